"""A disk on which a database keeps its rows: transactions, and what is lost when the power fails.

Every change is noted with what undoes it. A transaction that fails is undone at once; one that was
committed and not synced is undone when the power fails.
"""

from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any, TypeVar

K = TypeVar("K")
V = TypeVar("V")

_NOTHING: Any = object()


class Broken(Exception):
    """The database is away, full or slow: whoever asked may try again."""


class Disk:
    """What is written to it, and how it fails."""

    synced_at_commit = True

    def __init__(self, now: Callable[[], float] = lambda: 0.0) -> None:
        self.now = now
        self.is_full = False
        self.writes = 0
        self._doing: list[Callable[[], object]] | None = None
        self._unsynced: list[Callable[[], object]] = []

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Write all of it or nothing, and let it be on the disk when this ends."""
        if self.is_full:
            raise Broken("disk full")
        assert self._doing is None
        self._doing = []
        try:
            yield
        except BaseException:
            for undo in reversed(self._doing):
                undo()
            raise
        else:
            self.writes += 1
            if not self.synced_at_commit:
                self._unsynced += self._doing
        finally:
            self._doing = None

    def put(self, rows: MutableMapping[K, V], key: K, value: V) -> None:
        """Store a row in place of what was there."""
        before = rows.get(key, _NOTHING)
        rows[key] = value
        self._note(rows, key, before)

    def take(self, rows: MutableMapping[K, V], key: K) -> None:
        """Strike a row out, if it is there."""
        before = rows.pop(key, _NOTHING)
        self._note(rows, key, before)

    def push(self, rows: list[V], value: V) -> None:
        """Store one more row."""
        assert self._doing is not None
        rows.append(value)
        self._doing.append(rows.pop)

    def _note(self, rows: MutableMapping[K, V], key: K, before: V) -> None:
        assert self._doing is not None
        if before is _NOTHING:
            self._doing.append(lambda: rows.pop(key, None))
        else:
            self._doing.append(lambda: rows.__setitem__(key, before))

    def sync(self) -> None:
        """Let everything that was written be on the disk."""
        self._unsynced.clear()

    def lose_power(self) -> None:
        """Lose what was not synced, the last of it first."""
        for undo in reversed(self._unsynced):
            undo()
        self._unsynced.clear()
