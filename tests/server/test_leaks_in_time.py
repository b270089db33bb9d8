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
from larceny.kernel.events import Event, Seat, every_seat
from larceny.protocol import messages as m
from larceny.server.adapters.gathering import Gathering
from larceny.server.domain.pace import Pace
from larceny.server.domain.tables import Table
from larceny.server.ports.thinkers import Question, unheard
from larceny.server.service.bots import thoughts
from larceny.server.service.bots.pacing import Pacing
from larceny.server.service.bots.thinking_times import Slot, ThinkingTimes
from larceny.server.service.runtime.fair_turns import FairTurns
from larceny.server.service.service import Service
from larceny.server.service.table.events import Stepped
from larceny.server.service.table.session import TableSession

from ..effort import amount
from ..games.worlds import Pair
from ..planting import plants_faults
from .clocks import clock_of
from .eavesdropping import SEQ, Tab, stands_so, table_of
from .test_leaks import (
    FORTY_THIEVES,
    MASTER_THIEVES,
    NO_CLOCK,
    drawn_pairs,
    listen,
    windows_with_a_dagger_in_one_world,
)

PAIRS = amount(quick=40, usual=40, soak=400)
FEW = 12
"""Of these pairs, where more is tried with each: the first ones are of windows."""

PACES = (Pace.AT_ONCE, Pace.NORMAL)
GAMES = pytest.mark.parametrize("game", [FORTY_THIEVES, MASTER_THIEVES], ids=lambda g: g.name)


class Slow:
    """Thinks by the clock of the test, one thought at a time: as long as a real bot, or none."""

    def __init__(self, service: Service, master_ms: int = 300) -> None:
        self.clock = service.clock
        self.master_ms = master_ms
        self.forgets_the_past()

    def forgets_the_past(self) -> None:
        """Let nobody have a turn, or wait for one."""
        self.turns = FairTurns(self.clock)
        self.busy = asyncio.Lock()

    async def choose(self, question: Question, begins: Callable[[], None] = unheard) -> str:
        is_master = question.bot.startswith("master")
        free = len(question.legal) - 1
        thinks_ms = 0 if not free else self.master_ms if is_master else min(free, 4)
        await self.turns.take(question.owner, self.takes_ms(question) / 1_000)
        begins()
        async with self.busy:
            if thinks_ms:
                await self.clock.sleep(thinks_ms / 1_000)
        return str(question.legal[0].word)

    def takes_ms(self, question: Question) -> int:
        """Return for how long a question takes its place."""
        return question.takes_ms

    async def is_busy(self, ms: int) -> None:
        """Think about something else for so long."""
        await self.turns.take("somebody else", ms / 1_000)

    def forget(self, table: str) -> None:
        pass

    async def stop(self) -> None:
        pass


class Hasty(Slow):
    """Makes place for the next one as soon as there is nothing to think about."""

    def takes_ms(self, question: Question) -> int:
        return question.takes_ms if len(question.legal) > 1 else 0


class Together(Slow):
    """Answers together what waits at the same time: the longer, the more there is to choose."""

    def forgets_the_past(self) -> None:
        super().forgets_the_past()
        self.gathering = Gathering(self.turns, self._answered)

    async def choose(self, question: Question, begins: Callable[[], None] = unheard) -> str:
        return await self.gathering.choose(question, begins)

    async def _answered(self, questions: Sequence[Question]) -> list[str | Exception]:
        async with self.busy:
            for question in questions:
                if (free := len(question.legal) - 1) > 0:
                    await self.clock.sleep(min(free, 4) / 1_000)
        return [str(question.legal[0].word) for question in questions]


class AtOnce:
    """Thinks in no time."""

    async def choose(self, question: Question, begins: Callable[[], None] = unheard) -> str:
        begins()
        return str(question.legal[0].word)

    def forget(self, table: str) -> None:
        pass

    async def stop(self) -> None:
        pass


class Times(NamedTuple):
    """What a viewer can measure: milliseconds until something happens."""

    asked: tuple[int, ...]  # each of the bots that are asked answers
    read: int  # what somebody else does can have been read
    after: tuple[int, ...]  # each of those that are asked then answers


async def nothing_missed(*_: object) -> list[Event]:
    return []


@pytest.fixture(autouse=True)
def no_past(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots be told nothing: the tables of these tests have no journal."""
    monkeypatch.setattr(thoughts, "events_since", nothing_missed)


async def answers_after(service: Service, session: TableSession, busy_ms: int) -> tuple[int, ...]:
    """Return after how long each bot that is asked has answered."""
    asked = [
        seat for seat in session.position.deciders() if session.table.chairs[seat].bot is not None
    ]
    if not asked or session.position.is_over:
        return ()
    slow = service.bots.thoughts.thinkers
    assert isinstance(slow, Slow)
    slow.forgets_the_past()
    if busy_ms:
        await slow.is_busy(busy_ms)
    clock, answered = clock_of(service), list[int]()
    began, at = clock.now_ms(), {seat: session.position.asked_at(seat) for seat in asked}

    def owed() -> int:
        """How many of them have not answered what they were asked."""
        deciders = session.position.deciders()
        return sum(
            seat in deciders
            and session.position.asked_at(seat) == at[seat]
            and not session.position.has_answered(seat)
            for seat in asked
        )

    service.sessions.events.stepped(session)
    while (left := owed()) and not session.position.is_over:
        await passes(service, lambda left=left: owed() < left)  # type: ignore[misc]
        answered += [clock.now_ms() - began] * (left - owed())
    service.sessions.loaded.pop(session.table.id)
    service.pacing.on_stepped(Stepped(session))
    await passes(service, lambda: not service.bots._thinking)
    return tuple(answered)


async def passes(service: Service, until: Callable[[], bool]) -> None:
    """Let time pass until something holds, but none while somebody acts."""
    for _ in range(1_000):
        for _ in range(25):
            await asyncio.sleep(0)
        if until():
            return
        clock_of(service).advance_to_next()
    raise AssertionError("it never came about")


async def watched(service: Service, table: Table, pair: Pair, state: Any) -> TableSession:
    """Set a table up as it may stand, with the viewer before it."""
    session = stands_so(service, table, state)
    service.bots.thoughts.times = ThinkingTimes()
    service.bots.thoughts._heard[table.id] = dict.fromkeys(every_seat(table.plan.seats), SEQ)
    await Tab(service, pair.viewer).say(m.Subscribe(table.id))
    return session


async def times(
    service: Service, table: Table, pair: Pair, state: Any, action: Any, busy_ms: int
) -> Times:
    """Return what the viewer can measure if a table stands so, and somebody decides so."""
    asked = await answers_after(service, await watched(service, table, pair, state), busy_ms)
    session = await watched(service, table, pair, state)
    async with session.lock:
        events = service.sessions.events
        events.subscribers, heard = replace(events.subscribers, stepped=()), events.subscribers
        await service.referee.decide(session, pair.seat, action.word, None)
        events.subscribers = heard
    read = max(
        0, session.position.clock.read - session.position.happened
    )  # at once, nothing is waited for
    return Times(asked, read, await answers_after(service, session, busy_ms))


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
    service: Service,
    game: AnyGame,
    drawn: Sequence[Pair],
    level: str,
    pace: Pace,
    busy_ms: int = 0,
    master_ms: int = 300,
    thinkers: type[Slow] = Slow,
) -> list[Pair]:
    """Return the pairs of worlds that can be told apart by when bots answer."""
    service.bots.thoughts.thinkers = thinkers(service, master_ms)
    service.bots.thoughts.fallback = AtOnce()
    found = []
    for pair in drawn:
        table = among_bots(game, pair, level, pace)
        truth = await times(service, table, pair, pair.truth, pair.action, busy_ms)
        other = await times(service, table, pair, pair.other, pair.other_action, busy_ms)
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


@GAMES
@pytest.mark.parametrize("busy_ms", [0, 12])
def test_nor_do_answers_differ_that_are_computed_together(
    tmp_path: Path, game: AnyGame, busy_ms: int
) -> None:
    """Who shares a turn follows from who is asked; how long it lasts is said before it begins."""
    drawn = pairs_of(game.name)

    async def story(service: Service) -> None:
        how = (service, game, drawn, "expert", Pace.AT_ONCE)
        assert not await told_by_time(*how, busy_ms=busy_ms, thinkers=Together)

    listen(tmp_path, story)


def by_answers(due: Callable[..., int]) -> Callable[..., int]:
    """Let a bot take longer the more it has to choose from."""

    def longer(self: Pacing, session: TableSession, seat: Seat) -> int:
        return due(self, session, seat) + 50 * len(session.position.answers(seat))

    return longer


async def patiently(self: object, thinking: "asyncio.Task[str]", seconds: float) -> None:
    """Wait for a thought as long as it takes."""
    await asyncio.wait({thinking})


@GAMES
def test_a_bot_that_answers_as_soon_as_it_has_thought_is_noticed(
    tmp_path: Path, game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = pairs_of(game.name)
    assert any(is_forced_in_one(game, pair) for pair in drawn)
    monkeypatch.setattr(Slot, "due", property(lambda slot: slot.asked))
    monkeypatch.setattr(thoughts.Thoughts, "_wait", patiently)

    async def story(service: Service) -> None:
        assert await told_by_time(service, game, drawn, "master", Pace.AT_ONCE)

    listen(tmp_path, story)


@plants_faults
@GAMES
def test_a_bot_that_takes_longer_the_more_it_can_do_is_noticed(
    tmp_path: Path, game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pacing, "due", by_answers(Pacing.due))
    drawn = pairs_of(game.name)

    async def story(service: Service) -> None:
        assert await told_by_time(service, game, drawn, "novice", Pace.NORMAL)

    listen(tmp_path, story)


BUSY_MS = 500
"""For so long bots think for somebody else first: then also three of them are late."""

LONG_MS = 900
"""What a search takes on a machine that is far too slow for it."""


def test_nor_do_answers_differ_that_have_to_wait_for_their_turn(tmp_path: Path) -> None:
    drawn = pairs_of(FORTY_THIEVES.name)[:FEW]
    assert any(is_forced_in_one(FORTY_THIEVES, pair) for pair in drawn)

    async def story(service: Service) -> None:
        how = (service, FORTY_THIEVES, drawn, "master", Pace.AT_ONCE)
        assert not await told_by_time(*how, busy_ms=BUSY_MS)

    listen(tmp_path, story)


def test_nor_do_answers_differ_that_would_take_too_long(tmp_path: Path) -> None:
    drawn = pairs_of(FORTY_THIEVES.name)[:FEW]

    async def story(service: Service) -> None:
        how = (service, FORTY_THIEVES, drawn, "master", Pace.AT_ONCE)
        assert not await told_by_time(*how, master_ms=LONG_MS)

    listen(tmp_path, story)


def test_a_thought_that_is_waited_for_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thoughts.Thoughts, "_wait", patiently)

    async def story(service: Service) -> None:
        how = (service, FORTY_THIEVES, pairs_of(FORTY_THIEVES.name)[:FEW], "master", Pace.AT_ONCE)
        assert await told_by_time(*how, master_ms=LONG_MS)

    listen(tmp_path, story)


def test_a_place_that_is_free_as_soon_as_nothing_is_thought_about_is_noticed(
    tmp_path: Path,
) -> None:
    async def story(service: Service) -> None:
        how = (service, FORTY_THIEVES, windows(), "master", Pace.AT_ONCE)
        assert await told_by_time(*how, busy_ms=BUSY_MS, thinkers=Hasty)

    listen(tmp_path, story)
