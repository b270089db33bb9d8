"""The referee: takes decisions, stores them, and tells everybody.

One decision of a table is on its way at a time (`live.lock`); decisions of different tables are
stored together. Nothing is told before it is stored.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

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
from ..runtime.group_commit import Groups
from ..table import hot_seat, serialisation
from ..table.session import UNDO, Listener, Live, Past, is_running, live_table

_encode = msgspec.json.Encoder().encode


LATE_SECONDS = 60.0
"""How much later people without a seat see a table that agreed on it."""


def _is_late(live: Live) -> bool:
    return live.table.plan.watching is Watching.DELAYED and is_running(live.table)


class _Hold:
    """Holds a table's lock. (As a generator, it took 4 % of a decision's time.)"""

    def __init__(self, referee: "Referee", table_id: str) -> None:
        self._referee = referee
        self._table_id = table_id

    async def __aenter__(self) -> Live:
        while True:
            live = self._live = await self._referee.find(self._table_id)
            await live.lock.acquire()
            if self._referee.has(live):
                return live
            live.lock.release()

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()


class Referee:
    """All tables that this node has in memory."""

    def __init__(
        self, store: Store, journal: Groups[Entry], bus: Bus, alone: bool, clock: Clock
    ) -> None:
        self.store = store
        self.journal = journal
        self.bus = bus
        self.alone = alone
        self.clock = clock
        self.live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self.after_step: list[Callable[[Live], None]] = []  # bots, clocks and windows look on
        self.when_over: list[Callable[[Live], Awaitable[None]]] = []
        self.people_changed: list[Callable[[Live], None]] = []  # somebody came here, or went
        self.when_loaded: list[Callable[[Live], None]] = []
        self.greetings: list[Callable[[Live, Listener], Awaitable[None]]] = []
        self.seal: Callable[[Live, Seat, str, str | None], Awaitable[None]] | None = None

    # Tables in memory -------------------------------------------------------------------------

    async def find(self, table_id: str) -> Live:
        """Return a table, from memory or built again from the store."""
        live = self.live.get(table_id)
        if live is not None:
            return live
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(partial(self._loaded, table_id))
        return await asyncio.shield(loading)

    def _loaded(self, table_id: str, loading: asyncio.Future[Live]) -> None:
        """Note that a table is here, or cannot be had; if nobody waits any more, nobody is told."""
        self._loading.pop(table_id, None)
        if not loading.cancelled():
            loading.exception()

    async def at_hand(self, table_id: str) -> Live | None:
        """Return a table if it is in memory, or will be in a moment."""
        loading = self._loading.get(table_id)
        if loading is not None:
            await asyncio.wait([loading])
        return self.live.get(table_id)

    async def _load(self, table_id: str) -> Live:
        table = await asyncio.to_thread(self.store.tables.load_table, table_id)
        if table is None:
            raise NotFound("no-such-table")
        await self.bus.follow(table_id)
        live = live_table(table)
        async with live.lock:
            await self._set_up(live)
            self.live[table_id] = live
            await self._mend(live)
        self.looked_at(live)
        for do in self.when_loaded:
            do(live)
        return live

    async def _set_up(self, live: Live) -> None:
        """Set a table up from the store, whatever was in memory; tell what is new."""
        live.replay(await asyncio.to_thread(self.store.journal.entries, live.table.id))
        await self.see_sealed(live)
        self._tell_new(live)

    async def see_sealed(self, live: Live) -> None:
        """See who has answered in the window of a table, also at other nodes."""
        if live.window is None:
            return
        found = await asyncio.to_thread(self.store.sealed.sealed, live.table.id, live.window)
        for answer in found:
            live.sealed[answer.seat] = answer
            known = live.done_as(answer.seat, answer.client_id) is not None
            if answer.client_id is not None and not known:
                live.remember(answer.seat, answer.client_id, live.seq)

    async def _mend(self, live: Live) -> None:
        """Go on where a node died: between the start and the deal, or after the last decision."""
        if live.has_other_rules:
            return
        if is_running(live.table) and live.state is None:
            await self.stored(live, live.deal(self.clock.now_ms()))
        if is_running(live.table) and live.is_over:
            await self._finish(live)

    def hold(self, table_id: str) -> "_Hold":
        """Hold a table's lock; a table that was thrown out while one waited is found again."""
        return _Hold(self, table_id)

    def has(self, live: Live) -> bool:
        """Ask whether a table is still in memory as it is."""
        return self.live.get(live.table.id) is live

    def looked_at(self, live: Live) -> None:
        """Let bots, clocks and windows see how a table stands."""
        for look in self.after_step:
            look(live)

    async def reload(self, live: Live) -> None:
        """Catch up with what another node stored; the caller holds the table's lock."""
        table = await asyncio.to_thread(self.store.tables.load_table, live.table.id)
        entries = await asyncio.to_thread(self.store.journal.entries, live.table.id, live.seq)
        assert table is not None
        changed, was_dealt = table.version != live.table.version, live.state is not None
        live.table = table
        if changed and not was_dealt:
            self._tell_lobby(live)
        if any(entry.seat == UNDO for entry in entries):
            await self._set_up(live)
        else:
            for entry in entries:
                live.go_on(entry)
            self._tell_new(live)
            await self.see_sealed(live)
        if changed and was_dealt:  # as at the other node: the last step before the end
            self._tell_lobby(live)
        self.looked_at(live)

    # Deciding ---------------------------------------------------------------------------------

    async def act(self, person: str, message: m.Act) -> m.Ack:
        """Take a decision: store it, tell everybody, and say which step it is."""
        async with self.hold(message.table) as live:
            seat = live.table.seat_for(person, message.seat)
            if message.seq > live.seq and not self.alone:  # he has seen it at another node
                await self.reload(live)
            done = live.done_as(seat, message.id)
            if done is not None:
                return m.Ack(message.id, message.table, done)
            if live.state is None or not is_running(live.table):
                raise live.refusal()
            if _is_too_late(live, seat, message.seq):
                raise Refused("too-late", seq=live.seq)
            _check_lesson(live, seat, message.action)
            await self._comes_back(live, seat)
            await self.answer(live, seat, message.action, message.id)
            done = live.done_as(seat, message.id)
            return m.Ack(message.id, message.table, live.seq if done is None else done)

    async def answer(self, live: Live, seat: Seat, word: str, client_id: str | None) -> None:
        """Take an answer: sealed while a window is open, else at once."""
        if live.window is not None and seat in live.deciders() and self.seal is not None:
            await self.seal(live, seat, word, client_id)
        else:
            await self.decide(live, seat, word, client_id)

    async def decide(self, live: Live, seat: Seat, word: str, client_id: str | None) -> None:
        """Apply, store and tell one decision; the caller holds the table's lock.

        Where another node was faster, it is done after what that one stored, if it still answers
        the same question.
        """
        asked_at = live.asked_at(seat)
        while not await self.stored(live, live.apply(seat, word, client_id, self.clock.now_ms())):
            if live.done_as(seat, client_id) is not None:
                return  # it was sent to both nodes
            if seat not in live.deciders() or live.asked_at(seat) != asked_at:
                raise Refused("too-late", seq=live.seq)

    async def stored(self, live: Live, entry: Entry) -> bool:
        """Store what was just applied, then tell everybody; the caller holds the table's lock.

        Say no if another node was faster; then the table stands as that one stored it. Where it
        fails or is cut off half-way, as when the one who decided is shown out, what is
        in memory may not be what is stored: the table is set up again.
        """
        try:
            return await self._stored(live, entry)
        except BaseException:
            self.forget(live)
            raise

    async def _stored(self, live: Live, entry: Entry) -> bool:
        stored = await self.journal.append(entry)
        if not stored:
            await self._set_up(live)
        self._tell_new(live)
        if live.is_over and is_running(live.table):
            await self._finish(live)
        if stored:
            await self.bus.announce(live.table.id, "step")
        self.looked_at(live)
        return stored

    def forget(self, live: Live) -> None:
        """Throw a table out of memory; those who watch it are told to come back."""
        if self.has(live):
            del self.live[live.table.id]
        self.tell_all(live, _resync(live))

    def let_go(self, live: Live) -> None:
        """Throw a table out of memory that nobody watches, or is about to."""
        if self.has(live) and not live.is_watched() and not live.lock.locked():
            del self.live[live.table.id]

    async def rest(self, live: Live) -> None:
        """Throw a table out of memory that nobody watches, and hear about it no more."""
        self.let_go(live)
        if live.table.id not in self.live and live.table.id not in self._loading:
            await self.bus.forget(live.table.id)

    async def _finish(self, live: Live) -> None:
        for do in self.when_over:  # each does it once a table, also if we come here again
            await do(live)
        await self.change(live, lambda table: domain.finish(table, Status.OVER))

    # Changing tables --------------------------------------------------------------------------

    async def change(self, live: Live, how: Callable[[Table], Table]) -> Table:
        """Change a table, store it and tell everybody; again, if another node was faster."""
        while True:
            changed = how(live.table)
            if changed == live.table:
                return changed
            try:
                live.table = await asyncio.to_thread(self.store.tables.save_table, changed)
                break
            except Conflict:
                fresh = await asyncio.to_thread(self.store.tables.load_table, live.table.id)
                assert fresh is not None
                live.table = fresh
        self._tell_lobby(live)
        await self.bus.announce(live.table.id, "lobby")
        return live.table

    async def start(self, table_id: str, person: str) -> Table:
        """Begin the game: deal, store, tell."""
        async with self.hold(table_id) as live:
            await self.change(
                live, lambda table: domain.start(table, person, live.game.rules_version)
            )
            await self.stored(live, live.deal(self.clock.now_ms()))
            return live.table

    # Telling ----------------------------------------------------------------------------------

    async def subscribe(self, listener: Listener, message: m.Subscribe) -> Live:
        """Let somebody watch a table from now on, or from the last step he has."""
        async with self.hold(message.table) as live:  # nothing is shown which is not stored
            if not self.alone:  # he may come from a node that died before it announced something
                await self.reload(live)
            await self._mend(live)
            viewer = live.table.eyes_of(listener.person.id, message.seat)
            if viewer is not None:
                await self._comes_back(live, viewer)
            then = await self._shown_last(live, viewer, message.shown_seq)
            if then is not None:
                listener.tell(then)
            seen = message.from_seq if then is None else message.shown_seq
            self._look_on(live, viewer, listener, seen)
            if live.has_other_rules:
                listener.tell(_encode(refusal(live.refusal(), None, live.table.id)))
            self._came(live, listener)
            for greet in self.greetings:
                await greet(live, listener)
            return live

    async def _shown_last(self, live: Live, viewer: Viewer, seq: int | None) -> bytes | None:
        """Return how the table stood when a seat was shown it last, if all since is at hand."""
        if seq is None or live.has_other_rules or not _steps_after(live, seq):
            return None
        entries = await asyncio.to_thread(self.store.journal.entries, live.table.id)
        return serialisation.as_it_stood(live, live.as_it_stood(entries, seq), viewer, seq)

    def _look_on(
        self, live: Live, viewer: Viewer, listener: Listener, from_seq: int | None
    ) -> None:
        live.listeners.setdefault(viewer, set()).add(listener)
        if viewer is SPECTATOR and _is_late(live) and hot_seat.waits(live, listener):
            listener.tell(live.shown_late or serialisation.lobby(live.table))
            return
        missed = [] if from_seq is None else _steps_after(live, from_seq)
        for message in serialisation.told(live, [viewer], missed)[0]:
            listener.tell(message)
        if missed:  # a snapshot has both
            listener.tell(serialisation.lobby(live.table))
            listener.tell(serialisation.clock(live))
        hot_seat.tell_asked_to(live, listener)

    def unsubscribe(self, live: Live, listener: Listener) -> None:
        """Let somebody watch no more."""
        self.look_away(live, listener)
        self._came_or_went(live)

    def look_away(self, live: Live, listener: Listener) -> None:
        """Tell somebody nothing more; he is still there, and about to look with other eyes."""
        for listeners in live.listeners.values():
            listeners.discard(listener)

    def _came(self, live: Live, listener: Listener) -> None:
        """Tell everybody who is there; only him, where others notice no difference.

        So nobody learns when a device is passed on. Other nodes are told in any case: who is at two
        of them is still there when he leaves one.
        """
        if self._presence(live) == live.presence_told:
            listener.tell(live.presence_told)
            self._people_changed(live)
        else:
            self._came_or_went(live)

    def _came_or_went(self, live: Live) -> None:
        self.tell_presence(live)
        self._people_changed(live)

    def _people_changed(self, live: Live) -> None:
        for tell in self.people_changed:
            tell(live)

    def _tell_lobby(self, live: Live) -> None:
        """Tell who sits at a table; who has another seat than before sees with its eyes only."""
        for viewer, listeners in list(live.listeners.items()):
            for listener in list(listeners):
                if not hot_seat.may_go_on_looking(live, listener, viewer):
                    listeners.discard(listener)
                    self._change_seats(live, listener)
        self.tell_all(live, serialisation.lobby(live.table))
        hot_seat.tell_asked(live)
        if self._presence(live) != live.presence_told and live.presence_told:
            self._came_or_went(live)

    def _change_seats(self, live: Live, listener: Listener) -> None:
        try:
            viewer = live.table.eyes_of(listener.person.id)
        except NotFound:
            listener.tell(_resync(live))  # and be turned away then
        else:
            self._look_on(live, viewer, listener, None)

    def _tell_new(self, live: Live) -> None:
        """Tell everybody what was stored since they were told something."""
        if live.told == live.seq:
            return
        missed = _steps_after(live, live.told)
        live.told = live.seq
        late = _is_late(live)
        viewers = [viewer for viewer, listeners in live.listeners.items() if listeners]
        if late and SPECTATOR not in viewers:
            viewers.append(SPECTATOR)
        timed = [serialisation.clock(live)] if _is_timed(live) else []
        live.deadline_told = live.deadline()
        told = serialisation.told(live, viewers, missed)
        for viewer, messages in zip(viewers, told, strict=True):
            if late and viewer is SPECTATOR:
                [snapshot] = serialisation.told(live, [viewer], [])[0]
                show = partial(self._tell_late, live, messages, snapshot)
                self.clock.call_later(LATE_SECONDS, show)
            for listener in live.listeners.get(viewer, ()):
                if late and viewer is SPECTATOR and hot_seat.waits(live, listener):
                    continue
                for message in (*messages, *timed):
                    listener.tell(message)
        hot_seat.tell_asked(live)

    def _tell_late(self, live: Live, messages: list[bytes], snapshot: bytes) -> None:
        """Show people without a seat what happened a while ago."""
        live.shown_late = snapshot
        for listener in live.listeners.get(SPECTATOR, ()):
            if hot_seat.waits(live, listener):
                for message in messages:
                    listener.tell(message)

    async def _comes_back(self, live: Live, seat: Seat) -> None:
        """Let nobody play any more for one who is here."""
        person = live.table.chairs[seat].person
        if live.table.chairs[seat].away and person is not None:
            await self.change(live, lambda table: leaving.come_back(table, person))
        if seat in live.away:
            live.away.discard(seat)
            self.tell_presence(live)
            await self.bus.announce(live.table.id, f"back {seat}")

    def tell_presence(self, live: Live) -> None:
        """Tell who is connected, and for whom a bot plays."""
        live.presence_told = self._presence(live)
        self.tell_all(live, live.presence_told)

    def _presence(self, live: Live) -> bytes:
        there = live.everywhere()
        away = [seat for seat in range(live.table.plan.seats) if live.is_away(seat)]
        return _encode(m.Presence(live.table.id, sorted(there.seats), away, there.watching))

    def tell_all(self, live: Live, message: bytes) -> None:
        """Tell everybody at a table the same."""
        for listeners in live.listeners.values():
            for listener in listeners:
                listener.tell(message)


def _is_too_late(live: Live, seat: Seat, seen: int) -> bool:
    """Ask whether a seat answers what it is no longer asked, since others went on meanwhile."""
    if seen >= live.seq:
        return False
    return seen < live.asked_at(seat) if seat in live.deciders() else True


def _check_lesson(live: Live, seat: Seat, word: str) -> None:
    """Refuse what a lesson does not ask for; whose turn it is, the rules say."""
    asked = live.lesson_asks(seat)
    if seat in live.deciders() and asked and word not in asked:
        assert live.course is not None
        step = live.course.lesson.steps[live.course.number]
        raise Refused("lesson-asks", step=step.id, asked=list(asked))


def _is_timed(live: Live) -> bool:
    """Ask whether there is a clock to tell of; a window for reactions is one while it is open."""
    has_clock = live.table.plan.clock.kind is not ClockKind.NONE
    return has_clock or live.deadline() != live.deadline_told


def _resync(live: Live) -> bytes:
    return _encode(m.Error("resync", table=live.table.id))


def _steps_after(live: Live, seq: int) -> list[Past]:
    """Return the steps after one; none where some are not in memory, or were taken back."""
    if seq < live.undone or not live.tail or seq < live.tail[0].seq - 1:
        return []
    if seq == live.tail[-1].seq - 1:  # as a rule
        return [live.tail[-1]]
    return [past for past in live.tail if past.seq > seq]


def refusal(error: LarcenyError, id_: str | None, table: str | None) -> m.Error:
    """Say no over the socket."""
    rule = error.rule if isinstance(error, IllegalAction) else None
    code = error.kind if rule is not None else error.code
    return m.Error(code, id_, table, rule, dict(error.details))
