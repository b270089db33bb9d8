"""What is told about a turn that somebody owes, and for how long it is worth telling."""

from hashlib import sha256
from typing import Any

from larceny.kernel.events import Seat

from .game_clock import ClockKind
from .tables import Table

DAY_S = 24 * 3_600
LONGEST_S = 28 * DAY_S
"""Push services keep nothing longer."""


def turn_notice(table: Table, seat: Seat, turn: int, language: str) -> dict[str, Any]:
    """Return what a device is told; it makes a sentence of it, in its owner's language."""
    others = [chair.name for at, chair in enumerate(table.chairs) if at != seat]
    return {
        "kind": "turn",
        "table": table.id,
        "turn": turn,
        "game": table.plan.game,
        "others": others,
        "language": language,
    }


def topic_of(table: Table) -> str:
    """Return what tells pushes apart: of one table only the newest is worth keeping."""
    return sha256(f"turn at {table.id}".encode()).hexdigest()[:32]


def time_to_live_s(table: Table, deadline: int | None, now: int) -> int:
    """Return for how many seconds a device that is off is waited for."""
    if deadline is None:
        return DAY_S
    return max(0, min((deadline - now) // 1_000, LONGEST_S))


def is_urgent(table: Table) -> bool:
    """Ask whether a sleeping device is to be woken: not where one has days."""
    return table.plan.clock.kind in (ClockKind.PER_MOVE, ClockKind.BANK)
