"""The ways to play out by lot, all alike: load tables, play decisions, look at them again.

`xla` runs everywhere; `c` needs a C compiler and is the fastest without a GPU; `cuda` needs an
NVIDIA GPU and CuPy. Each gives the very same words.
"""

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Protocol

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from numpy.typing import NDArray

from ..memory_room import check_batch
from ..ops import Words
from .compiling import NoSuchWay, compiler
from .decision import Decision

Array = NDArray[np.uint32]


class Player(Protocol):
    """Tables that play by lot, and begin anew when a game is over."""

    def load(self, words: Words) -> None:
        """Put tables on the device; none of their games has finished."""

    def play(self, decisions: int) -> None:
        """Take so many decisions at each table; it may return before they are taken."""

    def wait(self) -> None:
        """Wait until all decisions are taken."""

    def words(self) -> tuple[Array, ...]:
        """Return the tables."""

    def finished(self) -> Array:
        """Return how many games each table has finished."""

    def decided(self) -> Array:
        """Return how many decisions each table has taken: none where nobody could decide."""

    def seen(self) -> tuple[Array, ...]:
        """Return what who decides next sees, packed, if observations are written."""


class XlaPlayer:
    """One kernel a decision, made by XLA, for any device."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self._compiled: dict[tuple[int, int], Callable[..., Any]] = {}

    def load(self, words: Words) -> None:
        """Put tables on the device."""
        check_batch(len(words[0]), 4 * self.decision.game.layout.size)
        state = tuple(jnp.array(word) for word in words)  # a copy: it is given away
        none, self._played = jnp.zeros_like(state[0]), 0
        decided = (none + 0,) if self.decision.counts else ()
        shapes = jax.eval_shape(self.decision.seen, state)
        seen = jax.tree.map(lambda word: jnp.zeros(word.shape, word.dtype), shapes)
        self._carried = state, none, decided, seen

    def compile(self, decisions: int) -> Callable[..., Any]:
        """Compile so many decisions, once for each size of a batch."""
        key = len(self._carried[1]), decisions
        if key not in self._compiled:
            size = self.decision.game.layout.size

            def one(carried: Any, _: None) -> tuple[Any, None]:
                words, finished, decided, _ = carried
                made = self.decision(*words)
                ended, taken = made[size : size + 2]
                counted = tuple(before + taken for before in decided)
                return (made[:size], finished + ended, counted, made[size + 2 :]), None

            def many(carried: Any) -> Any:
                return lax.scan(one, carried, None, length=decisions)[0]

            self._compiled[key] = jax.jit(many, donate_argnums=0).lower(self._carried).compile()
        return self._compiled[key]

    def play(self, decisions: int) -> None:
        """Take so many decisions at each table."""
        self._carried = self.compile(decisions)(self._carried)
        self._played += decisions

    def wait(self) -> None:
        """Wait until all decisions are taken."""
        for word in jax.tree.leaves(self._carried):
            word.block_until_ready()

    def words(self) -> tuple[Array, ...]:
        """Return the tables."""
        return _fetched(self._carried[0])

    def finished(self) -> Array:
        """Return how many games each table has finished."""
        return np.asarray(self._carried[1])

    def decided(self) -> Array:
        """Return how many decisions each table has taken."""
        for counted in self._carried[2]:
            return np.asarray(counted)
        return np.full(len(self._carried[1]), self._played, np.uint32)

    def seen(self) -> tuple[Array, ...]:
        """Return what who decides next sees."""
        return _fetched(self._carried[3])


def _fetched(words: Words) -> tuple[Array, ...]:
    return tuple(np.asarray(word) for word in words)


def ways() -> list[str]:
    """List the ways that this machine has, the fastest last."""
    found = ["xla"]
    if compiler() is not None:
        found.append("c")
    if find_spec("cupy") is not None and jax.default_backend() == "gpu":
        found.append("cuda")
    return found


def player(decision: Decision, way: str = "xla") -> Player:
    """Return a player; refuse a way that this machine does not have, and say what it lacks."""
    lacks = {
        "c": "a C compiler (cc, gcc or clang)",
        "cuda": "an NVIDIA GPU that JAX sees, and CuPy",
    }
    if way not in ("xla", *lacks):
        raise NoSuchWay(f"There is no way to run called {way!r}, only xla, c and cuda.")
    if way not in ways():
        raise NoSuchWay(f"To run by {way!r} this machine lacks {lacks[way]}.")
    if way == "c":
        from .native import NativePlayer  # noqa: PLC0415  (each needs what only its machine has)

        return NativePlayer(decision)
    if way == "cuda":
        from .cuda import CudaPlayer  # noqa: PLC0415

        return CudaPlayer(decision)
    return XlaPlayer(decision)
