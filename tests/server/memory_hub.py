"""A bus between nodes that live in one process."""

from larceny.server.adapters.deliveries import Deliveries
from larceny.server.ports.bus import Announcement, Listener


class MemoryHub:
    """What the nodes have in common."""

    def __init__(self) -> None:
        self.buses: set[MemoryBus] = set()

    def bus(self) -> "MemoryBus":
        """Make the bus of one more node."""
        return MemoryBus(self)


class MemoryBus:
    """The bus of one node."""

    def __init__(self, hub: MemoryHub) -> None:
        self._hub = hub
        self._followed: set[str] = set()
        self._deliveries: Deliveries | None = None

    async def start(self, listener: Listener) -> None:
        """Begin to listen."""
        self._deliveries = Deliveries(listener)
        self._hub.buses.add(self)

    async def follow(self, table: str) -> None:
        """Hear about a table from now on."""
        self._followed.add(table)

    async def forget(self, table: str) -> None:
        """Hear about a table no more."""
        self._followed.discard(table)
        if self._deliveries is not None:
            self._deliveries.drop(table)

    async def announce(self, table: str, what: Announcement) -> None:
        """Tell the other nodes."""
        for bus in self._hub.buses - {self}:
            bus.hear(table, what)

    def hear(self, table: str, what: Announcement) -> None:
        """Be told by another node."""
        if table in self._followed and self._deliveries is not None:
            self._deliveries.put(table, what)

    async def stop(self) -> None:
        """Stop listening."""
        self._hub.buses.discard(self)
        if self._deliveries is not None:
            await self._deliveries.stop()
