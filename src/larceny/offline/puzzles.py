"""Puzzles on a device: that of the day, one after the other, and the trainer.

What is asked, and what comes of an answer, follows the same rules as on a server.
"""

from datetime import date

from larceny.puzzles import asking
from larceny.puzzles.asking import Asked, Training
from larceny.puzzles.daily import Daily
from larceny.puzzles.puzzle import Puzzle

from .solved import Solved


def of_today(solved: Solved, now: int) -> Asked:
    """Put the puzzle of today before somebody."""
    found = asking.of_today(now)
    return _asked(solved, found.puzzle, found, now)


def named(solved: Solved, name: str, now: int) -> Asked:
    """Put a puzzle before somebody who names it; it does not count for the rating."""
    return _asked(solved, asking.find(name), None, now)


def drawn(solved: Solved, game: str | None, theme: str | None, now: int) -> Asked:
    """Draw the next puzzle; until it is answered it stays the same."""
    puzzles = asking.chosen_puzzles(game, theme)
    puzzle = asking.drawn_before(puzzles, solved.drawn())
    if puzzle is None:
        puzzle, begun = asking.drawn_now(solved.solver, puzzles, solved.had(), now)
        solved.keep(solved.solver, begun)
    return _asked(solved, puzzle, None, now)


def give(solved: Solved, name: str, answer: str | None, day: str | None, now: int) -> Asked:
    """Judge an answer; None: he gives up. Whatever is over stays as it is."""
    puzzle = asking.find(name)
    of_day = None if day is None else asking.still_open(name, date.fromisoformat(day), now)
    before = _asked(solved, puzzle, of_day, now)
    after = asking.judged(before, answer, now)
    if after.attempt != before.attempt:
        solved.keep(after.solver, after.attempt)
    return after


def exercise(solved: Solved) -> Training:
    """Give the next exercise."""
    return asking.next_exercise(solved.solver)


def train(solved: Solved, number: int, answer: str) -> Training:
    """Judge an answer; return the exercise that it was given to, and who is how far after it."""
    after = asking.judged_exercise(exercise(solved), number, answer)
    solved.keep(after.solver)
    return after


def _asked(solved: Solved, puzzle: Puzzle, of_day: Daily | None, now: int) -> Asked:
    day = "" if of_day is None else of_day.day.isoformat()
    return asking.ask(solved.solver, puzzle, of_day, solved.attempts.get((puzzle.id, day)), now)
