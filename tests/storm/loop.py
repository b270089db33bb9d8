"""An event loop on one thread in which no real time passes, and nothing depends on the machine.

Callbacks run in the order in which they were asked for, as asyncio promises. When there are none,
time jumps to the next timer. Whatever takes time outside a process (a network, a disk) is a timer
whose length a seed has drawn: so the seed decides in which order things happen, and the same seed
always in the same one.

Everything that runs belongs to an actor: a node, or the world around it. A node can be killed (none
of its callbacks runs any more, not even a `finally`), or frozen for a while.
"""

import asyncio
import heapq
import warnings
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from functools import partial
from itertools import count
from typing import Any, TypeVar

T = TypeVar("T")

MOST_CALLBACKS = 60_000
"""No world needs more, nor a tenth of it: whatever runs on is running in a circle."""


ACTOR: ContextVar["Actor"] = ContextVar("actor")


class Actor:
    """Somebody whose callbacks run: a process, or the world."""

    __slots__ = ("alive", "fuse", "held", "home", "name", "out")

    def __init__(self, name: str) -> None:
        self.name = name
        self.home: Context = copy_context()  # in which everything belongs to it
        self.home.run(ACTOR.set, self)
        self.alive = True
        self.held: list[Handle] | None = None  # while it is frozen: what would have run
        self.fuse = -1  # callbacks that it still runs before it dies; below 0: no such thing
        self.out: Callable[[], None] | None = None  # told when the fuse has burnt down

    def freeze(self) -> None:
        """Run nothing, until it is thawed."""
        if self.held is None:
            self.held = []

    def thaw(self, loop: "SimulatedLoop") -> None:
        """Go on with what would have run meanwhile."""
        held, self.held = self.held or [], None
        loop.ready.extend(held)


WORLD = Actor("world")


class Handle:
    """A callback that will run, unless it is cancelled."""

    __slots__ = ("_when", "actor", "args", "callback", "context")

    def __init__(
        self,
        callback: Callable[..., object],
        args: tuple[Any, ...],
        context: Context | None,
        when: float = 0.0,
    ) -> None:
        self.callback: Callable[..., object] | None = callback
        self.args = args
        self.context = copy_context() if context is None else context
        self.actor = self.context.get(ACTOR, WORLD)
        self._when = when

    def cancel(self) -> None:
        self.callback = None
        self.args = ()

    def cancelled(self) -> bool:
        return self.callback is None

    def when(self) -> float:
        return self._when


class SimulatedTask(asyncio.Task[T]):
    """A task whose place in a set does not depend on where in memory it lies."""

    __slots__ = ("number",)

    def __init__(
        self, work: Coroutine[Any, Any, T], loop: "SimulatedLoop", context: Context | None
    ) -> None:
        self.number = next(loop.numbers)
        super().__init__(work, loop=loop, context=context)
        self._log_destroy_pending = False  # who is killed leaves everything as it is

    def __hash__(self) -> int:
        return self.number


class SimulatedFuture(asyncio.Future[T]):
    """A future whose place in a set does not depend on where in memory it lies."""

    __slots__ = ("number",)

    def __init__(self, loop: "SimulatedLoop") -> None:
        self.number = next(loop.numbers)
        super().__init__(loop=loop)

    def __hash__(self) -> int:
        return self.number


Trip = Callable[[Actor, Callable[[], Any], str, str], "asyncio.Future[Any]"]
"""Does something outside the process, such as in the database, and comes back with its answer."""


class SimulatedLoop(asyncio.AbstractEventLoop):
    """Runs callbacks, and lets time jump to the next timer when there are none."""

    def __init__(self) -> None:
        self.now = 0.0
        self.ready: deque[Handle] = deque()
        self.timers: list[tuple[float, int, Handle]] = []
        self.numbers = count()
        self.callbacks = 0
        self.trip: Trip | None = None
        self.troubles: list[BaseException] = []  # what nobody caught
        self.dead: list[Handle] = []  # of those who were killed: freed, some would still do things
        self.closed = False

    # What asyncio asks of a loop ----------------------------------------------------------------

    def time(self) -> float:
        return self.now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self.closed

    def is_closed(self) -> bool:
        return self.closed

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> Handle:
        handle = Handle(callback, args, context)
        if not self.closed:
            self.ready.append(handle)
        return handle

    def call_at(  # type: ignore[override]
        self,
        when: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> Handle:
        handle = Handle(callback, args, context, when)
        if not self.closed:
            heapq.heappush(self.timers, (when, next(self.numbers), handle))
        return handle

    def call_later(  # type: ignore[override]
        self,
        delay: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> Handle:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def arrive(
        self,
        when: float,
        way: str,
        touches: str,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> None:
        """Let something arrive from outside: after what took the same way before it.

        What it `touches` says with what else it can change places without anybody noticing.
        """
        self.call_at(when, callback, *args, context=context)

    def create_future(self) -> "asyncio.Future[Any]":
        return SimulatedFuture(self)

    def create_task(  # type: ignore[override]
        self,
        work: Coroutine[Any, Any, T],
        *,
        name: object = None,
        context: Context | None = None,
        **_: Any,
    ) -> "asyncio.Task[T]":
        if self.closed:
            work.close()
            return self.create_future()  # type: ignore[return-value]
        return SimulatedTask(work, self, context)

    def run_in_executor(  # type: ignore[override]
        self, executor: object, work: Callable[..., T], *args: Any
    ) -> "asyncio.Future[T]":
        """Do what would be done in a thread: there is none, but it takes its time."""
        assert self.trip is not None
        return self.trip(ACTOR.get(WORLD), lambda: work(*args), *_name_of(work))

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        trouble = context.get("exception")
        if isinstance(trouble, BaseException) and not self.closed:
            self.troubles.append(trouble)

    # Running ------------------------------------------------------------------------------------

    def start(self, actor: Actor, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Let an actor do something."""
        return self.create_task(work, context=context_of(actor))

    def run_ready(self) -> None:
        """Run what can run now, and whatever follows from it at once."""
        ready = self.ready
        while ready and self.callbacks <= MOST_CALLBACKS:
            handle = ready.popleft()
            callback, actor = handle.callback, handle.actor
            if callback is None:
                continue
            if not actor.alive:
                self.dead.append(handle)
                continue
            if actor.held is not None:
                actor.held.append(handle)
                continue
            if actor.fuse >= 0:
                if actor.fuse == 0:
                    actor.alive = False
                    assert actor.out is not None
                    actor.out()
                    self.dead.append(handle)
                    continue
                actor.fuse -= 1
            self.callbacks += 1
            try:
                handle.context.run(callback, *handle.args)
            except Exception as trouble:
                self.troubles.append(trouble)

    def run_until(self, is_done: Callable[[], bool], latest: float) -> bool:
        """Run until something holds; say no if it does not before a time."""
        asyncio._set_running_loop(self)
        try:
            while True:
                self.run_ready()
                if is_done():
                    return True
                if self.callbacks > MOST_CALLBACKS or not self.next_time(latest):
                    return False
        finally:
            asyncio._set_running_loop(None)

    def next_time(self, latest: float) -> bool:
        """Let time pass until the next timer; say no if there is none by then."""
        timers = self.timers
        while timers and timers[0][2].callback is None:
            heapq.heappop(timers)
        if not timers or timers[0][0] > latest:
            return False
        self.now = max(self.now, timers[0][0])
        while timers and timers[0][0] <= self.now:
            self.ready.append(heapq.heappop(timers)[2])
        return True

    def end(self) -> None:
        """Let nothing run any more, and leave nothing behind that would run when it is freed."""
        self.closed = True
        self.ready.clear()
        self.timers.clear()
        asyncio._set_running_loop(self)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", RuntimeWarning)  # some have not even begun
                for task in asyncio.all_tasks(self):
                    _close(task.get_coro())
            self.dead.clear()
        finally:
            asyncio._set_running_loop(None)


def new_loop() -> SimulatedLoop:
    """Make a loop; what a simulated world has no use for, such as signals, it does not have."""
    return SimulatedLoop()  # type: ignore[abstract]


def _name_of(work: Callable[..., Any]) -> tuple[str, str]:
    """Return what is done, and about what; `asyncio.to_thread` wraps it up."""
    if isinstance(work, partial):
        wrapped, *about = work.args
        return str(getattr(wrapped, "__name__", "")), str(about[0]) if about else ""
    return str(getattr(work, "__name__", "")), ""


def _close(work: Any) -> None:
    """End a coroutine, however often it wants to wait for something more on its way out."""
    for _ in range(10):
        try:
            work.close()
        except Exception:  # it does not know that its world is gone
            continue
        return


def context_of(actor: Actor) -> Context:
    """Return a context of its own in which everything belongs to an actor."""
    return actor.home.copy()
