"""Where texts are written to a client at once, all together, as long as nothing is in their way."""

import asyncio
from collections.abc import Sequence

from .frames import SharedFrames

_frames = SharedFrames()
"""Of all clients: what is told to all of them in turn is framed once."""


class Outlet:
    """The way past ASGI: one system call for whatever waits, and no task is woken."""

    __slots__ = ("_is_closing", "_write", "is_open")

    def __init__(self, transport: asyncio.Transport) -> None:
        self._write = transport.write
        self._is_closing = transport.is_closing
        self.is_open = False  # the connection is open and plain, and the client reads fast enough

    def write(self, texts: Sequence[bytes]) -> bool:
        """Write texts at once, unless they have to wait, be compressed or refused; say whether."""
        if not self.is_open or self._is_closing():
            return False
        frame = _frames.of
        self._write(frame(texts[0]) if len(texts) == 1 else b"".join(map(frame, texts)))
        return True
