"""What is done over a connection to Redis, begun again whenever the connection is lost."""

import asyncio
import logging
import random

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from ..ports.clock import Clock

log = logging.getLogger(__name__)

TROUBLE = (RedisError, OSError, TimeoutError, RuntimeError)
"""What a lost connection shows itself by; uvloop says RuntimeError where it is written to next."""

ANSWER_S = 1.0
"""How long Redis may take to answer."""

PAUSES_S = (0.05, 0.1, 0.2, 0.4, 0.8, 1.5)
"""How long to wait before the next try; the last one again and again."""


def open_client(url: str) -> Redis:
    """Make a client that neither tries again nor gives up by itself: both is seen to here."""
    return Redis.from_url(
        url,
        protocol=2,
        retry=Retry(NoBackoff(), 0),  # a lost connection means that something was missed
        socket_connect_timeout=None,
        socket_timeout=None,
        decode_responses=True,
        encoding_errors="replace",
    )


class Reconnecting:
    """Does something over Redis for ever, with growing pauses when Redis is away."""

    def __init__(self, client: Redis, clock: Clock) -> None:
        self.client = client
        self.clock = clock
        self._task: asyncio.Task[None] | None = None
        self._failures = 0
        self.connected = asyncio.Event()

    def start(self) -> None:
        """Begin to connect."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """End it."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def use(self) -> None:
        """Connect, and do what the connection is for; raise when it is lost."""
        raise NotImplementedError

    def works(self) -> None:
        """Note that Redis has answered."""
        if self._failures:
            log.info("redis-back")
        self._failures = 0
        self.connected.set()

    def lost(self) -> None:
        """Note that the connection is lost."""

    async def _run(self) -> None:
        while True:
            try:
                await self.use()
            except* TROUBLE:
                if not self._failures:
                    log.warning("redis-lost")
            except* Exception:
                log.exception("redis-failed")  # whatever it was: without the bus is worse
            finally:
                self.connected.clear()
                self.lost()
            pause = PAUSES_S[min(self._failures, len(PAUSES_S) - 1)]
            self._failures += 1
            await self.clock.sleep(pause * random.uniform(0.5, 1))
