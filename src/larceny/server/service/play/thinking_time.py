"""Thinking time: who lets it run out is played by a bot until he returns."""

import asyncio
import logging

from larceny.kernel.events import Seat

from ...ports.store import JournalStore
from ..runtime.leases import Leases, wait_for_lease
from ..runtime.tasks import Tasks
from ..runtime.timers import Timers
from ..table.session import TableSession, is_running
from .referee import Referee

log = logging.getLogger(__name__)

SCAN_SECONDS = 5.0
"""How often tables are looked for that no node has in memory, and whose time is over."""


class ThinkingTime:
    """Watches the clocks of all tables."""

    def __init__(
        self, referee: Referee, journal: JournalStore, leases: Leases, tasks: Tasks
    ) -> None:
        self.referee = referee
        self.clock = referee.clock
        self.journal = journal
        self.leases = leases
        self.tasks = tasks
        self.timers = Timers[TableSession](tasks, referee.clock, self.ring)
        referee.after_step.append(self.look)

    async def start(self) -> None:
        """Begin to look for tables that wait, also after a restart."""
        self.tasks.start(self._scan())

    def look(self, session: TableSession) -> None:
        """Set the time at which somebody's thinking time is over."""
        timed = session.window is not None and session.table.plan.reaction_ms  # it closes by itself
        dealt = session.state is not None
        running = is_running(session.table) and dealt and not session.is_over and not timed
        self.timers.set(
            session.table.id,
            session,
            session.clock.deadline(session.table.plan.clock) if running else None,
        )

    async def ring(self, session: TableSession) -> None:
        """Let bots play for those whose time is over."""
        if not await wait_for_lease(
            self.leases, session.table.id, lambda: bool(self._late(session)), self.clock
        ):
            return
        async with session.lock:
            late = self._late(session)
            if late:
                session.away.update(late)
                self.referee.broadcast_presence(session)
                self.referee.looked_at(session)
            for seat in late:
                await self.referee.bus.announce(session.table.id, f"away {seat}")

    def _late(self, session: TableSession) -> set[Seat]:
        """Return the seats whose time is over, and for which no bot plays yet."""
        if not self.referee.has(session) or not is_running(session.table):
            return set()
        bots = {seat for seat, chair in enumerate(session.table.chairs) if chair.bot is not None}
        waits_for = set(session.deciders()) - session.sealed.keys() - session.away - bots
        return waits_for.intersection(session.late(self.clock.now_ms()))

    async def _scan(self) -> None:
        while True:
            try:
                await self._wake_up()
            except Exception:  # a database that is away for a while comes back
                log.exception("scan-failed")
            await self.clock.sleep(SCAN_SECONDS)

    async def _wake_up(self) -> None:
        """Take the tables into memory whose time is over; then their clock rings by itself."""
        for table in await asyncio.to_thread(self.journal.overdue, self.clock.now_ms()):
            try:
                await self.referee.find(table)
            except Exception:  # one table that cannot be set up must not stop the others' clocks
                log.exception("table-failed")
