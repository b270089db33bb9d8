"""What the doors ask of a game's encoding."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from larceny.kernel.events import Seat

from .layout import Layout, Plan

Row = NDArray[np.int8]


class Sights(Protocol):
    """What the seats see in one game: the bytes of `encode(view)`, straight from the position.

    A view is made of many small objects, which no learner ever looks at. Sights write what the
    views would show without making them, and keep what has not changed since somebody looked last.
    They are held against `encode(view)` for every seat in games by all rulesets
    (tests/envs/test_encodings.py): they can show nothing that a view does not show. They make an
    environment 2.8 to 3.9 times as fast (decisions per second of the raw PettingZoo environment,
    both games, in one run): that is why there are two ways to write one thing.
    """

    def observe(self, viewer: Seat) -> bytearray:
        """Write what a seat sees now."""
        ...


@dataclass(frozen=True, slots=True)
class Encoding:
    """A game as numbers: views are written, and what a memory adds.

    `encode` writes a view. Sights of a position write the same bytes in a fraction of the
    time. `memory` begins to remember for a seat, before the deal; `memory_from` in the middle of a
    game, with what a view shows. `remember` writes what is known.
    `longest` bounds the decisions of a game, by its rules and its players.
    """

    plan: Plan
    encode: Callable[[Any], bytearray]
    sights: Callable[[Any], Sights]
    memory: Callable[[Any, int, Seat], Any]
    remember: Callable[[Any, Seat], bytes]
    longest: Callable[[Any, int], int]
    memory_from: Callable[[Any, Any], Any]

    def layout(self, players: int, memory: bool = False) -> Layout:
        """Say where everything stands."""
        return Layout(self.plan, players, memory)

    def write(self, view: Any, row: Row, knowledge: Any = None) -> None:
        """Write a view into a given array, with what is remembered where `knowledge` is given."""
        seen = self.encode(view)
        if knowledge is not None:
            seen += self.remember(knowledge, view.viewer)
        row[:] = np.frombuffer(seen, np.int8)
