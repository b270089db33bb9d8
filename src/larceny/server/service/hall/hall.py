"""The hall: what goes on in the house is told to all who are there, as it changes.

Nobody asks twice. What there is comes from the store; that something has changed is heard from this
node's own tables and announced by others, and looked up every few seconds in any case. All are told
the same bytes: what has changed since the last time, changes that come close together in one.
"""

import asyncio
import logging
from collections import Counter
from dataclasses import dataclass, field
from typing import cast

import msgspec

from larceny.kernel.errors import LarcenyError
from larceny.protocol import hall as h
from larceny.protocol.message import Json

from ...domain.tables import Table
from ...ports.bus import NODES, HallAt, HallChanged
from ...ports.store import Store
from ..people.rate_limits import RateLimits
from ..runtime.tasks import Tasks
from ..table.audience import Listener
from ..table.delayed_feed import DELAY_S
from ..table.events import TableChanged
from ..table.sessions import TableSessions
from .entries import entry_of, may_be_watched, people_at, sketch_of, waits
from .late_games import LateGames
from .matchmaking import SEEN_MS

log = logging.getLogger(__name__)

CALM_S = 0.1
"""How long nothing more is told after something was: what happens meanwhile comes in one."""

LOOK_S = 2.0
"""How often is looked in any case; people who come and go are told of so often."""

ALIVE_S = 10.0
"""How often a node tells how many are in its hall, whether that has changed or not."""

MOST_WAITING, MOST_RUNNING, MOST_FINISHED = 40, 12, 8
CHOSEN_FROM = 60
"""Finished games among which those are chosen that are worth seeing."""

DELAY_MS = int(DELAY_S * 1_000)
MOST_NAMES = 40
AT_ONCE = 200
"""So many are told something before others get their turn."""

CROWD = 200
"""Where so many are here, they are not told at once of everybody who comes: that would be told all
the time, and what waits for it, a table that was laid, would come late."""

_encode = msgspec.json.Encoder().encode


@dataclass(slots=True)
class House:
    """All that is told in the hall."""

    here: int = 0
    names: list[str] = field(default_factory=list)
    tables: dict[str, h.HallTable] = field(default_factory=dict)
    looking: list[h.Looking] = field(default_factory=list)

    def message(self) -> bytes:
        """Write everything, for one who comes."""
        return _encode(h.Hall(self.here, self.names, list(self.tables.values()), self.looking))

    def news_since(self, before: "House") -> bytes | None:
        """Write what is otherwise than before; None if nothing is."""
        news = h.HallNews(
            here=None if self.here == before.here else self.here,
            names=None if self.names == before.names else self.names,
            tables=[one for id_, one in self.tables.items() if before.tables.get(id_) != one],
            gone=[id_ for id_ in before.tables if id_ not in self.tables],
            looking=None if self.looking == before.looking else self.looking,
        )
        return None if news == h.HallNews() else _encode(news)


class Hall:
    """Tells all who are in the hall what goes on."""

    def __init__(
        self, store: Store, sessions: TableSessions, node: str, limits: RateLimits, tasks: Tasks
    ) -> None:
        self.store = store
        self.sessions = sessions
        self.clock = sessions.clock
        self.node = node
        self.limits = limits
        self.tasks = tasks
        self._listeners: dict[Listener, bool] = {}  # whether his name may be told
        self._elsewhere: dict[str, HallAt] = {}
        self._announced: tuple[HallAt, float] | None = None
        self._games = LateGames()
        self.looked = 0  # when all that is told was looked up last
        self._sketches: dict[str, tuple[int, Json | None]] = {}  # by table: after which step
        self._told = House()
        self._whole: bytes | None = None  # all that was told, as it is written for all who come
        self._runs = False
        self._changed = asyncio.Event()

    # Coming and going -------------------------------------------------------------------------

    async def enter(self, listener: Listener, named: bool) -> None:
        """Let somebody be told what goes on; or change whether his name may be told."""
        self.limits.take("halls", listener.person.id)
        is_new = listener not in self._listeners
        self._listeners[listener] = named
        if not self._runs:
            self._runs = True
            self._told, self._whole = House(), None
            self.tasks.start(self._run())
        if is_new:
            if self._whole is None:
                self._whole = self._told.message()
            listener.send(self._whole)
        if len(self._listeners) <= CROWD:
            self._changed.set()

    def leave(self, listener: Listener) -> None:
        """Tell somebody nothing more."""
        self._listeners.pop(listener, None)

    def on_table_changed(self, event: TableChanged) -> None:
        """Note that a public table was made or changed, and let other nodes know."""
        if event.table.plan.public or (event.before is not None and event.before.plan.public):
            self._changed.set()
            if not self.sessions.alone:
                self.tasks.start(self.sessions.bus.announce(NODES, HallChanged()))

    def on_hall_changed(self) -> None:
        """Hear from another node that a public table has changed."""
        self._changed.set()

    def on_hall_at(self, what: HallAt) -> None:
        """Hear who is in the hall at another node."""
        self._elsewhere[what.node] = what

    def forget_node(self, node: str) -> None:
        """Forget who was in the hall at a node that is gone."""
        self._elsewhere.pop(node, None)

    # Telling ----------------------------------------------------------------------------------

    async def _run(self) -> None:
        """Tell what changes, as long as anybody is here."""
        while self._listeners:
            self._changed.clear()
            try:
                has_told = await self._refresh()
            except Exception:  # a database that is away for a while comes back
                log.exception("hall-failed")
                has_told = True
            if has_told:
                await self.clock.sleep(CALM_S)
            await self._until_changed()
        self._runs = False
        await self._announce()

    async def _refresh(self) -> bool:
        now = self.clock.now_ms()
        has_told = await self._tell(await self._look(now))
        self.looked = now
        return has_told

    async def _until_changed(self) -> None:
        waiting = asyncio.ensure_future(self._changed.wait())
        timer = self.clock.call_later(LOOK_S, self._changed.set)
        await waiting
        timer.cancel()

    async def _tell(self, house: House) -> bool:
        """Tell what has changed; say whether anything has."""
        news = house.news_since(self._told)
        self._told = house
        if news is None:
            return False
        self._whole = None
        for number, listener in enumerate(list(self._listeners)):
            if listener in self._listeners:
                listener.send(news)
            if number % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)
        return True

    # Looking ----------------------------------------------------------------------------------

    async def _look(self, now: int) -> House:
        waiting, playing, ended, looking = await asyncio.to_thread(self._read, now)
        if now - self.looked > DELAY_MS:  # nobody was here, and what was noted is too old
            self._games, self._sketches = LateGames(), {}
        games = {table.id: await self._running(table) for table in playing}
        for table, at in ended:
            if at > now - DELAY_MS and not self._games.knows(
                table.id
            ):  # nobody knows that it is over
                games[table.id] = entry_of(table, "running")
        self._games.note(now, games)
        await self._announce()
        nodes = [self._here(), *self._elsewhere.values()]
        tables = [entry_of(table, "waiting") for table in waiting]
        tables += self._games.told(now).values()
        known = [(table, at) for table, at in ended if at <= now - DELAY_MS]
        tables += [entry_of(table, "finished", at) for table, at in worth_seeing(known)]
        return House(
            here=sum(node.here for node in nodes),
            names=sorted({name for node in nodes for name in node.names})[:MOST_NAMES],
            tables={one.id: one for one in tables},
            looking=looking,
        )

    def _read(
        self, now: int
    ) -> tuple[list[Table], list[Table], list[tuple[Table, int]], list[h.Looking]]:
        tables = self.store.tables
        waiting = [one for one in tables.open_tables(None, MOST_WAITING, 0) if waits(one)]
        playing = [one for one in tables.playing_in_public(MOST_RUNNING) if may_be_watched(one)]
        ended = [one for one in tables.finished_in_public(CHOSEN_FROM) if may_be_watched(one[0])]
        seeks = Counter(
            (one.game, str(one.tempo)) for one in self.store.seeks.waiting(now - SEEN_MS)
        )
        looking = [
            h.Looking(game, cast(h.SeekTempo, tempo), people)
            for (game, tempo), people in sorted(seeks.items())
        ]
        return waiting, playing, ended, looking

    async def _running(self, table: Table) -> h.HallTable:
        """Tell of a game as it stands now; without a picture, if it cannot be set up here."""
        try:
            session = await self.sessions.find(table.id)
            seq, sketch = self._sketches.get(table.id, (-1, None))
            if seq != session.position.seq:
                sketch = sketch_of(session)
                self._sketches[table.id] = (session.position.seq, sketch)
        except LarcenyError:
            sketch = None
        return entry_of(table, "running", sketch=sketch)

    # Who is here ------------------------------------------------------------------------------

    def _here(self) -> HallAt:
        people = {listener.person.id: listener.person for listener in self._listeners}
        named = {listener.person.name for listener, is_named in self._listeners.items() if is_named}
        return HallAt(self.node, len(people), tuple(sorted(named)[:MOST_NAMES]))

    async def _announce(self) -> None:
        """Let other nodes know how many are in the hall here, where that is news."""
        if self.sessions.alone:
            return
        here, now = self._here(), self.clock.monotonic()
        if self._announced is not None:
            before, at = self._announced
            if before == here and (now - at < ALIVE_S or not here.here):
                return
        self._announced = (here, now)
        await self.sessions.bus.announce(NODES, here)


def worth_seeing(finished: list[tuple[Table, int]]) -> list[tuple[Table, int]]:
    """Choose the finished games that are worth seeing: of many people, rated, and new."""
    best = sorted(finished, key=lambda one: (people_at(one[0]), one[0].plan.rated, one[1]))
    return best[: -MOST_FINISHED - 1 : -1]
