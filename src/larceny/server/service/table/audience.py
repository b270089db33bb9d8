"""The audience of a table: who follows it over a socket here, and who does at other nodes."""

from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from larceny.kernel.events import SPECTATOR, Seat, Viewer

from ...domain.tables import Table
from ...ports.store import Person
from .delayed_feed import DelayedFeed


class Listener(Protocol):
    """One subscription of a client to a table: messages are sent to it as bytes."""

    @property
    def person(self) -> Person:
        """Say who he is."""
        ...

    def send(self, message: bytes) -> None:
        """Put a message on its way; never waits."""
        ...


class Watchers(NamedTuple):
    """Who watches a table at some node."""

    seats: frozenset[Seat]
    spectators: int


@dataclass(slots=True, eq=False)
class Audience:
    """Everybody who follows a table, and what they have been sent of it."""

    listeners: dict[Viewer, set[Listener]] = field(default_factory=dict)
    elsewhere: dict[str, Watchers] = field(default_factory=dict)  # by node
    sent_seq: int = -1  # the last step that was broadcast
    sent_deadline: int | None = None  # until when the table waits, as it was broadcast
    sent_presence: bytes = b""  # who is there, as it was broadcast
    sent_asked: dict[Listener, bytes] = field(default_factory=dict)  # by who holds several seats
    late: DelayedFeed | None = None  # what people without a seat are told, where they see it later

    def is_watched(self) -> bool:
        """Ask whether anybody watches the table at this node."""
        return any(self.listeners.values())

    def add(self, viewer: Viewer, listener: Listener) -> None:
        """Let somebody follow the table through the eyes of a seat, or of nobody."""
        self.listeners.setdefault(viewer, set()).add(listener)

    def remove(self, listener: Listener) -> None:
        """Send somebody nothing more."""
        for listeners in self.listeners.values():
            listeners.discard(listener)
        self.sent_asked.pop(listener, None)

    def broadcast(self, message: bytes) -> None:
        """Send everybody here the same message."""
        for listeners in self.listeners.values():
            for listener in listeners:
                listener.send(message)

    def watchers_here(self, table: Table) -> Watchers:
        """Say who watches the table at this node; at a device all are there who play at it."""
        seats = {seat for seat, who in self.listeners.items() if who and seat is not None}
        spectators = 0
        for listener in self.listeners.get(SPECTATOR, ()):
            held = table.seats_of(listener.person.id)
            seats.update(held)
            spectators += not held
        for seat in tuple(seats):
            seats.update(table.beside(seat))
        return Watchers(frozenset(seats), spectators)

    def watchers(self, table: Table) -> Watchers:
        """Say who watches the table, at whatever node."""
        places = [self.watchers_here(table), *self.elsewhere.values()]
        seats: frozenset[Seat] = frozenset().union(*(place.seats for place in places))
        return Watchers(seats, sum(place.spectators for place in places))
