"""The time: what it is, and being woken when some of it has passed.

Whoever asks for the time or waits for it does so through this, so that the tests can let an hour
pass in no time, and none pass however slow the machine is.
"""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol


class Timer(Protocol):
    """Something that will be done later."""

    def cancel(self) -> None:
        """Do it no more."""
        ...


class Clock(Protocol):
    """Tells the time, and wakes those who wait for it."""

    def now_ms(self) -> int:
        """Return milliseconds since 1970: the time as it is stored and sent."""
        ...

    def set_by_ms(self) -> int:
        """Return by how much the time of day has been set since the start: forward, less back."""
        ...

    def monotonic(self) -> float:
        """Return seconds since some moment; they never go back."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...

    def call_later(self, seconds: float, do: Callable[[], None]) -> Timer:
        """Do something in the event loop when so much time has passed."""
        ...

    def timeout(self, seconds: float) -> AbstractAsyncContextManager[object]:
        """Raise TimeoutError in what is done within this, once it has taken so long."""
        ...
