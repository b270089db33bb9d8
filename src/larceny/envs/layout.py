"""Where everything stands in an encoded observation: names, offsets, lengths, meanings.

An observation is a row of small numbers (int8). What is told of every seat is told of the observer
first, then of the others as they follow clockwise. What a perfect memory adds comes at the end.
"""

from functools import cached_property
from typing import NamedTuple

MOST = 127
"""Counts that are larger are written as this."""


class Field(NamedTuple):
    """A piece of an observation, before it has its place."""

    name: str
    length: int
    meaning: str
    each_seat: bool = False  # it is told of every seat, one after the other


class Part(NamedTuple):
    """A piece of an observation at its place."""

    name: str
    offset: int
    length: int
    meaning: str


Fields = tuple[Field, ...]


class Plan(NamedTuple):
    """What an observation of one game is made of: what is seen, and what a memory adds."""

    seen: Fields
    remembered: Fields


class Layout:
    """The observation of one game at a table of one size, part by part."""

    def __init__(self, plan: Plan, players: int, memory: bool) -> None:
        parts: list[Part] = []
        offset = 0
        for name, length, meaning, each_seat in plan.seen + (plan.remembered if memory else ()):
            whole = length * players if each_seat else length
            parts.append(Part(name, offset, whole, meaning))
            offset += whole
        self.parts = tuple(parts)
        self.length = offset

    @cached_property
    def _by_name(self) -> dict[str, slice]:
        return {part.name: slice(part.offset, part.offset + part.length) for part in self.parts}

    def __getitem__(self, name: str) -> slice:
        """Return where a part stands: `observation[layout["phase"]]`."""
        return self._by_name[name]
