"""The referee: takes decisions, stores them, and tells everybody.

One decision of a table is on its way at a time (`session.lock`); decisions of different tables are
stored together. Nothing is told before it is stored. The id that a client gives a decision is its
idempotency key: sent again, it is acknowledged again and done once.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import cast

import msgspec

from larceny.kernel.errors import IllegalAction, LarcenyError
from larceny.kernel.events import SPECTATOR, Seat, Viewer
from larceny.protocol import messages as m

from ...domain import leaving
from ...domain import tables as domain
from ...domain.game_clock import ClockKind
from ...domain.refusals import NotFound, Refused
from ...domain.tables import Status, Table, Watching
from ...ports.bus import Bus
from ...ports.clock import Clock
from ...ports.store import Conflict, Entry, Store
from ..runtime.group_commit import GroupCommit
from ..table import hot_seat, serialisation
from ..table.rules import is_outdated
from ..table.session import UNDO, Listener, PastStep, TableSession, is_running, new_session

_encode = msgspec.json.Encoder().encode


LATE_SECONDS = 60.0
"""How much later people without a seat see a table that agreed on it."""


def _is_late(session: TableSession) -> bool:
    return session.table.plan.watching is Watching.DELAYED and is_running(session.table)


class _Hold:
    """Holds a table's lock. (As a generator, it took 4 % of a decision's time.)"""

    def __init__(self, referee: "Referee", table_id: str) -> None:
        self._referee = referee
        self._table_id = table_id

    async def __aenter__(self) -> TableSession:
        while True:
            session = self._live = await self._referee.find(self._table_id)
            await session.lock.acquire()
            if self._referee.has(session):
                return session
            session.lock.release()

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()


class Referee:
    """All tables that this node has in memory."""

    def __init__(
        self, store: Store, journal: GroupCommit[Entry], bus: Bus, alone: bool, clock: Clock
    ) -> None:
        self.store = store
        self.journal = journal
        self.bus = bus
        self.alone = alone
        self.clock = clock
        self.loaded: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Future[TableSession]] = {}
        self.after_step: list[
            Callable[[TableSession], None]
        ] = []  # bots, clocks and windows look on
        self.when_over: list[Callable[[TableSession], Awaitable[None]]] = []
        self.people_changed: list[
            Callable[[TableSession], None]
        ] = []  # somebody came here, or went
        self.when_loaded: list[Callable[[TableSession], None]] = []
        self.greetings: list[Callable[[TableSession, Listener], Awaitable[None]]] = []
        self.seal: Callable[[TableSession, Seat, str, str | None], Awaitable[None]] | None = None

    # Tables in memory -------------------------------------------------------------------------

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
        session = new_session(table)
        async with session.lock:
            await self._set_up(session)
            self.loaded[table_id] = session
            await self._mend(session)
        self.looked_at(session)
        for do in self.when_loaded:
            do(session)
        return session

    async def _set_up(self, session: TableSession) -> None:
        """Set a table up from the store, whatever was in memory; tell what is new."""
        session.replay(await asyncio.to_thread(self.store.journal.entries, session.table.id))
        await self.see_sealed(session)
        self._tell_new(session)

    async def see_sealed(self, session: TableSession) -> None:
        """See who has answered in the window of a table, also at other nodes."""
        if session.window is None:
            return
        found = await asyncio.to_thread(self.store.sealed.sealed, session.table.id, session.window)
        for answer in found:
            session.sealed[answer.seat] = answer
            known = session.step_of_key(answer.seat, answer.client_id) is not None
            if answer.client_id is not None and not known:
                session.remember(answer.seat, answer.client_id, session.seq)

    async def _mend(self, session: TableSession) -> None:
        """Go on where a node died: between the start and the deal, or after the last decision."""
        if session.has_other_rules:
            await self._close_outdated(session)
            return
        if is_running(session.table) and session.state is None:
            await self.stored(session, session.deal(self.clock.now_ms()))
        if is_running(session.table) and session.is_over:
            await self._finish(session)

    async def _close_outdated(self, session: TableSession) -> None:
        """Close a game that nobody can play on any more; its record stays."""
        if is_running(session.table) and is_outdated(session.table):
            await self.change(session, lambda table: domain.finish(table, Status.ABANDONED))

    def hold(self, table_id: str) -> "_Hold":
        """Hold a table's lock; a table that was thrown out while one waited is found again."""
        return _Hold(self, table_id)

    def has(self, session: TableSession) -> bool:
        """Ask whether a table is still in memory as it is."""
        return self.loaded.get(session.table.id) is session

    def looked_at(self, session: TableSession) -> None:
        """Let bots, clocks and windows see how a table stands."""
        for look in self.after_step:
            look(session)

    async def reload(self, session: TableSession) -> None:
        """Catch up with what another node stored; the caller holds the table's lock."""
        table = await asyncio.to_thread(self.store.tables.load_table, session.table.id)
        entries = await asyncio.to_thread(self.store.journal.entries, session.table.id, session.seq)
        assert table is not None
        changed, was_dealt = table.version != session.table.version, session.state is not None
        session.table = table
        if changed and not was_dealt:
            self._tell_lobby(session)
        if any(entry.seat == UNDO for entry in entries):
            await self._set_up(session)
        else:
            for entry in entries:
                session.go_on(entry)
            self._tell_new(session)
            await self.see_sealed(session)
        if changed and was_dealt:  # as at the other node: the last step before the end
            self._tell_lobby(session)
        self.looked_at(session)

    # Deciding ---------------------------------------------------------------------------------

    async def act(self, person: str, message: m.Act) -> m.Ack:
        """Take a decision: store it, tell everybody, and say which step it is."""
        async with self.hold(message.table) as session:
            seat = session.table.seat_for(person, message.seat)
            if message.seq > session.seq and not self.alone:  # he has seen it at another node
                await self.reload(session)
            done = session.step_of_key(seat, message.id)
            if done is not None:
                return m.Ack(message.id, message.table, done)
            if session.state is None or not is_running(session.table):
                raise session.refusal()
            if _is_too_late(session, seat, message.seq):
                raise Refused("too-late", seq=session.seq)
            _check_lesson(session, seat, message.action)
            await self._comes_back(session, seat)
            await self.answer(session, seat, message.action, message.id)
            done = session.step_of_key(seat, message.id)
            return m.Ack(message.id, message.table, session.seq if done is None else done)

    async def answer(
        self, session: TableSession, seat: Seat, word: str, client_id: str | None
    ) -> None:
        """Take an answer: sealed while a window is open, else at once."""
        if session.window is not None and seat in session.deciders() and self.seal is not None:
            await self.seal(session, seat, word, client_id)
        else:
            await self.decide(session, seat, word, client_id)

    async def decide(
        self, session: TableSession, seat: Seat, word: str, client_id: str | None
    ) -> None:
        """Apply, store and tell one decision; the caller holds the table's lock.

        Where another node was faster, it is done after what that one stored, if it still answers
        the same question.
        """
        asked_at = session.asked_at(seat)
        while not await self.stored(
            session, session.apply(seat, word, client_id, self.clock.now_ms())
        ):
            if session.step_of_key(seat, client_id) is not None:
                return  # it was sent to both nodes
            if seat not in session.deciders() or session.asked_at(seat) != asked_at:
                raise Refused("too-late", seq=session.seq)

    async def stored(self, session: TableSession, entry: Entry) -> bool:
        """Store what was just applied, then tell everybody; the caller holds the table's lock.

        Say no if another node was faster; then the table stands as that one stored it. Where it
        fails or is cut off half-way, as when the one who decided is shown out, what is
        in memory may not be what is stored: the table is set up again.
        """
        try:
            return await self._stored(session, entry)
        except BaseException:
            self.forget(session)
            raise

    async def _stored(self, session: TableSession, entry: Entry) -> bool:
        stored = await self.journal.append(entry)
        if not stored:
            await self._set_up(session)
        self._tell_new(session)
        if session.is_over and is_running(session.table):
            await self._finish(session)
        if stored:
            await self.bus.announce(session.table.id, "step")
        self.looked_at(session)
        return stored

    def forget(self, session: TableSession) -> None:
        """Throw a table out of memory; those who watch it are told to come back."""
        if self.has(session):
            del self.loaded[session.table.id]
        self.broadcast(session, _resync(session))

    def let_go(self, session: TableSession) -> None:
        """Throw a table out of memory that nobody watches, or is about to."""
        if self.has(session) and not session.is_watched() and not session.lock.locked():
            del self.loaded[session.table.id]

    async def rest(self, session: TableSession) -> None:
        """Throw a table out of memory that nobody watches, and hear about it no more."""
        self.let_go(session)
        if session.table.id not in self.loaded and session.table.id not in self._loading:
            await self.bus.forget(session.table.id)

    async def _finish(self, session: TableSession) -> None:
        for do in self.when_over:  # each does it once a table, also if we come here again
            await do(session)
        await self.change(session, lambda table: domain.finish(table, Status.OVER))

    # Changing tables --------------------------------------------------------------------------

    async def change(self, session: TableSession, how: Callable[[Table], Table]) -> Table:
        """Change a table, store it and tell everybody; again, if another node was faster."""
        while True:
            changed = how(session.table)
            if changed == session.table:
                return changed
            try:
                session.table = await asyncio.to_thread(self.store.tables.save_table, changed)
                break
            except Conflict:
                fresh = await asyncio.to_thread(self.store.tables.load_table, session.table.id)
                assert fresh is not None
                session.table = fresh
        self._tell_lobby(session)
        await self.bus.announce(session.table.id, "lobby")
        return session.table

    async def start(self, table_id: str, person: str) -> Table:
        """Begin the game: deal, store, tell."""
        async with self.hold(table_id) as session:
            await self.change(
                session, lambda table: domain.start(table, person, session.game.rules_version)
            )
            await self.stored(session, session.deal(self.clock.now_ms()))
            return session.table

    # Telling ----------------------------------------------------------------------------------

    async def subscribe(self, listener: Listener, message: m.Subscribe) -> TableSession:
        """Let somebody watch a table from now on, or from the last step he has."""
        async with self.hold(message.table) as session:  # nothing is shown which is not stored
            if not self.alone:  # he may come from a node that died before it announced something
                await self.reload(session)
            await self._mend(session)
            viewer = session.table.viewer_for(listener.person.id, message.seat)
            if viewer is not None:
                await self._comes_back(session, viewer)
            then = await self._shown_last(session, viewer, message.shown_seq)
            if then is not None:
                listener.send(then)
            seen = message.from_seq if then is None else message.shown_seq
            self._look_on(session, viewer, listener, seen)
            if session.has_other_rules:
                listener.send(_encode(refusal(session.refusal(), None, session.table.id)))
            self._came(session, listener)
            for greet in self.greetings:
                await greet(session, listener)
            return session

    async def _shown_last(
        self, session: TableSession, viewer: Viewer, seq: int | None
    ) -> bytes | None:
        """Return how the table stood when a seat was shown it last, if all since is at hand."""
        if seq is None or session.has_other_rules or not _steps_after(session, seq):
            return None
        entries = await asyncio.to_thread(self.store.journal.entries, session.table.id)
        return serialisation.as_it_stood(session, session.as_it_stood(entries, seq), viewer, seq)

    def _look_on(
        self, session: TableSession, viewer: Viewer, listener: Listener, from_seq: int | None
    ) -> None:
        session.listeners.setdefault(viewer, set()).add(listener)
        if viewer is SPECTATOR and _is_late(session) and hot_seat.waits(session, listener):
            listener.send(session.shown_late or serialisation.lobby(session.table))
            return
        missed = [] if from_seq is None else _steps_after(session, from_seq)
        for message in serialisation.told(session, [viewer], missed)[0]:
            listener.send(message)
        if missed:  # a snapshot has both
            listener.send(serialisation.lobby(session.table))
            listener.send(serialisation.clock(session))
        hot_seat.tell_asked_to(session, listener)

    def unsubscribe(self, session: TableSession, listener: Listener) -> None:
        """Let somebody watch no more."""
        self.look_away(session, listener)
        self._came_or_went(session)

    def look_away(self, session: TableSession, listener: Listener) -> None:
        """Tell somebody nothing more; he is still there, and about to look with other eyes."""
        for listeners in session.listeners.values():
            listeners.discard(listener)

    def _came(self, session: TableSession, listener: Listener) -> None:
        """Tell everybody who is there; only him, where others notice no difference.

        So nobody learns when a device is passed on. Other nodes are told in any case: who is at two
        of them is still there when he leaves one.
        """
        if self._presence(session) == session.presence_told:
            listener.send(session.presence_told)
            self._people_changed(session)
        else:
            self._came_or_went(session)

    def _came_or_went(self, session: TableSession) -> None:
        self.broadcast_presence(session)
        self._people_changed(session)

    def _people_changed(self, session: TableSession) -> None:
        for tell in self.people_changed:
            tell(session)

    def _tell_lobby(self, session: TableSession) -> None:
        """Tell who sits at a table; who has another seat than before sees with its eyes only."""
        for viewer, listeners in list(session.listeners.items()):
            for listener in list(listeners):
                if not hot_seat.may_keep_viewing(session, listener, viewer):
                    listeners.discard(listener)
                    self._change_seats(session, listener)
        self.broadcast(session, serialisation.lobby(session.table))
        hot_seat.tell_asked(session)
        if self._presence(session) != session.presence_told and session.presence_told:
            self._came_or_went(session)

    def _change_seats(self, session: TableSession, listener: Listener) -> None:
        try:
            viewer = session.table.viewer_for(listener.person.id)
        except NotFound:
            listener.send(_resync(session))  # and be turned away then
        else:
            self._look_on(session, viewer, listener, None)

    def _tell_new(self, session: TableSession) -> None:
        """Tell everybody what was stored since they were told something."""
        if session.told == session.seq:
            return
        missed = _steps_after(session, session.told)
        session.told = session.seq
        late = _is_late(session)
        viewers = [viewer for viewer, listeners in session.listeners.items() if listeners]
        if late and SPECTATOR not in viewers:
            viewers.append(SPECTATOR)
        timed = [serialisation.clock(session)] if _is_timed(session) else []
        session.deadline_told = session.deadline()
        told = serialisation.told(session, viewers, missed)
        for viewer, messages in zip(viewers, told, strict=True):
            if late and viewer is SPECTATOR:
                [snapshot] = serialisation.told(session, [viewer], [])[0]
                show = partial(self._tell_late, session, messages, snapshot)
                self.clock.call_later(LATE_SECONDS, show)
            for listener in session.listeners.get(viewer, ()):
                if late and viewer is SPECTATOR and hot_seat.waits(session, listener):
                    continue
                for message in (*messages, *timed):
                    listener.send(message)
        hot_seat.tell_asked(session)

    def _tell_late(self, session: TableSession, messages: list[bytes], snapshot: bytes) -> None:
        """Show people without a seat what happened a while ago."""
        session.shown_late = snapshot
        for listener in session.listeners.get(SPECTATOR, ()):
            if hot_seat.waits(session, listener):
                for message in messages:
                    listener.send(message)

    async def _comes_back(self, session: TableSession, seat: Seat) -> None:
        """Let nobody play any more for one who is here."""
        person = session.table.chairs[seat].person
        if session.table.chairs[seat].away and person is not None:
            await self.change(session, lambda table: leaving.come_back(table, person))
        if seat in session.away:
            session.away.discard(seat)
            self.broadcast_presence(session)
            await self.bus.announce(session.table.id, f"back {seat}")

    def broadcast_presence(self, session: TableSession) -> None:
        """Tell who is connected, and for whom a bot plays."""
        session.presence_told = self._presence(session)
        self.broadcast(session, session.presence_told)

    def _presence(self, session: TableSession) -> bytes:
        there = session.everywhere()
        away = [seat for seat in range(session.table.plan.seats) if session.is_away(seat)]
        return _encode(m.Presence(session.table.id, sorted(there.seats), away, there.watching))

    def broadcast(self, session: TableSession, message: bytes) -> None:
        """Tell everybody at a table the same."""
        for listeners in session.listeners.values():
            for listener in listeners:
                listener.send(message)


def _is_too_late(session: TableSession, seat: Seat, seen: int) -> bool:
    """Ask whether a seat answers what it is no longer asked, since others went on meanwhile."""
    if seen >= session.seq:
        return False
    return seen < session.asked_at(seat) if seat in session.deciders() else True


def _check_lesson(session: TableSession, seat: Seat, word: str) -> None:
    """Refuse what a lesson does not ask for; whose turn it is, the rules say."""
    asked = session.lesson_asks(seat)
    if seat in session.deciders() and asked and word not in asked:
        assert session.course is not None
        step = session.course.lesson.steps[session.course.number]
        raise Refused("lesson-asks", step=step.id, asked=list(asked))


def _is_timed(session: TableSession) -> bool:
    """Ask whether there is a clock to tell of; a window for reactions is one while it is open."""
    has_clock = session.table.plan.clock.kind is not ClockKind.NONE
    return has_clock or session.deadline() != session.deadline_told


def _resync(session: TableSession) -> bytes:
    return _encode(m.Error("resync", table=session.table.id))


def _steps_after(session: TableSession, seq: int) -> list[PastStep]:
    """Return the steps after one; none where some are not in memory, or were taken back."""
    if seq < session.undone or not session.tail or seq < session.tail[0].seq - 1:
        return []
    if seq == session.tail[-1].seq - 1:  # as a rule
        return [session.tail[-1]]
    return [past for past in session.tail if past.seq > seq]


def refusal(error: LarcenyError, id_: str | None, table: str | None) -> m.Error:
    """Say no over the socket."""
    rule = error.rule if isinstance(error, IllegalAction) else None
    code = error.kind if rule is not None else error.code
    return m.Error(code, id_, table, rule, cast(dict[str, m.Detail], dict(error.details)))
