"""Settings for all tests, what is left out and why, and the list of rules that they show."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from larceny import compiled

from .effort import amount
from .packages import missing

settings.register_profile(
    "larceny",
    deadline=None,
    derandomize=True,
    max_examples=amount(quick=15, usual=24, soak=1_000),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("larceny")


@pytest.fixture(autouse=True, scope="session")
def nobody_lives_here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Whoever runs the tests keeps their saved games, data and settings to themselves."""
    with pytest.MonkeyPatch.context() as environment:
        for setting in [name for name in os.environ if name.startswith("LARCENY_")]:
            if setting != compiled.SWITCH:  # processes run what the tests run
                environment.delenv(setting)
        home = tmp_path_factory.mktemp("home")
        environment.setenv("XDG_STATE_HOME", str(home / "state"))
        environment.setenv("XDG_DATA_HOME", str(home / "data"))
        yield


# What is left out -----------------------------------------------------------------------------

ROOT = Path(__file__).parents[1]
MISSING = list(missing())


def pytest_configure() -> None:
    """Refuse to leave anything out where everything has to be tested.

    Who says LARCENY_PURE=0 wants to test what is compiled.
    """
    if os.environ.get(compiled.SWITCH) == "0" and compiled.how() != compiled.COMPILED:
        raise pytest.UsageError("Nothing is compiled: run `make compile` first.")
    if MISSING and os.environ.get("CI") == "true":
        told = " ".join(map(str, MISSING))
        raise pytest.UsageError(f"{told} Where CI=true, everything has to be tested.")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out files that cannot even be imported."""
    path = collection_path.relative_to(ROOT).as_posix()
    return True if any(path in package.files for package in MISSING) else None


def pytest_itemcollected(item: pytest.Item) -> None:
    """Leave out single tests."""
    for package in MISSING:
        if item.nodeid.partition("[")[0] in package.tests:
            item.add_marker(pytest.mark.skip(reason=str(package)))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say in the last lines what was left out."""
    for package in MISSING:
        terminalreporter.write_line(str(package))


# Which rules are shown ------------------------------------------------------------------------


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--list-rules", metavar="FILE", help="write which tests name which rule")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Write down, for every rule named by a test, the editions for which it is shown."""
    path = config.getoption("--list-rules")
    if path is None:
        return
    shown: dict[str, set[str]] = {}
    for item in items:
        callspec = getattr(item, "callspec", None)
        edition = "" if callspec is None else str(callspec.params.get("edition", ""))
        for marker in item.iter_markers("rule"):
            for number in marker.args:
                shown.setdefault(number, set()).add(edition)
    told = {number: sorted(editions) for number, editions in shown.items()}
    Path(path).write_text(json.dumps(told), encoding="utf-8")
