"""One timer a table, for each thing that has to happen at a time."""

from collections.abc import Awaitable, Callable
from functools import partial

from ...ports.clock import Clock, Timer
from ..table.session import Live
from .tasks import Tasks


class Timers:
    """Calls something at a time; a new time for the same table takes the place of the old one."""

    def __init__(self, tasks: Tasks, clock: Clock, ring: Callable[[Live], Awaitable[None]]) -> None:
        self._tasks = tasks
        self._clock = clock
        self._ring = ring
        self._set: dict[str, Timer] = {}

    def set(self, live: Live, at: int | None) -> None:
        """Ring for a table at a time, or not at all."""
        table = live.table.id
        handle = self._set.pop(table, None)
        if handle is not None:
            handle.cancel()
        if at is not None:
            delay = max(0, at - self._clock.now_ms() + 1) / 1_000  # rather too late than too early
            self._set[table] = self._clock.call_later(delay, partial(self._rings, live))

    def _rings(self, live: Live) -> None:
        self._set.pop(live.table.id, None)
        self._tasks.start(self._ring(live))

    def stop(self) -> None:
        """Ring no more."""
        for handle in self._set.values():
            handle.cancel()
        self._set.clear()
