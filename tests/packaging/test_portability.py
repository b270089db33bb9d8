"""The package runs where Unix ends: what Windows lacks is taken away, and everything goes on.

That is as far as it can be tried elsewhere; the wheel itself is tried on Windows and macOS by the
workflow (tools/smoke_test.py).
"""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path, PurePath
from random import Random

import httpx
import pytest

from larceny import folders
from larceny.cli.common.files import write_text
from larceny.games.master_thieves import GAME
from larceny.kernel import record as records
from larceny.kernel.play import Match
from tests.server.processes import begin, guests, play, serving

ELSEWHERE = str(Path(__file__).parent / "elsewhere")
PATIENCE_S = 120.0

EVERY_MODULE = """
import pkgutil, sys
from importlib import import_module
import larceny
assert sys.modules["fcntl"] is None
count = 0
for module in pkgutil.walk_packages(larceny.__path__, "larceny."):
    if not module.name.endswith(".__main__") and ".migrations." not in module.name:
        import_module(module.name)
        count += 1
print(count)
"""


def python(*args: str, typed: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    """Run Python as if on Windows."""
    return subprocess.run(
        [sys.executable, *args],
        env={**os.environ, "PYTHONPATH": ELSEWHERE, **environ},
        input=typed,
        capture_output=True,
        text=True,
        errors="replace",
        timeout=PATIENCE_S,
        check=False,
    )


def larceny(*args: str, typed: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    return python("-m", "larceny.cli.main", *args, typed=typed, **environ)


def test_every_module_can_be_imported() -> None:
    run = python("-c", EVERY_MODULE)
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) > 300


def test_it_serves_bots_think_and_a_backup_is_made(tmp_path: Path) -> None:
    settings = {"PYTHONPATH": ELSEWHERE, "LARCENY_BOT_WORKERS": "1"}
    with serving(tmp_path, **settings) as server, guests(server.url, 1) as (guest,):
        assert httpx.get(f"{server.url}/readyz").json()["ready"]
        against = [{"seat": 1, "bot": "novice"}]
        table = begin([guest], "forty-thieves", seats=2, bots=against)
        assert len(play([guest], table, Random("elsewhere"), most=4)) == 4
        copy = tmp_path / "copy"
        run = larceny("backup", str(copy), "--database", server.told["database"])
        assert run.returncode == 0, run.stderr
        assert copy.stat().st_size > 0
        assert server.end(signal.SIGINT) == 0
        assert "bot-worker-started" in server.logged()
        assert "Traceback" not in server.logged()


def test_it_simulates_in_several_processes(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    run = larceny("simulate", "forty-thieves", "--games", "2", "--jobs", "2", "--out", str(out))
    assert run.returncode == 0, run.stderr
    assert len(out.read_text(encoding="utf-8").splitlines()) == 2


def test_a_master_goes_through_a_game() -> None:
    match = Match(GAME, GAME.ruleset("french", round_cap=1), 2, secret="elsewhere")
    dice = Random("elsewhere")
    while not match.is_over:
        seat = match.deciders[0]
        match.act(seat, dice.choice(match.legal_actions(seat)))
    wanted = {"record": records.to_json(match.record()), "seat": 0, "sims": 1}
    run = python("-m", "larceny.bots.analysis_worker", typed=json.dumps(wanted) + "\n")
    assert run.returncode == 0, run.stderr
    first, *judged = map(json.loads, run.stdout.splitlines())
    assert first["of"] == len(judged) > 0


def test_a_terminal_without_our_letters_is_no_trouble(tmp_path: Path) -> None:
    """As on a Windows of Western Europe: it has no ◆ and no ▸."""
    environ = {"PYTHONIOENCODING": "cp1252:strict", "XDG_STATE_HOME": str(tmp_path)}
    short = ("--players", "2", "--seed", "short", "--set", "round_cap=1")
    run = larceny("play", *short, typed="1\n" * 500, **environ)
    assert run.returncode == 0, run.stderr
    run = larceny("play", "--edition", "◆", **environ)
    assert run.returncode == 2
    assert "There is no edition" in run.stderr


def test_what_it_cannot_measure_there_it_says() -> None:
    script = (
        "import pathlib\n"
        "pathlib.Path.exists = lambda path: False\n"
        "from larceny.cli.main import main; main()\n"
    )
    run = python("-c", script, "loadtest", "--seconds", "1")
    assert run.returncode == 2
    assert run.stderr.endswith("only on Linux.\n")


# Folders ----------------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for variable in ("XDG_DATA_HOME", "XDG_STATE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    return tmp_path


NATIVE = {
    "linux": (".local/share/larceny", ".local/state/larceny"),
    "win32": ("AppData/Local/larceny",) * 2,
    "darwin": ("Library/Application Support/larceny",) * 2,
}


@pytest.mark.parametrize("platform", NATIVE)
def test_files_lie_where_the_system_wants_them(
    home: Path, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    data, state = NATIVE[platform]
    assert folders.data_folder() == home / data
    assert folders.state_folder() == home / state


@pytest.mark.parametrize("platform", NATIVE)
def test_what_lies_there_already_is_still_found(
    home: Path, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    (home / ".local" / "share" / "larceny").mkdir(parents=True)
    assert folders.data_folder() == home / ".local" / "share" / "larceny"


@pytest.mark.parametrize("platform", NATIVE)
def test_whoever_chooses_a_folder_gets_it(
    home: Path, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "mine"))
    monkeypatch.setenv("XDG_STATE_HOME", "not/absolute")
    assert folders.data_folder() == home / "mine" / "larceny"
    assert folders.state_folder() == home / NATIVE[platform][1]


def test_windows_may_name_its_folder(home: Path) -> None:
    found = folders.native("win32", home, {"LOCALAPPDATA": "D:/Local"})
    assert found == PurePath("D:/Local")


def test_files_are_the_same_everywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "linesep", "\r\n")
    write_text(tmp_path / "letter", "one\ntwo\n")
    assert (tmp_path / "letter").read_bytes() == b"one\ntwo\n"
