"""The deck: what is under which jar. Every jar tells half a truth.

Each combination of colour and symbol is on three backs. One hides a thief whose COLOUR is right,
one a thief whose SYMBOL is right, one a special tile. For the colour-right ones, each colour has a
way to exchange its five symbols that leaves none in place; for the symbol-right ones, each symbol
has such a way to exchange its four colours. So every thief comes up exactly twice.

Tile t has the jar t // 3; the golden tiles follow and have none.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from typing import Final, NewType

from larceny.kernel.chance import Chance
from larceny.kernel.spelling import spell

from .pieces import (
    COLOURS,
    COMBINATIONS,
    GOLD_NAME,
    GOLDEN,
    JAR_NAMES,
    LEADER_SYMBOL,
    SPECIALS,
    SYMBOLS,
    Front,
    colour_of,
    is_leader,
    leader,
    symbol_of,
    thief,
    thief_of,
)
from .ruleset import Ruleset

JARS: Final = 3 * COMBINATIONS
TILES: Final = JARS + len(GOLDEN)

Jar = NewType("Jar", int)
"""The back of a tile: a combination, or NO_JAR for a golden tile."""

NO_JAR: Final = Jar(-1)
EVERY_JAR: Final = tuple(map(Jar, range(COMBINATIONS)))
spell(Jar, (*JAR_NAMES, GOLD_NAME))  # so that -1, the last one, is gold

Tile = NewType("Tile", int)

Deck = tuple[Front, ...]
"""Deck[tile]: the front of each of the 63 tiles, also of those that are not in play."""


EVERY_TILE: Final = tuple(map(Tile, range(TILES)))
JAR_OF: Final = tuple(Jar(tile // 3) if tile < JARS else NO_JAR for tile in EVERY_TILE)


def jar(tile: int) -> Jar:
    """Return the combination on the back of a tile; golden tiles have none (A-200)."""
    return JAR_OF[tile]


def _derangements(of: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        order for order in permutations(range(of)) if all(i != to for i, to in enumerate(order))
    )


DERANGED_SYMBOLS: Final = _derangements(len(SYMBOLS))  # 44
DERANGED_COLOURS: Final = _derangements(len(COLOURS))  # 9


Contents = tuple[Front, Front, Front]
"""What the three tiles of a jar hide: a colour-right thief, a symbol-right thief, a special."""


def draw_deck(rules: Ruleset, chance: Chance) -> Deck:
    """Draw what every jar hides, unless the jars are fixed (FT-2.3)."""
    return deck_of(FIXED_CONTENTS if rules.fixed_jars else draw_contents(chance), rules)


def deck_of(hidden: Sequence[Contents], rules: Ruleset) -> Deck:
    """Number the tiles: of a jar's three, the colour-right one, the symbol-right one, the special.

    The numbers tell what a tile hides, so they never leave the position. In the family game the
    special tiles stay in the package, and it does not matter which they are (FT-12.1).
    """
    fronts: list[Front] = []
    for contents, fixed in zip(hidden, FIXED_CONTENTS, strict=True):
        colour_right, symbol_right, special = with_leaders(contents) if rules.leaders else contents
        fronts += (colour_right, symbol_right, fixed[2] if rules.family else special)
    return (*fronts, *GOLDEN)


def tile_with(number: Jar, front: Front) -> Tile:
    """Return the tile with a jar, or with a golden back, and this front."""
    if number == NO_JAR:
        return Tile(JARS + front - GOLDEN[0])
    shown = thief_of(front)
    if shown is None:
        return Tile(3 * number + 2)
    return Tile(3 * number + (0 if colour_of(shown) == colour_of(number) else 1))


def draw_contents(chance: Chance) -> list[Contents]:
    """Draw the three contents of every jar (FT-2.2)."""
    symbols = [chance.choice(DERANGED_SYMBOLS) for _ in COLOURS]
    colours = [chance.choice(DERANGED_COLOURS) for _ in SYMBOLS]
    return contents_of_all(symbols, colours, chance.shuffle(SPECIALS * len(COLOURS)))


def contents_of_all(
    symbols: Sequence[Sequence[int]], colours: Sequence[Sequence[int]], specials: Sequence[Front]
) -> list[Contents]:
    """Fill every jar: symbols exchanged by colour, colours by symbol, and a special for each."""
    contents = []
    for number in range(COMBINATIONS):
        colour, symbol = colour_of(number), symbol_of(number)
        colour_right = thief(colour, symbols[colour][symbol])
        symbol_right = thief(colours[symbol][colour], symbol)
        contents.append((colour_right, symbol_right, specials[number]))
    return contents


def with_leaders(contents: Contents) -> Contents:
    """Of two equal stars, let the one under his own colour be the Leader (FT-10.1)."""
    colour_right, symbol_right, special = contents
    if symbol_of(colour_right) == LEADER_SYMBOL:
        colour_right = leader(colour_of(colour_right))
    return colour_right, symbol_right, special


def _next_one(of: int) -> list[int]:
    return [(i + 1) % of for i in range(of)]


FIXED_CONTENTS: Final = contents_of_all(
    [_next_one(len(SYMBOLS))] * len(COLOURS),
    [_next_one(len(COLOURS))] * len(SYMBOLS),
    [SPECIALS[(colour_of(j) + symbol_of(j)) % len(SPECIALS)] for j in range(COMBINATIONS)],
)
"""The one set of jars for all games, where a host wants that."""


def tiles_in_play(rules: Ruleset, deck: Deck) -> list[Tile]:
    """List the tiles of a game: 60; 63 with Three Tales; without specials in the family game."""
    return [
        tile
        for tile, front in zip(EVERY_TILE, deck, strict=True)
        if (rules.three_tales or front not in GOLDEN) and not (rules.family and front in SPECIALS)
    ]


def jar_arithmetic_holds(deck: Deck, rules: Ruleset) -> bool:
    """Ask whether a deck is one that `draw_deck` could draw (FT-2.2)."""
    return _jar_arithmetic_holds(deck, rules.leaders, rules.fixed_jars)


@lru_cache(maxsize=256)
def _jar_arithmetic_holds(deck: Deck, leaders: bool, fixed_jars: bool) -> bool:
    if len(deck) != TILES or sorted(deck[JARS:]) != list(GOLDEN):
        return False
    hidden = [_contents(deck[3 * j : 3 * j + 3], j, leaders) for j in range(COMBINATIONS)]
    contents = [found for found in hidden if found is not None]
    if len(contents) < COMBINATIONS:
        return False
    colour_right, symbol_right, specials = (sorted(kind) for kind in zip(*contents, strict=True))
    if colour_right != list(range(COMBINATIONS)) or symbol_right != list(range(COMBINATIONS)):
        return False
    if specials != sorted(SPECIALS * len(COLOURS)):
        return False
    return not fixed_jars or contents == FIXED_CONTENTS


def _contents(fronts: Deck, number: int, leaders: bool) -> Contents | None:
    """Sort three fronts into what a jar hides, Leaders as plain thieves; None if it cannot."""
    found: dict[int, Front] = {}
    for front in fronts:
        shown = thief_of(front)
        if shown is None:
            found[2] = front
            continue
        colour_right = colour_of(shown) == colour_of(number)
        symbol_right = symbol_of(shown) == symbol_of(number)
        must_lead = leaders and colour_right and symbol_of(shown) == LEADER_SYMBOL
        if colour_right == symbol_right or is_leader(front) != must_lead:
            return None
        found[0 if colour_right else 1] = Front(shown)
    return (found[0], found[1], found[2]) if len(found) == len(fronts) else None
