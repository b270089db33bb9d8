"""Games that somebody played on his own device, against bots: taken among his games if he wishes.

A record is played again before it is taken, so it is a game that the rules allow. Whether bots
answered, and how often he began anew, nobody knows: such a game says that it was played
offline, and is never rated.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any

from larceny.games.records import read_record
from larceny.games.registry import find_game
from larceny.kernel.errors import InvalidRecord
from larceny.kernel.events import Seat
from larceny.kernel.play import Match, verify
from larceny.kernel.record import Record

from ...domain.tables import Chair, Plan, Status, Table, Watching
from ...ports.clock import Clock
from ...ports.store import Person, Store
from ..bots.personas import bot_for
from ..lobby.lobby import BotSeat
from ..table.position import Position

AnyMatch = Match[Any, Any, Any, Any]


class Uploads:
    """Takes games that were played without a server."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    async def take(self, person: Person, written: str, bots: Sequence[BotSeat]) -> Table:
        """Check a record and store its game; the same one sent again is the same table."""
        return await asyncio.to_thread(self._take, person, written, bots)

    def _take(self, person: Person, written: str, bots: Sequence[BotSeat]) -> Table:
        record = read_record(written)
        table = _table_for(person, record, bots, self.clock.now_ms())
        match = _checked(record)
        known = self.store.tables.load_table(table.id)
        if known is None:
            self.store.tables.add_table(table)
        if not self.store.journal.entries(table.id):  # also where a node died in between
            self._write_down(table, match)
        return table if known is None else known

    def _write_down(self, table: Table, match: AnyMatch) -> None:
        """Store the decisions as they would have been stored if they had been made here."""
        position = Position.before_deal(replace(table, status=Status.PLAYING))
        entries = [position.deal(table.created)]
        entries += [position.apply(seat, word, None, table.created) for seat, word in match.moves]
        self.store.journal.append(entries)


def _checked(record: Record) -> AnyMatch:
    """Play a record again; refuse what was not played to its end, or was dealt in another way."""
    if record.result is None or record.secret is None:
        raise InvalidRecord("truncated", moves=len(record.moves))
    added = [""] * len(record.players)
    if (record.start, record.sealed, [*record.contributions]) != (None, None, added):
        raise InvalidRecord("another-deal")
    return verify(find_game(record.game), record)


def _table_for(person: Person, record: Record, bots: Sequence[BotSeat], now: int) -> Table:
    """Set a table as it stood: bots on the chairs that are named, and the person on the other."""
    game = find_game(record.game)
    rules = game.ruleset_from_fields(record.ruleset)
    seats = len(record.players)
    rules.check_players(seats)
    plan = Plan(
        game=game.name,
        ruleset=dict(rules.to_fields()),
        seats=seats,
        watching=Watching.CLOSED,
        reaction_ms=0,
        offline=True,
    )
    told = sha256(f"{person.id} {record.secret} {record.digest}".encode()).hexdigest()
    table = Table(
        id=f"offline-{told[:24]}",
        plan=plan,
        host=person.id,
        chairs=tuple(Chair(colour=seat) for seat in range(seats)),
        commitment=record.commitment,
        secret=record.secret or "",
        created=now,
        status=Status.OVER,
        rules_version=record.rules_version,
    )
    for bot in bots:
        if bot.seat < seats:
            sits = bot_for(table, bot.seat, bot.bot, bot.persona)
            table = _with_chair(table, bot.seat, replace(sits, ready=True))
    free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
    if len(free) != 1:
        raise InvalidRecord("seats", seats=free)
    return _with_chair(table, Seat(free[0]), Chair(person=person.id, name=person.name, ready=True))


def _with_chair(table: Table, seat: Seat, chair: Chair) -> Table:
    chairs = list(table.chairs)
    chairs[seat] = replace(chair, colour=seat)
    return replace(table, chairs=tuple(chairs))
