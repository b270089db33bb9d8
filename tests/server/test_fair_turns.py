"""One place that many want: everybody has a turn before anybody has two, and nobody learns more."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace

import pytest

from larceny.server.adapters.in_process_bots import InProcessBots
from larceny.server.service.runtime.fair_turns import FairTurns

from .clocks import ManualClock
from .test_bot_workers import question
from .waiting import eventually

TURN_S = 0.35
MANY = 50


@dataclass
class Story:
    """Who had the place, and since when."""

    clock: ManualClock = field(default_factory=ManualClock)
    had: list[tuple[str, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.turns = FairTurns(self.clock)

    def asks(self, owner: str, takes: float = TURN_S) -> "asyncio.Task[None]":
        """Let somebody ask for the place, for so long."""
        return asyncio.ensure_future(self._asks(owner, takes))

    async def _asks(self, owner: str, takes: float) -> None:
        await self.turns.take(owner, takes)
        self.had.append((owner, round(self.clock.monotonic(), 3)))

    async def passes(self, seconds: float = 0.0) -> None:
        """Let time pass, and everybody do what he can."""
        for _ in range(10):
            await asyncio.sleep(0)
        self.clock.advance(seconds)
        for _ in range(10):
            await asyncio.sleep(0)

    def owners(self) -> list[str]:
        return [owner for owner, _ in self.had]


def told(story: Callable[[Story], Awaitable[None]]) -> None:
    async def run() -> None:
        await story(Story())

    asyncio.run(run())


async def one_among_many(story: Story) -> float:
    """Return for how long one waits whose bot is asked while another's fifty tables think."""
    busy = [story.asks("busy") for _ in range(MANY)]
    await story.passes(TURN_S / 2)
    asked = story.clock.monotonic()
    other = story.asks("other")
    while not other.done():
        await story.passes(TURN_S / 2)
    for one in busy:
        one.cancel()
    return next(began for owner, began in story.had if owner == "other") - asked


def test_fifty_tables_of_one_delay_another_by_no_more_than_the_turn_that_has_begun() -> None:
    async def story(story: Story) -> None:
        assert await one_among_many(story) <= TURN_S

    told(story)


def test_turns_in_the_order_of_asking_would_delay_him_by_all_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    take = FairTurns.take
    monkeypatch.setattr(FairTurns, "take", lambda self, _, takes: take(self, "everybody", takes))

    async def story(story: Story) -> None:
        assert await one_among_many(story) > (MANY - 2) * TURN_S

    told(story)


def test_everybody_who_waits_has_a_turn_before_anybody_has_two() -> None:
    async def story(story: Story) -> None:
        for owner in "aaabbc":
            story.asks(owner)
        await story.passes()
        for _ in range(6):
            await story.passes(TURN_S)
        assert "".join(story.owners()) == "abcaba"

    told(story)


def test_a_turn_is_as_long_as_it_was_said_to_be() -> None:
    async def story(story: Story) -> None:
        for takes in (TURN_S, 0.1, 0.0, 1.0):
            story.asks("one", takes)
        story.asks("two")
        await story.passes()
        for _ in range(100):
            await story.passes(0.05)
        began = [began for owner, began in story.had if owner == "one"]
        assert story.had[1] == ("two", TURN_S)
        assert began == pytest.approx([0.0, 2 * TURN_S, 2 * TURN_S + 0.1, 2 * TURN_S + 0.1])

    told(story)


@pytest.mark.parametrize("when", ["waits", "is called"])
def test_who_goes_leaves_the_place_to_the_next(when: str) -> None:
    async def story(story: Story) -> None:
        _, goes, last = (story.asks(owner) for owner in ("one", "goes", "last"))
        await story.passes()
        if when == "waits":
            goes.cancel()
            await story.passes(TURN_S)
        else:
            story.clock.advance(TURN_S)  # he is called ...
            goes.cancel()  # ... and goes before he has heard it
            await story.passes()
        assert goes.cancelled()
        assert last.done()
        assert story.owners() == ["one", "last"]

    told(story)


def test_bots_have_their_turns_by_whose_table_it_is() -> None:
    clock, begun = ManualClock(), list[str]()
    bots = InProcessBots(clock)
    one = replace(question("master-thieves", "random"), takes_ms=round(TURN_S * 1_000))

    def ask(owner: str, table: str) -> "asyncio.Future[str]":
        asked = replace(one, owner=owner, table=table)
        return asyncio.ensure_future(bots.choose(asked, lambda: begun.append(owner)))

    async def story() -> None:
        busy = [ask("busy", f"table {number}") for number in range(10)]
        await eventually(busy[0].done)
        other = ask("other", "another table")
        await asyncio.sleep(0)
        assert begun == ["busy"]  # it was done at once, and has its place all the same
        clock.advance(TURN_S)
        await eventually(other.done)
        assert begun == ["busy", "other"]
        clock.advance(TURN_S)
        await eventually(busy[1].done)
        for task in busy:
            task.cancel()

    asyncio.run(story())
