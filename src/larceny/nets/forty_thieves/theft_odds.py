"""How likely thefts of 40 Thieves go well, by what a seat has seen: inputs for nets.

A net need not find out by itself which four tiles go together. It is told, for every place, how
likely a theft would go well there now; after every tile of the hand laid on every square; after
every interchange; and, for every square, how likely the three others of a place could yet be
completed there.

Thirty-two boards are imagined, a bit of a word for each, as `larceny.bots.forty_thieves.boards`
does. Tiles that were seen are certain. What else a jar may hide follows from the tiles that were
seen under its like, and from the thieves that have come up already; that is not exact (the special
tiles of all jars are bound to one another), but the same arithmetic for NumPy and JAX. Which board
has which of these tiles is fixed: the same for each square at any time, so that no dice are needed.

Arrays have what is listed on the first axis; further axes are tables.
"""

from random import Random
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from larceny.games.forty_thieves.actions import SLOTS
from larceny.games.forty_thieves.pieces import (
    COLOURS,
    COMBINATIONS,
    EVERY_FRONT,
    EVERY_PLACE,
    EVERY_SQUARE,
    SPECIALS,
    SQUARES,
    SYMBOLS,
    THIEF_OF,
    Special,
)
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.twin.ops import U, array_functions, count_bits

from ..inputs import Input, Places
from .theft_geometry import (
    ADDED,
    AT_SQUARE,
    BEST_OF,
    FIRST,
    IN_TRIPLE,
    INTERCHANGES,
    LINES,
    PLACE_OF,
    SECOND,
    SQUARES_OF,
    TRIPLE_OF,
    WITH_ADDED,
    Index,
)

Array: TypeAlias = Any
"""An array of NumPy or of JAX."""

BOARDS: Final = 32
ALL: Final = U(0xFFFF_FFFF)
WHOLE: Final = 360  # what all weights of a tile add up to: divided by any numbers of kinds and ways

_FRONTS: Final = len(EVERY_FRONT)
_NO_FRONT: Final = _FRONTS

# What fronts are, in rows by colour and symbol ------------------------------------------------
#
# Rows of a tile: four colours, five symbols, Amulet, sound (it spoils no theft by itself).

_AMULET, _SOUND = len(COLOURS) + len(SYMBOLS), len(COLOURS) + len(SYMBOLS) + 1


def _traits() -> NDArray[np.uint32]:
    """Return the rows of every front, all bits on or none; the last is no front."""
    rows = np.zeros((_SOUND + 1, _FRONTS + 1), np.uint32)
    for front in EVERY_FRONT:
        thief = THIEF_OF[front]
        if thief is not None:
            colour, symbol = divmod(thief, len(SYMBOLS))
            rows[[colour, len(COLOURS) + symbol, _SOUND], front] = ALL
    rows[[_AMULET, _SOUND], Special.AMULET] = ALL
    return rows


def _bits_below() -> NDArray[np.uint32]:
    """Return for each square and n from 0 to 32: n of the boards, in an order of its own."""
    dice = Random("boards")
    rows = np.zeros((SQUARES, BOARDS + 1), np.uint32)
    for square in EVERY_SQUARE:
        order = dice.sample(range(BOARDS), BOARDS)
        for n in range(BOARDS):
            rows[square, n + 1] = rows[square, n] | U(1 << order[n])
    return rows


TRAITS: Final = _traits()
BITS_BELOW: Final = _bits_below().reshape(-1)
_THIEF: Final = np.array(
    [COMBINATIONS if thief is None else thief for thief in THIEF_OF] + [COMBINATIONS], np.uint32
)
"""By front: the thief, or that it is none; the last is no front."""

INPUTS: Final = [
    Input(name, 0, 1 / BOARDS)
    for name in (
        *(f"theft at {place}" for place in EVERY_PLACE),
        *(f"theft with {slot} on {square}" for slot in range(SLOTS) for square in EVERY_SQUARE),
        *(f"theft after {one} with {other}" for one, other in INTERCHANGES),
        *(f"to complete on {square}" for square in EVERY_SQUARE),
    )
]
"""What is told, in boards out of 32."""


class TheftOdds:
    """Works out how likely thefts go well, at one kind of table."""

    inputs = INPUTS

    def __init__(self, rules: Ruleset, players: int, places: Places) -> None:
        self.family = rules.family
        self.players = players
        self.places = places

    def __call__(self, numbers: Array) -> Array:
        """Return the inputs: uint8[inputs, …], of an observation with memory, uint8[numbers, …]."""
        xp = array_functions(numbers)
        seen = _Table(xp, numbers.astype(U), self.players, self.places, self.family)
        tiles = xp.concatenate([seen.board(), seen.hand()], axis=1)
        worth = xp.concatenate([seen.part("sapphires"), seen.like_all(LINES)])
        return _chances(xp, tiles, worth).astype(np.uint8)


class _Table:
    """What lies on a table, of the numbers of an observation."""

    def __init__(self, xp: Any, numbers: Array, players: int, places: Places, family: bool) -> None:
        self.xp, self.numbers, self.players, self.places = xp, numbers, players, places
        self.family = family
        self.rest = numbers.shape[1:]

    def part(self, name: str, seats: int = 1) -> Array:
        """Return the numbers of a part."""
        first = self.places.first[name]
        return self.numbers[first : first + seats * self.places.length[name]]

    def like_all(self, values: NDArray[np.uint32]) -> Array:
        """Return the same numbers for all tables."""
        shape = (*values.shape, *(1,) * len(self.rest))
        return self.xp.broadcast_to(values.reshape(shape), (*values.shape, *self.rest))

    def _along(self, values: NDArray[np.uint32], before: int) -> Array:
        """Lay numbers along an axis that has so many before it."""
        return values.reshape((1,) * before + values.shape + (1,) * len(self.rest))

    def _named(self, values: Array, length: int) -> Array:
        """Read rows that are one-hot as numbers; where there is nothing, the length."""
        rows = values.reshape(-1, length, *self.rest)
        which = self._along(np.arange(length, dtype=np.uint32), 1)
        nothing = U(length) * (rows.sum(1) == 0)
        return ((rows * which).sum(1) + nothing).astype(U)

    def hand(self) -> Array:
        """Return the rows of the tiles in the observer's hand."""
        return self.xp.asarray(TRAITS)[:, self._named(self.part("hand"), _FRONTS)]

    def board(self) -> Array:
        """Return the rows of the tiles on the board: as they are, or as they are imagined."""
        backs = self.places.length["board"] // SQUARES - _FRONTS
        squares = self.part("board").reshape(SQUARES, backs + _FRONTS, *self.rest)
        jars = self._named(squares[:, :backs], backs)
        shown = self._named(squares[:, backs:], _FRONTS)
        remembered = self._named(self.part("seen on board"), _FRONTS)
        fronts = self.xp.minimum(shown, remembered)
        certain = self.xp.asarray(TRAITS)[:, fronts]
        kinds, ways = self._come_up(jars, fronts)
        imagined = _Imagined(self.xp, jars, kinds, ways, self.family).rows()
        return self.xp.where(fronts < _NO_FRONT, certain, imagined)

    def _come_up(self, jars: Array, fronts: Array) -> tuple[list[Array], list[Array]]:
        """Say what has been seen: under each jar of which kind, and of each kind which thieves.

        Kinds are: its colour is right, its symbol is right, a special tile.
        """
        xp, others = self.xp, 3 * _FRONTS
        hands = self._named(self.part("jars", self.players), COMBINATIONS)
        held = self._named(self.part("hand"), _FRONTS)
        seen = self._named(self.part("seen in hands", self.players)[others:], _FRONTS)
        jars = xp.concatenate([jars, hands])
        fronts = xp.concatenate([fronts, held, seen])
        under = jars[:, None] == self._along(np.arange(COMBINATIONS, dtype=np.uint32), 1)
        thief = xp.asarray(_THIEF)[fronts]
        right = (thief < COMBINATIONS) & (thief // len(SYMBOLS) == jars // len(SYMBOLS))
        special = (thief >= COMBINATIONS) & (fronts < _NO_FRONT)
        half = (thief < COMBINATIONS) & ~right
        is_thief = thief[:, None] == self._along(np.arange(COMBINATIONS, dtype=np.uint32), 1)
        kept = [self.part(name, self.players) for name in ("sapphire tiles", "eye tiles")]
        tiles = sum(one.reshape(self.players, COMBINATIONS, *self.rest).sum(0) for one in kept)
        kinds = [(under & kind[:, None]).any(0) for kind in (right, half)]
        kinds.append((under & special[:, None]).any(0) | (tiles > 0))
        ways = [(is_thief & kind[:, None]).any(0) for kind in (right, half)]
        return [one.astype(U) for one in kinds], [one.astype(U) for one in ways]


class _Imagined:
    """What tiles may be that were never seen, by their jars."""

    def __init__(
        self, xp: Any, jars: Array, kinds: list[Array], ways: list[Array], family: bool
    ) -> None:
        """Take jars of squares; of all jars, the kinds seen; and of these, the thieves seen."""
        self.xp = xp
        self.is_jar = (jars < COMBINATIONS).astype(U)
        self.jar = xp.minimum(jars, COMBINATIONS - 1)
        self.colour, self.symbol = self.jar // len(SYMBOLS), self.jar % len(SYMBOLS)
        self.ways = ways
        left = [(1 - self._at(kind, self.jar)) * self.is_jar for kind in kinds]
        self.left = left[:2] if family else left
        self.kinds = xp.maximum(sum(self.left), 1)

    def _at(self, values: Array, index: Array) -> Array:
        return self.xp.take_along_axis(values, index.astype(np.int32), axis=0)

    def _weights(self) -> Array:
        """Weigh five symbols under the jar's colour, four colours with its symbol, the Amulet."""
        right, half = self.ways
        symbols = [
            (1 - self._at(right, self.colour * len(SYMBOLS) + s)) * (self.symbol != s)
            for s in SYMBOLS
        ]
        colours = [
            (1 - self._at(half, c * len(SYMBOLS) + self.symbol)) * (self.colour != c)
            for c in COLOURS
        ]
        made = []
        for kind, cases in zip(self.left[:2], (symbols, colours), strict=True):
            each = kind * (WHOLE // (self.kinds * self.xp.maximum(sum(cases), 1)))
            made += [case * each for case in cases]
        special = self.left[2] if len(self.left) > 2 else 0 * self.kinds
        return self.xp.stack([*made, special * (WHOLE // (len(SPECIALS) * self.kinds))])

    def rows(self) -> Array:
        """Return the rows of the tiles."""
        xp = self.xp
        number = (self._weights().cumsum(0) * BOARDS + WHOLE // 2) // WHOLE
        square = np.arange(SQUARES, dtype=np.uint32) * (BOARDS + 1)
        square = square.reshape(SQUARES, *(1,) * (number.ndim - 2))
        below = xp.asarray(BITS_BELOW)[(number + square).astype(np.int32)]
        these = below ^ xp.concatenate([xp.zeros_like(below[:1]), below[:-1]])
        symbols, colours = these[: len(SYMBOLS)], these[len(SYMBOLS) : -1]
        right, half = _any(symbols), _any(colours)
        return xp.stack(
            [
                *(xp.where(self.colour == c, right, colours[c]) for c in COLOURS),
                *(xp.where(self.symbol == s, half, symbols[s]) for s in SYMBOLS),
                these[-1],
                below[-1],
            ]
        )


def _any(rows: Array) -> Array:
    """Join all rows."""
    joined = rows[0]
    for row in rows[1:]:
        joined = joined | row
    return joined


def _every(rows: Array) -> Array:
    """Keep what all rows have."""
    joined = rows[0]
    for row in rows[1:]:
        joined = joined & row
    return joined


def _chances(xp: Any, tiles: Array, worth: Array) -> Array:
    """Say in how many boards thefts go well; `worth` says at which places there is anything."""
    colours, symbols = slice(len(COLOURS)), slice(len(COLOURS), _AMULET)
    sound = tiles[_SOUND]
    wild = tiles[_AMULET][FIRST] | tiles[_AMULET][SECOND]
    fits_three: Array = 0
    fits_four: Array = 0
    for rows in (tiles[colours], tiles[symbols]):
        same = _any(rows[:, FIRST] & rows[:, SECOND])
        like = same | wild
        some = _any([same[IN_TRIPLE[:, k]] for k in range(3)])
        every = _every([like[IN_TRIPLE[:, k]] for k in range(3)])
        fits_three = fits_three | ~some | every
        some = some[TRIPLE_OF] | _any([same[WITH_ADDED[:, k]] for k in range(3)])
        every = every[TRIPLE_OF] & _every([like[WITH_ADDED[:, k]] for k in range(3)])
        fits_four = fits_four | ~some | every
    three = _every([sound[SQUARES_OF[:, k]] for k in range(3)])
    four = three[TRIPLE_OF] & sound[ADDED]
    worth = worth[PLACE_OF]
    done = count_bits(four & fits_four) * worth[TRIPLE_OF]
    to_do = count_bits(three & fits_three) * worth
    return xp.concatenate([_best(xp, done, BEST_OF), _best(xp, to_do, AT_SQUARE)])


def _best(xp: Any, values: Array, groups: Index) -> Array:
    """Return the best of each group."""
    padded = xp.concatenate([values, xp.zeros_like(values[:1])])
    best = padded[groups[:, 0]]
    for k in range(1, groups.shape[1]):
        best = xp.maximum(best, padded[groups[:, k]])
    return best
