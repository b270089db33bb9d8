"""The WebSocket route: authenticates who connects, and refuses foreign origins (CSRF).

It stands beside the API, not behind it: what an API needs on the way to a route would cost every
message of a game a good part of its time.
"""

import asyncio
from collections.abc import Awaitable, Callable

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..ports.store import Person
from ..service.service import Service
from .authentication import visitor_of
from .options import Options
from .security import has_token, is_own_origin
from .token_sockets import TokenSockets

PATH = "/api/socket"

UNAUTHENTICATED, FOREIGN_ORIGIN = 4401, 4403
"""Why a socket is closed, as the HTTP statuses say it."""


ServeSocket = Callable[[Scope, Receive, Send, Person], Awaitable[None]]
"""Serves a connection that is accepted, until the client or the server closes it."""


def socket_app(
    service: Service, options: Options, by_token: TokenSockets, serve_socket: ServeSocket
) -> ASGIApp:
    """Make the ASGI app that serves WebSocket connections."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        if scope["path"] != PATH:
            await websocket.close()  # before it is open: 403
            return
        headers = websocket.headers
        if not has_token(headers) and not is_own_origin(headers, options.allowed_origins):
            await _refuse(websocket, FOREIGN_ORIGIN)
            return
        visitor = await visitor_of(service, websocket)
        if visitor is None:
            await _refuse(websocket, UNAUTHENTICATED)
            return
        await websocket.accept()
        by_token.enter(visitor.token.hash)
        cancelled = False
        try:
            await serve_socket(scope, receive, send, visitor.person)
        except asyncio.CancelledError:
            cancelled = True
        was_ended = by_token.leave(visitor.token.hash)
        if was_ended:
            await websocket.close(UNAUTHENTICATED)
        elif cancelled:
            raise asyncio.CancelledError

    return serve


async def _refuse(websocket: WebSocket, code: int) -> None:
    """Close a socket with a reason that a browser can read, which it cannot before it is open."""
    await websocket.accept()
    await websocket.close(code)
