"""A table session: a table that this node has in memory, because it is played or watched.

Everything here can be thrown away and built again from the store.
"""

from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from larceny.kernel.events import Seat

from ...domain.tables import Status, Table
from ...ports.clock import Clock
from ..runtime.locks import Lock
from .audience import Audience, Watchers
from .position import Position
from .table_time import TableTime

T = TypeVar("T")


@dataclass(slots=True, eq=False)
class TableSession:
    """A table in memory: how the game stands, and who follows it."""

    position: Position
    time: TableTime
    audience: Audience = field(default_factory=Audience)
    timed_out: dict[Seat, int] = field(default_factory=dict)  # after which step: a bot plays
    returned: dict[Seat, int] = field(default_factory=dict)  # and after which step they came back
    back_late: dict[Seat, int] = field(default_factory=dict)  # what a bot still answers for them
    lock: Lock = field(default_factory=Lock)
    kept: dict[object, Any] = field(default_factory=dict)  # by parts of the service (`Kept`)

    @property
    def table(self) -> Table:
        """Return what was agreed on, and who sits where."""
        return self.position.table

    @table.setter
    def table(self, table: Table) -> None:
        self.position.table = table

    def now_ms(self) -> int:
        """Return the time at this table."""
        return self.time.now_ms()

    def is_away(self, seat: Seat) -> bool:
        """Ask whether a bot plays for the person on a seat: he left, or let his time run out."""
        return seat in self.timed_out or self.position.table.chairs[seat].away

    def time_out(self, seat: Seat, seq: int) -> None:
        """Let a bot play for somebody whose time ran out, after a step.

        Another node may say so late: if he has decided since, or was here, he is not away.
        """
        decided = max(self.position.keys.get(seat, {}).values(), default=-1)
        if seq > self.returned.get(seat, -1) and seq >= decided:
            self.timed_out[seat] = seq

    def let_back(self, seat: Seat, seq: int) -> None:
        """Let somebody play himself whose time ran out, and who was here after a step.

        A question for which he came too late is still answered by a bot; his time for the next one
        is his own again.
        """
        self.returned[seat] = max(seq, self.returned.get(seat, -1))
        if self.timed_out.get(seat, -1) > seq:
            return  # he has gone again since
        self.timed_out.pop(seat, None)
        if self.is_late(seat):
            self.back_late[seat] = self.position.asked_at(seat)

    def is_late(self, seat: Seat) -> bool:
        """Ask whether the time of a seat is over."""
        has_clock = self.position.table.plan.clock.runs
        return has_clock and seat in self.position.late(self.now_ms())

    def waits_for(self) -> set[Seat]:
        """Return the seats whose own answer the table waits for, and not that of a bot."""
        position, chairs = self.position, self.table.chairs
        return {
            seat
            for seat in position.unanswered() - self.timed_out.keys()
            if chairs[seat].bot is None and self.back_late.get(seat) != position.asked_at(seat)
        }

    def is_watched(self) -> bool:
        """Ask whether anybody watches the table at this node."""
        return self.audience.is_watched()

    def watchers(self) -> Watchers:
        """Say who watches the table, at whatever node."""
        return self.audience.watchers(self.table)


class Kept(Generic[T]):
    """What a part of the service keeps of each table; it is gone when the table is.

    (A dictionary with weak keys does the same more slowly, and no compiled class can be one.)
    """

    def get(self, session: TableSession) -> T | None:
        """Return what is kept of a table, if anything is."""
        return session.kept.get(self)

    def __setitem__(self, session: TableSession, what: T) -> None:
        session.kept[self] = what

    def __delitem__(self, session: TableSession) -> None:
        del session.kept[self]


def new_session(table: Table, clock: Clock) -> TableSession:
    """Set a table up in memory, before the deal."""
    return TableSession(Position.before_deal(table), TableTime(clock))


def is_running(table: Table) -> bool:
    """Ask whether a table is being played."""
    return table.status is Status.PLAYING
