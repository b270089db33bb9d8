"""Play-outs: games played to their ends, by lot or by a script, and how they ended."""

import hashlib
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from ..chance import THREEFRY
from ..game import Game
from ..kernels.decision import Decision, Script
from ..kernels.players import Player, player, ways
from ..ops import U, Word, Words
from ..play import begin

Array = NDArray[np.uint32]
CHUNK = 64
"""Decisions between two looks whether all games are over."""

MOST_DECISIONS = 1 << 20
"""No game of ours lasts so long: one that does would never end."""


@dataclass(frozen=True, slots=True)
class Results:
    """How games ended, one value for each."""

    scores: NDArray[np.int32]  # [seats, games]
    winners: NDArray[np.bool_]  # [seats, games]
    decisions: Array
    words: tuple[Array, ...]  # where they ended

    @property
    def win_shares(self) -> NDArray[np.float64]:
        """Return every seat's part of the victory, [seats, games]: winners have equal parts."""
        parts = self.winners.sum(axis=0)
        shares: NDArray[np.float64] = self.winners / np.maximum(parts, 1)
        return shares


class Told(Protocol):
    """What a game tells of its end besides points, as the engine's lab tells it."""

    endings: tuple[str, ...]
    unit: str  # in which the length of a game is counted

    def ending(self, state: Words) -> Word:
        """Return how games ended, as an index into `endings`."""

    def length(self, state: Words) -> Word:
        """Return how long games lasted."""


class Finisher:
    """Plays games to their ends; compiled once, for one game and one sort of play."""

    def __init__(self, game: Game, script: Script | None = None, way: str | None = None) -> None:
        """Compile; by the fastest way that this machine has, if none is named."""
        self.game = game
        decision = Decision(game, again=False, script=script)
        self._player: Player = player(decision, ways()[-1] if way is None else way)

    def finish(self, words: Words) -> Results:
        """Play all games to their ends."""
        self._player.load(words)
        already = np.asarray(self.game.over(words))
        for _ in range(0, MOST_DECISIONS, CHUNK):
            self._player.play(CHUNK)
            if (already | (self._player.finished() > 0)).all():
                break
        ended = self._player.words()
        scores = np.stack([np.asarray(points) for points in self.game.scores(ended)])
        winners = np.stack([np.asarray(won) for won in self.game.winners(ended)])
        return Results(scores, winners, self._player.decided().copy(), ended)


def dealt(game: Game, seed: str, first: int, number: int) -> Words:
    """Deal games `first` … of a seed: the same ones whoever deals them, in whatever batches."""
    digest = hashlib.sha256(seed.encode()).digest()
    keys = np.frombuffer(digest[:8], np.uint32)
    index = np.arange(first, first + number, dtype=np.uint32)
    same = np.zeros_like(index)
    bits: list[Array] = []
    while len(bits) < game.generator.words:
        keyed = (keys[0] + same, (keys[1] ^ U(len(bits))) + same, index)
        bits += THREEFRY.draw(keyed)[1]
    return begin(game, tuple(bits[: game.generator.words]))
