"""A journal whose commits are measured."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from ..ports.metrics import Metrics
from ..ports.store import Entry, JournalStore


class MeasuredJournal:
    """The journal of a store; tells the metrics of every commit, and of what was decided."""

    def __init__(
        self, store: JournalStore, metrics: Metrics, game_of: Callable[[str], str]
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._game_of = game_of

    def append(self, entries: Sequence[Entry]) -> list[bool]:
        """Store entries durably, all in one transaction; say of each if its number was free."""
        began = time.perf_counter()
        stored = self._store.append(entries)
        self._metrics.committed(len(entries), time.perf_counter() - began)
        decided = Counter(
            self._game_of(entry.table)
            for entry, free in zip(entries, stored, strict=True)
            if free and entry.seat >= 0
        )
        for game, moves in decided.items():
            self._metrics.moved(game, moves)
        return stored

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)
