"""One timer a table, for each thing that has to happen at a time."""

import asyncio
from collections.abc import Awaitable, Callable

from .live import Live
from .tasks import Tasks
from .times import now_ms


class Timers:
    """Calls something at a time; a new time for the same table takes the place of the old one."""

    def __init__(self, tasks: Tasks, ring: Callable[[Live], Awaitable[None]]) -> None:
        self._tasks = tasks
        self._ring = ring
        self._set: dict[str, asyncio.TimerHandle] = {}

    def set(self, live: Live, at: int | None) -> None:
        """Ring for a table at a time, or not at all."""
        table = live.table.id
        handle = self._set.pop(table, None)
        if handle is not None:
            handle.cancel()
        if at is not None:
            delay = max(0, at - now_ms() + 1) / 1_000  # rather too late than too early
            loop = asyncio.get_running_loop()
            self._set[table] = loop.call_later(delay, self._rings, live)

    def _rings(self, live: Live) -> None:
        self._set.pop(live.table.id, None)
        self._tasks.start(self._ring(live))

    def stop(self) -> None:
        """Ring no more."""
        for handle in self._set.values():
            handle.cancel()
        self._set.clear()
