"""The trainer: exercises for the memory, each as hard as its solver has come.

Which exercise it is follows from whose it is and how many he has tried, so that it is the same at
every node, and again after a reload.
"""

import asyncio

from larceny.puzzles.asking import Training, judged_exercise, next_exercise

from ...ports.puzzles import PuzzleStore
from ...ports.store import Conflict
from ..people.rate_limits import RateLimits


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
        """Judge an answer; return its exercise, and who is how far after it."""
        return await asyncio.to_thread(self._answer, person, number, answer)

    def _exercise(self, person: str) -> Training:
        return next_exercise(self.store.solver(person))

    def _answer(self, person: str, number: int, answer: str) -> Training:
        while True:
            after = judged_exercise(self._exercise(person), number, answer)
            try:
                self.store.keep(after.solver, None)
            except Conflict:
                continue
            return after
