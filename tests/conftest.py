"""Settings for all tests, and the list of rules that they show."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "larceny",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("larceny")


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
