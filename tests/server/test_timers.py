"""Timers: one for each key, and each is heard."""

import asyncio

from larceny.server.service.runtime.tasks import Tasks
from larceny.server.service.runtime.timers import AGAIN_S, Timers

from .clocks import ManualClock
from .waiting import eventually


def test_a_timer_that_is_still_heard_rings_once_more_afterwards_and_not_beside_it() -> None:
    async def story() -> None:
        clock, tasks = ManualClock(), Tasks()
        heard: list[str] = []
        may_end = asyncio.Event()

        async def ring(subject: str) -> None:
            heard.append(f"{subject} begins")
            await may_end.wait()
            heard.append(f"{subject} ends")

        timers = Timers[str](tasks, clock, ring)
        for subject in ("first", "second", "third"):
            timers.set("table", subject, clock.now_ms(), clock.now_ms)
            clock.advance(0.01)
            await asyncio.sleep(0)
        await eventually(lambda: heard == ["first begins"])
        may_end.set()
        await eventually(lambda: heard[-1] == "third ends")
        assert heard == ["first begins", "first ends", "third begins", "third ends"]
        await tasks.stop()

    asyncio.run(story())


def test_a_timer_whose_bell_fails_rings_again_after_a_while() -> None:
    async def story() -> None:
        clock, tasks = ManualClock(), Tasks()
        tries: list[int] = []

        async def ring(subject: str) -> None:
            tries.append(clock.now_ms())
            if len(tries) < 2:
                raise OSError("away")

        timers = Timers[str](tasks, clock, ring)
        timers.set("table", "subject", clock.now_ms(), clock.now_ms)
        await clock.until(lambda: len(tries) == 2)
        first, second = tries
        assert second - first >= AGAIN_S * 1_000
        await tasks.stop()

    asyncio.run(story())
