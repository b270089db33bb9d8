"""The trainer: exercises for the memory, each as hard as its solver has come.

Which exercise it is follows from whose it is and how many he has tried, so that it is the same at
every node, and again after a reload.
"""

import asyncio
from dataclasses import dataclass

from larceny.puzzles.solving import trained
from larceny.puzzles.training import Exercise, Trainer, TrainingRecord
from larceny.puzzles.workshop import find_trainer

from ...domain.refusals import Refused
from ...ports.puzzles import PuzzleStore
from ...ports.store import Conflict
from ..people.rate_limits import RateLimits


@dataclass(frozen=True, slots=True)
class Training:
    """An exercise, and how far its solver has come."""

    game: str
    trainer: Trainer
    number: int
    exercise: Exercise
    record: TrainingRecord


class PuzzleTrainer:
    """Gives exercises, and judges answers."""

    def __init__(self, store: PuzzleStore, limits: RateLimits) -> None:
        self.store = store
        self.limits = limits

    async def exercise(self, person: str) -> Training:
        """Give somebody his next exercise."""
        self.limits.take("puzzles", person)
        return await asyncio.to_thread(self._exercise, person)

    async def answer(self, person: str, number: int, answer: str) -> Training:
        """Judge an answer; return the exercise that it was given to, and the record after it."""
        return await asyncio.to_thread(self._answer, person, number, answer)

    def _exercise(self, person: str) -> Training:
        return _training(person, self.store.solver(person).training)

    def _answer(self, person: str, number: int, answer: str) -> Training:
        while True:
            solver = self.store.solver(person)
            asked = _training(person, solver.training)
            if number != asked.number:
                raise Refused("exercise-over")
            if answer not in asked.exercise.answers:
                raise Refused("no-such-answer")
            after = trained(solver, answer == asked.exercise.right, asked.trainer.levels)
            try:
                self.store.keep(after, None)
            except Conflict:
                continue
            return Training(asked.game, asked.trainer, asked.number, asked.exercise, after.training)


def _training(person: str, record: TrainingRecord) -> Training:
    game, trainer = find_trainer(None)
    exercise = trainer.exercise(f"{person}/{record.tried}", record.level)
    return Training(game, trainer, record.tried, exercise, record)
