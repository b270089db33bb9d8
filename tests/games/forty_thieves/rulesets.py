"""All rulesets: every combination of every switch, for every size of table."""

from itertools import product
from random import Random
from typing import Any, get_type_hints

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.ruleset import MAX_PLAYERS, MIN_PLAYERS, Ruleset

NUMBERS: dict[str, list[int]] = {"evil_eye_tokens": [15, 0, 3], "turn_cap": [2_000, 1, 12, 60]}
"""Numbers are set by lot, mostly as printed; they would multiply the combinations beyond use."""


def switches() -> dict[str, list[Any]]:
    """Return every field that can be switched, with all its values."""
    found: dict[str, list[Any]] = {}
    for name, kind in get_type_hints(Ruleset).items():
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
    """Return a combination of switches; one in eight also has its numbers set by lot."""
    numbers = {name: dice.choice(values) for name, values in NUMBERS.items()}
    return GAME.ruleset("standard", **changes, **(numbers if dice.random() < 1 / 8 else {}))
