"""Group commit: what waits to be stored is stored together, in one durable transaction.

While one group is being written, the next one gathers. So a busy server commits hundreds of
decisions at once, and a quiet one each at once.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Generic, TypeVar

T = TypeVar("T")


class GroupCommit(Generic[T]):
    """Writes to the store in groups, off the event loop."""

    def __init__(self, name: str, write: Callable[[Sequence[T]], list[bool]]) -> None:
        self._write_all = write
        self._writer = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._waiting: list[tuple[T, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._begun = self._ended = 0  # groups
        self._task: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def start(self) -> None:
        """Begin to write."""
        self._loop = asyncio.get_running_loop()
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

    async def append(self, thing: T) -> bool:
        """Store something durably; say if its place was free.

        Who is cut off here still waits: what is on its way to the store cannot be called back, and
        whoever looks there next must find it. (Where this is compiled, what is raised does not
        survive an `await` beside `except`.)
        """
        loop = self._loop or asyncio.get_running_loop()  # which is a system call each time
        stored: asyncio.Future[bool] = loop.create_future()
        if not self._waiting:
            self._wake.set()
        self._waiting.append((thing, stored))
        try:
            return await stored
        except asyncio.CancelledError as cut_off:
            why = cut_off
        await self._through(self._begun + 1)
        raise why

    async def _through(self, group: int) -> None:
        """Wait until a group is written, or there is none to write."""
        while self._ended < group and (self._waiting or self._ended < self._begun):
            if self._task is None or self._task.done():
                return
            await asyncio.sleep(0.002)

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._wake.wait()
            self._wake.clear()
            group, self._waiting = self._waiting, []
            self._begun += 1
            try:
                await self._write_group(loop, group)
            finally:
                self._ended += 1

    async def _write_group(
        self, loop: asyncio.AbstractEventLoop, group: list[tuple[T, asyncio.Future[bool]]]
    ) -> None:
        things = [thing for thing, _ in group]
        try:
            answers = await loop.run_in_executor(self._writer, self._write_all, things)
        except Exception as failure:
            for _, stored in group:
                if not stored.done():
                    stored.set_exception(failure)
        else:
            for (_, stored), answer in zip(group, answers, strict=True):
                if not stored.done():
                    stored.set_result(answer)
