"""In the simulated world nobody befriends or blocks anybody."""

from collections.abc import Sequence

from larceny.server.domain.friendship import Bond
from larceny.server.ports.relations import Blocked, Invitation, Opponent, Related


class NoRelations:
    """Nobody knows anybody; what would change that is no part of any story."""

    def add_tie(self, person: str, other: str, at: int) -> Bond:
        raise NotImplementedError

    def befriend(self, person: str, other: str, at: int) -> None:
        raise NotImplementedError

    def remove_ties(self, person: str, other: str) -> None:
        raise NotImplementedError

    def tie(self, person: str, other: str) -> Bond:
        return Bond.NONE

    def ties_of(self, person: str) -> list[Related]:
        return []

    def count_ties(self, person: str) -> tuple[int, int]:
        return 0, 0

    def named(self, name: str, limit: int) -> list[str]:
        return []

    def link_of(self, person: str, new: str) -> str:
        raise NotImplementedError

    def renew_link(self, person: str, new: str) -> None:
        raise NotImplementedError

    def owner_of_link(self, code: str) -> str | None:
        return None

    def block(self, person: str, other: str, at: int) -> None:
        raise NotImplementedError

    def unblock(self, person: str, other: str) -> None:
        raise NotImplementedError

    def blocked_by(self, person: str) -> list[Blocked]:
        return []

    def has_blocked(self, person: str, other: str) -> bool:
        return False

    def blocks_among(self, people: Sequence[str]) -> list[tuple[str, str]]:
        return []

    def opponents(self, person: str, tables: int) -> list[Opponent]:
        return []

    def invite(self, invitation: Invitation) -> bool:
        raise NotImplementedError

    def count_invited(self, table: str) -> int:
        return 0

    def invitation(self, table: str, person: str) -> Invitation | None:
        return None

    def invitations_to(self, person: str, limit: int) -> list[Invitation]:
        return []

    def invitations_at(self, table: str) -> list[Invitation]:
        return []

    def answer_invitation(self, table: str, person: str) -> None:
        raise NotImplementedError
