"""Announcements handed to a listener: in order at a table, concurrently at different tables.

Equal ones that wait are coalesced: who is told once looks in the store.
"""

import asyncio
import logging
from collections import deque
from contextlib import suppress

from ..ports.bus import Announcement, Listener

log = logging.getLogger(__name__)

AT_ONCE = 32
"""Tables that are looked after at the same time; after a reconnect it may be all of them."""


class Deliveries:
    """Announcements that wait until the listener has time for their table."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener
        self._waiting: dict[str, deque[Announcement]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(AT_ONCE)

    def put(self, table: str, what: Announcement) -> None:
        """Hand something over; what waits already is not queued twice in a row."""
        waiting = self._waiting.get(table)
        if waiting is None:
            self._waiting[table] = deque([what])
            task = asyncio.create_task(self._deliver(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif not waiting or waiting[-1] != what:
            waiting.append(what)

    def drop(self, table: str) -> None:
        """Forget what waits for a table."""
        if table in self._waiting:
            self._waiting[table].clear()

    async def _deliver(self, table: str) -> None:
        waiting = self._waiting[table]
        async with self._places:
            while waiting:
                try:
                    await self._listener(table, waiting.popleft())
                except Exception:
                    log.exception("announcement-failed")
        del self._waiting[table]

    async def stop(self) -> None:
        """Hand over no more."""
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
