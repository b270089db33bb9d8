"""Bots on chairs: in empty seats from the start, and in the seat of one who stays away.

A bot gets exactly what a person in its seat gets. When it answers, the table's pace says, not the
bot. Where it fails, a simpler one decides in its place, and the game goes on.
"""

import logging
from contextlib import suppress
from functools import partial

from larceny.kernel.events import Seat

from ...domain.refusals import Refused
from ..play.referee import Referee
from ..runtime.leases import Leases, renewing_lease, wait_for_lease
from ..runtime.tasks import Tasks
from ..table.events import Stepped
from ..table.session import TableSession, is_running
from .pacing import Pacing
from .thoughts import Asked, Thoughts

log = logging.getLogger(__name__)

AGAIN_S = 1.0
"""How soon a bot tries again whose answer could not be stored."""

QuestionKey = tuple[TableSession, Seat, int]
"""A question: the table as it was set up, the seat, and the step that asked it. A table that was
set up anew asks anew: what was thought about it before is not answered any more."""


class BotPlayers:
    """Moves the bots of all tables that this node looks after."""

    def __init__(
        self, referee: Referee, leases: Leases, tasks: Tasks, thoughts: Thoughts, pacing: Pacing
    ) -> None:
        self.referee = referee
        self.sessions = referee.sessions
        self.clock = referee.clock
        self.leases = leases
        self.tasks = tasks
        self.thoughts = thoughts
        self.pacing = pacing
        self._thinking: set[QuestionKey] = set()
        self._failed_at: dict[str, float] = {}  # tables at which an answer could not be stored

    def on_stepped(self, event: Stepped) -> None:
        """Let bots think where the table waits for them."""
        session, position = event.session, event.session.position
        table = position.table
        if not is_running(table) or position.is_over:
            self.forget(table.id)
            return
        for seat in position.deciders():
            if self.plays(session, seat) and not position.has_answered(seat):
                self.tasks.start(self._think((session, seat, position.asked_at(seat))))

    def forget(self, table: str) -> None:
        """Let the bots of a table go; they can be told everything again."""
        self.thoughts.forget(table)
        self._failed_at.pop(table, None)

    def plays(self, session: TableSession, seat: Seat) -> bool:
        """Ask whether a bot plays a seat now.

        Who comes back after his time finds that question answered, and decides from the next one.
        """
        is_bot = session.position.table.chairs[seat].bot is not None
        return is_bot or session.is_away(seat) or session.is_late(seat)

    async def _think(self, asked: QuestionKey) -> None:
        """Think about a question, if no thought is given to it already."""
        if asked in self._thinking:
            return
        self._thinking.add(asked)
        try:
            await self._move_at_last(*asked)
        finally:
            self._thinking.discard(asked)
            table = asked[0].table
            if not is_running(table):  # it ended meanwhile
                self.forget(table.id)

    async def _move_at_last(self, session: TableSession, seat: Seat, asked_at: int) -> None:
        """Let a bot decide; again after a while where the store was away: nobody else will ask.

        What could not be stored throws the table out of memory, and whoever watches it has it
        loaded again at once: so it is the table that waits, and not only this question.
        """
        table = session.table.id
        while True:
            again_at = self._failed_at.get(table, -AGAIN_S) + AGAIN_S
            if again_at > self.clock.monotonic():
                await self.clock.sleep(again_at - self.clock.monotonic())
            try:
                await self._move(session, seat, asked_at)
            except Exception:
                log.exception("bot-could-not-move")
                self._failed_at[table] = self.clock.monotonic()
            else:
                return

    async def _move(self, session: TableSession, seat: Seat, asked_at: int) -> None:
        """Let a bot decide, unless the question has been answered meanwhile."""
        if not await wait_for_lease(
            self.leases,
            session.table.id,
            lambda: self._still_asked(session, seat, asked_at),
            self.clock,
        ):
            return
        await renewing_lease(
            self.leases, session.table.id, self._answered(session, seat, asked_at), self.clock
        )

    async def _answered(self, session: TableSession, seat: Seat, asked_at: int) -> None:
        """Think at once, and answer in time."""
        is_asked = partial(self._still_asked, session, seat, asked_at)
        answer = await self.thoughts.answer(Asked(session, seat, is_asked))
        if answer is None:
            return
        while is_asked():
            await self.pacing.hold(session, seat, answer.due, is_asked)
            async with session.lock:
                if is_asked() and self.pacing.due(session, seat) <= session.now_ms():
                    with suppress(Refused):  # another node was faster
                        await self.referee.answer(session, seat, answer.word, None)
                    return  # else something has happened meanwhile that is to be read first

    def _still_asked(self, session: TableSession, seat: Seat, asked_at: int) -> bool:
        return (
            self.sessions.has(session)
            and is_running(session.table)
            and seat in session.position.deciders()
            and not session.position.has_answered(seat)
            and session.position.asked_at(seat) == asked_at
            and self.plays(session, seat)
        )
