"""Who decides where a bot fails: a simpler one, at first for once, then for good."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from threading import Event
from typing import Any
from unittest.mock import patch

import pytest

from larceny.bots import make, names_for
from larceny.bots.random_bot import RandomBot
from larceny.games.registry import GAMES
from larceny.kernel.events import Seat
from larceny.protocol.messages import Act, Undo
from larceny.server.adapters import bot_cache
from larceny.server.adapters.in_process_bots import InProcessBots
from larceny.server.domain.tables import Chair, Plan, Table
from larceny.server.ports.metrics import NoMetrics
from larceny.server.ports.thinkers import (
    FAILED,
    LATE,
    NOT_ALLOWED,
    NOTHING,
    Question,
    unheard,
)
from larceny.server.service.bots.fallbacks import (
    AS_A_MASTER,
    CHANCES,
    LATE_CHANCES,
    LEVELS,
    Fallbacks,
    simpler_than,
)
from larceny.server.service.service import Service
from larceny.server.service.table.journal import DEAL
from larceny.server.service.table.position import events_from_journal

from .api import serve
from .clocks import ManualClock
from .tables import play_on, table_with, tell
from .waiting import PATIENCE_S, eventually

LIMIT_MS = 5_000


def table_for(game: str, *bots: str | None) -> Table:
    chairs = tuple(Chair(bot=bot) for bot in bots)
    return Table("a-table", Plan(game, {}, len(bots)), "", chairs, "", "", 0)


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_but_the_simplest_has_a_simpler_one(game: str) -> None:
    for bot in names_for(game):
        assert set(simpler_than(game, bot)) <= set(names_for(game))
        if bot != LEVELS[-1]:
            assert bot not in simpler_than(game, bot)
    for bot in AS_A_MASTER:
        assert simpler_than(game, bot) == simpler_than(game, "master")
    assert simpler_than(game, LEVELS[-1]) == LEVELS[-1:]
    assert list(simpler_than(game, "somebody")) == [one for one in LEVELS if one in names_for(game)]


def test_a_bot_may_fail_once_and_is_replaced_the_second_time() -> None:
    levels = Fallbacks()
    table = table_for("master-thieves", "master", "master", None)
    assert [levels.bot_at(table, Seat(seat)) for seat in range(3)] == ["master", "master", "novice"]
    seen = []
    for _ in range(9):
        levels.failed(table, Seat(0), FAILED)
        seen.append(levels.bot_at(table, Seat(0)))
    assert seen == ["master"] + ["expert"] * 2 + ["novice"] * 2 + ["random"] * 4
    assert levels.bot_at(table, Seat(1)) == "master"
    levels.forget(table.id)
    assert levels.bot_at(table, Seat(0)) == "master"


def test_a_bot_that_is_late_again_and_again_is_replaced() -> None:
    levels, table = Fallbacks(), table_for("master-thieves", "master", None)
    for _ in range(LATE_CHANCES - 1):
        levels.failed(table, Seat(0), LATE)
        assert levels.bot_at(table, Seat(0)) == "master"
    levels.failed(table, Seat(0), LATE)
    assert levels.bot_at(table, Seat(0)) == "expert"


# Bots that fail -----------------------------------------------------------------------------------


class Crashing(RandomBot):
    """A bot with a mistake in it."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        raise RuntimeError("a mistake")


class Cheating(RandomBot):
    """A bot that does what it may not."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return next(one for one in GAMES["master-thieves"].actions if one not in legal)


class Dreaming(RandomBot):
    """A bot that takes too long, however quick the machine: its time passes while it dreams."""

    awake = Event()
    dream: Callable[[], object] = staticmethod(lambda: None)

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        type(self).dream()
        self.awake.wait(PATIENCE_S)
        return super().choose(view, legal)


@dataclass
class Counted(NoMetrics):
    """Remembers which bots failed, and why, and which answered."""

    failures: list[tuple[str, str]] = field(default_factory=list)
    thoughts: list[str] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def bot_failed(self, bot: str, why: str) -> None:
        self.failures.append((bot, why))

    def thought(self, bot: str, seconds: float) -> None:
        self.thoughts.append(bot)
        self.seconds.append(seconds)


def until_step(service: Service, table: str, seq: int) -> Callable[[], bool]:
    session = service.sessions.loaded[table]
    return lambda: session.position.seq >= seq or session.position.is_over


@pytest.mark.parametrize(
    ("kind", "why", "times"),
    [
        (Crashing, FAILED, CHANCES),
        (Cheating, NOT_ALLOWED, CHANCES),
        (Dreaming, LATE, LATE_CHANCES),
    ],
)
def test_the_game_goes_on_with_a_simpler_bot(sqlite: str, kind: Any, why: str, times: int) -> None:
    counted = Counted()

    def made(game: str, name: str, seed: str) -> Any:
        return kind(seed) if name.startswith("expert") else make(game, name, seed)

    async def story(service: Service) -> None:
        loop = asyncio.get_running_loop()

        async def time_passes() -> None:
            for _ in range(20):  # first let those begin to wait who wait for the bot
                await asyncio.sleep(0)
            clock.advance(LIMIT_MS / 1_000)

        Dreaming.dream = staticmethod(lambda: asyncio.run_coroutine_threadsafe(time_passes(), loop))
        table, guests = await table_with(
            service, "master-thieves", people=1, bots=1, level="expert"
        )
        await play_on(table.id, guests, Random(7), until_step(service, table.id, 60))
        by_seat = [entry.seat for entry in service.store.journal.entries(table.id)]
        assert by_seat.count(Seat(1)) > 4
        assert counted.failures == [("expert", why)] * times
        assert set(counted.thoughts) == {"novice"}

    clock = ManualClock()
    Dreaming.awake.clear()
    with patch.object(bot_cache, "make", made):
        tell(sqlite, story, InProcessBots(clock, LIMIT_MS), counted, clock)
    Dreaming.awake.set()


def test_if_all_bots_fail_the_first_answer_is_taken(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "forty-thieves", people=1, bots=1, reaction_ms=0)
        await play_on(table.id, guests, Random(8), until_step(service, table.id, 12))
        assert 1 in {entry.seat for entry in service.store.journal.entries(table.id)}

    with patch.object(bot_cache, "make", lambda game, name, seed: Crashing(seed)):
        tell(sqlite, story)


@pytest.mark.anyio
@pytest.mark.parametrize("game", GAMES)
async def test_every_level_can_be_seated_and_decides(tmp_path: Path, game: str) -> None:
    async with serve(tmp_path) as api:
        host = await api.guest()
        offered = (await host.did("GET", f"/api/games/{game}"))["bots"]
        assert offered == list(names_for(game))
        referee = api.service.referee
        for bot in offered:
            table = await host.new_table(game=game, seats=2, bots=[{"seat": 1, "bot": bot}])
            await host.did("POST", f"/api/tables/{table}/ready", contribution="a-number")
            await host.did("POST", f"/api/tables/{table}/start")
            session = await api.service.sessions.find(table)
            while {past.seat for past in session.position.tail} != {DEAL, 0, 1}:
                if 0 in session.position.deciders():
                    word = session.position.game.legal_actions(session.position.state, Seat(0))[
                        0
                    ].word
                    await referee.act(
                        host.id, Act(table, str(session.position.seq), session.position.seq, word)
                    )
                await asyncio.sleep(0.005)


# What a bot is told -------------------------------------------------------------------------------


@dataclass
class Overheard:
    """Thinks here, and notes every question."""

    here: InProcessBots = field(default_factory=lambda: InProcessBots(ManualClock()))
    questions: list[Question] = field(default_factory=list)
    forgotten: list[str] = field(default_factory=list)

    async def choose(self, question: Question, begins: Callable[[], None] = unheard) -> str:
        self.questions.append(question)
        return await self.here.choose(replace(question, takes_ms=0), begins)

    def forget(self, table: str) -> None:
        self.forgotten.append(table)
        self.here.forget(table)

    async def stop(self) -> None:
        await self.here.stop()


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_told_everything_once_as_its_seat_witnessed_it(sqlite: str, game: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(
            service, game, people=1, bots=2, level="novice", reaction_ms=0
        )
        session = service.sessions.loaded[table.id]
        await play_on(table.id, guests, Random(3), until_step(service, table.id, 90))
        whole = events_from_journal(session.position, service.store.journal, NOTHING)
        for seat in (1, 2):
            asked = [one for one in overheard.questions if one.seat == seat]
            assert [one.since for one in asked] == [-1, *(one.until for one in asked[:-1])]
            told = [event for one in asked for event in one.events]
            assert (
                told
                == [session.position.game.witnessed(event, Seat(seat)) for event in whole][
                    : len(told)
                ]
            )
            assert told != whole[: len(told)]
            assert len(told) > 60
        assert table.secret not in repr(overheard.questions)
        assert {one.owner for one in overheard.questions} == {guests[0].person.id}

    overheard = Overheard()
    tell(sqlite, story, overheard)


def test_what_was_taken_back_is_told_anew(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(
            service, "master-thieves", people=1, bots=1, level="novice"
        )
        session = service.sessions.loaded[table.id]
        one = guests[0]
        await play_on(
            table.id, guests, Random(4), lambda: session.position.seq >= 20 and one.is_asked(-1)
        )
        before = len(overheard.questions)
        assert {asked.since for asked in overheard.questions[1:]} - {NOTHING}
        await service.undo.ask(one.person.id, Undo(table.id, "u", 8))
        await play_on(table.id, guests, Random(5), lambda: len(overheard.questions) > before)
        again = overheard.questions[before]
        assert again.since == NOTHING
        whole = events_from_journal(session.position, service.store.journal, NOTHING)
        told = [session.position.game.witnessed(event, Seat(1)) for event in whole]
        assert list(again.events) == told[: len(again.events)]

    overheard = Overheard()
    tell(sqlite, story, overheard)


@pytest.mark.parametrize("how", ["over", "abandoned", "at rest"])
def test_the_bots_of_a_table_that_ended_or_rests_are_forgotten(sqlite: str, how: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(
            service, "forty-thieves", people=1, bots=2, edition="family", reaction_ms=0
        )
        session, one = service.sessions.loaded[table.id], guests[0]
        await play_on(
            table.id, guests, Random(6), lambda: session.position.seq >= 20 and one.is_asked(-1)
        )
        assert len(overheard.here.cache) == 2
        if how == "over":
            await play_on(table.id, guests, Random(7), lambda: session.position.is_over)
            await eventually(lambda: len(overheard.here.cache) == 0)
        elif how == "abandoned":
            await service.lobby.abandon(table.id, one.person)
        else:
            service.subscriptions.unsubscribe(session, one)
            await service.idle_eviction.evict_idle()
            await service.idle_eviction.evict_idle()
        assert len(overheard.here.cache) == 0

    overheard = Overheard()
    tell(sqlite, story, overheard)
