"""One puzzle after the other: each about as hard as its solver is good, none twice."""

from collections.abc import Collection, Sequence

from larceny.kernel.chance import Chance

from .puzzle import InvalidPuzzle, Puzzle

NEAR = 12
"""From so many that are nearest to the solver's rating one is drawn."""


def chosen(
    puzzles: Sequence[Puzzle], game: str | None = None, theme: str | None = None
) -> list[Puzzle]:
    """Return the puzzles of a game and of a theme."""
    found = [
        puzzle
        for puzzle in puzzles
        if game in (None, puzzle.game) and theme in (None, puzzle.theme)
    ]
    if not found:
        raise InvalidPuzzle("none-of-these", game=game or "", theme=theme or "")
    return found


def next_puzzle(
    puzzles: Sequence[Puzzle], rating: float, solved: Collection[str], dice: Chance
) -> Puzzle:
    """Draw the next puzzle for a solver: one he has not had, as long as there are such."""
    fresh = [puzzle for puzzle in puzzles if puzzle.id not in solved] or list(puzzles)
    near = sorted(fresh, key=lambda puzzle: (abs(puzzle.difficulty.rating - rating), puzzle.id))
    return dice.choice(near[:NEAR])
