"""Quick match: who was seated and does not come loses his seat, and the next who looks gets it.

Who comes is ready as soon as he sees the table, so who is neither there nor ready was never seen.
What is known of them is this node's own: should it die, another one gives them the same time anew.
"""

import asyncio
from collections.abc import Iterable

from ...domain import leaving
from ...domain import tables as domain
from ...domain.matchmaking import CLOCKS, Seeker, may_sit
from ...domain.refusals import Refused
from ...domain.tables import Status, Table
from ...ports.seeks import Seek
from ...ports.store import Person, Store
from ..lobby.lobby import own_name
from ..table.session import TableSession
from ..table.sessions import TableSessions

COME_MS = 30_000
"""So long the others wait for somebody who is not there."""

LOOK_MS = 2_000
"""How often it is looked who is there."""

MOST_TABLES = 500
NEWCOMER = 25.0
"""The rating of somebody who has none."""


class NoShows:
    """Looks after the tables of strangers that have not begun."""

    def __init__(self, store: Store, sessions: TableSessions, seen_ms: int) -> None:
        self.store = store
        self.sessions = sessions
        self.seen_ms = seen_ms  # so long somebody who looks may have no connection
        self._absent: dict[tuple[str, str], int] = {}  # since when somebody is missed at a table
        self._looked = 0
        self.waits = False  # whether some table may wait for somebody, as far as is known here

    async def look(self, now: int) -> list[str]:
        """Free the seats of those who did not come, and return who got one of them."""
        if now - self._looked < LOOK_MS:
            return []
        self._looked = now
        opened = await asyncio.to_thread(self.store.tables.open_tables, None, MOST_TABLES, 0)
        waiting = [table.id for table in opened if table.plan.quick]
        self.waits = bool(waiting)
        missed: dict[tuple[str, str], int] = {}
        seated: list[str] = []
        for table_id in waiting:
            session = await self.sessions.find(table_id)
            for person in absent(session):
                since = self._absent.get((table_id, person), now)
                if now - since < COME_MS or not await self._free(session, person):
                    missed[table_id, person] = since
            found = await self._seat_next(session, now)
            if found is not None:
                seated.append(found)
        self._absent = missed
        return seated

    async def _free(self, session: TableSession, person: str) -> bool:
        """Free the seat of somebody who is still not there."""
        async with self.sessions.hold(session.table.id) as held:
            if held.table.status is not Status.LOBBY or person not in absent(held):
                return False
            await self.sessions.change(held, lambda table: leaving.get_up(table, person))
            return True

    async def _seat_next(self, session: TableSession, now: int) -> str | None:
        """Give a free seat to whoever waits longest of those who fit the others there."""
        table = session.table
        if table.status is not Status.LOBBY or not any(chair.free for chair in table.chairs):
            return None
        waiting = await asyncio.to_thread(self._fitting, table, now)
        for person in waiting:
            if await self._sit(session, person):
                return person.id
        return None

    def _fitting(self, table: Table, now: int) -> list[Person]:
        """List who looks for such a table and may sit with all there, in order of waiting."""
        people = [chair.person for chair in table.chairs if chair.person is not None]
        known = self.store.ratings.ratings(table.plan.game, people)
        there = [
            _sitting(table, person, known[person].mu if person in known else NEWCOMER)
            for person in people
        ]
        found = []
        for seek in self.store.seeks.waiting(now - self.seen_ms):
            if _wants(seek, table) and seek.person not in people:
                pairs = self.store.relations.blocks_among([seek.person, *people])
                apart = {frozenset(pair) for pair in pairs}
                person = self.store.people.person(seek.person)
                if person and all(may_sit(_seeker(seek), one, now, apart) for one in there):
                    found.append(person)
        return found

    async def _sit(self, session: TableSession, person: Person) -> bool:
        """Let somebody sit down who looks for a table, if nothing else came first."""
        table_id = session.table.id
        if not await asyncio.to_thread(self.store.seeks.take, person.id, table_id):
            return False
        try:
            async with self.sessions.hold(table_id) as held:
                name = own_name(held.table, person)
                await self.sessions.change(
                    held, lambda table: domain.sit(table, person.id, name, None)
                )
        except Refused:  # somebody sat down or began meanwhile
            await asyncio.to_thread(self.store.seeks.let_go, person.id, table_id)
            return False
        if name != person.name:
            await asyncio.to_thread(self.store.people.rename, person.id, name)
        return True


def absent(session: TableSession) -> Iterable[str]:
    """List who sits at a table, is not ready, and is connected to no node."""
    here = session.watchers().seats
    return [
        chair.person
        for seat, chair in enumerate(session.table.chairs)
        if chair.person is not None and not chair.ready and seat not in here
    ]


def _wants(seek: Seek, table: Table) -> bool:
    plan = table.plan
    return seek.game == plan.game and CLOCKS[seek.tempo] == plan.clock and seek.most >= plan.seats


def _seeker(seek: Seek) -> Seeker:
    return Seeker(
        seek.person, seek.game, seek.tempo, seek.least, seek.most, seek.rating, seek.since
    )


def _sitting(table: Table, person: str, rating: float) -> Seeker:
    """Return somebody who sits there as one who has looked since the table was laid."""
    tempo = next(tempo for tempo, clock in CLOCKS.items() if clock == table.plan.clock)
    seats = table.plan.seats
    return Seeker(person, table.plan.game, tempo, seats, seats, rating, table.created)
