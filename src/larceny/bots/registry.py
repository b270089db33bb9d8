"""The bots by game and name.

A bot is called by its name, and may be set by options after it: `expert:half_life=6`,
`master:sims=400`, `master:ms=50`. A thief (`personas`) can be called by its id: `nila`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from time import perf_counter
from typing import Any

from larceny.kernel.errors import LarcenyError
from larceny.kernel.play import Decider

from . import forty_thieves, master_thieves
from .advice import Adviser
from .forty_thieves import advice as forty_thieves_advice
from .master_thieves import advice as master_thieves_advice
from .personas import BY_ID
from .random_bot import RandomBot
from .search import Clock

Bot = Decider[Any, Any, Any]
Options = Mapping[str, type[int] | type[float]]


@dataclass(frozen=True, slots=True)
class Kind:
    """How bots of a name are made, and what can be set about them."""

    make: Callable[..., Bot]
    options: Options = field(default_factory=dict)

    @property
    def plays_by_the_clock(self) -> bool:
        """Ask whether such a bot can be given a time to think, and a clock to keep it by."""
        return "ms" in self.options


_SLOTS: Options = {"slots": int, "boldness": float}
_FADING: Options = {"half_life": float, "boldness": float}
_SEARCHING: Options = {"sims": int, "ms": float, "boldness": float}

_FOR_ANY_GAME: dict[str, Kind] = {"random": Kind(RandomBot)}
_FOR_ONE_GAME: dict[str, dict[str, Kind]] = {
    "master-thieves": {
        "master": Kind(master_thieves.Master, _SEARCHING),
        "expert": Kind(master_thieves.Expert, _FADING),
        "novice": Kind(master_thieves.Novice, _SLOTS),
    },
    "forty-thieves": {
        "master": Kind(forty_thieves.Master, _SEARCHING),
        "expert": Kind(forty_thieves.Expert, _FADING),
        "novice": Kind(forty_thieves.Novice, _SLOTS),
    },
}


_ADVISERS: dict[str, Callable[[], Adviser]] = {
    "master-thieves": master_thieves_advice.Adviser,
    "forty-thieves": forty_thieves_advice.Adviser,
}


class UnknownBot(LarcenyError):
    """No bot has this name or option, or there are too few or too many bots for the table."""

    kind = "unknown-bot"


def _kinds(game: str) -> dict[str, Kind]:
    return {**_FOR_ONE_GAME.get(game, {}), **_FOR_ANY_GAME}


def names_for(game: str) -> tuple[str, ...]:
    """Name the bots that play a game."""
    return tuple(_kinds(game))


def make(game: str, spec: str, seed: str, clock: Clock = perf_counter) -> Bot:
    """Return a bot that decides the same way whenever it gets the same seed.

    The seed of a game's bots often has the secret of its deal in it; a bot gets only its hash. One
    that thinks for so many milliseconds keeps to them by the clock.
    """
    kind, options = read_spec(game, spec)
    hashed = sha256(f"bot {seed}".encode()).hexdigest()
    if kind.plays_by_the_clock:
        return kind.make(hashed, clock=clock, **options)
    return kind.make(hashed, **options)


def read_spec(game: str, spec: str) -> tuple[Kind, dict[str, float]]:
    """Read which bot is meant, and what is set about it."""
    name, *settings = spec.split(":")
    kinds = _kinds(game)
    if name in BY_ID:
        name, *own = BY_ID[name].spec(game).split(":")
        settings = [*own, *settings]
    if name not in kinds:
        raise UnknownBot("name", name=name, known=list(kinds))
    options: dict[str, float] = {}
    for setting in settings:
        option, value = _option(name, kinds[name].options, setting)
        if option in options:
            raise UnknownBot("option-twice", bot=name, option=option)
        options[option] = value
    return kinds[name], options


def _option(bot: str, known: Options, setting: str) -> tuple[str, float]:
    """Read one option, such as `half_life=6`."""
    name, _, text = setting.partition("=")
    if not known:
        raise UnknownBot("no-options", bot=bot, option=name)
    if name not in known:
        raise UnknownBot("option", bot=bot, option=name, known=list(known))
    try:
        value = known[name](text)
    except ValueError:
        value = 0
    if not 0 < value < float("inf"):
        raise UnknownBot("value", bot=bot, option=name, value=text)
    return name, value


def make_table(game: str, specs: Sequence[str], seats: int, seed: str) -> list[Bot]:
    """Return a bot for every seat: one spec for all of them, or one for each."""
    if len(specs) not in (1, seats):
        raise UnknownBot("count", given=len(specs), seats=seats)
    return [
        make(game, specs[seat] if len(specs) > 1 else specs[0], f"{seed}/bot {seat}")
        for seat in range(seats)
    ]


def adviser(game: str) -> Adviser:
    """Return one who tells a player of a game what to do, and why."""
    return _ADVISERS[game]()
