"""Whether this node can be sent people: it is not going, and its store answers."""

import asyncio
from dataclasses import dataclass

from ...ports.bus import Bus
from ...ports.clock import Clock
from ...ports.store import Store

PATIENCE_S = 1.0
"""How long the store may take to answer."""

NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Report:
    """How a node stands."""

    ready: bool
    going: bool
    store: str  # ok, slow or failed
    bus: str  # local, connected or lost


class Readiness:
    """Asks the store and the bus how they are."""

    def __init__(self, store: Store, bus: Bus, clock: Clock) -> None:
        self._clock = clock
        self.going = False
        self._store = store
        self._bus = bus
        self._asking: asyncio.Task[object] | None = None

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
        """Ask the store for anything; one question at a time, however often we are asked."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(asyncio.to_thread(self._store.people.person, NOBODY))
        try:
            async with self._clock.timeout(PATIENCE_S):
                await asyncio.shield(self._asking)
        except TimeoutError:
            return "slow"
        except Exception:
            return "failed"
        return "ok"
