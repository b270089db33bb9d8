"""Whether this node can be sent people: it is not going, and its store takes what is written."""

import asyncio
from dataclasses import dataclass

from ...ports.bus import Bus
from ...ports.clock import Clock
from ...ports.store import Store

PATIENCE_S = 1.0
"""How long the store may take to answer."""

FRESH_S = 1.0
"""How long an answer holds: however often we are asked, the store is written to once a second."""


@dataclass(frozen=True, slots=True)
class Report:
    """How a node stands."""

    ready: bool
    going: bool
    store: str  # ok, slow or failed
    bus: str  # local, connected or lost


class Readiness:
    """Asks the store and the bus how they are.

    Of the store it asks for a lease that nobody else wants: what can only be read, as on a disk
    that is full, is of no use to people who play.
    """

    def __init__(self, store: Store, bus: Bus, clock: Clock, node: str) -> None:
        self._clock = clock
        self.going = False
        self._store = store
        self._bus = bus
        self._node = node
        self._asking: asyncio.Task[object] | None = None
        self._fresh_until = -1.0

    async def report(self) -> Report:
        """Say how this node stands."""
        store = await self._ask_store()
        return Report(
            ready=store == "ok" and not self.going,
            going=self.going,
            store=store,
            bus=str(getattr(self._bus, "state", "local")),
        )

    async def _ask_store(self) -> str:
        """Write to the store; once at a time and once a second, however often we are asked."""
        now = self._clock.monotonic()
        if self._asking is None or (self._asking.done() and now >= self._fresh_until):
            self._asking = asyncio.create_task(asyncio.to_thread(self._write))
            self._fresh_until = now + FRESH_S
        try:
            async with self._clock.timeout(PATIENCE_S):
                await asyncio.shield(self._asking)
        except TimeoutError:
            return "slow"
        except Exception:
            return "failed"
        return "ok"

    def _write(self) -> None:
        """Take a lease that ended long ago, so that every node can have it at any time."""
        self._store.leases.lease("ready", self._node, now=1, until=0)
