"""Outages of nodes, PostgreSQL and Redis lose nothing; how soon it goes on is measured there."""

import asyncio
from pathlib import Path

from ..effort import amount
from .conftest import needed
from .outages import outages_of
from .players import Wanted

SHORT = (
    Wanted("forty-thieves", people=2, bots=1, changes={"turn_cap": 12}),
    Wanted("forty-thieves", people=3, reaction_ms=40, changes={"turn_cap": 12}),
    Wanted("master-thieves", people=3, watchers=1, changes={"round_cap": 1}),
)


def test_outages_lose_nothing(tmp_path: Path) -> None:
    needed("postgres")
    needed("redis")
    outages = amount(quick=1, usual=1, soak=60)
    run = asyncio.run(outages_of(tmp_path, outages, "a few", SHORT))
    assert run.tables.findings.acked > 0
    assert not run.tables.findings.are_bad, run.tables.findings
