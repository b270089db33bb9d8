"""The printed program as plain C, compiled by the machine's own compiler: vectors of tables."""

import ctypes
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import numpy as np
from numpy.typing import NDArray

from ..memory_room import check_batch
from ..ops import Words
from .compiling import FLAGS, built
from .decision import Decision
from .source import LANES, Program, vectors

Array = NDArray[np.uint32]


class NativePlayer:
    """Tables in the processor's vectors, shared out among its cores."""

    def __init__(
        self, decision: Decision, program: Program | None = None, flags: Sequence[str] = FLAGS
    ) -> None:
        self._size = decision.game.layout.size
        self._program = program or vectors(decision)
        self._library = built(self._program, flags)
        affinity = getattr(os, "sched_getaffinity", None)  # macOS has none
        self._cores = len(affinity(0)) if affinity else os.cpu_count() or 1

    def load(self, words: Words) -> None:
        """Take tables; the last one is repeated until all vectors are full."""
        self._tables = len(words[0])
        check_batch(self._tables, 4 * (self._size + self._program.observed))
        spare = -self._tables % LANES
        self._state = np.stack([np.pad(np.asarray(word), (0, spare), "edge") for word in words])
        self._finished = np.zeros(self._tables + spare, np.uint32)
        self._decided = np.zeros(self._tables + spare, np.uint32)
        self._seen = np.zeros((self._program.observed, self._tables + spare), np.uint32)

    def play(self, decisions: int) -> None:
        """Take so many decisions at each table."""
        tables = self._state.shape[1]
        pieces = max(1, min(self._cores * 4, tables // LANES))
        edges = [tables * piece // pieces // LANES * LANES for piece in range(pieces)] + [tables]
        arrays = [
            ctypes.c_void_p(array.ctypes.data)
            for array in (self._state, self._finished, self._decided, self._seen)
        ]
        play = partial(self._library.play, *arrays, ctypes.c_size_t(tables))

        def piece(first: int, last: int) -> None:
            play(ctypes.c_size_t(first), ctypes.c_size_t(last), ctypes.c_uint32(decisions))

        with ThreadPoolExecutor(self._cores) as pool:  # C runs without Python's lock
            list(pool.map(piece, edges[:-1], edges[1:]))

    def wait(self) -> None:
        """Nothing is left to wait for."""

    def words(self) -> tuple[Array, ...]:
        """Return the tables."""
        return tuple(self._state[:, : self._tables])

    def finished(self) -> Array:
        """Return how many games each table has finished."""
        return self._finished[: self._tables]

    def decided(self) -> Array:
        """Return how many decisions each table has taken."""
        return self._decided[: self._tables]

    def seen(self) -> tuple[Array, ...]:
        """Return what who decides next sees."""
        return tuple(self._seen[:, : self._tables])
