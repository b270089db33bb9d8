"""Bugs to plant in the real server, to see that the storm finds them."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from typing import Any, NamedTuple
from unittest.mock import patch

from sqlalchemy import event

from larceny.kernel.events import every_seat
from larceny.server.adapters import sql_store
from larceny.server.domain import tables as domain
from larceny.server.domain.game_clock import GameClock
from larceny.server.domain.tables import Status
from larceny.server.ports.store import Sealed
from larceny.server.service.play import reaction_windows, undo
from larceny.server.service.play.chat import Chat
from larceny.server.service.play.reaction_windows import ReactionWindows
from larceny.server.service.play.referee import Referee
from larceny.server.service.play.sealed_answers import SealedAnswers
from larceny.server.service.push.outbox import Outbox
from larceny.server.service.runtime.group_commit import GroupCommit
from larceny.server.service.runtime.leases import StoredLeases
from larceny.server.service.table import serialisation
from larceny.server.service.table.position import Position
from larceny.server.service.table.table_time import TableTime

from .chance import share
from .disk import Broken, Disk

SECRETS = "bytes_do_not_depend_on_secrets"
"""What only a pair of worlds can show."""


class Planted(NamedTuple):
    """A bug: its name, what is broken by it, and what stands in place of what."""

    name: str
    invariant: str  # the one that is broken, as a rule
    where: Any
    attribute: str
    instead: Callable[[Any], Any]  # is given what was there


def _tells_first(store: Any) -> Any:
    async def _store(self: Referee, session: Any, entry: Any) -> bool:
        self.sessions.broadcaster.steps(session)
        told: bool = await store(self, session, entry)
        return told

    return _store


def _always(_: Any) -> Any:
    async def holds(self: Any, table: str = "") -> bool:
        return True

    return holds


def _closes_at_once(closes_at: Any) -> Any:
    def _closes_at(position: Position) -> int | None:
        at: int | None = closes_at(position)
        return at if at is None or position.unanswered() else 0

    return _closes_at


def _believes(append: Any) -> Any:
    async def believing(self: Any, thing: Any) -> bool:
        try:
            stored: bool = await append(self, thing)
        except Broken:
            return True
        return stored

    return believing


def _sends_unclaimed(_: Any) -> Any:
    async def _deliver(self: Outbox, push: Any) -> None:
        with suppress(Broken):
            parcel = await self._parcel(push)
            if parcel is not None:
                await self._sent(push, await self.messenger.send(push.device, parcel))

    return _deliver


def _keeps_what_failed(_: Any) -> Any:
    async def store(self: Referee, session: Any, entry: Any) -> bool:
        return await self._store(session, entry)

    return store


def _mends_half(_: Any) -> Any:
    async def mend(self: Referee, session: Any) -> None:
        if session.position.state is None and session.table.status is Status.PLAYING:
            await self.store(session, session.position.deal(session.now_ms()))

    return mend


def _ends_first(_: Any) -> Any:
    async def _finish(self: Referee, session: Any) -> None:
        await self.sessions.change(session, lambda table: domain.finish(table, Status.OVER))
        await self.sessions.events.game_over(session)

    return _finish


def _asks_nobody(request: Any) -> Any:
    def _request(*args: Any) -> undo.UndoRequest:
        asked: undo.UndoRequest = request(*args)
        asked.waiting.clear()
        return asked

    return _request


def _rings_early(late: Any) -> Any:
    def early(self: GameClock, plan: Any, now: int) -> Any:
        return late(self, plan, now + 900)

    return early


def _charges_twice(decided: Any) -> Any:
    def twice(self: GameClock, plan: Any, seat: int, *rest: Any, **more: Any) -> GameClock:
        after: GameClock = decided(self, plan, seat, *rest, **more)
        if seat < 0 or after.banks == self.banks:
            return after
        banks = list(after.banks)
        banks[seat] = max(0, banks[seat] - (self.banks[seat] - banks[seat]))
        return replace(after, banks=tuple(banks))

    return twice


def _reads_no_answers(_: Any) -> Any:
    async def _last_answers(self: ReactionWindows, session: Any) -> Any:
        with patch.object(self.sessions, "alone", True):
            found = session.position.window.sealed.copy()
        game, state, window = session.position.game, session.position.state, session.position.window
        for seat in every_seat(session.table.plan.seats):
            reactions = game.reactions(state, seat)
            if seat not in found and reactions:
                found[seat] = Sealed(
                    session.table.id, window.opened_at, seat, reactions[0].word, None, 0
                )
        return found

    return _last_answers


def _veils_nothing(_: Any) -> Any:
    def _events(position: Position, step: Any, viewer: Any) -> list[Any]:
        return [one.whole for one in step.events]

    return _events


def _forgets(_: Any) -> Any:
    return lambda *_: None


def _says_again(say: Any) -> Any:
    async def saying(self: Chat, person: Any, message: Any) -> Any:
        self._known.clear()
        with patch.object(self, "store", _Nameless(self.store)):
            return await say(self, person, message)

    return saying


class _Nameless:
    """A chat that forgets by which id its senders know their lines."""

    def __init__(self, store: Any) -> None:
        self._store = store

    def say(self, line: Any) -> Any:
        return self._store.say(replace(line, client_id=None))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


def _thinks_about_it(decide: Any) -> Any:
    async def slowly(self: Referee, session: Any, seat: Any, word: str, id_: Any) -> None:
        if len(session.position.deciders()) > 1 and share(word) < 0.5:
            await asyncio.sleep(0.02)
        await decide(self, session, seat, word, id_)

    return slowly


def _tells_of_it(seal: Any) -> Any:
    async def telling(self: SealedAnswers, session: Any, seat: Any, word: str, id_: Any) -> None:
        await seal(self, session, seat, word, id_)
        if word != "pass":
            session.audience.broadcast(serialisation.clock(session.position))

    return telling


def _by_the_wall(_: Any) -> Any:
    return lambda self: self._clock.now_ms()


def _not(_: Any) -> Any:
    return False


def _unsynced(open_engine: Any) -> Any:
    def opened(url: str) -> Any:
        engine = open_engine(url)

        @event.listens_for(engine, "connect")
        def _hurry(connection: Any, record: Any) -> None:
            connection.execute("PRAGMA synchronous=OFF")

        return engine

    return opened


PLANTED = (
    Planted("tells before storing", "shown_is_stored", Referee, "_store", _tells_first),
    Planted("forgets the lease", "one_node_at_a_time", StoredLeases, "holds", _always),
    Planted(
        "closes a window when all have answered",
        "sealed_until_its_time",
        reaction_windows,
        "_closes_at",
        _closes_at_once,
    ),
    Planted("skips fsync", "acknowledged_is_stored_once", Disk, "synced_at_commit", _not),
    Planted(
        "lets SQLite not sync", "acknowledged_is_stored_once", sql_store, "open_engine", _unsynced
    ),
    Planted(
        "acknowledges what failed", "acknowledged_is_stored_once", GroupCommit, "append", _believes
    ),
    Planted("sends pushes unclaimed", "pushed_once", Outbox, "_deliver", _sends_unclaimed),
    Planted(
        "forgets idempotency keys",
        "acknowledged_is_stored_once",
        Position,
        "remember_key",
        _forgets,
    ),
    Planted(
        "keeps what failed", "acknowledged_is_stored_once", Referee, "store", _keeps_what_failed
    ),
    Planted("ends no game twice", "everything_goes_on", Referee, "mend", _mends_half),
    Planted("ends before it rates", "rated_once", Referee, "_finish", _ends_first),
    Planted("takes back unasked", "nothing_is_taken_back_unasked", undo, "_request", _asks_nobody),
    Planted("rings too early", "bots_play_for_those_who_are_away", GameClock, "late", _rings_early),
    Planted(
        "charges time twice",
        "thinking_time_is_charged_once",
        GameClock,
        "decided",
        _charges_twice,
    ),
    Planted(
        "reads no answers of others",
        "sealed_until_its_time",
        ReactionWindows,
        "_last_answers",
        _reads_no_answers,
    ),
    Planted("veils nothing", "shown_is_stored", serialisation, "_events", _veils_nothing),
    Planted("is slow with one choice", SECRETS, Referee, "decide", _thinks_about_it),
    Planted(
        "tells of one answer",
        SECRETS,
        SealedAnswers,
        "seal",
        _tells_of_it,
    ),
    Planted("says it twice", "said_once", Chat, "say", _says_again),
    Planted(
        "goes by the wall clock",
        "nobody_is_waited_for_too_long",
        TableTime,
        "now_ms",
        _by_the_wall,
    ),
)
BY_NAME = {one.name: one for one in PLANTED}


@contextmanager
def planted(bug: Planted) -> Iterator[None]:
    """Plant a bug for a while."""
    with ExitStack() as garden:
        before = getattr(bug.where, bug.attribute)
        garden.enter_context(patch.object(bug.where, bug.attribute, bug.instead(before)))
        if bug.name == "sends pushes unclaimed":
            garden.enter_context(patch.object(Outbox, "_is_mine", _always(None)))
        yield


__all__ = ["BY_NAME", "PLANTED", "Planted", "planted"]
