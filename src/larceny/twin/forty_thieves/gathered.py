"""A row that is put together at once, for a GPU: as one array of words, [words, …].

Written word by word, a row of 450 words is as many results to XLA, each with code of its own for
all that it is made of, and half of the time to compile a decision goes into joining them again.
Here the values that a row tells of are worked out first, some two hundred. Each number of the row
is then looked up in one of them by a table that is known when the rules are compiled: some of its
bits, or whether it is equal to a number.

    value 7: the top of the stack lies over jar 3     numbers 97 … 116:  = 0?  = 1?  = 2?  = 3? …
    value 8: squares that were lit, as a set          numbers 53 … 68:   bit 0, bit 1, bit 2, …
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

from ..ops import ALL_BITS, U, Word, apart, array_functions, total, where
from ..rows import NOT_THERE
from .rows import SetRow
from .squares import spread

_BYTE = 255
_KNOWN = 0  # the value in which numbers are looked up that are always the same: all bits are on


class _Number(NamedTuple):
    """Where a number of the row is looked up: some bits of a value, or whether it is equal."""

    value: int
    shift: int = 0
    mask: int = _BYTE
    equal: int = NOT_THERE  # if it is some bits


class _Held(NamedTuple):
    """A value that is there already."""

    at: int


class GatheredRow(SetRow):
    """A row that is being written, of values that are all worked out before it is put together.

    The same of several words is worked out once, of an array of them.
    """

    def __init__(self, like: Word) -> None:
        """Take a word of the shape that all have: [batch]."""
        super().__init__()
        self._like = like
        self._xp = array_functions(like)
        self._values: list[Word] = []  # arrays [some, batch]
        self._many = 0
        self._numbers: list[_Number] = []
        self._value(ALL_BITS)

    def each(self, function: Callable[..., Word], *columns: Iterable[Word]) -> Sequence[_Held]:
        """Work the same out of each of some words, at once."""
        first = self._many
        made = function(*(self._column(list(words)) for words in columns))
        self._hold(made.astype(U))
        return [_Held(at) for at in range(first, self._many)]

    def _column(self, words: Sequence[Word]) -> Word:
        if all(isinstance(one, int) for one in words):
            return np.array(words, U).reshape(-1, *(1,) * self._like.ndim)
        return self._xp.stack([self._whole(one) for one in words])

    def _whole(self, value: Word) -> Word:
        return self._like * 0 + U(value) if isinstance(value, int) else value

    def _hold(self, values: Word) -> None:
        self._values.append(values)
        self._many += len(values)

    def nothing(self, length: int) -> None:
        """Write zeros."""
        self._add(_Number(_KNOWN, mask=0) for _ in range(length))

    def four(self, values: Word) -> None:
        """Write four numbers, which are the bytes of a word."""
        self._bytes_of(values, 4)

    def one_hot(self, index: Word, length: int, flag: Any = True) -> None:
        """Write a 1 at an index and 0 elsewhere; only zeros where the flag is off."""
        at = self._value(index if flag is True else where(flag, index, NOT_THERE))
        self._add(_Number(at, equal=number) for number in range(length))

    def counts(self, sets: Sequence[Word], length: int) -> None:
        """Write for each place how many of some sets of bits have it."""
        if len(sets) == 1:
            at = self._value(sets[0])
            self._add(_Number(at, shift, 1) for shift in range(length))
            return
        for first in range(0, length, 4):
            some = min(4, length - first)
            parts = [spread((bits >> first) & ((1 << some) - 1)) for bits in sets]
            self._bytes_of(total(parts), some)

    def _write(self, value: Word) -> None:
        if isinstance(value, int):
            self._add([_Number(_KNOWN, mask=value)])
        else:
            self._bytes_of(value, 1)

    def _bytes_of(self, value: Word, length: int) -> None:
        at = self._value(value)
        self._add(_Number(at, 8 * byte) for byte in range(length))

    def _value(self, value: Word) -> int:
        """Return where a value stands among all of them."""
        if isinstance(value, _Held):
            return value.at
        self._hold(self._whole(value)[None])
        return self._many - 1

    def _add(self, numbers: Iterable[_Number]) -> None:
        self._numbers += numbers
        self.length = len(self._numbers)

    def put_together(self) -> Any:
        """Return the words of the row as one array: [words, batch]."""
        values = self._xp.concatenate(apart(tuple(self._values)))
        table = [*self._numbers, *[_Number(_KNOWN, mask=0)] * (-self.length % 4)]
        fields = np.array(table, U).reshape(-1, 4, len(_Number._fields))
        words = U(0)
        for byte in range(4):
            at, *rest = fields[:, byte].T
            shift, mask, equal = (one.reshape(-1, *(1,) * self._like.ndim) for one in rest)
            found = values[at.astype(np.int32)]
            same = (found == equal).astype(U)
            number = self._xp.where(equal == NOT_THERE, (found >> shift) & mask, same)
            words = words | (number << U(8 * byte))
        return words
