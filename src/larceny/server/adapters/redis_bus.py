"""A bus between nodes, through Redis.

Redis only carries; what counts is in the store. So nobody waits for it, and when it was away, every
node is told to look in the store at every table that it follows.
"""

from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex

from ..ports.bus import Announcement, Listener, Resync, read_announcement, write_announcement
from ..ports.clock import Clock
from .deliveries import Deliveries
from .redis_connection import open_client
from .redis_publisher import Publisher
from .redis_subscriber import Subscriber

START_S = 1.0
"""How long Redis is waited for at the start. Without it, the node begins alone."""

STOP_S = 0.5


class RedisBus:
    """The bus of one node: a channel for each table."""

    def __init__(
        self,
        url: str,
        clock: Clock,
        node: str = "",
        prefix: str = "larceny",
        failed: Callable[[], None] = lambda: None,
    ) -> None:
        self._clock = clock
        self._node = node or token_hex(8)
        self._prefix = f"{prefix}:table:"
        self._count_failure = failed
        self._deliveries: Deliveries | None = None
        home = f"{prefix}:node:{self._node}"
        self._client = open_client(url)
        self._subscriber = Subscriber(self._client, clock, home, self._heard, self._back)
        self._publisher = Publisher(self._client, clock, self._signed(Resync()), self._failed)
        self.failures = 0

    @property
    def state(self) -> str:
        """Say how the bus stands: connected or lost."""
        both = (self._subscriber, self._publisher)
        return "connected" if all(one.connected.is_set() for one in both) else "lost"

    async def start(self, listener: Listener) -> None:
        """Begin to listen; where Redis is away, go on without it until it comes."""
        self._deliveries = Deliveries(listener)
        for one in (self._subscriber, self._publisher):
            one.start()
        with suppress(TimeoutError):
            async with self._clock.timeout(START_S):
                await self._subscriber.connected.wait()
                await self._publisher.connected.wait()

    async def follow(self, table: str) -> None:
        """Hear about a table from now on."""
        await self._subscriber.follow(self._prefix + table)

    async def forget(self, table: str) -> None:
        """Hear about a table no more."""
        if self._deliveries is not None:
            self._deliveries.drop(table)
        await self._subscriber.forget(self._prefix + table)

    async def announce(self, table: str, what: Announcement) -> None:
        """Tell the other nodes; never fails, and never waits for them."""
        self._publisher.publish(self._prefix + table, self._signed(what))

    async def stop(self) -> None:
        """Publish what still waits, and stop listening."""
        with suppress(TimeoutError):
            async with self._clock.timeout(STOP_S):
                await self._publisher.flushed()
        await self._publisher.stop()
        await self._subscriber.stop()
        await self._client.aclose()
        if self._deliveries is not None:
            await self._deliveries.stop()

    def _signed(self, what: Announcement) -> str:
        return f"{self._node} {write_announcement(what)}"

    def _failed(self) -> None:
        self.failures += 1
        self._count_failure()

    def _heard(self, channel: str, text: str) -> None:
        node, _, what = text.partition(" ")
        if node != self._node and channel in self._subscriber.channels:
            self._deliver(channel, read_announcement(what))

    def _back(self) -> None:
        """Look in the store at everything: nobody knows what was missed."""
        for channel in self._subscriber.channels:
            self._deliver(channel, Resync())

    def _deliver(self, channel: str, what: Announcement) -> None:
        if self._deliveries is not None:
            self._deliveries.put(channel.removeprefix(self._prefix), what)
