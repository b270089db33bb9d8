"""How likely thefts of 40 Thieves go well, by what a seat has seen: inputs for nets.

A net need not find out by itself which four tiles go together. It is told, for every place, how
likely a theft would go well there now; after every tile of the hand laid on every square; after
every interchange; for every square, how likely the three others of a place could yet be completed
there; and how likely which thieves are there.

Thirty-two boards are imagined, a bit of a word for each, as `larceny.bots.forty_thieves.boards`
does. Tiles that were seen are certain. What another may be follows from the arrangements that are
left of its jar's three tiles, from what has come to light under jars, and from what somebody else
saw and did not have to show. That is not exact (hidden tiles are imagined one by one, though they
are bound to one another), but the same arithmetic for NumPy and JAX. Which board has which of these
tiles is fixed: the same for each square at any time, so that no dice are needed.

Arrays have what is listed on the first axis; further axes are tables.
"""

from random import Random
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from larceny.games.forty_thieves.actions import SLOTS
from larceny.games.forty_thieves.jar_weights import Kind
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
EACH: Final = 720  # the weight of one tile of a jar: divided by any number of cases
EACH_SPECIAL: Final = len(COLOURS)  # tiles of each special kind: one for each colour and kind

_FRONTS: Final = len(EVERY_FRONT)
_NO_FRONT: Final = _FRONTS
_CONTENTS: Final = (
    ("symbols under jars", len(SYMBOLS)),
    ("colours under jars", len(COLOURS)),
    ("specials under jars", len(SPECIALS)),
)
_AMULET_AT: Final = SPECIALS.index(Special.AMULET)
_QUIET_AT_GLIMPSE: Final = (_AMULET_AT, SPECIALS.index(Special.EVIL_EYE))
_QUIET_AT_LANTERN: Final = tuple(
    at for at, special in enumerate(SPECIALS) if special != Special.SAPPHIRE
)

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
_TRAIT_NAMES: Final = (
    *(f"colour {colour}" for colour in COLOURS),
    *(f"symbol {symbol}" for symbol in SYMBOLS),
    *("amulet", "sound"),
)
INPUTS: Final = [
    Input(name, 0, 1 / BOARDS)
    for name in (
        *(f"theft at {place}" for place in EVERY_PLACE),
        *(f"theft with {slot} on {square}" for slot in range(SLOTS) for square in EVERY_SQUARE),
        *(f"theft after {one} with {other}" for one, other in INTERCHANGES),
        *(f"to complete on {square}" for square in EVERY_SQUARE),
        *(f"{trait} on {square}" for trait in _TRAIT_NAMES for square in EVERY_SQUARE),
    )
]
"""What is told, in boards out of 32."""


class TheftOdds:
    """Works out how likely thefts go well, at one kind of table."""

    inputs = INPUTS

    def __init__(self, rules: Ruleset, players: int, places: Places) -> None:
        self.players = players
        self.places = places

    def __call__(self, numbers: Array) -> Array:
        """Return the inputs: uint8[inputs, …], of an observation with memory, uint8[numbers, …]."""
        xp = array_functions(numbers)
        seen = _Table(xp, numbers.astype(U), self.players, self.places)
        board = seen.board()
        tiles = xp.concatenate([board, seen.hand()], axis=1)
        worth = xp.concatenate([seen.part("sapphires"), seen.like_all(LINES)])
        likely = count_bits(board).reshape(len(_TRAIT_NAMES) * SQUARES, *numbers.shape[1:])
        return xp.concatenate([_chances(xp, tiles, worth), likely]).astype(np.uint8)


class _Table:
    """What lies on a table, of the numbers of an observation."""

    def __init__(self, xp: Any, numbers: Array, players: int, places: Places) -> None:
        self.xp, self.numbers, self.players, self.places = xp, numbers, players, places
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
        seen = self.part("seen on board")  # 1 + front
        fronts = self.xp.where(seen > 0, seen - 1, shown)
        certain = self.xp.asarray(TRAITS)[:, fronts]
        kinds = self.part("kinds on board").reshape(SQUARES, len(Kind), *self.rest)
        met = _Met(*(self._contents(*field) for field in _CONTENTS))
        secret = self.part("glimpsed"), self.part("lit by others")
        imagined = _Imagined(self.xp, jars, kinds, met, secret).rows()
        return self.xp.where(fronts < _NO_FRONT, certain, imagined)

    def _contents(self, name: str, length: int) -> Array:
        """Return what has come to light under jars, one-hot: a row for each jar."""
        values = self._along(np.arange(1, length + 1, dtype=np.uint32), 1)
        return (self.part(name)[:, None] == values).astype(U)


class _Met:
    """What has come to light under jars: for each, one-hot, symbols, colours, special tiles."""

    def __init__(self, symbols: Array, colours: Array, specials: Array) -> None:
        self.symbols, self.colours, self.specials = symbols, colours, specials
        rest = symbols.shape[2:]
        # A colour exchanges its symbols among its own jars: each comes up under one of them.
        by_colour = symbols.reshape(len(COLOURS), len(SYMBOLS), len(SYMBOLS), *rest).sum(1)
        by_symbol = colours.reshape(len(COLOURS), len(SYMBOLS), len(COLOURS), *rest).sum(0)
        self.symbols_taken = by_colour.astype(U)  # by colour, and symbol
        self.colours_taken = by_symbol.astype(U)  # by symbol, and colour
        of_each = U(EACH_SPECIAL) - specials.sum(0).astype(U)
        self.left = of_each.sum(0).astype(U)  # special tiles that have not come to light
        self.amulets = of_each[_AMULET_AT]
        self.passed_over = [
            sum(of_each[kind] for kind in kinds).astype(U)
            for kinds in (_QUIET_AT_GLIMPSE, _QUIET_AT_LANTERN)
        ]


class _Imagined:
    """What tiles may be that were never seen, by their jars.

    A case is a thief of the jar's colour with one of five symbols, one of four colours with its
    symbol, the Amulet, or another special tile. Each has a weight, as a whole number.
    """

    def __init__(
        self, xp: Any, jars: Array, kinds: Array, met: _Met, secret: tuple[Array, Array]
    ) -> None:
        """Take jars, in how many ways each is of each kind, and which of them others saw."""
        self.xp, self.met, self.secret = xp, met, secret
        self.jar = xp.minimum(jars, COMBINATIONS - 1)
        self.colour, self.symbol = self.jar // len(SYMBOLS), self.jar % len(SYMBOLS)
        self.kinds = [kinds[:, kind] for kind in Kind]

    def _at(self, values: Array, index: Array) -> Array:
        return self.xp.take_along_axis(values, index.astype(np.int32), axis=0)

    def _thieves(
        self, ways: Array, known: Array, taken: Array, own: Array, group: Array
    ) -> list[Array]:
        """Weigh the thieves that one tile of a jar may be: the one that came to light, or any left.

        `known` is by jar, `taken` by group: what came to light under other jars of the group.
        """
        there = [self._at(known[:, k], self.jar).astype(U) for k in range(known.shape[1])]
        sure = sum(there)
        free = [
            (1 - self._at(taken[:, k], group)) * (own != k) * (1 - sure)
            for k in range(known.shape[1])
        ]
        each = ways * (EACH // self.xp.maximum(sum(free), 1))
        return [ways * EACH * one + each * other for one, other in zip(there, free, strict=True)]

    def _specials(self) -> list[Array]:
        """Weigh the Amulet and the others, less those that would have had to be shown."""
        xp, met, (glimpsed, lit) = self.xp, self.met, self.secret
        there = [self._at(met.specials[:, k], self.jar).astype(U) for k in range(len(SPECIALS))]
        sure = sum(there)
        allowed = [
            one
            * (1 - glimpsed * (k not in _QUIET_AT_GLIMPSE))
            * (1 - lit * (k not in _QUIET_AT_LANTERN))
            for k, one in enumerate(there)
        ]
        could = xp.where(lit > 0, met.passed_over[1], met.left)
        could = xp.where(glimpsed > 0, met.passed_over[0], could)
        of_all = xp.maximum(met.left, 1)
        amulet = xp.where(sure > 0, EACH * allowed[_AMULET_AT], EACH * met.amulets // of_all)
        whole = xp.where(sure > 0, EACH * sum(allowed), EACH * could // of_all)
        return [self.kinds[2] * amulet, self.kinds[2] * (whole - amulet)]

    def rows(self) -> Array:
        """Return the rows of the tiles."""
        xp, met = self.xp, self.met
        symbols = self._thieves(
            self.kinds[0], met.symbols, met.symbols_taken, self.symbol, self.colour
        )
        colours = self._thieves(
            self.kinds[1], met.colours, met.colours_taken, self.colour, self.symbol
        )
        weights = xp.stack([*symbols, *colours, *self._specials()])
        up_to = weights.cumsum(0)
        whole = xp.maximum(up_to[-1], 1)
        number = (up_to[:-1] * BOARDS + whole // 2) // whole
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
