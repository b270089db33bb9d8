"""The tables at which both play: every edition for every number of players, every variant."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from larceny.games.registry import GAMES
from larceny.kernel.game import Game
from tests.effort import amount
from tests.games.forty_thieves.rulesets import all_tables, ruleset
from tests.games.master_thieves.rulesets import drawn_ruleset

MOST_TURNS = 12
"""Of 40 Thieves: by lot, a game could go on for hundreds."""
DRAWN = amount(quick=1, usual=2, soak=400)
"""How many rulesets of an edition are drawn by lot."""


class Table(NamedTuple):
    """Who plays what."""

    game: Game[Any, Any, Any, Any]
    rules: Any
    players: int
    secret: str


def tables(name: str, edition: str) -> Iterator[Table]:
    """List the tables of an edition."""
    game = GAMES[name]
    printed = game.ruleset(edition)
    fewest, most, _ = printed.seats()
    for players in range(fewest, most + 1):
        yield _table(name, printed, players, f"{edition}/{players}")
    dice = Random(edition)
    for variant in game.variants(printed):
        rules = game.variant(printed, variant)
        yield _table(name, rules, dice.randint(fewest, most), f"{edition}/{variant}")
    for number in range(DRAWN):
        rules = drawn(name, edition, dice)
        yield _table(name, rules, dice.randint(fewest, most), f"{edition}/drawn {number}")


def drawn(name: str, edition: str, dice: Random) -> Any:
    """Draw a ruleset by lot."""
    if name == "master-thieves":
        return drawn_ruleset(edition, dice)
    return ruleset(dice.choice(all_tables())[0], dice)


def _table(name: str, rules: Any, players: int, secret: str) -> Table:
    if name == "forty-thieves":
        rules = rules.with_changes(turn_cap=min(rules.turn_cap, MOST_TURNS))
    return Table(GAMES[name], rules, players, f"side by side/{name}/{secret}")
