"""Positions judged by play-outs: who wins from here, if all go on by lot or by a script.

It judges the position itself, hidden things included: what a seat knows of it is another question.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from larceny.games.registry import find_game

from ..chance import THREEFRY
from ..making import game_for
from ..ops import Words
from .playing_out import Finisher
from .scripts import script_of


@dataclass(frozen=True, slots=True)
class Judged:
    """What a seat may expect: its share of victories and its points, each with its error."""

    win_share: float
    win_error: float  # one standard error
    points: float
    points_error: float


def judge(
    name: str, position: Any, playouts: int = 10_000, seed: int = 0, scripts: tuple[str, ...] = ()
) -> list[Judged]:
    """Judge a position of the engine, seat by seat."""
    players = len(find_game(name).scores(position))
    return Judge(name, position.rules, players, scripts).judge(position, playouts, seed)


class Judge:
    """Judges positions of one game by one ruleset; compiled once."""

    def __init__(self, name: str, rules: Any, players: int, scripts: tuple[str, ...] = ()) -> None:
        """Compile the rules, and how seats play on."""
        self.game = game_for(name, rules, players, chance="threefry", in_parts=True)
        self._finisher = Finisher(
            self.game, script_of(find_game(name), players, scripts or ("random",))
        )

    def judge(self, position: Any, playouts: int = 10_000, seed: int = 0) -> list[Judged]:
        """Play on many times from a position."""
        words = self.game.from_engine([position])
        many: Words = tuple(np.repeat(word, playouts) for word in words)
        bits = np.random.default_rng(seed).integers(0, 2**32, (THREEFRY.words, playouts), np.uint32)
        chance = self.game.generator.seeded(tuple(bits))
        found = self._finisher.finish(self.game.layout.replaced(many, "chance", chance))
        root = np.sqrt(playouts)
        return [
            Judged(
                float(shares.mean()),
                float(shares.std() / root),
                float(points.mean()),
                float(points.std() / root),
            )
            for shares, points in zip(found.win_shares, found.scores, strict=True)
        ]
