"""Friends: asked by name or where one meets, or made at once by a link that one gives away."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from larceny.protocol import messages as m

from ...domain import identity as names
from ...domain.accounts import GONE
from ...domain.friendship import Bond, check_friends, check_other
from ...domain.refusals import NotFound, Refused
from ...ports.clock import Clock
from ...ports.relations import Blocked, Opponent, Related
from ...ports.store import Person, Store
from .blocks import Blocks
from .notices import Notices
from .rate_limits import RateLimits

TABLES = 50
"""Whom one met at so many last tables, one has met recently."""

MOST_MET = 30


@dataclass(frozen=True, slots=True)
class Circle:
    """Everybody with whom somebody has to do."""

    link: str
    related: Sequence[Related]
    blocked: Sequence[Blocked]
    met: Sequence[Opponent]


class Friends:
    """Makes friends, and says whom one met."""

    def __init__(
        self, store: Store, blocks: Blocks, notices: Notices, limits: RateLimits, clock: Clock
    ) -> None:
        self.store = store
        self.blocks = blocks
        self.notices = notices
        self.limits = limits
        self.clock = clock

    async def circle(self, person: str) -> Circle:
        """Return everybody with whom somebody has to do."""
        return await asyncio.to_thread(self._circle, person)

    def _circle(self, person: str) -> Circle:
        relations = self.store.relations
        blocked = relations.blocked_by(person)
        hidden = {one.person for one in blocked}
        return Circle(
            link=relations.link_of(person, names.new_id()),
            related=[one for one in relations.ties_of(person) if one.name != GONE],
            blocked=blocked,
            met=[
                one
                for one in relations.opponents(person, TABLES)
                if one.person not in hidden and one.name != GONE
            ][:MOST_MET],
        )

    async def met(self, person: str, other: str) -> bool:
        """Ask whether somebody is a friend, or has sat with one lately."""
        if await self.tie(person, other) is Bond.FRIENDS:
            return True
        met = await asyncio.to_thread(self.store.relations.opponents, person, TABLES)
        return any(one.person == other for one in met)

    async def standing(self, person: str) -> tuple[int, bool]:
        """Say how many ask somebody to be friends, and whether anybody knows him."""
        mine, asks = await asyncio.to_thread(self.store.relations.count_ties, person)
        if mine or asks:
            return asks, True
        if await asyncio.to_thread(self.store.clubs.clubs_of, person):
            return asks, True
        met = await asyncio.to_thread(self.store.relations.opponents, person, TABLES)
        return asks, bool(met)

    async def tie(self, person: str, other: str) -> Bond:
        """Say how somebody stands to another."""
        return await asyncio.to_thread(self.store.relations.tie, person, other)

    # Asking -----------------------------------------------------------------------------------

    async def ask(self, person: Person, other: str) -> Bond:
        """Ask somebody to be a friend; who was asked by him says yes with it."""
        self.limits.take("friend_requests", person.id)
        await self._check(person.id, other)
        before = await self.tie(person.id, other)
        if before in (Bond.FRIENDS, Bond.ASKED):
            return before
        relations = self.store.relations
        mine, _ = await asyncio.to_thread(relations.count_ties, person.id)
        unanswered = 0
        if before is Bond.NONE:
            _, unanswered = await asyncio.to_thread(relations.count_ties, other)
        check_friends(mine, unanswered)
        now = await asyncio.to_thread(relations.add_tie, person.id, other, self.clock.now_ms())
        what: m.NoticeKind = "friend" if now is Bond.FRIENDS else "friend-asks"
        self.notices.tell(other, m.Notice(what, person.id, person.name))
        return now

    async def ask_by_name(self, person: Person, name: str) -> tuple[Person, Bond]:
        """Ask somebody by his account's name, or by a name that nobody else has."""
        self.limits.take("friend_requests", person.id)
        found = await asyncio.to_thread(self.store.relations.named, " ".join(name.split()), 2)
        if not found or name.strip().lower() == GONE:
            raise NotFound("no-such-name")
        if len(found) > 1:
            raise Refused("many-of-that-name")
        tie = await self.ask(person, found[0])
        return await self.find(found[0]), tie

    async def end(self, person: str, other: str) -> None:
        """Be no friends any more; take a request back, or decline one. Nobody is told."""
        await asyncio.to_thread(self.store.relations.remove_ties, person, other)

    async def _check(self, person: str, other: str) -> None:
        check_other(person, other)
        await self.find(other)
        await self.blocks.check(person, other)

    async def find(self, person: str) -> Person:
        """Find somebody who is there."""
        found = await asyncio.to_thread(self.store.people.person, person)
        if found is None or found.name == GONE:
            raise NotFound("no-such-person")
        return found

    # By a link --------------------------------------------------------------------------------

    async def renew_link(self, person: str) -> str:
        """Give somebody another link; whoever has the old one comes too late."""
        code = names.new_id()
        await asyncio.to_thread(self.store.relations.link_of, person, code)
        await asyncio.to_thread(self.store.relations.renew_link, person, code)
        return code

    async def owner(self, code: str) -> Person:
        """Find who gave a link away."""
        found = await asyncio.to_thread(self.store.relations.owner_of_link, code)
        if found is None:
            raise NotFound("no-such-link")
        return await self.find(found)

    async def by_link(self, person: Person, code: str) -> tuple[Person, Bond]:
        """Become a friend of who gave the link away: he has said yes with it."""
        self.limits.take("friend_requests", person.id)
        owner = await self.owner(code)
        await self._check(person.id, owner.id)
        if await self.tie(person.id, owner.id) is not Bond.FRIENDS:
            for one in (person.id, owner.id):
                mine, _ = await asyncio.to_thread(self.store.relations.count_ties, one)
                check_friends(mine, 0)
            now = self.clock.now_ms()
            await asyncio.to_thread(self.store.relations.befriend, person.id, owner.id, now)
            self.notices.tell(owner.id, m.Notice("friend", person.id, person.name))
        return owner, Bond.FRIENDS
