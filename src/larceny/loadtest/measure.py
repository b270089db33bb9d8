"""One load test: starts the server and the clients, counts, and tells."""

import asyncio
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

from .clients import Client, Echo, Pace, Tally
from .seeding import lay_tables

WARM_UP_S = 2.0
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
    floor: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """What it did."""

    moves_s: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    rss_mb: float
    cpu: float
    refused: int
    lost: int
    idle: int
    floor_moves_s: float | None = None
    ratio: float | None = None

    def to_json(self) -> dict[str, Any]:
        """Return it as plain values."""
        return asdict(self)


def measure(load: Load) -> Result:
    """Run a load test, and the floor beside it if asked for."""
    raise_file_limit()
    with tempfile.TemporaryDirectory(prefix="larceny-load-") as folder:
        result = _server(load, Path(folder))
        if not load.floor:
            return result
        floor = _floor(load, Path(folder))
        ratio = result.moves_s / floor
        return Result(**{**asdict(result), "floor_moves_s": round(floor), "ratio": round(ratio, 3)})


def raise_file_limit() -> None:
    """Let this process, and those it starts, hold thousands of sockets."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else hard
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _server(load: Load, folder: Path) -> Result:
    database = f"sqlite:///{folder / 'load.db'}"
    laid = lay_tables(database, load.game, load.tables, load.seats, _games(load))
    port = free_port()
    command = ["larceny.cli.main", "serve", "--no-open", "--port", str(port)]
    with running([*command, "--database", database], port, folder) as process:
        tally, pace = Tally(), _pace(load)
        url = f"ws://127.0.0.1:{port}/api/socket"
        quiet = _never
        playing = max(1, round(load.playing * load.tables))
        clients = [
            Client(url, table, seat, tally, pace if number < playing else quiet)
            for number, table in enumerate(laid)
            for seat in range(load.seats)
        ]
        used: list[float] = []
        seconds = asyncio.run(
            _run([client.run for client in clients], load.seconds, tally, process.pid, used)
        )
        return _result(tally, seconds, process.pid, used)


def _floor(load: Load, folder: Path) -> float:
    port = free_port()
    command = ["larceny.loadtest.floor", str(folder / "floor.db"), str(port)]
    with running(command, port, folder) as process:
        tally = Tally()
        url = f"ws://127.0.0.1:{port}"
        clients = [
            Echo(url, room, seat, load.seats, tally)
            for room in range(load.tables)
            for seat in range(load.seats)
        ]
        seconds = asyncio.run(
            _run([client.run for client in clients], load.seconds, tally, process.pid, [])
        )
        return tally.moves / seconds


def _games(load: Load) -> int:
    """Guess how many games a table can play in the time, generously."""
    a_second = 6_000 if load.rate is None else load.rate
    moves_a_table = a_second / load.tables * (load.seconds + WARM_UP_S)
    return 1 + round(moves_a_table / SHORTEST_GAME)


def _never() -> float:
    return 10**9


def _pace(load: Load) -> Pace:
    """Spread decisions so that all playing tables together make the wanted rate."""
    if load.rate is None:
        return lambda: 0.0
    dice, mean = Random(0), load.playing * load.tables / load.rate
    return lambda: dice.uniform(0.5, 1.5) * mean


async def _run(
    clients: Sequence[Callable[[asyncio.Event], Coroutine[Any, Any, None]]],
    seconds: float,
    tally: Tally,
    server: int,
    used: list[float],
) -> float:
    """Let all clients play; count after warming up, and return how long."""
    begin = asyncio.Event()
    tasks = []
    for number, client in enumerate(clients):
        tasks.append(asyncio.create_task(client(begin)))
        if number % 50 == 49:
            await asyncio.sleep(0.05)  # not all at the door at once
    await asyncio.sleep(1.0)
    begin.set()
    await asyncio.sleep(WARM_UP_S)
    tally.clear()
    began, cpu = time.perf_counter(), cpu_seconds(server)
    await asyncio.sleep(seconds)
    spent = time.perf_counter() - began
    used.append((cpu_seconds(server) - cpu) / spent)
    moves, taken = tally.moves, list(tally.seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    tally.moves, tally.seconds = moves, taken
    return spent


def _result(tally: Tally, seconds: float, server: int, used: list[float]) -> Result:
    took = sorted(tally.seconds)

    def percentile(share: float) -> float:
        return round(took[int(len(took) * share)] * 1e3, 2) if took else 0.0

    return Result(
        moves_s=round(tally.moves / seconds, 1),
        p50_ms=percentile(0.50),
        p95_ms=percentile(0.95),
        p99_ms=percentile(0.99),
        rss_mb=round(resident_mb(server), 1),
        cpu=round(used[0], 2),
        refused=tally.refused,
        lost=tally.lost,
        idle=tally.idle,
    )


# Processes --------------------------------------------------------------------------------------


def free_port() -> int:
    """Find a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running(module: Sequence[str], port: int, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Run a server in a process of its own, until the block is left."""
    quiet = {**os.environ, "LARCENY_LOG_LEVEL": "error", "XDG_DATA_HOME": str(folder)}
    process = subprocess.Popen([sys.executable, "-m", *module], env=quiet)
    try:
        _wait_for(port, process)
        yield process
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(10)
        process.kill()


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with {process.returncode}")
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.1)
    raise RuntimeError("the server does not answer")


def resident_mb(pid: int) -> float:
    """Return the memory that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu_seconds(pid: int) -> float:
    """Return the processor time that a process has used."""
    times = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")
