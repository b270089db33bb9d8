"""The bots by game and name.

A bot is called by its name, and may be set by options after it: `expert:half_life=6`,
`master:sims=400`, `master:ms=50`. A thief (`personas`) can be called by its id: `nila`. A net is
called by its file: `net:FILE`, `net:FILE:temperature=0.5`. `openspiel` is OpenSpiel's search: a
peer to be measured against, which no table offers.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from hashlib import sha256
from time import perf_counter
from typing import Any

from larceny.games.registry import TITLES, find_title
from larceny.kernel.errors import LarcenyError
from larceny.kernel.title import load

from .advice import Adviser
from .any_game import AnyAdviser, searcher_for
from .kind import BOUNDED, GLANCING, Bot, Kind, Options
from .personas import BY_ID
from .random_bot import RandomBot
from .search import Clock

EASY = "novice"
NET = "net"
TOGETHER = "larceny.nets.together:choose_together"
PEER = "openspiel"


class UnknownBot(LarcenyError):
    """No bot has this name or option, or there are too few or too many bots for the table."""

    kind = "unknown-bot"


@cache
def _kinds(game: str) -> Mapping[str, Kind]:
    """List the bots of a game: a net, its own, one that searches, one that throws dice."""
    title = TITLES.get(game)
    if title is None:
        return {"random": Kind(RandomBot)}
    kinds: dict[str, Kind] = {}
    if title.grandmaster:  # loaded when one is made: most programs need none, and no NumPy
        kinds["grandmaster"] = Kind(
            partial(_grandmaster, game), GLANCING, TOGETHER, at_a_glance=True
        )
    kinds |= load(title.bots) if title.bots else {}
    if not any(kind.searches for kind in kinds.values()):
        kinds["searcher"] = Kind(searcher_for(title.game), BOUNDED)
    return {**kinds, "random": Kind(RandomBot)}


def _grandmaster(game: str, seed: str, **options: Any) -> Bot:
    bot: Bot = load("larceny.nets.grandmaster:make")(game, seed, **options)
    return bot


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
    if kind.plays_by_the_clock(options):
        return kind.make(hashed, clock=clock, **options)
    return kind.make(hashed, **options)


def read_spec(game: str, spec: str) -> tuple[Kind, dict[str, float]]:
    """Read which bot is meant, and what is set about it."""
    name, *settings = spec.split(":")
    if name == NET:
        file, settings = _file(settings)
        kinds: Mapping[str, Kind] = {NET: load("larceny.nets.making:kind_for")(game, file)}
    elif name == PEER:
        kinds = {PEER: load("larceny.lab.ismcts:kind_for")(game)}
    else:
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


def together(game: str, spec: str) -> str:
    """Name the function that lets many such bots decide at once; nothing, if each thinks alone.

    Who searches thinks alone, so that nobody else waits for it; and who is not there is refused
    when he is made.
    """
    try:
        kind, options = read_spec(game, spec)
    except UnknownBot:
        return ""
    return "" if BOUNDED.keys() & options.keys() else kind.together


def _file(settings: list[str]) -> tuple[str, list[str]]:
    """Take the name of a file from what follows a bot's name; a drive has a colon, too."""
    if not settings or not settings[0]:
        raise UnknownBot("no-file", name=NET)
    if len(settings) > 1 and len(settings[0]) == 1 and settings[1][:1] in ("\\", "/"):
        return ":".join(settings[:2]), settings[2:]
    return settings[0], settings[1:]


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


def default_bot(game: str) -> str:
    """Name the bot that plays where nobody has chosen one: an easy one, if the game has it."""
    names = names_for(game)
    return EASY if EASY in names else names[0]


def strongest_searcher(game: str) -> str:
    """Name the bot of a game that can weigh the decisions of others: the first that searches."""
    return next(name for name, kind in _kinds(game).items() if kind.searches)


def adviser(game: str) -> Adviser:
    """Return one who tells a player of a game what to do, and why."""
    title = find_title(game)
    make_adviser: Callable[[], Adviser] | None = load(title.adviser) if title.adviser else None
    return AnyAdviser(title.game) if make_adviser is None else make_adviser()
