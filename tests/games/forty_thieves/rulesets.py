"""All rulesets: every combination of every switch, for every size of table."""

from itertools import product
from random import Random
from typing import Any, get_type_hints

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.choices import GoldenGap
from larceny.games.forty_thieves.ruleset import MAX_PLAYERS, MIN_PLAYERS, Ruleset
from larceny.kernel.first_player import FirstPlayer

NUMBERS: dict[str, list[int]] = {"evil_eye_tokens": [15, 0, 3], "turn_cap": [2_000, 1, 12, 60]}
"""Numbers are set by lot, mostly as printed; they would multiply the combinations beyond use."""

BY_LOT: dict[str, list[Any]] = {
    "first_player": [FirstPlayer.CHANCE, FirstPlayer.SEAT_0, FirstPlayer.SEAT_1],
    "golden_gap": list(GoldenGap),
}
"""So are these, in every other game. Every table has the first two seats."""


def switches() -> dict[str, list[Any]]:
    """Return every field that can be switched, with all its values."""
    found: dict[str, list[Any]] = {}
    for name, kind in get_type_hints(Ruleset).items():
        if name in BY_LOT:
            continue
        if kind is bool:
            found[name] = [False, True]
        elif hasattr(kind, "__members__"):
            found[name] = list(kind)
    return found


def all_tables() -> list[tuple[dict[str, Any], int]]:
    """List every combination of switches with every number of players."""
    choices = switches()
    combinations = [
        dict(zip(choices, values, strict=True)) for values in product(*choices.values())
    ]
    return list(product(combinations, range(MIN_PLAYERS, MAX_PLAYERS + 1)))


def ruleset(changes: dict[str, Any], dice: Random) -> Ruleset:
    """Return a combination of switches, and by lot what is not among them."""
    numbers = {name: dice.choice(values) for name, values in NUMBERS.items()}
    drawn = numbers if dice.random() < 1 / 8 else {}
    if dice.random() < 1 / 2:
        drawn |= {name: dice.choice(values) for name, values in BY_LOT.items()}
    return GAME.ruleset("standard", **changes, **drawn)
