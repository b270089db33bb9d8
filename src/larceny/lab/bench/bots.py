"""How fast the bots are: advice, decisions, and search beside OpenSpiel's own."""

import statistics
from collections.abc import Iterator
from time import perf_counter

from larceny.bots import make_table, names_for
from larceny.bots.search import Clock
from larceny.games.registry import GAMES, find_game, find_title
from larceny.kernel.play import Match, play

from ..arena.thinking import Thinking, Timed
from ..calibration import calibrate, forecasting_games
from .measuring import Figure

SEARCH_MS = 500.0
ADVICES = 500


def measure_adviser() -> Iterator[Figure]:
    """Measure how long forecasters take, in the middle of random games."""
    for name in forecasting_games():
        game = find_game(name)
        *_, asked = calibrate(name, game.ruleset(game.default_edition), 3, ADVICES, "bench")
        yield Figure(f"adviser/{name}", round(asked.median_ms(), 2), "ms")


DECIDING = 8
"""Games in which experts are timed."""


def measure_deciding(clock: Clock = perf_counter) -> Iterator[Figure]:
    """Measure how long experts think: all but one decision in a hundred take less."""
    for game in (game for name, game in GAMES.items() if "expert" in names_for(name)):
        thinking, rules = Thinking(), game.ruleset(game.default_edition)
        for number in range(DECIDING):
            table = make_table(game.name, ["expert"], 3, f"bench/{number}")
            match = Match(game, rules, 3, f"bench/{number}")
            play(match, [Timed(bot, thinking, clock) for bot in table])
        yield Figure(f"expert-99/{game.name}", round(thinking.quantile(0.99) * 1e3, 2), "ms")


def measure_search(clock: Clock = perf_counter) -> Iterator[Figure]:
    """Measure simulations a second beside OpenSpiel's own search on the same game.

    The master's own search, which plays to the end of the next round; and the same work as the
    peer does, dice to the end of the game.
    """
    from .. import peers  # noqa: PLC0415  (an extra: only these figures need it)

    for game in GAMES.values():
        state = peers.in_the_middle(game.name, find_title(game.name).players)
        theirs = statistics.median(
            peers.peer_simulations(state, SEARCH_MS, clock) for _ in range(5)
        )
        for name, to_the_end in (("search", False), ("search-to-the-end", True)):
            times = [peers.our_simulations(state, SEARCH_MS, to_the_end, clock) for _ in range(5)]
            ours = statistics.median(times)
            peer = "OpenSpiel ISMCTS"
            yield Figure(
                f"{name}/{game.name}",
                round(ours),
                "simulations/s",
                peer,
                round(theirs, 1),
                round(ours / theirs, 2),
            )
