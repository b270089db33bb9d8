"""Notices: what somebody is told wherever he looks, over every socket that he has open.

What is told is also in the store, so nothing is lost where nobody is connected.
"""

from typing import Protocol

import msgspec

from larceny.protocol import messages as m

from ...ports.bus import NODES, Bus, PersonNotice
from ...ports.store import Person
from ..runtime.tasks import Tasks

_encode = msgspec.json.Encoder().encode


class Connected(Protocol):
    """A connection of somebody."""

    @property
    def person(self) -> Person:
        """Say who he is."""
        ...

    def send(self, message: bytes) -> None:
        """Put a message on its way; never waits."""
        ...


class Notices:
    """Knows who is connected to this node, and tells people what concerns them."""

    def __init__(self, bus: Bus, alone: bool, tasks: Tasks) -> None:
        self.bus = bus
        self.alone = alone
        self.tasks = tasks
        self._connected: dict[str, set[Connected]] = {}

    def connect(self, one: Connected) -> None:
        """Tell somebody over this connection, too."""
        self._connected.setdefault(one.person.id, set()).add(one)

    def disconnect(self, one: Connected) -> None:
        """Tell somebody over this connection no more."""
        mine = self._connected.get(one.person.id)
        if mine is not None:
            mine.discard(one)
            if not mine:
                del self._connected[one.person.id]

    def is_connected(self, person: str) -> bool:
        """Ask whether somebody is connected to this node."""
        return person in self._connected

    def tell(self, person: str, notice: m.Notice) -> None:
        """Tell somebody something, at whatever node he is connected."""
        message = _encode(notice)
        self._tell_here(person, message)
        if not self.alone:
            told = PersonNotice(person, message.decode())
            self.tasks.start(self.bus.announce(NODES, told))

    def on_person_notice(self, what: PersonNotice) -> None:
        """Hear of something to be told at another node."""
        self._tell_here(what.person, what.message.encode())

    def _tell_here(self, person: str, message: bytes) -> None:
        for one in tuple(self._connected.get(person, ())):
            one.send(message)
