"""What the service needs to keep of clubs: members, invitations, their table, finished games."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from ..domain.clubs import Meeting
from ..domain.tables import Table


@dataclass(frozen=True, slots=True)
class Club:
    """People who keep one table of their own."""

    id: str
    name: str
    owner: str
    code: str = field(repr=False)  # of the link by which one becomes a member
    created: int
    meeting: Meeting | None = None
    table: str | None = None  # the newest that was laid


class Member(NamedTuple):
    """A member of a club, since when, and how he has played there."""

    person: str
    name: str
    since: int
    games: int
    wins: int


class ClubInvitation(NamedTuple):
    """Somebody asks another to become a member."""

    club: str
    club_name: str
    person: str
    by: str
    by_name: str
    at: int


class ClubGame(NamedTuple):
    """A game that a club has played to its end."""

    table: Table
    ended: int
    points: Sequence[int]  # by seat
    winners: Sequence[int]  # seats


class ClubStore(Protocol):
    """Clubs."""

    def add(self, club: Club) -> None:
        """Store a new club, whose owner is its first member."""
        ...

    def club(self, club: str) -> Club | None:
        """Load a club."""
        ...

    def by_code(self, code: str) -> Club | None:
        """Find the club that a link leads to."""
        ...

    def clubs_of(self, person: str) -> list[Club]:
        """List the clubs of a member, whose he has been longest first."""
        ...

    def rename(self, club: str, name: str) -> None:
        """Change a club's name."""
        ...

    def meet(self, club: str, meeting: Meeting | None) -> None:
        """Note when a club meets."""
        ...

    def renew_code(self, club: str, code: str) -> None:
        """Give a club another link; the one before leads nowhere."""
        ...

    def hand_over(self, club: str, person: str) -> bool:
        """Make a member the owner; say no if he is none."""
        ...

    def close(self, club: str) -> None:
        """Delete a club; the games that were played there stay."""
        ...

    # Members ----------------------------------------------------------------------------------

    def join(self, club: str, person: str, at: int, most: int) -> bool:
        """Make somebody a member, whose invitation is answered by that; say no if it is full.

        Who is a member already stays it.
        """
        ...

    def leave(self, club: str, person: str) -> None:
        """Make somebody a member no longer."""
        ...

    def is_member(self, club: str, person: str) -> bool:
        """Ask whether somebody is a member."""
        ...

    def members(self, club: str) -> list[Member]:
        """List the members, who came first first."""
        ...

    def count_members(self, clubs: Sequence[str]) -> dict[str, int]:
        """Count the members of some clubs."""
        ...

    # Invitations ------------------------------------------------------------------------------

    def invite(self, club: str, person: str, by: str, at: int) -> bool:
        """Store an invitation; say no if he is invited already."""
        ...

    def invitations_to(self, person: str) -> list[ClubInvitation]:
        """List the invitations of somebody, the newest first."""
        ...

    def invited(self, club: str) -> list[str]:
        """List who is invited to a club."""
        ...

    def answer(self, club: str, person: str) -> None:
        """Strike out an invitation."""
        ...

    # The table --------------------------------------------------------------------------------

    def lay(self, club: str, table: Table) -> str | None:
        """Store a new table as the club's, all in one transaction, and return its id.

        Where one waits or is played at, store nothing and return that. None: there is no club.
        """
        ...

    def finish(self, table: str, ended: int, points: Sequence[int], winners: Sequence[int]) -> bool:
        """Note how a game at a club's table ended, once; say no if it is known, or none of theirs.

        It counts for each person who sat there himself.
        """
        ...

    def games(self, club: str, limit: int, offset: int) -> list[ClubGame]:
        """List the games that were played to their end, the newest first."""
        ...
