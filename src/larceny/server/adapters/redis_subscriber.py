"""Redis pub/sub: subscriptions to the channels of tables, by redis-py's `PubSub`."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from ..ports.clock import Clock
from .redis_connection import ANSWER_S, TROUBLE, Reconnecting

PING_S = 1.0
SILENCE_S = 2.5
"""Redis answers pings; when nothing comes for so long, the connection is dead."""

FOLLOW_S = 0.5
"""How long a subscription is waited for. If it takes longer, a resync will make up for it."""


class Subscriber(Reconnecting):
    """Hears what is published on the channels that are followed."""

    def __init__(
        self,
        client: Redis,
        clock: Clock,
        home: str,
        heard: Callable[[str, str], None],
        back: Callable[[], None],
    ) -> None:
        super().__init__(client, clock)
        self.channels: set[str] = set()
        self._home = home  # a channel that is never left: confirmed last, it says that all are
        self._heard = heard
        self._back = back
        self._pubsub: PubSub | None = None
        self._confirming: dict[str, asyncio.Future[None]] = {}

    async def follow(self, channel: str) -> None:
        """Hear a channel; wait a little until Redis confirms it."""
        self.channels.add(channel)
        loop = asyncio.get_running_loop()
        confirmed = self._confirming.setdefault(channel, loop.create_future())
        with suppress(*TROUBLE):
            async with self.clock.timeout(FOLLOW_S):
                if (pubsub := self._connected()) is not None:
                    await pubsub.subscribe(channel)
                    await asyncio.shield(confirmed)

    async def forget(self, channel: str) -> None:
        """Hear a channel no more."""
        self.channels.discard(channel)
        with suppress(*TROUBLE):
            async with self.clock.timeout(FOLLOW_S):
                if (pubsub := self._connected()) is not None:
                    await pubsub.unsubscribe(channel)

    def _connected(self) -> PubSub | None:
        """Return what to subscribe with; a dead connection must not be brought back here."""
        pubsub = self._pubsub
        if pubsub is None or pubsub.connection is None or not pubsub.connection.is_connected:
            return None
        return pubsub

    async def use(self) -> None:
        """Subscribe to everything that is followed, and listen."""
        async with self.client.pubsub() as pubsub:
            async with self.clock.timeout(ANSWER_S):
                await pubsub.connect()
                self._pubsub = pubsub  # from here on, who follows subscribes himself
                await pubsub.subscribe(*self.channels, self._home)
            async with asyncio.TaskGroup() as together:
                together.create_task(self._listen(pubsub))
                together.create_task(self._ping(pubsub))

    async def _listen(self, pubsub: PubSub) -> None:
        while True:
            async with self.clock.timeout(SILENCE_S):
                told = await pubsub.get_message(timeout=None)
            match told:
                case {"type": "message", "channel": channel, "data": text}:
                    self._heard(channel, text)
                case {"type": "subscribe", "channel": self._home}:
                    self.works()
                    self._back()
                case {"type": "subscribe", "channel": channel}:
                    self._confirmed(channel)

    async def _ping(self, pubsub: PubSub) -> None:
        while True:
            await pubsub.ping()
            await self.clock.sleep(PING_S)

    def _confirmed(self, channel: str) -> None:
        confirmed = self._confirming.pop(channel, None)
        if confirmed is not None and not confirmed.done():
            confirmed.set_result(None)

    def lost(self) -> None:
        """Let nobody wait for what will not be confirmed now."""
        self._pubsub = None
        for channel in list(self._confirming):
            self._confirmed(channel)
