"""A simulated bus between nodes: late, doubled, cut off from some of them.

As with Redis, what one node says about a table reaches each other node in its order. Who was cut
off is told to look in the store at every table that it follows, and so are those who missed what
it said.
"""

from typing import TYPE_CHECKING

from larceny.server.adapters.deliveries import Deliveries
from larceny.server.ports.bus import Announcement, Listener, Resync

if TYPE_CHECKING:
    from .nodes import Life
    from .world import World


class Hub:
    """What the buses of all nodes have in common."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.buses: dict[str, SimulatedBus] = {}
        self.cut_off: dict[str, int] = {}  # nodes that are cut off, and how many times over
        self._arrives: dict[tuple[str, str], float] = {}

    def carry(self, sender: "SimulatedBus", table: str, what: Announcement) -> None:
        """Carry something to all other nodes."""
        for node, bus in self.buses.items():
            if bus is not sender:
                if node in self.cut_off or sender.node in self.cut_off:
                    sender.missed.add(table)
                else:
                    self._carry_to(sender, bus, table, what)

    def _carry_to(
        self, sender: "SimulatedBus", bus: "SimulatedBus", table: str, what: Announcement
    ) -> None:
        world, way = self.world, (sender.node, bus.node)
        dice = world.chance[f"bus {sender.node}-{bus.node}"]
        at = world.loop.now + world.latency(dice, 0.002)
        at += world.faults.lateness("bus-late", bus.node, dice)
        at = self._arrives[way] = max(self._arrives.get(way, 0.0), at)
        times = 2 if world.faults.strikes("bus-repeats", bus.node, dice) else 1
        for _ in range(times):
            world.loop.arrive(
                at,
                f"bus {sender.node} {bus.node}",
                bus.life.actor.name,
                bus.hear,
                table,
                what,
                context=bus.life.context,
            )

    def cut(self, node: str) -> None:
        """Let nothing through from or to a node."""
        self.cut_off[node] = self.cut_off.get(node, 0) + 1

    def heal(self, node: str) -> None:
        """Let everything through again; who may have missed something looks in the store."""
        self.cut_off[node] -= 1
        if self.cut_off[node]:
            return
        del self.cut_off[node]
        for bus in self.buses.values():
            if bus.node not in self.cut_off:
                missed, bus.missed = bus.missed, set()
                for table in sorted(missed):
                    self.carry(bus, table, Resync())
        healed = self.buses.get(node)
        if healed is not None:
            for table in sorted(healed.followed):
                self.world.loop.call_soon(healed.hear, table, Resync(), context=healed.life.context)


class SimulatedBus:
    """The bus of one node."""

    def __init__(self, hub: Hub, life: "Life", node: str) -> None:
        self.hub = hub
        self.life = life
        self.node = node
        self.followed: set[str] = set()
        self.missed: set[str] = set()  # tables of which others have missed something
        self._deliveries: Deliveries | None = None

    async def start(self, listener: Listener) -> None:
        """Begin to listen."""
        self._deliveries = Deliveries(listener)
        self.hub.buses[self.node] = self

    async def follow(self, table: str) -> None:
        """Hear about a table from now on."""
        self.followed.add(table)

    async def forget(self, table: str) -> None:
        """Hear about a table no more."""
        self.followed.discard(table)
        if self._deliveries is not None:
            self._deliveries.drop(table)

    async def announce(self, table: str, what: Announcement) -> None:
        """Tell the other nodes."""
        self.hub.carry(self, table, what)

    def hear(self, table: str, what: Announcement) -> None:
        """Be told by another node."""
        if table in self.followed and self._deliveries is not None:
            self._deliveries.put(table, what)

    async def stop(self) -> None:
        """Stop listening."""
        self.hub.buses.pop(self.node, None)
        if self._deliveries is not None:
            await self._deliveries.stop()
