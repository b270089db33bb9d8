"""Real PostgreSQL and Redis for the tests: installed where missing, gone after the session.

`python -m tests.server.services install` makes sure that they are there (`make services`).

All workers of a test session share one of each. They are kept by a process of their own, which
lives as long as anybody holds the lock `in-use`. The kernel drops the lock of one who dies, so
nothing is left behind, however a test run ends.
"""

import fcntl
import glob
import json
import os
import pwd
import shutil
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

PACKAGES = {
    "initdb": "postgresql",
    "postgres": "postgresql",
    "redis-server": "redis-server",
    "chromium": "chromium",
}
"""Programs that are needed, and where apt-get finds them."""

LIGHTER = "chromium-headless-shell"
"""Chromium without windows, program and package: it halves the work of the browser tests."""

PATIENCE_S = 60.0


class Unavailable(Exception):
    """A program is missing and cannot be installed, or does not start."""


# Programs ---------------------------------------------------------------------------------------


def find_program(name: str) -> str | None:
    """Find a program on the path, or where Debian hides those of PostgreSQL."""
    hidden = sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}"))
    return shutil.which(name) or (hidden[-1] if hidden else None)


def program(name: str) -> str:
    """Find a program that must be there."""
    found = find_program(name)
    if found is None:
        raise Unavailable(f"{name} is not installed: run `make services`, or install it yourself")
    return found


def install() -> None:
    """Install what is missing."""
    missing = sorted({package for name, package in PACKAGES.items() if find_program(name) is None})
    if missing:
        print(f"Installing {', '.join(missing)} for the tests ...", flush=True)
        apt_install(missing)
    for name in PACKAGES:
        program(name)
    if find_program(LIGHTER) is None:
        try:
            apt_install([LIGHTER])
        except Unavailable:
            print(f"Without {LIGHTER} the browser tests take longer.", flush=True)


def apt_install(missing: Sequence[str]) -> None:
    """Install packages, or say why that cannot be done."""
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    apt = shutil.which("apt-get")
    if apt is None or (as_root and shutil.which("sudo") is None):
        raise Unavailable(f"please install {', '.join(missing)}: there is no apt-get or no sudo")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update"], ["install", "-y", "--no-install-recommends", *missing]):
        done = subprocess.run(
            [*as_root, apt, "-qq", *arguments],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise Unavailable(f"apt-get {' '.join(arguments)} failed: {done.stderr.strip()}")


# Servers ----------------------------------------------------------------------------------------


def free_port() -> int:
    """Let the system choose a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server in a folder of its own, on a port of its own; it can die and rise again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> Sequence[str]:
        """Return how to start it."""
        raise NotImplementedError

    def start(self) -> None:
        """Start it, and wait until it listens."""
        log = self.folder / "log"
        with log.open("ab") as output:
            self.process = subprocess.Popen(
                as_nobody(self.command()),
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
            )
        until = time.monotonic() + PATIENCE_S
        while not self.listens():
            if self.process.poll() is not None or time.monotonic() > until:
                raise Unavailable(f"{self.command()} fails: {log.read_text(errors='replace')}")
            time.sleep(0.02)

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
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.signal(signal.SIGKILL)


class Postgres(Server):
    """PostgreSQL. It commits without waiting for the disk: tests kill processes, not machines."""

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
            *(program("initdb"), "--pgdata", str(self.folder / "data"), "--no-sync"),
            *("--auth=trust", "--username=larceny", "--encoding=UTF8", "--locale=C"),
        )
        subprocess.run(as_nobody(command), cwd=self.folder, stdout=subprocess.DEVNULL, check=True)

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
        return [program("postgres"), "-D", str(self.folder / "data"), *options]

    @property
    def url(self) -> str:
        """Return where it is, without a database."""
        return f"postgresql+psycopg://larceny@127.0.0.1:{self.port}/"


class Redis(Server):
    """Redis, without anything on the disk."""

    def command(self) -> Sequence[str]:
        """Return how to start it."""
        options = ("--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly")
        return [program("redis-server"), *options, "no"]

    @property
    def url(self) -> str:
        """Return where it is."""
        return f"redis://127.0.0.1:{self.port}/0"


def unprivileged_user() -> str | None:
    """Choose who runs the servers: PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def as_nobody(command: Sequence[str]) -> list[str]:
    """Return how to run a command without being root."""
    user = unprivileged_user()
    if user is None:
        return list(command)
    group = str(pwd.getpwnam(user).pw_gid)
    return ["setpriv", f"--reuid={user}", f"--regid={group}", "--clear-groups", "--", *command]


@contextmanager
def folder_for_servers() -> Iterator[Path]:
    """Make a folder that the user of the servers may write to, and remove it afterwards."""
    with tempfile.TemporaryDirectory(prefix="larceny-services-") as name:
        folder, user = Path(name), unprivileged_user()
        for part in ("postgres", "redis"):
            (folder / part).mkdir()
        if user is not None:
            for path in (folder, folder / "postgres", folder / "redis"):
                shutil.chown(path, user)
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
    """Where the servers of a session are."""

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
            [sys.executable, "-m", "tests.server.services", "keep", str(folder)],
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
        try:
            redis.start()
            postgres.prepare()
            postgres.start()
            _tell(folder / "addresses.json", {"postgres": postgres.url, "redis": redis.url})
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


def main(arguments: Sequence[str]) -> None:
    """Install the servers, or keep them."""
    try:
        match list(arguments):
            case ["install"]:
                install()
            case ["keep", folder]:
                keep(Path(folder))
            case _:
                sys.exit("usage: python -m tests.server.services install")
    except Unavailable as reason:
        sys.exit(f"PostgreSQL, Redis and Chromium are needed for the tests: {reason}")


if __name__ == "__main__":
    main(sys.argv[1:])
