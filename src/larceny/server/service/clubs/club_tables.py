"""The table of a club: opened for its members, again and again, as it was agreed on last time."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from larceny.protocol import messages as m

from ...domain.accounts import GONE
from ...domain.refusals import Refused
from ...domain.tables import Plan, Status, Table
from ...ports.relations import Invitation
from ...ports.store import Person
from ..lobby.lobby import BotSeat, CompanionSeat, Lobby
from ..people.invitations import AFTER_MS
from .clubs import Clubs


class ClubTables:
    """Opens the tables of clubs, and tells their members."""

    def __init__(self, clubs: Clubs, lobby: Lobby) -> None:
        self.clubs = clubs
        self.lobby = lobby
        self.store = clubs.store
        self.notices = clubs.notices
        self.clock = clubs.clock

    async def open(self, club_id: str, person: Person) -> Table:
        """Open the table of a club as it was last time; where one stands, return that."""
        club = await self.clubs.find(club_id, person.id)
        if club.table is None:
            raise Refused("no-table-yet")
        last = await self.lobby.sessions.table(club.table)
        if last.status in (Status.LOBBY, Status.PLAYING):
            return last
        return await self.open_as(person, replace(last.plan, club=club_id))

    async def open_as(
        self,
        person: Person,
        plan: Plan,
        bots: Sequence[BotSeat] = (),
        companions: Sequence[CompanionSeat] = (),
    ) -> Table:
        """Open the table of a club as a plan says, which is remembered for the next time."""
        assert plan.club is not None
        await self.clubs.find(plan.club, person.id)
        table = await self.lobby.open_table(person, plan, bots, companions)
        if table.status is Status.LOBBY and table.host == person.id:
            await self._tell_members(table, person)
        return table

    async def _tell_members(self, table: Table, person: Person) -> None:
        """Invite all members to their table, but those between whom and the host there is a block.

        They are told like anybody who is invited: at once, and a little later on their devices.
        """
        invited = await asyncio.to_thread(self._invite_members, table, person)
        notice = m.Notice("invitation", person.id, person.name, table.id, table.plan.game)
        for one in invited:
            self.notices.tell(one, notice)

    def _invite_members(self, table: Table, person: Person) -> list[str]:
        assert table.plan.club is not None
        members = [
            one.person
            for one in self.store.clubs.members(table.plan.club)
            if one.name != GONE and table.seat_of(one.person) is None
        ]
        apart = self.store.relations.blocks_among([person.id, *members])
        kept_apart = {one for pair in apart if person.id in pair for one in pair}
        now = self.clock.now_ms()
        invited = []
        for one in members:
            if one in kept_apart:
                continue
            if self.store.relations.invite(Invitation(table.id, one, person.id, now)):
                self.store.pushes.note_invitation(table.id, one, now + AFTER_MS)
                invited.append(one)
        return invited
