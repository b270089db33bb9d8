"""Quick match: people who look for a table are seated together.

The store is the truth: who looks, since when, and where he was seated. One node at a time (a lease)
asks whom to seat together; should two do it at once, the store lets only one seat anybody. Each
node looks after those who are connected to it, and tells them of their seats: at once where it was
announced, else a moment later. So nobody loses his place when a node dies, as long as he comes
back in time.
"""

import asyncio
import logging
from collections.abc import Iterable
from random import SystemRandom
from typing import cast

import msgspec

from larceny.games.registry import find_game, find_title
from larceny.kernel.chance import commitment
from larceny.protocol import hall as h

from ...domain import identity as names
from ...domain import tables as domain
from ...domain.matchmaking import CLOCKS, Seeker, Tempo, matched
from ...domain.pace import Pace
from ...domain.tables import Chair, MemoryAid, Plan, Table, Watching
from ...ports.bus import NODES, Matched
from ...ports.seeks import Seek
from ...ports.store import Person, Store
from ..lobby.lobby import own_name, ruleset_of
from ..people.accounts import Accounts
from ..runtime.repeating import repeat
from ..runtime.tasks import Tasks
from ..table.audience import Listener
from ..table.sessions import TableSessions
from .no_shows import NEWCOMER, NoShows

log = logging.getLogger(__name__)

ROUND_S = 0.5
"""How often those who look are matched."""

LEASE_MS = 2_000
TOUCH_MS = 4_000
SEEN_MS = 15_000
"""Who has had no connection for so long is seated nowhere: a node may die and rise meanwhile."""

FORGET_MS = 600_000

_encode = msgspec.json.Encoder().encode
_NOTHING = _encode(h.Seeking())
_dice = SystemRandom()


class Matchmaking:
    """Seats people together who look for a table."""

    def __init__(
        self, store: Store, sessions: TableSessions, node: str, accounts: Accounts, tasks: Tasks
    ) -> None:
        self.store = store
        self.sessions = sessions
        self.clock = sessions.clock
        self.node = node
        self.accounts = accounts
        self.tasks = tasks
        self.no_shows = NoShows(store, sessions, SEEN_MS)
        self._here: dict[str, set[Listener]] = {}  # who looks, over which connections
        self._touched = self._forgot = 0
        self._wakes = asyncio.Event()

    async def start(self) -> None:
        """Begin to match people."""
        self.tasks.start(repeat(self._next_round, ROUND_S, self.clock, log, "match-failed"))

    # Those who look ---------------------------------------------------------------------------

    async def look(self, listener: Listener, wanted: h.Seek) -> None:
        """Let somebody look for a table from now on."""
        person = listener.person
        self.accounts.limits.take("seeks", person.id)
        game = find_game(wanted.game)
        least, most, _ = game.ruleset(game.default_edition).seats()
        await self.accounts.check_open_tables(person)
        known = await asyncio.to_thread(self.store.ratings.ratings, game.name, [person.id])
        now = self.clock.now_ms()
        seek = Seek(
            person=person.id,
            game=game.name,
            tempo=Tempo(wanted.tempo),
            least=max(2, least),
            most=max(2, least, min(most, wanted.most)),
            rating=known[person.id].mu if person.id in known else NEWCOMER,
            since=now,
            bots_at=now + wanted.bots_after_ms,
            seen=now,
        )
        self._here.setdefault(person.id, set()).add(listener)
        stored = await asyncio.to_thread(self.store.seeks.look, seek)
        if stored.table is None:
            listener.send(_looking(stored))
            self._wakes.set()
        else:
            await self._tell([stored])

    async def stop(self, listener: Listener) -> None:
        """Let somebody look no more; who was seated just before is told where."""
        person = listener.person.id
        seek = await asyncio.to_thread(self.store.seeks.stop, person)
        if seek is not None:
            self._here.setdefault(person, set()).add(listener)
            await self._tell([seek])
            return
        for one in {listener, *self._here.pop(person, ())}:
            one.send(_NOTHING)

    def gone(self, listener: Listener) -> None:
        """Note that a connection has ended; who comes back in time has not lost his place."""
        here = self._here.get(listener.person.id)
        if here is not None:
            here.discard(listener)
            if not here:
                del self._here[listener.person.id]

    async def on_matched(self, what: Matched) -> None:
        """Hear from another node who was seated."""
        await self._tell_seated([person for person in what.people if person in self._here])

    async def _tell_seated(self, people: list[str]) -> None:
        if people:
            await self._tell(await asyncio.to_thread(self.store.seeks.of, people))

    async def _tell(self, seeks: Iterable[Seek]) -> None:
        """Tell those who are here where they sit."""
        for seek in seeks:
            if seek.table is None:
                continue
            listeners = self._here.pop(seek.person, ())
            for listener in listeners:
                listener.send(_encode(h.Seated(seek.table)))
            if listeners:
                await asyncio.to_thread(self.store.seeks.told, seek.person, seek.table)

    # Matching ---------------------------------------------------------------------------------

    async def _next_round(self) -> None:
        if not self._here and not self.no_shows.waits:
            self._wakes.clear()
            await self._wakes.wait()
        await self.round()

    async def round(self) -> None:
        """Look after those who look here, and match all who do, if no other node does it."""
        now = self.clock.now_ms()
        if now - self._touched >= TOUCH_MS:
            self._touched = now
            await asyncio.to_thread(self.store.seeks.touch, list(self._here), now)
            await self._tell_seated(list(self._here))
        if await self._is_mine(now):
            await self.match(now)
            await self._announce_seated(await self.no_shows.look(now))
            if now - self._forgot >= FORGET_MS:
                self._forgot = now
                await asyncio.to_thread(self.store.seeks.forget, now - FORGET_MS)

    async def _is_mine(self, now: int) -> bool:
        if self.sessions.alone:
            return True
        lease = self.store.leases.lease
        return await asyncio.to_thread(lease, "quick-match", self.node, now, now + LEASE_MS)

    async def match(self, now: int) -> None:
        """Seat all who can be seated together now."""
        waiting = await asyncio.to_thread(self.store.seeks.waiting, now - SEEN_MS)
        apart = await asyncio.to_thread(self.store.seeks.apart)
        for group in matched(map(_seeker, waiting), now, apart):
            table = await asyncio.to_thread(self._seat, group)
            if table is not None:
                self.no_shows.waits = True
                self.sessions.events.table_changed(None, table)
                await self._announce_seated([one.person for one in group])

    async def _announce_seated(self, people: list[str]) -> None:
        """Tell people where they sit, at whatever node they are connected."""
        if people:
            await self._tell_seated([one for one in people if one in self._here])
            await self.sessions.bus.announce(NODES, Matched(tuple(people)))

    def _seat(self, group: tuple[Seeker, ...]) -> Table | None:
        """Lay a table for a group; None if one of them is not to be had any more."""
        found = [self.store.people.person(one.person) for one in group]
        people = [person for person in found if person is not None]
        if len(people) < len(group):
            return None
        table, renamed = table_for(people, group[0].game, group[0].tempo, self.clock.now_ms())
        if not self.store.seeks.seat([person.id for person in people], table):
            return None
        for person, name in renamed.items():
            self.store.people.rename(person, name)
        return table


def table_for(
    people: list[Person], game: str, tempo: Tempo, now: int
) -> tuple[Table, dict[str, str]]:
    """Lay a table for strangers: rated, public, and seen a minute later by those who look on.

    Who sits where is drawn by lot. Also return who got another name, since his was taken.
    """
    secret = names.new_token()
    plan = Plan(
        game=game,
        ruleset=ruleset_of(game, None, {}),
        seats=len(people),
        clock=CLOCKS[tempo],
        public=True,
        memory_aid=MemoryAid.ROUND,
        watching=Watching.DELAYED,
        rated=True,
        pace=Pace.NORMAL,
        score=True,
        notes=find_title(game).note_subjects is not None,
        quick=True,
    )
    table = Table(
        id=names.new_id(),
        plan=plan,
        host=people[0].id,
        chairs=(Chair(),) * len(people),
        commitment=commitment(secret),
        secret=secret,
        created=now,
    )
    renamed: dict[str, str] = {}
    for person in _dice.sample(people, len(people)):
        name = own_name(table, person)
        if name != person.name:
            renamed[person.id] = name
        table = domain.sit(table, person.id, name, None)
    return table, renamed


def _seeker(seek: Seek) -> Seeker:
    return Seeker(
        seek.person, seek.game, seek.tempo, seek.least, seek.most, seek.rating, seek.since
    )


def _looking(seek: Seek) -> bytes:
    tempo = cast(h.SeekTempo, str(seek.tempo))
    return _encode(h.Seeking(seek.game, tempo, seek.most, seek.since, seek.bots_at))
