"""What a game counts about itself, as columns of plain numbers.

Bulk play knows no game. What happened in one is counted by the game's own tally, a function of its
events; each stands on its game alone, and what it counts adds up to the scores.
"""

from collections.abc import Callable, Iterable

from larceny.kernel.events import Event

from . import forty_thieves, master_thieves

Tally = Callable[[Iterable[Event]], dict[str, int]]

TALLIES: dict[str, Tally] = {
    "master-thieves": master_thieves.tally,
    "forty-thieves": forty_thieves.tally,
}


def tally(game: str, events: Iterable[Event]) -> dict[str, int]:
    """Count what happened in one game; every game has the same columns each time."""
    return TALLIES[game](events)
