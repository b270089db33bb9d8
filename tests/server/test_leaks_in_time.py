"""When a bot answers tells nothing that a viewer may not know.

Pairs of worlds that a viewer cannot tell apart are put before bots whose thoughts take longer the
more there is to choose from. Their answers come at the same times in both worlds.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from larceny.games.registry import AnyGame
from larceny.kernel.events import Event, Seat
from larceny.protocol import messages as m
from larceny.server.domain.pace import Pace
from larceny.server.domain.tables import Table
from larceny.server.ports.thinkers import Question
from larceny.server.service.bots import players
from larceny.server.service.bots.pacing import Pacing
from larceny.server.service.service import Service
from larceny.server.service.table.events import Stepped
from larceny.server.service.table.session import TableSession

from ..effort import amount
from ..games.worlds import Pair
from .clocks import clock_of
from .eavesdropping import Tab, stands_so, table_of
from .tables import sealed_seats
from .test_leaks import (
    FORTY_THIEVES,
    MASTER_THIEVES,
    NO_CLOCK,
    drawn_pairs,
    listen,
    windows_with_a_dagger_in_one_world,
)

PAIRS = amount(quick=40, usual=40, soak=400)
PACES = (Pace.AT_ONCE, Pace.NORMAL)
GAMES = pytest.mark.parametrize("game", [FORTY_THIEVES, MASTER_THIEVES], ids=lambda g: g.name)


class Slow:
    """Thinks by the clock of the test, one thought at a time: as long as a real bot, or none."""

    def __init__(self, service: Service) -> None:
        self.clock = service.clock
        self.turn = asyncio.Lock()

    async def choose(self, question: Question) -> str:
        free = len(question.legal) - 1
        thinks_ms = 0 if not free else 300 if question.bot.startswith("master") else min(free, 30)
        async with self.turn:
            if thinks_ms:
                await self.clock.sleep(thinks_ms / 1_000)
        return str(question.legal[0].word)

    def forget(self, table: str) -> None:
        pass

    async def stop(self) -> None:
        pass


class Times(NamedTuple):
    """What a viewer can measure: milliseconds until something happens."""

    asked: int | None  # the first bot that is asked answers
    read: int  # what somebody else does can have been read
    after: int | None  # the first bot that is asked then answers


async def nothing_missed(*_: object) -> list[Event]:
    return []


@pytest.fixture(autouse=True)
def no_past(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots be told nothing: the tables of these tests have no journal."""
    monkeypatch.setattr(players, "events_since", nothing_missed)


async def answers_after(service: Service, session: TableSession) -> int | None:
    """Return after how long the first bot that is asked has answered; None if none is asked."""
    seq, sealed = session.position.seq, sealed_seats(session)
    asked = [
        seat for seat in session.position.deciders() if session.table.chairs[seat].bot is not None
    ]
    if not asked or session.position.is_over:
        return None
    return await takes(
        service,
        session,
        lambda: session.position.seq > seq or sealed_seats(session) > sealed,
    )


async def takes(service: Service, session: TableSession, until: Callable[[], bool]) -> int:
    """Let bots go on until something holds; return how long it took, and let them go."""
    clock = clock_of(service)
    began = clock.now_ms()
    service.sessions.events.stepped(session)
    await passes(service, until)
    took = clock.now_ms() - began
    service.sessions.loaded.pop(session.table.id)
    service.pacing.on_stepped(Stepped(session))
    await passes(service, lambda: not service.bots._thinking)
    return took


async def passes(service: Service, until: Callable[[], bool]) -> None:
    """Let time pass until something holds, but none while somebody acts."""
    for _ in range(1_000):
        for _ in range(25):
            await asyncio.sleep(0)
        if until():
            return
        clock_of(service).wake_next()
    raise AssertionError("it never came about")


async def watched(service: Service, table: Table, pair: Pair, state: Any) -> TableSession:
    """Set a table up as it may stand, with the viewer before it."""
    session = stands_so(service, table, state)
    await Tab(service, pair.viewer).say(m.Subscribe(table.id))
    return session


async def times(service: Service, table: Table, pair: Pair, state: Any, action: Any) -> Times:
    """Return what the viewer can measure if a table stands so, and somebody decides so."""
    asked = await answers_after(service, await watched(service, table, pair, state))
    session = await watched(service, table, pair, state)
    async with session.lock:
        events = service.sessions.events
        events.subscribers, heard = replace(events.subscribers, stepped=()), events.subscribers
        await service.referee.decide(session, pair.seat, action.word, None)
        events.subscribers = heard
    read = max(
        0, session.position.clock.read - session.position.happened
    )  # at once, nothing is waited for
    return Times(asked, read, await answers_after(service, session))


def among_bots(game: AnyGame, pair: Pair, level: str, pace: Pace) -> Table:
    """Return a table at which everybody but the viewer is a bot."""
    rules, players = game.rules_of(pair.truth), pair.truth.players
    table = table_of(game, rules, players, clock=NO_CLOCK, pace=pace, reaction_ms=0)
    chairs = (
        chair if seat == pair.viewer else replace(chair, person=None, bot=level)
        for seat, chair in enumerate(table.chairs)
    )
    return replace(table, chairs=tuple(chairs))


async def told_by_time(
    service: Service, game: AnyGame, drawn: Sequence[Pair], level: str, pace: Pace
) -> list[Pair]:
    """Return the pairs of worlds that can be told apart by when bots answer."""
    service.bots.thinkers = Slow(service)
    found = []
    for pair in drawn:
        table = among_bots(game, pair, level, pace)
        truth = await times(service, table, pair, pair.truth, pair.action)
        other = await times(service, table, pair, pair.other, pair.other_action)
        if truth != other:
            found.append(pair)
    return found


@cache
def windows() -> tuple[Pair, ...]:
    """Draw pairs in which somebody has a Dagger in one world only."""
    return tuple(windows_with_a_dagger_in_one_world())


@cache
def pairs_of(name: str) -> tuple[Pair, ...]:
    """Draw pairs in which somebody else is asked, among them forced and free answers."""
    drawn = [pair for pair in drawn_pairs(name, PAIRS) if pair.viewer != pair.seat]
    if name == FORTY_THIEVES.name:
        drawn = [*windows(), *drawn]
    return tuple(drawn[:PAIRS])


def is_forced_in_one(game: AnyGame, pair: Pair) -> bool:
    """Ask whether a seat has a choice in one world only."""

    def answers(state: Any) -> int:
        legal = game.reactions(state, pair.seat) or game.legal_actions(state, pair.seat)
        return len(legal)

    return (answers(pair.truth) == 1) != (answers(pair.other) == 1)


@GAMES
@pytest.mark.parametrize("level", ["novice", "master"])
def test_bots_answer_at_the_same_time_in_worlds_that_look_the_same(
    tmp_path: Path, game: AnyGame, level: str
) -> None:
    drawn = pairs_of(game.name)

    async def story(service: Service) -> None:
        for pace in PACES:
            assert not await told_by_time(service, game, drawn, level, pace)

    listen(tmp_path, story)


def by_answers(due: Callable[..., int]) -> Callable[..., int]:
    """Let a bot take longer the more it has to choose from."""

    def longer(self: Pacing, session: TableSession, seat: Seat) -> int:
        return due(self, session, seat) + 50 * len(session.position.answers(seat))

    return longer


@GAMES
def test_a_bot_that_answers_as_soon_as_it_has_thought_is_noticed(
    tmp_path: Path, game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = pairs_of(game.name)
    assert any(is_forced_in_one(game, pair) for pair in drawn)
    monkeypatch.setattr(players, "slot_end", lambda asked, ready, slot: ready)

    async def story(service: Service) -> None:
        assert await told_by_time(service, game, drawn, "master", Pace.AT_ONCE)

    listen(tmp_path, story)


@GAMES
def test_a_bot_that_takes_longer_the_more_it_can_do_is_noticed(
    tmp_path: Path, game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pacing, "due", by_answers(Pacing.due))
    drawn = pairs_of(game.name)

    async def story(service: Service) -> None:
        assert await told_by_time(service, game, drawn, "novice", Pace.NORMAL)

    listen(tmp_path, story)
