"""What a device keeps of puzzles: how far its holder has come, and what was answered on it.

It is the device's own, whoever holds it: a server is told nothing of it, since it could not know
whether an answer was the first one.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import date
from secrets import token_hex
from typing import Any

from larceny.puzzles.rating import Rating
from larceny.puzzles.solving import Attempt, Solver
from larceny.puzzles.streaks import Streak
from larceny.puzzles.training import TrainingRecord

Key = tuple[str, str]
"""A puzzle, and as that of which day; empty: of none."""


@dataclass(slots=True)
class Solved:
    """One who solves puzzles on a device, and his answers."""

    solver: Solver = field(default_factory=lambda: Solver(token_hex(8)))
    attempts: dict[Key, Attempt] = field(default_factory=dict)

    def keep(self, solver: Solver, attempt: Attempt | None = None) -> None:
        """Put both in place of what was there."""
        self.solver = solver
        if attempt is not None:
            self.attempts[key_of(attempt)] = attempt

    def had(self) -> set[str]:
        """Name the puzzles that were begun."""
        return {attempt.puzzle for attempt in self.attempts.values()}

    def drawn(self) -> list[Attempt]:
        """List what was drawn and is not over, the newest first."""
        found = [one for one in self.attempts.values() if one.day is None and not one.over]
        return sorted(found, key=lambda one: (-one.at, one.puzzle))

    def history(self) -> list[Attempt]:
        """List what was answered, the newest first."""
        found = [one for one in self.attempts.values() if one.over or one.given]
        return sorted(found, key=lambda one: (-one.at, *key_of(one)))

    def to_json(self) -> str:
        """Write it as a text."""
        attempts = [asdict(attempt) for attempt in self.attempts.values()]
        told = {"solver": asdict(self.solver), "attempts": attempts}
        return json.dumps(told, default=date.isoformat, separators=(",", ":"))


def key_of(attempt: Attempt) -> Key:
    """Return under what an attempt is kept."""
    return attempt.puzzle, "" if attempt.day is None else attempt.day.isoformat()


def read_solved(text: str) -> Solved | None:
    """Read back what was kept; None if it cannot be read."""
    try:
        told = json.loads(text)
        attempts = [_attempt(one) for one in told["attempts"]]
        return Solved(_solver(told["solver"]), {key_of(one): one for one in attempts})
    except (ValueError, TypeError, KeyError, AttributeError):
        return None


def _solver(told: Mapping[str, Any]) -> Solver:
    streak = {**told["streak"], "last": _day(told["streak"]["last"])}
    return Solver(
        **{
            **told,
            "rating": Rating(**told["rating"]),
            "streak": Streak(**streak),
            "training": TrainingRecord(**told["training"]),
        }
    )


def _attempt(told: Mapping[str, Any]) -> Attempt:
    return Attempt(**{**told, "day": _day(told["day"]), "given": tuple(told["given"])})


def _day(text: str | None) -> date | None:
    return None if text is None else date.fromisoformat(text)
