"""Which puzzles are meant: those of the package or of a file, of a game, of a theme."""

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from larceny.games.registry import find_game
from larceny.puzzles.collection import read_collection, shipped
from larceny.puzzles.endless import chosen
from larceny.puzzles.puzzle import Puzzle
from larceny.puzzles.workshop import find_theme, find_workshop

from ..common.files import FileTrouble


def selected(path: Path | None, game: str | None, theme: str | None) -> Sequence[Puzzle]:
    """Return the puzzles that the options ask for."""
    name = None if game is None else find_game(game).name
    if name is not None:
        find_workshop(name)
    if theme is not None:
        find_theme(name, theme)
    return chosen(collected(path), name, theme)


def collected(path: Path | None) -> Sequence[Puzzle]:
    """Read the puzzles of a file, or those of the package."""
    if path is None:
        return shipped()
    try:
        return read_collection(path.read_bytes())
    except OSError as trouble:
        raise FileTrouble.of(trouble, path) from None


def some_of_each(puzzles: Sequence[Puzzle], number: int) -> list[Puzzle]:
    """Return so many puzzles of each theme, spread over the file."""
    by_theme: dict[str, list[Puzzle]] = defaultdict(list)
    for puzzle in puzzles:
        by_theme[puzzle.theme].append(puzzle)
    return [
        its[place * len(its) // min(number, len(its))]
        for its in by_theme.values()
        for place in range(min(number, len(its)))
    ]
