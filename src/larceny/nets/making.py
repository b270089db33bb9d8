"""How bots of a net are made: alone it decides at a glance, with a bound it also searches."""

from functools import lru_cache, partial
from pathlib import Path
from time import perf_counter
from typing import Any

from larceny.bots.kind import GLANCING, Bot, Kind
from larceny.bots.registry import UnknownBot
from larceny.bots.search import Budget, Clock

from .bot import NetBot
from .files import Net, read
from .ladder import LADDER
from .thinker import Thinker, searcher_of


def bot_of(
    net: Net,
    seed: str,
    sims: int | None = None,
    ms: float | None = None,
    clock: Clock = perf_counter,
    **manner: Any,
) -> Bot:
    """Return a bot of a net, which thinks so long, or simulates so often, if it is given a bound.

    A search forgets nothing, so who searches cannot be told to.
    """
    if (strength := manner.get("strength")) is not None and strength > len(LADDER):
        raise UnknownBot("strength", value=strength, most=len(LADDER))
    bot = NetBot(net, seed, **manner)
    if sims is None and ms is None:
        return bot
    if bot.half_life is not None:
        raise UnknownBot("forgets", options=[*manner])
    return Thinker(bot, searcher_of(net.card["game"], seed), Budget(sims, ms), clock)


@lru_cache(8)
def _net(game: str, file: str, changed: float) -> Net:
    return read(Path(file), game)


def kind_for(game: str, file: str) -> Kind:
    """Return what makes bots of a net in a file; refuse one that cannot be used."""
    path = Path(file)
    changed = path.stat().st_mtime if path.exists() else 0.0
    options = {**GLANCING, "untrained": int, "unturned": int}
    return Kind(partial(bot_of, _net(game, file, changed)), options, at_a_glance=True)
