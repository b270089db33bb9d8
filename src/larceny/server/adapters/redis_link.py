"""A connection to Redis that is made again whenever it is lost."""

import asyncio
import logging
import random

from redis.asyncio import Connection, ConnectionPool
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from ..ports.clock import Clock

log = logging.getLogger(__name__)

TROUBLE = (RedisError, OSError, TimeoutError)

ANSWER_S = 1.0
"""How long Redis may take to answer."""

PAUSES_S = (0.05, 0.1, 0.2, 0.4, 0.8, 1.5)
"""How long to wait before the next try; the last one again and again."""


class Link:
    """Keeps one connection to Redis, and what is done over it, alive."""

    def __init__(self, url: str, clock: Clock) -> None:
        self.clock = clock
        self._pool = ConnectionPool.from_url(
            url,
            protocol=2,
            retry=Retry(NoBackoff(), 0),  # we try again ourselves, and want to know when we do
            socket_connect_timeout=None,  # how long anything may take is seen to here
            socket_timeout=None,
            decode_responses=True,
            encoding_errors="replace",
        )
        self._task: asyncio.Task[None] | None = None
        self._failures = 0
        self.connected = asyncio.Event()

    def start(self) -> None:
        """Begin to connect."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Disconnect."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def use(self, connection: Connection) -> None:
        """Do over a fresh connection what it is for; raise when it is lost."""
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
            connection = self._pool.make_connection()  # type: ignore[no-untyped-call]
            try:
                async with self.clock.timeout(ANSWER_S):
                    await connection.connect()
                await self.use(connection)
            except* TROUBLE:
                if not self._failures:
                    log.warning("redis-lost")
            except* Exception:
                log.exception("redis-failed")  # whatever it was: without the bus is worse
            finally:
                self.connected.clear()
                self.lost()
                await connection.disconnect(nowait=True)
            pause = PAUSES_S[min(self._failures, len(PAUSES_S) - 1)]
            self._failures += 1
            await self.clock.sleep(pause * random.uniform(0.5, 1))
