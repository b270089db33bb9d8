"""The printed program on an NVIDIA GPU, compiled and started by CuPy."""

from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..memory_room import check_batch
from ..ops import Words
from .decision import Decision
from .source import cuda

if find_spec("cupy") is not None:  # it is only needed where there is such a GPU
    import cupy

Array = NDArray[np.uint32]
THREADS = 128
"""Threads of a block: each plays a table."""


class CudaPlayer:
    """Tables in the registers of a GPU's threads."""

    def __init__(self, decision: Decision) -> None:
        self._size = decision.game.layout.size
        self._program = cuda(decision)
        options = ("--std=c++17",)
        self._kernel = cupy.RawModule(code=self._program.text, options=options).get_function("play")

    def load(self, words: Words) -> None:
        """Put tables on the device."""
        tables = len(words[0])
        check_batch(tables, 4 * (self._size + self._program.observed))
        self._state: Any = cupy.asarray(np.stack([np.asarray(word) for word in words]))
        self._finished: Any = cupy.zeros(tables, cupy.uint32)
        self._decided: Any = cupy.zeros(tables, cupy.uint32)
        self._seen: Any = cupy.zeros((self._program.observed, tables), cupy.uint32)

    def play(self, decisions: int) -> None:
        """Take so many decisions at each table."""
        tables = self._state.shape[1]
        blocks = -(-tables // THREADS)
        arguments = (self._state, self._finished, self._decided, self._seen)
        self._kernel((blocks,), (THREADS,), (*arguments, np.uint64(tables), np.uint32(decisions)))

    def wait(self) -> None:
        """Wait until all decisions are taken."""
        cupy.cuda.get_current_stream().synchronize()

    def words(self) -> tuple[Array, ...]:
        """Return the tables."""
        return tuple(cupy.asnumpy(self._state))

    def finished(self) -> Array:
        """Return how many games each table has finished."""
        found: Array = cupy.asnumpy(self._finished)
        return found

    def decided(self) -> Array:
        """Return how many decisions each table has taken."""
        found: Array = cupy.asnumpy(self._decided)
        return found

    def seen(self) -> tuple[Array, ...]:
        """Return what who decides next sees."""
        return tuple(cupy.asnumpy(self._seen))
