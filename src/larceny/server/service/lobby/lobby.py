"""The lobby: people make tables, sit down, get ready and begin."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from larceny.games.registry import find_game
from larceny.kernel.chance import commitment
from larceny.kernel.events import Seat

from ...domain import identity as names
from ...domain import leaving
from ...domain import tables as domain
from ...domain.pace import Pace
from ...domain.refusals import Forbidden, NotFound, Refused, TooMuch
from ...domain.tables import Chair, Plan, Status, Table
from ...ports.store import Person, Store
from ..bots.personas import bot_for, check_bot
from ..play.openings import Openings
from ..table.session import TableSession

FIRST_CHAIR = Seat(0)  # where whoever makes a table sits

MOST_MUTED = 100
"""People that a host may silence at one table."""


class BotSeat(NamedTuple):
    """A bot for a chair, and the thief it plays as; None: one is drawn."""

    seat: Seat
    bot: str
    persona: str | None = None


class CompanionSeat(NamedTuple):
    """Somebody for a chair who plays at the host's device."""

    seat: Seat
    name: str


def check_new_table(
    plan: Plan, bots: Sequence[BotSeat], companions: Sequence[CompanionSeat]
) -> None:
    """Refuse bots and companions that do not fit, before anything is counted or made."""
    for bot in bots:
        check_bot(plan.game, bot.bot, bot.persona)
        if not 1 <= bot.seat < plan.seats:
            raise Refused("no-such-seat", seat=bot.seat, seats=plan.seats)
    taken = {0, *(bot.seat for bot in bots)}
    for one in companions:
        names.checked_name(one.name)
        if one.seat >= plan.seats:
            raise Refused("no-such-seat", seat=one.seat, seats=plan.seats)
        if one.seat in taken:
            raise Refused("seat-taken", seat=one.seat)
        taken.add(one.seat)


class Lobby:
    """What people do before and after a game."""

    def __init__(self, store: Store, openings: Openings) -> None:
        self.store = store
        self.openings = openings
        self.sessions = openings.sessions
        self.clock = openings.clock

    async def open_table(
        self,
        person: Person,
        plan: Plan,
        bots: Sequence[BotSeat] = (),
        companions: Sequence[CompanionSeat] = (),
    ) -> Table:
        """Make a table; who makes it is its host, and sits down, with bots and companions.

        What does not fit is refused before there is a table.
        """
        self.openings.check_beacon(plan.beacon)
        await self._check_member(plan, person.id)
        game = find_game(plan.game)
        rules = game.ruleset_from_fields(plan.ruleset)
        rules.check_players(plan.seats)
        secret = names.new_token()
        table = Table(
            id=names.new_id(),
            plan=_private_of_club(plan),
            host=person.id,
            chairs=(Chair(),) * plan.seats,
            commitment=commitment(secret),
            secret=secret,
            created=self.clock.now_ms(),
        )
        table = domain.sit(table, person.id, person.name, FIRST_CHAIR)
        for bot in bots:
            sits = bot_for(table, bot.seat, bot.bot, bot.persona)
            table = domain.seat_bot(table, person.id, bot.seat, sits)
        for one in companions:
            name = names.checked_name(one.name)
            table = domain.seat_companion(table, person.id, one.seat, name)
        return await self._lay(table)

    async def _lay(self, table: Table) -> Table:
        """Store a new table; a club has one at a time, and where one stands, that is returned."""
        if table.plan.club is None:
            await asyncio.to_thread(self.store.tables.add_table, table)
        else:
            laid = await asyncio.to_thread(self.store.clubs.lay, table.plan.club, table)
            if laid is None:
                raise NotFound("no-such-club")
            if laid != table.id:
                return await self.sessions.table(laid)
        self.sessions.events.table_changed(None, table)
        return table

    async def _check_member(self, plan: Plan, person: str) -> None:
        """Refuse the table of a club to whom it is not."""
        if plan.club is not None:
            is_member = self.store.clubs.is_member
            if not await asyncio.to_thread(is_member, plan.club, person):
                raise Forbidden("members-only")

    async def sit(self, table_id: str, person: Person, seat: Seat | None) -> Table:
        """Sit down; a guest to whom a name was proposed that is taken here gets another one."""
        session = await self.sessions.find(table_id)
        async with self.sessions.hold(session.table.id) as held:
            await self._check_member(held.table.plan, person.id)
            await self._check_welcome(held.table, person.id)
            name = own_name(held.table, person)
            table = await self.sessions.change(
                held, lambda table: domain.sit(table, person.id, name, seat)
            )
        if name != person.name:
            await asyncio.to_thread(self.store.people.rename, person.id, name)
        return table

    async def _check_welcome(self, table: Table, person: str) -> None:
        """Refuse a chair to somebody whom the host has blocked; who sits there already, stays."""
        if table.seat_of(person) is None and table.host != person:
            blocked = self.store.relations.has_blocked
            if await asyncio.to_thread(blocked, table.host, person):
                raise Forbidden("not-welcome")

    async def seat_bot(
        self, table_id: str, person: Person, seat: Seat, bot: str | None, persona: str | None = None
    ) -> Table:
        """Put a bot on a chair, or take it away."""
        session = await self.sessions.find(table_id)

        def seated(table: Table) -> Table:
            sits = None if bot is None else bot_for(table, seat, bot, persona)
            return domain.seat_bot(table, person.id, seat, sits)

        table = await self._change(session, seated)
        return await self._begin_by_itself(table) if table.plan.quick else table

    async def agree_anew(self, table_id: str, person: Person, how: Callable[[Plan], Plan]) -> Table:
        """Change what is agreed on, before the game."""
        session = await self.sessions.find(table_id)

        def changed(table: Table) -> Table:
            plan = _private_of_club(how(table.plan))
            if plan.start is not None and plan != table.plan:
                raise Refused("set-position")
            self.openings.check_beacon(plan.beacon)
            session.position.game.ruleset_from_fields(plan.ruleset).check_players(plan.seats)
            return domain.agree_anew(table, person.id, plan)

        return await self._change(session, changed)

    async def seat_companion(
        self, table_id: str, person: Person, seat: Seat, name: str | None
    ) -> Table:
        """Let somebody sit down who plays at a person's device, or get up again."""
        session = await self.sessions.find(table_id)
        called = None if name is None else names.checked_name(name)
        return await self._change(
            session, lambda table: domain.seat_companion(table, person.id, seat, called)
        )

    async def make_ready(
        self, table_id: str, person: Person, ready: bool, added: str = "", seal: str = ""
    ) -> Table:
        """Say that one is ready, and what one adds to the deal: sealed, or else in the clear."""
        session = await self.sessions.find(table_id)
        table = await self._change(
            session, lambda table: domain.make_ready(table, person.id, ready, added, seal)
        )
        return await self._begin_by_itself(table) if table.plan.quick else table

    async def _begin_by_itself(self, table: Table) -> Table:
        """Begin where strangers were seated together, once all of them are ready."""
        if table.status is not Status.LOBBY or not all(chair.ready for chair in table.chairs):
            return table
        try:
            return await self.openings.start(table.id, table.host)
        except Refused:  # somebody got up or began meanwhile
            return await self.sessions.table(table.id)

    async def start(self, table_id: str, person: Person) -> Table:
        """Begin the game: what all have sealed is fixed, and they are asked to open it."""
        return await self.openings.start(table_id, person.id)

    async def open_own(self, table_id: str, person: Person, round_: int, text: str) -> Table:
        """Open what one has sealed."""
        return await self.openings.open_own(table_id, person.id, round_, text)

    async def stand(self, table_id: str, person: Person) -> Table:
        """Get up; the last one to leave gives the table up."""
        session = await self.sessions.find(table_id)
        return await self._change(session, lambda table: leaving.get_up(table, person.id))

    async def choose_colour(self, table_id: str, person: Person, colour: int) -> Table:
        """Choose a colour."""
        session = await self.sessions.find(table_id)
        return await self._change(
            session, lambda table: domain.choose_colour(table, person.id, colour)
        )

    async def kick(self, table_id: str, person: Person, seat: Seat) -> Table:
        """Free a chair before the game."""
        session = await self.sessions.find(table_id)
        return await self._change(session, lambda table: domain.kick(table, person.id, seat))

    async def hand_over(self, table_id: str, person: Person, to: str) -> Table:
        """Make another person the host."""
        session = await self.sessions.find(table_id)
        return await self._change(session, lambda table: domain.hand_over(table, person.id, to))

    async def mute(self, table_id: str, person: Person, whom: str, muted: bool) -> Table:
        """Silence somebody in the chat, or let him speak again."""
        session = await self.sessions.find(table_id)
        if muted and len(session.table.muted) >= MOST_MUTED:
            raise TooMuch("too-many-muted", most=MOST_MUTED)
        return await self._change(session, lambda table: domain.mute(table, person.id, whom, muted))

    async def change_pace(self, table_id: str, person: Person, pace: Pace) -> Table:
        """Change how much time people are given to see what bots do; bots go by it at once."""
        session = await self.sessions.find(table_id)
        table = await self._change(
            session, lambda table: domain.change_pace(table, person.id, pace)
        )
        self.sessions.events.stepped(session)
        return table

    async def leave(self, table_id: str, person: Person) -> Table:
        """Leave a running game: a bot plays at once, until one returns."""
        return await self._change_players(table_id, lambda table: leaving.leave(table, person.id))

    async def come_back(self, table_id: str, person: Person) -> Table:
        """Play oneself again."""
        session = await self.sessions.find(table_id)
        if not session.table.seats_of(person.id):
            raise Forbidden("not-your-seat")
        return await self._change_players(
            table_id, lambda table: leaving.come_back(table, person.id)
        )

    async def stand_in(self, table_id: str, person: Person, seat: Seat, plays: bool) -> Table:
        """Let a bot play for somebody who is not connected, or no longer."""
        session = await self.sessions.find(table_id)
        return await self._change_players(
            table_id,
            lambda table: leaving.stand_in(table, person.id, seat, plays, session.watchers().seats),
        )

    async def _change_players(self, table_id: str, how: Callable[[Table], Table]) -> Table:
        """Change who plays, and let bots see whether it is their turn."""
        async with self.sessions.hold(table_id) as session:
            table = await self.sessions.change(session, how)
            self.sessions.events.stepped(session)
            return table

    async def abandon(self, table_id: str, person: Person) -> Table:
        """Give a table up."""
        session = await self.sessions.find(table_id)
        can_go_on = not session.position.has_other_rules
        table = await self._change(
            session, lambda table: domain.abandon(table, person.id, can_go_on)
        )
        self.sessions.events.stepped(session)
        return table

    async def rematch(self, table_id: str, person: Person) -> Table:
        """Play again: a new table with the same people, bots and settings; only one of them."""
        async with self.sessions.hold(table_id) as session:
            if session.table.rematch is not None:
                again = await self.sessions.find(session.table.rematch)
                return again.table
            await self._check_member(session.table.plan, person.id)
            apart = await asyncio.to_thread(self._apart, session.table, person.id)
            table = again_with(session.table, person.id, self.clock.now_ms(), apart)
            table = await self._lay(table)
            changed = await self.sessions.change(
                session, lambda old: old if old.rematch else replace(old, rematch=table.id)
            )
        found = await self.sessions.find(changed.rematch or table.id)
        return found.table

    def _apart(self, table: Table, person: str) -> set[str]:
        """Return who of a table has blocked somebody, or was blocked by him."""
        people = [chair.person for chair in table.chairs if chair.person is not None]
        found = self.store.relations.blocks_among(people)
        return {other for pair in found if person in pair for other in pair} - {person}

    async def _change(self, session: TableSession, how: Callable[[Table], Table]) -> Table:
        async with self.sessions.hold(session.table.id) as held:
            return await self.sessions.change(held, how)


def _private_of_club(plan: Plan) -> Plan:
    """Keep the table of a club out of every list."""
    return plan if plan.club is None else replace(plan, public=False)


def own_name(table: Table, person: Person) -> str:
    """Return under which name somebody sits down: names that are proposed do not repeat."""
    if table.seat_of(person.id) is not None or not names.is_proposed(person.name):
        return person.name
    taken = table.names()
    return names.proposed_name(taken) if person.name in taken else person.name


def again_with(table: Table, person: str, now: int, apart: Collection[str] = ()) -> Table:
    """Set up a table like a finished one: the same chairs, nobody ready, a new secret.

    Those who are to be kept `apart` from whoever asks do not sit there again.
    """
    if table.seat_of(person) is None:
        raise Forbidden("not-your-seat")
    if table.status not in (Status.OVER, Status.ABANDONED):
        raise Refused("still-playing")
    secret = names.new_token()
    chairs = tuple(
        Chair() if chair.person in apart else leaving.sits_again(chair, person)
        for chair in table.chairs
    )
    return Table(
        id=names.new_id(),
        plan=replace(table.plan, lesson=None, start=None),  # each was for one game
        host=person,
        chairs=chairs,
        commitment=commitment(secret),
        secret=secret,
        created=now,
    )


def ruleset_of(game_name: str, edition: str | None, changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of an edition with some of them changed; refuse what does not fit."""
    game = find_game(game_name)
    rules = game.ruleset(edition or game.default_edition, **changes)
    return dict(rules.to_fields())
