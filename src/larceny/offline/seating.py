"""Who sits at a table of a device: thieves of the levels that think in an instant."""

import secrets
from collections.abc import Mapping
from typing import Any

from larceny.bots import names_for
from larceny.bots.personas import of_level
from larceny.games.registry import AnyGame

from .kept import Chair
from .refusals import NeedsAServer, Refused

LEVELS = ("novice", "expert")
"""The bots that think in an instant; the others search, and a phone would take minutes."""

_NUMERALS = ("", " II", " III", " IV", " V", " VI", " VII", " VIII")
"""What tells namesakes apart."""


def bots_of(game: AnyGame) -> tuple[str, ...]:
    """Name the bots of a game that play on a device, the strongest first."""
    names = names_for(game.name)
    return tuple(name for name in names if name in LEVELS) or ("random",)


def bot_for(game: AnyGame, wanted: Mapping[str, Any], others: list[Chair]) -> Chair:
    """Seat a bot of the level that is asked for: a thief of it who is not there yet."""
    known = bots_of(game)
    bot = wanted.get("bot") or known[-1]
    if bot not in known:
        raise NeedsAServer
    thieves = {one.id: one for one in of_level(bot)}
    there = [chair.persona for chair in others]
    by_lot = sorted(thieves, key=lambda one: (there.count(one), secrets.randbits(32)))
    persona = wanted.get("persona") or next(iter(by_lot), None)
    if persona is None:
        return Chair(f"{bot.capitalize()} {len(others) + 1}", bot)
    if persona not in thieves:
        raise Refused("unknown-persona", persona=persona, known=list(thieves))
    taken = {chair.name for chair in others}
    names = (thieves[persona].name + numeral for numeral in _NUMERALS)
    return Chair(next(name for name in names if name not in taken), bot, persona)
