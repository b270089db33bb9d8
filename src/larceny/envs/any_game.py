"""Any game as numbers: what is seen and what was witnessed, by feature hashing.

Everything in a view's JSON has a path, such as `seats.0.gems`; its checksum says in which of 512
cells it is told. A number is told as itself (below zero in a cell of its own), a word or a truth as
a one in the cell of path and word together. Things that share a cell are added up. The seats are
told from the observer on. A memory adds a second row of cells that counts what was witnessed, by
kind of event and by the values of its fields.

That is enough to learn a small game with. Who brings a large one brings an encoding without
collisions (`encodings.Encoding`).
"""

from collections.abc import Iterator
from typing import Any
from zlib import crc32

from larceny.games.registry import AnyGame
from larceny.kernel.events import Event, Seat

from .encodings import Encoding
from .layout import MOST, Field, Plan
from .writing import FIRST_CHAIR, from_seat

CELLS = 512
LONGEST = 10_000
"""No game without an encoding of its own is expected to have more decisions."""

SEEN = (Field("seen", CELLS, "what the view shows, by the checksum of its path"),)
REMEMBERED = (Field("witnessed", CELLS, "how often each thing has been witnessed"),)


def encoding(game: AnyGame) -> Encoding:
    """Return a way to write a game of which nothing is known."""

    def encode(view: Any) -> bytearray:
        told = view.to_json()
        return _seen(told, told.get("viewer") or FIRST_CHAIR)

    class Sights:
        """What the seats see in one game."""

        def __init__(self, state: Any) -> None:
            self.state = state

        def observe(self, viewer: Seat) -> bytearray:
            """Write what a seat sees now."""
            return _seen(game.view(self.state, viewer).to_json(), viewer)

    return Encoding(
        Plan(SEEN, REMEMBERED),
        encode,
        Sights,
        lambda rules, players, seat: Memory(),
        lambda memory, seat: bytes(memory.row),
        lambda rules, players: LONGEST,
        lambda rules, view: Memory(),
    )


class Memory:
    """Counts what one seat has witnessed."""

    def __init__(self) -> None:
        self.row = bytearray(CELLS)

    def witness(self, event: Event) -> None:
        """Count an event, and what it tells."""
        _add(self.row, ((f"{path}={value}", 1) for path, value in _paths(event.to_json())))


def _seen(told: dict[str, Any], viewer: Seat) -> bytearray:
    row = bytearray(CELLS)
    if isinstance(told.get("seats"), list):
        told = {**told, "seats": from_seat(viewer, tuple(told["seats"]))}
    _add(row, (_feature(path, value) for path, value in _paths(told)))
    return row


def _feature(path: str, value: Any) -> tuple[str, int]:
    if isinstance(value, bool | str):
        return f"{path}={value}", 1
    return (path, int(value)) if value >= 0 else (f"{path}<0", int(-value))


def _add(row: bytearray, features: Iterator[tuple[str, int]]) -> None:
    for name, value in features:
        cell = crc32(name.encode()) % CELLS
        row[cell] = min(MOST, row[cell] + value)


def _paths(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """List everything that is told, each with its path; what is empty is left out."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _paths(inner, f"{path}.{name}")
    elif isinstance(value, list | tuple):
        for place, inner in enumerate(value):
            yield from _paths(inner, f"{path}.{place}")
    elif value is not None and value is not False:
        yield path, value
