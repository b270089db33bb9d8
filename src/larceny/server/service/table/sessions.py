"""The table sessions of this node: found, loaded from the store, locked, caught up and evicted."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from larceny.kernel.events import Seat

from ...domain import leaving
from ...domain.refusals import NotFound
from ...domain.tables import Table
from ...ports.bus import Bus, NewLobby, SeatReturned
from ...ports.clock import Clock
from ...ports.store import Conflict, Entry, Store
from . import serialisation
from .broadcasting import Broadcaster
from .events import TableEvents
from .journal import UNDO
from .session import TableSession, new_session


class _Hold:
    """Holds a table's lock. (As a generator, it took 4 % of a decision's time.)"""

    __slots__ = ("_session", "_sessions", "_table_id")

    def __init__(self, sessions: "TableSessions", table_id: str) -> None:
        self._sessions = sessions
        self._table_id = table_id

    async def __aenter__(self) -> TableSession:
        self._session = await self._sessions.acquire(self._table_id)
        return self._session

    async def __aexit__(self, *_: object) -> None:
        self._session.lock.release()


class TableSessions:
    """All tables that this node has in memory."""

    def __init__(
        self, store: Store, bus: Bus, alone: bool, clock: Clock, events: TableEvents
    ) -> None:
        self.store = store
        self.bus = bus
        self.alone = alone  # there are no other nodes
        self.clock = clock
        self.events = events
        self.broadcaster = Broadcaster(clock)
        self.loaded: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Future[TableSession]] = {}

    # Finding ------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> TableSession:
        """Return a table, from memory or built again from the store."""
        session = self.loaded.get(table_id)
        if session is not None:
            return session
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(partial(self._loaded, table_id))
        return await asyncio.shield(loading)

    def _loaded(self, table_id: str, loading: asyncio.Future[TableSession]) -> None:
        """Note that a table is here, or cannot be had; if nobody waits any more, nobody is told."""
        self._loading.pop(table_id, None)
        if not loading.cancelled():
            loading.exception()

    async def at_hand(self, table_id: str) -> TableSession | None:
        """Return a table if it is in memory, or will be in a moment."""
        loading = self._loading.get(table_id)
        if loading is not None:
            await asyncio.wait([loading])
        return self.loaded.get(table_id)

    async def _load(self, table_id: str) -> TableSession:
        table = await asyncio.to_thread(self.store.tables.load_table, table_id)
        if table is None:
            raise NotFound("no-such-table")
        await self.bus.follow(table_id)
        session = new_session(table, self.clock)
        async with session.lock:
            await self.set_up(session)
            self.loaded[table_id] = session
            await self.events.loaded(session)
        self.events.stepped(session)
        return session

    def hold(self, table_id: str) -> _Hold:
        """Hold a table's lock while a block runs."""
        return _Hold(self, table_id)

    def acquire_at_once(self, table_id: str) -> TableSession | None:
        """Take a table's lock if it is in memory, and nobody holds it: so it is as a rule."""
        session = self.loaded.get(table_id)
        return session if session is not None and session.lock.acquire_at_once() else None

    async def acquire(self, table_id: str) -> TableSession:
        """Take a table's lock; a table that was evicted while one waited is found again."""
        while True:
            session = self.loaded.get(table_id) or await self.find(table_id)
            await session.lock.acquire()
            if self.loaded.get(table_id) is session:
                return session
            session.lock.release()

    def has(self, session: TableSession) -> bool:
        """Ask whether a table is still in memory as it is."""
        return self.loaded.get(session.position.table.id) is session

    async def table(self, table_id: str) -> Table:
        """Return a table as it is agreed on, without setting up its game."""
        session = self.loaded.get(table_id)
        if session is not None:
            return session.table
        found = await asyncio.to_thread(self.store.tables.load_table, table_id)
        if found is None:
            raise NotFound("no-such-table")
        return found

    # Catching up --------------------------------------------------------------------------------

    async def set_up(self, session: TableSession) -> None:
        """Set a table up from the store, whatever was in memory; broadcast what is new."""
        entries = await asyncio.to_thread(self.store.journal.entries, session.table.id)
        session.position.fold(entries)
        self._note_return(session, entries)
        session.time.not_before(session.position.happened)
        await self.read_sealed(session)
        self.broadcaster.steps(session)

    def _note_return(self, session: TableSession, entries: Sequence[Entry]) -> None:
        """Let no bot play any more for those who have decided themselves, at another node."""
        told = session.audience.sent_seq
        own = {one.seat for one in entries if one.seq > told and one.client_id is not None}
        if back := own & session.timed_out.keys():
            for seat in back:
                del session.timed_out[seat]
            self.broadcaster.presence(session)

    async def read_sealed(self, session: TableSession) -> None:
        """Learn who has answered in the reaction window of a table, also at other nodes."""
        position = session.position
        window = position.window
        if window is None:
            return
        sealed = self.store.sealed.sealed
        for answer in await asyncio.to_thread(sealed, session.table.id, window.opened_at):
            window.sealed[answer.seat] = answer
            known = position.step_of_key(answer.seat, answer.client_id) is not None
            if answer.client_id is not None and not known:
                position.remember_key(answer.seat, answer.client_id, position.seq)

    async def catch_up(self, session: TableSession) -> None:
        """Catch up with what another node stored; the caller holds the table's lock."""
        position = session.position
        table = await asyncio.to_thread(self.store.tables.load_table, session.table.id)
        entries = await asyncio.to_thread(
            self.store.journal.entries, session.table.id, position.seq
        )
        assert table is not None
        try:
            await self._take_up(session, table, entries)
        except BaseException:  # not all who watch were told what is in memory now
            self.discard(session)
            raise

    async def _take_up(self, session: TableSession, table: Table, entries: Sequence[Entry]) -> None:
        position = session.position
        changed, was_dealt = table.version != session.table.version, position.state is not None
        session.table = table
        if changed and not was_dealt:
            self._broadcast_lobby(session)
        if any(entry.seat == UNDO for entry in entries):
            await self.set_up(session)
        else:
            for entry in entries:
                position.follow(entry)
                session.time.not_before(entry.at)
            self._note_return(session, entries)
            self.broadcaster.steps(session)
            await self.read_sealed(session)
        if changed and was_dealt:  # as at the other node: the last step before the end
            self._broadcast_lobby(session)
        self.events.stepped(session)

    # Changing -----------------------------------------------------------------------------------

    async def change(self, session: TableSession, how: Callable[[Table], Table]) -> Table:
        """Change a table, store it and broadcast it; again, if another node was faster."""
        while True:
            changed = how(session.table)
            if changed == session.table:
                return changed
            before = session.table
            saved = await self._saved(changed)
            if saved is not None:
                session.table = saved
                break
            fresh = await asyncio.to_thread(self.store.tables.load_table, session.table.id)
            assert fresh is not None
            session.table = fresh
            self._broadcast_lobby(session)  # perhaps nothing is left to be changed
        self._broadcast_lobby(session)
        self.events.table_changed(before, session.table)
        await self.bus.announce(session.table.id, NewLobby())
        return session.table

    async def _saved(self, changed: Table) -> Table | None:
        """Store a table that was changed; None if another node was faster."""
        try:
            return await asyncio.to_thread(self.store.tables.save_table, changed)
        except Conflict:
            return None

    def _broadcast_lobby(self, session: TableSession) -> None:
        if self.broadcaster.lobby(session):
            self.broadcast_audience(session)

    def broadcast_audience(self, session: TableSession) -> None:
        """Send who is there, since somebody came or went."""
        self.broadcaster.presence(session)
        self.events.audience_changed(session)

    async def returns(self, session: TableSession, seat: Seat) -> None:
        """Let no bot play any more for one who is here."""
        person = session.table.chairs[seat].person
        if session.table.chairs[seat].away and person is not None:
            await self.change(session, lambda table: leaving.come_back(table, person))
        if seat in session.timed_out:
            seq = session.position.seq
            session.let_back(seat, seq)
            self.broadcaster.presence(session)
            self.events.stepped(session)  # his time runs
            await self.bus.announce(session.table.id, SeatReturned(seat, seq))

    # Evicting -----------------------------------------------------------------------------------

    def discard(self, session: TableSession) -> None:
        """Throw a table out of memory; those who watch it are told to subscribe anew."""
        if self.has(session):
            del self.loaded[session.table.id]
        session.audience.broadcast(serialisation.resync(session.table))

    def discard_unwatched(self, session: TableSession) -> None:
        """Throw a table out of memory that nobody watches, or is about to."""
        if self.has(session) and not session.is_watched() and not session.lock.locked():
            del self.loaded[session.table.id]

    async def evict(self, session: TableSession) -> None:
        """Throw a table out of memory that nobody watches, and hear about it no more."""
        self.discard_unwatched(session)
        if session.table.id not in self.loaded and session.table.id not in self._loading:
            await self.bus.forget(session.table.id)
