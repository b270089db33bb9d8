"""What the service needs from a bus: pub/sub between nodes, so that others hear what is new.

What is announced is also in the store: who misses something looks there.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from larceny.kernel.events import Seat
from larceny.protocol.messages import EmoteName


class Announcement(msgspec.Struct, frozen=True, tag_field="what"):
    """Something that one node tells the others about a table, or about itself."""


class NewStep(Announcement, tag="step", frozen=True):
    """A step was stored."""


class NewSealedAnswer(Announcement, tag="sealed", frozen=True):
    """An answer in a reaction window was stored."""


class NewLobby(Announcement, tag="lobby", frozen=True):
    """The table itself was changed: who sits there, what is agreed on, how far it is."""


class NewLine(Announcement, tag="chat", frozen=True):
    """Somebody said something."""


class NewEmote(Announcement, tag="emote", frozen=True):
    """Somebody at the table shows a sign; it is stored nowhere."""

    seat: int
    person: str
    emote: EmoteName


class NewNotes(Announcement, tag="notes", frozen=True):
    """A seat wrote notes."""

    seat: Seat


class SeatTimedOut(Announcement, tag="away", frozen=True):
    """A bot begins to play for somebody whose time ran out."""

    seat: Seat
    seq: int = -1  # the last step that there was then; -1: a node of before does not say


class SeatReturned(Announcement, tag="back", frozen=True):
    """He plays himself again."""

    seat: Seat
    seq: int = -1  # the last step that there was then


class WatchersAt(Announcement, tag="here", frozen=True):
    """Who watches the table at a node."""

    node: str
    seats: tuple[Seat, ...]
    spectators: int


class SeenAt(Announcement, tag="seen", frozen=True):
    """Up to which step all have seen the table at a node who say so; None if nobody does."""

    node: str
    seq: int | None


class UndoAsked(Announcement, tag="undo", frozen=True):
    """Somebody asks to take back, and who has still to agree; or it was refused."""

    seat: Seat
    seq: int
    asked_at: int  # the last step when it was asked for
    waiting: tuple[Seat, ...]
    is_refused: bool = False


class WhoIsThere(Announcement, tag="who", frozen=True):
    """Tell me who watches the table, and what is asked."""


class Resync(Announcement, tag="resync", frozen=True):
    """Something may have been missed; look in the store."""


class NodeAlive(Announcement, tag="alive", frozen=True):
    """A node runs."""

    node: str


class NodeGone(Announcement, tag="gone", frozen=True):
    """A node stops."""

    node: str


class TokensEnded(Announcement, tag="ended", frozen=True):
    """Tokens are worth nothing any more, by their hashes."""

    hashes: tuple[str, ...]


class HallChanged(Announcement, tag="hall", frozen=True):
    """A public table was made or changed."""


class HallAt(Announcement, tag="hall-at", frozen=True):
    """How many are in the hall at a node, and the names of some who do not mind."""

    node: str
    here: int
    names: tuple[str, ...]


class Matched(Announcement, tag="matched", frozen=True):
    """People were seated together by quick match; where, the store says."""

    people: tuple[str, ...]


class PersonNotice(Announcement, tag="notice", frozen=True):
    """Somebody is to be told something, wherever he is connected."""

    person: str
    message: str  # as it is sent


class BlocksChanged(Announcement, tag="blocks", frozen=True):
    """Somebody has blocked another, or taken that back."""

    person: str


_Any = (
    NewStep
    | NewSealedAnswer
    | NewLobby
    | NewLine
    | NewEmote
    | NewNotes
    | SeatTimedOut
    | SeatReturned
    | WatchersAt
    | SeenAt
    | UndoAsked
    | WhoIsThere
    | Resync
    | NodeAlive
    | NodeGone
    | TokensEnded
    | HallChanged
    | HallAt
    | Matched
    | PersonNotice
    | BlocksChanged
)
_decoder: msgspec.json.Decoder[Announcement] = msgspec.json.Decoder(_Any)
_encoder = msgspec.json.Encoder()

Listener = Callable[[str, Announcement], Awaitable[None]]
"""Called with a table and what is new there."""

NODES = "nodes"
"""Instead of a table: here nodes tell of themselves."""


def write_announcement(announcement: Announcement) -> str:
    """Write an announcement as text."""
    return _encoder.encode(announcement).decode()


def read_announcement(text: str) -> Announcement:
    """Read an announcement; what another version of the server says otherwise is a resync."""
    try:
        return _decoder.decode(text)
    except msgspec.DecodeError:
        return Resync()


class Bus(Protocol):
    """Carries announcements between nodes. What it carries is also in the store."""

    async def start(self, listener: Listener) -> None:
        """Begin to listen."""
        ...

    async def follow(self, table: str) -> None:
        """Hear about a table from now on: whatever is announced after this has returned."""
        ...

    async def forget(self, table: str) -> None:
        """Hear about a table no more."""
        ...

    async def announce(self, table: str, what: Announcement) -> None:
        """Tell the other nodes; never fails, and never waits for them."""
        ...

    async def stop(self) -> None:
        """Say what is still to be said, and stop listening."""
        ...
