"""The puzzle of a day: the same for everybody, by the date in UTC and nothing else.

All puzzles of the set come up before one comes again. The games take turns as evenly as their
numbers allow, so with equal numbers every other day has the other game.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from hashlib import sha256

from .difficulty import stars
from .puzzle import InvalidPuzzle, Puzzle

FIRST_DAY = date(2026, 1, 1)


@dataclass(frozen=True, slots=True)
class Daily:
    """The puzzle of a day, and the how manyth that is."""

    day: date
    number: int
    puzzle: Puzzle


def today() -> date:
    """Return the date that it is now, in UTC."""
    return datetime.now(UTC).date()


def read_day(text: str) -> date:
    """Read a date, such as 2026-11-18."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise InvalidPuzzle("not-a-day", day=text) from None


def daily(day: date, puzzles: Sequence[Puzzle]) -> Daily:
    """Return the puzzle of a day."""
    if day < FIRST_DAY:
        raise InvalidPuzzle("before-the-first-day", day=str(day), first=str(FIRST_DAY))
    passed = (day - FIRST_DAY).days
    order = in_turn(puzzles)
    return Daily(day, passed + 1, order[passed % len(order)])


def in_turn(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Bring puzzles into the order of the days: mixed by their names, the games spread evenly."""
    by_game: dict[str, list[Puzzle]] = defaultdict(list)
    for puzzle in puzzles:
        by_game[puzzle.game].append(puzzle)
    placed = []
    for game, its in sorted(by_game.items()):
        for number, puzzle in enumerate(sorted(its, key=_lot)):
            placed.append(((number + 0.5) / len(its), game, puzzle))
    return [puzzle for _, _, puzzle in sorted(placed, key=lambda one: one[:2])]


def _lot(puzzle: Puzzle) -> str:
    return sha256(f"day {puzzle.id}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Shared:
    """What can be told of a solved puzzle without giving anything away."""

    number: int
    title: str  # what people call the game
    stars: int
    missed: int  # wrong answers before the right one
    solved: bool
    streak: int

    @classmethod
    def of(cls, day: Daily, title: str, missed: int, solved: bool, streak: int) -> "Shared":
        """Tell of the puzzle of a day."""
        rating = day.puzzle.difficulty.rating
        return cls(day.number, title, stars(rating), missed, solved, streak)

    def line(self) -> str:
        """Write it on a line, for a forum or a chat, without any word of a language."""
        hard = "★" * self.stars + "☆" * (5 - self.stars)
        tries = "✗" * self.missed + ("✓" if self.solved else "")
        run = f" · {self.streak}🔥" if self.streak > 1 else ""
        return f"Larceny #{self.number} · {self.title} {hard} · {tries}{run}"
