"""What the service needs to know how somebody has played, without going through all of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol


class Tally(NamedTuple):
    """How often something came up in somebody's games of a kind, and how that went."""

    game: str
    kind: str  # all, edition, seats, character, or against
    key: str  # which of them
    times: int
    wins: int
    points: int


@dataclass(frozen=True, slots=True)
class Moment:
    """The step that brought somebody the most in a game."""

    person: str
    table: str
    game: str
    seq: int
    gain: int
    at: int
    public: bool  # whether anybody may watch the game again


@dataclass(frozen=True, slots=True)
class Played:
    """What a finished game adds to somebody's tallies."""

    person: str
    tallies: Sequence[Tally]
    moment: Moment | None


class TallyStore(Protocol):
    """Tallies that grow with every game that ends."""

    def count(self, table: str, played: Sequence[Played]) -> bool:
        """Add a game to the tallies of all who played, once; say no if it was counted before."""
        ...

    def uncounted(self, limit: int) -> list[str]:
        """List games that are over, have a replay, and were not counted."""
        ...

    def tallies_of(self, person: str) -> list[Tally]:
        """List somebody's tallies of all kinds but whom he played against."""
        ...

    def against(self, person: str, other: str) -> list[Tally]:
        """List how somebody has played against another, by game."""
        ...

    def moments_of(self, person: str, public: bool, limit: int) -> list[Moment]:
        """List somebody's best moments, where asked for only those that anybody may watch."""
        ...
