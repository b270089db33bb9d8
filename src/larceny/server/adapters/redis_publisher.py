"""Announcements to Redis: as many as wait are published in one pipeline."""

import asyncio
from collections import deque
from collections.abc import Callable

from redis.asyncio import Redis

from ..ports.clock import Clock
from .redis_connection import ANSWER_S, Reconnecting


class Publisher(Reconnecting):
    """Publishes announcements, and remembers the channels of those that got lost."""

    def __init__(
        self, client: Redis, clock: Clock, makes_up_for: str, failed: Callable[[], None]
    ) -> None:
        super().__init__(client, clock)
        self._makes_up_for = makes_up_for
        self._failed = failed
        self._waiting: deque[tuple[str, str]] = deque()
        self._owed: set[str] = set()
        self._wake = asyncio.Event()

    def publish(self, channel: str, text: str) -> None:
        """Put an announcement on its way; without a connection, it is made up for later."""
        if self.connected.is_set():
            self._waiting.append((channel, text))
            self._wake.set()
        else:
            self._owe(channel)

    def _owe(self, channel: str) -> None:
        self._owed.add(channel)
        self._failed()

    async def flushed(self) -> None:
        """Wait until everything is published."""
        while self._waiting:
            await asyncio.sleep(0.005)

    async def use(self) -> None:
        """Publish whatever comes."""
        async with self.clock.timeout(ANSWER_S):
            await self.client.execute_command("PING")  # type: ignore[no-untyped-call]
        self.works()
        self._waiting.extend((channel, self._makes_up_for) for channel in self._owed)
        self._owed.clear()
        while True:
            await self._publish_waiting()
            self._wake.clear()
            await self._wake.wait()

    async def _publish_waiting(self) -> None:
        while self._waiting:
            group = list(self._waiting)
            async with self.client.pipeline(transaction=False) as pipeline:
                for channel, text in group:
                    pipeline.publish(channel, text)
                async with self.clock.timeout(ANSWER_S):
                    await pipeline.execute()
            for _ in group:
                self._waiting.popleft()

    def lost(self) -> None:
        """Remember what could not be published."""
        for channel, _ in self._waiting:
            self._owe(channel)
        self._waiting.clear()
