"""Invitations: somebody at a table that has not begun asks a friend, or whom he met, to come.

He is told at once where he is connected, and a little later on his devices, unless he has come.
"""

import asyncio
from typing import NamedTuple

from larceny.protocol import messages as m

from ...domain.friendship import MOST_INVITED, check_other
from ...domain.refusals import Forbidden, Refused, TooMuch
from ...domain.tables import Status, Table
from ...ports.relations import Invitation
from ...ports.store import Person, Store
from ..table.sessions import TableSessions
from .blocks import Blocks
from .friends import Friends
from .notices import Notices
from .rate_limits import RateLimits

AFTER_MS = 4_000
"""How long somebody may need to come, before his devices are told."""

MOST_SHOWN = 50


class Standing(NamedTuple):
    """An invitation that stands: to which table, and who asks."""

    invitation: Invitation
    table: Table
    by: str


class Invitations:
    """Invites people to tables."""

    def __init__(
        self,
        store: Store,
        sessions: TableSessions,
        friends: Friends,
        blocks: Blocks,
        notices: Notices,
        limits: RateLimits,
    ) -> None:
        self.store = store
        self.sessions = sessions
        self.clock = sessions.clock
        self.friends = friends
        self.blocks = blocks
        self.notices = notices
        self.limits = limits

    async def invite(self, table_id: str, person: Person, whom: str) -> None:
        """Invite somebody to a table where one sits; who is invited already is told no more."""
        table = await self.sessions.table(table_id)
        check_other(person.id, whom)
        _check_table(table, person.id)
        if table.seat_of(whom) is not None:
            return
        self.limits.take("invitations", person.id)
        await self.friends.find(whom)
        await self.blocks.check(person.id, whom)
        if table.host != person.id:
            await self.blocks.check(table.host, whom)
        club = table.plan.club
        if club is not None and not await asyncio.to_thread(self.store.clubs.is_member, club, whom):
            raise Forbidden("members-only")
        if not await self.friends.met(person.id, whom):
            raise Forbidden("not-acquainted")
        relations = self.store.relations
        if await asyncio.to_thread(relations.count_invited, table_id) >= MOST_INVITED:
            raise TooMuch("too-many-invited", most=MOST_INVITED)
        now = self.clock.now_ms()
        invitation = Invitation(table_id, whom, person.id, now)
        if await asyncio.to_thread(relations.invite, invitation):
            notice = m.Notice("invitation", person.id, person.name, table_id, table.plan.game)
            self.notices.tell(whom, notice)
            noted = self.store.pushes.note_invitation
            await asyncio.to_thread(noted, table_id, whom, now + AFTER_MS)

    async def of_person(self, person: str) -> list[Standing]:
        """List the invitations that stand: where he does not sit yet, and there is room."""
        return await asyncio.to_thread(self._of_person, person)

    def _of_person(self, person: str) -> list[Standing]:
        found = []
        for one in self.store.relations.invitations_to(person, MOST_SHOWN):
            table = self.store.tables.load_table(one.table)
            by = self.store.people.names_of([one.by]).get(one.by, "")
            if table is not None and stands(table, person):
                found.append(Standing(one, table, by))
        return found

    async def invited(self, table_id: str, person: str) -> list[str]:
        """List who is invited to a table, for somebody who sits there."""
        table = await self.sessions.table(table_id)
        if table.seat_of(person) is None:
            raise Forbidden("not-your-seat")
        found = await asyncio.to_thread(self.store.relations.invitations_at, table_id)
        return [one.person for one in found]

    async def decline(self, table_id: str, person: str) -> None:
        """Strike out an invitation. Nobody is told."""
        await asyncio.to_thread(self.store.relations.answer_invitation, table_id, person)


def stands(table: Table, person: str) -> bool:
    """Ask whether somebody can still follow an invitation."""
    has_room = any(chair.free for chair in table.chairs)
    return table.status is Status.LOBBY and has_room and table.seat_of(person) is None


def _check_table(table: Table, person: str) -> None:
    if table.seat_of(person) is None:
        raise Forbidden("not-your-seat")
    if table.status is not Status.LOBBY:
        raise Refused("already-started", status=str(table.status))
    if not any(chair.free for chair in table.chairs):
        raise Refused("table-full")
