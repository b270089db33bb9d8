"""What is done again and again, and goes on after a failure."""

import logging
from collections.abc import Awaitable, Callable

from ...ports.clock import Clock


async def repeat(
    work: Callable[[], Awaitable[object]],
    every_s: float,
    clock: Clock,
    log: logging.Logger,
    failure: str,
) -> None:
    """Do something, then rest, for ever; a database that is away for a while comes back."""
    while True:
        try:
            await work()
        except Exception:
            log.exception(failure)
        await clock.sleep(every_s)
