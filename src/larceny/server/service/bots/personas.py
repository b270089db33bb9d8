"""Which thief a bot is at a table: one that was asked for, or one of its level who is not there.

It is drawn by the id of the table, which everybody knows, and by nothing that is hidden.
"""

from hashlib import sha256

from larceny.bots import names_for
from larceny.bots.personas import BY_ID, Persona, of_level
from larceny.kernel.events import Seat

from ...domain.refusals import Refused
from ...domain.tables import Chair, Table

_NUMERALS = ("", " II", " III", " IV", " V", " VI", " VII", " VIII")
"""What tells namesakes apart."""


def check_bot(game: str, bot: str, persona: str | None = None) -> None:
    """Refuse a bot that does not play a game, and a thief who is not of its level."""
    known = list(names_for(game))
    if bot not in known:
        raise Refused("unknown-bot", bot=bot, known=known)
    of_its_level = [one.id for one in of_level(bot)]
    if persona is not None and persona not in of_its_level:
        raise Refused("unknown-persona", persona=persona, known=of_its_level)


def bot_for(table: Table, seat: Seat, bot: str, persona: str | None = None) -> Chair:
    """Return the chair of a bot at a seat; who sits there already makes room."""
    check_bot(table.plan.game, bot, persona)
    others = [chair for other, chair in enumerate(table.chairs) if other != seat]
    thief = _drawn(table.id, bot, others) if persona is None else BY_ID[persona]
    if thief is None:
        return Chair(name=f"{bot.capitalize()} {seat + 1}", bot=bot)
    return Chair(name=_name(thief, others), bot=bot, persona=thief.id)


def _drawn(table: str, bot: str, others: list[Chair]) -> Persona | None:
    """Draw a thief of a level: one of those who sit here least often, and are nobody's namesake."""
    names = [chair.name for chair in others]

    def place(thief: Persona) -> tuple[int, int, bytes]:
        there = sum(chair.persona == thief.id for chair in others)
        by_lot = sha256(f"{table} {thief.id}".encode()).digest()
        return there, names.count(thief.name), by_lot

    return min(of_level(bot), key=place, default=None)


def _name(thief: Persona, others: list[Chair]) -> str:
    taken = {chair.name for chair in others}
    return next(name for n in _NUMERALS if (name := thief.name + n) not in taken)
