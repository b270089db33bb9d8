"""Outages of nodes, PostgreSQL and Redis lose nothing; how soon it goes on is measured there."""

import asyncio
from pathlib import Path

from ..effort import amount
from .conftest import needed
from .outages import outages_of


def test_outages_lose_nothing(tmp_path: Path) -> None:
    needed("postgres")
    needed("redis")
    run = asyncio.run(outages_of(tmp_path, amount(quick=1, usual=3, soak=60), "a few"))
    assert run.findings.acked > 0
    assert not run.findings.are_bad, run.findings
