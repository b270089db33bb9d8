"""Exercises for the memory, harder and harder, and a record of one's own.

What an exercise shows is its game's own business; how levels go is the same for all. All functions
are pure.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from .course import SeenStep
from .puzzle import Facts


@dataclass(frozen=True, slots=True)
class Exercise:
    """Something to follow with the eyes, and a question about where it ends."""

    level: int
    start: Facts  # what is shown at first
    steps: tuple[str, ...]  # what is then done, one after the other
    asked: Facts
    answers: tuple[str, ...]
    right: str
    path: tuple[str, ...]  # where it is at first, and after each step


class Trainer(Protocol):
    """Makes exercises of a game."""

    @property
    def levels(self) -> int:
        """Return the highest level."""
        ...

    def exercise(self, seed: str, level: int) -> Exercise:
        """Make an exercise: the same one for the same seed and level."""
        ...

    def shown(self, exercise: Exercise) -> Sequence[SeenStep]:
        """Set a table for an exercise, and show it there step by step."""
        ...


IN_A_ROW = 3
"""So many right answers in a row lead to the next level; two wrong ones in a row back."""


@dataclass(frozen=True, slots=True)
class TrainingRecord:
    """How far somebody has come."""

    level: int = 1
    row: int = 0  # right answers in a row at this level; negative: wrong ones
    highest: int = 0  # the highest level at which an exercise was solved
    solved: int = 0
    tried: int = 0


def after_exercise(record: TrainingRecord, solved: bool, levels: int) -> TrainingRecord:
    """Return the record after an exercise at its level."""
    row = max(0, record.row) + 1 if solved else min(0, record.row) - 1
    new = replace(record, row=row, solved=record.solved + solved, tried=record.tried + 1)
    if solved:
        new = replace(new, highest=max(record.highest, record.level))
    if row >= IN_A_ROW:
        return replace(new, level=min(levels, record.level + 1), row=0)
    if row <= -2:
        return replace(new, level=max(1, record.level - 1), row=0)
    return new
