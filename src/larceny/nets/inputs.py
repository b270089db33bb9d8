"""What a net is told: small numbers, made of the numbers of an observation.

An input is a number from 0 to 255, with how it is scaled for the net: (number - shift) · scale.
Most are numbers of the observation as they are; some are worked out of several, so that a net need
not find out by itself what everybody at the table sees at a glance. The functions that do so use
Python's operators and `larceny.twin.ops`, and take plain numbers, NumPy's arrays and JAX's alike.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import cycle
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from larceny.envs.layout import Layout, Plan
from larceny.kernel.events import Event
from larceny.twin.ops import Word, where

from .fading import Forgets
from .valued import WinChances

MOST = 255
"""Inputs that would be larger are this."""


class Input(NamedTuple):
    """A number that a net is told."""

    name: str
    value: Word
    scale: float = 1.0
    shift: int = 0


class Places(NamedTuple):
    """Where the parts of an observation with memory stand, and how long they are for one seat."""

    first: dict[str, int]
    length: dict[str, int]


@cache
def places(plan: Plan, players: int) -> Places:
    """Find the parts of an observation."""
    layout = Layout(plan, players, memory=True)
    return Places(
        {part.name: part.offset for part in layout.parts},
        {field.name: field.length for field in (*plan.seen, *plan.remembered)},
    )


class Seen:
    """The numbers of an observation with memory, by the names of their parts."""

    def __init__(self, plan: Plan, players: int, numbers: Sequence[Word]) -> None:
        self.players = players
        self._numbers = numbers
        self._first, self._length = places(plan, players)

    def __call__(self, name: str, index: int = 0) -> Word:
        """Return a number of a part that is told once."""
        return self._numbers[self._first[name] + index]

    def of(self, seat: int, name: str, index: int = 0) -> Word:
        """Return a number of what is told of every seat; 0 is the observer, 1 his left one."""
        return self._numbers[self._first[name] + seat * self._length[name] + index]

    def row(self, name: str, seat: int = 0) -> Sequence[Word]:
        """Return all numbers of a part that is told once, or of one seat."""
        first = self._first[name] + seat * self._length[name]
        return self._numbers[first : first + self._length[name]]

    def rows(self, name: str, many: int) -> list[Sequence[Word]]:
        """Return a part that is told once in so many rows."""
        first, length = self._first[name], self._length[name] // many
        return [self._numbers[first + k * length : first + (k + 1) * length] for k in range(many)]


class AtOnce(Protocol):
    """Inputs that are worked out all at once, at one kind of table."""

    @property
    def inputs(self) -> Sequence[Input]:
        """Name them, with their scales."""
        ...

    def __call__(self, numbers: Any) -> Any:
        """Return the inputs: uint8[inputs, …], of an observation with memory, uint8[numbers, …]."""
        ...


AtOnceAtTable = Callable[[Any, int, Places], AtOnce]
"""Makes them for a ruleset, so many players, and where the parts of an observation stand."""


Moved: TypeAlias = Sequence[int]
"""Where everything of a kind comes to stand: by number, the number that it has then."""


class Symmetries(NamedTuple):
    """The ways to look at a table from which it is the same game; the first is as it lies."""

    numbers: NDArray[np.intp]  # [way, number]: which one of the observation comes to stand there
    actions: NDArray[np.intp]  # [way, action]: which one it is then


SymmetriesAtTable = Callable[[Any, int], Symmetries]
"""Lists them for a ruleset, and so many players."""

Scales = Mapping[str, Sequence[float]]
"""By field of an observation: the scales of its numbers, in turns."""


@dataclass(frozen=True, slots=True, eq=False)
class Recipe:
    """What nets of a game are told."""

    plan: Plan
    most_players: int
    taken: Scales  # the fields that are told as they are; all others are left out
    derived: Callable[[Seen], Iterable[Input]]
    hidden: Scales  # of every other seat's own observation: what a critic may see in training
    points: float  # how many points are worth 1
    turn: type[Event]  # what ends a turn of the table
    forget: Forgets  # what one who forgets may lose of an observation's memory
    win_chances: WinChances | None = None  # judges positions where a search ends
    at_once: AtOnceAtTable | None = None
    symmetries: SymmetriesAtTable | None = None  # a net is asked in all these ways

    def numbers(self, players: int, observation: Sequence[Word]) -> list[Word]:
        """Make the inputs of an observation."""
        made = [observation[index] for index in taken_from(self, players)]
        return made + self.derived_numbers(players, observation)

    def derived_numbers(self, players: int, observation: Sequence[Word]) -> list[Word]:
        """Make only the inputs that are worked out; the others stand before them."""
        return [one.value for one in self.derived(Seen(self.plan, players, observation))]

    def hidden_numbers(self, players: int, others: Sequence[Sequence[Word]]) -> list[Word]:
        """Make the inputs that only a critic gets: `others` are the others' own observations."""
        return [one.value for one in self._hidden(players, others)]

    def inputs(self, players: int) -> list[Input]:
        """Name the inputs, with their scales."""
        nothing = [0] * Layout(self.plan, players, memory=True).length
        made = [Input(name, 0, scale) for name, scale, _ in self._taken(players)]
        return made + list(self.derived(Seen(self.plan, players, nothing)))

    def hidden_inputs(self, players: int) -> list[Input]:
        """Name the inputs that only a critic gets."""
        nothing = [0] * Layout(self.plan, players, memory=True).length
        return list(self._hidden(players, [nothing] * (players - 1)))

    def _taken(self, players: int) -> Iterator[tuple[str, float, int]]:
        """List what is told as it is: names, scales, where in the observation."""
        first = places(self.plan, players).first
        for field in (*self.plan.seen, *self.plan.remembered):
            if field.name not in self.taken:
                continue
            for seat in range(players if field.each_seat else 1):
                scales = cycle(self.taken[field.name])
                for index, scale in zip(range(field.length), scales, strict=False):
                    at = first[field.name] + seat * field.length + index
                    yield f"{field.name}@{seat}.{index}", scale, at

    def _hidden(self, players: int, others: Sequence[Sequence[Word]]) -> Iterator[Input]:
        for seat, numbers in enumerate(others, 1):
            seen = Seen(self.plan, players, numbers)
            for name, scales in self.hidden.items():
                for index, scale in zip(range(len(seen.row(name))), cycle(scales), strict=False):
                    yield Input(f"{name} of {seat}.{index}", seen.row(name)[index], scale)


def come_from(plan: Plan, players: int, moved: Mapping[str, Moved]) -> list[int]:
    """Say for every number of an observation which one comes to stand there.

    `moved` are the fields of whose things each has a row of numbers, and all the same length.
    """
    layout = Layout(plan, players, memory=True)
    numbers = np.arange(layout.length)
    for field in (*plan.seen, *plan.remembered):
        if field.name in moved:
            things = moved[field.name]
            seats = players if field.each_seat else 1
            part = numbers[layout[field.name]].reshape(seats, len(things), -1)
            numbers[layout[field.name]] = part[:, np.argsort(things)].reshape(-1)
    come: list[int] = numbers.tolist()
    return come


@cache
def taken_from(recipe: Recipe, players: int) -> tuple[int, ...]:
    """Say where in an observation the inputs stand that are told as they are."""
    return tuple(at for _, _, at in recipe._taken(players))


def at_most(value: Word, most: int = MOST) -> Word:
    """Cut what is larger."""
    return where(value > most, most, value)
