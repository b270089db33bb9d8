"""Sets of actions as a few words: bit k of word w is the action with the index 32·w + k."""

from collections.abc import Sequence

from .chance import scaled
from .ops import Flag, Word, Words, bit, only, pick, where

Sums = tuple[Word, Word, Word, Word, Word]
"""How many bits of a word are on: in each pair, nibble, byte and half of it, and in all of it."""


def is_legal(mask: Words, action: Word) -> Flag:
    """Ask whether an action is in a mask."""
    return bit(pick(action >> 5, mask), action & 31)


def drawn(mask: Words, lot: Word) -> Word:
    """Return the action of a mask that a lot falls on, each as likely as the others."""
    sums = [_sums(word) for word in mask]
    return _at_rank(mask, sums, scaled(lot, _ends(sums)[-1]))


def nth(mask: Words, rank: Word) -> Word:
    """Return the action of a mask that has so many before it."""
    return _at_rank(mask, [_sums(word) for word in mask], rank)


def count(mask: Words) -> Word:
    """Count the actions of a mask."""
    return _ends([_sums(word) for word in mask])[-1]


def _sums(word: Word) -> Sums:
    pairs = word - ((word >> 1) & 0x5555_5555)
    nibbles = (pairs & 0x3333_3333) + ((pairs >> 2) & 0x3333_3333)
    bytes_ = (nibbles + (nibbles >> 4)) & 0x0F0F_0F0F
    halves = (bytes_ + (bytes_ >> 8)) & 0x00FF_00FF
    return pairs, nibbles, bytes_, halves, (halves + (halves >> 16)) & 63


def _ends(sums: Sequence[Sums]) -> list[Word]:
    """Return how many bits are on up to the end of each word."""
    ends = [sums[0][-1]]
    for levels in sums[1:]:
        ends.append(ends[-1] + levels[-1])
    return ends


def _at_rank(mask: Words, sums: Sequence[Sums], rank: Word) -> Word:
    """Find the word that the rank falls into, then the half of it, the byte … the bit.

    The counts of halves, bytes … are those by which the whole was counted: none is made twice.
    """
    ends = _ends(sums)[:-1]
    past = [rank >= end for end in ends]
    pairs, nibbles, bytes_, halves = (
        _last_begun(past, [levels[level] for levels in sums]) for level in range(4)
    )
    rank = rank - _last_begun(past, [0, *ends])
    at: Word = 0
    for counts, width in (
        (halves, 16),
        (bytes_, 8),
        (nibbles, 4),
        (pairs, 2),
        (_last_begun(past, mask), 1),
    ):
        before = (counts >> at) & (2 * width - 1)
        beyond = rank >= before
        rank = rank - only(beyond, before)
        at = at + only(beyond, width)
    return at + _last_begun(past, [32 * index for index in range(len(mask))])


def _last_begun(past: Sequence[Flag], values: Sequence[Word]) -> Word:
    """Return the value of the last word that the rank reaches."""
    value = values[0]
    for reached, later in zip(past, values[1:], strict=True):
        value = where(reached, later, value)
    return value
