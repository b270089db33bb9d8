"""Counting by breadth: how many sequences of decisions begin in a position.

All positions of a depth are held at once, those that are alike only once, with how many sequences
lead there. What is counted is what `larceny.lab.perft` counts; where luck plays a part inside a
game, the lots are the twin's, the same for every sequence.
"""

from collections.abc import Iterator
from typing import Any

import jax
import numpy as np
from numpy.typing import NDArray

from ..game import Game
from ..masks import count
from ..ops import Words
from ..play import next_lots

Array = NDArray[np.uint32]
AT_ONCE = 1 << 14
"""Positions that are stepped in one call."""


class Perft:
    """Counts for one game by one ruleset.

    On a GPU the rules are compiled; on a processor NumPy has done before XLA has compiled.
    """

    def __init__(self, game: Game, compiled: bool | None = None) -> None:
        self.game = game
        self.compiled = jax.default_backend() != "cpu" if compiled is None else compiled
        self._mask: Any = jax.jit(game.legal) if self.compiled else game.legal
        self._step: Any = jax.jit(self._stepped) if self.compiled else self._stepped

    def _stepped(self, words: Words, action: Any) -> Words:
        state, lots = next_lots(self.game, words)
        return self.game.step(state, action, lots[2:])

    def by_depth(self, position: Any, deepest: int) -> Iterator[int]:
        """Count the sequences of one decision, of two …, from a position of the engine."""
        words = np.stack(self.game.from_engine([position]))
        ways = [1]
        for depth in range(1, deepest + 1):
            masks = self._masks(words)
            numbers = count(tuple(masks))
            yield sum(int(number) * way for number, way in zip(numbers, ways, strict=True))
            if depth < deepest:
                words, ways = self._after(words, masks, ways)

    def _masks(self, words: Array) -> Array:
        pieces = [np.stack(self._mask(tuple(piece))) for piece in self._pieces(words)]
        return np.concatenate(pieces, axis=1)[:, : words.shape[1]]

    def _after(self, words: Array, masks: Array, ways: list[int]) -> tuple[Array, list[int]]:
        """Return all positions after one more decision, each once."""
        bits = (masks[:, None, :] >> np.arange(32, dtype=np.uint32)[:, None]) & 1
        actions, origins = np.nonzero(bits.reshape(-1, words.shape[1]))
        before = np.concatenate([words[:, origins], actions[None].astype(np.uint32)])
        pieces = [
            np.stack(self._step(tuple(piece[:-1]), piece[-1])) for piece in self._pieces(before)
        ]
        after = np.concatenate(pieces, axis=1)[:, : before.shape[1]]
        alike, place = np.unique(after, axis=1, return_inverse=True)
        sums = [0] * alike.shape[1]
        for origin, to in zip(origins.tolist(), place.ravel().tolist(), strict=True):
            sums[to] += ways[origin]
        return alike, sums

    def _pieces(self, words: Array) -> Iterator[Array]:
        """Divide positions; what is compiled needs pieces of one size, so the last is filled up."""
        for first in range(0, words.shape[1], AT_ONCE):
            piece = words[:, first : first + AT_ONCE]
            spare = AT_ONCE - piece.shape[1] if self.compiled else 0
            yield np.pad(piece, ((0, 0), (0, spare)), "edge")
