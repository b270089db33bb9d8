"""What a client has said, and nobody has answered yet."""

import asyncio
from collections.abc import Callable
from typing import Any

Said = Any
"""A text as it is, which nearly everything is; or a message of ASGI."""


class Mailbox:
    """As asyncio's queue, for one reader, and with a loop that is known.

    Asking for the running loop is a system call in Python 3.11, and a queue asks at every wait.
    """

    __slots__ = ("_loop", "_on_empty", "_reader", "_said", "_takes_texts")

    def __init__(self, loop: asyncio.AbstractEventLoop, on_empty: Callable[[], None]) -> None:
        self._loop = loop
        self._on_empty = on_empty  # the last one is taken: there is room again
        self._said: list[Said] = []  # few, or nothing more is read
        self._reader: asyncio.Future[None] | None = None  # while he waits
        self._takes_texts = True

    def qsize(self) -> int:
        """Return how many messages wait."""
        return len(self._said)

    def empty(self) -> bool:
        """Ask whether none waits."""
        return not self._said

    def is_awaited(self) -> bool:
        """Ask whether the reader has nothing left to answer."""
        return self._reader is not None and not self._said

    def put_nowait(self, said: Said) -> None:
        """Add a text or a message, and wake the reader."""
        if not self._takes_texts and _is_text(said):
            return
        self._said.append(said)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def take_no_more_texts(self) -> None:
        """Leave out what a client says from now on, and what waits; that it goes is still told."""
        self._takes_texts = False
        self._said = [said for said in self._said if not _is_text(said)]
        if not self._said:
            self._on_empty()

    async def take(self) -> Said:
        """Take the first; wait for one, if there is none."""
        while not self._said:
            self._reader = self._loop.create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        said = self._said.pop(0)
        if not self._said:
            self._on_empty()
        return said

    async def get(self) -> Said:
        """Take the first, as a message of ASGI."""
        said = await self.take()
        return {"type": "websocket.receive", "text": said} if isinstance(said, str) else said


def _is_text(said: Said) -> bool:
    return isinstance(said, str) or said["type"] == "websocket.receive"
