"""What is said in the hall: who is there, what waits and is played, and who looks for a match."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from .message import FromClient, FromServer, Json
from .table_info import TimeControl

SeekTempo = Literal["fast", "relaxed", "days"]


# From the client --------------------------------------------------------------------------------


class EnterHall(FromClient, frozen=True, tag="enter-hall"):
    """Be told what goes on in the house; with `named`, one's name is told to the others there."""

    named: bool = False


class LeaveHall(FromClient, frozen=True, tag="leave-hall"):
    """Be told no more what goes on in the house."""


class Seek(FromClient, frozen=True, tag="seek"):
    """Look for people to play with at once, who are seated together by rating and waiting time.

    `most` players at most sit at the table. After `bots_after_ms` bots are offered instead. Who
    looks for the same again, over another connection, goes on waiting.
    """

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    tempo: SeekTempo
    most: Annotated[int, Meta(ge=2, le=8)] = 4
    bots_after_ms: Annotated[int, Meta(ge=0, le=3_600_000)] = 30_000


class StopSeeking(FromClient, frozen=True, tag="stop-seeking"):
    """Look for nobody any more; who was seated just before is told where, instead."""


# From the server --------------------------------------------------------------------------------


class HallSeat(Struct, frozen=True):
    """A chair at a table of the house; a free one has no name and nobody on it."""

    name: str
    colour: int
    free: bool
    bot: bool


class HallTable(Struct, frozen=True):
    """A public table, as the house tells of it.

    Of a game in progress everything is told a minute late; `sketch` is a small picture of how it
    stood then, as a spectator could see it (its fields are the game's own). `at` is when the table
    was laid, or when the game ended.
    """

    id: str
    kind: Literal["waiting", "running", "finished"]
    game: str
    edition: str
    rated: bool
    clock: TimeControl
    seats: list[HallSeat]
    at: int
    sketch: Json | None = None


class Looking(Struct, frozen=True):
    """How many people look for a quick match, by game and tempo."""

    game: str
    tempo: SeekTempo
    people: int


class Hall(FromServer, frozen=True, tag="hall"):
    """What goes on in the house: who is here, which tables there are, who looks for a match."""

    here: int
    names: list[str]
    tables: list[HallTable]
    looking: list[Looking]


class HallNews(FromServer, frozen=True, tag="hall-news", omit_defaults=True):
    """What has changed in the house since the last message; what is left out is as it was.

    `tables` are new, or take the place of those with the same id; `gone` are there no more.
    """

    here: int | None = None
    names: list[str] | None = None
    tables: list[HallTable] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    looking: list[Looking] | None = None


class Seeking(FromServer, frozen=True, tag="seeking"):
    """What one looks for, and since when; without a game: one looks for nothing.

    From `bots_at` on, bots are offered.
    """

    game: str | None = None
    tempo: SeekTempo | None = None
    most: int = 0
    since: int = 0
    bots_at: int = 0


class Seated(FromServer, frozen=True, tag="seated"):
    """A quick match: at which table one sits now."""

    seated_at: str


ClientHallMessage = EnterHall | LeaveHall | Seek | StopSeeking
HallMessage = Hall | HallNews | Seeking | Seated
