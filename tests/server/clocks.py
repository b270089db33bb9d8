"""A clock that the test moves: no time passes by itself, however long anything takes."""

import asyncio
import heapq
import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count

from larceny.server.service.service import Service

from .waiting import eventually

BEGAN_MS = 1_794_700_000_000
"""When the time of a test begins: some day of 2026."""


@dataclass(order=True)
class _Due:
    at_ms: float
    number: int
    do: Callable[[], None] = field(compare=False)
    is_limit: bool = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.cancelled = True


def clock_of(service: Service) -> "ManualClock":
    """Return the clock of a service that was given one of these."""
    assert isinstance(service.clock, ManualClock)
    return service.clock


def _wake(sleeper: "asyncio.Future[None]") -> None:
    if not sleeper.done():
        sleeper.set_result(None)


class ManualClock:
    """Stands still until it is told to go on."""

    def __init__(self) -> None:
        self._passed_ms = 0.0
        self._set_by_ms = 0
        self._due: list[_Due] = []
        self._numbers = count()

    # What the server asks of a clock --------------------------------------------------------------

    def now_ms(self) -> int:
        return BEGAN_MS + int(self._passed_ms + 1e-6) + self._set_by_ms

    def set_by_ms(self) -> int:
        return self._set_by_ms

    def monotonic(self) -> float:
        return self._passed_ms / 1_000

    async def sleep(self, seconds: float) -> None:
        awake: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        timer = self.call_later(seconds, partial(_wake, awake))
        try:
            await awake
        finally:
            timer.cancel()

    def call_later(self, seconds: float, do: Callable[[], object]) -> _Due:
        return self._add(seconds, do, is_limit=False)

    @asynccontextmanager
    async def timeout(self, seconds: float) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(None) as limit:
            timer = self._add(seconds, lambda: limit.reschedule(loop.time()), is_limit=True)
            try:
                yield
            finally:
                timer.cancel()

    # What a test does with it ---------------------------------------------------------------------

    def set_by(self, seconds: float) -> None:
        """Set the time of day forward, or back; no time passes."""
        self._set_by_ms += round(seconds * 1_000)

    def advance(self, seconds: float) -> None:
        """Let time pass; whoever waited for it is woken, and goes on when the loop comes round."""
        until = self._passed_ms + seconds * 1_000
        while (due := self._next()) is not None and due.at_ms <= until:
            heapq.heappop(self._due)
            self._passed_ms = max(self._passed_ms, due.at_ms)
            due.do()
        self._passed_ms = until

    async def until(self, holds: Callable[[], object]) -> None:
        """Let time pass until something holds: whoever sleeps is woken in turn.

        Nobody is told that he took too long.
        """
        await self._pass(self.wake_next, holds)

    async def go_on(self, holds: Callable[[], object], step_s: float = 0.1) -> None:
        """Let time pass until something holds, also for those who take too long."""
        await self._pass(partial(self.advance, step_s), holds)

    async def _pass(self, more: Callable[[], None], holds: Callable[[], object]) -> None:
        def looked() -> bool:
            done = bool(holds())
            if not done:
                more()
            return done

        await eventually(looked)

    def be_patient(self, seconds: float) -> None:
        """Let time pass for those who sleep; what has a limit is given as much time more."""
        for due in self._due:
            due.at_ms += seconds * 1_000 if due.is_limit else 0.0
        heapq.heapify(self._due)
        self.advance(seconds)

    def advance_to_next(self, most_s: float = math.inf) -> None:
        """Let time pass until something is due, also that somebody took too long; no more than so.

        Where nothing is due, and nobody says how much, no time passes.
        """
        due = self._next()
        next_s = math.inf if due is None else max(due.at_ms - self._passed_ms, 0.0) / 1_000
        if (seconds := min(next_s, most_s)) < math.inf:
            self.advance(seconds)

    def wake_next(self) -> None:
        """Let time pass until the next one who sleeps is woken."""
        wakes = [due.at_ms for due in self._due if not due.is_limit and not due.cancelled]
        if wakes:
            self.be_patient(max(min(wakes) - self._passed_ms, 0.0) / 1_000)

    def _add(self, seconds: float, do: Callable[[], object], is_limit: bool) -> _Due:
        def call() -> None:
            do()

        due = _Due(self._passed_ms + seconds * 1_000, next(self._numbers), call, is_limit)
        heapq.heappush(self._due, due)
        return due

    def _next(self) -> _Due | None:
        while self._due and self._due[0].cancelled:
            heapq.heappop(self._due)
        return self._due[0] if self._due else None
