"""The bots by game and name."""

from collections.abc import Callable, Sequence
from typing import Any

from larceny.kernel.errors import LarcenyError
from larceny.kernel.play import Decider

from . import forty_thieves, master_thieves
from .random_bot import RandomBot

Bot = Decider[Any, Any, Any]
Maker = Callable[[str], Bot]

_FOR_ANY_GAME: dict[str, Maker] = {"random": RandomBot}
_FOR_ONE_GAME: dict[str, dict[str, Maker]] = {
    "master-thieves": {"novice": master_thieves.Novice},
    "forty-thieves": {"novice": forty_thieves.Novice},
}


class UnknownBot(LarcenyError):
    """No bot has this name, or there are too few or too many bots for the table."""

    kind = "unknown-bot"


def _makers(game: str) -> dict[str, Maker]:
    return {**_FOR_ONE_GAME.get(game, {}), **_FOR_ANY_GAME}


def names_for(game: str) -> tuple[str, ...]:
    """Name the bots that play a game."""
    return tuple(_makers(game))


def make(game: str, name: str, seed: str) -> Bot:
    """Return a bot that decides the same way whenever it gets the same seed."""
    makers = _makers(game)
    if name not in makers:
        raise UnknownBot("name", name=name, known=list(makers))
    return makers[name](seed)


def make_table(game: str, names: Sequence[str], seats: int, seed: str) -> list[Bot]:
    """Return a bot for every seat: one name for all of them, or a name for each."""
    if len(names) not in (1, seats):
        raise UnknownBot("count", given=len(names), seats=seats)
    return [
        make(game, names[seat] if len(names) > 1 else names[0], f"{seed}/bot {seat}")
        for seat in range(seats)
    ]
