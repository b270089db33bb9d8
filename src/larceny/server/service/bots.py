"""Bots on chairs: in empty seats from the start, and in the seat of one who stays away.

A bot gets exactly what a person in its seat gets. It thinks off the event loop.
"""

import asyncio
import logging
import time
from typing import Any

from larceny.bots import make
from larceny.bots.registry import Bot
from larceny.kernel.events import Event, Seat

from ..domain.refusals import Refused
from ..ports.store import JournalStore
from .duties import Duties, attended, kept
from .live import Live, is_running, played_again, standing
from .metrics import NO_METRICS, Metrics
from .referee import Referee
from .tasks import Tasks
from .times import now_ms

log = logging.getLogger(__name__)

STAND_IN = "novice"
"""Who plays for somebody who stays away."""

LAST_RESORT = "random"
"""Who plays if another bot fails."""


class BotSeats:
    """Moves the bots of all tables that this node looks after."""

    def __init__(
        self,
        referee: Referee,
        journal: JournalStore,
        duties: Duties,
        tasks: Tasks,
        metrics: Metrics = NO_METRICS,
    ) -> None:
        self.metrics = metrics
        self.referee = referee
        self.journal = journal
        self.duties = duties
        self.tasks = tasks
        self._bots: dict[str, dict[Seat, tuple[Bot, int]]] = {}  # and the last step it has seen
        self._thinking: set[tuple[str, Seat, int]] = set()
        referee.after_step.append(self.look)

    def look(self, live: Live) -> None:
        """Let bots think where the table waits for them."""
        if not is_running(live.table) or live.is_over:
            self._bots.pop(live.table.id, None)
            return
        for seat in live.deciders():
            question = (live.table.id, seat, live.asked_at(seat))
            if self.plays(live, seat) and seat not in live.sealed:
                self.tasks.start(self._think(live, question))

    async def _think(self, live: Live, question: tuple[str, Seat, int]) -> None:
        """Think about a question, if no thought is given to it already."""
        if question in self._thinking:
            return
        self._thinking.add(question)
        try:
            await self._move(live, *question[1:])
        finally:
            self._thinking.discard(question)

    def plays(self, live: Live, seat: Seat) -> bool:
        """Ask whether a bot plays a seat now.

        Who comes back after his time finds that question answered, and decides from the next one.
        """
        is_bot = live.table.chairs[seat].bot is not None
        return is_bot or seat in live.away or seat in live.late(now_ms())

    async def _move(self, live: Live, seat: Seat, asked_at: int) -> None:
        """Let a bot decide, unless the question has been answered meanwhile."""
        if not await attended(self.duties, live, lambda: self._still_asked(live, seat, asked_at)):
            return
        async with live.lock:
            if not self._still_asked(live, seat, asked_at):
                return
            bot = await self._bot(live, seat)
            view = live.game.view(live.state, seat)
            legal = live.game.reactions(live.state, seat) or live.game.legal_actions(
                live.state, seat
            )
        word = await kept(self.duties, live, self._choose(live, seat, bot, view, legal))
        async with live.lock:
            if self._still_asked(live, seat, asked_at):
                try:
                    await self.referee.answer(live, seat, word, None)
                except Refused:
                    return  # another node was faster

    def _still_asked(self, live: Live, seat: Seat, asked_at: int) -> bool:
        return (
            self.referee.has(live)
            and is_running(live.table)
            and seat in live.deciders()
            and seat not in live.sealed
            and live.asked_at(seat) == asked_at
            and self.plays(live, seat)
        )

    async def _choose(self, live: Live, seat: Seat, bot: Bot, view: Any, legal: Any) -> str:
        """Ask a bot; if it fails, a simpler one decides."""
        began = time.perf_counter()
        try:
            chosen = await asyncio.to_thread(bot.choose, view, legal)
            name = live.table.chairs[seat].bot or STAND_IN
            self.metrics.thought(name, time.perf_counter() - began)
            if chosen in legal:
                return str(chosen.word)
        except Exception:
            log.exception("bot-failed")
        fallback = self._fallback(live, seat)
        self._bots.get(live.table.id, {})[seat] = (fallback, live.seq)
        return str(fallback.choose(view, legal).word)

    async def _bot(self, live: Live, seat: Seat) -> Bot:
        """Return the bot of a seat, with everything told to it that its seat has witnessed."""
        at_table = self._bots.setdefault(live.table.id, {})
        bot, seen = at_table.get(seat, (None, -1))
        if bot is None or seen < live.undone:  # what was taken back is forgotten
            seen = -1
            name = live.table.chairs[seat].bot or STAND_IN
            bot = make(live.game.name, name, f"{live.table.secret}/bot {seat}")
        if seen < live.seq:
            missed = await self._missed(live, seen)
            try:
                if seen < 0:
                    bot.begin(seat, live.rules)
                for event in missed:
                    bot.witness(live.game.witnessed(event, seat))
            except Exception:
                log.exception("bot-failed")
                bot = self._fallback(live, seat)
            at_table[seat] = (bot, live.seq)
        return bot

    def _fallback(self, live: Live, seat: Seat) -> Bot:
        """Return one who needs to remember nothing, for a bot that failed."""
        return make(live.game.name, LAST_RESORT, f"{live.table.secret}/{live.seq}/{seat}")

    async def _missed(self, live: Live, seen: int) -> list[Event]:
        """List what happened since a bot was told something."""
        if live.tail and live.tail[0].seq <= seen + 1:
            return [told.event for past in live.tail if past.seq > seen for told in past.told]
        return await self._history(live, seen)

    async def _history(self, live: Live, seen: int) -> list[Event]:
        """Play a table again from its journal, for what is no longer in memory."""
        entries = standing(await asyncio.to_thread(self.journal.entries, live.table.id))
        return [
            event
            for again in played_again(live.table, live.game, entries)
            if seen < again.entry.seq <= live.seq
            for event in again.events
        ]
