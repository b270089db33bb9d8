"""Hints, pushes, presence, chat and requests to take back tell no more than the game itself does.

Two worlds that a viewer cannot tell apart, and everything around the game that happens in both.
"""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, cast
from zlib import crc32

import pytest

from larceny.games.registry import AnyGame, find_game
from larceny.kernel.events import Seat, Viewer
from larceny.protocol import messages as m
from larceny.server.domain.tables import Table
from larceny.server.ports.pushes import Messenger, Turn
from larceny.server.ports.store import ChatStore, Line
from larceny.server.service.history.hints import Hints
from larceny.server.service.play import chat
from larceny.server.service.play.chat import Chat
from larceny.server.service.push.outbox import Outbox
from larceny.server.service.runtime.tasks import Tasks
from larceny.server.service.service import Service
from larceny.server.service.table.session import TableSession

from ..effort import amount
from ..games.worlds import Pair
from ..planting import plants_faults
from .eavesdropping import SEQ, Tab, person_at, service_without_past, stands_so, table_of
from .test_leaks import drawn_pairs

GAMES = [find_game("forty-thieves"), find_game("master-thieves")]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

PAIRS = amount(quick=20, usual=16, soak=300)
FEW = 8
HINTS = amount(quick=3, usual=10, soak=60)


@cache
def some_pairs(game: str) -> list[Pair]:
    return drawn_pairs(game, enough=amount(quick=60, usual=120, soak=350))


def worlds(game: AnyGame, enough: int) -> Iterator[tuple[Table, Pair]]:
    """List tables and pairs of worlds, of every kind some."""
    drawn = some_pairs(game.name)
    for pair in drawn[:: max(1, len(drawn) // enough)]:
        rules = game.rules_of(pair.truth)
        yield table_of(game, rules, pair.truth.players, hints=True), pair


def others_of(table: Table, viewer: Viewer) -> list[Seat]:
    return [Seat(seat) for seat in range(table.plan.seats) if seat != viewer]


class Lines:
    """A chat in memory."""

    def __init__(self) -> None:
        self.said: list[Line] = []

    def say(self, line: Line) -> Line:
        self.said.append(replace(line, number=len(self.said) + 1))
        return self.said[-1]

    def lines(self, table: str, after: int, limit: int) -> list[Line]:
        return self.said[after:][:limit]

    def last_lines(self, table: str, count: int) -> list[Line]:
        return self.said[-count:]


async def hears_of_others(service: Service, table: Table, viewer: Viewer, state: Any) -> Any:
    """Return what a viewer is sent while others come, talk, ask to take back, agree, and go."""
    session = stands_so(service, table, state)
    service.chat.store = cast(ChatStore, Lines())
    tab = Tab(service, viewer)
    await tab.say(m.Subscribe(table.id))
    for seat in others_of(table, viewer):
        other = Tab(service, seat)
        await other.say(m.Subscribe(table.id))
        await other.say(m.Say(table.id, f"says {seat}", "Whose turn is it?"))
        await other.say(m.Undo(table.id, f"back {seat}", SEQ - 1))
        await tab.say(m.Consent(table.id, f"no {seat}", SEQ - 1, agree=False))
        await other.say(m.Look(looking=False))
        await other.say(m.Unsubscribe(table.id))
    await tab.say(m.Say(table.id, "says it", "Mine?"))
    await tab.say(m.Undo(table.id, "back", SEQ - 1))
    assert session.position.seq == SEQ
    return tab.received


async def pushes_to(service: Service, table: Table, viewer: Viewer, state: Any) -> Any:
    """Return of which turns the devices of a viewer are told."""
    session = stands_so(service, table, state)
    tasks, messenger = cast(Tasks, None), cast(Messenger, None)  # nothing is sent
    outbox = Outbox(
        service.sessions, service.store, "", service.bots, tasks, service.visibility, messenger
    )
    owed = outbox._owed(session)
    return [turn for turn in owed if turn.person == person_at(viewer).id]


async def hint_for(service: Service, table: Table, viewer: Viewer, state: Any) -> Any:
    """Return what a viewer is advised who is asked."""
    session = stands_so(service, table, state)
    if viewer is None or viewer not in session.position.unanswered():
        return None
    hint = await service.hints.hint(table.id, person_at(viewer).id)
    return (hint.action.word, list(hint.reasons))


Around = Callable[[Service, Table, Viewer, Any], Any]


def told_apart_by(folder: Path, game: AnyGame, around: Around, enough: int) -> tuple[int, int]:
    """Count pairs in which something was told, and those whose worlds it tells apart."""

    async def seen(table: Table, viewer: Viewer, state: Any) -> Any:
        async with service_without_past(folder) as service:  # it remembers nothing of other worlds
            return await around(service, table, viewer, state)

    async def run() -> tuple[int, int]:
        told = apart = 0
        for table, pair in worlds(game, enough):
            truth = await seen(table, pair.viewer, pair.truth)
            other = await seen(table, pair.viewer, pair.other)
            told += bool(truth)
            apart += truth != other
        return told, apart

    return asyncio.run(run())


@each_game
def test_what_others_do_around_the_game_tells_no_worlds_apart(
    tmp_path: Path, game: AnyGame
) -> None:
    told, apart = told_apart_by(tmp_path, game, hears_of_others, PAIRS)
    assert told >= PAIRS
    assert not apart


@each_game
def test_pushes_tell_no_worlds_apart(tmp_path: Path, game: AnyGame) -> None:
    told, apart = told_apart_by(tmp_path, game, pushes_to, PAIRS)
    assert told
    assert not apart


@each_game
def test_hints_tell_no_worlds_apart(tmp_path: Path, game: AnyGame) -> None:
    told, apart = told_apart_by(tmp_path, game, hint_for, HINTS)
    assert told
    assert not apart


# A test that cannot fail shows nothing ------------------------------------------------------------


def secret_of(session: TableSession) -> int:
    """Return a number that follows from what any of the seats knows."""
    game, state = session.position.game, session.position.state
    known = [game.view(state, Seat(seat)) for seat in range(session.table.plan.seats)]
    return crc32(repr(known).encode())


@plants_faults
@each_game
def test_presence_that_depends_on_what_is_hidden_is_noticed(
    tmp_path: Path, game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    watchers = TableSession.watchers

    def leaky(session: TableSession) -> Any:
        return watchers(session)._replace(spectators=secret_of(session))

    monkeypatch.setattr(TableSession, "watchers", leaky)
    _, apart = told_apart_by(tmp_path, game, hears_of_others, FEW)
    assert apart


@each_game
def test_a_chat_that_depends_on_what_is_hidden_is_noticed(
    tmp_path: Path, game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaky(line: Line) -> bytes:
        return str(secret_of(here[-1])).encode()

    here: list[TableSession] = []
    catch_up = Chat.catch_up

    async def remembered(chat: Chat, session: TableSession) -> None:
        here.append(session)
        await catch_up(chat, session)

    monkeypatch.setattr(Chat, "catch_up", remembered)
    monkeypatch.setattr(chat, "_message", leaky)
    _, apart = told_apart_by(tmp_path, game, hears_of_others, FEW)
    assert apart


@each_game
def test_pushes_that_depend_on_what_is_hidden_are_noticed(
    tmp_path: Path, game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    owed = Outbox._owed

    def leaky(outbox: Outbox, session: TableSession) -> list[Turn]:
        is_told = secret_of(session) % 2
        return list(owed(outbox, session)) if is_told else []

    monkeypatch.setattr(Outbox, "_owed", leaky)
    _, apart = told_apart_by(tmp_path, game, pushes_to, PAIRS)
    assert apart


@each_game
def test_hints_that_know_what_is_hidden_are_noticed(
    tmp_path: Path, game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    question = Hints._question

    async def leaky(hints: Hints, session: TableSession, seat: Seat) -> Any:
        asked = await question(hints, session, seat)
        first = secret_of(session) % len(asked.legal)
        return replace(asked, legal=asked.legal[first:][:1])

    monkeypatch.setattr(Hints, "_question", leaky)
    _, apart = told_apart_by(tmp_path, game, hint_for, 15 * FEW)
    assert apart
