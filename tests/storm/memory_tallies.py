"""How people have played, in the simulated world: nothing is counted there."""

from collections.abc import Sequence

from larceny.server.ports.tallies import Moment, Played, Tally


class NoTallies:
    """Nobody's games are counted: no story is about that."""

    def count(self, table: str, played: Sequence[Played]) -> bool:
        return False

    def uncounted(self, limit: int) -> list[str]:
        return []

    def tallies_of(self, person: str) -> list[Tally]:
        return []

    def against(self, person: str, other: str) -> list[Tally]:
        return []

    def moments_of(self, person: str, public: bool, limit: int) -> list[Moment]:
        return []
