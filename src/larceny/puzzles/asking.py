"""How puzzles and exercises are put before somebody, and which answers are taken.

A server asks many and a device one; where each keeps what comes of it is its own affair.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Literal

from larceny.games.registry import find_title
from larceny.kernel.errors import LarcenyError

from .collection import shipped
from .daily import Daily, daily
from .endless import chosen
from .puzzle import Puzzle
from .solving import Attempt, Solver, answered, day_of, drawn_for, is_open, trained
from .training import Exercise, Trainer
from .workshop import Shown, find_theme, find_trainer, find_workshop


class UnknownPuzzle(LarcenyError):
    """There is no puzzle of this name, or it is not that of the day."""

    kind = "unknown-puzzle"

    def __init__(self) -> None:
        super().__init__("no-such-puzzle")


class CannotAnswer(LarcenyError):
    """An answer that was not offered, or that comes too late."""

    kind = "cannot-answer"

    def __init__(self, code: Literal["day-over", "exercise-over", "no-such-answer"]) -> None:
        super().__init__(code)


# Puzzles ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Asked:
    """A puzzle as it is put before somebody, and what he has answered so far."""

    puzzle: Puzzle
    shown: Shown
    attempt: Attempt
    solver: Solver
    daily: Daily | None  # as the puzzle of which day


def find(name: str) -> Puzzle:
    """Return the puzzle with this name."""
    for puzzle in shipped():
        if puzzle.id == name:
            return puzzle
    raise UnknownPuzzle


def chosen_puzzles(game: str | None, theme: str | None) -> Sequence[Puzzle]:
    """Return the puzzles of a game, of a theme, or all."""
    if theme is not None:
        game = find_theme(game, theme)
    elif game is not None:
        game = find_title(game).name
    return chosen(shipped(), game, theme)


def of_today(now_ms: int) -> Daily:
    """Return the puzzle of today."""
    return daily(day_of(now_ms), shipped())


def still_open(name: str, day: date, now_ms: int) -> Daily:
    """Return the puzzle of a day, which is said to have this name, if it may still be answered."""
    if not is_open(day, now_ms):
        raise CannotAnswer("day-over")
    found = daily(day, shipped())
    if found.puzzle.id != name:
        raise UnknownPuzzle
    return found


def drawn_before(puzzles: Sequence[Puzzle], drawn: Iterable[Attempt]) -> Puzzle | None:
    """Return the puzzle that somebody was given and has not answered yet, if it is one of these."""
    offered = {puzzle.id: puzzle for puzzle in puzzles}
    return next((offered[one.puzzle] for one in drawn if one.puzzle in offered), None)


def drawn_now(
    solver: Solver, puzzles: Sequence[Puzzle], had: Collection[str], now_ms: int
) -> tuple[Puzzle, Attempt]:
    """Draw the next puzzle for somebody; it counts for his rating if he has never had it."""
    puzzle = drawn_for(solver, puzzles, had, of_today(now_ms).puzzle)
    fresh = puzzle.id not in had
    return puzzle, Attempt(solver.person, puzzle.id, None, now_ms, counts=fresh)


def ask(
    solver: Solver, puzzle: Puzzle, day: Daily | None, attempt: Attempt | None, now_ms: int
) -> Asked:
    """Put a puzzle before somebody; what he has not begun yet begins now."""
    begun = attempt or Attempt(solver.person, puzzle.id, None if day is None else day.day, now_ms)
    return Asked(puzzle, find_workshop(puzzle.game).shown(puzzle), begun, solver, day)


def judged(asked: Asked, answer: str | None, now_ms: int) -> Asked:
    """Judge an answer; None: he gives up. Whatever is over stays as it is."""
    if answer is not None and answer not in asked.puzzle.answers:
        raise CannotAnswer("no-such-answer")
    solver, attempt = answered(asked.solver, asked.attempt, asked.puzzle, answer, now_ms)
    return replace(asked, solver=solver, attempt=attempt)


# The trainer --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Training:
    """An exercise, and who follows it."""

    game: str
    trainer: Trainer
    number: int
    exercise: Exercise
    solver: Solver


def next_exercise(solver: Solver) -> Training:
    """Return somebody's next exercise: it follows from who he is and how many he has tried."""
    game, trainer = find_trainer(None)
    record = solver.training
    exercise = trainer.exercise(f"{solver.person}/{record.tried}", record.level)
    return Training(game, trainer, record.tried, exercise, solver)


def judged_exercise(training: Training, number: int, answer: str) -> Training:
    """Judge an answer to the exercise with a number; return it, and who is how far after it."""
    if number != training.number:
        raise CannotAnswer("exercise-over")
    if answer not in training.exercise.answers:
        raise CannotAnswer("no-such-answer")
    is_right = answer == training.exercise.right
    return replace(training, solver=trained(training.solver, is_right, training.trainer.levels))
