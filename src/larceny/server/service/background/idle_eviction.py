"""Tables at rest: what nobody watches, and what does not move, is not kept in memory.

Everything about a table is in the store, so it comes back when somebody does, when its clock has
run out, or when a bot is to move.
"""

from ..bots.players import BotSeats
from ..play.referee import Referee
from ..runtime.tasks import Tasks
from ..table.session import Live

PAUSE_S = 60.0
"""A table rests for so long at least, and twice as long at most, before it is let go."""


class Resting:
    """Lets tables go that rest."""

    def __init__(self, referee: Referee, bots: BotSeats, tasks: Tasks) -> None:
        self.referee = referee
        self.clock = referee.clock
        self.bots = bots
        self.tasks = tasks
        self._stood: dict[str, tuple[int, int]] = {}  # step and version, at the last look

    async def start(self) -> None:
        """Begin to look for tables that rest."""
        self.tasks.start(self._run())

    async def _run(self) -> None:
        while True:
            await self.clock.sleep(PAUSE_S)
            await self.look_round()

    async def look_round(self) -> None:
        """Let the tables go that stand as they stood at the last look."""
        before, self._stood = self._stood, {}
        for live in list(self.referee.live.values()):
            stands = (live.seq, live.table.version)
            if before.get(live.table.id) == stands and self._rests(live):
                await self.referee.rest(live)
                if live.table.id not in self.referee.live:
                    self.bots.forget(live.table.id)
            else:
                self._stood[live.table.id] = stands

    def _rests(self, live: Live) -> bool:
        waits_for_bot = any(self.bots.plays(live, seat) for seat in live.deciders())
        return not waits_for_bot and live.window is None
