"""Health, readiness, metrics; starting and stopping in order; leaving politely."""

import asyncio
import sqlite3
import threading
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from starlette.types import Message

from larceny.server.adapters.database import UnusableDatabase
from larceny.server.adapters.prometheus import PrometheusMetrics
from larceny.server.app import make_app
from larceny.server.composition import open_database
from larceny.server.node import Node
from larceny.server.ports.metrics import NO_METRICS
from larceny.server.realtime import draining
from larceny.server.realtime.draining import OpenSockets
from larceny.server.realtime.socket import GOING
from larceny.server.service.cluster.readiness import FRESH_S, Readiness
from larceny.server.settings import Settings

from .clocks import ManualClock
from .processes import ServerProcess, begin, guests, play, serving
from .waiting import PATIENCE_S, wait_until


def settings_in(folder: Path, **changes: Any) -> Settings:
    return Settings(database=f"sqlite:///{folder / 'larceny.db'}", **changes)


def answers(folder: Path, *paths: str, going: bool = False, **changes: Any) -> list[httpx.Response]:
    """Run a server, and ask it for something."""

    async def ask() -> list[httpx.Response]:
        app = make_app(settings_in(folder, **changes), ManualClock())
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://larceny.test") as client,
        ):
            app.state.node.readiness.going = going
            return [await client.get(path) for path in paths]

    return asyncio.run(ask())


# Health and readiness -----------------------------------------------------------------------------


def test_it_is_alive_and_ready(tmp_path: Path) -> None:
    alive, ready = answers(tmp_path, "/healthz", "/readyz")
    assert alive.json() == {"alive": True}
    assert ready.status_code == 200
    assert ready.json() == {"ready": True, "going": False, "store": "ok", "bus": "local"}


def test_a_node_that_goes_is_not_ready(tmp_path: Path) -> None:
    alive, ready = answers(tmp_path, "/healthz", "/readyz", going=True)
    assert alive.status_code == 200
    assert ready.status_code == 503
    assert ready.json()["going"]


class OddLeases:
    """Leases whose database is slow, or gone."""

    def __init__(self, fails: bool) -> None:
        self.fails = fails
        self.asked = 0
        self.answers = threading.Event()
        self.answers.set()

    def lease(self, name: str, node: str, now: int, until: int) -> bool:
        self.asked += 1
        self.answers.wait(PATIENCE_S)
        if self.fails:
            raise OSError("gone")
        return True


class OddStore:
    def __init__(self, leases: OddLeases) -> None:
        self.leases = leases


class LostBus:
    state = "lost"


def test_a_store_that_fails_makes_it_unready_and_a_lost_bus_does_not() -> None:
    async def ask(leases: OddLeases) -> tuple[bool, str, str]:
        report = await readiness_on(leases, ManualClock()).report()
        return report.ready, report.store, report.bus

    assert asyncio.run(ask(OddLeases(fails=True))) == (False, "failed", "lost")
    assert asyncio.run(ask(OddLeases(fails=False))) == (True, "ok", "lost")


def readiness_on(leases: OddLeases, clock: ManualClock) -> Readiness:
    store: Any = OddStore(leases)
    bus: Any = LostBus()
    return Readiness(store, bus, clock, "node")


def test_a_slow_store_is_asked_once_however_often_we_are() -> None:
    leases, clock = OddLeases(fails=False), ManualClock()
    leases.answers.clear()

    async def ask() -> list[str]:
        readiness = readiness_on(leases, clock)
        asking = asyncio.gather(*(readiness.report() for _ in range(20)))
        await clock.go_on(asking.done)
        leases.answers.set()
        return [report.store for report in await asking]

    assert asyncio.run(ask()) == ["slow"] * 20
    assert leases.asked == 1


def test_readiness_writes_once_a_second_however_often_we_are_asked() -> None:
    leases, clock = OddLeases(fails=False), ManualClock()

    async def ask() -> None:
        readiness = readiness_on(leases, clock)
        for _ in range(20):
            await readiness.report()
        assert leases.asked == 1
        clock.advance(FRESH_S)
        leases.fails = True
        assert (await readiness.report()).store == "failed"
        assert leases.asked == 2

    asyncio.run(ask())


def test_a_database_that_can_only_be_read_is_not_ready(tmp_path: Path) -> None:
    """As on a full disk: what there is can be read, and nothing can be added."""

    async def ask() -> tuple[bool, bool]:
        clock = ManualClock()
        node = Node(settings_in(tmp_path), clock)
        await node.start()
        try:
            before = (await node.readiness.report()).ready
            clock.advance(FRESH_S)
            with sqlite3.connect(tmp_path / "larceny.db", isolation_level=None) as other:
                other.execute("BEGIN IMMEDIATE")  # now nobody else can write
                asking = asyncio.create_task(node.readiness.report())
                await clock.go_on(asking.done)
                after = (await asking).ready
                other.execute("ROLLBACK")
            return before, after
        finally:
            await node.stop()

    assert asyncio.run(ask()) == (True, False)


def test_operations_are_not_part_of_the_api(tmp_path: Path) -> None:
    (openapi,) = answers(tmp_path, "/api/openapi.json")
    paths = openapi.json()["paths"]
    assert paths
    assert not [path for path in paths if not path.startswith("/api")]


# Metrics ------------------------------------------------------------------------------------------


def test_metrics_are_for_those_who_asked_for_them(tmp_path: Path) -> None:
    (refused,) = answers(tmp_path, "/metrics")
    assert refused.status_code == 404
    (scraped,) = answers(tmp_path, "/metrics", metrics=True)
    assert scraped.status_code == 200
    assert "process_resident_memory_bytes" in scraped.text


def sample(server: ServerProcess, name: str) -> float:
    """Return a metric, as a scraper reads it."""
    for line in httpx.get(f"{server.url}/metrics", timeout=PATIENCE_S).text.splitlines():
        if line.startswith(f"{name} "):
            return float(line.rpartition(" ")[2])
    raise LookupError(name)


def test_a_game_is_counted(tmp_path: Path) -> None:
    with serving(tmp_path, LARCENY_METRICS="on") as server, guests(server.url, 2) as players:
        table = begin(players)
        words = play(players, table, Random(1), most=10)
        players[0].http.get("/api/tables/no-such-table-anywhere")
        assert sample(server, 'larceny_moves_total{game="master-thieves"}') == len(words)
        assert sample(server, "larceny_sockets") == 2
        assert sample(server, "larceny_subscribers") == 2
        assert sample(server, "larceny_live_tables") == 1
        assert sample(server, "larceny_commit_entries_sum") == len(words) + 1  # and the deal
        assert sample(server, "larceny_commit_seconds_sum") > 0
        assert sample(server, 'larceny_refused_total{code="no-such-table"}') == 1
        for player in players:
            player.open.close()
        wait_until(lambda: sample(server, "larceny_sockets") == 0)


def test_everything_that_can_be_counted_can_be_read() -> None:
    metrics = PrometheusMetrics()
    metrics.look_at(lambda: 7, lambda: 8)
    metrics.moved("forty-thieves", 3)
    metrics.acknowledged(0.004)
    metrics.committed(12, 0.002)
    metrics.thought("novice", 0.5)
    metrics.bot_failed("master", "died")
    metrics.socket_opened()
    metrics.socket_opened()
    metrics.socket_closed()
    metrics.cut_off()
    metrics.refused("too-late")
    metrics.bus_failed()
    lines = metrics.text().decode().splitlines()
    for line in (
        'larceny_moves_total{game="forty-thieves"} 3.0',
        'larceny_act_seconds_bucket{le="0.005"} 1.0',
        'larceny_act_seconds_bucket{le="0.0025"} 0.0',
        "larceny_commit_entries_sum 12.0",
        'larceny_commit_seconds_bucket{le="0.0025"} 1.0',
        'larceny_bot_thinking_seconds_count{bot="novice"} 1.0',
        'larceny_bot_failures_total{bot="master",why="died"} 1.0',
        "larceny_sockets 1.0",
        "larceny_slow_readers_total 1.0",
        'larceny_refused_total{code="too-late"} 1.0',
        "larceny_bus_failures_total 1.0",
        "larceny_live_tables 7.0",
        "larceny_subscribers 8.0",
    ):
        assert line in lines


# Starting and stopping ----------------------------------------------------------------------------


class Recorded:
    """A part that writes down when it starts and stops."""

    def __init__(self, name: str, notes: list[str], fails: bool = False) -> None:
        self.name = name
        self.notes = notes
        self.fails = fails

    async def start(self) -> None:
        if self.fails:
            raise RuntimeError(self.name)
        self.notes.append(f"{self.name} starts")

    async def stop(self) -> None:
        self.notes.append(f"{self.name} stops")


def test_parts_stop_in_the_opposite_order(tmp_path: Path) -> None:
    notes: list[str] = []

    async def run() -> None:
        node = Node(settings_in(tmp_path))
        node.parts += [Recorded("one", notes), Recorded("two", notes)]
        await node.start()
        await node.stop()
        assert node.readiness.going

    asyncio.run(run())
    assert notes == ["one starts", "two starts", "two stops", "one stops"]


def test_if_a_part_cannot_start_those_before_it_are_stopped(tmp_path: Path) -> None:
    notes: list[str] = []

    async def run() -> None:
        node = Node(settings_in(tmp_path))
        node.parts += [
            Recorded("one", notes),
            Recorded("two", notes, fails=True),
            Recorded("three", notes),
        ]
        await node.start()

    with pytest.raises(RuntimeError):
        asyncio.run(run())
    assert notes == ["one starts", "one stops"]


def test_a_database_that_cannot_be_opened_is_named_without_its_password() -> None:
    with pytest.raises(UnusableDatabase) as refusal:
        open_database("postgresql://u:geheim@127.0.0.1:1/n")
    assert refusal.value.code == "trouble"
    assert "geheim" not in str(refusal.value)


# Draining -----------------------------------------------------------------------------------


class Wire:
    """What is at the other side of a door."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[Message] = asyncio.Queue()
        self.told: list[Message] = []

    async def send(self, message: Message) -> None:
        self.told.append(message)
        if message["type"] == "websocket.close":
            self.said.put_nowait({"type": "websocket.disconnect", "code": message["code"]})


def test_a_request_in_progress_is_answered_before_its_socket_is_drained(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(draining, "TICK_S", 0)

    async def run() -> list[Message]:
        wire, open_sockets = Wire(), OpenSockets()
        asked, goes_on = asyncio.Event(), asyncio.Event()

        async def answer(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "websocket.accept"})
            while (message := await receive())["type"] != "websocket.disconnect":
                asked.set()
                await goes_on.wait()
                await send({"type": "websocket.send", "text": message["text"]})
            await send({"type": "websocket.send", "text": "too late"})
            await send({"type": "websocket.close", "code": 1000})

        task = asyncio.create_task(open_sockets.pass_through(answer, {}, wire.said.get, wire.send))
        wire.said.put_nowait({"type": "websocket.receive", "text": "before"})
        await asked.wait()
        assert len(open_sockets) == 1
        wire.said.put_nowait({"type": "websocket.receive", "text": "after"})
        closing = asyncio.create_task(open_sockets.close_all(within=PATIENCE_S))
        for _ in range(10):  # each time it looks whether it may close
            await asyncio.sleep(0)
        goes_on.set()
        await closing
        await task
        assert len(open_sockets) == 0
        return wire.told

    assert asyncio.run(run()) == [
        {"type": "websocket.accept"},
        {"type": "websocket.send", "text": "before"},
        {"type": "websocket.close", "code": GOING},
    ]


def test_draining_does_not_wait_for_a_handler_that_never_ends() -> None:
    async def run() -> None:
        wire, open_sockets = Wire(), OpenSockets()

        async def answer(scope: Any, receive: Any, send: Any) -> None:
            await asyncio.Event().wait()

        task = asyncio.create_task(open_sockets.pass_through(answer, {}, wire.said.get, wire.send))
        await asyncio.sleep(0)
        assert len(open_sockets) == 1
        await open_sockets.close_all(within=0.1)
        assert not task.done()
        task.cancel()

    asyncio.run(run())


def test_draining_does_not_wait_for_a_client_that_never_reads() -> None:
    async def run() -> None:
        wire, open_sockets, accepted = Wire(), OpenSockets(), asyncio.Event()

        async def send(message: Message) -> None:
            if message["type"] != "websocket.accept":
                await asyncio.Event().wait()

        async def answer(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "websocket.accept"})
            accepted.set()
            await receive()

        task = asyncio.create_task(open_sockets.pass_through(answer, {}, wire.said.get, send))
        await accepted.wait()
        await open_sockets.close_all(within=0.1)
        assert not task.done()
        task.cancel()

    asyncio.run(run())


def test_draining_without_sockets_does_nothing() -> None:
    asyncio.run(OpenSockets(NO_METRICS).close_all(within=1))
