"""A memory that fades: what it loses is left out of what a net is told.

A net is strong since it is told what a perfect memory knows. With every turn of the table a fading
one loses some of that for good, until it is witnessed again. What there is to lose, each game says
(`Recipe.forget`).
"""

from collections.abc import Callable
from random import Random
from typing import Any

from larceny.bots.retention import Fading
from larceny.kernel.events import Event

Slips = Callable[[], bool]
"""Asked of one thing that is known: whether it is lost now."""

Forgets = Callable[[Any, Slips], None]
"""Goes through what is known, and loses what slips."""


class FadingKnowledge:
    """What is known by one who forgets."""

    def __init__(
        self, known: Any, half_life: float, turn: type[Event], forget: Forgets, dice: Random
    ) -> None:
        """Lose half of what is `known` within so many turns; `turn` is the event that ends one."""
        self.known = known
        self._loss = Fading(half_life).loss()
        self._turn = turn
        self._forget = forget
        self._dice = dice

    def witness(self, event: Event) -> None:
        """Watch, and forget when a turn is over."""
        self.known.witness(event)
        if isinstance(event, self._turn):
            self._forget(self.known, self._slips)

    def _slips(self) -> bool:
        return self._dice.random() < self._loss
