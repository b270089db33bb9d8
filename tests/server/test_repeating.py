"""What is done again and again goes on after a failure, and rests in between."""

import asyncio
import logging
from functools import partial

import pytest

from larceny.server.service.runtime.repeating import repeat

from .clocks import ManualClock
from .waiting import eventually

log = logging.getLogger(__name__)


def test_it_rests_after_each_time_and_goes_on_after_a_failure(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock, done_at = ManualClock(), list[float]()

    async def work() -> None:
        done_at.append(clock.monotonic())
        if len(done_at) == 2:
            raise OSError("the store is away")

    def done(times: int) -> bool:
        return len(done_at) == times

    async def story() -> None:
        repeating = asyncio.create_task(repeat(work, 5.0, clock, log, "look-failed"))
        for times in (1, 2, 3):
            await eventually(partial(done, times))
            clock.advance(5.0)
        repeating.cancel()

    asyncio.run(story())
    assert done_at == [0.0, 5.0, 10.0]
    assert [record.message for record in caplog.records] == ["look-failed"]
