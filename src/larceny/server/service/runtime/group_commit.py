"""Group commit: what waits to be stored is stored together, in one durable transaction.

While one group is being written, the next one gathers. So a busy server commits hundreds of
decisions at once, and a quiet one each at once. The next group is on order while one is written:
the writing thread takes it as soon as it can, and does not wait for the event loop to hear that the
last one is stored. That loop may be busy for longer than the disk.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Generic, TypeVar

T = TypeVar("T")

AT_ONCE = 2
"""Groups that are on order: the one that is written, and the one that is next."""


class _Pending(Generic[T]):
    """Something that waits to be stored."""

    __slots__ = ("is_over", "stored", "thing")

    def __init__(self, thing: T, stored: "asyncio.Future[bool]") -> None:
        self.thing = thing
        self.stored = stored
        self.is_over = False  # it is stored, or never will be


class GroupCommit(Generic[T]):
    """Writes to the store in groups, off the event loop."""

    def __init__(self, name: str, write: Callable[[Sequence[T]], list[bool]]) -> None:
        self._write_all = write
        self._writer = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._waiting: deque[_Pending[T]] = deque()  # the writer's thread takes from it
        self._on_order = 0  # groups
        self._orders_soon = False
        self._is_stopped = False
        self._loop: asyncio.AbstractEventLoop | None = None

    async def start(self) -> None:
        """Begin to write."""
        self._loop = asyncio.get_running_loop()

    async def stop(self) -> None:
        """Write what still waits, and stop."""
        while self._waiting or self._on_order:
            await asyncio.sleep(0.005)
        self._is_stopped = True  # whoever still comes waits until he is cut off
        self._writer.shutdown()

    async def append(self, thing: T) -> bool:
        """Store something durably; say if its place was free.

        Who is cut off here still waits: what is on its way to the store cannot be called back, and
        whoever looks there next must find it. (Where this is compiled, what is raised does not
        survive an `await` beside `except`.)
        """
        loop = self._loop or asyncio.get_running_loop()  # which is a system call each time
        one = _Pending(thing, loop.create_future())
        self._waiting.append(one)
        if not self._orders_soon:
            self._orders_soon = True
            loop.call_soon(self._order, loop)  # with all that comes in this turn of the loop
        try:
            return await one.stored
        except asyncio.CancelledError as cut_off:
            why = cut_off
        while not (one.is_over or self._is_stopped):
            await asyncio.sleep(0.002)
        raise why

    def _order(self, loop: asyncio.AbstractEventLoop) -> None:
        """Have what waits written, unless the group that is next will have it in it."""
        self._orders_soon = False
        if self._waiting and self._on_order < AT_ONCE and not self._is_stopped:
            self._on_order += 1
            group: list[_Pending[T]] = []
            writing = loop.run_in_executor(self._writer, self._write, group)
            writing.add_done_callback(partial(self._tell, loop, group))

    def _write(self, group: list[_Pending[T]]) -> list[bool]:
        """Take what waits by now, and store it: in the writer's thread."""
        while self._waiting:
            group.append(self._waiting.popleft())
        return self._write_all([one.thing for one in group]) if group else []

    def _tell(
        self,
        loop: asyncio.AbstractEventLoop,
        group: list[_Pending[T]],
        writing: "asyncio.Future[list[bool]]",
    ) -> None:
        """Say of each of a group whether it was stored."""
        self._on_order -= 1
        failure = asyncio.CancelledError() if writing.cancelled() else writing.exception()
        if failure is not None and not group:  # it was not even taken
            group.extend(self._waiting)
            self._waiting.clear()
        answers = writing.result() if failure is None else [False] * len(group)
        for at, one in enumerate(group):
            one.is_over = True
            if one.stored.done():
                continue
            if failure is None:
                one.stored.set_result(answers[at])
            elif isinstance(failure, asyncio.CancelledError):
                one.stored.cancel()
            else:
                one.stored.set_exception(failure)
        self._order(loop)
