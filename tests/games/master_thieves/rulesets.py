"""Rulesets drawn by lot: an edition, and now and then some of its switches set otherwise."""

from random import Random
from typing import Any, get_type_hints

from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.ruleset import DUTIES, Ruleset
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.first_player import FirstPlayer

NUMBERS: dict[str, list[Any]] = {
    "imitation_diamonds": [1, 4, 12],
    "imitation_sapphires": [0, 1, 5],
    "box_diamonds": [0, 5, 24],
    "sticky_drawers": [0.1, 0.5, 1.0],
    "round_cap": [1, 7],
    "first_player": [FirstPlayer.CHANCE, FirstPlayer.SEAT_0, FirstPlayer.SEAT_1],  # always there
}


def switches() -> dict[str, list[Any]]:
    """Return every field that can be switched, with the values to try."""
    found: dict[str, list[Any]] = dict(NUMBERS)
    for name, kind in get_type_hints(Ruleset).items():
        if kind is bool and name != "strict_stock":  # which only refuses tables
            found[name] = [True, False]
        elif name not in NUMBERS and hasattr(kind, "__members__"):
            found[name] = list(DUTIES.get(name, kind))
    return found


def drawn_ruleset(edition: str, dice: Random) -> Ruleset:
    """Return an edition with up to six switches set by lot, in a combination that is possible."""
    choices = switches()
    while True:
        changed = dice.sample(sorted(choices), dice.randrange(7))
        try:
            return GAME.ruleset(edition, **{name: dice.choice(choices[name]) for name in changed})
        except InvalidRuleset:
            continue  # an impossible combination


def ruleset_and_players(edition: str, index: int) -> tuple[Ruleset, int]:
    """Return what the index-th checked game is played by: every other one is the pure edition."""
    dice = Random(f"{edition}/{index}")
    players = 2 + index // 2 % 7
    return (GAME.ruleset(edition) if index % 2 == 0 else drawn_ruleset(edition, dice)), players
