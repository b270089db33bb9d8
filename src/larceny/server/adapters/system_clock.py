"""The machine's own clock."""

import asyncio
import time
from collections.abc import Callable

SET_NS = 250_000_000
"""So far the time of day moves at once only where somebody has set it. It may run a little fast or
slow; that is no matter."""


class SystemClock:
    """Tells the real time."""

    def __init__(self) -> None:
        self._apart_ns = time.time_ns() - time.monotonic_ns()
        self._set_by_ns = 0

    def now_ms(self) -> int:
        """Return milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def set_by_ms(self) -> int:
        """Return by how much the time of day has been set since the start."""
        apart_ns = time.time_ns() - time.monotonic_ns()
        moved_ns, self._apart_ns = apart_ns - self._apart_ns, apart_ns
        if abs(moved_ns) >= SET_NS:
            self._set_by_ns += moved_ns
        return self._set_by_ns // 1_000_000

    def monotonic(self) -> float:
        """Return seconds since some moment."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)

    def call_later(self, seconds: float, do: Callable[[], None]) -> asyncio.TimerHandle:
        """Do something later."""
        return asyncio.get_running_loop().call_later(seconds, do)

    def timeout(self, seconds: float) -> asyncio.Timeout:
        """Give something so much time."""
        return asyncio.timeout(seconds)
