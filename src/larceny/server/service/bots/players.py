"""Bots on chairs: in empty seats from the start, and in the seat of one who stays away.

A bot gets exactly what a person in its seat gets. It thinks off the event loop, and without the
table's lock; when it answers, the pace of the table says. Where it fails, a simpler one decides in
its place, and the game goes on.
"""

import logging
import time
from contextlib import suppress
from functools import partial
from hashlib import sha256

from larceny.kernel.events import Seat
from larceny.lessons import FRIEND, LEARNER

from ... import logs
from ...domain.pace import slot_end
from ...domain.refusals import Refused
from ...ports.metrics import NO_METRICS, Metrics
from ...ports.store import JournalStore
from ...ports.thinkers import NOTHING, Forgotten, NoThought, Question, Thinkers
from ..play.referee import Referee
from ..runtime.leases import Leases, renewing_lease, wait_for_lease
from ..runtime.tasks import Tasks
from ..table.events import Stepped
from ..table.position import events_since
from ..table.session import TableSession, is_running
from .fallbacks import Fallbacks, simpler_than, spec_of
from .pacing import Pacing, slot_ms

log = logging.getLogger(__name__)

FALLBACK_MS = 1_000
"""How long a bot may think that decides for one that failed; they are quick ones."""

Asked = tuple[str, Seat, int]
"""A question: the table, the seat, and the step that asked it."""


class BotPlayers:
    """Moves the bots of all tables that this node looks after."""

    def __init__(
        self,
        referee: Referee,
        journal: JournalStore,
        leases: Leases,
        tasks: Tasks,
        thinkers: Thinkers,
        fallback: Thinkers,
        pacing: Pacing,
        metrics: Metrics = NO_METRICS,
    ) -> None:
        self.metrics = metrics
        self.referee = referee
        self.sessions = referee.sessions
        self.clock = referee.clock
        self.journal = journal
        self.leases = leases
        self.tasks = tasks
        self.thinkers = thinkers
        self.pacing = pacing
        self.fallback = fallback
        self.fallbacks = Fallbacks()
        self._heard: dict[str, dict[Seat, int]] = {}  # the last step that a bot heard of
        self._thinking: set[Asked] = set()

    def on_stepped(self, event: Stepped) -> None:
        """Let bots think where the table waits for them."""
        session, position = event.session, event.session.position
        table = position.table
        if not is_running(table) or position.is_over:
            self.forget(table.id)
            return
        for seat in position.deciders():
            if self.plays(session, seat) and not position.has_answered(seat):
                asked = (table.id, seat, position.asked_at(seat))
                self.tasks.start(self._think(session, asked))

    def forget(self, table: str) -> None:
        """Let the bots of a table go; they can be told everything again."""
        self._heard.pop(table, None)
        self.fallbacks.forget(table)
        self.thinkers.forget(table)

    def plays(self, session: TableSession, seat: Seat) -> bool:
        """Ask whether a bot plays a seat now.

        Who comes back after his time finds that question answered, and decides from the next one.
        """
        position = session.position
        is_bot = position.table.chairs[seat].bot is not None
        return is_bot or session.is_away(seat) or seat in position.late(session.now_ms())

    async def _think(self, session: TableSession, asked: Asked) -> None:
        """Think about a question, if no thought is given to it already."""
        if asked in self._thinking:
            return
        self._thinking.add(asked)
        try:
            await self._move(session, *asked[1:])
        finally:
            self._thinking.discard(asked)
            if not is_running(session.table):  # it ended meanwhile
                self.forget(session.table.id)

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
        slot, asked_ms = self._slot_ms(session, seat), session.position.asked_at_ms(seat)
        word = await self._decided(session, seat, asked_at)
        if word is None:
            return
        earliest = slot_end(asked_ms, session.now_ms(), slot)
        is_asked = partial(self._still_asked, session, seat, asked_at)
        while is_asked():
            await self.pacing.hold(session, seat, earliest, is_asked)
            async with session.lock:
                if not is_asked() or self.pacing.due(session, seat) > session.now_ms():
                    continue  # something has happened meanwhile that is to be read first
                with suppress(Refused):  # another node was faster
                    await self.referee.answer(session, seat, word, None)
                return

    def _slot_ms(self, session: TableSession, seat: Seat) -> int:
        asked = {
            one for one in session.position.deciders() if session.table.chairs[one].bot is not None
        }
        bots = {
            one: spec_of(session.table, one, self.fallbacks.bot_at(session.table, one))
            for one in {seat, *asked}
        }
        return slot_ms(session.position.game.name, bots[seat], bots.values())

    def _still_asked(self, session: TableSession, seat: Seat, asked_at: int) -> bool:
        return (
            self.sessions.has(session)
            and is_running(session.table)
            and seat in session.position.deciders()
            and not session.position.has_answered(seat)
            and session.position.asked_at(seat) == asked_at
            and self.plays(session, seat)
        )

    # Deciding -----------------------------------------------------------------------------------

    async def _decided(self, session: TableSession, seat: Seat, asked_at: int) -> str | None:
        """Ask the bot of a seat; if it fails, simpler ones, for this once."""
        if session.position.lesson is not None and seat == FRIEND:
            if (line := session.position.lesson.line(seat)) in session.position.answers(seat):
                return line
            if session.position.lesson.words and LEARNER in session.position.deciders():
                return None  # the friend of a lesson waits for the learner
        name = self.fallbacks.bot_at(session.table, seat)
        try:
            return await self._chosen(session, seat, asked_at, name)
        except NoThought as failure:
            self._note(session, name, failure)
            self.fallbacks.failed(session.table, seat)
        for simpler in simpler_than(session.position.game.name, name):
            try:
                question = await self._question(session, seat, asked_at, simpler, NOTHING)
                return None if question is None else await self.fallback.choose(question)
            except NoThought as failure:
                self._note(session, simpler, failure)
        return None if question is None else question.legal[0].word

    async def _chosen(
        self, session: TableSession, seat: Seat, asked_at: int, name: str
    ) -> str | None:
        """Ask a bot with what it has missed; one that is not there any more hears it all."""
        heard = self._heard.setdefault(session.table.id, {})
        since = heard.pop(seat, NOTHING)
        began = time.perf_counter()
        question = await self._question(session, seat, asked_at, name, since)
        if question is None:
            return None
        try:
            word = await self.thinkers.choose(question)
        except Forgotten:
            question = await self._question(session, seat, asked_at, name, NOTHING)
            if question is None:
                return None
            word = await self.thinkers.choose(question)
        self.metrics.thought(name, time.perf_counter() - began)
        heard[seat] = question.until
        return word

    async def _question(
        self, session: TableSession, seat: Seat, asked_at: int, name: str, since: int
    ) -> Question | None:
        """Return what a bot is asked as the table stands now; None if it is not asked any more."""
        async with session.lock:
            if not self._still_asked(session, seat, asked_at):
                return None
            if since < session.position.undone_seq:
                since = NOTHING  # what was taken back is forgotten
            missed = await events_since(session.position, self.journal, since)
            game, state, table = session.position.game, session.position.state, session.table
            return Question(
                table=table.id,
                seat=seat,
                game=game.name,
                bot=spec_of(table, seat, name),
                seed=sha256(f"{table.secret}/bot {seat}".encode()).hexdigest(),
                rules=session.position.rules,
                since=since,
                until=session.position.seq,
                events=[game.witnessed(event, seat) for event in missed],
                view=game.view(state, seat),
                legal=session.position.legal_actions(seat),
            )

    def _note(self, session: TableSession, name: str, failure: NoThought) -> None:
        self.metrics.bot_failed(name, failure.why)
        facts = logs.facts(
            table=session.table.id, game=session.position.game.name, name=name, code=failure.why
        )
        log.warning("bot-failed", extra=facts, exc_info=failure.__cause__)
