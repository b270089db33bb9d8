"""Settings for all tests, and the list of rules that they show."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from .effort import amount

settings.register_profile(
    "larceny",
    deadline=None,
    derandomize=True,
    max_examples=amount(quick=15, usual=50, soak=1_000),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("larceny")


@pytest.fixture(autouse=True, scope="session")
def nobody_lives_here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Whoever runs the tests keeps their saved games, data and settings to themselves."""
    with pytest.MonkeyPatch.context() as environment:
        for setting in [name for name in os.environ if name.startswith("LARCENY_")]:
            environment.delenv(setting)
        home = tmp_path_factory.mktemp("home")
        environment.setenv("XDG_STATE_HOME", str(home / "state"))
        environment.setenv("XDG_DATA_HOME", str(home / "data"))
        yield


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
