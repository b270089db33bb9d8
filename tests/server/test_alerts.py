"""Alerts: each asks for a metric that is there, and has a paragraph that says what to do."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from larceny.server.adapters.prometheus import PrometheusMetrics

ROOT = Path(__file__).parents[2]
ALERTS: list[dict[str, Any]] = [
    rule
    for group in yaml.safe_load((ROOT / "deploy" / "alerts.yml").read_text("utf-8"))["groups"]
    for rule in group["rules"]
]
RUNBOOK = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def exposed() -> str:
    """Return what a server exposes that has met with everything once."""
    metrics = PrometheusMetrics()
    metrics.look_at(lambda: 1, lambda: 1)
    metrics.moved("game", 1)
    metrics.acknowledged(0.1)
    metrics.committed(1, 0.1)
    metrics.thought("bot", 0.1)
    metrics.bot_failed("bot", "late")
    metrics.refused("too-many")
    metrics.bus_failed()
    return metrics.text().decode()


@pytest.mark.parametrize("alert", ALERTS, ids=lambda alert: alert["alert"])
def test_an_alert_asks_for_what_a_server_tells(alert: dict[str, Any]) -> None:
    names = set(re.findall(r"\b(?:larceny|process)_\w+", alert["expr"]))
    assert names or alert["expr"].startswith("up{")
    text = exposed()
    for name in names:
        assert re.search(rf"^{name}(\{{| )", text, re.M), name


@pytest.mark.parametrize("alert", ALERTS, ids=lambda alert: alert["alert"])
def test_an_alert_says_how_grave_it_is_and_where_to_read_on(alert: dict[str, Any]) -> None:
    name = alert["alert"]
    assert alert["labels"]["severity"] in ("page", "ticket")
    assert alert["annotations"]["runbook"] == f"docs/hosting.md#{name.lower()}"
    assert re.search(rf"^#### {name}\n\n\w", RUNBOOK, re.M)


def test_every_paragraph_of_the_runbook_belongs_to_an_alert() -> None:
    assert re.findall(r"^#### (\w+)$", RUNBOOK, re.M) == [alert["alert"] for alert in ALERTS]


def test_codes_that_alerts_name_are_given_somewhere() -> None:
    sources = "\n".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "src/larceny/server").rglob("*.py")
    )
    for alert in ALERTS:
        for codes in re.findall(r'code=~?"([^"]+)"', alert["expr"]):
            for code in codes.split("|"):
                assert f'"{code}"' in sources, code
