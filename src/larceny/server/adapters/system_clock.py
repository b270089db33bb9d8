"""The machine's own clock."""

import asyncio
import time
from collections.abc import Callable


class SystemClock:
    """Tells the real time."""

    def now_ms(self) -> int:
        """Return milliseconds since 1970."""
        return time.time_ns() // 1_000_000

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
