"""What happened at the table, and who may witness it."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, NewType, ParamSpec, TypeVar, dataclass_transform

from .json_text import write_event_text
from .spelling import write_fields

Seat = NewType("Seat", int)
"""A chair at the table, numbered clockwise from 0."""

T = TypeVar("T")
P = ParamSpec("P")


@lru_cache(maxsize=128)
def every_seat(players: int) -> tuple[Seat, ...]:
    """List the seats of a table for so many players."""
    return tuple(map(Seat, range(players)))


if TYPE_CHECKING:

    def by_seat(of_seats: Iterable[T]) -> Iterator[tuple[Seat, T]]:
        """Go through what belongs to the seats, beginning with seat 0."""
        ...

else:
    by_seat = enumerate  # nothing is converted: the rules ask too often for a call in between


@lru_cache(maxsize=1024)
def clockwise(first: Seat, players: int) -> tuple[Seat, ...]:
    """List the seats of a table as they sit, beginning with one of them."""
    seats = every_seat(players)
    return seats[first:] + seats[:first]


Viewer = Seat | None
"""Who looks on: a seat, or None for a spectator."""

SPECTATOR: Viewer = None
"""The viewer who sits nowhere, and sees what lies open to everybody."""


class Event:
    """Something that happened, with its full consequence; a frozen dataclass, or an `event`.

    Everybody witnesses every event, in the same order; where `only` names a seat, the others
    witness it with its secret fields veiled. So neither the number nor the order of events tells.
    """

    __slots__ = ()

    @property
    def only(self) -> Viewer:
        """Name the one seat that may witness the whole event; None if everybody may."""
        return None

    def to_json(self) -> dict[str, Any]:
        """Return the event as plain values, each field as its type is spelled."""
        kind: Any = type(self)
        return {"event": kind.__name__, **write_fields(kind)(self)}

    def to_json_text(self) -> str:
        """Return the same as JSON text, without a detour through plain values."""
        kind: Any = type(self)
        return write_event_text(kind)(self)


@dataclass_transform(frozen_default=True)
def event(kind: type[T]) -> type[T]:
    """Make a class of events: a dataclass that is frozen to the type checker.

    To freeze it at run time as well would take three times as long for every event that happens.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)


def made_once(kind: Callable[P, T]) -> Callable[P, T]:
    """Make events of a kind each only once: those that come again and again then cost little.

    Only for kinds of which there are few: all that have ever been made are kept.
    """
    return cache(kind)  # type: ignore[return-value]
