"""Settings: defaults for one machine, a file, the environment, options; wrong ones are refused."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from larceny.cli.screens.error_messages import error_message
from larceny.server.read_settings import NOT_SETTINGS, kinds_of_settings, read_settings, variable_of
from larceny.server.service.people.rate_limits import Rate
from larceny.server.settings import (
    InvalidSettings,
    LogFormat,
    SecureCookie,
    Settings,
    without_password,
)

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def from_file(tmp_path: Path, text: str, environ: Mapping[str, str] | None = None) -> Settings:
    path = tmp_path / "larceny.toml"
    path.write_text(text, encoding="utf-8")
    return read_settings(path, environ or {})


def test_without_any_settings_it_is_for_this_machine_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    settings = read_settings(environ={})
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.database == f"sqlite:///{tmp_path}/larceny/larceny.db"
    assert settings.alone
    assert not settings.metrics
    assert not settings.trusted_proxies


def test_two_processes_have_different_names() -> None:
    assert Settings().node != Settings().node
    assert len(Settings().node) <= 40


def test_a_file_changes_them(tmp_path: Path) -> None:
    settings = from_file(
        tmp_path,
        'port = 9000\nmetrics = true\nlog_format = "json"\nallowed_origins = ["https://a.example"]'
        "\n[limits]\nguests = [5, 0.5]\nopen_tables = 3\n",
    )
    assert settings.port == 9000
    assert settings.metrics
    assert settings.log_format is LogFormat.JSON
    assert settings.allowed_origins == ("https://a.example",)
    assert settings.limits.guests == Rate(5, 0.5)
    assert settings.limits.open_tables == 3
    assert settings.limits.tables == Settings().limits.tables


def test_the_environment_goes_before_the_file_and_options_before_both(tmp_path: Path) -> None:
    path = tmp_path / "larceny.toml"
    path.write_text('port = 1\nhost = "file"\nnode = "file"', encoding="utf-8")
    environ = {"LARCENY_HOST": "environment", "LARCENY_NODE": "environment"}
    settings = read_settings(path, environ, {"node": "option", "port": None})
    assert (settings.port, settings.host, settings.node) == (1, "environment", "option")


def test_the_environment_can_name_the_file(tmp_path: Path) -> None:
    path = tmp_path / "larceny.toml"
    path.write_text("port = 1", encoding="utf-8")
    assert read_settings(environ={"LARCENY_CONFIG": str(path)}).port == 1


def test_text_of_the_environment_is_understood() -> None:
    settings = read_settings(
        environ={
            "LARCENY_PORT": "0",
            "LARCENY_METRICS": "Yes",
            "LARCENY_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8",
            "LARCENY_ALLOWED_ORIGINS": "",
            "LARCENY_COOKIE_SECURE": "on",
            "LARCENY_LIMITS_TABLES": "7, 2.5",
            "LARCENY_LIMITS_SESSIONS": "9",
            "LARCENY_BOT_WORKERS": "3",
            "LARCENY_BOT_MS": "800",
            "PATH": "/bin",
        }
    )
    assert settings.port == 0
    assert settings.metrics
    assert settings.trusted_proxies == ("127.0.0.1", "10.0.0.0/8")
    assert settings.allowed_origins == ()
    assert settings.limits.tables == Rate(7, 2.5)
    assert settings.limits.sessions == 9
    assert (settings.bot_workers, settings.bot_ms) == (3, 800)


def test_the_cookie_is_for_tls_only_where_people_come_by_tls() -> None:
    assert Settings(public_url="https://a.example").secure_cookies
    assert not Settings(public_url="http://a.example").secure_cookies
    assert not Settings().secure_cookies
    assert Settings(cookie_secure=SecureCookie.ON).secure_cookies
    assert not Settings(
        public_url="https://a.example", cookie_secure=SecureCookie.OFF
    ).secure_cookies


def test_pages_of_the_public_address_may_talk_to_the_server() -> None:
    settings = Settings(public_url="https://a.example/", allowed_origins=("http://b.example:81",))
    assert settings.origins == {"https://a.example", "http://b.example:81"}


WRONG: dict[str, tuple[str, Any, str]] = {
    "no number": ("port", "x", "The setting port cannot be “x”. Allowed: NUMBER."),
    "no port": ("port", 65_536, "The setting port cannot be “65536”. Allowed: 0–65535."),
    "truth as port": ("port", True, "The setting port cannot be “True”."),
    "no host": ("host", "http://a", "The setting host cannot be “http://a”."),
    "empty host": ("host", "", "The setting host cannot be “”."),
    "another database": ("database", "mysql://u:geheim@h/n", "cannot be “mysql://…@h/n”"),
    "no database": ("database", "larceny.db", "Allowed: sqlite:////PATH, postgresql://"),
    "no redis": ("redis", "localhost:6379", "The setting redis cannot be “localhost:6379”."),
    "path of an url": ("public_url", "https://a.example/b", "Allowed: https://HOST, http://"),
    "no url": ("public_url", "a.example", "The setting public_url cannot be “a.example”."),
    "odd port of an url": ("public_url", "https://a:b", "The setting public_url cannot be"),
    "origin with a name": ("allowed_origins", ["https://u@a"], "The setting allowed_origins"),
    "any origin": ("allowed_origins", ["*"], "The setting allowed_origins cannot be “*”."),
    "number as origin": ("allowed_origins", [1], "The setting allowed_origins cannot be “[1]”."),
    "no network": ("trusted_proxies", ["10.0.0.1/8"], "Allowed: ADDRESS, ADDRESS/BITS."),
    "any proxy": ("trusted_proxies", ["*"], "The setting trusted_proxies cannot be “*”."),
    "no truth": ("metrics", "maybe", "The setting metrics cannot be “maybe”. Allowed: true, false"),
    "number as truth": ("metrics", 1, "The setting metrics cannot be “1”."),
    "no format": ("log_format", "xml", "cannot be “xml”. Allowed: text, json."),
    "no level": ("log_level", "loud", "Allowed: debug, info, warning, error."),
    "fewer than no workers": (
        "bot_workers",
        -1,
        "The setting bot_workers cannot be “-1”. Allowed: 0–",
    ),
    "no time to think": ("bot_ms", 0, "The setting bot_ms cannot be “0”. Allowed: 100–600000."),
    "long name": ("node", "n" * 41, "The setting node cannot be"),
    "unknown": ("prot", 1, "no setting “prot”. Settings: administrators, allowed_origins,"),
    "unknown limit": ("limits.guest", 1, "There is no setting “limits.guest”."),
    "no rate": ("limits.guests", 5, "The setting limits.guests cannot be “5”. Allowed: NUMBER, S"),
    "never": ("limits.guests", [0, 1], "The setting limits.guests cannot be “[0, 1]”."),
    "at once": ("limits.guests", [1, 0], "The setting limits.guests cannot be “[1, 0]”."),
    "no tables": ("limits.open_tables", 0, "The setting limits.open_tables cannot be “0”. Allow"),
}


@pytest.mark.parametrize(("name", "value", "told"), WRONG.values(), ids=WRONG)
def test_a_wrong_setting_is_named_with_what_is_allowed(name: str, value: Any, told: str) -> None:
    with pytest.raises(InvalidSettings) as refusal:
        read_settings(environ={}, options={name: value})
    assert told in error_message(refusal.value)
    assert "geheim" not in error_message(refusal.value)


def test_a_misspelt_variable_is_not_overlooked() -> None:
    with pytest.raises(InvalidSettings) as refusal:
        read_settings(environ={"LARCENY_PROT": "1"})
    assert error_message(refusal.value).startswith("LARCENY_PROT in the environment is no setting.")


def test_variables_that_are_for_others_are_left_alone() -> None:
    read_settings(environ={"LARCENY_PURE": "1", "LARCENY_TRACEBACK": "1"})


@pytest.mark.parametrize("text", ["port", "port = 1\nport = 2", "limits = 3"])
def test_a_broken_file_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(InvalidSettings):
        from_file(tmp_path, text)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidSettings) as refusal:
        read_settings(tmp_path / "none.toml", {})
    assert "none.toml cannot be read: No such file" in error_message(refusal.value)


def test_passwords_are_not_shown() -> None:
    settings = Settings(database="postgresql://u:geheim@h/n", redis="redis://:geheim@h:1/0")
    assert "geheim" not in repr(settings)
    for url in (
        "postgresql://u:geheim@h/n",
        "redis://:geheim@h:1/0",
        "postgresql://h/n?user=u&password=geheim",
        "postgresql://u:ge/he@im:geheim@h/n",
        "u:geheim@h/n",
    ):
        assert "geheim" not in without_password(url)
    assert without_password("postgresql://u:geheim@h:5432/n") == "postgresql://…@h:5432/n"
    assert without_password("sqlite:////home/a@b/c.db") == "sqlite:////home/a@b/c.db"


# The document -------------------------------------------------------------------------------------


def rows() -> dict[str, list[str]]:
    text = HOSTING.read_text(encoding="utf-8")
    found = re.findall(r"^\| `([\w.]+)` \| `(\w+)` \| (.*?) \| (.+) \|$", text, re.MULTILINE)
    return {name: [variable, default, meaning] for name, variable, default, meaning in found}


def test_every_setting_is_in_the_document_with_its_variable() -> None:
    assert list(rows()) == list(kinds_of_settings())
    for name, (variable, _, meaning) in rows().items():
        assert variable == variable_of(name)
        assert meaning


def default_of(name: str) -> str:
    settings, limit = Settings(), name.removeprefix("limits.")
    value = getattr(settings.limits, limit) if limit != name else getattr(settings, name)
    if isinstance(value, Rate):
        return f"`[{value.burst}, {value.seconds}]`"
    if isinstance(value, bool):
        return f"`{value}`".lower()
    return f"`{value}`" if value else ""


DRAWN = {"database", "node", "bot_workers"}
"""Defaults that differ from one machine to the next; the document tells how they come about."""


@pytest.mark.parametrize("name", [name for name in kinds_of_settings() if name not in DRAWN])
def test_the_document_has_the_right_default(name: str) -> None:
    assert rows()[name][1].strip() == default_of(name)


def test_the_settings_in_the_document_can_be_used(tmp_path: Path) -> None:
    text = HOSTING.read_text(encoding="utf-8")
    files = re.findall(r"^```toml\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert files
    for file in files:
        from_file(tmp_path, file)
    for variable in re.findall(r"LARCENY_[A-Z_]+(?==)", text):
        assert variable in {*NOT_SETTINGS, *map(variable_of, kinds_of_settings())}
