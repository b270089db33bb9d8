"""Rows of an observation that also hold sets of bits."""

from collections.abc import Sequence

from ..ops import Word, joined
from ..rows import Row
from .squares import spread


class SetRow(Row):
    """A row that is being written; of a set of bits, four are written at once."""

    def counts(self, sets: Sequence[Word], length: int) -> None:
        """Write for each place how many of some sets of bits have it."""
        first, byte = divmod(self.length, 4)
        self.nothing(length)
        for at in range((byte + length + 3) // 4):
            shift = 4 * at - byte
            mask = (1 << min(4, length - shift)) - 1
            value: Word = 0
            for bits in sets:
                moved = bits >> shift if shift >= 0 else bits << -shift
                value = value + spread(moved & mask)
            self._words[first + at] = joined(self._words[first + at], value)

    def bits(self, value: Word, length: int) -> None:
        """Write a set of bits."""
        self.counts([value], length)
