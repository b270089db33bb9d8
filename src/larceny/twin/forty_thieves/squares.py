"""The board as bits, and all nineteen places of a theft at once.

A plane has 16 bits, 4 · row + column; two planes share a word, and no shift below takes a bit of
one into a place of the other that is looked at. For a plane, "any" tells of each place whether
one of its four squares is on, "twice" whether two are. Places stand in two rows of bits until they
are put into the engine's order:

    around a sapphire    at its upper left square (columns a-c, rows 1-3)
    rows                 at their last square     ┘ the first row of bits
    columns              0-3  ┐
    falling, rising      4, 5 ┘ the second
"""

from collections.abc import Sequence
from typing import NamedTuple

from larceny.games.forty_thieves.choices import Adjacency

from ..ops import U, Word, Words, count_bits, number, pick, where
from .terms import EVERY_SQUARE

BOTH = 0x0001_0001
PLANE = 16  # bits
_AROUND, _ROW = 0x0777_0777, 0x1111_1111
_FALLING, _RISING = U(0x8421_8421), 0x1248_1248


class Tally(NamedTuple):
    """What four squares of each place have, of two planes: two rows of bits each."""

    any: tuple[Word, Word]
    twice: tuple[Word, Word]


def _doubled(any_: Word, twice: Word, by: int) -> tuple[Word, Word]:
    """Join what is known of some squares with what is known of those further on."""
    further = any_ >> by
    return any_ | further, twice | (twice >> by) | (any_ & further)


def _pair(plane: Word, by: int) -> tuple[Word, Word]:
    further = plane >> by
    return plane | further, plane & further


def tally(plane: Word) -> Tally:
    """Count two planes at every place."""
    beside = _pair(plane, 1)
    around = _doubled(*beside, 4)
    row = _doubled(*beside, 2)
    column = _doubled(*_pair(plane, 4), 8)
    falling = _doubled(*_pair(plane & _FALLING, 5), 10)
    rising = _doubled(*_pair(plane & _RISING, 3), 6)
    first, second = (
        (
            (around[i] & _AROUND) | ((row[i] & _ROW) << 3),
            (column[i] & 0x000F_000F)
            | ((falling[i] & BOTH) << 4)
            | ((rising[i] & 0x0008_0008) << 2),
        )
        for i in range(2)
    )
    return Tally(first, second)


def combinations(colours: Words, symbols: Words, face_up: Word) -> Word:
    """Return the places whose four tiles lie open and are a combination (FT-8.2, FT-8.3).

    Tiles are alike or all different, in colour or in symbol. An Amulet is on no plane, so it fits.
    """
    down = (face_up ^ EVERY_SQUARE) << 16
    in_colours = [tally(word) for word in colours]
    in_symbols = [tally(word) for word in (symbols[0], symbols[1], symbols[2] | down)]
    rows = []
    for row in range(2):
        colour_any = [t.any[row] for t in in_colours]
        symbol_any = [t.any[row] for t in in_symbols]
        several_colours = _several(colour_any[0], colour_any[1])
        seen = symbol_any[0] | symbol_any[1]
        several_symbols = _several(symbol_any[0], symbol_any[1]) | (
            (seen | (seen >> 16)) & symbol_any[2]
        )
        same_colour = in_colours[0].twice[row] | in_colours[1].twice[row]
        same_symbol = in_symbols[0].twice[row] | in_symbols[1].twice[row]
        neither = (
            several_colours
            & (same_colour | (same_colour >> 16))
            & several_symbols
            & (same_symbol | (same_symbol >> 16) | in_symbols[2].twice[row])
        )
        rows.append(((neither | (symbol_any[2] >> 16)) & EVERY_SQUARE) ^ EVERY_SQUARE)
    return in_order(rows[0], rows[1] & 63)


def _several(one: Word, other: Word) -> Word:
    """Of four planes, two to a word: where more than one is on."""
    seen, twice = one | other, one & other
    return twice | (twice >> 16) | (seen & (seen >> 16))


def in_order(first: Word, second: Word) -> Word:
    """Put two rows of places into the engine's order: sapphires, rows, columns, diagonals."""
    gems = (first & 7) | ((first >> 1) & 0o70) | ((first >> 2) & 0o700)
    rows = ((first & 8) << 6) | ((first & 0x80) << 3) | (first & 0x800) | ((first >> 3) & 0x1000)
    return gems | rows | (second << 13)


def touched(squares: Word) -> Word:
    """Return the places that have one of some squares."""
    found = tally(squares).any
    return in_order(found[0] & EVERY_SQUARE, found[1] & 63)


def full(squares: Word) -> Word:
    """Return the places around sapphires, and the lines, all of whose squares are among some."""
    missing = tally(squares ^ EVERY_SQUARE).any
    return in_order((missing[0] & EVERY_SQUARE) ^ EVERY_SQUARE, (missing[1] & 63) ^ 63) & (
        (1 << 19) - 1
    )


def squares_of(place: Word) -> Word:
    """Return the four squares of a place."""
    row = number(place >= 3) + number(place >= 6)
    around = U(0x33) << ((place + row) & 15)
    in_row = U(0xF) << ((place - 9) * 4 & 31)
    in_column = U(0x1111) << ((place - 13) & 31)
    line = where(
        place < 13, in_row, where(place < 17, in_column, where(place == 17, 0x8421, 0x1248))
    )
    return where(place < 9, around, line)


def neighbours(square: Word, adjacency: Adjacency) -> Word:
    """Return the squares beside a square, given as one bit."""
    beside = ((square << 1) & 0xEEEE) | ((square >> 1) & 0x7777)
    if adjacency is Adjacency.FOUR:
        return (beside | (square << 4) | (square >> 4)) & EVERY_SQUARE
    row = beside | square
    return (beside | (row << 4) | (row >> 4)) & EVERY_SQUARE


# Pairs of squares: thirteen begin in each of the first three rows, three in the last -------------
#
# By square: right, then below to the left, below, below to the right; as far as there are squares.

_STEPS = (1, 3, 4, 5)
_OF_ROW = [
    (column, step)
    for column in range(4)
    for step in _STEPS
    if not (column == 3 and step in (1, 5)) and not (column == 0 and step == 3)
]
PAIRS = len(_OF_ROW) * 3 + 3
_COLUMNS = sum(column << 2 * i for i, (column, _) in enumerate(_OF_ROW))
_CODES = sum(_STEPS.index(step) << 2 * i for i, (_, step) in enumerate(_OF_ROW))
_STEP_OF_CODE = sum(step << 4 * code for code, step in enumerate(_STEPS))
_RIGHTS = [i for i, (_, step) in enumerate(_OF_ROW) if step == 1]
_RIGHT_OF = sum(i << 4 * k for k, i in enumerate(_RIGHTS))


def pair(index: Word) -> tuple[Word, Word]:
    """Return the two squares of a pair, by its number."""
    row = number(index >= 13) + number(index >= 26) + number(index >= 39)
    within = index - row * 13
    within = where(row == 3, U(_RIGHT_OF) >> ((within * 4) & 31), within) & 15
    first = row * 4 + ((U(_COLUMNS) >> (within * 2)) & 3)
    code = (U(_CODES) >> (within * 2)) & 3
    return first, first + ((U(_STEP_OF_CODE) >> (code * 4)) & 15)


def pairs_among(squares: Word, adjacency: Adjacency) -> tuple[Word, Word]:
    """Return the pairs of adjacent squares that are both among some: 42 bits in two words."""
    both_on = {step: squares & (squares >> step) for step in _STEPS}
    low: Word = 0
    high: Word = 0
    pairs = [(4 * row + c, step) for row in range(3) for c, step in _OF_ROW]
    pairs += [(12 + column, 1) for column in range(3)]
    for index, (first, step) in enumerate(pairs):
        if adjacency is Adjacency.FOUR and step in (3, 5):
            continue
        one = (both_on[step] >> first) & 1
        if index < 32:
            low = low | (one << index)
        else:
            high = high | (one << (index - 32))
    return low, high


# Bits and tiles ----------------------------------------------------------------------------------


def index_of(one: Word) -> Word:
    """Return which bit is on, of a word with a single one."""
    return count_bits(one - 1)


def lowest(squares: Word) -> Word:
    """Return the lowest bit that is on."""
    return squares & (0 - squares)


def spread(row: Word) -> Word:
    """Return four bits as four bytes."""
    return (row * 0x0020_4081) & 0x0101_0101


def with_tile(rows: Sequence[Word], square: Word, tile: Word) -> Words:
    """Lay a tile on an empty square, given as one bit, or on none if no bit is on."""
    return tuple(row | (spread((square >> 4 * i) & 15) * tile) for i, row in enumerate(rows))


def without(rows: Sequence[Word], squares: Word) -> Words:
    """Take the tiles away from some squares."""
    return tuple(row & ~(spread((squares >> 4 * i) & 15) * 255) for i, row in enumerate(rows))


def swapped(plane: Word, first: Word, second: Word) -> Word:
    """Let two squares of two planes change places."""
    differ = ((plane >> first) ^ (plane >> second)) & BOTH
    return plane ^ ((differ << first) | (differ << second))


def table(values: Sequence[int], index: Word) -> Word:
    """Look up a number that is known when the rules are compiled."""
    return pick(index, list(values))
