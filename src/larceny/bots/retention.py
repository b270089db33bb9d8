"""Memory as a part that can be changed: what is kept in mind, and for how long.

A bot keeps things by a key of its own, such as a side of a drawer or a square of the board. How
well it does that is its retention:

    Perfect()            keeps everything
    Slots(3)             keeps the three things that it saw last
    Fading(12)           of what it saw, it has lost half after twelve turns of the table

What is seen again is fresh again. So the strength of a bot can be set, and said in one word.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Retention(Protocol):
    """How well a memory keeps."""

    def room(self) -> int | None:
        """Say how many things find room; None: as many as there are."""
        ...

    def loss(self) -> float:
        """Return the chance to lose one thing while one turn passes."""
        ...


@dataclass(frozen=True, slots=True)
class Perfect:
    """Keeps everything."""

    def room(self) -> int | None:
        """Keep as much as there is."""
        return None

    def loss(self) -> float:
        """Lose nothing."""
        return 0.0


@dataclass(frozen=True, slots=True)
class Slots:
    """Keeps a number of things, those that were seen last."""

    number: int

    def room(self) -> int | None:
        """Keep so many."""
        return self.number

    def loss(self) -> float:
        """Lose nothing by itself."""
        return 0.0


@dataclass(frozen=True, slots=True)
class Fading:
    """Loses things by and by: half of them within so many turns."""

    half_life: float

    def room(self) -> int | None:
        """Keep as much as there is."""
        return None

    def loss(self) -> float:
        """Lose the same share in every turn."""
        return float(1 - 0.5 ** (1 / self.half_life))


class Memory(Generic[K, V]):
    """Things by key, the one seen last at the end."""

    def __init__(self, retention: Retention, dice: Random) -> None:
        self.dice = dice
        self._room = retention.room()
        self._loss = retention.loss()
        self._things: dict[K, V] = {}

    def __contains__(self, key: K) -> bool:
        return key in self._things

    def __iter__(self) -> Iterator[K]:
        return iter(self._things)

    def __len__(self) -> int:
        return len(self._things)

    def items(self) -> list[tuple[K, V]]:
        """List what is in mind, what was seen last at the end."""
        return list(self._things.items())

    def get(self, key: K) -> V | None:
        """Say what is in mind under a key."""
        return self._things.get(key)

    def keep(self, key: K, thing: V) -> None:
        """Keep something in mind; what was seen longest ago may have to go for it."""
        self._things.pop(key, None)
        self._things[key] = thing
        while self._room is not None and len(self._things) > self._room:
            del self._things[next(iter(self._things))]

    def correct(self, key: K, thing: V) -> None:
        """Think otherwise of something without having seen it anew, if it is in mind at all."""
        if key in self._things:
            self._things[key] = thing

    def drop(self, key: K) -> V | None:
        """Put something out of mind, and return it."""
        return self._things.pop(key, None)

    def pass_turn(self) -> None:
        """Let a turn of the table pass: some things are lost."""
        if self._loss:
            kept = {key: thing for key, thing in self._things.items() if not self._slips()}
            self._things = kept

    def _slips(self) -> bool:
        return self.dice.random() < self._loss
