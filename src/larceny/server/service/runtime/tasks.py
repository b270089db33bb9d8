"""What the server does by itself, in the background; failures are logged."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

log = logging.getLogger(__name__)


class Tasks:
    """Tasks that run until they are done, or until the server stops."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Any) -> None:
        """Let something run by itself."""
        coroutine: Coroutine[Any, Any, Any] = work
        task = asyncio.ensure_future(coroutine)
        self._running.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task failed", exc_info=task.exception())

    async def stop(self) -> None:
        """End everything that still runs."""
        for task in list(self._running):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task
