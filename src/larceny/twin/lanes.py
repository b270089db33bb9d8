"""Numbers side by side in words: named parts of one word, and lanes that are looked up by an index.

Lanes stay packed: to look one up costs a shift and a mask, whatever the index. If one word does not
hold them all, they go, whichever takes fewer words,

    in a row, a power of two in each word     0 1 │ 2 3 │ 4 5          (word: index >> 1)
    or in turns, over 2ⁿ words                0 4 8 │ 1 5 9 │ 2 6 10 │ 3 7 11     (word: index & 3)

so that the index falls apart into word and lane by a shift and a mask.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from .ops import (
    WORD_BITS,
    Flag,
    Word,
    Words,
    joined,
    low_bits,
    only,
    pick,
    shifted,
    where,
    word,
)


def width_of(most: int) -> int:
    """Return the bits that numbers up to this take."""
    return max(1, most.bit_length())


@dataclass(frozen=True, slots=True)
class Part:
    """A named number inside a lane; `lanes` for several of one kind in a row."""

    name: str
    most: int
    lanes: int = 0

    @property
    def width(self) -> int:
        """Return its bits, all lanes together."""
        return width_of(self.most) * max(1, self.lanes)


class Parts:
    """Named numbers side by side in one word or lane, the first at the lowest bit."""

    def __init__(self, *parts: Part) -> None:
        self._at: dict[str, tuple[Part, int]] = {}
        offset = 0
        for part in parts:
            self._at[part.name] = part, offset
            offset += part.width
        self.width = offset
        if offset > WORD_BITS:
            raise ValueError(f"{', '.join(self._at)}: {offset} bits do not fit into a word")

    def __contains__(self, name: str) -> bool:
        """Ask whether there is a part with this name."""
        return name in self._at

    def offset(self, name: str) -> int:
        """Return the lowest bit of a part."""
        return self._at[name][1]

    def most(self, name: str) -> int:
        """Return the most that a part can be."""
        return self._at[name][0].most

    def mask(self, name: str) -> int:
        """Return the bits of a part where they stand."""
        part, offset = self._at[name]
        return ((1 << part.width) - 1) << offset

    def read(self, packed: Word, name: str) -> Word:
        """Return a part of a word; of a part with lanes, all of them as they stand."""
        part, offset = self._at[name]
        return low_bits(packed, offset, part.width)

    def lane(self, packed: Word, name: str, index: Word) -> Word:
        """Return one lane of a part."""
        part, offset = self._at[name]
        width = width_of(part.most)
        shift = index * width + offset if offset else index * width
        return (packed >> shift) & ((1 << width) - 1)

    def has(self, packed: Word, name: str) -> Flag:
        """Ask whether a part is not 0."""
        return (packed & word(self.mask(name))) != 0

    def pack(self, **values: Word) -> Word:
        """Join parts to a word; those that are not named are 0."""
        packed: Word = 0
        for name, value in values.items():
            packed = joined(packed, shifted(value, self._at[name][1]))
        return packed


@dataclass(frozen=True, slots=True)
class Lanes:
    """Numbers of one kind, packed into words."""

    words: Words
    form: "LaneForm"

    def __getitem__(self, index: Word) -> Word:
        """Return the number at an index, which may differ from table to table."""
        at, shift = self.form.place(index)
        found = pick(at, self.words)
        if isinstance(shift, int):
            return low_bits(found, shift, self.form.stride)
        return (found >> shift) & self.form.mask

    def __iter__(self) -> Iterator[Word]:
        """Return all numbers."""
        return (self[index] for index in range(self.form.count))

    def add(self, index: Word, change: Word) -> "Lanes":
        """Return the numbers with one of them changed by so much; it must stay in its bounds."""
        at, shift = self.form.place(index)
        moved = shifted(change, shift)
        return self._changed(at, lambda old, here: old + only(here, moved))

    def put(self, index: Word, value: Word) -> "Lanes":
        """Return the numbers with one of them replaced."""
        at, shift = self.form.place(index)
        change = shifted(self[index] ^ value, shift)
        return self._changed(at, lambda old, here: old ^ only(here, change))

    def _changed(self, at: Word, change: Callable[[Word, Flag], Word]) -> "Lanes":
        changed = tuple(change(old, at == index) for index, old in enumerate(self.words))
        return Lanes(changed, self.form)

    def where(self, flag: Flag, others: "Lanes") -> "Lanes":
        """Return these numbers where the flag is on, and the others where it is not."""
        pairs = zip(self.words, others.words, strict=True)
        return Lanes(tuple(where(flag, this, that) for this, that in pairs), self.form)


@dataclass(frozen=True, slots=True)
class LaneForm:
    """How lanes stand in words."""

    count: int
    stride: int
    per_word: int
    words: int
    in_turns: bool

    @property
    def mask(self) -> int:
        """Return the bits of a lane; 0 if it is a whole word, which needs no mask."""
        return 0 if self.stride == WORD_BITS else (1 << self.stride) - 1

    def place(self, index: Word) -> tuple[Word, Word]:
        """Return in which word a lane stands, and at which bit."""
        if self.words == 1:
            return 0, index * self.stride
        if self.in_turns:
            turns = self.words.bit_length() - 1
            shift = 0 if self.per_word == 1 else (index >> turns) * self.stride
            return index & (self.words - 1), shift
        if self.per_word == 1:
            return index, 0
        bits = self.per_word.bit_length() - 1
        return index >> bits, (index & (self.per_word - 1)) * self.stride

    @classmethod
    def of(cls, count: int, stride: int) -> "LaneForm":
        """Find how so many lanes take the fewest words."""
        room = WORD_BITS // stride
        if count <= room:
            return cls(count, stride, count, 1, False)
        in_row = 1 << (room.bit_length() - 1)
        row_words = -(-count // in_row)
        turn_words = 1 << (-(-count // room) - 1).bit_length()
        if turn_words < row_words:
            return cls(count, stride, -(-count // turn_words), turn_words, True)
        return cls(count, stride, in_row, row_words, False)
