"""Leases: exactly one node moves bots, closes reaction windows and ends thinking time at a table.

A node holds the lease on a table while it does these things. When it dies, the lease expires and
another node takes over.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from math import inf
from typing import Any, NamedTuple, Protocol, TypeVar

from ...ports.clock import Clock
from ...ports.store import LeaseStore
from .repeating import repeat

log = logging.getLogger(__name__)

LEASE_MS = 1_500
RENEW_MS = 500
ASK_AGAIN_MS = 200
"""How soon another node asks for a lease that it did not get.

Where a node dies, another one goes on within `LEASE_MS + ASK_AGAIN_MS`: less than two seconds.
"""

T = TypeVar("T")


class Leases(Protocol):
    """Says which tables this node is responsible for."""

    async def holds(self, table: str) -> bool:
        """Ask whether this node has the lease on a table; take it, if it is free."""
        ...


class SoleNode:
    """The leases of a node that has no others beside it: all of them."""

    async def holds(self, table: str) -> bool:
        """Be responsible for every table."""
        return True


class _AnothersLease(NamedTuple):
    """A lease that this node did not get."""

    until: int | None  # by the time of day of whoever has it
    since: float  # when it was first seen to say so
    asked: float  # when it was last asked for


_NOBODYS = _AnothersLease(None, inf, -inf)


class StoredLeases:
    """The leases of one node among several, kept in the store that they share."""

    def __init__(self, store: LeaseStore, node: str, clock: Clock) -> None:
        self.clock = clock
        self.store = store
        self.node = node
        self._until: dict[str, float] = {}  # by a clock that nobody sets
        self._others: dict[str, _AnothersLease] = {}

    async def holds(self, table: str) -> bool:
        """Take the lease on a table, or renew it.

        Until when another node has it, that one says by its own time of day. Where ours is behind,
        we would wait for long if that node is dead: so a lease that has stood there for its whole
        time by our own clock, and was not renewed, has lapsed as well.
        """
        asked = self.clock.monotonic() * 1_000
        if self._until.get(table, 0.0) - asked > LEASE_MS - RENEW_MS:
            return True
        other = self._others.get(table, _NOBODYS)
        if asked - other.asked < ASK_AGAIN_MS:
            return False
        name, now = f"table:{table}", self.clock.now_ms()
        lapsed = other.until if asked - other.since > LEASE_MS else None
        if await asyncio.to_thread(self.store.lease, name, self.node, now, now + LEASE_MS, lapsed):
            self._until[table] = asked + LEASE_MS
            self._others.pop(table, None)
            return True
        self._until.pop(table, None)
        until = await asyncio.to_thread(self.store.leased_until, name)
        since = other.since if other.until == until else self.clock.monotonic() * 1_000
        self._others[table] = _AnothersLease(until, since, asked)
        return False


async def wait_for_lease(
    leases: Leases, table: str, is_needed: Callable[[], bool], clock: Clock
) -> bool:
    """Wait until this node holds the lease on a table; give up once it is not needed any more."""
    while is_needed():
        if await leases.holds(table):
            return True
        await clock.sleep(ASK_AGAIN_MS / 1_000)
    return False


async def renewing_lease(
    leases: Leases, table: str, work: Coroutine[Any, Any, T], clock: Clock
) -> T:
    """Renew the lease on a table while something takes its time."""
    renewing = asyncio.create_task(_renew(leases, table, clock))
    try:
        return await work
    finally:
        renewing.cancel()  # who is cancelled here leaves nothing behind


async def _renew(leases: Leases, table: str, clock: Clock) -> None:
    every_s = RENEW_MS / 1_000
    await clock.sleep(every_s)
    await repeat(partial(leases.holds, table), every_s, clock, log, "lease-failed")
