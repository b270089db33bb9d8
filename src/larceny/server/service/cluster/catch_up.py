"""Catching up with what was stored and not announced, because a node died in between.

Only tables that somebody watches here are compared with the store, all of them with a few queries.
"""

import asyncio
import logging

from ...ports.store import TableStore
from ..runtime.repeating import repeat
from ..runtime.tasks import Tasks
from ..table.session import TableSession
from ..table.sessions import TableSessions

log = logging.getLogger(__name__)

POLL_S = 2.0
BATCH = 500
"""Tables in one query."""


class CatchUp:
    """Notices tables of which more is stored than was heard."""

    def __init__(self, sessions: TableSessions, tables: TableStore, tasks: Tasks) -> None:
        self.sessions = sessions
        self.clock = sessions.clock
        self.tables = tables
        self.tasks = tasks

    async def start(self) -> None:
        """Begin to poll, where there are other nodes."""
        if not self.sessions.alone:
            self.tasks.start(self._run())

    async def _run(self) -> None:
        await self.clock.sleep(POLL_S)
        await repeat(self.poll, POLL_S, self.clock, log, "look-failed")

    async def poll(self) -> None:
        """Catch up with every watched table of which more is stored than was heard."""
        watched = [
            session for session in list(self.sessions.loaded.values()) if session.is_watched()
        ]
        for first in range(0, len(watched), BATCH):
            some = {session.table.id: session for session in watched[first : first + BATCH]}
            for found in await asyncio.to_thread(self.tables.progress, list(some)):
                session = some[found.table]
                behind = found.seq > session.position.seq or found.version > session.table.version
                has_window = session.position.window is not None  # answers in it have no number
                if behind or has_window:
                    await self.now(session)

    async def now(self, session: TableSession) -> None:
        """Catch up with what is stored of a table."""
        async with session.lock:
            if self.sessions.has(session):
                await self.sessions.catch_up(session)
