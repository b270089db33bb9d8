"""Questions that wait at the same time share a turn; who shares it tells nobody anything."""

import asyncio
import logging
import shutil
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

import pytest

from larceny.bots.registry import together
from larceny.games.registry import GAMES
from larceny.kernel.events import Seat
from larceny.nets import grandmaster
from larceny.server.adapters.bot_cache import BotCache
from larceny.server.adapters.bot_workers import BotWorkers
from larceny.server.adapters.gathering import MOST, Gathering
from larceny.server.adapters.in_process_bots import InProcessBots
from larceny.server.ports.thinkers import (
    DIED,
    LATE,
    UNUSABLE,
    Forgotten,
    NoThought,
    Question,
    Thinkers,
    unheard,
)
from larceny.server.service.runtime.fair_turns import FairTurns
from larceny.server.service.service import Service

from .clocks import ManualClock
from .tables import play_on, table_with, tell
from .test_bot_fallbacks import Counted, until_step
from .test_bot_workers import LIMIT_MS, question, think, workers
from .waiting import eventually

NET_GAMES = [game for game in GAMES if together(game, "grandmaster")]
GAME = NET_GAMES[0]
TURN_MS = 10


@dataclass
class Story:
    """Questions that are gathered, and what was asked together and when."""

    clock: ManualClock = field(default_factory=ManualClock)
    asked: list[list[str]] = field(default_factory=list)
    begun: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.turns = FairTurns(self.clock)
        self.gathering = Gathering(self.turns, self.answer)
        self.question = question(GAME, "random")

    async def answer(self, questions: Sequence[Question]) -> list[str | Exception]:
        self.asked.append([one.table for one in questions])
        return [Forgotten() if one.table == "new" else one.table for one in questions]

    def asks(self, owner: str, table: str) -> "asyncio.Task[str]":
        one = replace(self.question, owner=owner, table=table, takes_ms=TURN_MS)
        return asyncio.ensure_future(self.gathering.choose(one, lambda: self.begun.append(table)))

    async def passes(self, ms: float = 0) -> None:
        for _ in range(20):
            await asyncio.sleep(0)
        self.clock.advance(ms / 1_000)
        for _ in range(20):
            await asyncio.sleep(0)


def told(story: Callable[[Story], Awaitable[None]]) -> None:
    async def run() -> None:
        await story(Story())

    asyncio.run(run())


def test_who_waits_at_the_same_time_shares_a_turn() -> None:
    async def story(story: Story) -> None:
        tasks = [story.asks(owner, owner) for owner in "abc"]
        await story.passes()
        assert story.asked == [["a", "b", "c"]]
        tasks += [story.asks(owner, owner) for owner in "de"]
        await story.passes(TURN_MS - 1)
        assert len(story.asked) == 1  # a turn is as long as it was said to be, whatever was asked
        await story.passes(1)
        assert story.asked == [["a", "b", "c"], ["d", "e"]]
        assert [task.result() for task in tasks] == list("abcde")
        assert story.begun == list("abcde")

    told(story)


def test_each_gets_his_own_answer_or_refusal() -> None:
    async def story(story: Story) -> None:
        good, new = story.asks("a", "old"), story.asks("b", "new")
        await story.passes()
        assert good.result() == "old"
        assert isinstance(new.exception(), Forgotten)

    told(story)


def test_whoever_has_many_tables_keeps_nobody_out_of_a_turn() -> None:
    async def story(story: Story) -> None:
        tasks = [story.asks("busy", f"busy {number}") for number in range(3 * MOST)]
        tasks.append(story.asks("other", "other"))
        await story.passes()
        assert len(story.asked[0]) == MOST
        assert "other" in story.asked[0]
        for _ in range(3):
            await story.passes(TURN_MS)
        assert [len(asked) for asked in story.asked] == [MOST, MOST, MOST, 1]
        assert all(task.done() for task in tasks)

    told(story)


def test_they_have_their_turns_among_those_who_think_alone() -> None:
    async def story(story: Story) -> None:
        first = asyncio.ensure_future(story.turns.take("a master's", 0.35))
        await story.passes()
        tasks = [story.asks("b", "b"), story.asks("c", "c")]
        await story.passes()
        second = asyncio.ensure_future(story.turns.take("another master's", 0.35))
        await story.passes()
        assert first.done()
        assert story.asked == []
        await story.passes(350)
        assert story.asked == [["b", "c"]]
        assert not second.done()
        await story.passes(TURN_MS)
        assert second.done()
        assert all(task.done() for task in tasks)

    told(story)


def test_who_goes_is_not_asked() -> None:
    async def story(story: Story) -> None:
        busy = asyncio.ensure_future(story.turns.take("somebody", 0.1))
        await story.passes()
        goes, stays = story.asks("a", "a"), story.asks("b", "b")
        await story.passes()
        goes.cancel()
        await story.passes(100)
        assert story.asked == [["b"]]
        assert stays.result() == "b"
        assert busy.done()
        assert goes.cancelled()

    told(story)


def test_when_it_is_stopped_nobody_waits_for_ever() -> None:
    async def story(story: Story) -> None:
        await story.turns.take("somebody", 10)
        waiting = story.asks("a", "a")
        await story.passes()
        await story.gathering.stop()
        await story.passes()
        assert waiting.cancelled()

    told(story)


# With nets ----------------------------------------------------------------------------------------


def many_questions(count: int) -> list[Question]:
    """Ask grandmasters at so many tables."""
    one = replace(question(GAME, "grandmaster", moves=20), takes_ms=TURN_MS)
    return [replace(one, table=f"table {number}", owner=f"{number % 3}") for number in range(count)]


@pytest.mark.parametrize("place", ["a process", "threads"])
def test_grandmasters_of_many_tables_are_answered_together(place: str) -> None:
    clock = ManualClock()
    thinkers: Thinkers = workers(1, clock) if place == "a process" else InProcessBots(clock)

    async def story(thinkers: Thinkers) -> None:
        begun: list[int] = []
        await thinkers.choose(question(GAME, "random"))  # it has started
        asked = many_questions(40)
        answers = [
            asyncio.ensure_future(thinkers.choose(one, lambda: begun.append(1))) for one in asked
        ]
        for turn in (1, 2, 3):
            await eventually(lambda turn=turn: len(begun) == min(turn * MOST, 40))  # type: ignore[misc]
            clock.advance(TURN_MS / 1_000)
        words = await asyncio.gather(*answers)
        legal = {action.word for action in asked[0].legal}
        assert set(words) <= legal
        alone = BotCache()
        assert words == [alone.choose(one) for one in asked]  # the same dice, the same answers
        later = replace(asked[0], since=asked[0].until, events=(), takes_ms=0)
        assert await thinkers.choose(later) in legal  # it is remembered there
        with pytest.raises(Forgotten):
            await thinkers.choose(replace(later, since=asked[0].until + 1))

    if isinstance(thinkers, BotWorkers):
        think(story, thinkers)
    else:
        asyncio.run(story(thinkers))


def test_a_worker_that_dies_takes_those_with_it_that_it_was_asked_together() -> None:
    async def story(thinkers: BotWorkers) -> None:
        worker = thinkers.workers[0]
        first, *others = [replace(one, takes_ms=0) for one in many_questions(3)]
        await thinkers.choose(first)
        assert worker.process is not None
        worker.process.kill()
        await worker.process.wait()
        worker.process = Dead(worker.process)  # type: ignore[assignment]
        answers = await asyncio.gather(
            *(thinkers.choose(one) for one in others), return_exceptions=True
        )
        assert [type(one) for one in answers] == [NoThought, NoThought]
        assert {one.why for one in answers if isinstance(one, NoThought)} == {DIED}
        assert await thinkers.choose(first)  # and the next one starts it again

    think(story, workers())


class Dead:
    """A process of which nobody has noticed yet that it has ended."""

    returncode = None

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    def kill(self) -> None:
        raise ProcessLookupError

    def __getattr__(self, name: str) -> object:
        return getattr(self._process, name)


# A net that is missing or damaged -----------------------------------------------------------------


@pytest.fixture(params=["missing", "damaged", "cut short"])
def no_net(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Take the nets away, or spoil them."""
    folder = tmp_path / "shipped"
    shutil.copytree(grandmaster.SHIPPED, folder)
    for net in folder.glob("*.npz"):
        whole = net.read_bytes()
        if request.param == "missing":
            net.unlink()
        elif request.param == "damaged":
            middle = len(whole) // 2
            net.write_bytes(whole[:middle] + b"damage" + whole[middle + 6 :])
        else:
            net.write_bytes(whole[: len(whole) // 2])
    monkeypatch.setattr(grandmaster, "SHIPPED", folder)
    grandmaster.net_of.cache_clear()
    return str(request.param)


def test_a_bot_without_its_net_says_so(no_net: str) -> None:
    async def story() -> None:
        bots = InProcessBots(ManualClock(), LIMIT_MS)
        one, other = (replace(one, takes_ms=0) for one in many_questions(2))
        for asked in (one, other):
            with pytest.raises(NoThought) as no:
                await bots.choose(asked, unheard)
            assert no.value.why == UNUSABLE

    asyncio.run(story())


def test_the_game_goes_on_with_a_simpler_bot_where_a_net_is_missing(
    sqlite: str, no_net: str, caplog: pytest.LogCaptureFixture
) -> None:
    counted, clock = Counted(), ManualClock()

    async def story(service: Service) -> None:
        table, guests = await table_with(service, GAME, people=1, bots=1, level="grandmaster")
        await play_on(table.id, guests, Random(7), until_step(service, table.id, 60))
        by_seat = [entry.seat for entry in service.store.journal.entries(table.id)]
        assert by_seat.count(Seat(1)) > 4
        unusable = [why for _, why in counted.failures if why != LATE]  # late: a busy machine
        assert unusable == [UNUSABLE] * 2
        assert set(counted.thoughts) <= {"expert"}

    with caplog.at_level(logging.WARNING, "larceny"):
        tell(sqlite, story, InProcessBots(clock, LIMIT_MS), counted, clock)
    assert any(record.msg == "bot-failed" for record in caplog.records)


def test_a_worker_starts_without_a_net_and_says_which_bot_lacks_it(
    no_net: str, caplog: pytest.LogCaptureFixture
) -> None:
    from larceny.server.adapters import bot_worker  # noqa: PLC0415  (its loading is what is tested)

    with caplog.at_level(logging.ERROR, "larceny"):
        bot_worker._load(GAME, "grandmaster")
        bot_worker._load(GAME, "novice")
    (said,) = caplog.records
    assert said.msg == "bot-unusable"
    assert said.facts == {"game": GAME, "name": "grandmaster", "code": "unreadable"}  # type: ignore[attr-defined]
