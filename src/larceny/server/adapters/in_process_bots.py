"""Bots that think in threads of the server: enough for quick ones, and for hosts with one core.

A long thought takes the interpreter from the event loop again and again; worker processes do not.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Thread

from ..ports.clock import Clock
from ..ports.thinkers import BOT_MS, FAILED, TOO_LONG, Forgotten, NoThought, Question, unheard
from ..service.runtime.fair_turns import FairTurns
from .bot_cache import MOST, BotCache


class InProcessBots:
    """A thread for each thought. One that does not end cannot be ended; it is left alone.

    They think one after the other, everybody's in turn. A turn is as long as it was said to be.
    """

    def __init__(self, clock: Clock, limit_ms: int = BOT_MS, most: int = MOST) -> None:
        self.clock = clock
        self._turns = FairTurns(clock)
        self.limit_s = limit_ms / 1_000
        self.cache = BotCache(most)

    async def choose(self, question: Question, begins: Callable[[], None] = unheard) -> str:
        """Return the word of what a bot decides."""
        await self._turns.take(question.owner, question.takes_ms / 1_000)
        begins()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[str] = loop.create_future()

        def think() -> None:
            try:
                word, trouble = self.cache.choose(question), None
            except Exception as failure:
                word, trouble = "", failure
            with suppress(RuntimeError):  # the loop is closed; nobody waits any more
                loop.call_soon_threadsafe(_settle, answer, word, trouble)

        # no pool: a thought without end would keep its place there, and the server from ending
        Thread(target=think, name="bot", daemon=True).start()
        try:
            async with self.clock.timeout(self.limit_s):
                return await answer
        except TimeoutError:
            raise NoThought(TOO_LONG) from None
        except (Forgotten, NoThought):
            raise
        except Exception as trouble:
            raise NoThought(FAILED) from trouble

    def forget(self, table: str) -> None:
        """Let the bots of a table go."""
        self.cache.forget(table)

    async def stop(self) -> None:
        """Leave the threads alone; they end with the process."""


def _settle(answer: asyncio.Future[str], word: str, trouble: Exception | None) -> None:
    if answer.done():
        return
    if trouble is None:
        answer.set_result(word)
    else:
        answer.set_exception(trouble)
