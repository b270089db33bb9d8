"""Writing what waits for clients: all of them together, once in a turn of the event loop.

A step is told to everybody at its table, and steps that are stored together are told together. To
have the event loop call each socket by itself takes longer than to find out what waits for it.
"""

import asyncio
import logging
from collections.abc import Callable

log = logging.getLogger(__name__)


class Flushes:
    """What is to be flushed in the next turn of the event loop."""

    def __init__(self) -> None:
        self._due: list[Callable[[], None]] = []

    def soon(self, loop: asyncio.AbstractEventLoop, flush: Callable[[], None]) -> None:
        """Flush something when all is done that is being done now."""
        if not self._due:
            loop.call_soon(self._flush_all)
        self._due.append(flush)

    def _flush_all(self) -> None:
        due, self._due = self._due, []
        for flush in due:
            try:
                flush()
            except Exception:  # the others are told all the same
                log.exception("flush-failed")
