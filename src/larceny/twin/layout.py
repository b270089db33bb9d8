"""Where everything stands in a state: one table of named fields, packed into words by machine.

A field is one number, or several of one kind ("lanes", such as one a seat) that are looked up by an
index; a lane may itself be made of named parts. The width of each comes from the most it can be.

    LAYOUT = Layout(
        Field("round", 60),                                # one number, 6 bits
        Field("white", lanes=4, parts=(Part("diamonds", 8), Part("sapphires", 2))),
    )
    fields = LAYOUT.unpack(words)
    fields.round = fields.round + 1
    fields.white = fields.white.add(seat, LAYOUT["white"].parts.pack(sapphires=1))
    words = LAYOUT.pack(fields)

Single numbers share words: in the table's order, each goes into the first word with room for it.
Lanes have words of their own (see `lanes`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from .lanes import LaneForm, Lanes, Part, Parts, width_of
from .ops import WORD_BITS, Flag, Word, Words, joined, low_bits, only, shifted, word

__all__ = ["Field", "Lanes", "Layout", "Part", "Parts"]


@dataclass(frozen=True, slots=True)
class Field:
    """A named number of the state, or lanes of them, or a flag."""

    name: str
    most: int = 1
    flag: bool = False
    lanes: int = 0
    parts: Parts | None = None
    stride: int = 0  # bits from lane to lane, if not as few as will do

    @property
    def width(self) -> int:
        """Return the bits of one of them."""
        needed = width_of(self.most) if self.parts is None else self.parts.width
        return max(needed, self.stride)


class Layout:
    """The words of a state."""

    def __init__(self, *fields: Field) -> None:
        self.fields = {field.name: field for field in fields}
        if len(self.fields) < len(fields):
            raise ValueError("two fields have one name")
        self._lanes: dict[str, tuple[int, LaneForm]] = {}
        self._numbers: dict[str, tuple[int, int, int]] = {}  # word, offset, width
        self.size = 0
        self._place_lanes()
        self._place_numbers()

    def _place_lanes(self) -> None:
        for field in self.fields.values():
            if field.lanes:
                form = LaneForm.of(field.lanes, field.width)
                self._lanes[field.name] = self.size, form
                self.size += form.words

    def _place_numbers(self) -> None:
        """Put each into the first word that has room for it."""
        single = [field for field in self.fields.values() if not field.lanes]
        first, filled = self.size, list[int]()
        for field in single:
            with_room = (i for i, bits in enumerate(filled) if bits + field.width <= WORD_BITS)
            at = next(with_room, len(filled))
            if at == len(filled):
                filled.append(0)
            self._numbers[field.name] = first + at, filled[at], field.width
            filled[at] += field.width
        self.size += len(filled)

    def __getitem__(self, name: str) -> Field:
        """Return a field by its name."""
        return self.fields[name]

    def unpack(self, words: Sequence[Word]) -> SimpleNamespace:
        """Return the fields of a state by their names."""
        return SimpleNamespace(**{name: self.read(words, name) for name in self.fields})

    def read(self, words: Sequence[Word], name: str) -> Any:
        """Return one field of a state."""
        if name in self._lanes:
            first, form = self._lanes[name]
            return Lanes(tuple(words[first : first + form.words]), form)
        at, offset, width = self._numbers[name]
        if self.fields[name].flag:
            return (words[at] & word(1 << offset)) != 0
        return low_bits(words[at], offset, width)

    def pack(self, fields: SimpleNamespace) -> Words:
        """Return the words of a state."""
        words: list[Word] = [0] * self.size
        for name, (first, form) in self._lanes.items():
            words[first : first + form.words] = getattr(fields, name).words
        for name, (at, offset, _) in self._numbers.items():
            value = getattr(fields, name)
            words[at] = joined(words[at], self._standing(name, value, offset))
        return tuple(words)

    def _standing(self, name: str, value: Word | Flag, offset: int) -> Word:
        """Return a number or a flag where it stands in its word."""
        return only(value, 1 << offset) if self.fields[name].flag else shifted(value, offset)

    def written(self, words: Words, **values: Word) -> Words:
        """Return the words of a state with some numbers replaced, the rest untouched."""
        changed = list(words)
        for at in {self._numbers[name][0] for name in values}:
            here = [name for name in values if self._numbers[name][0] == at]
            kept = 2**WORD_BITS - 1
            new: Word = 0
            for name in here:
                _, offset, width = self._numbers[name]
                kept &= ~(((1 << width) - 1) << offset)
                new = joined(new, self._standing(name, values[name], offset))
            changed[at] = joined(words[at] & word(kept), new)
        return tuple(changed)

    def replaced(self, words: Words, name: str, lanes: Words) -> Words:
        """Return the words of a state with the words of some lanes replaced."""
        first, form = self._lanes[name]
        return words[:first] + lanes + words[first + form.words :]

    def lanes(self, name: str, values: Sequence[Word]) -> Lanes:
        """Pack numbers into the lanes of a field."""
        form = self._lanes[name][1]
        words: list[Word] = [0] * form.words
        for index, value in enumerate(values):
            at, shift = form.place(index)
            words[at] = joined(words[at], shifted(value, shift))
        return Lanes(tuple(words), form)

    def describe(self) -> list[tuple[int, int, int, str]]:
        """List what stands where: word, lowest bit, bits, name; lanes as name[index]."""
        rows = [(at, offset, width, name) for name, (at, offset, width) in self._numbers.items()]
        for name, (first, form) in self._lanes.items():
            for index in range(form.count):
                at, shift = form.place(index)
                rows.append((first + at, shift, form.stride, f"{name}[{index}]"))
        return sorted(rows)
