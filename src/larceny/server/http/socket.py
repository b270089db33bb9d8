"""The door to the socket: who comes in, and from where."""

import asyncio

from fastapi import APIRouter, WebSocket

from .parts import Parts
from .security import comes_from_here, has_token
from .visitors import visitor_of

router = APIRouter(prefix="/api")

WHO_ARE_YOU, FOREIGN_ORIGIN = 4401, 4403
"""Why a socket is closed, as the HTTP statuses say it."""


@router.websocket("/socket")
async def socket(websocket: WebSocket) -> None:
    """Talk in real time."""
    parts: Parts = websocket.app.state.parts
    headers = websocket.headers
    if not has_token(headers) and not comes_from_here(headers, parts.options.allowed_origins):
        await _turn_away(websocket, FOREIGN_ORIGIN)
        return
    visitor = await visitor_of(parts, websocket)
    if visitor is None:
        await _turn_away(websocket, WHO_ARE_YOU)
        return
    await websocket.accept()
    parts.connections.enter(visitor.token.hash)
    cancelled = False
    try:
        await parts.talk(websocket, visitor.person)
    except asyncio.CancelledError:
        cancelled = True
    was_ended = parts.connections.leave(visitor.token.hash)
    if was_ended:
        await websocket.close(WHO_ARE_YOU)
    elif cancelled:
        raise asyncio.CancelledError


async def _turn_away(websocket: WebSocket, code: int) -> None:
    """Close a socket with a reason that a browser can read, which it cannot before it is open."""
    await websocket.accept()
    await websocket.close(code)
