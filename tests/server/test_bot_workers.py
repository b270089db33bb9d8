"""Bots that think in processes of their own: fast enough, never in the way, and mortal."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from larceny.bots import names_for
from larceny.games.registry import GAMES, find_game
from larceny.kernel.play import Match
from larceny.server.adapters.bot_workers import BotWorker, BotWorkers
from larceny.server.ports.clock import Clock
from larceny.server.ports.thinkers import (
    DIED,
    FAILED,
    LATE,
    NOTHING,
    TOO_LONG,
    Forgotten,
    NoThought,
    Question,
)
from larceny.server.service.bots import fallbacks
from larceny.server.service.service import Service

from .clocks import ManualClock
from .processes import begin, play, serving
from .processes import guests as come
from .system import children, is_alive
from .tables import play_on, table_with, tell
from .test_bot_fallbacks import Counted, until_step
from .waiting import PATIENCE_S, eventually, wait_until

LIMIT_MS = 4_000

FILLED = 12
"""The step after which two players have filled the box; from here on a master searches."""


def workers(count: int = 1, clock: Clock | None = None) -> BotWorkers:
    """Return workers whose thoughts take no time, unless a clock says otherwise."""
    return BotWorkers(clock or ManualClock(), count, LIMIT_MS, "text", "warning")


def think(story: Callable[[BotWorkers], Awaitable[None]], thinkers: BotWorkers) -> None:
    """Tell a story of workers without a server."""

    async def run() -> None:
        try:
            await asyncio.wait_for(story(thinkers), PATIENCE_S)
        finally:
            await thinkers.stop()

    asyncio.run(run())


def question(
    game: str, bot: str, moves: int = 0, since: int = NOTHING, table: str = "a-table"
) -> Question:
    """Ask a bot after so many decisions; steps are counted by events here."""
    rules = find_game(game)
    match = Match(rules, rules.ruleset(rules.default_edition), 2, "a secret")
    dice = Random(1)
    while len(match.moves) < moves:
        match.act(seat := match.deciders[0], dice.choice(match.legal_actions(seat)))
    seat = match.deciders[0]
    return Question(
        table=table,
        seat=seat,
        game=game,
        bot=bot,
        seed="a seed",
        rules=match.rules,
        since=since,
        until=len(match.events),
        events=[rules.witnessed(event, seat) for event in match.events[max(since, 0) :]],
        view=match.view(seat),
        legal=match.legal_actions(seat),
    )


def long_question(bot: str) -> Question:
    """Ask a bot something that is worth a thought."""
    return question("master-thieves", bot, moves=FILLED)


async def thinks(worker: BotWorker) -> None:
    """Wait until a worker has been asked, and its answer is waited for."""
    await eventually(worker.is_busy)
    for _ in range(5):
        await asyncio.sleep(0)


def pid_of(worker: BotWorker) -> int:
    assert worker.process is not None
    return worker.process.pid


# Workers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_of_a_game_answers_with_something_legal(game: str) -> None:
    async def story(thinkers: BotWorkers) -> None:
        for bot in names_for(game):
            asked = question(game, bot, moves=20, table=bot)
            assert await thinkers.choose(asked) in {action.word for action in asked.legal}

    think(story, workers())


def test_no_process_is_started_before_it_is_needed() -> None:
    async def story(thinkers: BotWorkers) -> None:
        assert [worker.process for worker in thinkers.workers] == [None, None]
        await thinkers.choose(question("master-thieves", "random"))
        assert [worker.process is None for worker in thinkers.workers] == [False, True]

    think(story, workers(2))


def test_tables_are_spread_and_stay_where_they_are() -> None:
    thinkers = workers(3)
    homes = [thinkers.home_of(f"table {number}") for number in range(9)]
    assert [homes.count(worker) for worker in thinkers.workers] == [3, 3, 3]
    assert homes == [thinkers.home_of(f"table {number}") for number in range(9)]
    thinkers.forget("table 1")
    assert thinkers.home_of("a new one") is homes[1]


def test_a_bot_that_is_not_there_has_to_be_told_everything() -> None:
    async def story(thinkers: BotWorkers) -> None:
        first = question("master-thieves", "novice")
        later = replace(first, since=first.until, events=())
        with pytest.raises(Forgotten):
            await thinkers.choose(later)
        await thinkers.choose(first)
        await thinkers.choose(later)  # now it is there
        with pytest.raises(Forgotten):  # ... but not as it stood at another step
            await thinkers.choose(replace(later, since=first.until + 1))
        await thinkers.choose(first)
        with pytest.raises(Forgotten):  # ... nor under another name
            await thinkers.choose(replace(later, bot="random"))
        await thinkers.choose(first)
        thinkers.workers[0].forget(first.table)
        with pytest.raises(Forgotten):
            await thinkers.choose(later)

    think(story, workers())


def test_an_error_in_a_bot_ends_no_worker() -> None:
    async def story(thinkers: BotWorkers) -> None:
        asked = question("master-thieves", "novice")
        await thinkers.choose(asked)
        pid = pid_of(thinkers.workers[0])
        with pytest.raises(NoThought) as no:
            await thinkers.choose(replace(asked, table="another", bot="nobody"))
        assert no.value.why == FAILED
        await thinkers.choose(replace(asked, since=asked.until, events=()))
        assert pid_of(thinkers.workers[0]) == pid

    think(story, workers())


def test_what_cannot_be_sent_is_no_thought_either() -> None:
    async def story(thinkers: BotWorkers) -> None:
        asked = question("master-thieves", "novice")
        with pytest.raises(NoThought) as no:
            await thinkers.choose(replace(asked, rules=lambda: None))
        assert no.value.why == FAILED
        await thinkers.choose(asked)

    think(story, workers())


def test_a_worker_that_is_killed_is_started_again() -> None:
    async def story(thinkers: BotWorkers) -> None:
        quick = question("master-thieves", "random")
        endless = long_question("master:sims=1000000000")
        await thinkers.choose(quick)
        worker = thinkers.workers[0]
        thought = asyncio.create_task(thinkers.choose(endless))
        waiting = asyncio.create_task(thinkers.choose(replace(quick, table="another")))
        await eventually(worker.is_busy)
        os.kill(pid_of(worker), signal.SIGKILL)
        with pytest.raises(NoThought) as no:
            await thought
        assert no.value.why == DIED
        await waiting  # who waited for its turn is not harmed
        with pytest.raises(Forgotten):
            await thinkers.choose(replace(quick, since=quick.until, events=()))

    think(story, workers())


def test_a_thought_over_its_time_is_ended_with_its_worker() -> None:
    clock = ManualClock()

    async def story(thinkers: BotWorkers) -> None:
        asked = question("master-thieves", "random")
        await thinkers.choose(asked)
        pid = pid_of(thinkers.workers[0])
        os.kill(pid, signal.SIGSTOP)
        thought = asyncio.create_task(thinkers.choose(asked))
        await thinks(thinkers.workers[0])
        clock.advance(LIMIT_MS / 1_000 - 0.001)
        await asyncio.sleep(0)
        assert not thought.done()
        clock.advance(0.001)
        with pytest.raises(NoThought) as no:
            await thought
        assert no.value.why == TOO_LONG
        assert not is_alive(pid)
        await thinkers.choose(asked)

    think(story, workers(clock=clock))


def test_a_thought_without_end_is_ended() -> None:
    clock = ManualClock()

    async def story(thinkers: BotWorkers) -> None:
        await thinkers.choose(question("master-thieves", "random"))  # it has started
        asked = long_question("master:sims=1000000000")
        thought = asyncio.create_task(thinkers.choose(asked))
        await thinks(thinkers.workers[0])
        clock.advance(LIMIT_MS / 1_000)
        with pytest.raises(NoThought) as no:
            await thought
        assert no.value.why == TOO_LONG

    think(story, workers(clock=clock))


def test_a_worker_does_not_end_with_what_ends_the_server() -> None:
    async def story(thinkers: BotWorkers) -> None:
        asked = question("master-thieves", "random")
        await thinkers.choose(asked)
        pid = pid_of(thinkers.workers[0])
        for number in (signal.SIGINT, signal.SIGTERM):
            os.kill(pid, number)
        await thinkers.choose(replace(asked, since=asked.until, events=()))
        await thinkers.stop()
        assert not is_alive(pid)

    think(story, workers())


def test_a_worker_knows_none_of_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(thinkers: BotWorkers) -> None:
        await thinkers.choose(question("master-thieves", "random"))
        (given,) = environments
        assert "geheim" not in str(given)
        assert given["PATH"] == os.environ["PATH"]

    environments: list[dict[str, str]] = []
    begin = asyncio.create_subprocess_exec

    async def noted(*command: str, env: dict[str, str], **how: Any) -> asyncio.subprocess.Process:
        environments.append(env)
        return await begin(*command, env=env, **how)

    monkeypatch.setattr("asyncio.create_subprocess_exec", noted)
    monkeypatch.setenv("LARCENY_DATABASE", "postgresql://u:geheim@h/n")
    think(story, workers())


# In a game ----------------------------------------------------------------------------------------


def has(things: list[Any], count: int) -> bool:
    return len(things) >= count


def either(one: Callable[[], bool], other: Callable[[], bool]) -> bool:
    return one() or other()


def test_a_worker_that_dies_in_mid_thought_leaves_the_game_playable(sqlite: str) -> None:
    counted, clock = Counted(), ManualClock()
    thinkers = workers(1, clock)
    worker = thinkers.workers[0]

    def is_free() -> bool:
        return not worker.is_busy()

    async def story(service: Service) -> None:
        table, guests = await table_with(
            service, "master-thieves", people=1, bots=1, level="master"
        )
        session = service.sessions.loaded[table.id]
        await play_on(table.id, guests, Random(3), lambda: session.position.seq >= FILLED)
        for number in (1, 2):
            await play_on(table.id, guests, Random(2), partial(has, counted.thoughts, 1))
            failed = partial(has, counted.failures, number)
            while True:  # the end of a thought may be on its way already: then it is the next one
                await play_on(table.id, guests, Random(3), partial(either, failed, worker.is_busy))
                if failed():
                    break
                if worker.process is not None:  # else it is just starting
                    with suppress(ProcessLookupError):
                        worker.process.kill()
                await eventually(partial(either, failed, is_free))
            assert counted.failures[-1] == ("master", DIED)
            counted.thoughts.clear()
        await play_on(table.id, guests, Random(6), partial(has, counted.thoughts, 3))
        assert set(counted.thoughts) == {"expert"}  # the master had its second chance
        assert len(counted.failures) == 2

    tell(sqlite, story, thinkers, counted, clock)


def test_a_worker_that_does_not_answer_is_not_waited_for_and_ended_in_time(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fallbacks, "LATE_CHANCES", 10**6)  # however slow this machine is
    counted, clock = Counted(), ManualClock()
    thinkers = workers(1, clock)
    worker = thinkers.workers[0]

    async def story(service: Service) -> None:
        table, guests = await table_with(
            service, "master-thieves", people=1, bots=1, level="master"
        )
        session = service.sessions.loaded[table.id]
        await play_on(table.id, guests, Random(3), lambda: session.position.seq >= FILLED)
        await play_on(table.id, guests, Random(2), partial(has, counted.thoughts, 1))
        await eventually(lambda: not worker.is_busy())
        stopped = pid_of(worker)
        os.kill(stopped, signal.SIGSTOP)  # now no thought comes to an end
        await play_on(table.id, guests, Random(3), worker.is_busy)
        before = session.position.seq
        await clock.go_on(lambda: session.position.seq > before)  # somebody else has decided
        assert counted.failures[0] == ("master", LATE)
        assert is_alive(stopped)
        await clock.go_on(lambda: not is_alive(stopped))
        counted.thoughts.clear()
        await play_on(table.id, guests, Random(6), partial(has, counted.thoughts, 1))
        assert set(counted.failures) == {("master", LATE)}
        assert counted.thoughts == ["master"]

    tell(sqlite, story, thinkers, counted, clock)


def test_workers_that_cannot_start_leave_the_game_playable(sqlite: str) -> None:
    counted, thinkers = Counted(), workers(1)

    async def story(service: Service) -> None:
        table, guests = await table_with(
            service, "forty-thieves", people=1, bots=1, level="novice", reaction_ms=0
        )
        with no_python():
            await play_on(table.id, guests, Random(4), until_step(service, table.id, 12))
        assert counted.failures[:2] == [("novice", DIED)] * 2
        assert not counted.thoughts

    tell(sqlite, story, thinkers, counted)


@contextmanager
def no_python() -> Iterator[None]:
    """Let no process be started."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.executable", "/nowhere/python")
        yield


# With the server ----------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_workers_end_with_the_server_however_it_ends(tmp_path: Path, how: signal.Signals) -> None:
    bots = [{"seat": 1, "bot": "master"}]
    with (
        serving(tmp_path, LARCENY_BOT_WORKERS="2") as server,
        come(server.url, 1) as people,
    ):
        assert children(server.process.pid) == []
        table = begin(people, seats=2, bots=bots)
        play(people, table, Random(2), most=FILLED)
        (worker,) = children(server.process.pid)  # the only table's
        code = server.end(how)
        assert code == (-how if how is signal.SIGKILL else 0)
        wait_until(lambda: not is_alive(worker))
        assert "bot-failed" not in server.logged()
