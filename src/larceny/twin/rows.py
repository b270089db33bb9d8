"""Observations: rows of small numbers, four to a word, as the engine's environments write them.

A row of B tables is written as words of shape [B], not as an array [B, n]: so XLA makes one kernel
of the rules and the row, and does not turn the axes. `as_bytes` joins the words to [B, n] for
those who want it.
"""

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from larceny.envs.layout import MOST

from .ops import (
    Flag,
    Word,
    Words,
    array_functions,
    joined,
    least,
    number,
    one_at,
    only,
    shifted,
    where,
    word,
)

NOT_THERE = 255
"""An index that stands nowhere in a row: nothing is written for it."""


class Row:
    """A row that is being written, one number after the other."""

    def __init__(self) -> None:
        self._words: list[Word] = []
        self.length = 0

    def each(self, function: Callable[..., Word], *columns: Iterable[Word]) -> Sequence[Any]:
        """Work the same out of each of some words; what comes of it is for this row only."""
        return [function(*words) for words in zip(*columns, strict=True)]

    def number(self, value: Word, most: int = MOST) -> None:
        """Write a number; what may be more than can be written is cut (see `MOST`)."""
        self._write(value if most <= MOST else least((value, MOST)))

    def flag(self, flag: Flag) -> None:
        """Write 1 or 0."""
        self._write(number(flag))

    def flags(self, flags: Iterable[Flag]) -> None:
        """Write a 1 or 0 for each of them."""
        for flag in flags:
            self.flag(flag)

    def nothing(self, length: int) -> None:
        """Write zeros."""
        for _ in range(length):
            self._write(0)

    def _write(self, value: Word) -> None:
        at, byte = divmod(self.length, 4)
        if byte == 0:
            self._words.append(0)
        if not (isinstance(value, int) and value == 0):
            self._words[at] = joined(self._words[at], shifted(value, 8 * byte))
        self.length += 1

    def four(self, values: Word) -> None:
        """Write four numbers, which are the bytes of a word."""
        at, byte = divmod(self.length, 4)
        self.nothing(4)
        self._words[at] = joined(self._words[at], shifted(values, 8 * byte))
        if byte:
            self._words[at + 1] = joined(self._words[at + 1], values >> (32 - 8 * byte))

    def one_hot(self, index: Word, length: int, flag: Flag = True) -> None:
        """Write a 1 at an index and 0 elsewhere; only zeros where the flag is off.

        The index may be anything at all where the flag is off; elsewhere it must be in the row, or
        `NOT_THERE`.
        """
        start = self.length
        self.nothing(length)
        at = index + start
        here = only(flag, one_at((at & 3) * 8))
        for place in range(start // 4, (start + length - 1) // 4 + 1):
            self._words[place] = joined(self._words[place], only(at >> 2 == place, here))

    def words(self, like: Word) -> Words:
        """Return the words of the row, those that are always the same in the shape of another."""
        return tuple((like & 0) + word(one) if isinstance(one, int) else one for one in self._words)


def as_bytes(words: Words | Any, length: int) -> Any:
    """Join the words of rows, or an array of them, to one of small numbers, [B, length]."""
    xp = array_functions(*words) if isinstance(words, tuple) else array_functions(words)
    rows = xp.moveaxis(stacked(words), 0, -1)
    if xp is np:
        return np.ascontiguousarray(rows).view(np.int8)[..., :length]
    jax = sys.modules["jax"]
    small = jax.lax.bitcast_convert_type(rows, jax.numpy.int8)
    return small.reshape(*rows.shape[:-1], -1)[..., :length]


def stacked(words: Words | Any) -> Any:
    """Return the words of a row as an array, [words, …]; the row may be one already."""
    return array_functions(*words).stack(words) if isinstance(words, tuple) else words


def taken(words: Words | Any, places: Sequence[int]) -> Any:
    """Return some words of a row as an array."""
    if isinstance(words, tuple):
        return stacked(tuple(words[place] for place in places))
    return words[np.array(places)]


def rotated(values: Sequence[Word], start: Word) -> list[Word]:
    """Return what is told of every seat, clockwise from one of them."""
    row, step = list(values), 1
    while step < len(row):
        moves = (start & step) != 0
        turned = row[step:] + row[:step]
        row = [where(moves, new, old) for new, old in zip(turned, row, strict=True)]
        step *= 2
    return row
