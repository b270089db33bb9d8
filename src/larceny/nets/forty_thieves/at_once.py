"""What nets of 40 Thieves are told that is worked out for all tables at once, as arrays.

Fronts that were seen are numbers in an observation; a net is told each of them by an input of its
own. And how likely thefts go well, by `theft_odds`.
"""

import numpy as np

from larceny.games.forty_thieves.pieces import FRONT_NAMES
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.twin.ops import array_functions

from ..inputs import Input, Places
from .theft_odds import Array, TheftOdds

SEEN = ("seen on board", "seen in hands")


class AtOnce:
    """Works it out at one kind of table."""

    def __init__(self, rules: Ruleset, players: int, places: Places) -> None:
        self.theft_odds = TheftOdds(rules, players, places)
        seats = {SEEN[0]: 1, SEEN[1]: players}
        self._seen = [
            slice(places.first[name], places.first[name] + seats[name] * places.length[name])
            for name in SEEN
        ]
        fronts = [
            Input(f"{name} {tile} of {seat}: {front}", 0)
            for name in SEEN
            for seat in range(seats[name])
            for tile in range(places.length[name])
            for front in FRONT_NAMES
        ]
        self.inputs = [*fronts, *self.theft_odds.inputs]

    def __call__(self, numbers: Array) -> Array:
        """Return the inputs: uint8[inputs, …], of an observation with memory, uint8[numbers, …]."""
        xp, rest = array_functions(numbers), numbers.shape[1:]
        seen = xp.concatenate([numbers[part] for part in self._seen])
        each = np.arange(1, 1 + len(FRONT_NAMES), dtype=np.uint8)
        fronts = seen[:, None] == each.reshape(-1, *(1,) * len(rest))
        told = fronts.astype(np.uint8).reshape(-1, *rest)
        return xp.concatenate([told, self.theft_odds(numbers)])
