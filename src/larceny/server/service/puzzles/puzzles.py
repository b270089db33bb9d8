"""Puzzles: that of the day, one after the other, and what comes of answers.

What a solver is told before he has answered is a function of what is shown and asked; neither the
right answer nor a reason has any part in it, also not by the order of the answers.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from larceny.games.registry import find_title
from larceny.puzzles.collection import shipped
from larceny.puzzles.daily import Daily, daily
from larceny.puzzles.endless import chosen
from larceny.puzzles.puzzle import Puzzle
from larceny.puzzles.solving import Attempt, Solver, answered, day_of, drawn_for, is_open
from larceny.puzzles.streaks import running
from larceny.puzzles.workshop import Shown, find_theme, find_workshop

from ...domain.refusals import NotFound, Refused
from ...ports.clock import Clock
from ...ports.puzzles import PuzzleStore
from ...ports.store import Conflict
from ..people.rate_limits import RateLimits


@dataclass(frozen=True, slots=True)
class Asked:
    """A puzzle as it is put before somebody, and what he has answered so far."""

    puzzle: Puzzle
    shown: Shown
    attempt: Attempt
    solver: Solver
    daily: Daily | None  # as the puzzle of which day


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
        return self._asked(person, find(name), None)

    def _drawn(self, person: str, game: str | None, theme: str | None) -> Asked:
        puzzles = chosen_puzzles(game, theme)
        offered = {puzzle.id: puzzle for puzzle in puzzles}
        for begun in self.store.drawn(person):
            if begun.puzzle in offered:
                return self._asked(person, offered[begun.puzzle], None)
        solver, had = self.store.solver(person), self.store.had(person)
        puzzle = drawn_for(solver, puzzles, had, self._today().puzzle)
        fresh = puzzle.id not in had
        self.store.begin(Attempt(person, puzzle.id, None, self.clock.now_ms(), counts=fresh))
        return self._asked(person, puzzle, None)

    def _answer(self, person: str, name: str, answer: str | None, day: date | None) -> Asked:
        puzzle, of_day = find(name), self._of_day(name, day)
        if answer is not None and answer not in puzzle.answers:
            raise Refused("no-such-answer")
        while True:
            asked = self._asked(person, puzzle, of_day)
            now = self.clock.now_ms()
            solver, attempt = answered(asked.solver, asked.attempt, puzzle, answer, now)
            if attempt == asked.attempt:
                return asked
            try:
                self.store.keep(solver, attempt)
            except Conflict:
                continue
            return Asked(puzzle, asked.shown, attempt, solver, of_day)

    def _of_day(self, name: str, day: date | None) -> Daily | None:
        """Return the puzzle of a day that may still be answered as such."""
        if day is None:
            return None
        if not is_open(day, self.clock.now_ms()):
            raise Refused("day-over")
        found = daily(day, shipped())
        if found.puzzle.id != name:
            raise NotFound("no-such-puzzle")
        return found

    def _asked(self, person: str, puzzle: Puzzle, of_day: Daily | None) -> Asked:
        day = None if of_day is None else of_day.day
        solver = self.store.solver(person)
        found = self.store.attempt(person, puzzle.id, "" if day is None else day.isoformat())
        attempt = found or Attempt(person, puzzle.id, day, self.clock.now_ms())
        return Asked(puzzle, _shown(puzzle), attempt, solver, of_day)

    def _today(self) -> Daily:
        return daily(day_of(self.clock.now_ms()), shipped())


def find(name: str) -> Puzzle:
    """Return the puzzle with this name."""
    for puzzle in shipped():
        if puzzle.id == name:
            return puzzle
    raise NotFound("no-such-puzzle")


def chosen_puzzles(game: str | None, theme: str | None) -> Sequence[Puzzle]:
    """Return the puzzles of a game, of a theme, or all."""
    if theme is not None:
        game = find_theme(game, theme)
    elif game is not None:
        game = find_title(game).name
    return chosen(shipped(), game, theme)


def _shown(puzzle: Puzzle) -> Shown:
    return find_workshop(puzzle.game).shown(puzzle)
