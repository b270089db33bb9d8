"""Bytes for the pieces of an observation."""

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any, TypeVar, get_args, get_type_hints

from larceny.kernel.events import Seat, clockwise, every_seat

from .layout import MOST

T = TypeVar("T")


def one_hot(length: int) -> tuple[bytes, ...]:
    """Return, for each number below `length`, a row with a one in its place; last, a row of none.

    So that -1, the position's word for nobody and nowhere, finds the row of none.
    """
    rows = [bytes(int(i == number) for i in range(length)) for number in range(length)]
    return (*rows, bytes(length))


def marks(length: int, numbers: Iterable[int]) -> bytes:
    """Return a row with a one at each of these numbers."""
    row = bytearray(length)
    for number in numbers:
        row[number] = 1
    return bytes(row)


def count(number: int) -> int:
    """Return a count as far as it can be written."""
    return min(number, MOST)


ONE = tuple(bytes((number,)) for number in range(MOST + 1))
"""ONE[number]: a row of one number."""


def place_in(order: tuple[Seat, ...], seat: Seat) -> int:
    """Return where a seat stands in a queue, 1 being next; 0 if it does not."""
    return order.index(seat) + 1 if seat in order else 0


class Table(dict[int, bytes]):
    """Rows that are written when they are first asked for. Looking one up costs next to nothing."""

    def __init__(self, write: Callable[[int], bytes]) -> None:
        super().__init__()
        self._write = write

    def __missing__(self, key: int) -> bytes:
        row = self[key] = self._write(key)
        return row


def bits(length: int) -> Table:
    """Return rows that have a one wherever a number, read as a set of bits, has one."""
    return Table(lambda number: bytes(number >> i & 1 for i in range(length)))


def from_seat(seat: Seat, all_seats: tuple[T, ...]) -> tuple[T, ...]:
    """Return what is told of every seat, clockwise from one of them."""
    return all_seats[seat:] + all_seats[:seat]


def values_of(view: type[Any], field: str) -> int:
    """Count the values that a field of a view can have, by its type: an enum, or one or None."""
    hint = get_type_hints(view)[field]
    kinds = [kind for kind in (hint, *get_args(hint)) if isinstance(kind, type)]
    (members,) = (kind for kind in kinds if issubclass(kind, Enum))
    return len(members)


FIRST_CHAIR = Seat(0)
"""From where one looks on who has no seat."""

ORDERS = {
    players: tuple(clockwise(observer, players) for observer in every_seat(players))
    for players in range(1, 9)
}
"""ORDERS[players][observer]: the seats clockwise from the observer."""
