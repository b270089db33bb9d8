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
from ..runtime.leases import Duties, attended, kept
from ..runtime.tasks import Tasks
from ..table.journal import missed_by
from ..table.session import Live, is_running
from .fallbacks import Levels, simpler_than, spec_of
from .pacing import Pacing, slot_ms

log = logging.getLogger(__name__)

FALLBACK_MS = 1_000
"""How long a bot may think that decides for one that failed; they are quick ones."""

Asked = tuple[str, Seat, int]
"""A question: the table, the seat, and the step that asked it."""


class BotSeats:
    """Moves the bots of all tables that this node looks after."""

    def __init__(
        self,
        referee: Referee,
        journal: JournalStore,
        duties: Duties,
        tasks: Tasks,
        thinkers: Thinkers,
        fallback: Thinkers,
        pacing: Pacing,
        metrics: Metrics = NO_METRICS,
    ) -> None:
        self.metrics = metrics
        self.referee = referee
        self.clock = referee.clock
        self.journal = journal
        self.duties = duties
        self.tasks = tasks
        self.thinkers = thinkers
        self.pacing = pacing
        self.fallback = fallback
        self.levels = Levels()
        self._told: dict[str, dict[Seat, int]] = {}  # the last step that a bot was told
        self._thinking: set[Asked] = set()
        referee.after_step.append(self.look)

    def look(self, live: Live) -> None:
        """Let bots think where the table waits for them."""
        if not is_running(live.table) or live.is_over:
            self.forget(live.table.id)
            return
        for seat in live.deciders():
            asked = (live.table.id, seat, live.asked_at(seat))
            if self.plays(live, seat) and seat not in live.sealed:
                self.tasks.start(self._think(live, asked))

    def forget(self, table: str) -> None:
        """Let the bots of a table go; they can be told everything again."""
        self._told.pop(table, None)
        self.levels.forget(table)
        self.thinkers.forget(table)

    def plays(self, live: Live, seat: Seat) -> bool:
        """Ask whether a bot plays a seat now.

        Who comes back after his time finds that question answered, and decides from the next one.
        """
        is_bot = live.table.chairs[seat].bot is not None
        return is_bot or live.is_away(seat) or seat in live.late(self.clock.now_ms())

    async def _think(self, live: Live, asked: Asked) -> None:
        """Think about a question, if no thought is given to it already."""
        if asked in self._thinking:
            return
        self._thinking.add(asked)
        try:
            await self._move(live, *asked[1:])
        finally:
            self._thinking.discard(asked)
            if not is_running(live.table):  # it ended meanwhile
                self.forget(live.table.id)

    async def _move(self, live: Live, seat: Seat, asked_at: int) -> None:
        """Let a bot decide, unless the question has been answered meanwhile."""
        if not await attended(
            self.duties, live, lambda: self._still_asked(live, seat, asked_at), self.clock
        ):
            return
        await kept(self.duties, live, self._answered(live, seat, asked_at), self.clock)

    async def _answered(self, live: Live, seat: Seat, asked_at: int) -> None:
        """Think at once, and answer in time."""
        slot, asked_ms = self._slot_ms(live, seat), live.asked_at_ms(seat)
        word = await self._decided(live, seat, asked_at)
        if word is None:
            return
        earliest = slot_end(asked_ms, self.clock.now_ms(), slot)
        is_asked = partial(self._still_asked, live, seat, asked_at)
        while is_asked():
            await self.pacing.hold(live, seat, earliest, is_asked)
            async with live.lock:
                if not is_asked() or self.pacing.due(live, seat) > self.clock.now_ms():
                    continue  # something has happened meanwhile that is to be read first
                with suppress(Refused):  # another node was faster
                    await self.referee.answer(live, seat, word, None)
                return

    def _slot_ms(self, live: Live, seat: Seat) -> int:
        asked = {one for one in live.deciders() if live.table.chairs[one].bot is not None}
        bots = {
            one: spec_of(live.table, one, self.levels.bot_at(live.table, one))
            for one in {seat, *asked}
        }
        return slot_ms(live.game.name, bots[seat], bots.values())

    def _still_asked(self, live: Live, seat: Seat, asked_at: int) -> bool:
        return (
            self.referee.has(live)
            and is_running(live.table)
            and seat in live.deciders()
            and seat not in live.sealed
            and live.asked_at(seat) == asked_at
            and self.plays(live, seat)
        )

    # Deciding -----------------------------------------------------------------------------------

    async def _decided(self, live: Live, seat: Seat, asked_at: int) -> str | None:
        """Ask the bot of a seat; if it fails, simpler ones, for this once."""
        if live.course is not None and seat == FRIEND:
            if (line := live.course.line(seat)) in live.answers(seat):
                return line
            if live.course.words and LEARNER in live.deciders():
                return None  # the friend of a lesson waits for the learner
        name = self.levels.bot_at(live.table, seat)
        try:
            return await self._chosen(live, seat, asked_at, name)
        except NoThought as failure:
            self._note(live, name, failure)
            self.levels.failed(live.table, seat)
        for simpler in simpler_than(live.game.name, name):
            try:
                question = await self._question(live, seat, asked_at, simpler, NOTHING)
                return None if question is None else await self.fallback.choose(question)
            except NoThought as failure:
                self._note(live, simpler, failure)
        return None if question is None else question.legal[0].word

    async def _chosen(self, live: Live, seat: Seat, asked_at: int, name: str) -> str | None:
        """Ask a bot with what it has missed; one that is not there any more hears it all."""
        told = self._told.setdefault(live.table.id, {})
        seen = told.pop(seat, NOTHING)
        began = time.perf_counter()
        question = await self._question(live, seat, asked_at, name, seen)
        if question is None:
            return None
        try:
            word = await self.thinkers.choose(question)
        except Forgotten:
            question = await self._question(live, seat, asked_at, name, NOTHING)
            if question is None:
                return None
            word = await self.thinkers.choose(question)
        self.metrics.thought(name, time.perf_counter() - began)
        told[seat] = question.until
        return word

    async def _question(
        self, live: Live, seat: Seat, asked_at: int, name: str, since: int
    ) -> Question | None:
        """Return what a bot is asked as the table stands now; None if it is not asked any more."""
        async with live.lock:
            if not self._still_asked(live, seat, asked_at):
                return None
            if since < live.undone:
                since = NOTHING  # what was taken back is forgotten
            missed = await missed_by(live, self.journal, since)
            game, state, table = live.game, live.state, live.table
            return Question(
                table=table.id,
                seat=seat,
                game=game.name,
                bot=spec_of(table, seat, name),
                seed=sha256(f"{table.secret}/bot {seat}".encode()).hexdigest(),
                rules=live.rules,
                since=since,
                until=live.seq,
                events=[game.witnessed(event, seat) for event in missed],
                view=game.view(state, seat),
                legal=game.reactions(state, seat) or game.legal_actions(state, seat),
            )

    def _note(self, live: Live, name: str, failure: NoThought) -> None:
        self.metrics.bot_failed(name, failure.why)
        facts = logs.facts(table=live.table.id, game=live.game.name, name=name, code=failure.why)
        log.warning("bot-failed", extra=facts, exc_info=failure.__cause__)
