"""Bots that think in processes of their own: fast enough, never in the way, and mortal."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import pytest

from larceny.bots import names_for
from larceny.games.registry import GAMES, find_game
from larceny.kernel.play import Match
from larceny.server.adapters.bot_workers import BotWorker, BotWorkers
from larceny.server.ports.thinkers import (
    DIED,
    FAILED,
    NOTHING,
    TOO_LONG,
    Forgotten,
    NoThought,
    Question,
)
from larceny.server.service.whole import Service

from .processes import begin, play, serving
from .processes import guests as come
from .tables import Guest, play_on, table_with, tell
from .test_bot_levels import Counted, until_step

LIMIT_MS = 4_000

LAG_S = 0.05
"""How long the loop may be away: shorter than for a thought in it, or several in its threads."""

FILLED = 12
"""The step after which two players have filled the box; from here on a master searches."""


def workers(count: int = 1, limit_ms: int = LIMIT_MS) -> BotWorkers:
    return BotWorkers(count, limit_ms, "text", "warning")


def think(story: Callable[[BotWorkers], Awaitable[None]], thinkers: BotWorkers) -> None:
    """Tell a story of workers without a server."""

    async def run() -> None:
        try:
            await asyncio.wait_for(story(thinkers), 60)
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


def pid_of(worker: BotWorker) -> int:
    assert worker.process is not None
    return worker.process.pid


def is_alive(pid: int) -> bool:
    try:
        return " Z " not in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False


async def dead(pid: int) -> None:
    while is_alive(pid):
        await asyncio.sleep(0.01)


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
        quick, asked = question("master-thieves", "random"), long_question("master")
        await thinkers.choose(quick)
        worker = thinkers.workers[0]
        thought = asyncio.create_task(thinkers.choose(asked))
        waiting = asyncio.create_task(thinkers.choose(replace(quick, table="another")))
        await asyncio.sleep(0.1)
        os.kill(pid_of(worker), signal.SIGKILL)
        with pytest.raises(NoThought) as no:
            await thought
        assert no.value.why == DIED
        await waiting  # who waited for its turn is not harmed
        with pytest.raises(Forgotten):
            await thinkers.choose(replace(quick, since=quick.until, events=()))

    think(story, workers())


def test_a_thought_over_its_time_is_ended_with_its_worker() -> None:
    async def story(thinkers: BotWorkers) -> None:
        asked = question("master-thieves", "random")
        await thinkers.choose(asked)
        pid = pid_of(thinkers.workers[0])
        os.kill(pid, signal.SIGSTOP)
        began = time.monotonic()
        with pytest.raises(NoThought) as no:
            await thinkers.choose(asked)
        assert no.value.why == TOO_LONG
        assert 0.3 <= time.monotonic() - began < 2.0
        assert not is_alive(pid)
        await thinkers.choose(asked)

    think(story, workers(limit_ms=300))


def test_a_thought_without_end_is_ended() -> None:
    async def story(thinkers: BotWorkers) -> None:
        with pytest.raises(NoThought) as no:
            await thinkers.choose(long_question("master:sims=1000000000"))
        assert no.value.why == TOO_LONG

    think(story, workers(limit_ms=500))


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
        pid = pid_of(thinkers.workers[0])
        assert b"geheim" not in Path(f"/proc/{pid}/environ").read_bytes()

    monkeypatch.setenv("LARCENY_DATABASE", "postgresql://u:geheim@h/n")
    think(story, workers())


# In a game ----------------------------------------------------------------------------------------


def has(things: list[Any], count: int) -> bool:
    return len(things) >= count


class Lag:
    """Measures how long the event loop does not come round.

    The clock also sees what else the machine has to do; so the worst turn is judged by the
    processor's time, and the clock by nine turns of ten.
    """

    def __init__(self) -> None:
        self._busy: list[float] = []
        self._waited: list[float] = []

    async def watch(self) -> None:
        while True:
            busy, began = time.thread_time(), time.perf_counter()
            await asyncio.sleep(0.005)
            self._waited.append(time.perf_counter() - began - 0.005)
            self._busy.append(time.thread_time() - busy)

    @property
    def busiest(self) -> float:
        return max(self._busy)

    @property
    def usual(self) -> float:
        return quantiles(self._waited, n=10)[-1]


def test_masters_at_several_tables_think_and_the_loop_is_free(sqlite: str) -> None:
    counted = Counted()

    async def story(service: Service) -> None:
        tables = [
            await table_with(service, "master-thieves", people=1, bots=1, level="master")
            for _ in range(4)
        ]

        async def play_to(seq: int) -> None:
            dice = [Random(number) for number, _ in enumerate(tables)]
            playing = [
                play_on(table.id, guests, its, until_step(service, table.id, seq))
                for (table, guests), its in zip(tables, dice, strict=True)
            ]
            await asyncio.gather(*playing)

        await play_to(FILLED)
        counted.seconds.clear()
        lag = Lag()
        watching = asyncio.create_task(lag.watch())
        await play_to(FILLED + 8)
        watching.cancel()
        print(f"busy {lag.busiest:.3f} s, waited {lag.usual:.3f} s, {max(lag._waited):.3f} s")
        assert sum(seconds >= 0.3 for seconds in counted.seconds) >= len(tables)
        assert not counted.failures
        assert lag.busiest < LAG_S
        assert lag.usual < LAG_S

    tell(sqlite, story, workers(2), counted)


def test_a_worker_that_dies_in_mid_thought_leaves_the_game_playable(sqlite: str) -> None:
    counted, thinkers = Counted(), workers(1, limit_ms=1_000)
    worker = thinkers.workers[0]

    async def in_mid_thought(table: str, guests: list[Guest]) -> None:
        """Play until the bot is in a long thought, in a worker that has started."""
        await play_on(table, guests, Random(2), partial(has, counted.thoughts, 1))
        done = -1
        while not (worker._turn.locked() and len(counted.thoughts) == done):
            await play_on(table, guests, Random(3), worker._turn.locked)
            done = len(counted.thoughts)
            await asyncio.sleep(0.05)

    async def story(service: Service) -> None:
        table, guests = await table_with(
            service, "master-thieves", people=1, bots=1, level="master"
        )
        live = service.referee.live[table.id]
        await play_on(table.id, guests, Random(3), lambda: live.seq >= FILLED)
        for number, why in enumerate((DIED, TOO_LONG), 1):
            await in_mid_thought(table.id, guests)
            os.kill(pid_of(worker), signal.SIGKILL if why is DIED else signal.SIGSTOP)
            failed = partial(has, counted.failures, number)
            await play_on(table.id, guests, Random(number), failed)
            assert counted.failures[-1] == ("master", why)
            counted.thoughts.clear()
        await play_on(table.id, guests, Random(6), partial(has, counted.thoughts, 3))
        assert set(counted.thoughts) == {"expert"}  # the master had its second chance
        assert len(counted.failures) == 2

    tell(sqlite, story, thinkers, counted)


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


def children(pid: int) -> list[int]:
    return [
        int(one)
        for one in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
    ]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_workers_end_with_the_server_however_it_ends(tmp_path: Path, how: signal.Signals) -> None:
    bots = [{"seat": 1, "bot": "master"}]
    with serving(tmp_path, LARCENY_BOT_WORKERS="2") as server, come(server.url, 1) as people:
        assert children(server.process.pid) == []
        table = begin(people, seats=2, bots=bots)
        play(people, table, Random(2), most=FILLED)
        (worker,) = children(server.process.pid)  # the only table's
        code, took = server.end(how)
        if how is not signal.SIGKILL:
            assert (code, took < 5.0) == (0, True)
        until = time.monotonic() + 5.0
        while is_alive(worker):
            assert time.monotonic() < until
            time.sleep(0.01)
        assert "bot-failed" not in server.logged()
