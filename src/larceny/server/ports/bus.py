"""What the service needs from a bus: to tell other nodes that a table has moved on."""

from collections.abc import Awaitable, Callable
from typing import Protocol

Listener = Callable[[str, str], Awaitable[None]]
"""Called with a table and what is new there: `step`, `sealed`, `lobby`, `chat NUMBER`, or
`away SEAT` and `back SEAT` when a bot begins or ends to play for somebody.

`resync`: something may have been missed; look in the store.
"""

RESYNC = "resync"


class Bus(Protocol):
    """Carries announcements between nodes. What it carries is also in the store."""

    async def start(self, listener: Listener) -> None:
        """Begin to listen."""
        ...

    async def follow(self, table: str) -> None:
        """Hear about a table from now on: whatever is announced after this has returned."""
        ...

    async def forget(self, table: str) -> None:
        """Hear about a table no more."""
        ...

    async def announce(self, table: str, what: str) -> None:
        """Tell the other nodes; never fails, and never waits for them."""
        ...

    async def stop(self) -> None:
        """Say what is still to be said, and stop listening."""
        ...
