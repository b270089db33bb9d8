"""The WebSocket of uvicorn, with an end to what one client can make it do.

- Every frame counts, as does every byte (`FrameBudget`). Data is handed to the parser in slices, so
  that one who floods is noticed after a few frames and not after a quarter of a megabyte of them.
- Who sends too much is not read any more, is told why, and is dropped. The same holds for one who
  goes on sending after the server has closed, or sends before it has answered.
- Texts are written together, past ASGI, where nothing is in their way: to wake a task that sends
  them one by one took a fifth of the time of a decision, and a system call for each.
- A connection can be dropped. Closing it waits until the client has read what is on its way. One
  who reads nothing would thus keep it, and everything that waits for him, for as long as he likes.
"""

from collections.abc import Callable, Sequence
from struct import Struct
from typing import Any

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from .frame_budget import MOST_FRAGMENTS, FrameBudget

DROP, HANG_UP, WRITE = "larceny.drop", "larceny.hang-up", "larceny.write"
"""The extensions of ASGI by which a socket is dropped, closed without waiting for an answer, or
written to without waiting."""

FLOOD = "larceny.flood"
"""Marks the last message of one who sent too much; it has neither text nor bytes."""

CLOSE_S = 3.0
"""How long a client may take to read that it is sent away."""

SLICE = 1_536
"""Bytes that are parsed at once: 256 of the smallest frames, which have six bytes."""

_SHORT, _MIDDLE, _LONG = Struct("!BB"), Struct("!BBH"), Struct("!BBQ")
_WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole text (RFC 6455, 5.2); its size follows."""


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A connection that counts what it reads, and can be dropped whatever still waits."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.close_timeout = CLOSE_S
        self._budget = FrameBudget(self.loop.time())
        self._deaf = False  # nothing is read any more

    def data_received(self, data: bytes) -> None:
        """Read what came, as long as it is not too much."""
        if self._deaf:
            return
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()  # a client has nothing to say before it is answered
            return
        now, size = self.loop.time(), len(data)
        if self.close_sent:
            self._budget.end()
        for start in range(0, size, SLICE):
            some = data if size <= SLICE else data[start : start + SLICE]
            self.conn.receive_data(some)
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
                return
            frames = len(self.conn.events)
            self.handle_events()
            if self.transport.is_closing():
                return
            if not self._budget.take(frames, len(some), now) or len(self.frames) > MOST_FRAGMENTS:
                self._stop_reading()
                return

    def _stop_reading(self) -> None:
        """Read nothing more of one who sent too much, and let what answers him close."""
        self._deaf = True
        self.read_paused = False  # so that nobody resumes it
        self.transport.pause_reading()
        self.frames = []
        if self.close_sent:
            self.loop.call_later(CLOSE_S, self.transport.abort)
        else:
            last: Any = {"type": "websocket.receive", FLOOD: True}
            self.queue.put_nowait(last)

    async def run_asgi(self) -> None:
        """Answer a socket, and let what answers it end the connection; it ends with it anyway."""
        extensions: Any = self.scope["extensions"]
        extensions[DROP] = self.transport.abort
        extensions[HANG_UP] = self.transport.close
        extensions[WRITE] = self.write_texts
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(CLOSE_S, self.transport.abort)

    def write_texts(self, texts: Sequence[bytes]) -> bool:
        """Write texts at once, unless they have to wait, be compressed or refused; say whether."""
        conn = self.conn
        if (
            conn.state is not State.OPEN
            or conn.extensions
            or self.disconnected
            or not self.writable.is_set()
            or self.transport.is_closing()
        ):
            return False
        self.transport.write(b"".join([framed(text) for text in texts]))
        return True

    def keepalive_timeout(self) -> None:
        """Close the connection of one who answers no pings; drop it if even that is not read."""
        super().keepalive_timeout()
        self.loop.call_later(CLOSE_S, self.transport.abort)


def framed(text: bytes) -> bytes:
    """Return a text as a frame of a server: whole, and without a mask."""
    size = len(text)
    if size < 126:
        return _SHORT.pack(_WHOLE_TEXT, size) + text
    if size < 1 << 16:
        return _MIDDLE.pack(_WHOLE_TEXT, 126, size) + text
    return _LONG.pack(_WHOLE_TEXT, 127, size) + text


def drop_of(scope: Scope) -> Callable[[], None]:
    """Return how a socket is dropped; without a network there is nothing to drop."""
    return _extension(scope, DROP)


def write_of(scope: Scope) -> Callable[[Sequence[bytes]], bool]:
    """Return what writes texts at once, and says whether it could; without a network it cannot."""
    extensions = scope.get("extensions", {})
    write: Callable[[Sequence[bytes]], bool] = extensions.get(WRITE, lambda _texts: False)
    return write


def hang_up(scope: Scope) -> None:
    """Close a connection as soon as what was said is on its way, without reading anything more."""
    _extension(scope, HANG_UP)()


def _extension(scope: Scope, name: str) -> Callable[[], None]:
    found: Callable[[], None] = scope.get("extensions", {}).get(name, lambda: None)
    return found
