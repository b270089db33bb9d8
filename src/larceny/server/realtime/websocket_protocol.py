"""The WebSocket of uvicorn, with an end to what one client can make it do.

- Every frame counts, as does every byte (`FrameBudget`). Data is handed to the parser in slices, so
  that one who floods is noticed after a few frames and not after a quarter of a megabyte of them.
- Who sends too much is not read any more, is told why, and is dropped. The same holds for one who
  goes on sending after the server has closed, or sends before it has answered.
- A short text, which nearly everything is, is read at once, without the library's parser. Reading
  is not stopped and resumed for each, as uvicorn does it: some may wait.
- Texts are written together, past ASGI, where nothing is in their way: to wake a task that sends
  them one by one took a fifth of the time of a decision, and a system call for each.
- A connection can be dropped. Closing it waits until the client has read what is on its way. One
  who reads nothing would thus keep it, and everything that waits for him, for as long as he likes.
"""

from collections.abc import Callable, Sequence
from typing import Any

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from .frame_budget import MOST_FRAGMENTS, FrameBudget
from .frames import size_read, text_in
from .mailbox import Mailbox
from .outlet import Outlet

DROP, HANG_UP, WRITE = "larceny.drop", "larceny.hang-up", "larceny.write"
MAILBOX = "larceny.mailbox"
"""The extensions of ASGI by which a socket is dropped, closed without waiting for an answer,
written to without waiting, and read from without layers in between."""

FLOOD = "larceny.flood"
"""Marks the last message of one who sent too much; it has neither text nor bytes."""

CLOSE_S = 3.0
"""How long a client may take to read that it is sent away."""

SLICE = 1_536
"""Bytes that are parsed at once: 256 of the smallest frames, which have six bytes."""

MOST_UNREAD = 8
"""Messages that may wait to be answered before nothing more is read."""


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A connection that counts what it reads, and can be dropped whatever still waits."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.close_timeout = CLOSE_S
        self.queue: Any = Mailbox(self.loop, self._resume_reading)
        self._outlet: Outlet | None = None
        self._has_room = True  # for more to be written
        self._is_plain = False  # open, and nothing is compressed (`_look_at_state`)
        self._budget = FrameBudget(self.loop.time())
        self._deaf = False  # nothing is read any more
        self._half_read = 0  # bytes of a frame whose end has not come yet

    def data_received(self, data: bytes) -> None:
        """Read what came, as long as it is not too much."""
        if self._deaf:
            return
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()  # a client has nothing to say before it is answered
            return
        now = self.loop.time()
        # where the next byte begins a frame, and a message, that may be plain
        if self._is_plain and not self._half_read and not self.frames and len(data) <= SLICE:
            text = text_in(data)
            if text is not None:
                if self._budget.take(1, len(data), now):
                    self._put(text)
                else:
                    self._stop_reading()
                return
        if self.close_sent:
            self._budget.end()
        self._read_in_slices(data, now)
        self._look_at_state()

    def _put(self, text: str) -> None:
        """Hand a text on to what answers it; read no more when too many wait."""
        self.queue.put_nowait(text)
        if self.queue.qsize() > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _resume_reading(self) -> None:
        """Read on: all that came is taken."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _read_in_slices(self, data: bytes, now: float) -> None:
        """Let the library read, slice by slice, as long as it is not too much."""
        size = len(data)
        for start in range(0, size, SLICE):
            some = data if size <= SLICE else data[start : start + SLICE]
            self.conn.receive_data(some)
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
                return
            events = self.conn.events
            if self.handshake_initiated:  # the request itself comes as a whole
                self._half_read += len(some) - sum(map(size_read, events))
            count = len(events)
            self.handle_events()
            if self.transport.is_closing():
                return
            if not self._budget.take(count, len(some), now) or len(self.frames) > MOST_FRAGMENTS:
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
            self.queue.put_nowait({"type": "websocket.receive", FLOOD: True})

    async def run_asgi(self) -> None:
        """Answer a socket, and let what answers it end the connection; it ends with it anyway."""
        extensions: Any = self.scope["extensions"]
        extensions[DROP] = self.transport.abort
        extensions[HANG_UP] = self.transport.close
        self._outlet = Outlet(self.transport)
        extensions[WRITE] = self._outlet.write
        extensions[MAILBOX] = self.queue
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(CLOSE_S, self.transport.abort)

    async def send(self, message: Any) -> None:
        """Send what ASGI says: it opens a connection, and closes it."""
        await super().send(message)
        self._look_at_state()

    def _look_at_state(self) -> None:
        """Note whether texts can be read and written at once. Whatever may change it comes by here.

        To ask at every text took 3 % of a decision's time.
        """
        self._is_plain = self.conn.state is State.OPEN and not self.conn.extensions
        if self._outlet is not None:
            self._outlet.is_open = self._is_plain and self._has_room and not self.disconnected

    def pause_writing(self) -> None:
        """Let what is to be written wait: the client does not read as fast."""
        self._has_room = False
        super().pause_writing()
        self._look_at_state()

    def resume_writing(self) -> None:
        """Write on."""
        self._has_room = True
        super().resume_writing()
        self._look_at_state()

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the client is gone."""
        super().connection_lost(exc)
        self._look_at_state()

    def shutdown(self) -> None:
        """Close the connection, since the server goes."""
        super().shutdown()
        self._look_at_state()

    def keepalive_timeout(self) -> None:
        """Close the connection of one who answers no pings; drop it if even that is not read."""
        super().keepalive_timeout()
        self._look_at_state()
        self.loop.call_later(CLOSE_S, self.transport.abort)


def drop_of(scope: Scope) -> Callable[[], None]:
    """Return how a socket is dropped; without a network there is nothing to drop."""
    return _extension(scope, DROP)


def write_of(scope: Scope) -> Callable[[Sequence[bytes]], bool]:
    """Return what writes texts at once, and says whether it could; without a network it cannot."""
    extensions = scope.get("extensions", {})
    write: Callable[[Sequence[bytes]], bool] = extensions.get(WRITE, lambda _texts: False)
    return write


def mailbox_of(scope: Scope) -> Mailbox | None:
    """Return where lies what a client says; None without a network."""
    found: Mailbox | None = scope.get("extensions", {}).get(MAILBOX)
    return found


def hang_up(scope: Scope) -> None:
    """Close a connection as soon as what was said is on its way, without reading anything more."""
    _extension(scope, HANG_UP)()


def _extension(scope: Scope, name: str) -> Callable[[], None]:
    found: Callable[[], None] = scope.get("extensions", {}).get(name, lambda: None)
    return found
