"""Hearing from Redis by its pub/sub: subscriptions to the channels of tables."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from redis.asyncio import Connection

from ..ports.clock import Clock
from .redis_link import ANSWER_S, TROUBLE, Link

PING_S = 1.0
SILENCE_S = 2.5
"""Redis answers pings; when nothing comes for so long, the connection is dead."""

FOLLOW_S = 0.5
"""How long a subscription is waited for. If it takes longer, a resync will make up for it."""

MANY = 500
"""Channels in one command."""


class Hearing(Link):
    """Hears what is published on the channels that are followed."""

    def __init__(
        self,
        url: str,
        clock: Clock,
        home: str,
        heard: Callable[[str, str], None],
        back: Callable[[], None],
    ) -> None:
        super().__init__(url, clock)
        self.channels: set[str] = set()
        self._home = home  # a channel that is never left: confirmed last, it says that all are
        self._heard = heard
        self._back = back
        self._connection: Connection | None = None
        self._confirming: dict[str, asyncio.Future[None]] = {}

    async def follow(self, channel: str) -> None:
        """Hear a channel; wait a little until Redis confirms it."""
        self.channels.add(channel)
        loop = asyncio.get_running_loop()
        confirmed = self._confirming.setdefault(channel, loop.create_future())
        with suppress(*TROUBLE):
            async with self.clock.timeout(FOLLOW_S):
                if await self._say("SUBSCRIBE", channel):
                    await asyncio.shield(confirmed)

    async def forget(self, channel: str) -> None:
        """Hear a channel no more."""
        self.channels.discard(channel)
        with suppress(*TROUBLE):
            async with self.clock.timeout(FOLLOW_S):
                await self._say("UNSUBSCRIBE", channel)

    async def _say(self, *command: str) -> bool:
        """Send a command, if there is a connection; a dead one must not be brought back here."""
        connection = self._connection
        if connection is None or not connection.is_connected:
            return False
        await connection.send_command(*command)
        return True

    async def use(self, connection: Connection) -> None:
        """Subscribe to everything that is followed, and listen."""
        self._connection = connection  # from here on, who follows subscribes himself
        channels = [*self.channels, self._home]
        for first in range(0, len(channels), MANY):
            async with self.clock.timeout(ANSWER_S):
                await connection.send_command("SUBSCRIBE", *channels[first : first + MANY])
        async with asyncio.TaskGroup() as together:
            together.create_task(self._listen(connection))
            together.create_task(self._ping(connection))

    async def _listen(self, connection: Connection) -> None:
        while True:
            async with self.clock.timeout(SILENCE_S):
                told = await connection.read_response()
            match told:
                case ["message", channel, text]:
                    self._heard(channel, text)
                case ["subscribe", self._home, _]:
                    self.works()
                    self._back()
                case ["subscribe", channel, _]:
                    self._confirmed(channel)

    async def _ping(self, connection: Connection) -> None:
        while True:
            await connection.send_command("PING")
            await self.clock.sleep(PING_S)

    def _confirmed(self, channel: str) -> None:
        confirmed = self._confirming.pop(channel, None)
        if confirmed is not None and not confirmed.done():
            confirmed.set_result(None)

    def lost(self) -> None:
        """Let nobody wait for what will not be confirmed now."""
        self._connection = None
        for channel in list(self._confirming):
            self._confirmed(channel)
