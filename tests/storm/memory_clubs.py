"""In the simulated world there are no clubs."""

from collections.abc import Sequence

from larceny.server.domain.clubs import Meeting
from larceny.server.domain.tables import Table
from larceny.server.ports.clubs import Club, ClubGame, ClubInvitation, Member


class NoClubs:
    """Nobody is a member of anything; what would change that is no part of any story."""

    def add(self, club: Club) -> None:
        raise NotImplementedError

    def club(self, club: str) -> Club | None:
        return None

    def by_code(self, code: str) -> Club | None:
        return None

    def clubs_of(self, person: str) -> list[Club]:
        return []

    def rename(self, club: str, name: str) -> None:
        raise NotImplementedError

    def meet(self, club: str, meeting: Meeting | None) -> None:
        raise NotImplementedError

    def renew_code(self, club: str, code: str) -> None:
        raise NotImplementedError

    def hand_over(self, club: str, person: str) -> bool:
        raise NotImplementedError

    def close(self, club: str) -> None:
        raise NotImplementedError

    def join(self, club: str, person: str, at: int, most: int) -> bool:
        raise NotImplementedError

    def leave(self, club: str, person: str) -> None:
        raise NotImplementedError

    def is_member(self, club: str, person: str) -> bool:
        return False

    def members(self, club: str) -> list[Member]:
        return []

    def count_members(self, clubs: Sequence[str]) -> dict[str, int]:
        return {}

    def invite(self, club: str, person: str, by: str, at: int) -> bool:
        raise NotImplementedError

    def invitations_to(self, person: str) -> list[ClubInvitation]:
        return []

    def invited(self, club: str) -> list[str]:
        return []

    def answer(self, club: str, person: str) -> None:
        raise NotImplementedError

    def lay(self, club: str, table: Table) -> str | None:
        raise NotImplementedError

    def finish(self, table: str, ended: int, points: Sequence[int], winners: Sequence[int]) -> bool:
        raise NotImplementedError

    def games(self, club: str, limit: int, offset: int) -> list[ClubGame]:
        return []
