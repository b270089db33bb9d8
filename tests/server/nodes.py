"""Two nodes in one process, on one database: the words in which their tests speak."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

from larceny.server.adapters.sql_store import open_store
from larceny.server.service.people.revocation import Connections
from larceny.server.service.service import Service

from .clocks import ManualClock
from .memory_hub import MemoryHub
from .tables import Guest, service_of
from .waiting import PATIENCE_S

Story = Callable[[Service, Service, MemoryHub], Awaitable[None]]


@asynccontextmanager
async def two_services(
    database: str, connections: Sequence[Connections | None] = (None, None)
) -> AsyncIterator[tuple[Service, Service, MemoryHub]]:
    """Run two nodes on one database, and by one clock."""
    hub, clock = MemoryHub(), ManualClock()
    stores = [open_store(database), open_store(database)]
    nodes = [
        service_of(store, hub.bus(), str(at), clock, connections=connections[at])
        for at, store in enumerate(stores)
    ]
    for node in nodes:
        await node.start()
    try:
        yield nodes[0], nodes[1], hub
    finally:
        for node, store in zip(nodes, stores, strict=True):
            await node.stop()
            store.close()


def tell(database: str, story: Story) -> None:
    """Tell a story of two nodes."""

    async def run() -> None:
        async with two_services(database) as (here, there, hub):
            await asyncio.wait_for(story(here, there, hub), PATIENCE_S)

    asyncio.run(run())


async def moves_to(there: Service, one: Guest, table: str) -> Guest:
    """Let somebody sit at the other node from now on."""
    here = one.service
    here.subscriptions.unsubscribe(here.sessions.loaded[table], one)
    again = Guest(one.person, there)
    await again.subscribe(table)
    return again


def deaf(hub: MemoryHub) -> None:
    """Let no node hear of the other any more."""
    hub.buses.clear()
