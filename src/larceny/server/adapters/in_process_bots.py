"""Bots that think in threads of the server: enough for quick ones, and for hosts with one core.

A long thought takes the interpreter from the event loop again and again; worker processes do not.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from threading import Thread
from typing import Any, TypeVar

from larceny.bots.registry import together

from ..ports.clock import Clock
from ..ports.thinkers import BOT_MS, FAILED, TOO_LONG, Forgotten, NoThought, Question, unheard
from ..service.runtime.fair_turns import FairTurns
from .bot_cache import MOST, BotCache
from .gathering import Gathering

Thought = TypeVar("Thought")


class InProcessBots:
    """A thread for each thought. One that does not end cannot be ended; it is left alone.

    They think one after the other, everybody's in turn. A turn is as long as it was said to be.
    """

    def __init__(self, clock: Clock, limit_ms: int = BOT_MS, most: int = MOST) -> None:
        self.clock = clock
        self._turns = FairTurns(clock)
        self._gathering = Gathering(self._turns, self._asked_together)
        self.limit_s = limit_ms / 1_000
        self.cache = BotCache(most)

    async def choose(self, question: Question, begins: Callable[[], None] = unheard) -> str:
        """Return the word of what a bot decides."""
        if together(question.game, question.bot):
            return await self._gathering.choose(question, begins)
        await self._turns.take(question.owner, question.takes_ms / 1_000)
        begins()
        return await self._in_a_thread(partial(self.cache.choose, question))

    async def _asked_together(self, questions: Sequence[Question]) -> list[str | Exception]:
        decided = await self._in_a_thread(partial(self.cache.choose_together, questions))
        return [_told(one) if isinstance(one, Exception) else one for one in decided]

    async def _in_a_thread(self, think: Callable[[], Thought]) -> Thought:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Thought] = loop.create_future()

        def work() -> None:
            try:
                settle = partial(_settle, answer, think())
            except Exception as failure:
                settle = partial(_fail, answer, failure)
            with suppress(RuntimeError):  # the loop is closed; nobody waits any more
                loop.call_soon_threadsafe(settle)

        # no pool: a thought without end would keep its place there, and the server from ending
        Thread(target=work, name="bot", daemon=True).start()
        try:
            async with self.clock.timeout(self.limit_s):
                return await answer
        except TimeoutError:
            raise NoThought(TOO_LONG) from None
        except Exception as trouble:
            told = _told(trouble)
            raise told from told.__cause__

    def forget(self, table: str) -> None:
        """Let the bots of a table go."""
        self.cache.forget(table)

    async def stop(self) -> None:
        """Leave the threads alone; they end with the process."""
        await self._gathering.stop()


def _told(trouble: Exception) -> Forgotten | NoThought:
    """Say why there is no answer."""
    if isinstance(trouble, Forgotten | NoThought):
        return trouble
    failed = NoThought(FAILED)
    failed.__cause__ = trouble
    return failed


def _settle(answer: asyncio.Future[Thought], thought: Thought) -> None:
    if not answer.done():
        answer.set_result(thought)


def _fail(answer: asyncio.Future[Any], trouble: Exception) -> None:
    if not answer.done():
        answer.set_exception(trouble)
