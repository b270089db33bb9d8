"""What a solver at the terminal has come to: rating, streak, puzzles had, and the trainer's level.

It is kept beside saved games, and written whole or not at all.
"""

import json
from dataclasses import asdict, dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Any

from larceny.folders import state_folder
from larceny.puzzles.puzzle import InvalidPuzzle
from larceny.puzzles.rating import Rating
from larceny.puzzles.streaks import Streak
from larceny.puzzles.training import TrainingRecord

from ..common.files import PRIVATE, read_text, write_text


@dataclass(frozen=True, slots=True)
class SolverRecord:
    """How far somebody has come."""

    rating: Rating = field(default_factory=Rating)
    streak: Streak = field(default_factory=Streak)
    training: TrainingRecord = field(default_factory=TrainingRecord)
    had: tuple[str, ...] = ()

    def with_puzzle(self, id_: str) -> "SolverRecord":
        """Note that a puzzle has been had."""
        return self if id_ in self.had else replace(self, had=(*self.had, id_))


def record_path() -> Path:
    """Say where it is kept."""
    return state_folder() / "puzzles.json"


def read_solver() -> SolverRecord:
    """Read it; who has none yet begins."""
    path = record_path()
    if not path.exists():
        return SolverRecord()
    try:
        return _from_json(json.loads(read_text(path)))
    except (ValueError, TypeError, KeyError):
        raise InvalidPuzzle("solver", path=str(path)) from None


def _from_json(given: dict[str, Any]) -> SolverRecord:
    streak = given["streak"]
    last = streak["last"] and date.fromisoformat(streak["last"])
    return SolverRecord(
        Rating(**{name: float(value) for name, value in given["rating"].items()}),
        Streak(int(streak["days"]), int(streak["longest"]), last),
        TrainingRecord(**{name: int(value) for name, value in given["training"].items()}),
        tuple(map(str, given["had"])),
    )


def write_solver(record: SolverRecord) -> None:
    """Keep it."""
    fields = asdict(record)
    last = record.streak.last
    fields["streak"]["last"] = None if last is None else last.isoformat()
    write_text(record_path(), json.dumps(fields), PRIVATE)
