"""Clubs: who is a member, who is asked to be one, and who looks after it.

One becomes a member by the club's link, or asked by a member who knows one. Only members are told
anything of a club, but for its name, which whoever has the link may read.
"""

import asyncio
from dataclasses import dataclass

from larceny.protocol import messages as m

from ...domain import clubs as rules
from ...domain import identity as names
from ...domain.clubs import Meeting
from ...domain.friendship import check_other
from ...domain.refusals import Forbidden, NotFound, Refused, TooMuch
from ...domain.tables import Table
from ...ports.clock import Clock
from ...ports.clubs import Club, ClubGame, ClubInvitation, Member
from ...ports.store import Person, Store
from ..people.blocks import Blocks
from ..people.friends import Friends
from ..people.notices import Notices
from ..people.rate_limits import RateLimits


@dataclass(frozen=True, slots=True)
class Company:
    """A club as its members see it."""

    club: Club
    members: list[Member]
    invited: list[str]
    table: Table | None


@dataclass(frozen=True, slots=True)
class Brief:
    """A club in a list."""

    club: Club
    members: int
    table: Table | None


class Clubs:
    """Makes clubs, and lets people join and leave them."""

    def __init__(
        self,
        store: Store,
        friends: Friends,
        blocks: Blocks,
        notices: Notices,
        limits: RateLimits,
        clock: Clock,
    ) -> None:
        self.store = store
        self.clubs = store.clubs
        self.friends = friends
        self.blocks = blocks
        self.notices = notices
        self.limits = limits
        self.clock = clock

    # What members see -------------------------------------------------------------------------

    async def of_person(self, person: str) -> tuple[list[Brief], list[ClubInvitation]]:
        """List somebody's clubs, and those that he is asked to join."""
        return await asyncio.to_thread(self._of_person, person)

    def _of_person(self, person: str) -> tuple[list[Brief], list[ClubInvitation]]:
        mine = self.clubs.clubs_of(person)
        counts = self.clubs.count_members([one.id for one in mine])
        briefs = [Brief(one, counts.get(one.id, 0), self._table(one)) for one in mine]
        return briefs, self.clubs.invitations_to(person)

    def _table(self, club: Club) -> Table | None:
        return None if club.table is None else self.store.tables.load_table(club.table)

    async def find(self, club_id: str, person: str) -> Club:
        """Find a club, for a member; whoever is none is told that there is none."""
        club = await asyncio.to_thread(self.clubs.club, club_id)
        if club is None or not await asyncio.to_thread(self.clubs.is_member, club_id, person):
            raise NotFound("no-such-club")
        return club

    async def show(self, club_id: str, person: str) -> Company:
        """Return a club as its members see it."""
        club = await self.find(club_id, person)
        return await asyncio.to_thread(self._company, club)

    def _company(self, club: Club) -> Company:
        members, invited = self.clubs.members(club.id), self.clubs.invited(club.id)
        return Company(club, members, invited, self._table(club))

    async def games(self, club_id: str, person: str, limit: int, offset: int) -> list[ClubGame]:
        """List what a club has played to its end, the newest first."""
        await self.find(club_id, person)
        return await asyncio.to_thread(self.clubs.games, club_id, limit, offset)

    # Making and keeping one -------------------------------------------------------------------

    async def make(self, person: Person, name: str) -> Club:
        """Make a club; who makes it owns it."""
        name = names.checked_name(name)
        self.limits.take("clubs", person.id)
        await self._check_room_for(person.id)
        club = Club(names.new_id(), name, person.id, names.new_id(), self.clock.now_ms())
        await asyncio.to_thread(self.clubs.add, club)
        return club

    async def _check_room_for(self, person: str) -> None:
        rules.check_clubs(len(await asyncio.to_thread(self.clubs.clubs_of, person)))

    async def owned(self, club_id: str, person: str) -> Club:
        """Find a club for its owner; refuse others."""
        club = await self.find(club_id, person)
        if club.owner != person:
            raise Forbidden("owner-only")
        return club

    async def rename(self, club_id: str, person: str, name: str) -> None:
        """Change a club's name."""
        await self.owned(club_id, person)
        await asyncio.to_thread(self.clubs.rename, club_id, names.checked_name(name))

    async def meet(self, club_id: str, person: str, meeting: Meeting | None) -> None:
        """Note when a club meets."""
        await self.owned(club_id, person)
        await asyncio.to_thread(self.clubs.meet, club_id, meeting)

    async def renew_link(self, club_id: str, person: str) -> None:
        """Give a club another link; whoever has the old one comes too late."""
        await self.owned(club_id, person)
        await asyncio.to_thread(self.clubs.renew_code, club_id, names.new_id())

    async def hand_over(self, club_id: str, person: str, to: str) -> None:
        """Make another member the owner."""
        await self.owned(club_id, person)
        if not await asyncio.to_thread(self.clubs.hand_over, club_id, to):
            raise Refused("members-only")

    async def close(self, club_id: str, person: str) -> None:
        """Delete a club; its games stay those of whoever played them."""
        await self.owned(club_id, person)
        await asyncio.to_thread(self.clubs.close, club_id)

    # Coming and going -------------------------------------------------------------------------

    async def of_link(self, code: str) -> tuple[Club, Person, int]:
        """Say of whoever has a link where it leads: the club, its owner, and how many are there."""
        club = await asyncio.to_thread(self.clubs.by_code, code)
        if club is None:
            raise NotFound("no-such-link")
        owner = await self.friends.find(club.owner)
        counts = await asyncio.to_thread(self.clubs.count_members, [club.id])
        return club, owner, counts.get(club.id, 0)

    async def join_by_link(self, person: Person, code: str) -> Club:
        """Become a member, by the club's link."""
        club, _, _ = await self.of_link(code)
        await self._join(club, person)
        return club

    async def join_asked(self, person: Person, club_id: str) -> Club:
        """Become a member, where one was asked to."""
        club = await asyncio.to_thread(self.clubs.club, club_id)
        asked = await asyncio.to_thread(self.clubs.invitations_to, person.id)
        if club is None or all(one.club != club_id for one in asked):
            raise NotFound("no-such-club")
        await self._join(club, person)
        return club

    async def _join(self, club: Club, person: Person) -> None:
        if await asyncio.to_thread(self.clubs.is_member, club.id, person.id):
            return
        await self.blocks.check(person.id, club.owner)
        await self._check_room_for(person.id)
        now = self.clock.now_ms()
        joined = await asyncio.to_thread(
            self.clubs.join, club.id, person.id, now, rules.MOST_MEMBERS
        )
        if not joined:
            raise TooMuch("too-many-members", most=rules.MOST_MEMBERS)

    async def leave(self, club_id: str, person: str) -> None:
        """Be a member no longer; the last one to leave closes the club."""
        club = await self.find(club_id, person)
        if club.owner != person:
            await self._part(club, person)
            return
        if len(await asyncio.to_thread(self.clubs.members, club_id)) > 1:
            raise Refused("hand-over-first")
        await asyncio.to_thread(self.clubs.close, club_id)

    async def remove(self, club_id: str, person: str, whom: str) -> None:
        """Let the owner remove a member, who cannot come back by the link that he knows."""
        club = await self.owned(club_id, person)
        check_other(person, whom)
        await self._part(club, whom)
        await asyncio.to_thread(self.clubs.renew_code, club_id, names.new_id())

    async def _part(self, club: Club, person: str) -> None:
        await asyncio.to_thread(self.clubs.leave, club.id, person)
        if club.table is not None:
            strike = self.store.relations.answer_invitation
            await asyncio.to_thread(strike, club.table, person)

    # Asking somebody --------------------------------------------------------------------------

    async def invite(self, club_id: str, person: Person, whom: str) -> None:
        """Ask a friend, or whom one met lately, to join; who is asked already is told no more."""
        club = await self.find(club_id, person.id)
        check_other(person.id, whom)
        self.limits.take("club_invitations", person.id)
        await self.friends.find(whom)
        await self.blocks.check(person.id, whom)
        apart = self.store.relations.blocks_among
        if await asyncio.to_thread(apart, [club.owner, whom]):  # whichever, a member is not told
            raise Forbidden("not-welcome")
        if not await self.friends.met(person.id, whom):
            raise Forbidden("not-acquainted")
        if await asyncio.to_thread(self.clubs.is_member, club_id, whom):
            return
        await asyncio.to_thread(self._check_room, club_id, whom)
        now = self.clock.now_ms()
        if await asyncio.to_thread(self.clubs.invite, club_id, whom, person.id, now):
            self.notices.tell(whom, m.Notice("club-invitation", person.id, person.name))

    def _check_room(self, club_id: str, whom: str) -> None:
        rules.check_members(self.clubs.count_members([club_id]).get(club_id, 0))
        invited = self.clubs.invited(club_id)
        if whom not in invited:
            rules.check_asked(len(invited), len(self.clubs.invitations_to(whom)))

    async def decline(self, club_id: str, person: str) -> None:
        """Strike out an invitation. Nobody is told."""
        await asyncio.to_thread(self.clubs.answer, club_id, person)
