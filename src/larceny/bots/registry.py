"""The bots by name."""

from collections.abc import Callable, Sequence

from larceny.games.master_thieves.actions import Action
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.games.master_thieves.views import View
from larceny.kernel.errors import LarcenyError
from larceny.kernel.play import Decider

from .novice import Novice
from .random_bot import RandomBot

Bot = Decider[Ruleset, View, Action]

_MAKERS: dict[str, Callable[[str], Bot]] = {"novice": Novice, "random": RandomBot}

NAMES = tuple(_MAKERS)


class UnknownBot(LarcenyError):
    """No bot has this name, or there are too few or too many bots for the table."""

    kind = "unknown-bot"


def make(name: str, seed: str) -> Bot:
    """Return a bot that decides the same way whenever it gets the same seed."""
    if name not in _MAKERS:
        raise UnknownBot("name", name=name, known=list(NAMES))
    return _MAKERS[name](seed)


def make_table(names: Sequence[str], seats: int, seed: str) -> list[Bot]:
    """Return a bot for every seat: one name for all of them, or a name for each."""
    if len(names) not in (1, seats):
        raise UnknownBot("count", given=len(names), seats=seats)
    return [
        make(names[seat] if len(names) > 1 else names[0], f"{seed}/bot {seat}")
        for seat in range(seats)
    ]
