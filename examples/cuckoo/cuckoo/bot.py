"""A bot for Cuckoo: it gives a low card away, unless it knows of a lower one."""

from collections.abc import Sequence

from larceny.bots.kind import Kind
from larceny.kernel.events import Event, Seat

from .game import GAME, KEEP, SWAP, Action, Knowledge, Ruleset, View

GOOD = 7


class Nester:
    """Remembers all that it can, and decides by one look at it."""

    def __init__(self, seed: str) -> None:
        """It throws no dice."""

    def begin(self, seat: Seat, rules: Ruleset) -> None:
        """Sit down."""
        self.knowledge = Knowledge(GAME, rules, 0, seat)

    def witness(self, event: Event) -> None:
        """Watch."""
        self.knowledge.witness(event)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Keep a good card, and one that is not the lowest."""
        cards = self.knowledge.cards
        mine = view.seats[view.deciders[0]].card or 0
        is_safe = mine >= GOOD or min(cards.values(), default=mine) < mine
        return KEEP if is_safe or SWAP not in legal else SWAP


BOTS = {"nester": Kind(Nester)}
