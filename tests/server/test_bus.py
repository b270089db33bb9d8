"""What every bus must do: within a process, and through a real Redis."""

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from unittest.mock import patch
from uuid import uuid4

import pytest
from redis.asyncio.client import PubSub

from larceny.kernel.events import Seat
from larceny.server.adapters.local_bus import LocalBus
from larceny.server.adapters.redis_bus import START_S, RedisBus
from larceny.server.adapters.redis_subscriber import FOLLOW_S
from larceny.server.ports.bus import (
    Announcement,
    Bus,
    NewLine,
    NewLobby,
    NewNotes,
    NewStep,
    NodeGone,
    Resync,
    SeenAt,
    WatchersAt,
    read_announcement,
    write_announcement,
)

from .clocks import ManualClock
from .conftest import needed
from .memory_hub import MemoryHub
from .services import Redis, own_redis
from .waiting import eventually

NewBus = Callable[[], Bus]

STEP, LOBBY, LINE = NewStep(), NewLobby(), NewLine()
ANN = WatchersAt("ann “♦”", (Seat(0), Seat(2)), 1)
THE_END = NodeGone("the end of it")


class Heard:
    """A listener that remembers what it was told."""

    def __init__(self) -> None:
        self.told: list[tuple[str, Announcement]] = []

    async def __call__(self, table: str, what: Announcement) -> None:
        self.told.append((table, what))

    async def until(self, *expected: tuple[str, Announcement], fence: Bus) -> None:
        """Wait until exactly this was told: no more has come when what is said last comes."""
        await eventually(lambda: len(self.told) >= len(expected))
        last = (expected[-1][0], THE_END)
        await fence.announce(*last)
        await eventually(lambda: last in self.told)
        self.told.remove(last)
        assert self.told == list(expected)


@asynccontextmanager
async def two_nodes(new_bus: NewBus) -> AsyncIterator[tuple[Bus, Heard, Bus, Heard]]:
    here, there, heard_here, heard_there = new_bus(), new_bus(), Heard(), Heard()
    await here.start(heard_here)
    await there.start(heard_there)
    try:
        yield here, heard_here, there, heard_there
    finally:
        await here.stop()
        await there.stop()


@pytest.fixture(params=["memory", "redis"])
def new_bus(request: pytest.FixtureRequest) -> NewBus:
    if request.param == "memory":
        return MemoryHub().bus
    url, prefix = request.getfixturevalue("redis_url"), uuid4().hex
    return lambda: RedisBus(url, ManualClock(), prefix=prefix)


def test_a_node_hears_about_the_tables_that_it_follows(new_bus: NewBus) -> None:
    async def scene() -> None:
        async with two_nodes(new_bus) as (here, heard_here, there, heard_there):
            await there.follow("t1")
            await there.follow("t2")
            await here.announce("t1", STEP)
            await here.announce("t3", STEP)
            await here.announce("t2", ANN)
            await heard_there.until(("t1", STEP), ("t2", ANN), fence=here)
            assert heard_here.told == []

    asyncio.run(scene())


def test_a_node_does_not_hear_itself(new_bus: NewBus) -> None:
    async def scene() -> None:
        async with two_nodes(new_bus) as (here, heard_here, there, heard_there):
            for bus in (here, there):
                await bus.follow("t")
            await here.announce("t", LOBBY)
            await heard_there.until(("t", LOBBY), fence=here)
            await there.announce("t", STEP)
            await heard_here.until(("t", STEP), fence=there)

    asyncio.run(scene())


def test_a_forgotten_table_is_heard_no_more_and_can_be_followed_again(new_bus: NewBus) -> None:
    async def scene() -> None:
        async with two_nodes(new_bus) as (here, _, there, heard):
            await there.follow("t")
            await there.forget("t")
            await there.forget("never followed")
            await here.announce("t", STEP)
            await there.follow("u")
            await here.announce("u", LINE)
            await heard.until(("u", LINE), fence=here)
            await there.follow("t")
            await here.announce("t", STEP)
            await heard.until(("u", LINE), ("t", STEP), fence=here)

    asyncio.run(scene())


def test_announcements_of_a_table_come_in_order(new_bus: NewBus) -> None:
    async def scene() -> None:
        async with two_nodes(new_bus) as (here, _, there, heard):
            await there.follow("t")
            for number in range(300):
                await here.announce("t", NewNotes(Seat(number)))
            said = [("t", NewNotes(Seat(number))) for number in range(300)]
            await heard.until(*said, fence=here)

    asyncio.run(scene())


def test_a_table_that_takes_long_does_not_hold_up_others(new_bus: NewBus) -> None:
    async def scene() -> None:
        called, held, told = asyncio.Event(), asyncio.Event(), list[tuple[str, Announcement]]()

        async def listen(table: str, what: Announcement) -> None:
            if table == "slow":
                called.set()
                await held.wait()
            told.append((table, what))

        here, there = new_bus(), new_bus()
        await here.start(Heard())
        await there.start(listen)
        for table in ("slow", "quick"):
            await there.follow(table)
        await here.announce("slow", STEP)
        await called.wait()
        for _ in range(3):
            await here.announce("slow", STEP)
        await here.announce("quick", STEP)
        await eventually(lambda: told == [("quick", STEP)])
        held.set()  # of those that waited, one is enough: it looks in the store
        await eventually(lambda: told.count(("slow", STEP)) == 2)
        await here.stop()
        await there.stop()
        assert len(told) == 3

    asyncio.run(scene())


def test_a_listener_that_fails_is_called_again(new_bus: NewBus) -> None:
    async def scene() -> None:
        told: list[Announcement] = []

        async def listen(table: str, what: Announcement) -> None:
            told.append(what)
            raise ValueError

        here, there = new_bus(), new_bus()
        await here.start(Heard())
        await there.start(listen)
        await there.follow("t")
        await here.announce("t", LOBBY)
        await here.announce("t", STEP)
        await eventually(lambda: told == [LOBBY, STEP])
        await here.stop()
        await there.stop()

    asyncio.run(scene())


def test_announcements_that_wait_are_published_before_the_bus_stops(new_bus: NewBus) -> None:
    async def scene() -> None:
        async with two_nodes(new_bus) as (here, _, there, heard):
            await there.follow("t")
            await here.announce("t", STEP)
            await here.stop()
            await eventually(lambda: heard.told == [("t", STEP)])

    asyncio.run(scene())


def test_who_has_stopped_hears_nothing(new_bus: NewBus) -> None:
    async def scene() -> None:
        async with two_nodes(new_bus) as (here, heard_here, there, heard):
            third = new_bus()
            await third.start(Heard())
            for bus in (here, there):
                await bus.follow("t")
            await there.stop()
            await third.announce("t", STEP)
            await heard_here.until(("t", STEP), fence=third)
            await third.stop()
            assert heard.told == []

    asyncio.run(scene())


@pytest.mark.parametrize(
    "what",
    [
        STEP,
        NewNotes(Seat(2)),
        WatchersAt("here", (Seat(0), Seat(2)), 3),
        SeenAt("here", None),
        NodeGone("here"),
    ],
)
def test_an_announcement_is_read_as_it_was_written(what: Announcement) -> None:
    assert read_announcement(write_announcement(what)) == what


@pytest.mark.parametrize("text", ["step", "seen here 4", '{"what":"new"}', '{"what":"notes"}', ""])
def test_what_a_node_of_another_version_announces_is_a_resync(text: str) -> None:
    assert read_announcement(text) == Resync()


def test_one_node_alone_tells_nobody() -> None:
    async def scene() -> None:
        bus, heard = LocalBus(), Heard()
        await bus.start(heard)
        await bus.follow("t")
        await bus.announce("t", STEP)
        await bus.forget("t")
        await bus.stop()
        assert heard.told == []

    asyncio.run(scene())


# Redis goes and comes back ----------------------------------------------------------------------


@pytest.fixture
def redis() -> Iterator[Redis]:
    needed("redis")
    with own_redis() as started:
        yield started


def down(redis: Redis, how: signal.Signals) -> None:
    redis.signal(how)


def up(redis: Redis, how: signal.Signals) -> None:
    if how is signal.SIGSTOP:
        redis.signal(signal.SIGCONT)
    else:
        redis.start()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "held"])
def test_redis_goes_and_comes_back(redis: Redis, how: signal.Signals) -> None:
    """Nobody is held up meanwhile; afterwards, every node looks in the store, and play goes on."""

    async def scene() -> None:
        clock = ManualClock()
        new = partial(RedisBus, redis.url, clock)
        async with two_nodes(new) as (here, heard_here, there, heard):
            assert isinstance(here, RedisBus)
            assert isinstance(there, RedisBus)
            for table in ("t1", "t2"):
                await there.follow(table)
            await here.follow("t1")
            await here.announce("t1", STEP)
            await heard.until(("t1", STEP), fence=here)
            assert here.state == "connected"

            down(redis, how)
            for _ in range(5):
                await here.announce("t1", STEP)  # the clock stands still: it waits for nothing
            asked = asyncio.gather(there.follow("t3"), there.forget("t2"))
            await asyncio.sleep(0)
            clock.advance(FOLLOW_S)
            await asked
            await clock.go_on(lambda: here.state == there.state == "lost")
            await here.announce("t1", STEP)
            await there.follow("t4")
            assert here.failures > 0

            heard.told.clear()
            up(redis, how)
            await clock.until(lambda: here.state == there.state == "connected")
            await eventually(lambda: {("t1", Resync())} <= set(heard_here.told))
            resynced = {("t1", Resync()), ("t3", Resync()), ("t4", Resync())}
            await eventually(lambda: resynced <= set(heard.told))
            await here.announce("t3", ANN)
            await eventually(lambda: ("t3", ANN) in heard.told)
            assert ("t2", Resync()) not in heard.told

            heard.told.clear()
            await here.announce("t3", STEP)
            await here.announce("t2", STEP)
            await heard.until(("t3", STEP), fence=here)

    asyncio.run(scene())


def test_a_node_that_could_not_speak_makes_up_for_it(redis: Redis) -> None:
    """Its own connection was lost, the other's was not: the other one must hear of it."""

    async def scene() -> None:
        new = partial(RedisBus, redis.url, ManualClock())
        async with two_nodes(new) as (here, _, there, heard):
            assert isinstance(here, RedisBus)
            await there.follow("t")
            here._publisher.connected.clear()  # as between the loss and the next connection
            await here.announce("t", STEP)
            assert here.failures == 1
            here._publisher._task.cancel()  # type: ignore[union-attr]
            here._publisher.start()
            await eventually(lambda: here.state == "connected")
            await heard.until(("t", Resync()), fence=here)

    asyncio.run(scene())


def test_a_node_starts_without_redis_and_joins_when_it_comes(redis: Redis) -> None:
    async def scene() -> None:
        redis.signal(signal.SIGKILL)
        clock, heard = ManualClock(), Heard()
        bus = RedisBus(redis.url, clock)
        starting = asyncio.create_task(bus.start(heard))
        await asyncio.sleep(0)
        assert not starting.done()
        clock.advance(START_S)
        await starting
        await bus.follow("t")
        await bus.announce("t", STEP)
        assert bus.state == "lost"
        redis.start()
        await clock.until(lambda: heard.told == [("t", Resync())])
        await clock.until(lambda: bus.state == "connected")
        await bus.stop()

    asyncio.run(scene())


def test_a_table_is_followed_while_the_connection_breaks(redis: Redis) -> None:
    """With uvloop, who writes to a connection that has just been closed is told RuntimeError."""

    async def scene() -> None:
        clock, heard = ManualClock(), Heard()
        bus = RedisBus(redis.url, clock)
        await bus.start(heard)
        closed = RuntimeError("unable to perform operation on TCPTransport; the handler is closed")
        with patch.object(PubSub, "subscribe", side_effect=closed) as subscribe:
            await bus.follow("t")
            assert subscribe.call_count == 1
        redis.signal(signal.SIGKILL)
        redis.start()
        await clock.until(lambda: heard.told == [("t", Resync())])  # it is followed all the same
        await bus.stop()

    asyncio.run(scene())


def test_many_tables_are_followed_again(redis: Redis) -> None:
    async def scene() -> None:
        clock = ManualClock()
        async with two_nodes(partial(RedisBus, redis.url, clock)) as (here, _, there, heard):
            tables = [f"t{number}" for number in range(1_300)]
            await asyncio.gather(*map(there.follow, tables))
            redis.signal(signal.SIGKILL)
            redis.start()
            await clock.until(lambda: len(heard.told) >= len(tables))
            assert set(heard.told) == {(table, Resync()) for table in tables}
            await clock.until(lambda: getattr(here, "state", None) == "connected")
            for table in tables:
                await here.announce(table, STEP)
            await clock.until(lambda: len(heard.told) == 2 * len(tables))

    asyncio.run(scene())
