"""Timers: at most one for each key, such as a table."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Generic, TypeVar

from ...ports.clock import Clock, Timer
from .tasks import Tasks

log = logging.getLogger(__name__)

AGAIN_S = 1.0
"""How soon it rings again where nothing could be done: the store was away, and nobody else will."""

T = TypeVar("T")


class Timers(Generic[T]):
    """Calls something at a time; a new time for the same key takes the place of the old one."""

    def __init__(self, tasks: Tasks, clock: Clock, ring: Callable[[T], Awaitable[None]]) -> None:
        self._tasks = tasks
        self._clock = clock
        self._ring = ring
        self._set: dict[str, Timer] = {}
        self._ringing: set[str] = set()
        self._again: dict[str, T] = {}  # what rang once more meanwhile

    def set(self, key: str, subject: T, at: int | None, now: Callable[[], int]) -> None:
        """Ring about a subject when some clock will say that it is so late, or not at all.

        What has passed until then is counted evenly, whatever happens to the time of day.
        """
        if key in self._set:
            self._set.pop(key).cancel()
        if at is not None:
            delay = max(0, at - now() + 1) / 1_000  # rather too late than too early
            self._set[key] = self._clock.call_later(delay, partial(self._rings, key, subject))

    def _rings(self, key: str, subject: T) -> None:
        self._set.pop(key, None)
        self._tasks.start(self._ring_until_heard(key, subject))

    async def _ring_until_heard(self, key: str, subject: T) -> None:
        if key in self._ringing:  # it may wait for long, such as for a lease
            self._again[key] = subject
            return
        self._ringing.add(key)
        try:
            await self._ring(subject)
        except Exception:  # a database that is away for a while comes back
            log.exception("timer-failed")
            if key not in self._set:
                again = partial(self._rings, key, subject)
                self._set[key] = self._clock.call_later(AGAIN_S, again)
        finally:
            self._ringing.discard(key)
            if key in self._again:
                self._rings(key, self._again.pop(key))

    def stop(self) -> None:
        """Ring no more."""
        for handle in self._set.values():
            handle.cancel()
        self._set.clear()
        self._again.clear()
