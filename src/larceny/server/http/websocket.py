"""The WebSocket route: authenticates who connects, and refuses foreign origins (CSRF).

It stands beside the API, not behind it: what an API needs on the way to a route would cost every
message of a game a good part of its time.

Who is refused is told why by a close code, which a browser's page can read as it cannot read a
status before the upgrade. Then the connection is closed at once: nothing that he sends is read.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..domain.identity import hash_of
from ..domain.refusals import TooMuch
from ..ports.store import Person
from ..service.service import Service
from .authentication import address_in, secret_in, visitor_of
from .options import Options
from .security import has_token, is_own_origin
from .token_sockets import TokenSockets

log = logging.getLogger(__name__)

PATH = "/api/socket"

UNAUTHENTICATED, FOREIGN_ORIGIN, TOO_MANY = 4401, 4403, 4429
"""Why a socket is closed, as the HTTP statuses say it."""

TRY_LATER = 1013
"""The store is away, so nobody is known now."""

ServeSocket = Callable[[Scope, Receive, Send, Person], Awaitable[None]]
"""Serves a connection that is accepted, until the client or the server closes it."""

HangUp = Callable[[Scope], None]
"""Closes a connection without waiting for the client."""


class SocketDoor:
    """The ASGI app that serves WebSocket connections."""

    def __init__(
        self,
        service: Service,
        options: Options,
        by_token: TokenSockets,
        serve_socket: ServeSocket,
        hang_up: HangUp,
    ) -> None:
        self.service = service
        self.options = options
        self.by_token = by_token
        self.serve_socket = serve_socket
        self.hang_up = hang_up

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection, or say why not."""
        websocket = WebSocket(scope, receive, send)
        if scope["path"] != PATH:
            await websocket.close()  # before it is open: 403
            return
        places, address = self.service.limits.sockets_of_address, address_in(websocket)
        if not places.enter(address):
            await self._refuse_one_more(websocket, f"at most {places.most} at once")
            return
        try:
            await self._let_in(websocket, receive, send)
        finally:
            places.leave(address)

    async def _let_in(self, websocket: WebSocket, receive: Receive, send: Send) -> None:
        headers, secret = websocket.headers, secret_in(websocket)
        if not has_token(headers) and not is_own_origin(headers, self.options.allowed_origins):
            await self._refuse(websocket, FOREIGN_ORIGIN)
            return
        if not secret:
            await self._refuse(websocket, UNAUTHENTICATED)
            return
        token = hash_of(secret)
        self.by_token.enter(token)  # before it is looked up: it may end meanwhile
        cancelled = False
        try:
            await self._talk(websocket, receive, send)
        except asyncio.CancelledError:
            cancelled = True
        finally:
            has_ended = self.by_token.leave(token)
        if has_ended:
            await self._refuse(websocket, UNAUTHENTICATED)
        elif cancelled:
            raise asyncio.CancelledError

    async def _talk(self, websocket: WebSocket, receive: Receive, send: Send) -> None:
        try:
            visitor = await visitor_of(self.service, websocket)
        except self.service.store.failures:
            log.warning("store-failed", exc_info=True)
            await self._refuse(websocket, TRY_LATER)
            return
        if visitor is None:
            await self._refuse(websocket, UNAUTHENTICATED)
            return
        places, person = self.service.limits.sockets, visitor.person
        try:
            self.service.limits.take("connections", person.id)
        except TooMuch as no:
            await self._refuse_one_more(websocket, f"again in {no.details['retry_after_s']} s")
            return
        if not places.enter(person.id):
            await self._refuse_one_more(websocket, f"at most {places.most} at once")
            return
        try:
            await self._serve(websocket, receive, send, person)
        finally:
            places.leave(person.id)

    async def _serve(
        self, websocket: WebSocket, receive: Receive, send: Send, person: Person
    ) -> None:
        try:
            await self.service.blocks.enter(person.id)  # before anything is said to him
        except self.service.store.failures:
            log.warning("store-failed", exc_info=True)
            await self._refuse(websocket, TRY_LATER)
            return
        try:
            await websocket.accept()
            await self.serve_socket(websocket.scope, receive, send, person)
        finally:
            self.service.blocks.leave(person.id)

    async def _refuse_one_more(self, websocket: WebSocket, what_is_allowed: str) -> None:
        self.service.metrics.refused("too-many-sockets")
        log.info("too-many-sockets")
        await self._refuse(websocket, TOO_MANY, f"too many sockets: {what_is_allowed}")

    async def _refuse(self, websocket: WebSocket, code: int, reason: str = "") -> None:
        """Say why, and hang up on one who was never let in; others may answer first."""
        is_stranger = websocket.application_state is WebSocketState.CONNECTING
        with suppress(WebSocketDisconnect):  # he was faster
            if is_stranger:
                await websocket.accept()
            await websocket.close(code, reason)
        if is_stranger:
            self.hang_up(websocket.scope)
