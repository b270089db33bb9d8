"""Puzzles: that of the day, one after the other, and what comes of answers.

What a solver is told before he has answered is a function of what is shown and asked; neither the
right answer nor a reason has any part in it, also not by the order of the answers.
"""

import asyncio
from dataclasses import dataclass
from datetime import date

from larceny.puzzles import asking
from larceny.puzzles.asking import Asked
from larceny.puzzles.daily import Daily
from larceny.puzzles.puzzle import Puzzle
from larceny.puzzles.solving import Attempt, Solver
from larceny.puzzles.streaks import running

from ...ports.clock import Clock
from ...ports.puzzles import PuzzleStore
from ...ports.store import Conflict
from ..people.rate_limits import RateLimits


@dataclass(frozen=True, slots=True)
class Standing:
    """How far somebody has come, and what there is for him today."""

    solver: Solver
    streak: int  # as it stands today
    today: Daily
    attempt: Attempt | None  # at the puzzle of today
    had: frozenset[str]


class Puzzles:
    """Asks, and judges answers."""

    def __init__(self, store: PuzzleStore, limits: RateLimits, clock: Clock) -> None:
        self.store = store
        self.limits = limits
        self.clock = clock

    # What is asked ------------------------------------------------------------------------------

    async def standing(self, person: str) -> Standing:
        """Say how far somebody has come, and what there is today."""
        return await asyncio.to_thread(self._standing, person)

    async def of_today(self, person: str) -> Asked:
        """Put the puzzle of today before somebody."""
        self.limits.take("puzzles", person)
        return await asyncio.to_thread(self._of_today, person)

    async def drawn(self, person: str, game: str | None, theme: str | None) -> Asked:
        """Draw the next puzzle for somebody; until he has answered it, it stays the same."""
        self.limits.take("puzzles", person)
        return await asyncio.to_thread(self._drawn, person, game, theme)

    async def one(self, person: str, name: str) -> Asked:
        """Put a puzzle before somebody who names it; it does not count for his rating."""
        self.limits.take("puzzles", person)
        return await asyncio.to_thread(self._one, person, name)

    async def history(self, person: str, limit: int, offset: int) -> list[Attempt]:
        """List what somebody has answered, the newest first."""
        return await asyncio.to_thread(self.store.history, person, limit, offset)

    # What is answered ---------------------------------------------------------------------------

    async def answer(self, person: str, name: str, answer: str | None, day: date | None) -> Asked:
        """Judge an answer; None: he gives up. Whatever is over stays as it is."""
        return await asyncio.to_thread(self._answer, person, name, answer, day)

    # All of these block -------------------------------------------------------------------------

    def _standing(self, person: str) -> Standing:
        solver, today = self.store.solver(person), self._today()
        attempt = self.store.attempt(person, today.puzzle.id, today.day.isoformat())
        streak = running(solver.streak, today.day)
        return Standing(solver, streak, today, attempt, frozenset(self.store.had(person)))

    def _of_today(self, person: str) -> Asked:
        today = self._today()
        return self._asked(person, today.puzzle, today)

    def _one(self, person: str, name: str) -> Asked:
        return self._asked(person, asking.find(name), None)

    def _drawn(self, person: str, game: str | None, theme: str | None) -> Asked:
        puzzles = asking.chosen_puzzles(game, theme)
        puzzle = asking.drawn_before(puzzles, self.store.drawn(person))
        if puzzle is None:
            solver, had = self.store.solver(person), self.store.had(person)
            puzzle, begun = asking.drawn_now(solver, puzzles, had, self.clock.now_ms())
            self.store.begin(begun)
        return self._asked(person, puzzle, None)

    def _answer(self, person: str, name: str, answer: str | None, day: date | None) -> Asked:
        puzzle = asking.find(name)
        of_day = None if day is None else asking.still_open(name, day, self.clock.now_ms())
        while True:
            before = self._asked(person, puzzle, of_day)
            after = asking.judged(before, answer, self.clock.now_ms())
            if after.attempt == before.attempt:
                return after
            try:
                self.store.keep(after.solver, after.attempt)
            except Conflict:
                continue
            return after

    def _asked(self, person: str, puzzle: Puzzle, of_day: Daily | None) -> Asked:
        day = "" if of_day is None else of_day.day.isoformat()
        solver, attempt = self.store.solver(person), self.store.attempt(person, puzzle.id, day)
        return asking.ask(solver, puzzle, of_day, attempt, self.clock.now_ms())

    def _today(self) -> Daily:
        return asking.of_today(self.clock.now_ms())
