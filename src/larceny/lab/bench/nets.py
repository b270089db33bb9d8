"""How fast nets answer on a processor: one decision of a grandmaster, and many at once."""

from collections.abc import Iterator
from functools import partial
from time import perf_counter

import numpy as np

from larceny.bots import make_table
from larceny.bots.search import Clock
from larceny.games.registry import GAMES, TITLES
from larceny.kernel.play import Match, play
from larceny.nets.forward import Forward
from larceny.nets.grandmaster import net_of
from larceny.nets.tables import Table

from ..arena.thinking import Thinking, Timed
from .measuring import Figure, best_seconds

DECIDING = 4
"""Games in which grandmasters are timed."""

AT_ONCE = 256


def measure_nets(clock: Clock = perf_counter) -> Iterator[Figure]:
    """Measure how long grandmasters think, and what a net answers a second if asked in batches.

    A decision is all of it: what is remembered and told, and the net's answer.
    """
    for game in (game for name, game in GAMES.items() if TITLES[name].grandmaster):
        rules, players = game.ruleset(game.default_edition), TITLES[game.name].players
        thinking = Thinking()
        for number in range(DECIDING):
            table = make_table(game.name, ["grandmaster"], players, f"bench/{number}")
            match = Match(game, rules, players, f"bench/{number}")
            play(match, [Timed(bot, thinking, clock) for bot in table])
        for name, share in (("grandmaster", 0.5), ("grandmaster-99", 0.99)):
            yield Figure(f"{name}/{game.name}", round(thinking.quantile(share) * 1e3, 2), "ms")
        forward = Forward(net_of(game.name), Table(game.name, rules, players))
        told = np.random.default_rng(1).integers(0, 4, (AT_ONCE, len(forward.inputs)), np.uint8)
        seconds = best_seconds(partial(forward.logits, told), 4, clock=clock)
        yield Figure(f"net-answers/{game.name}", round(AT_ONCE / seconds), "decisions/s")
