"""A bot that takes any allowed action, each equally likely."""

from collections.abc import Sequence
from random import Random

from larceny.games.master_thieves.actions import Action
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.games.master_thieves.views import View
from larceny.kernel.events import Event, Seat


class RandomBot:
    """Decides by dice."""

    def __init__(self, seed: str) -> None:
        self.dice = Random(seed)

    def begin(self, seat: Seat, rules: Ruleset) -> None:
        """Sit down."""

    def witness(self, event: Event) -> None:
        """Pay no attention."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Throw the dice."""
        return self.dice.choice(legal)
