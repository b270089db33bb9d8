"""The level `grandmaster`: a net that is shipped with Larceny, at every table of its game.

It has learned at some kinds of tables, which its card names. docs/learning.md says how it fares at
the others: it is shipped because that was measured.
"""

from functools import cache
from pathlib import Path
from typing import Any

from larceny.bots.kind import Bot

from .files import Net, read
from .making import bot_of

SHIPPED = Path(__file__).parent / "shipped"


@cache
def net_of(game: str) -> Net:
    """Return the net that is shipped for a game."""
    return read(SHIPPED / f"{game}.npz", game)


def make(game: str, seed: str, **options: Any) -> Bot:
    """Return a grandmaster of a game."""
    return bot_of(net_of(game), seed, untrained=1, **options)
