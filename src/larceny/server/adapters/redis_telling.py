"""Telling Redis: announcements are published together, as many as wait."""

import asyncio
from collections import deque
from collections.abc import Callable

from redis.asyncio import Connection

from ..ports.clock import Clock
from .redis_link import ANSWER_S, Link


class Telling(Link):
    """Publishes announcements, and remembers the channels of those that got lost."""

    def __init__(
        self, url: str, clock: Clock, makes_up_for: str, failed: Callable[[], None]
    ) -> None:
        super().__init__(url, clock)
        self._makes_up_for = makes_up_for
        self._failed = failed
        self._waiting: deque[tuple[str, str]] = deque()
        self._owed: set[str] = set()
        self._wake = asyncio.Event()

    def say(self, channel: str, text: str) -> None:
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
        """Wait until everything is said."""
        while self._waiting:
            await asyncio.sleep(0.005)

    async def use(self, connection: Connection) -> None:
        """Publish whatever comes."""
        async with self.clock.timeout(ANSWER_S):
            await connection.send_command("PING")
            await connection.read_response()
        self.works()
        self._waiting.extend((channel, self._makes_up_for) for channel in self._owed)
        self._owed.clear()
        while True:
            await self._publish(connection)
            self._wake.clear()
            await self._wake.wait()

    async def _publish(self, connection: Connection) -> None:
        while self._waiting:
            group = list(self._waiting)
            packed = connection.pack_commands([("PUBLISH", *one) for one in group])
            async with self.clock.timeout(ANSWER_S):
                await connection.send_packed_command(packed)
                for _ in group:
                    await connection.read_response()
                    self._waiting.popleft()

    def lost(self) -> None:
        """Remember what could not be said."""
        for channel, _ in self._waiting:
            self._owe(channel)
        self._waiting.clear()
