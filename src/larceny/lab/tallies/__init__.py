"""What a game counts about itself, as columns of plain numbers.

Bulk play knows no game. What happened in one is counted by the game's own tally, a function of its
events; each stands on its game alone, and what it counts adds up to the scores.
"""

from collections.abc import Callable, Iterable

from larceny.games.registry import find_title
from larceny.kernel.events import Event
from larceny.kernel.title import load

Tally = Callable[[Iterable[Event]], dict[str, int]]


def tally(game: str, events: Iterable[Event]) -> dict[str, int]:
    """Count what happened in one game; every game has the same columns each time.

    A title that brings no tally counts nothing: its scores are told anyway.
    """
    own = find_title(game).tally
    count: Tally | None = load(own) if own else None
    return {} if count is None else count(events)
