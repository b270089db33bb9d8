"""One load test: starts the server and the clients, counts, and tells."""

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from larceny.server.domain.pace import Pace
from larceny.server.serving import raise_file_limit

from .bot_times import METRICS, read_bot_times
from .clients import Client, Echo, Tally, Waits
from .floors import Floor
from .processes import free_port, resident_mb, running
from .seeding import lay_tables
from .turns import WARM_UP_S, Side, take_turns

SHORTEST_GAME = 60
"""Decisions in a very short game."""


@dataclass(frozen=True, slots=True)
class Load:
    """What is asked of the server."""

    game: str
    tables: int
    seats: int
    seconds: float
    rate: float | None = None  # moves a second of all tables together; None: flat out
    playing: float = 1.0  # the share of tables that play; the others only listen
    floor: Floor | None = None  # the relay that is measured beside it
    bots: str | None = None  # who sits at every table with one person
    pace: Pace = Pace.AT_ONCE

    @property
    def people(self) -> int:
        """Return how many people sit at a table."""
        return self.seats if self.bots is None else 1


@dataclass(frozen=True, slots=True)
class Result:
    """What it did."""

    moves_s: float
    p50_ms: float | None
    p95_ms: float | None
    p99_ms: float | None
    rss_mb: float
    cpu: float
    refused: int
    lost: int
    idle: int
    floor_moves_s: float | None = None
    ratio: float | None = None
    bot_answers_s: float | None = None
    bot_p50_ms: float | None = None
    bot_p95_ms: float | None = None
    bot_within_50_ms: float | None = None
    bot_failures: int | None = None

    def to_json(self) -> dict[str, Any]:
        """Return it as plain values."""
        return asdict(self)


def measure(load: Load) -> Result:
    """Run a load test, and the floor beside it if asked for."""
    raise_file_limit()
    with tempfile.TemporaryDirectory(prefix="larceny-load-") as folder, ExitStack() as both:
        server = both.enter_context(_server(load, Path(folder)))
        floor = _floor(load, load.floor, Path(folder)) if load.floor else None
        relay = None if floor is None else both.enter_context(floor)
        asyncio.run(take_turns(server, relay, load.seconds))
        return _result(server, relay)


def _games(load: Load) -> int:
    """Guess how many games a table can play in the time, generously."""
    a_second = 6_000 if load.rate is None else load.rate
    moves_a_table = a_second / load.tables * (load.seconds + WARM_UP_S)
    return 1 + round(moves_a_table / SHORTEST_GAME)


def _never() -> float:
    return 10**9


def _pace(load: Load) -> Waits:
    """Spread decisions so that all playing tables together make the wanted rate."""
    if load.rate is None:
        return lambda: 0.0
    dice, mean = Random(0), load.playing * load.tables / load.rate
    return lambda: dice.uniform(0.5, 1.5) * mean


def _result(server: Side, floor: Side | None) -> Result:
    tally, took = server.tally, sorted(server.tally.seconds)

    def percentile(share: float) -> float | None:
        return round(took[int(len(took) * share)] * 1e3, 2) if took else None

    bots = server.bot_times
    return Result(
        moves_s=round(server.moves_s, 1),
        p50_ms=percentile(0.50),
        p95_ms=percentile(0.95),
        p99_ms=percentile(0.99),
        rss_mb=round(resident_mb(server.process), 1),
        cpu=round(server.cpu_seconds / server.seconds, 2),
        refused=tally.refused,
        lost=tally.lost,
        idle=tally.idle,
        floor_moves_s=None if floor is None else round(floor.moves_s),
        ratio=None if floor is None else round(server.moves_s / floor.moves_s, 3),
        bot_answers_s=round(bots.count / server.seconds, 1) if bots.count else None,
        bot_p50_ms=bots.quantile_ms(0.50),
        bot_p95_ms=bots.quantile_ms(0.95),
        bot_within_50_ms=bots.share_within(50),
        bot_failures=sum(bots.failed.values()) if bots.count else None,
    )


@contextmanager
def _server(load: Load, folder: Path) -> Iterator[Side]:
    database = f"sqlite:///{folder / 'load.db'}"
    laid = lay_tables(
        database, load.game, load.tables, load.seats, _games(load), load.bots, load.pace
    )
    port = free_port()
    command = ["larceny.cli.main", "serve", "--no-open", "--port", str(port)]
    settings = METRICS if load.bots else {}
    with running([*command, "--database", database], port, folder, settings) as process:
        tally, pace = Tally(), _pace(load)
        url = f"ws://127.0.0.1:{port}/api/socket"
        playing = max(1, round(load.playing * load.tables))
        clients = [
            Client(url, table, seat, tally, pace if number < playing else _never)
            for number, table in enumerate(laid)
            for seat in range(load.people)
        ]
        side = Side(process.pid, clients, tally)
        if load.bots:
            side.meter = partial(read_bot_times, f"http://127.0.0.1:{port}", load.bots)
            side.bots = load.tables * (load.seats - load.people)
        yield side


@contextmanager
def _floor(load: Load, floor: Floor, folder: Path) -> Iterator[Side]:
    port = free_port()
    command = [floor.module, str(folder / "floor.db"), str(port)]
    with running(command, port, folder) as process:
        tally = Tally()
        url = f"ws://127.0.0.1:{port}"
        clients = [
            Echo(url, room, seat, load.seats, tally)
            for room in range(load.tables)
            for seat in range(load.seats)
        ]
        yield Side(process.pid, clients, tally)
