"""Draining: every open socket is known here, so that all can be closed when the server goes.

A client that is told 1001 knows that it may come back at once, here or at another node.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable
from contextlib import suppress

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import logs
from ..ports.metrics import NO_METRICS, Metrics
from .mailbox import Mailbox
from .socket import GOING
from .websocket_protocol import mailbox_of

log = logging.getLogger(__name__)

TICK_S = 0.01


class DrainableSocket:
    """One socket, between the server and what answers it."""

    def __init__(self, receive: Receive, send: Send, mailbox: Mailbox | None = None) -> None:
        self._receive = receive
        self._send = send
        self._mailbox = mailbox  # where it is read from, once it is accepted
        self._receives = False
        self.going = False
        self._accepted = False
        self._closed = False

    async def receive(self) -> Message:
        """Pass on what the client says; what it says while the server is going is not read."""
        self._receives = True
        message = await self._receive()
        while self.going and message["type"] == "websocket.receive":
            message = await self._receive()
        self._receives = False
        return message

    def _waits(self) -> bool:
        """Ask whether nothing is left to answer."""
        return self._receives or (self._mailbox is not None and self._mailbox.is_awaited())

    def send(self, message: Message) -> Awaitable[None]:
        """Pass on what the client is told, as long as the socket is open."""
        if self._closed:
            return _nothing()
        kind = message["type"]
        if kind == "websocket.accept":
            self._accepted = True
        elif kind == "websocket.close":
            self._closed = True
        return self._send(message)

    async def close(self) -> None:
        """Let what is being answered be answered, then close."""
        self.going = True
        if self._mailbox is not None:
            self._mailbox.take_no_more_texts()
        while not self._waits():
            await asyncio.sleep(TICK_S)
        await asyncio.sleep(TICK_S)  # for the answer to be sent
        if self._accepted:
            with suppress(OSError, RuntimeError):  # the client was faster
                await self.send({"type": "websocket.close", "code": GOING})


class OpenSockets:
    """All sockets of this node."""

    def __init__(self, metrics: Metrics = NO_METRICS) -> None:
        self._metrics = metrics
        self._sockets: set[DrainableSocket] = set()

    def __len__(self) -> int:
        return len(self._sockets)

    async def close_all(self, within: float) -> None:
        """Close all sockets, after what is being answered; wait for it no longer than this."""
        closing = [asyncio.create_task(socket.close()) for socket in self._sockets]
        if closing:
            _, slow = await asyncio.wait(closing, timeout=within)
            for task in slow:
                task.cancel()

    async def pass_through(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a socket."""
        socket = DrainableSocket(receive, send, mailbox_of(scope))
        self._sockets.add(socket)
        self._metrics.socket_opened()
        began = time.monotonic()
        log.debug("socket-opened")
        try:
            await app(scope, socket.receive, socket.send)
        finally:
            self._sockets.discard(socket)
            self._metrics.socket_closed()
            log.debug("socket-closed", extra=logs.facts(ms=(time.monotonic() - began) * 1_000))


class SocketMiddleware:
    """Routes WebSocket connections past the HTTP app, and keeps count of them."""

    def __init__(self, app: ASGIApp, open_sockets: OpenSockets, sockets: ASGIApp) -> None:
        self.app = app
        self.open_sockets = open_sockets
        self.sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request or a socket."""
        if scope["type"] == "websocket":
            await self.open_sockets.pass_through(self.sockets, scope, receive, send)
        else:
            await self.app(scope, receive, send)


async def _nothing() -> None:
    """Send nothing."""
