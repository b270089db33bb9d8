"""What quick match needs from a database: who looks for a table, and where he was seated.

One person looks for one table at a time. Where he was seated is kept until he has been told.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from ..domain.matchmaking import Tempo
from ..domain.tables import Table


@dataclass(frozen=True, slots=True)
class Seek:
    """Somebody looks for a table; or was seated at one."""

    person: str
    game: str
    tempo: Tempo
    least: int
    most: int
    rating: float
    since: int
    bots_at: int  # from when on bots are offered to him
    seen: int  # when a node last had a connection of his
    table: str | None = None  # where he was seated


class SeekStore(Protocol):
    """Who looks for a table."""

    def look(self, seek: Seek) -> Seek:
        """Let somebody look for a table, and return what is stored of him then.

        Who looks for the same again goes on waiting. Who was seated meanwhile is told so first:
        nobody gets a second seat before he knows of the first.
        """
        ...

    def stop(self, person: str) -> Seek | None:
        """Let somebody look no more; return his seat, if he was seated before he said so."""
        ...

    def told(self, person: str, table: str) -> None:
        """Note that somebody knows where he was seated."""
        ...

    def touch(self, people: Collection[str], now: int) -> None:
        """Note that people are still there."""
        ...

    def of(self, people: Collection[str]) -> list[Seek]:
        """Load what some people look for."""
        ...

    def waiting(self, seen_since: int) -> list[Seek]:
        """List those who look for a table and were there lately, the longest waiting first."""
        ...

    def apart(self) -> list[tuple[str, str]]:
        """List who of those who look for a table has blocked whom of them."""
        ...

    def seat(self, people: Sequence[str], table: Table) -> bool:
        """Store a new table and seat people there, all in one transaction.

        Say no, and store nothing, if one of them was seated elsewhere or looks no more.
        """
        ...

    def take(self, person: str, table: str) -> bool:
        """Note that somebody is seated at a table that stands; say no if he looks no more."""
        ...

    def let_go(self, person: str, table: str) -> None:
        """Note that he is not seated there after all, and looks on."""
        ...

    def forget(self, seen_before: int) -> None:
        """Forget those who have not been there for long."""
        ...
