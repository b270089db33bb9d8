"""Blocks: what somebody whom one has blocked can do no more.

He can neither ask for friendship nor invite, and nobody can invite him to what one hosts; he cannot
sit down at a table that one hosts; and what he says at any table is not sent to one. A table where
both sit already goes on: the others have done nothing. He is told "not-welcome" when he tries, and
never told beforehand.
"""

import asyncio

from ...domain.friendship import MOST_BLOCKED, check_other
from ...domain.refusals import Forbidden, NotFound, Refused, TooMuch
from ...ports.bus import NODES, BlocksChanged, Bus
from ...ports.clock import Clock
from ...ports.store import Store
from ..runtime.tasks import Tasks

_NOBODY: frozenset[str] = frozenset()


class Blocks:
    """Blocks people, and knows the blocks of those who are connected here."""

    def __init__(self, store: Store, bus: Bus, alone: bool, clock: Clock, tasks: Tasks) -> None:
        self.store = store
        self.bus = bus
        self.alone = alone
        self.clock = clock
        self.tasks = tasks
        self._known: dict[str, frozenset[str]] = {}  # whom those who are connected have blocked
        self._sockets: dict[str, int] = {}

    # Who is connected -------------------------------------------------------------------------

    async def enter(self, person: str) -> None:
        """Know whom somebody has blocked, as long as he is connected."""
        self._sockets[person] = self._sockets.get(person, 0) + 1
        if person not in self._known:
            try:
                await self._learn(person)
            except BaseException:
                self.leave(person)
                raise

    def leave(self, person: str) -> None:
        """Forget what was known of somebody whose last connection ends."""
        left = self._sockets.pop(person, 1) - 1
        if left:
            self._sockets[person] = left
        else:
            self._known.pop(person, None)

    def hides(self, person: str, author: str) -> bool:
        """Ask whether what one says is kept from another who is connected here."""
        return author in self._known.get(person, _NOBODY)

    async def _learn(self, person: str) -> None:
        blocked = await asyncio.to_thread(self.store.relations.blocked_by, person)
        if person in self._sockets:
            self._known[person] = frozenset(one.person for one in blocked)

    # Blocking ---------------------------------------------------------------------------------

    async def block(self, person: str, other: str) -> None:
        """Block somebody: he is no friend any more, and no invitation of his stands."""
        check_other(person, other)
        if await asyncio.to_thread(self.store.people.person, other) is None:
            raise NotFound("no-such-person")
        before = await asyncio.to_thread(self.store.relations.blocked_by, person)
        if len(before) >= MOST_BLOCKED:
            raise TooMuch("too-many-blocked", most=MOST_BLOCKED)
        now = self.clock.now_ms()
        await asyncio.to_thread(self.store.relations.block, person, other, now)
        await self._changed(person)

    async def unblock(self, person: str, other: str) -> None:
        """Take a block back; friends they are not again by that."""
        await asyncio.to_thread(self.store.relations.unblock, person, other)
        await self._changed(person)

    async def _changed(self, person: str) -> None:
        await self.on_blocks_changed(person)
        if not self.alone:
            self.tasks.start(self.bus.announce(NODES, BlocksChanged(person)))

    async def on_blocks_changed(self, person: str) -> None:
        """Learn anew whom somebody has blocked, if he is connected here."""
        if person in self._sockets:
            await self._learn(person)

    async def has_blocked(self, person: str, other: str) -> bool:
        """Ask whether somebody has blocked another."""
        return await asyncio.to_thread(self.store.relations.has_blocked, person, other)

    async def check(self, person: str, other: str) -> None:
        """Refuse what needs the good will of two people, where one has blocked the other."""
        found = await asyncio.to_thread(self.store.relations.blocks_among, [person, other])
        if (other, person) in found:
            raise Forbidden("not-welcome")
        if (person, other) in found:
            raise Refused("you-blocked")
