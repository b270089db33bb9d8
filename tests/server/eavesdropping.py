"""Every byte that the sockets of one viewer receive, if a table stands in one way or another.

A table is put into the service as it may stand, without any past. The viewer subscribes, tries what
he may not do, looks on while somebody decides, and comes back with another tab.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, cast

from starlette.types import Message

from larceny.games.registry import AnyGame
from larceny.kernel.events import Seat, Viewer, every_seat
from larceny.protocol import messages as m
from larceny.server.adapters.sql_store import open_store
from larceny.server.domain.game_clock import ClockKind, TimeControl, fresh_clock
from larceny.server.domain.tables import Chair, Plan, Status, Table
from larceny.server.ports.store import Entry, Person, Sealed, SealedStore, TableStore
from larceny.server.realtime.socket import Socket
from larceny.server.service.runtime.group_commit import GroupCommit
from larceny.server.service.service import Service
from larceny.server.service.table.position import ReactionWindow
from larceny.server.service.table.session import TableSession, new_session

from ..games.worlds import Pair
from .tables import service_of

SEQ = 7
BANKS = TimeControl(ClockKind.BANK, per_move_ms=60_000, bank_ms=600_000)


class NoJournal:
    """A journal that stores nothing."""

    async def append(self, entry: Entry) -> bool:
        return True


class NoTables:
    """A store that keeps no tables."""

    def save_table(self, table: Table) -> Table:
        return replace(table, version=table.version + 1)


class Drawer:
    """Sealed answers, in memory."""

    def __init__(self) -> None:
        self.answers: list[Sealed] = []

    def seal(self, answer: Sealed) -> bool:
        is_first = answer.seat not in [one.seat for one in self.answers]
        if is_first:
            self.answers.append(answer)
        return is_first

    async def append(self, answer: Sealed) -> bool:
        return self.seal(answer)

    async def stop(self) -> None:
        pass

    def seal_all(self, answers: Sequence[Sealed]) -> list[bool]:
        return [self.seal(answer) for answer in answers]

    def sealed(self, table: str, window: int) -> list[Sealed]:
        return [one for one in self.answers if one.window == window]


@asynccontextmanager
async def service_without_past(folder: Path) -> AsyncIterator[Service]:
    """Run a service that stores nothing which is played."""
    store = open_store(f"sqlite:///{folder / 'nothing.db'}")
    store = replace(store, tables=cast(TableStore, NoTables()))
    service = service_of(store)
    service.referee.journal = NoJournal()
    events = service.sessions.events
    events.subscribers = replace(events.subscribers, game_over=())
    try:
        yield service
    finally:
        await service.stop()
        store.close()


def person_at(seat: Viewer) -> Person:
    """Who sits on a seat; somebody without a seat looks on."""
    return Person(f"person-{seat}", f"Name {seat}", 0)


def table_of(game: AnyGame, rules: Any, players: int, **agreed: Any) -> Table:
    """Return a table at which people play."""
    people = [person_at(seat) for seat in every_seat(players)]
    chairs = (Chair(one.id, one.name, colour=seat) for seat, one in enumerate(people))
    return Table(
        id="the-table",
        plan=Plan(game.name, dict(rules.to_fields()), players, **({"clock": BANKS} | agreed)),
        host=people[0].id,
        chairs=tuple(chairs),
        commitment="the commitment",
        secret="the secret",
        created=0,
        status=Status.PLAYING,
    )


def stands_so(service: Service, table: Table, state: Any) -> TableSession:
    """Put a table into the service as it may stand."""
    session, now = new_session(table, service.clock), service.clock.now_ms()
    drawer = Drawer()
    service.windows.sealed = cast(SealedStore, drawer)
    service.referee.sealed.writing = cast(GroupCommit[Sealed], drawer)
    service.sessions.store = replace(service.sessions.store, sealed=cast(SealedStore, drawer))
    session.position.state, session.position.seq, session.audience.sent_seq = (
        session.position.game.copy(state),
        SEQ,
        SEQ,
    )
    session.position.asked_since = [SEQ] * table.plan.seats
    session.position.asked_ms = [now] * table.plan.seats
    session.position.turn_since = [SEQ] * table.plan.seats
    owed = state.deciders()
    if owed and session.position.game.reactions(state, owed[0]):
        session.position.window = ReactionWindow(SEQ, now, now)
    session.position.happened = now
    session.position.clock = fresh_clock(
        table.plan.clock, table.plan.seats, session.position.deciders(), now
    )
    service.sessions.loaded[table.id] = session
    return session


async def _silence() -> Message:
    raise AssertionError("nobody reads")


async def _keep(message: Message) -> None:
    raise AssertionError("what is told is kept, not sent")


class Tab(Socket):
    """A socket whose bytes are kept."""

    def __init__(self, service: Service, viewer: Viewer) -> None:
        super().__init__(_silence, _keep, person_at(viewer), service)

    @property
    def received(self) -> list[bytes]:
        return list(self._waiting)

    async def say(self, message: m.ClientMessage) -> None:
        await self._answer(message)


@dataclass(frozen=True)
class Eavesdropper:
    """One viewer of a table, and what he tries although he may not."""

    service: Service
    table: Table
    viewer: Viewer
    tries: Sequence[str]

    async def hears(self, state: Any, seat: Seat, action: Any) -> list[bytes]:
        """Return all bytes that he receives before, while and after somebody decides."""
        session = stands_so(self.service, self.table, state)
        first, second, third = (Tab(self.service, self.viewer) for _ in range(3))
        await first.say(m.Subscribe(self.table.id))
        for number, word in enumerate(self.tries):
            await first.say(m.Act(self.table.id, f"try {number}", SEQ, word))
        await first.say(m.Undo(self.table.id, "undo", SEQ + 1))
        if seat == self.viewer and session.position.window is None:
            await first.say(m.Act(self.table.id, "decided", SEQ, action.word))
        else:
            async with session.lock:
                await self.service.referee.decide(session, seat, action.word, "decided")
        await second.say(m.Subscribe(self.table.id, SEQ))
        await third.say(m.Subscribe(self.table.id))
        return [*first.received, b"", *second.received, b"", *third.received]


def eavesdropper(service: Service, table: Table, game: AnyGame, pair: Pair) -> Eavesdropper:
    """Let the viewer of a pair try some of what he may not do."""
    dice = Random(repr(pair.action))
    seat = pair.viewer
    legal = () if seat is None else game.legal_actions(pair.truth, seat)
    legal = legal or (() if seat is None else game.reactions(pair.truth, seat))
    forbidden = [action.word for action in game.actions if action not in legal]
    return Eavesdropper(service, table, seat, [*dice.sample(forbidden, 4), "no such word"])


async def tells_apart(service: Service, table: Table, game: AnyGame, pair: Pair) -> bool:
    """Ask whether any byte, or the number of messages, differs between two worlds."""
    one = eavesdropper(service, table, game, pair)
    truth = await one.hears(pair.truth, pair.seat, pair.action)
    other = await one.hears(pair.other, pair.seat, pair.other_action)
    return truth != other
