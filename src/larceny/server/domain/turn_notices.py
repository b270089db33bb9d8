"""What devices are told about a turn or a full table, and for how long it is worth telling."""

from hashlib import sha256
from typing import Any

from larceny.kernel.events import Seat

from .game_clock import ClockKind
from .tables import Status, Table

DAY_S = 24 * 3_600
INVITATION_S = 2 * 3_600
"""Who comes later than that finds nobody."""

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


FULL = -1
"""Instead of the step with which a turn began: a table is full, and can begin."""

FULL_S = 3_600
"""For how long it is worth telling that a table is full."""


def is_full(table: Table) -> bool:
    """Ask whether several people wait in a lobby where no chair is free any more."""
    people = {chair.person for chair in table.chairs if chair.person is not None}
    is_lobby = table.status is Status.LOBBY
    return is_lobby and len(people) > 1 and not any(chair.free for chair in table.chairs)


def full_notice(table: Table, seat: Seat, language: str) -> dict[str, Any]:
    """Return what a device is told when the last chair of a table was taken."""
    return {**turn_notice(table, seat, FULL, language), "kind": "full"}


def invitation_notice(table: Table, by: str, language: str) -> dict[str, Any]:
    """Return what a device is told of an invitation."""
    return {
        "kind": "invitation",
        "table": table.id,
        "game": table.plan.game,
        "by": by,
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
