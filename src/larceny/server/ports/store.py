"""What the service needs from a database. Every implementation passes the same contract tests.

The calls are plain and block; the service keeps them off the event loop.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from larceny.kernel.events import Seat

from ..domain.tables import Table
from .clubs import ClubStore
from .pushes import PushStore
from .puzzles import PuzzleStore
from .relations import RelationStore
from .reports import ReportStore
from .seeks import SeekStore
from .studies import StudyStore
from .tallies import TallyStore


class Entry(NamedTuple):
    """One decision at a table, with what it brought about; seq 0 is the deal.

    The journal is the truth (event sourcing): a position is its entries, played again.
    """

    table: str
    seq: int
    seat: Seat  # -1: the deal
    word: str
    client_id: str | None  # an idempotency key: what is sent twice is done once
    at: int
    events: bytes  # as JSON, not redacted: never sent as it is
    clock: bytes  # as JSON: how the clock stands afterwards
    deadline: int | None


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody: a guest, or one with an account."""

    id: str
    name: str
    created: int
    account: str | None = None  # the name to log in with


@dataclass(frozen=True, slots=True)
class Token:
    """What proves who one is: a browser's session, or a personal token for a program."""

    hash: str = field(repr=False)
    person: str
    label: str  # empty: a session
    created: int

    @property
    def is_session(self) -> bool:
        """Ask whether it came from a visit or a log in, rather than being made for a program."""
        return not self.label


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the chat."""

    table: str
    number: int
    at: int
    person: str
    seat: Seat | None
    name: str
    text: str
    client_id: str | None = None  # by which its sender knows it


class Sealed(NamedTuple):
    """An answer that nobody may learn before the window closes."""

    table: str
    window: int  # the step that opened the window
    seat: Seat
    word: str
    client_id: str | None
    at: int


class Sheet(NamedTuple):
    """All notes of a seat at a table."""

    table: str
    seat: Seat
    person: str  # who has written them
    seq: int  # after which step
    at: int
    body: bytes  # notes by tile or drawer, as JSON


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a player is: a person, or `bot:NAME`."""

    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True)
class Rated:
    """What a player was rated after a table."""

    table: str
    game: str
    player: str
    at: int
    rating: Rating


class Conflict(Exception):
    """Somebody else stored something under the same number first."""


class JournalStore(Protocol):
    """Decisions and what they brought about."""

    def append(self, entries: Sequence[Entry]) -> list[bool]:
        """Store entries durably, all in one transaction; say of each if its number was free."""
        ...

    def entries(self, table: str, after: int = -1) -> list[Entry]:
        """List the entries of a table after a number, in order."""
        ...

    def overdue(self, now: int) -> list[str]:
        """List the running tables whose deadline is over."""
        ...


class TableProgress(NamedTuple):
    """How far a table is, where it is stored."""

    table: str
    version: int
    seq: int  # -1 before the deal


class TableStore(Protocol):
    """Tables, and who sits there."""

    def add_table(self, table: Table) -> None:
        """Store a new table."""
        ...

    def load_table(self, table: str) -> Table | None:
        """Load a table."""
        ...

    def save_table(self, table: Table) -> Table:
        """Store a changed table under the next version; raise Conflict if another was faster.

        So tables are locked optimistically: who lost loads the table, and tries again.
        """
        ...

    def open_tables(self, game: str | None, limit: int, offset: int) -> list[Table]:
        """List the public tables that wait for players, the newest first."""
        ...

    def playing_in_public(self, limit: int) -> list[Table]:
        """List the public tables where a game is on, the newest first."""
        ...

    def finished_in_public(self, limit: int) -> list[tuple[Table, int]]:
        """List the newest public tables whose game is over, with the time of the last step."""
        ...

    def tables_of(self, person: str, limit: int, offset: int) -> list[Table]:
        """List the tables where a person sits or sat, the newest first."""
        ...

    def lessons_of(self, person: str) -> list[Table]:
        """List all tables where a person takes or took a lesson, the newest first."""
        ...

    def outdated(self, known: Mapping[str, Collection[int]]) -> list[str]:
        """List the running tables whose rules are none of those that are known, by game."""
        ...

    def progress(self, tables: Sequence[str]) -> list[TableProgress]:
        """Say how far some tables are."""
        ...

    def resting(self, after: int, before: int, limit: int) -> list[tuple[Table, int]]:
        """List running tables that moved last between two times, with their last step.

        The newest tables come first. Where nothing was dealt yet, the table's own time counts.
        """
        ...


class PeopleStore(Protocol):
    """People and their tokens."""

    def add_person(self, person: Person, token_hash: str) -> None:
        """Store a new guest with his first token."""
        ...

    def person(self, person: str) -> Person | None:
        """Load a person."""
        ...

    def names_of(self, ids: Sequence[str]) -> dict[str, str]:
        """Load the names of people."""
        ...

    def rename(self, person: str, name: str) -> None:
        """Change a person's name."""
        ...

    def add_account(self, person: str, account: str, password_hash: str) -> bool:
        """Give a guest an account; say no if the name is taken, or if he has one already."""
        ...

    def password_of(self, account: str) -> tuple[Person, str] | None:
        """Find whose account it is, and the hash of his password."""
        ...

    def set_password(self, person: str, password_hash: str) -> None:
        """Change the password of a person who has an account."""
        ...

    def add_token(self, token: Token) -> None:
        """Store a token."""
        ...

    def bearer(self, token_hash: str) -> tuple[Person, Token] | None:
        """Load a token, and the person it belongs to."""
        ...

    def tokens_of(self, person: str) -> list[Token]:
        """List the sessions and tokens of a person, the oldest first."""
        ...

    def known_tokens(self, hashes: Sequence[str]) -> set[str]:
        """Say which of some tokens there are, by their hashes."""
        ...

    def remove_tokens(self, hashes: Sequence[str]) -> None:
        """End sessions, or revoke tokens."""
        ...

    def forget_person(self, person: str, name: str) -> None:
        """Leave nothing of a person but an id under this name: nothing that he said or noted."""
        ...

    def lines_of(self, person: str) -> list[Line]:
        """List everything that a person has said, in order."""
        ...

    def decisions(self, table: str, seat: Seat) -> list[tuple[int, int, str]]:
        """List what a seat has decided at a table: number, time and word, in order."""
        ...

    def count_open_tables(self, person: str) -> int:
        """Count the tables, not yet over, where a person sits or is the host."""
        ...


class ChatStore(Protocol):
    """What people say at tables."""

    def say(self, line: Line) -> Line:
        """Store a line under the next number; return the one that its sender knows by its id."""
        ...

    def lines(self, table: str, after: int = 0, limit: int = 200) -> list[Line]:
        """List lines of a chat after a number, in order."""
        ...

    def last_lines(self, table: str, limit: int) -> list[Line]:
        """List the last lines of a chat, in order."""
        ...


class LeaseStore(Protocol):
    """What exactly one node does, even when nodes die."""

    def lease(self, name: str, node: str, now: int, until: int, lapsed: int | None = None) -> bool:
        """Take or extend a lease; say if it is the node's now. Until now: give it back.

        One that still says `lapsed` may be taken whatever time it is: nobody has renewed it.
        """
        ...

    def leased_until(self, name: str) -> int | None:
        """Return until when somebody has a lease, by the time of day that he has."""
        ...


class SealedStore(Protocol):
    """Answers that wait until a window closes."""

    def seal(self, answer: Sealed) -> bool:
        """Store an answer durably; say no if the seat has answered in this window."""
        ...

    def seal_all(self, answers: Sequence[Sealed]) -> list[bool]:
        """Store answers durably, all in one transaction; say of each if it was the seat's first."""
        ...

    def sealed(self, table: str, window: int) -> list[Sealed]:
        """List the answers in a window, by seat."""
        ...


class NoteStore(Protocol):
    """What seats note for themselves."""

    def write(self, sheet: Sheet) -> None:
        """Store all notes of a seat in place of those that it had."""
        ...

    def sheets(self, table: str) -> list[Sheet]:
        """List the notes at a table, by seat."""
        ...


class ReplayStore(Protocol):
    """Finished games as everybody saw them, whatever has become of their rules since."""

    def add(self, table: str, body: bytes) -> bool:
        """Store the replay of a game; say no if it is stored already, and leave that one."""
        ...

    def load(self, table: str) -> bytes | None:
        """Load the replay of a game."""
        ...

    def missing(self, limit: int) -> list[str]:
        """List games that are over, were dealt, and have no replay, the newest first."""
        ...


class RatingStore(Protocol):
    """How strong players are, game by game."""

    def ratings(self, game: str, players: Sequence[str]) -> dict[str, Rating]:
        """Load the ratings of those players who have one."""
        ...

    def rate(self, table: str, game: str, at: int, changed: Mapping[str, Rating]) -> bool:
        """Store what a table changed, all in one transaction; say no if it was rated before.

        `games` says how many games a rating counts, this one included. Raise Conflict if another
        table was rated meanwhile: load the ratings again, and reckon anew.
        """
        ...

    def history(self, player: str, game: str, limit: int) -> list[Rated]:
        """List what a player was rated, the newest first."""
        ...

    def leaderboard(self, game: str, limit: int) -> list[tuple[str, Rating]]:
        """List the players who are surely the strongest, by mu - 3 sigma."""
        ...

    def place(self, game: str, player: str) -> int | None:
        """Say at which place of the leaderboard somebody stands, from 1; None: he is not rated."""
        ...


@dataclass(frozen=True, slots=True)
class Store:
    """Everything that is kept, part by part."""

    journal: JournalStore
    tables: TableStore
    people: PeopleStore
    chat: ChatStore
    leases: LeaseStore
    sealed: SealedStore
    ratings: RatingStore
    pushes: PushStore
    notes: NoteStore
    replays: ReplayStore
    puzzles: PuzzleStore
    seeks: SeekStore
    relations: RelationStore
    tallies: TallyStore
    reports: ReportStore
    clubs: ClubStore
    studies: StudyStore
    close: Callable[[], None]
    failures: tuple[type[Exception], ...] = ()  # raised when it is away, full, locked or broken
