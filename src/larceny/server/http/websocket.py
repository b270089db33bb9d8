"""The WebSocket route: authenticates who connects, and refuses foreign origins (CSRF).

It stands beside the API, not behind it: what an API needs on the way to a route would cost every
message of a game a good part of its time.
"""

import asyncio

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from .authentication import visitor_of
from .parts import Parts
from .security import has_token, is_own_origin

PATH = "/api/socket"

WHO_ARE_YOU, FOREIGN_ORIGIN = 4401, 4403
"""Why a socket is closed, as the HTTP statuses say it."""


def socket_app(parts: Parts) -> ASGIApp:
    """Make the ASGI app that serves WebSocket connections."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        if scope["path"] == PATH:
            await _let_in(websocket, receive, send, parts)
        else:
            await websocket.close()  # before it is open: 403

    return answer


async def _let_in(websocket: WebSocket, receive: Receive, send: Send, parts: Parts) -> None:
    headers = websocket.headers
    if not has_token(headers) and not is_own_origin(headers, parts.options.allowed_origins):
        await _turn_away(websocket, FOREIGN_ORIGIN)
        return
    visitor = await visitor_of(parts, websocket)
    if visitor is None:
        await _turn_away(websocket, WHO_ARE_YOU)
        return
    await websocket.accept()
    parts.token_sockets.enter(visitor.token.hash)
    cancelled = False
    try:
        await parts.talk(websocket.scope, receive, send, visitor.person)
    except asyncio.CancelledError:
        cancelled = True
    was_ended = parts.token_sockets.leave(visitor.token.hash)
    if was_ended:
        await websocket.close(WHO_ARE_YOU)
    elif cancelled:
        raise asyncio.CancelledError


async def _turn_away(websocket: WebSocket, code: int) -> None:
    """Close a socket with a reason that a browser can read, which it cannot before it is open."""
    await websocket.accept()
    await websocket.close(code)
