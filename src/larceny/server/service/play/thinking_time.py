"""Thinking time: who lets it run out is played by a bot until he returns."""

import asyncio
import logging

from larceny.kernel.events import Seat

from ...ports.store import JournalStore
from ..runtime.leases import Duties, attended
from ..runtime.tasks import Tasks
from ..runtime.timers import Timers
from ..table.session import Live, is_running
from .referee import Referee

log = logging.getLogger(__name__)

SCAN_SECONDS = 5.0
"""How often tables are looked for that no node has in memory, and whose time is over."""


class Clocks:
    """Watches the clocks of all tables."""

    def __init__(
        self, referee: Referee, journal: JournalStore, duties: Duties, tasks: Tasks
    ) -> None:
        self.referee = referee
        self.clock = referee.clock
        self.journal = journal
        self.duties = duties
        self.tasks = tasks
        self.timers = Timers(tasks, referee.clock, self.ring)
        referee.after_step.append(self.look)

    async def start(self) -> None:
        """Begin to look for tables that wait, also after a restart."""
        self.tasks.start(self._scan())

    def look(self, live: Live) -> None:
        """Set the time at which somebody's thinking time is over."""
        timed = live.window is not None and live.table.plan.reaction_ms  # it closes by itself
        dealt = live.state is not None
        running = is_running(live.table) and dealt and not live.is_over and not timed
        self.timers.set(live, live.clock.deadline(live.table.plan.clock) if running else None)

    async def ring(self, live: Live) -> None:
        """Let bots play for those whose time is over."""
        if not await attended(self.duties, live, lambda: bool(self._late(live)), self.clock):
            return
        async with live.lock:
            late = self._late(live)
            if late:
                live.away.update(late)
                self.referee.tell_presence(live)
                self.referee.looked_at(live)
            for seat in late:
                await self.referee.bus.announce(live.table.id, f"away {seat}")

    def _late(self, live: Live) -> set[Seat]:
        """Return the seats whose time is over, and for which no bot plays yet."""
        if not self.referee.has(live) or not is_running(live.table):
            return set()
        bots = {seat for seat, chair in enumerate(live.table.chairs) if chair.bot is not None}
        waits_for = set(live.deciders()) - live.sealed.keys() - live.away - bots
        return waits_for.intersection(live.late(self.clock.now_ms()))

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
