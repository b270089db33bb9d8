"""What the service needs to know how people stand to each other."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from ..domain.friendship import Bond


class Related(NamedTuple):
    """Somebody, how one stands to him, and since when."""

    person: str
    name: str
    tie: Bond
    at: int


class Blocked(NamedTuple):
    """Somebody whom one has blocked."""

    person: str
    name: str
    at: int


class Opponent(NamedTuple):
    """Somebody beside whom one sat last at a table."""

    person: str
    name: str
    game: str
    at: int


@dataclass(frozen=True, slots=True)
class Invitation:
    """Somebody asks another to come to a table."""

    table: str
    person: str  # who is asked
    by: str
    at: int


class RelationStore(Protocol):
    """Friends, blocks, and invitations to tables."""

    def add_tie(self, person: str, other: str, at: int) -> Bond:
        """Note that somebody wants another as a friend; say how they stand then."""
        ...

    def befriend(self, person: str, other: str, at: int) -> None:
        """Make two people friends at once."""
        ...

    def remove_ties(self, person: str, other: str) -> None:
        """Let two people be no friends, and neither ask the other."""
        ...

    def tie(self, person: str, other: str) -> Bond:
        """Say how somebody stands to another."""
        ...

    def ties_of(self, person: str) -> list[Related]:
        """List whom somebody has as a friend, has asked or is asked by, the newest first."""
        ...

    def count_ties(self, person: str) -> tuple[int, int]:
        """Count whom somebody has or wants as friends, and who waits for his answer."""
        ...

    def named(self, name: str, limit: int) -> list[str]:
        """Find people by the name of their account, or else by the one that is shown."""
        ...

    def link_of(self, person: str, new: str) -> str:
        """Return by which code somebody makes friends; a new one, if he has none yet."""
        ...

    def renew_link(self, person: str, new: str) -> None:
        """Give somebody another code; the one before leads nowhere."""
        ...

    def owner_of_link(self, code: str) -> str | None:
        """Find whose code it is."""
        ...

    def block(self, person: str, other: str, at: int) -> None:
        """Note that somebody has blocked another, who is then no friend and not invited."""
        ...

    def unblock(self, person: str, other: str) -> None:
        """Take a block back."""
        ...

    def blocked_by(self, person: str) -> list[Blocked]:
        """List whom somebody has blocked, the newest first."""
        ...

    def has_blocked(self, person: str, other: str) -> bool:
        """Ask whether somebody has blocked another."""
        ...

    def blocks_among(self, people: Sequence[str]) -> list[tuple[str, str]]:
        """List who of some people has blocked whom of them."""
        ...

    def opponents(self, person: str, tables: int) -> list[Opponent]:
        """List with whom somebody sat at his last tables, whom he met last first."""
        ...

    def invite(self, invitation: Invitation) -> bool:
        """Store an invitation; say no if he is invited to that table already."""
        ...

    def count_invited(self, table: str) -> int:
        """Count who is invited to a table."""
        ...

    def invitation(self, table: str, person: str) -> Invitation | None:
        """Load somebody's invitation to a table."""
        ...

    def invitations_to(self, person: str, limit: int) -> list[Invitation]:
        """List the invitations to tables that have not begun, the newest first."""
        ...

    def invitations_at(self, table: str) -> list[Invitation]:
        """List who is invited to a table."""
        ...

    def answer_invitation(self, table: str, person: str) -> None:
        """Strike out an invitation."""
        ...
