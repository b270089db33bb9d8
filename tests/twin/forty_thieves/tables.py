"""The tables at which the twin is held to the engine: every combination of optional rules."""

from itertools import product
from typing import Any

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.ruleset import Ruleset

Changes = dict[str, Any]

PLAYERS = (2, 3, 4)
OPTIONS = ("leaders", "three_tales", "family")
COMBINATIONS: list[Changes] = [
    {name: True for name, on in zip(OPTIONS, switches, strict=True) if on}
    for switches in product((False, True), repeat=3)
]
READINGS: list[Changes] = [
    {"lantern_adjacency": "eight", "touching": "between", "turn_cap": 25},
    {"three_tales": True, "golden_gap": "filled_after", "merchant_corner": "active_seat"},
    {"three_tales": True, "merchant_loot": "free_choice", "family": True, "fixed_jars": True},
    {
        "leaders": True,
        "three_tales": True,
        "golden_gap": "filled_after",
        "lantern_adjacency": "eight",
        "first_player": "seat_1",
        "evil_eye_tokens": 3,
    },
]
"""Readings that a host can choose, some at a time."""

TABLES: list[tuple[Changes, int]] = list(product([*COMBINATIONS, *READINGS], PLAYERS))


def rules_of(changes: Changes) -> Ruleset:
    """Return the standard rules with some changes."""
    return GAME.ruleset("standard", **changes)


def name_of(table: tuple[Changes, int]) -> str:
    """Name a table in a test."""
    changes, players = table
    words = [name if value is True else f"{name}={value}" for name, value in changes.items()]
    return f"{'+'.join(words) or 'standard'}-{players}"
