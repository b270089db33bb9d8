"""What everybody may know about a table: who sits there, and what was agreed on."""

from typing import Literal

from msgspec import Struct

TableStatus = Literal["lobby", "playing", "over", "abandoned"]
TablePace = Literal["calm", "normal", "brisk", "at-once"]
TableMemoryAid = Literal["none", "round", "log"]
TableWatching = Literal["open", "delayed", "closed"]
ContributionKind = Literal["sealed", "plain", "bot", "none"]
TimeControlKind = Literal["none", "per_move", "bank", "days"]


class TimeControl(Struct, frozen=True):
    """How long one may think."""

    kind: TimeControlKind
    per_move_ms: int
    bank_ms: int


class SeatInfo(Struct, frozen=True):
    """Who sits on a chair."""

    person: str | None
    name: str
    bot: str | None
    colour: int
    ready: bool
    companion: bool
    persona: str


class BeaconInfo(Struct, frozen=True):
    """A round of a public beacon; what it says is empty until it is out."""

    chain: str
    round: int
    signature: str
    randomness: str


class OpeningInfo(Struct, frozen=True):
    """What all seats have sealed, who is asked to open now and until when, and who did not.

    `seals` and `added_by` are by seat, and fixed: what a seat opens is checked against them.
    `withheld` tells round and seat of those who did not open in time. Docs: docs/deals.md.
    """

    round: int
    until: int
    added_by: list[ContributionKind]
    seals: list[str]
    waiting: list[int]
    withheld: list[list[int]]
    beacon: BeaconInfo | None


class TableInfo(Struct, frozen=True):
    """What everybody may know about a table; `GET /api/tables/{table}` tells the same."""

    id: str
    game: str
    ruleset: dict[str, bool | int | float | str]
    status: TableStatus
    host: str
    public: bool
    rated: bool
    hints: bool
    pace: TablePace
    score: bool
    notes: bool
    beacon: bool
    quick: bool
    lesson: str | None
    memory_aid: TableMemoryAid
    watching: TableWatching
    reaction_ms: int
    clock: TimeControl
    commitment: str
    opening: OpeningInfo | None
    rematch: str | None
    muted: list[str]
    rules_version: int
    offline: bool
    club: str | None
    set_up: bool
    seats: list[SeatInfo]
