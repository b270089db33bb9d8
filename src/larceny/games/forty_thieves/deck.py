"""The deck: what is under which jar. Every jar tells half a truth.

Each combination of colour and symbol is on three backs. One hides a thief whose COLOUR is right,
one a thief whose SYMBOL is right, one a special tile. For the colour-right ones, each colour has a
way to exchange its five symbols that leaves none in place; for the symbol-right ones, each symbol
has such a way to exchange its four colours. So every thief comes up exactly twice.

Tile t has the jar t // 3; the golden tiles follow and have none. Which of a jar's three tiles hides
what is drawn by lot, so a tile's number tells nothing that its back does not.
"""

from collections.abc import Sequence
from itertools import permutations

from larceny.kernel.chance import Chance

from .pieces import (
    COLOURS,
    COMBINATIONS,
    GOLDEN,
    LEADER_SYMBOL,
    SPECIALS,
    SYMBOLS,
    colour_of,
    combination,
    leader,
    symbol_of,
)
from .ruleset import Ruleset

JARS = 3 * COMBINATIONS
TILES = JARS + len(GOLDEN)
NO_JAR = -1

Deck = tuple[int, ...]
"""Deck[tile]: the front of each of the 63 tiles, also of those that are not in play."""


def jar(tile: int) -> int:
    """Return the combination on the back of a tile; golden tiles have none (A-200)."""
    return tile // 3 if tile < JARS else NO_JAR


def _derangements(of: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        order for order in permutations(range(of)) if all(i != to for i, to in enumerate(order))
    )


DERANGED_SYMBOLS = _derangements(len(SYMBOLS))  # 44
DERANGED_COLOURS = _derangements(len(COLOURS))  # 9


def draw_deck(rules: Ruleset, chance: Chance) -> Deck:
    """Draw what every jar hides; with fixed jars only the order of a jar's three tiles."""
    if rules.fixed_jars:
        symbols: Sequence[tuple[int, ...]] = [_next_one(len(SYMBOLS))] * len(COLOURS)
        colours: Sequence[tuple[int, ...]] = [_next_one(len(COLOURS))] * len(SYMBOLS)
        specials = [SPECIALS[(colour_of(j) + symbol_of(j)) % 5] for j in range(COMBINATIONS)]
    else:
        symbols = [chance.choice(DERANGED_SYMBOLS) for _ in COLOURS]
        colours = [chance.choice(DERANGED_COLOURS) for _ in SYMBOLS]
        specials = chance.shuffle(SPECIALS * len(COLOURS))
    fronts: list[int] = []
    for number in range(COMBINATIONS):
        colour, symbol = colour_of(number), symbol_of(number)
        colour_right = combination(colour, symbols[colour][symbol])
        if rules.leaders and symbols[colour][symbol] == LEADER_SYMBOL:
            colour_right = leader(colour)  # of two equal thieves, the one in his own colour
        symbol_right = combination(colours[symbol][colour], symbol)
        fronts += chance.shuffle((colour_right, symbol_right, specials[number]))
    return (*fronts, *GOLDEN)


def _next_one(of: int) -> tuple[int, ...]:
    return tuple((i + 1) % of for i in range(of))


def tiles_in_play(rules: Ruleset, deck: Deck) -> list[int]:
    """List the tiles of a game: 60; 63 with Three Tales; without specials in the family game."""
    return [
        tile
        for tile, front in enumerate(deck)
        if (rules.three_tales or front not in GOLDEN) and not (rules.family and front in SPECIALS)
    ]
