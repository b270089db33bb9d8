"""Puzzles on a device: that of the day, one after the other, and the trainer.

What is asked, and what comes of an answer, follows the same rules as on a server.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from larceny.games.registry import find_title
from larceny.puzzles.collection import shipped
from larceny.puzzles.daily import Daily, daily
from larceny.puzzles.endless import chosen
from larceny.puzzles.puzzle import Puzzle
from larceny.puzzles.solving import (
    Attempt,
    Solver,
    answered,
    day_of,
    drawn_for,
    is_open,
    trained,
)
from larceny.puzzles.training import Exercise, Trainer
from larceny.puzzles.workshop import Shown, find_theme, find_trainer, find_workshop

from .refusals import NotFound, Refused
from .solved import Solved


@dataclass(frozen=True, slots=True)
class Asked:
    """A puzzle as it is put before somebody, and what was answered so far."""

    puzzle: Puzzle
    shown: Shown
    attempt: Attempt
    solver: Solver
    daily: Daily | None


@dataclass(frozen=True, slots=True)
class Training:
    """An exercise, and who follows it."""

    game: str
    trainer: Trainer
    number: int
    exercise: Exercise
    solver: Solver


def today(now: int) -> Daily:
    """Return the puzzle of today."""
    return daily(day_of(now), shipped())


def of_today(solved: Solved, now: int) -> Asked:
    """Put the puzzle of today before somebody."""
    found = today(now)
    return asked(solved, found.puzzle, found, now)


def named(solved: Solved, name: str, now: int) -> Asked:
    """Put a puzzle before somebody who names it; it does not count for the rating."""
    return asked(solved, find(name), None, now)


def drawn(solved: Solved, game: str | None, theme: str | None, now: int) -> Asked:
    """Draw the next puzzle; until it is answered it stays the same."""
    puzzles = _chosen(game, theme)
    offered = {puzzle.id: puzzle for puzzle in puzzles}
    for begun in solved.drawn():
        if begun.puzzle in offered:
            return asked(solved, offered[begun.puzzle], None, now)
    had = solved.had()
    puzzle = drawn_for(solved.solver, puzzles, had, today(now).puzzle)
    begun = Attempt(solved.solver.person, puzzle.id, None, now, counts=puzzle.id not in had)
    solved.keep(solved.solver, begun)
    return asked(solved, puzzle, None, now)


def give(solved: Solved, name: str, answer: str | None, day: str | None, now: int) -> Asked:
    """Judge an answer; None: he gives up. Whatever is over stays as it is."""
    puzzle = find(name)
    if answer is not None and answer not in puzzle.answers:
        raise Refused("no-such-answer")
    before = asked(solved, puzzle, _of_day(name, day, now), now)
    solver, attempt = answered(before.solver, before.attempt, puzzle, answer, now)
    if attempt != before.attempt:
        solved.keep(solver, attempt)
    return replace(before, solver=solver, attempt=attempt)


def exercise(solved: Solved) -> Training:
    """Give the next exercise."""
    game, trainer = find_trainer(None)
    record = solved.solver.training
    found = trainer.exercise(f"{solved.solver.person}/{record.tried}", record.level)
    return Training(game, trainer, record.tried, found, solved.solver)


def train(solved: Solved, number: int, answer: str) -> Training:
    """Judge an answer; return the exercise that it was given to, and who is how far after it."""
    given = exercise(solved)
    if number != given.number:
        raise Refused("exercise-over")
    if answer not in given.exercise.answers:
        raise Refused("no-such-answer")
    solved.keep(trained(solved.solver, answer == given.exercise.right, given.trainer.levels))
    return replace(given, solver=solved.solver)


def asked(solved: Solved, puzzle: Puzzle, of_day: Daily | None, now: int) -> Asked:
    """Put a puzzle before somebody."""
    day = None if of_day is None else of_day.day
    found = solved.attempts.get((puzzle.id, "" if day is None else day.isoformat()))
    attempt = found or Attempt(solved.solver.person, puzzle.id, day, now)
    shown = find_workshop(puzzle.game).shown(puzzle)
    return Asked(puzzle, shown, attempt, solved.solver, of_day)


def find(name: str) -> Puzzle:
    """Return the puzzle with this name."""
    for puzzle in shipped():
        if puzzle.id == name:
            return puzzle
    raise NotFound("no-such-puzzle")


def _of_day(name: str, day: str | None, now: int) -> Daily | None:
    """Return the puzzle of a day that may still be answered as such."""
    if day is None:
        return None
    wanted = date.fromisoformat(day)
    if not is_open(wanted, now):
        raise Refused("day-over")
    found = daily(wanted, shipped())
    if found.puzzle.id != name:
        raise NotFound("no-such-puzzle")
    return found


def _chosen(game: str | None, theme: str | None) -> Sequence[Puzzle]:
    if theme is not None:
        game = find_theme(game, theme)
    elif game is not None:
        game = find_title(game).name
    return chosen(shipped(), game, theme)
