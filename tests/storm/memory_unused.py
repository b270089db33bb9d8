"""The parts of the store of which no story needs anything, or next to nothing."""

from collections.abc import Sequence
from typing import Any, NoReturn

from larceny.server.ports.relations import Blocked
from larceny.server.ports.tallies import Played


class Unused:
    """Complains of whatever is asked of it: a story that needs it has to bring it."""

    def __getattr__(self, name: str) -> NoReturn:
        raise AssertionError(f"{type(self).__name__}.{name} is not there in the simulated world")


class NoRelations(Unused):
    """Nobody has blocked anybody."""

    def blocked_by(self, person: str) -> list[Blocked]:
        return []

    def has_blocked(self, person: str, other: str) -> bool:
        return False

    def blocks_among(self, people: Sequence[str]) -> list[tuple[str, str]]:
        return []


class NoTallies(Unused):
    """Nobody's games are counted."""

    def count(self, table: str, played: Sequence[Played]) -> bool:
        return False

    def uncounted(self, limit: int) -> list[str]:
        return []


def unused_parts() -> dict[str, Any]:
    """Return these parts by their names; they keep to no protocol."""
    nothing = Unused()
    return {
        "relations": NoRelations(),
        "tallies": NoTallies(),
        **dict.fromkeys(("reports", "clubs", "studies", "puzzles", "seeks"), nothing),
    }
