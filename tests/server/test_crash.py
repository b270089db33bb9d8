"""The server is killed in mid-game, and nothing is lost; `make crash` does it 300 times."""

from pathlib import Path

from ..effort import amount
from .crash import TABLES, crash, told

KILLS = amount(quick=2, usual=2, soak=50)


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    crashes = crash(tmp_path, TABLES, kills=KILLS, seed="short")
    assert not crashes.findings.are_bad, told(crashes, 0)
    assert crashes.games >= len(TABLES)
    assert crashes.findings.acked > 500
    assert crashes.findings.sealed > 0
