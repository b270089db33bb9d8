"""Catching up with what was stored and not announced, because a node died in between.

Only tables that somebody watches here are looked at, all of them with a few questions.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ...ports.store import TableStore
from ..play.referee import Referee
from ..runtime.tasks import Tasks
from ..table.session import TableSession

log = logging.getLogger(__name__)

LOOK_S = 2.0
AT_ONCE = 500
"""Tables in one question."""


class CatchUp:
    """Looks after tables whose news may not have come."""

    def __init__(
        self,
        referee: Referee,
        tables: TableStore,
        tasks: Tasks,
        catch_up: Callable[[TableSession], Awaitable[None]],
    ) -> None:
        self.referee = referee
        self.clock = referee.clock
        self.tables = tables
        self.tasks = tasks
        self.catch_up = catch_up

    async def start(self) -> None:
        """Begin to look, where there are other nodes."""
        if not self.referee.alone:
            self.tasks.start(self._run())

    async def _run(self) -> None:
        while True:
            await self.clock.sleep(LOOK_S)
            try:
                await self.look()
            except Exception:  # a database that is away for a while comes back
                log.exception("look-failed")

    async def look(self) -> None:
        """Catch up with every watched table of which more is stored than was heard."""
        watched = [
            session for session in list(self.referee.loaded.values()) if session.is_watched()
        ]
        for first in range(0, len(watched), AT_ONCE):
            some = {session.table.id: session for session in watched[first : first + AT_ONCE]}
            for found in await asyncio.to_thread(self.tables.progress, list(some)):
                session = some[found.table]
                behind = found.seq > session.seq or found.version > session.table.version
                if behind or session.window is not None:  # answers in a window have no number
                    await self.catch_up(session)
