"""A model of a search whose positions are judged by what came of the net's own games."""

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Any

from larceny.bots.search import Model
from larceny.kernel.events import Seat

WinChances = Callable[[Any], Sequence[float]]
"""Says of a sampled position how likely each seat wins."""


class Valued:
    """A model that judges otherwise, but for positions where the game is over."""

    def __init__(self, model: Model[Any, Any], win_chances: WinChances) -> None:
        self.model = model
        self.game = model.game
        self._win_chances = win_chances

    def sample(self) -> Any:
        """Draw a position."""
        return self.model.sample()

    def candidates(self, state: Any, seat: Seat) -> Sequence[Any]:
        """List what is worth trying."""
        return self.model.candidates(state, seat)

    def branch(self, state: Any, seat: Seat, action: Any) -> Hashable:
        """Tell apart what the searching seat can."""
        return self.model.branch(state, seat, action)

    def play_on(self, state: Any, dice: Random) -> None:
        """Play quickly."""
        self.model.play_on(state, dice)

    def is_far(self, state: Any) -> bool:
        """Ask whether to judge."""
        return self.model.is_far(state)

    def evaluate(self, state: Any) -> Sequence[float]:
        """Judge."""
        return self._win_chances(state) if state.deciders() else self.model.evaluate(state)


def valued(model: Model[Any, Any], win_chances: WinChances | None) -> Model[Any, Any]:
    """Judge by the chances to win, if a game has them."""
    return model if win_chances is None else Valued(model, win_chances)
