"""The few functions that rules are written with, besides Python's operators; NumPy and JAX alike.

A `Word` is an array of uint32, a `Flag` an array of bool, one value for each table. Either may be
a plain Python number where it is known when the rules are compiled, and is then folded away here.

What to beware of, since NumPy and JAX differ:
- a constant that needs the highest bit is written `U(0x8000_0000)`; smaller ones are plain numbers;
- the rest of a mask is written `rest_of(mask)`, since `~mask` is a negative number;
- flags are joined by `both` and `either`, and denied by `no`, since `~True` is -2; flags that are
  known to be arrays may be joined by `&`, `|` and `~`;
- a flag is counted as `number(flag)`: NumPy adds two flags to a flag;
- nothing is shifted by 32 or more: NumPy and XLA make it 0, and C does as it likes.
"""

import sys
from collections.abc import Sequence
from functools import reduce
from typing import Any, TypeAlias

import numpy as np

Word: TypeAlias = Any
Flag: TypeAlias = Any
Words: TypeAlias = tuple[Word, ...]

U = np.uint32
WORD_BITS = 32
ALL_BITS = 0xFFFF_FFFF


def _is_known(value: Any) -> bool:
    """Ask whether a flag is known when the rules are compiled."""
    return isinstance(value, bool | np.bool_)


def array_functions(*values: Any) -> Any:
    """Return the module whose functions take these values."""
    for value in values:
        if not isinstance(value, np.ndarray | np.generic | int | bool):
            return sys.modules["jax.numpy"]
    return np


def word(value: Word) -> Word:
    """Return a plain number as a word: it may have its highest bit on, or be below 0."""
    return U(value & ALL_BITS) if isinstance(value, int) else value


def joined(one: Word, other: Word) -> Word:
    """Join the bits of two words; what is known to be 0 costs nothing."""
    if isinstance(one, int) and isinstance(other, int):
        return one | other
    if isinstance(one, int):
        return other | U(one) if one else other
    return joined(other, one) if isinstance(other, int) else one | other


def shifted(value: Word, by: Word) -> Word:
    """Shift a word to the left; by nothing costs nothing."""
    return value if isinstance(by, int) and by == 0 else value << by


def low_bits(value: Word, at: int, width: int) -> Word:
    """Return some bits of a word, as a number."""
    moved = value >> at if at else value
    return moved if at + width >= WORD_BITS else moved & ((1 << width) - 1)


def where(flag: Flag, this: Word, that: Word) -> Word:
    """Return this where the flag is on, and that where it is not."""
    if _is_known(flag):
        return this if flag else that
    return array_functions(flag, this, that).where(flag, word(this), word(that))


def only(flag: Flag, value: Word) -> Word:
    """Return the value where the flag is on, and 0 where it is not."""
    return where(flag, value, 0)


def first_of(*cases: tuple[Flag, Word], default: Word = 0) -> Word:
    """Return the value of the first case whose flag is on."""
    value = default
    for flag, this in reversed(cases):
        value = where(flag, this, value)
    return value


def no(flag: Flag) -> Flag:
    """Deny a flag."""
    return not flag if _is_known(flag) else ~flag


def both(*flags: Flag) -> Flag:
    """Ask whether all flags are on."""
    open_ = [flag for flag in flags if not _is_known(flag)]
    if len(open_) < len(flags) and not all(flag for flag in flags if _is_known(flag)):
        return False
    return reduce(lambda one, other: one & other, open_) if open_ else True


def either(*flags: Flag) -> Flag:
    """Ask whether any flag is on."""
    open_ = [flag for flag in flags if not _is_known(flag)]
    if any(flag for flag in flags if _is_known(flag)):
        return True
    return reduce(lambda one, other: one | other, open_) if open_ else False


def number(flag: Flag) -> Word:
    """Return 1 where the flag is on, and 0 where it is not."""
    return int(flag) if _is_known(flag) else flag.astype(U)


def apart(words: Words) -> Words:
    """Have XLA work these words out before it begins with what is made of them.

    On a GPU it makes one kernel of all it can, and takes time for that which grows faster than what
    it joins: long rules compile in half the time in pieces, and run faster, since words that many
    others are made of are worked out once. On a CPU it joins little
    of its own accord, and pieces cost half the speed. What is known when the rules are compiled
    stays known.
    """
    open_ = [value for value in words if not isinstance(value, int | np.generic)]
    if not is_cut(*open_):
        return words
    held = iter(sys.modules["jax"].lax.optimization_barrier(tuple(open_)))
    return tuple(v if isinstance(v, int | np.generic) else next(held) for v in words)


def is_cut(*words: Word) -> bool:
    """Ask whether `apart` does anything to words: they are JAX's, on a device where it pays."""
    return array_functions(*words) is not np and cuts_pay()


def cuts_pay() -> bool:
    """Ask whether JAX works on another device than a CPU."""
    return bool(sys.modules["jax"].default_backend() != "cpu")


def total(values: Sequence[Word]) -> Word:
    """Add up values."""
    return reduce(lambda one, other: one + other, values)


def bit(word: Word, index: Word) -> Flag:
    """Ask whether a bit is on."""
    return ((word >> index) & 1) != 0


def one_at(index: Word) -> Word:
    """Return a word with one bit on."""
    return 1 << index if isinstance(index, int) else U(1) << index


def rest_of(mask: Word) -> Word:
    """Return the bits that a mask has not."""
    return U(ALL_BITS ^ mask) if isinstance(mask, int) else ~mask


def least(values: Sequence[Word]) -> Word:
    """Return the least of some values."""
    return reduce(_less, values)


def _less(one: Word, other: Word) -> Word:
    return array_functions(one, other).minimum(word(one), word(other))


def most(values: Sequence[Word]) -> Word:
    """Return the greatest of some values."""
    return reduce(_more, values)


def _more(one: Word, other: Word) -> Word:
    return array_functions(one, other).maximum(word(one), word(other))


def pick(index: Word, values: Sequence[Word]) -> Word:
    """Return the value at an index, by a tree of choices; beyond the last one, any of them."""
    if isinstance(index, int):
        return values[index]
    row, level = list(values), 0
    while len(row) > 1:
        odd = bit(index, level)
        pairs = [where(odd, row[i + 1], row[i]) for i in range(0, len(row) - 1, 2)]
        row = pairs + row[len(pairs) * 2 :]
        level += 1
    return row[0]


def zero_bytes(word: Word) -> Word:
    """Return bit 7 of each byte that is 0; no byte may be 128 or more."""
    return ~(word + U(0x7F7F_7F7F)) & U(0x8080_8080)


def whole_bytes(marks: Word) -> Word:
    """Return all eight bits of each byte whose bit 7 is on; no other bits may be."""
    return (marks >> 7) * 255


def four_times(byte: Word) -> Word:
    """Return a word that has the same byte four times."""
    return byte * U(0x0101_0101)


def count_bits(word: Word) -> Word:
    """Count the bits that are on, by arithmetic: not every kernel language has an instruction."""
    pairs = word - ((word >> 1) & 0x5555_5555)
    nibbles = (pairs & 0x3333_3333) + ((pairs >> 2) & 0x3333_3333)
    bytes_ = (nibbles + (nibbles >> 4)) & 0x0F0F_0F0F
    return (bytes_ * U(0x0101_0101)) >> 24
