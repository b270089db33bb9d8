"""What bots think: each is asked with what it has missed, and answered for in time.

A bot thinks off the event loop, and without the table's lock. Its answer is due at a time that
everybody could reckon. What it has not decided by then, or failed at, a simpler bot decides in its
place: when it answers tells nothing about what it holds.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple

from larceny.kernel.events import Seat
from larceny.lessons import FRIEND, LEARNER

from ... import logs
from ...ports.clock import Clock
from ...ports.metrics import NO_METRICS, Metrics
from ...ports.store import JournalStore
from ...ports.thinkers import FAILED, LATE, NOTHING, Forgotten, NoThought, Question, Thinkers
from ..table.position import events_since
from ..table.session import TableSession
from .fallbacks import Fallbacks, bot_on, simpler_than, spec_of
from .pacing import Pacing
from .thinking_times import LAST_MS, NOT_WAITED_FOR, Slot, ThinkingTimes

log = logging.getLogger(__name__)

FALLBACK_MS = 1_000
"""How long a bot may think that decides for one that failed; they are quick ones."""


class Answer(NamedTuple):
    """What a bot answers, and when it may be given."""

    word: str
    due: int


class Asked(NamedTuple):
    """Who is asked what: a seat, by a step, as long as nobody has answered."""

    session: TableSession
    seat: Seat
    is_still: Callable[[], bool]


class Thoughts:
    """Asks the bots of all tables that this node looks after."""

    def __init__(
        self,
        journal: JournalStore,
        clock: Clock,
        thinkers: Thinkers,
        fallback: Thinkers,
        pacing: Pacing,
        metrics: Metrics = NO_METRICS,
    ) -> None:
        self.journal = journal
        self.clock = clock
        self.thinkers = thinkers
        self.fallback = fallback
        self.pacing = pacing
        self.metrics = metrics
        self.fallbacks = Fallbacks()
        self.times = ThinkingTimes()
        self._heard: dict[str, dict[Seat, int]] = {}  # the last step that a bot heard of

    def forget(self, table: str) -> None:
        """Let the bots of a table go; they can be told everything again."""
        self._heard.pop(table, None)
        self.fallbacks.forget(table)
        self.thinkers.forget(table)

    async def answer(self, asked: Asked) -> Answer | None:
        """Return what the bot of a seat answers; None if it is not asked any more."""
        session, seat, _ = asked
        slot = self._slot(session, seat)
        lesson = session.position.lesson
        if lesson is not None and seat == FRIEND:
            if (line := lesson.line(seat)) in session.position.answers(seat):
                return Answer(line, slot.due)
            if lesson.words and LEARNER in session.position.deciders():
                return None  # the friend of a lesson waits for the learner
        word = await self._decided(asked, slot)
        return None if word is None else Answer(word, slot.due)

    def _slot(self, session: TableSession, seat: Seat) -> Slot:
        """Return the time for an answer, by what the chairs say: who failed is no matter here."""
        position, table = session.position, session.table
        asked = {one for one in position.deciders() if table.chairs[one].bot is not None}
        bots = {one: spec_of(table, one, bot_on(table, one)) for one in asked | {seat}}
        return Slot(
            asked=position.asked_at_ms(seat),
            takes=self.times.takes_ms(position.game.name, bots[seat]),
            length=self.times.slot_ms(position.game.name, bots.values()),
        )

    async def _decided(self, asked: Asked, slot: Slot) -> str | None:
        """Ask the bot of a seat; if it fails or is late, simpler ones, for this once."""
        session, seat, _ = asked
        name = self.fallbacks.bot_at(session.table, seat)
        try:
            return await self._chosen(asked, name, slot)
        except NoThought as failure:
            self._note(session, name, failure)
            self.fallbacks.failed(session.table, seat, failure.why)
        for simpler in simpler_than(session.position.game.name, name):
            try:
                question = await self._question(asked, simpler, NOTHING)
                return None if question is None else await self.fallback.choose(question)
            except NoThought as failure:
                self._note(session, simpler, failure)
        return None if question is None else question.legal[0].word

    async def _chosen(self, asked: Asked, name: str, slot: Slot) -> str | None:
        """Ask a bot with what it has missed; one that is not there any more hears it all."""
        heard = self._heard.setdefault(asked.session.table.id, {})
        since = heard.pop(asked.seat, NOTHING)
        began = time.perf_counter()
        question = await self._question(asked, name, since, slot.takes)
        if question is None:
            return None
        try:
            word = await self._thought_of(asked, question, slot)
        except Forgotten:
            question = await self._question(asked, name, NOTHING, slot.takes)
            if question is None:
                return None
            word = await self._thought_of(asked, question, slot)
        self.metrics.thought(name, time.perf_counter() - began)
        heard[asked.seat] = question.until
        return word

    async def _thought_of(self, asked: Asked, question: Question, slot: Slot) -> str:
        """Return what a bot decides, unless it has not by the time at which it is to answer."""
        begun: asyncio.Future[float] = asyncio.get_running_loop().create_future()

        def begins() -> None:
            slot.begun = asked.session.now_ms()
            begun.set_result(self.clock.monotonic())

        thinking = asyncio.ensure_future(self.thinkers.choose(question, begins))
        try:
            either: tuple[asyncio.Future[Any], ...] = (begun, thinking)
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if not slot.length:  # who never thinks need not be waited for any longer than that
                await asyncio.wait({thinking})
            elif not thinking.done():
                await self._wait(thinking, self._patience_s(asked, slot))
            if not thinking.done():
                self.times.took(question.game, question.bot, NOT_WAITED_FOR)
                raise NoThought(LATE)
            word = thinking.result()
        finally:
            thinking.cancel()
        self.times.took(
            question.game, question.bot, (self.clock.monotonic() - begun.result()) * 1_000
        )
        return word

    async def _wait(self, thinking: "asyncio.Task[str]", seconds: float) -> None:
        """Wait for a thought, but not longer than so."""
        try:
            async with self.clock.timeout(seconds):
                await asyncio.wait({thinking})
        except TimeoutError:
            return

    def _patience_s(self, asked: Asked, slot: Slot) -> float:
        """Return for how long a thought is waited for without anybody's noticing."""
        until = max(slot.due, self.pacing.thinks_until(asked.session, asked.seat)) - LAST_MS
        return max(until - asked.session.now_ms(), 0) / 1_000

    async def _question(
        self, asked: Asked, name: str, since: int, takes_ms: int = 0
    ) -> Question | None:
        """Return what a bot is asked as the table stands now; None if it is not asked any more."""
        session, seat, is_still_asked = asked
        async with session.lock:
            if not is_still_asked():
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
                owner=table.host,
                takes_ms=takes_ms,
            )

    def _note(self, session: TableSession, name: str, failure: NoThought) -> None:
        self.metrics.bot_failed(name, failure.why)
        facts = logs.facts(
            table=session.table.id, game=session.position.game.name, name=name, code=failure.why
        )
        if failure.why == LATE:
            log.info("bot-late", extra=facts)  # on a busy machine that is no mistake
        else:
            mistake = failure.__cause__ if failure.why == FAILED else None
            log.warning("bot-failed", extra=facts, exc_info=mistake)
