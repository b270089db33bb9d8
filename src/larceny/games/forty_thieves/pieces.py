"""Vocabulary and geometry: thieves, special tiles, jars; squares, sapphires, lines."""

from enum import IntEnum
from itertools import product
from typing import Final, NewType

from larceny.kernel.spelling import spell

from .choices import Adjacency, Touching

# Thieves and jars ---------------------------------------------------------------------------
#
# Four colours and five symbols make twenty combinations, numbered 5·colour + symbol. There are
# two thieves of each, and three jars of each on the backs of the tiles.


class Colour(IntEnum):
    """The colours of thieves and jars."""

    RED = 0
    GREEN = 1
    BLUE = 2
    YELLOW = 3


class Symbol(IntEnum):
    """The symbols of thieves and jars."""

    SUN = 0
    CLUBS = 1
    MOON = 2
    HAND = 3
    STAR = 4


COLOURS, SYMBOLS = tuple(Colour), tuple(Symbol)
COMBINATIONS: Final = len(COLOURS) * len(SYMBOLS)


def combination(colour: int, symbol: int) -> int:
    """Number a colour and symbol."""
    return len(SYMBOLS) * colour + symbol


def colour_of(combination: int) -> Colour:
    """Return the colour of a thief or a jar."""
    return COLOURS[combination // len(SYMBOLS)]


def symbol_of(combination: int) -> Symbol:
    """Return the symbol of a thief or a jar."""
    return SYMBOLS[combination % len(SYMBOLS)]


# Fronts -------------------------------------------------------------------------------------
#
# What a tile shows when it is turned up: 0-19 a thief of that combination, then the specials,
# then the four Leaders (thieves too), then the golden tiles.

Front = NewType("Front", int)


class Special:
    """The special tiles; four of each."""

    LANTERN: Final = Front(20)
    SAPPHIRE: Final = Front(21)
    AMULET: Final = Front(22)
    DAGGER: Final = Front(23)
    EVIL_EYE: Final = Front(24)


LEADER_SYMBOL: Final = Symbol.STAR
"""The Leaders' symbol is pictured, not told; we take one for all (A-194)."""

FIRST_LEADER: Final = Front(25)


class Golden:
    """The golden tiles of Three Tales."""

    MERCHANT: Final = Front(29)
    GENIE: Final = Front(30)
    SINBAD: Final = Front(31)


SPECIALS: Final = (
    Special.LANTERN,
    Special.SAPPHIRE,
    Special.AMULET,
    Special.DAGGER,
    Special.EVIL_EYE,
)
GOLDEN: Final = (Golden.MERCHANT, Golden.GENIE, Golden.SINBAD)
SPECIAL_NAMES: Final = dict(
    zip(SPECIALS, ("lantern", "sapphire", "amulet", "dagger", "evil_eye"), strict=True)
)
GOLDEN_NAMES: Final = dict(zip(GOLDEN, ("merchant", "genie", "sinbad"), strict=True))
EVERY_FRONT: Final = tuple(map(Front, range(Golden.SINBAD + 1)))


def thief(colour: int, symbol: int) -> Front:
    """Return the front of the thieves of a combination; a Leader has one of his own."""
    return Front(combination(colour, symbol))


def leader(colour: int) -> Front:
    """Return the front of the Leader of a colour."""
    return Front(FIRST_LEADER + colour)


def is_leader(front: Front) -> bool:
    """Ask whether a front is a Leader."""
    return FIRST_LEADER <= front < FIRST_LEADER + len(COLOURS)


def _thief_of(front: Front) -> int | None:
    if front < COMBINATIONS:
        return front
    if is_leader(front):
        return combination(front - FIRST_LEADER, LEADER_SYMBOL)
    return None


THIEF_OF: Final = tuple(map(_thief_of, EVERY_FRONT))


def thief_of(front: Front) -> int | None:
    """Return the combination of a thief, Leaders included; None for any other tile."""
    return THIEF_OF[front]


# How tiles are written: a thief `gm`, a Leader `g!`, a special `L`, a golden tile `$m`; a jar `gm`.

COLOUR_LETTERS, SYMBOL_LETTERS = "rgby", "scmht"
JAR_NAMES: Final[tuple[str, ...]] = tuple(
    colour + symbol for colour, symbol in product(COLOUR_LETTERS, SYMBOL_LETTERS)
)
FRONT_NAMES: Final[tuple[str, ...]] = (
    *JAR_NAMES,
    *"LSADE",
    *(f"{colour}!" for colour in COLOUR_LETTERS),
    *("$m", "$g", "$s"),
)
GOLD_NAME: Final = "$"
spell(Front, FRONT_NAMES)


# The board ----------------------------------------------------------------------------------
#
#     0 ── 1 ── 2 ── 3        Sixteen squares, 4·row + column. The nine sapphires lie where four
#     │ [0]│ [1]│ [2]│        squares meet: sapphire [r, c] = 3·r + c between the squares (r, c),
#     4 ── 5 ── 6 ── 7        (r, c+1), (r+1, c) and (r+1, c+1).
#     │ [3]│ [4]│ [5]│
#     8 ── 9 ──10 ──11
#     │ [6]│ [7]│ [8]│
#    12 ──13 ──14 ──15

SIDE: Final = 4
SQUARES: Final = SIDE * SIDE
GEMS: Final = (SIDE - 1) * (SIDE - 1)


Square = NewType("Square", int)

Place = NewType("Place", int)
"""Where a theft is announced: at a sapphire (0-8), or along one of the ten lines (9-18)."""

Sapphire = NewType("Sapphire", Place)


def square(row: int, column: int) -> Square:
    """Number a square."""
    return Square(SIDE * row + column)


SQUARE_NAMES: Final = tuple(f"{column}{row}" for row, column in product("1234", "abcd"))
EVERY_SQUARE: Final = tuple(map(Square, range(SQUARES)))
SQUARE_OF_NAME: Final = dict(zip(SQUARE_NAMES, EVERY_SQUARE, strict=True))
EVERY_PLACE: Final = tuple(map(Place, range(GEMS + 2 * SIDE + 2)))
EVERY_SAPPHIRE: Final = tuple(map(Sapphire, EVERY_PLACE[:GEMS]))
spell(Square, SQUARE_NAMES)
spell(Sapphire, [gem + 1 for gem in EVERY_SAPPHIRE])

AROUND: Final[tuple[tuple[Square, ...], ...]] = tuple(
    (square(r, c), square(r, c + 1), square(r + 1, c), square(r + 1, c + 1))
    for r, c in product(range(SIDE - 1), repeat=2)
)
"""AROUND[gem]: the four squares that surround a sapphire."""

LINES: Final[tuple[tuple[Square, ...], ...]] = (
    *(tuple(square(r, c) for c in range(SIDE)) for r in range(SIDE)),
    *(tuple(square(r, c) for r in range(SIDE)) for c in range(SIDE)),
    tuple(square(i, i) for i in range(SIDE)),
    tuple(square(i, SIDE - 1 - i) for i in range(SIDE)),
)
"""The ten lines: four rows, four columns, the falling and the rising diagonal."""

PLACES: Final[tuple[tuple[Square, ...], ...]] = (*AROUND, *LINES)
"""PLACES[place]: the four squares of a theft."""

PLACE_BITS: Final = tuple(sum(1 << square for square in four) for four in PLACES)
PLACE_NAMES: Final = (
    *(str(gem + 1) for gem in range(GEMS)),
    *(f"row {row}" for row in "1234"),
    *(f"column {column}" for column in "abcd"),
    "falling",
    "rising",
)
spell(Place, PLACE_NAMES)


def is_line(place: Place) -> bool:
    """Ask whether a place is a line."""
    return place >= GEMS


def gem_at(place: Place) -> Sapphire:
    """Return the sapphire that a place surrounds; a line surrounds none."""
    assert not is_line(place)
    return Sapphire(place)


CORNERS: Final = tuple(EVERY_SAPPHIRE[gem] for gem in (6, 0, 2, 8))
"""The sapphires at the corners, clockwise from the south-west: the merchant's walk."""

CENTRE: Final = EVERY_SAPPHIRE[4]

VOYAGES: Final = 7
"""How often the hands go round for Sinbad (FT-11.9)."""


def _neighbours(of: Square, diagonal: bool) -> tuple[Square, ...]:
    row, column = divmod(of, SIDE)
    return tuple(
        square(row + down, column + right)
        for down, right in product((-1, 0, 1), repeat=2)
        if (down, right) != (0, 0)
        and (diagonal or 0 in (down, right))
        and 0 <= row + down < SIDE
        and 0 <= column + right < SIDE
    )


NEIGHBOURS: Final[dict[Adjacency, tuple[tuple[Square, ...], ...]]] = {
    Adjacency.FOUR: tuple(_neighbours(of, diagonal=False) for of in EVERY_SQUARE),
    Adjacency.EIGHT: tuple(_neighbours(of, diagonal=True) for of in EVERY_SQUARE),
}
"""NEIGHBOURS[adjacency][square]: the adjacent squares, in order."""

PAIRS: Final[dict[Adjacency, tuple[tuple[Square, Square], ...]]] = {
    adjacency: tuple((a, b) for a in EVERY_SQUARE for b in beside[a] if a < b)
    for adjacency, beside in NEIGHBOURS.items()
}
"""PAIRS[adjacency]: every two adjacent squares: 24, or 42 with diagonals."""


def _touching(line: tuple[Square, ...], touching: Touching) -> tuple[Sapphire, ...]:
    """List the sapphires that touch a line (A-165)."""
    shared = 2 if touching is Touching.BETWEEN and line in LINES[-2:] else 1
    return tuple(gem for gem in EVERY_SAPPHIRE if len({*AROUND[gem]} & {*line}) >= shared)


TOUCHING: Final[dict[Touching, tuple[tuple[Sapphire, ...], ...]]] = {
    touching: tuple(_touching(line, touching) for line in LINES) for touching in Touching
}
"""TOUCHING[reading][line]: the sapphires that touch a line."""
