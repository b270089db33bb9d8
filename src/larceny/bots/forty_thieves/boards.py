"""Many boards that could lie there, judged all at once.

Nobody knows the board, but one can imagine boards that fit what one knows. Here every question
about a tile is asked of all imagined boards together: the answer is a number with a bit for each
board in which it is "yes". Whether four tiles go together is then a few ANDs and ORs, however
many boards are imagined, and how likely it is, is a count of bits.

Four tiles that do not spoil a theft are alike if every two of them are, and all different if no
two are (FT-8.2). An Amulet is like anything and different from anything (FT-8.3).
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from larceny.games.forty_thieves.pieces import (
    COLOURS,
    SYMBOLS,
    THIEF_OF,
    Front,
    Special,
    Square,
)

Bits = int
"""A bit for each imagined board."""

NOTHING = Special.DAGGER
"""A front that spoils any theft, for a square where no tile lies."""


class _Likeness(NamedTuple):
    """Where two or three tiles spoil nothing, and where some or all of them are alike."""

    sound: Bits
    same_colour: Bits  # of some two
    one_colour: Bits  # of all, Amulets being like anything
    same_symbol: Bits
    one_symbol: Bits


class Boards:
    """Imagined boards: for each square, what it hides in one board after the other."""

    def __init__(self, columns: Sequence[Sequence[Front]]) -> None:
        self.number = len(columns[0])
        self.all: Bits = (1 << self.number) - 1
        self.fronts: list[dict[Front, Bits]] = list(map(self._sorted, columns))
        self._colours: list[list[Bits]] = []
        self._symbols: list[list[Bits]] = []
        self._amulets: list[Bits] = []
        self._sound: list[Bits] = []
        for by_front in self.fronts:
            self._read(by_front)
        self._pairs: dict[tuple[Square, Square], _Likeness] = {}
        self._triples: dict[tuple[Square, ...], _Likeness] = {}
        self._fours: dict[tuple[Square, ...], Bits] = {}

    def _sorted(self, column: Sequence[Front]) -> dict[Front, Bits]:
        """Sort the boards by what one square hides."""
        if len({*column}) == 1:
            return {column[0]: self.all}
        by_front: dict[Front, Bits] = {}
        bit = 1
        for front in column:
            by_front[front] = by_front.get(front, 0) | bit
            bit <<= 1
        return by_front

    def _read(self, by_front: dict[Front, Bits]) -> None:
        colours, symbols = [0] * len(COLOURS), [0] * len(SYMBOLS)
        sound = by_front.get(Special.AMULET, 0)
        for front, bits in by_front.items():
            thief = THIEF_OF[front]
            if thief is not None:
                colours[thief // len(SYMBOLS)] |= bits
                symbols[thief % len(SYMBOLS)] |= bits
                sound |= bits
        self._colours.append(colours)
        self._symbols.append(symbols)
        self._amulets.append(by_front.get(Special.AMULET, 0))
        self._sound.append(sound)

    def share(self, bits: Bits) -> float:
        """Say in which part of the boards something is so."""
        return bits.bit_count() / self.number

    # Four tiles on the board ------------------------------------------------------------------

    def go_together(self, squares: Iterable[Square]) -> Bits:
        """Say in which boards the tiles of four squares make a combination."""
        four = tuple(sorted(squares))
        if four not in self._fours:
            self._fours[four] = _goes(self._joined(four))
        return self._fours[four]

    def _pair(self, one: Square, other: Square) -> _Likeness:
        pair = self._pairs.get((one, other))
        if pair is None:
            same_colour = same_symbol = 0
            for a, b in zip(self._colours[one], self._colours[other], strict=True):
                same_colour |= a & b
            for a, b in zip(self._symbols[one], self._symbols[other], strict=True):
                same_symbol |= a & b
            wild = self._amulets[one] | self._amulets[other]
            sound = self._sound[one] & self._sound[other]
            pair = _Likeness(
                sound, same_colour, same_colour | wild, same_symbol, same_symbol | wild
            )
            self._pairs[one, other] = pair
        return pair

    def _joined(self, squares: Sequence[Square]) -> _Likeness:
        sound, same_colour, same_symbol = self.all, 0, 0
        one_colour = one_symbol = self.all
        for one, other in combinations(squares, 2):
            pair = self._pair(one, other)
            sound &= pair.sound
            if not sound:
                break
            same_colour |= pair.same_colour
            one_colour &= pair.one_colour
            same_symbol |= pair.same_symbol
            one_symbol &= pair.one_symbol
        return _Likeness(sound, same_colour, one_colour, same_symbol, one_symbol)

    # Three tiles on the board and one from the hand ---------------------------------------------

    def go_with(self, squares: Iterable[Square], instead: Square, front: Front) -> Bits:
        """Say in which boards four squares make a combination once this front lies on one."""
        thief = THIEF_OF[front]
        if thief is None and front != Special.AMULET:
            return 0
        three = tuple([square for square in squares if square != instead])
        joined = self._triples.get(three)
        if joined is None:
            joined = self._triples[three] = self._joined(three)
        if thief is None or not joined.sound:
            return _goes(joined)
        sound, same_colour, one_colour, same_symbol, one_symbol = joined
        colour, symbol = divmod(thief, len(SYMBOLS))
        for square in three:
            amulet = self._amulets[square]
            like = self._colours[square][colour]
            same_colour |= like
            one_colour &= like | amulet
            like = self._symbols[square][symbol]
            same_symbol |= like
            one_symbol &= like | amulet
        return sound & (~same_colour | one_colour | ~same_symbol | one_symbol)


def _goes(joined: _Likeness) -> Bits:
    sound, same_colour, one_colour, same_symbol, one_symbol = joined
    return sound & (~same_colour | one_colour | ~same_symbol | one_symbol)
