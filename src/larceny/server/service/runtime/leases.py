"""Who moves bots, closes windows and ends thinking time at a table: exactly one node.

A node holds a lease on a table while it does these things. When it dies, the lease runs out and
another node takes over.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

from ...ports.clock import Clock
from ...ports.store import LeaseStore
from ..table.session import Live

log = logging.getLogger(__name__)

LEASE_MS = 3_000
RENEW_MS = 1_000
ASK_AGAIN_MS = 400
"""How soon another node asks for a lease that it did not get."""

T = TypeVar("T")


class Duties(Protocol):
    """Says what this node has to do."""

    async def mine(self, table: str) -> bool:
        """Ask whether this node looks after a table."""
        ...


class AllMine:
    """The duties of the only node."""

    async def mine(self, table: str) -> bool:
        """Look after every table."""
        return True


class Leased:
    """The duties of one node among several."""

    def __init__(self, leases: LeaseStore, node: str, clock: Clock) -> None:
        self.clock = clock
        self.leases = leases
        self.node = node
        self._until: dict[str, int] = {}
        self._refused: dict[str, int] = {}

    async def mine(self, table: str) -> bool:
        """Take the lease on a table, or keep it."""
        now = self.clock.now_ms()
        if self._until.get(table, 0) - now > LEASE_MS - RENEW_MS:
            return True
        if now - self._refused.get(table, 0) < ASK_AGAIN_MS:
            return False
        until = now + LEASE_MS
        name = f"table:{table}"
        if await asyncio.to_thread(self.leases.lease, name, self.node, now, until):
            self._until[table] = until
            self._refused.pop(table, None)
            return True
        self._until.pop(table, None)
        self._refused[table] = now
        return False


async def attended(duties: Duties, live: Live, is_needed: Callable[[], bool], clock: Clock) -> bool:
    """Wait until this node looks after a table, as long as there is something to do."""
    while is_needed():
        if await duties.mine(live.table.id):
            return True
        await clock.sleep(ASK_AGAIN_MS / 1_000)
    return False


async def kept(duties: Duties, live: Live, work: Coroutine[Any, Any, T], clock: Clock) -> T:
    """Go on looking after a table while something takes its time."""
    keeping = asyncio.create_task(_keep(duties, live, clock))
    try:
        return await work
    finally:
        keeping.cancel()  # who is cut off here leaves nothing behind


async def _keep(duties: Duties, live: Live, clock: Clock) -> None:
    while True:
        await clock.sleep(RENEW_MS / 1_000)
        try:
            await duties.mine(live.table.id)
        except Exception:  # a database that is away for a while comes back
            log.exception("lease-failed")
