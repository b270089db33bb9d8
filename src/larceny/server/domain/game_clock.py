"""Clocks: how long a seat may think, and what happens to its bank.

Times are milliseconds. A clock is a plain value that is stored with every decision, so it survives
a restart as it was.
"""

from collections.abc import Container
from dataclasses import dataclass, replace
from enum import StrEnum

from larceny.kernel.events import Seat

from .refusals import Refused

DAY_MS = 24 * 60 * 60 * 1000


class ClockKind(StrEnum):
    """How thinking time is counted."""

    NONE = "none"
    PER_MOVE = "per_move"
    BANK = "bank"  # so long a decision, then the bank
    DAYS = "days"  # so many days a decision


@dataclass(frozen=True, slots=True)
class TimeControl:
    """What a table agreed on."""

    kind: ClockKind = ClockKind.NONE
    per_move_ms: int = 0
    bank_ms: int = 0

    @property
    def runs(self) -> bool:
        """Ask whether there is a clock at all."""
        return self.kind is not ClockKind.NONE

    def __post_init__(self) -> None:
        if self.kind is ClockKind.NONE:
            fits = self.per_move_ms == 0 and self.bank_ms == 0
        elif self.kind is ClockKind.DAYS:
            fits = DAY_MS <= self.per_move_ms <= 30 * DAY_MS and self.bank_ms == 0
        else:
            has_bank = self.kind is ClockKind.BANK
            fits = 1_000 <= self.per_move_ms <= DAY_MS and has_bank == (0 < self.bank_ms <= DAY_MS)
        if not fits:
            raise Refused("clock", kind=str(self.kind), per_move_ms=self.per_move_ms)


@dataclass(frozen=True, slots=True)
class GameClock:
    """How the clock of a table stands."""

    banks: tuple[int, ...]  # by seat
    asked: tuple[Seat, ...] = ()  # the seats whose time runs
    since: int = 0  # when it began to run
    read: int = 0  # when all that has happened can have been read; at once, nobody waits for it

    def deadline(self, plan: TimeControl, among: Container[Seat] | None = None) -> int | None:
        """Return when the first of the asked seats, or of those among them, runs out of time."""
        if plan.kind is ClockKind.NONE:
            return None
        banks = [self.banks[seat] for seat in self.asked if among is None or seat in among]
        return self.since + plan.per_move_ms + min(banks) if banks else None

    def late(self, plan: TimeControl, now: int) -> tuple[Seat, ...]:
        """List the asked seats whose time is over."""
        if plan.kind is ClockKind.NONE:
            return ()
        spent = now - self.since - plan.per_move_ms
        return tuple(seat for seat in self.asked if spent >= self.banks[seat])

    def decided(
        self,
        plan: TimeControl,
        seat: Seat,
        asked: tuple[Seat, ...],
        now: int,
        begins: int | None = None,
        is_free: bool = False,
    ) -> "GameClock":
        """Stop a seat's time, and start that of the seats which are asked now.

        It begins when they can have read why they are asked. Where several seats are asked at once,
        the time of those who still think runs on. A bot that waits for others to read pays nothing.
        """
        if plan.kind is ClockKind.NONE:
            return self
        banks = list(self.banks)
        over = now - self.since - plan.per_move_ms
        if seat in self.asked and over > 0 and not is_free:
            banks[seat] = max(0, banks[seat] - over)
        goes_on = set(asked) < set(self.asked)
        begins = now if begins is None else begins
        since = self.since if goes_on else begins
        return replace(self, banks=tuple(banks), asked=asked, since=since)


def fresh_clock(
    plan: TimeControl, seats: int, asked: tuple[Seat, ...], begins: int, read: int = 0
) -> GameClock:
    """Return the clock at the beginning of a game."""
    return GameClock((plan.bank_ms,) * seats, asked, begins, read)
