"""Eviction: a table that nobody watches, and that does not move, is not kept in memory.

Everything about a table is in the store, so it comes back when somebody does, when its clock has
run out, or when a bot is to move.
"""

from ..bots.players import BotPlayers
from ..runtime.tasks import Tasks
from ..table.session import TableSession
from ..table.sessions import TableSessions

PAUSE_S = 60.0
"""A table rests for so long at least, and twice as long at most, before it is let go."""


class IdleEviction:
    """Lets tables go that rest."""

    def __init__(self, sessions: TableSessions, bots: BotPlayers, tasks: Tasks) -> None:
        self.sessions = sessions
        self.clock = sessions.clock
        self.bots = bots
        self.tasks = tasks
        self._stood: dict[str, tuple[int, int]] = {}  # step and version, at the last look

    async def start(self) -> None:
        """Begin to look for tables that rest."""
        self.tasks.start(self._run())

    async def _run(self) -> None:
        while True:
            await self.clock.sleep(PAUSE_S)
            await self.evict_idle()

    async def evict_idle(self) -> None:
        """Let the tables go that stand as they stood at the last look."""
        before, self._stood = self._stood, {}
        for session in list(self.sessions.loaded.values()):
            stands = (session.position.seq, session.table.version)
            if before.get(session.table.id) == stands and self._rests(session):
                await self.sessions.evict(session)
                if session.table.id not in self.sessions.loaded:
                    self.bots.forget(session.table.id)
            else:
                self._stood[session.table.id] = stands

    def _rests(self, session: TableSession) -> bool:
        waits_for_bot = any(self.bots.plays(session, seat) for seat in session.position.deciders())
        return not waits_for_bot and session.position.window is None
