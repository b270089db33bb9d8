"""The journal: decisions are stored in groups, one durable commit for all that wait.

While one group is being written, the next one gathers. So a busy server commits hundreds of
decisions at once, and a quiet one each at once.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from ..ports.store import Entry, JournalStore


class Journal:
    """Writes entries to the store, off the event loop."""

    def __init__(self, store: JournalStore) -> None:
        self._store = store
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Write what still waits, and stop."""
        if self._task is not None:
            while self._waiting:
                await asyncio.sleep(0.005)
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self._writer.shutdown()

    async def append(self, entry: Entry) -> bool:
        """Store an entry durably; say if its number was free."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, stored))
        self._wake.set()
        return await stored

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._wake.wait()
            self._wake.clear()
            group, self._waiting = self._waiting, []
            entries = [entry for entry, _ in group]
            try:
                answers = await loop.run_in_executor(self._writer, self._store.append, entries)
            except Exception as failure:
                for _, stored in group:
                    if not stored.done():
                        stored.set_exception(failure)
                continue
            for (_, stored), answer in zip(group, answers, strict=True):
                if not stored.done():
                    stored.set_result(answer)
