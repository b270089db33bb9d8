"""What starts and stops with the server, and in which order."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol


class Part(Protocol):
    """Something that runs as long as the server does."""

    async def start(self) -> None:
        """Begin."""
        ...

    async def stop(self) -> None:
        """End; what was promised is kept first."""
        ...


async def _nothing() -> None:
    """Do nothing."""


@dataclass(frozen=True, slots=True)
class Hooks:
    """A part made of two functions."""

    start: Callable[[], Awaitable[None]] = _nothing
    stop: Callable[[], Awaitable[None]] = _nothing


class InOrder:
    """Parts that start one after the other, and stop in the opposite order."""

    def __init__(self, parts: Sequence[Part | Hooks]) -> None:
        self._parts = parts

    async def start(self) -> None:
        """Start every part."""
        for part in self._parts:
            await part.start()

    async def stop(self) -> None:
        """Stop every part, the last one first."""
        for part in reversed(self._parts):
            await part.stop()
