"""What the service needs to tell people, far from the page, that a table waits for them.

What is to be sent is kept in the database until it is sent, so no restart loses it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import NamedTuple, Protocol

from larceny.kernel.events import Seat


@dataclass(frozen=True, slots=True)
class Device:
    """A browser that wants to be told: where, and how only it can read it."""

    id: str  # a hash of the endpoint
    person: str
    token: str = field(repr=False)  # the hash of the session that it belongs to
    endpoint: str = field(repr=False)  # who knows it can send to it
    p256dh: str = field(repr=False)
    auth: str = field(repr=False)
    language: str
    created: int


class Turn(NamedTuple):
    """A turn that a seat owes: whose, and the step with which it began."""

    seat: Seat
    number: int
    person: str


class Push(NamedTuple):
    """Something that waits to be sent to a device."""

    table: str
    turn: int
    seat: Seat
    tries: int
    due: int
    device: Device


INVITED = -2
"""Instead of a turn: somebody is invited to the table."""


class PushStore(Protocol):
    """Devices, and what waits to be sent to them."""

    def key(self, new: str) -> str:
        """Return the key that this server has; a new one, if it has none yet."""
        ...

    def add_device(self, device: Device, most: int) -> None:
        """Store a device, or to whom it belongs now; of too many the oldest are forgotten."""
        ...

    def remove_device(self, device: str, person: str | None = None) -> None:
        """Forget a device; one of this person, if one is named."""
        ...

    def devices_of(self, person: str) -> list[Device]:
        """List the devices of a person, the oldest first."""
        ...

    def moved(self, limit: int) -> list[tuple[str, int]]:
        """List running tables that moved since it was noted who is to be told, with their step.

        Only tables where somebody with a device sits.
        """
        ...

    def note(self, table: str, seq: int, turns: Sequence[Turn], due: int) -> None:
        """Note the turns that are owed after a step, all in one transaction.

        What began before the last step that was noted is known already, and not noted again.
        """
        ...

    def note_at_once(self, table: str, turns: Sequence[Turn], due: int) -> None:
        """Note what is told of a table without a step, once as long as it waits to be sent."""
        ...

    def note_invitation(self, table: str, person: str, due: int) -> None:
        """Note that somebody is to be told of an invitation (`INVITED`)."""
        ...

    def waiting(self, limit: int) -> list[Push]:
        """List what waits, what is due first."""
        ...

    def claim(self, push: Push, until: int) -> bool:
        """Take it upon oneself to send something, until a time; say no if another was faster."""
        ...

    def put_off(self, push: Push, due: int) -> None:
        """Let something that was claimed be tried again."""
        ...

    def settle(self, push: Push) -> None:
        """Strike out what is sent, or shall not be sent any more."""
        ...

    def drop_turn(self, table: str, seat: Seat, turn: int) -> None:
        """Strike out what waits about a turn."""
        ...


class Outcome(Enum):
    """What became of something that was sent."""

    TAKEN = auto()
    GONE = auto()  # there is no such device any more
    REFUSED = auto()  # and would be refused again
    LATER = auto()  # the service is away, slow, or has too much to do


class Answer(NamedTuple):
    """What a push service answered."""

    outcome: Outcome
    wait_s: int = 0  # what it asked for, if it asked
    why: str = ""  # for the log: a status, or the kind of an error


class Parcel(NamedTuple):
    """Something to be sent: what, how long it is worth it, and what it takes the place of."""

    content: Mapping[str, object]
    seconds: int
    topic: str
    urgent: bool


class Messenger(Protocol):
    """Sends something to devices through their push services."""

    @property
    def public_key(self) -> str:
        """Return by what key browsers know this server."""
        ...

    def check(self, device: Device) -> None:
        """Refuse a device that nothing can, or may, be sent to."""
        ...

    async def send(self, device: Device, parcel: Parcel) -> Answer:
        """Send something; never fails, and never takes long."""
        ...

    async def stop(self) -> None:
        """Close what is open."""
        ...
