"""What the service needs to keep of people who solve puzzles."""

from collections.abc import Collection
from typing import Protocol

from larceny.puzzles.solving import Attempt, Solver


class PuzzleStore(Protocol):
    """How far people have come, and what they have answered."""

    def solver(self, person: str) -> Solver:
        """Load how far somebody has come; who has not begun yet is as at the beginning."""
        ...

    def attempt(self, person: str, puzzle: str, day: str) -> Attempt | None:
        """Load what somebody has answered to a puzzle, as that of a day or (empty) otherwise."""
        ...

    def drawn(self, person: str) -> list[Attempt]:
        """List what was drawn for somebody and is not over, the newest first."""
        ...

    def had(self, person: str) -> Collection[str]:
        """Name the puzzles that somebody has begun."""
        ...

    def history(self, person: str, limit: int, offset: int = 0) -> list[Attempt]:
        """List what somebody has answered, the newest first."""
        ...

    def begin(self, attempt: Attempt) -> None:
        """Store an attempt that has no answer yet; one that is not over stays as it is."""
        ...

    def keep(self, solver: Solver, attempt: Attempt | None) -> None:
        """Store both, all in one transaction; raise Conflict if another was faster.

        The version of a solver says how often he was changed, this time included.
        """
        ...
