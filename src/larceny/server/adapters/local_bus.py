"""A bus for one node: there is nobody else to tell."""

from ..ports.bus import Announcement, Listener


class LocalBus:
    """Tells nobody."""

    async def start(self, listener: Listener) -> None:
        """Begin to listen."""

    async def follow(self, table: str) -> None:
        """Hear about a table from now on."""

    async def forget(self, table: str) -> None:
        """Hear about a table no more."""

    async def announce(self, table: str, what: Announcement) -> None:
        """Tell the other nodes."""

    async def stop(self) -> None:
        """Stop listening."""
