"""Bots resume their tables by themselves: also those that nobody watches, after a restart.

Tables that wait for a bot are looked for among those that have rested for a while. A few at a time
are set up, by the node that gets their lease; where a person is to move, they are let go again.
"""

import asyncio
import logging

from ...ports.store import TableStore
from ..bots.players import BotPlayers
from ..runtime.leases import Leases
from ..runtime.repeating import repeat
from ..runtime.tasks import Tasks
from ..table.sessions import TableSessions

log = logging.getLogger(__name__)

DAY_MS = 24 * 3_600 * 1_000
"""Older games wait until somebody comes."""

REST_MS = 10_000
"""Bots are quicker; a table that moved later is looked after by some node."""

PAUSE_S = 5.0
AT_ONCE = 20
MOST = 1_000
"""Tables that are set up in one go, and that are found at once."""


class BotResumption:
    """Takes up the tables that wait for a bot."""

    def __init__(
        self,
        sessions: TableSessions,
        tables: TableStore,
        bots: BotPlayers,
        leases: Leases,
        tasks: Tasks,
    ) -> None:
        self.sessions = sessions
        self.clock = sessions.clock
        self.tables = tables
        self.bots = bots
        self.leases = leases
        self.tasks = tasks
        self._looked_at: dict[str, int] = {}  # at which step

    async def start(self) -> None:
        """Begin to look for tables that wait."""
        self.tasks.start(repeat(self.resume_some, PAUSE_S, self.clock, log, "waking-failed"))

    async def resume_some(self) -> None:
        """Take up a few tables that wait for a bot."""
        now = self.clock.now_ms()
        latest = now if self.sessions.alone else now - REST_MS
        found = await asyncio.to_thread(self.tables.resting, now - DAY_MS, latest, MOST)
        self._looked_at = {
            table.id: self._looked_at[table.id] for table, _ in found if table.id in self._looked_at
        }
        with_bots = [
            (table.id, seq)
            for table, seq in found
            if any(chair.bot is not None or chair.away for chair in table.chairs)
            and table.id not in self.sessions.loaded
            and self._looked_at.get(table.id) != seq
        ]
        for table_id, seq in with_bots[:AT_ONCE]:
            if await self.leases.holds(table_id):
                self._looked_at[table_id] = seq
                await self._take_up(table_id)

    async def _take_up(self, table_id: str) -> None:
        try:
            session = await self.sessions.find(table_id)
        except Exception:  # one table that cannot be set up must not keep the others waiting
            log.exception("table-failed")
            return
        waits_for_bot = any(self.bots.plays(session, seat) for seat in session.position.deciders())
        if not waits_for_bot and session.position.window is None:
            self.sessions.discard_unwatched(session)
