"""What the service needs from a bus: to tell other nodes that a table has moved on."""

from collections.abc import Awaitable, Callable
from typing import Protocol

Listener = Callable[[str, str], Awaitable[None]]
"""Called with a table and what is new there:

    step, sealed, lobby, chat     look in the store
    away SEAT, back SEAT          a bot begins or ends to play for somebody
    here NODE SEATS WATCHING      who watches the table at a node
    seen NODE SEQ                 up to which step all have seen it there who say so (-: nobody)
    undo SEAT SEQ UNDONE WAITING  somebody asks to take back, and who has still to agree
    who                           tell me who is there, and what is asked
    resync                        something may have been missed; look in the store

At the table `nodes`, which is none, nodes tell of themselves: `alive NODE` and `gone NODE`.
"""

RESYNC = "resync"
NODES = "nodes"


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
