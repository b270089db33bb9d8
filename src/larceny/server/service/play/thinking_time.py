"""Thinking time: who lets it run out is played by a bot until he returns."""

import asyncio
import logging

from larceny.kernel.events import Seat

from ...ports.bus import SeatTimedOut
from ...ports.store import JournalStore
from ..runtime.leases import Leases, wait_for_lease
from ..runtime.repeating import repeat
from ..runtime.tasks import Tasks
from ..runtime.timers import Timers
from ..table.events import Stepped
from ..table.position import Position
from ..table.session import TableSession, is_running
from ..table.sessions import TableSessions

log = logging.getLogger(__name__)

SCAN_SECONDS = 5.0
"""How often tables are looked for that no node has in memory, and whose time is over."""


class ThinkingTime:
    """Watches the clocks of all tables."""

    def __init__(
        self, sessions: TableSessions, journal: JournalStore, leases: Leases, tasks: Tasks
    ) -> None:
        self.sessions = sessions
        self.clock = sessions.clock
        self.journal = journal
        self.leases = leases
        self.tasks = tasks
        self.timers = Timers[TableSession](tasks, self.clock, self.ring)

    async def start(self) -> None:
        """Begin to look for tables that wait, also after a restart."""
        self.tasks.start(repeat(self.load_overdue, SCAN_SECONDS, self.clock, log, "scan-failed"))

    def on_stepped(self, event: Stepped) -> None:
        """Set the time at which somebody's thinking time is over."""
        self._schedule(event.session)

    def _schedule(self, session: TableSession) -> None:
        """Ring for the first who is waited for: banks differ, so each has his own time."""
        position, plan = session.position, session.position.table.plan
        at = None
        if plan.clock.runs and _can_run_out(position):
            at = position.clock.deadline(plan.clock, session.waits_for())
        self.timers.set(position.table.id, session, at, session.now_ms)

    async def ring(self, session: TableSession) -> None:
        """Let bots play for those whose time is over."""
        if not await wait_for_lease(
            self.leases, session.table.id, lambda: bool(self._late(session)), self.clock
        ):
            if self.sessions.has(session):
                self._schedule(session)  # he has answered, unheard by all; others may still think
            return
        async with session.lock:
            if not self.sessions.has(session):
                return  # what is in memory may not be what is stored; it is being set up anew
            if not self.sessions.alone:  # he may have decided at another node, unheard here
                await self.sessions.catch_up(session)
            late = self._late(session)
            if late:
                seq = session.position.seq
                session.timed_out.update(dict.fromkeys(late, seq))
                self.sessions.broadcaster.presence(session)
                self.sessions.events.stepped(session)
            else:
                self._schedule(session)
            for seat in late:
                await self.sessions.bus.announce(session.table.id, SeatTimedOut(seat, seq))

    def _late(self, session: TableSession) -> set[Seat]:
        """Return the seats whose time is over, and for which no bot plays yet."""
        if not self.sessions.has(session) or not is_running(session.table):
            return set()
        return session.waits_for().intersection(session.position.late(session.now_ms()))

    async def load_overdue(self) -> None:
        """Take the tables into memory whose time is over; then their clock rings by itself."""
        for table in await asyncio.to_thread(self.journal.overdue, self.clock.now_ms()):
            try:
                await self.sessions.find(table)
            except Exception:  # one table that cannot be set up must not stop the others' clocks
                log.exception("table-failed")


def _can_run_out(position: Position) -> bool:
    """Ask whether somebody's time can run out; a window with a time closes by itself."""
    closes_by_itself = position.window_closes_at() is not None
    return is_running(position.table) and not closes_by_itself and not position.is_over
