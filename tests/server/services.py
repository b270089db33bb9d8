"""Real PostgreSQL and Redis for the tests, gone after the session; `tests.programs` finds them.

All workers of a test session share one of each. They are kept by a process of their own, which
lives as long as anybody holds the lock `in-use`. The kernel drops the lock of one who dies, so
nothing is left behind, however a test run ends.
"""

import fcntl
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psycopg

from tests.programs import SERVERS_USER, Unavailable, find_postgres, find_redis, found

PATIENCE_S = 120.0
PORTS = range(15_000, 30_000)
"""Ports that no system gives to outgoing connections, so that a server finds its own again."""


# Servers ----------------------------------------------------------------------------------------


def free_port() -> int:
    """Choose a port that nobody uses."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


class Server:
    """A server in a folder of its own, on a port of its own; it can die and rise again."""

    AGAIN: str | None = None
    """What it says when it cannot start yet, but will be able to soon."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> Sequence[str]:
        """Return how to start it."""
        raise NotImplementedError

    def start(self) -> None:
        """Start it, and wait until it listens."""
        until = time.monotonic() + PATIENCE_S
        process, begun = self._started()
        while not self.listens():
            ended = process.poll() is not None
            hopeless = self.AGAIN is None or self.AGAIN not in self._log()[begun:]
            if time.monotonic() > until or (ended and hopeless):
                raise Unavailable(f"{self.command()} fails: {self._log()}")
            if ended:
                process, begun = self._started()
            time.sleep(0.02)

    def _started(self) -> tuple[subprocess.Popen[bytes], int]:
        """Start it; return its process, and how much its log says before."""
        begun = len(self._log())
        with (self.folder / "log").open("ab") as output:
            self.process = subprocess.Popen(
                self.command(),
                **SERVERS_USER,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
            )
        return self.process, begun

    def _log(self) -> str:
        log = self.folder / "log"
        return log.read_text(errors="replace") if log.exists() else ""

    def listens(self) -> bool:
        """Ask whether it can be used."""
        try:
            socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
        except OSError:
            return False
        return True

    def signal(self, number: signal.Signals) -> None:
        """Stop it short with SIGKILL, hold it with SIGSTOP, let it go on with SIGCONT."""
        assert self.process is not None
        self.process.send_signal(number)
        if number is signal.SIGKILL:
            self.process.wait()

    def stop(self) -> None:
        """End it."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(PATIENCE_S)
            except subprocess.TimeoutExpired:
                self.signal(signal.SIGKILL)


class Postgres(Server):
    """PostgreSQL. It commits without waiting for the disk: tests kill processes, not machines."""

    AGAIN = "pre-existing shared memory block"
    """Of a server that was killed, the processes that served connections live a moment longer."""

    durable = False

    def listens(self) -> bool:
        """Ask whether it can be used; it listens before it is ready."""
        try:
            psycopg.connect(f"{self.url.replace('+psycopg', '')}postgres").close()
        except psycopg.OperationalError:
            return False
        return True

    def prepare(self) -> None:
        """Make its data folder."""
        command = (
            *(
                str(found("postgres").with_name("initdb")),
                "--pgdata",
                str(self.folder / "data"),
                "--no-sync",
            ),
            *("--auth=trust", "--username=larceny", "--encoding=UTF8", "--locale=C"),
        )
        subprocess.run(
            command,
            **SERVERS_USER,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            check=True,
        )

    def command(self) -> Sequence[str]:
        """Return how to start it."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "max_connections": 200,
            "fsync": "on" if self.durable else "off",
        }
        options = [word for key, value in settings.items() for word in ("-c", f"{key}={value}")]
        return [str(found("postgres")), "-D", str(self.folder / "data"), *options]

    @property
    def url(self) -> str:
        """Return where it is, without a database."""
        return f"postgresql+psycopg://larceny@127.0.0.1:{self.port}/"


class Redis(Server):
    """Redis, without anything on the disk."""

    def command(self) -> Sequence[str]:
        """Return how to start it."""
        options = ("--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly")
        return [str(found("redis")), *options, "no"]

    @property
    def url(self) -> str:
        """Return where it is."""
        return f"redis://127.0.0.1:{self.port}/0"


@contextmanager
def folder_for_servers() -> Iterator[Path]:
    """Make a folder that the user of the servers may write to, and remove it afterwards."""
    with tempfile.TemporaryDirectory(prefix="larceny-services-") as name:
        folder = Path(name)
        for part in ("postgres", "redis"):
            (folder / part).mkdir()
        if SERVERS_USER:
            for path in (folder, folder / "postgres", folder / "redis"):
                os.chown(path, SERVERS_USER["user"], SERVERS_USER["group"])
        yield folder


@contextmanager
def own_redis() -> Iterator[Redis]:
    """Start a Redis that a test may stop and kill."""
    with folder_for_servers() as folder:
        redis = Redis(folder / "redis")
        redis.start()
        try:
            yield redis
        finally:
            redis.stop()


@contextmanager
def own_postgres(durable: bool = False) -> Iterator[Postgres]:
    """Start a PostgreSQL that a test may stop and kill."""
    with folder_for_servers() as folder:
        postgres = Postgres(folder / "postgres")
        postgres.durable = durable
        postgres.prepare()
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.stop()


# One of each for a session ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Addresses:
    """Where the servers of a session are; nowhere, if they are missing on this machine."""

    postgres: str
    redis: str


@contextmanager
def shared(folder: Path) -> Iterator[Addresses]:
    """Use the servers of a session, whose workers all name the same folder."""
    with (folder / "in-use").open("ab") as in_use, (folder / "gate").open("ab") as gate:
        fcntl.flock(gate, fcntl.LOCK_EX)  # one after the other, so that only one starts them
        fcntl.flock(in_use, fcntl.LOCK_SH)
        told = folder / "addresses.json"
        if not told.exists():
            _start_keeper(folder, told)
        fcntl.flock(gate, fcntl.LOCK_UN)
        yield Addresses(**json.loads(told.read_text()))


def _start_keeper(folder: Path, told: Path) -> None:
    log = folder / "keeper.log"
    with log.open("wb") as output:
        keeper = subprocess.Popen(
            [sys.executable, "-m", "tests.server.services", str(folder)],
            cwd=Path(__file__).parents[2],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,  # a Ctrl-C is for the tests; the keeper sees them end
        )
    while not told.exists():
        if keeper.poll() is not None:
            raise Unavailable(log.read_text(errors="replace"))
        time.sleep(0.02)


def keep(folder: Path) -> None:
    """Run the servers until nobody uses them."""
    with folder_for_servers() as place, (folder / "in-use").open("ab") as in_use:
        postgres, redis = Postgres(place / "postgres"), Redis(place / "redis")
        told = {"postgres": "", "redis": ""}
        try:
            if find_redis() is not None:
                redis.start()
                told["redis"] = redis.url
            if find_postgres() is not None:
                postgres.prepare()
                postgres.start()
                told["postgres"] = postgres.url
            _tell(folder / "addresses.json", told)
            while not _nobody_uses(in_use.fileno()):
                time.sleep(0.2)
        finally:
            (folder / "addresses.json").unlink(missing_ok=True)
            postgres.stop()
            redis.stop()


def _nobody_uses(lock: int) -> bool:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _tell(path: Path, told: dict[str, str]) -> None:
    beside = path.with_suffix(".new")
    beside.write_text(json.dumps(told))
    beside.replace(path)


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
