"""The WebSocket of uvicorn, which can also be dropped.

Closing a connection waits until the client has read what is on its way. One who reads nothing would
thus keep his connection, and everything that waits for him, for as long as he likes.
"""

from collections.abc import Callable
from typing import Any

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

DROP = "larceny.drop"
"""The extension of ASGI by which a socket can be dropped."""

CLOSE_S = 3.0
"""How long one who answers no pings may take to read that he is sent away."""


class DroppableWebSocket(WebSocketsSansIOProtocol):
    """A connection that can be dropped, whatever still waits to be read."""

    async def run_asgi(self) -> None:
        """Answer a socket, and let what answers it drop the connection."""
        extensions: Any = self.scope["extensions"]
        extensions[DROP] = self.transport.abort
        await super().run_asgi()

    def keepalive_timeout(self) -> None:
        """Close the connection of one who answers no pings; drop it if even that is not read."""
        super().keepalive_timeout()
        self.loop.call_later(CLOSE_S, self.transport.abort)


def drop_of(scope: Scope) -> Callable[[], None]:
    """Return how a socket is dropped; without a network there is nothing to drop."""
    drop: Callable[[], None] = scope.get("extensions", {}).get(DROP, lambda: None)
    return drop
