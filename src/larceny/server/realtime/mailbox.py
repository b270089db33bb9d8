"""What a client has said, and nobody has answered yet."""

import asyncio
from collections import deque
from typing import Any


class Mailbox:
    """As asyncio's queue, for one reader, and with a loop that is known.

    Asking for the running loop is a system call in Python 3.11, and a queue asks at every wait.
    """

    __slots__ = ("_loop", "_messages", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None  # while he waits

    def qsize(self) -> int:
        """Return how many messages wait."""
        return len(self._messages)

    def empty(self) -> bool:
        """Ask whether none waits."""
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        """Add a message, and wake the reader."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """Take the first message; wait for one, if there is none."""
        while not self._messages:
            self._reader = self._loop.create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.popleft()
