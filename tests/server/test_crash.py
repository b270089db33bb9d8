"""The server is killed in mid-game, and nothing is lost; `make crash` does it 300 times."""

from pathlib import Path

from ..effort import amount
from .crash import TABLES, crash, told

KILLS = amount(quick=2, usual=2, soak=50)


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    crashes = crash(tmp_path, TABLES, kills=KILLS, seed="short")
    assert not crashes.tables.findings.are_bad, told(crashes, 0)
    assert crashes.tables.games >= len(TABLES)
    assert crashes.tables.findings.acked > 500
    assert crashes.tables.findings.sealed > 0
