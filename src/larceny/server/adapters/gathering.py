"""Questions that are answered together: whoever waits for a turn at the same time shares it.

For nets one product of matrices with many rows costs little more than one with a single row. All
questions that have come by the time of a turn are answered in it, everybody's in turn, up to so
many; it lasts as long as the turn of one of them would. Who shares a turn, and how long it lasts,
follows from when bots are asked, which everybody knows, and from nothing that they hold.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from ..ports.thinkers import Question
from ..service.runtime.fair_turns import FairTurns
from ..service.runtime.tasks import Tasks

MOST = 16
"""Questions that share a turn: on a usual machine so many are answered within it."""

EVERYBODY = ""
"""Whose turn it is: that of all who wait, as if they were one person."""

Replies = Sequence["str | Exception"]


class _Waiting(NamedTuple):
    """A question that waits, what to do when it has its turn, and who waits for its answer."""

    question: Question
    begins: Callable[[], None]
    answer: "asyncio.Future[str]"


class Gathering:
    """Gathers questions until it is their turn."""

    def __init__(
        self, turns: FairTurns, ask: Callable[[Sequence[Question]], Awaitable[Replies]]
    ) -> None:
        """Let questions be asked by a function that returns a word for each, or an exception."""
        self._turns = turns
        self._ask = ask
        self._waiting: OrderedDict[str, deque[_Waiting]] = OrderedDict()
        self._is_called = False
        self._tasks = Tasks()

    async def choose(self, question: Question, begins: Callable[[], None]) -> str:
        """Return what is answered; raise what stands instead of it."""
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(question.owner, deque()).append(_Waiting(question, begins, answer))
        if not self._is_called:
            self._is_called = True
            self._tasks.start(self._take_turns())
        return await answer

    async def stop(self) -> None:
        """Answer nobody any more."""
        await self._tasks.stop()
        for waiting in self._waiting.values():
            for one in waiting:
                one.answer.cancel()
        self._waiting.clear()

    async def _take_turns(self) -> None:
        """Take one turn after the other, as long as anybody waits."""
        try:
            while self._waiting:
                await self._turns.called(EVERYBODY)
                together = self._next()
                takes = max((one.question.takes_ms for one in together), default=0)
                self._turns.keep(takes / 1_000)
                if together:
                    for one in together:
                        one.begins()
                    self._tasks.start(self._answer(together))
        finally:
            self._is_called = False

    def _next(self) -> list[_Waiting]:
        """Take those whose turn it is: one of everybody, then a second one of everybody."""
        together: list[_Waiting] = []
        while self._waiting and len(together) < MOST:
            owner, waiting = next(iter(self._waiting.items()))
            one = waiting.popleft()
            if waiting:
                self._waiting.move_to_end(owner)
            else:
                del self._waiting[owner]
            if not one.answer.done():  # else he has gone meanwhile
                together.append(one)
        return together

    async def _answer(self, together: Sequence[_Waiting]) -> None:
        replies: Replies
        try:
            replies = await self._ask([one.question for one in together])
        except asyncio.CancelledError:
            for one in together:
                one.answer.cancel()
            raise
        except Exception as failure:
            replies = [failure] * len(together)
        for one, reply in zip(together, replies, strict=True):
            if one.answer.done():
                continue
            if isinstance(reply, Exception):
                one.answer.set_exception(reply)
            else:
                one.answer.set_result(reply)
