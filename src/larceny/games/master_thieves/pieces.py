"""Vocabulary and geometry: gems, characters, the jewelry box and its 128 positions."""

from enum import IntEnum, StrEnum
from functools import lru_cache
from typing import Annotated, Final, NewType

from larceny.kernel.spelling import Spelling, spell

# Gems ---------------------------------------------------------------------------------------
#
# A handful of gems is one integer, ten bits a kind, so handfuls add and subtract as numbers do:
#
#     bits 20-29 rubies | bits 10-19 sapphires | bits 0-9 diamonds

# Since they are reckoned with, both types below are numbers to the type checker.

_DIAMOND, _SAPPHIRE, _RUBY = 1, 1 << 10, 1 << 20
LETTER: Final = {_DIAMOND: "D", _SAPPHIRE: "S", _RUBY: "R"}
_KIND_MASK: Final = 1023


@lru_cache(maxsize=4096)
def gems_text(handful: int) -> str:
    """Write a handful: `2D1S`, or `-` for none."""
    return "".join(f"{count}{LETTER[kind]}" for kind, count in counts(handful)) or "-"


Gems = Annotated[int, Spelling("Handful", gems_text)]
Gem = Annotated[int, Spelling("Gem", gems_text, tuple(f"1{letter}" for letter in LETTER.values()))]
"""One gem: a handful of a single kind."""

DIAMOND: Final[Gem] = _DIAMOND
SAPPHIRE: Final[Gem] = _SAPPHIRE
RUBY: Final[Gem] = _RUBY
KINDS: Final[tuple[Gem, ...]] = (DIAMOND, SAPPHIRE, RUBY)
NO_GEMS: Final[Gems] = 0

POINTS: Final = {DIAMOND: 1, SAPPHIRE: 2, RUBY: 4}  # MT-13.4


def gems(diamonds: int = 0, sapphires: int = 0, rubies: int = 0) -> Gems:
    """Make a handful."""
    return diamonds * DIAMOND + sapphires * SAPPHIRE + rubies * RUBY


def diamonds(handful: Gems) -> int:
    """Count the diamonds in a handful."""
    return handful & _KIND_MASK


def sapphires(handful: Gems) -> int:
    """Count the sapphires in a handful."""
    return handful >> 10 & _KIND_MASK


def rubies(handful: Gems) -> int:
    """Count the rubies in a handful."""
    return handful >> 20


def has(handful: Gems, kind: Gem) -> bool:
    """Ask whether a handful holds a gem of this kind."""
    return handful // kind & _KIND_MASK > 0


def counts(handful: Gems) -> list[tuple[Gem, int]]:
    """List how many gems of each kind a handful holds, without the kinds it has none of."""
    every = zip(KINDS, (diamonds(handful), sapphires(handful), rubies(handful)), strict=True)
    return [(kind, count) for kind, count in every if count]


@lru_cache(maxsize=4096)  # a search asks a million times for a few hundred handfuls
def value(handful: Gems) -> int:
    """Add up the points of a handful (MT-13.4)."""
    return (
        POINTS[DIAMOND] * diamonds(handful)
        + POINTS[SAPPHIRE] * sapphires(handful)
        + POINTS[RUBY] * rubies(handful)
    )


class To(StrEnum):
    """Where gems go."""

    RED = "red"
    BLACK = "black"
    OWNER = "owner"  # the black pillow of the alarm's owner
    DRAWER = "drawer"  # the upper side of the drawer they fell from
    SECRET = "secret"  # the upper secret compartment of the drawer


# Characters ---------------------------------------------------------------------------------


class Character(IntEnum):
    """The six characters, in the order in which they take their turns (MT-4.3)."""

    SMUGGLER = 0
    JEWELER = 1
    GEMOLOGIST = 2
    THIEF = 3
    MASTER_THIEF = 4
    DETECTIVE = 5


CHARACTERS: Final = tuple(Character)
CHARACTER_LETTERS: Final = "SJGTMD"
FULL_HAND: Final = 0b111111
"""A hand is a set of characters: bit c is on while the card of character c has not been played."""

CARDS_OF_A_CHARACTER: Final = 8


def hand(characters: int) -> tuple[Character, ...]:
    """List the characters in a hand."""
    return _HANDS[characters]


_HANDS: Final = tuple(tuple(c for c in CHARACTERS if bits >> c & 1) for bits in range(64))

# The box ------------------------------------------------------------------------------------
#
#                 N                Three levels, Top, Middle, Bottom as the box stands NOW, each
#           ┌───────────┐          with four sides, named by the side of the table they face.
#         W │   level   │ E        A place is 4·level + side:   T.N T.E T.S T.W   0  1  2  3
#           └───────────┘                                       M.N M.E M.S M.W   4  5  6  7
#                 S                                             B.N B.E B.S B.W   8  9 10 11
#
# Drawer d is the one that stands at place d when the box is at home. It keeps its number
# wherever it goes. At home the drawers at N and S are long, those at E and W short (MT-2.2).
#
# Every drawer has two sides. Side 0 is up when the box is at home, side 1 when it is turned over;
# all drawers turn together. A slot is 2·drawer + side: 24 front compartments, and behind those of
# long drawers the secret ones (MT-2.4).

Place = NewType("Place", int)

LEVELS: Final = "TMB"
SIDES: Final = "NESW"
PLACES: Final = 12
PLACE_NAMES: Final = tuple(f"{level}.{side}" for level in LEVELS for side in SIDES)
spell(Place, PLACE_NAMES)

EVERY_PLACE: Final = tuple(map(Place, range(PLACES)))
PLACE_OF_NAME: Final = dict(zip(PLACE_NAMES, EVERY_PLACE, strict=True))
SLOTS: Final = 2 * PLACES

Grain = NewType("Grain", int)
"""How the wood of a drawer looks, by which it is known again from outside (MT-2.8)."""

EVERY_GRAIN: Final = tuple(map(Grain, range(PLACES)))


def is_long(drawer: int) -> bool:
    """Ask whether a drawer has secret compartments: those at N and S when at home do."""
    return drawer % 2 == 0


class Move(IntEnum):
    """What can be done with the box: a quarter turn of its top (MT-2.5), or turning it over."""

    ROTATE_1_CW = 0
    ROTATE_1_CCW = 1
    ROTATE_2_CW = 2
    ROTATE_2_CCW = 3
    FLIP = 4


# The 128 positions of the box, as one number each:
#
#     64·turned_over + 16·q₀ + 4·q₁ + q₂      qₗ = quarter turns that the level which is l-th from
#                                             the top at home has made, clockwise as seen from the
#                                             LID of the box. Seen from above that is clockwise
#                                             while the box is upright, and the other way round
#                                             once it is turned over.

BOX_POSITIONS: Final = 128
HOME: Final = 0
TURNED_OVER: Final = 64


def box_position(quarters: tuple[int, int, int], turned_over: bool) -> int:
    """Number the position of the box with these quarter turns of its levels."""
    return turned_over * TURNED_OVER + quarters[0] * 16 + quarters[1] * 4 + quarters[2]


def quarters(box: int) -> tuple[int, int, int]:
    """Return the quarter turns of the three levels."""
    return box >> 4 & 3, box >> 2 & 3, box & 3


def is_turned_over(box: int) -> bool:
    """Ask whether the box stands on its lid."""
    return box >= TURNED_OVER


def _place_of(drawer: int, box: int) -> Place:
    """Say where a drawer stands.  Turning over exchanges T and B, N and S (MT-2.6)."""
    level, side = divmod(drawer, 4)
    side = (side + quarters(box)[level]) % 4
    if is_turned_over(box):
        level, side = 2 - level, (2 - side) % 4
    return Place(4 * level + side)


def _moved(box: int, move: Move) -> int:
    """Say where a move takes the box."""
    if move is Move.FLIP:
        return box ^ TURNED_OVER
    turned = list(quarters(box))
    clockwise = move in (Move.ROTATE_1_CW, Move.ROTATE_2_CW)
    quarter = 1 if clockwise != is_turned_over(box) else -1
    levels_from_top = (2, 1, 0) if is_turned_over(box) else (0, 1, 2)
    for level in levels_from_top[: 1 if move in (Move.ROTATE_1_CW, Move.ROTATE_1_CCW) else 2]:
        turned[level] = (turned[level] + quarter) % 4
    return box_position((turned[0], turned[1], turned[2]), is_turned_over(box))


PLACE_OF_DRAWER: Final = tuple(
    tuple(_place_of(drawer, box) for drawer in range(PLACES)) for box in range(BOX_POSITIONS)
)
"""PLACE_OF_DRAWER[box][drawer]: where each drawer stands."""

DRAWER_AT: Final = tuple(
    tuple(standing.index(place) for place in EVERY_PLACE) for standing in PLACE_OF_DRAWER
)
"""DRAWER_AT[box][place]: which drawer stands there."""

UPPER_SLOT: Final = tuple(
    tuple(2 * drawer + is_turned_over(box) for drawer in DRAWER_AT[box])
    for box in range(BOX_POSITIONS)
)
"""UPPER_SLOT[box][place]: the compartment that lies on top there; the lower one is `slot ^ 1`."""

MOVED: Final = tuple(tuple(_moved(box, move) for move in Move) for box in range(BOX_POSITIONS))
"""MOVED[box][move]: the position of the box after a move."""
