"""The encodings by game."""

from functools import cache

from larceny.games.registry import find_title
from larceny.kernel.title import load

from . import any_game
from .encodings import Encoding


@cache
def encoding_of(game: str) -> Encoding:
    """Return how a game is written as numbers: its own way, or one that does for any game."""
    title = find_title(game)
    own: Encoding | None = load(title.encoding) if title.encoding else None
    return any_game.encoding(title.game) if own is None else own
