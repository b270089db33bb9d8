"""A bot for any game that takes any allowed action, each equally likely."""

from collections.abc import Sequence
from random import Random

from larceny.kernel.events import Event, Seat
from larceny.kernel.game import ActionT, Ruleset, View


class RandomBot:
    """Decides by dice."""

    def __init__(self, seed: str) -> None:
        self.dice = Random(seed)

    def begin(self, seat: Seat, rules: Ruleset) -> None:
        """Sit down."""

    def witness(self, event: Event) -> None:
        """Pay no attention."""

    def choose(self, view: View, legal: Sequence[ActionT]) -> ActionT:
        """Throw the dice."""
        return self.dice.choice(legal)
