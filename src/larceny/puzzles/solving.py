"""Somebody who solves puzzles: what comes of an answer, as pure functions.

Three answers may be given to a puzzle. The first one counts for the rating, where the puzzle was
drawn for it; a day is solved, and its streak goes on, with any of them.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, timedelta

from larceny.games.registry import find_title
from larceny.kernel.chance import Chance

from .daily import Daily, Shared
from .endless import next_puzzle
from .puzzle import Puzzle
from .rating import Rating, after_puzzle
from .streaks import Streak, after_day, running
from .training import TrainingRecord, after_exercise

TRIES = 3

GRACE = timedelta(hours=1)
"""Who has begun before midnight may answer a little later."""


@dataclass(frozen=True, slots=True)
class Solver:
    """How far somebody has come with puzzles."""

    person: str
    version: int = 0  # how often this was changed
    rating: Rating = field(default_factory=Rating)
    rated: int = 0  # how many puzzles have counted for it
    streak: Streak = field(default_factory=Streak)
    training: TrainingRecord = field(default_factory=TrainingRecord)


@dataclass(frozen=True, slots=True)
class Attempt:
    """What somebody has answered to a puzzle: as that of a day, or as one after the other."""

    person: str
    puzzle: str
    day: date | None  # None: it was not solved as the puzzle of a day
    at: int  # when it was begun, or answered last
    counts: bool = False  # the first answer counts, or has counted, for the rating
    given: tuple[str, ...] = ()  # different answers, in their order
    solved: bool = False
    over: bool = False
    before: float | None = None  # the rating before and after the first answer
    after: float | None = None

    @property
    def missed(self) -> int:
        """Count the wrong answers."""
        return len(self.given) - self.solved


def tries_of(puzzle: Puzzle) -> int:
    """Say how often one may answer: never so often that the last answer must be right."""
    return min(TRIES, len(puzzle.answers) - 1)


def day_of(now_ms: int) -> date:
    """Return the date in UTC."""
    return datetime.fromtimestamp(now_ms / 1000, UTC).date()


def is_open(day: date, now_ms: int) -> bool:
    """Ask whether the puzzle of a day may be answered."""
    now = datetime.fromtimestamp(now_ms / 1000, UTC)
    return day in (now.date(), (now - GRACE).date())


def drawn_for(
    solver: Solver, puzzles: Sequence[Puzzle], had: Collection[str], today: Puzzle
) -> Puzzle:
    """Draw the next puzzle for somebody, the same whenever it is asked; not that of today."""
    others = [puzzle for puzzle in puzzles if puzzle.id != today.id] or puzzles
    dice = Chance.of(f"{solver.person} {solver.version}")
    return next_puzzle(others, solver.rating.rating, had, dice)


def outcome_of(attempt: Attempt | None) -> str:
    """Say in a word how far an attempt is."""
    if attempt is None or not (attempt.over or attempt.given):
        return "new"
    return "solved" if attempt.solved else "failed" if attempt.over else "begun"


def streak_on(solver: Solver, day: Daily | None) -> int:
    """Return somebody's streak on the day of a puzzle; of no day: 0."""
    return 0 if day is None else running(solver.streak, day.day)


def share_line(solver: Solver, attempt: Attempt, day: Daily | None) -> str | None:
    """Write what can be told of the puzzle of a day, once it is over."""
    if day is None or not attempt.over:
        return None
    title = find_title(day.puzzle.game).display_name
    streak = streak_on(solver, day)
    return Shared.of(day, title, attempt.missed, attempt.solved, streak).line()


def answered(
    solver: Solver, attempt: Attempt, puzzle: Puzzle, answer: str | None, now_ms: int
) -> tuple[Solver, Attempt]:
    """Give an answer, or give up (None); what is over, or was answered before, stays as it is."""
    if attempt.over or answer in attempt.given:
        return solver, attempt
    first = not attempt.given
    given = attempt.given if answer is None else (*attempt.given, answer)
    solved = answer == puzzle.right
    over = solved or answer is None or len(given) >= tries_of(puzzle)
    new = replace(attempt, given=given, solved=solved, over=over, at=now_ms)
    if first and attempt.counts:
        rating = after_puzzle(solver.rating, puzzle.difficulty.rating, solved)
        new = replace(new, before=solver.rating.rating, after=rating.rating)
        solver = replace(solver, rating=rating, rated=solver.rated + 1)
    if over and attempt.day is not None:
        solver = replace(solver, streak=after_day(solver.streak, attempt.day, solved))
    return replace(solver, version=solver.version + 1), new


def trained(solver: Solver, solved: bool, levels: int) -> Solver:
    """Note that an exercise of the trainer was solved, or was not."""
    training = after_exercise(solver.training, solved, levels)
    return replace(solver, version=solver.version + 1, training=training)
