"""Tables that begin with a position of a study: one person, and bots in all other seats."""

import asyncio
from dataclasses import replace

from larceny.games.registry import find_game
from larceny.kernel.chance import commitment
from larceny.kernel.events import Seat, every_seat

from ...domain import identity as names
from ...domain.pace import Pace
from ...domain.refusals import Refused
from ...domain.studies import Study
from ...domain.tables import Chair, MemoryAid, Plan, Table
from ...ports.store import Person, Store
from ..bots.personas import bot_for, check_bot
from ..play.openings import Openings
from .lines import position_at


class StudyTables:
    """Lays tables at which a game begins in the middle.

    Whoever plays there may know what is hidden: so such a game is never rated, and counts for
    nothing else. To the bots everything is hidden that their seats do not see.
    """

    def __init__(self, store: Store, openings: Openings) -> None:
        self.store = store
        self.openings = openings
        self.clock = openings.clock

    async def begin(self, study: Study, at: int, person: Person, seat: Seat, bot: str) -> Table:
        """Lay a table with the position after a step, and begin: nothing is to be agreed on."""
        table = await asyncio.to_thread(self._laid, study, at, person, seat, bot)
        await asyncio.to_thread(self.store.tables.add_table, table)
        return await self.openings.start(table.id, person.id)

    def _laid(self, study: Study, at: int, person: Person, seat: Seat, bot: str) -> Table:
        game = find_game(study.game)
        check_bot(game.name, bot)
        start = position_at(study, at)
        state = game.read_position(start)
        if game.ending(state) is not None:
            raise Refused("already-over")
        if seat >= state.players:
            raise Refused("no-such-seat", seat=seat, seats=state.players)
        plan = Plan(
            game=game.name,
            ruleset=dict(game.rules_of(state).to_fields()),
            seats=state.players,
            memory_aid=MemoryAid.LOG,
            reaction_ms=0,  # there are only bots beside him
            hints=True,
            pace=Pace.NORMAL,
            start=start,
        )
        secret = names.new_token()
        table = Table(
            id=names.new_id(),
            plan=plan,
            host=person.id,
            chairs=tuple(Chair(colour=one) for one in every_seat(state.players)),
            commitment=commitment(secret),
            secret=secret,
            created=self.clock.now_ms(),
        )
        own = Chair(person=person.id, name=person.name, colour=seat, ready=True)
        table = _seated(table, seat, own)
        for other in every_seat(state.players):
            if other != seat:
                sits = replace(bot_for(table, other, bot), colour=other, ready=True)
                table = _seated(table, other, sits)
        return table


def _seated(table: Table, seat: Seat, chair: Chair) -> Table:
    chairs = (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])
    return replace(table, chairs=chairs)
