"""The server as a process of its own, and guests who come to it over HTTP and sockets."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection, connect

from larceny import compiled

from .nursery import Forked
from .waiting import PATIENCE_S, PATIENTLY

UNLIMITED = {"LARCENY_LIMITS_CONNECTIONS": "100000,0.01", "LARCENY_LIMITS_REPLAYS": "100000,0.01"}
"""For those who come back or ask again far more often than people do."""


def clean_environment(folder: Path, **settings: str) -> dict[str, str]:
    """Return the environment without anybody's settings, and with a data folder of its own."""
    kept = {
        key: value
        for key, value in os.environ.items()
        if not key.startswith("LARCENY_") or key == compiled.SWITCH
    }
    return {**kept, "XDG_DATA_HOME": str(folder), **settings}


def run_serve(folder: Path, *options: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a server that ends by itself, as one with wrong settings does."""
    folder.mkdir(exist_ok=True)
    log = folder / f"log-{time.monotonic_ns()}"
    process = Forked(["serve", *options], clean_environment(folder, **settings), log)
    with process.stdout:
        printed = process.stdout.read()
    code = process.wait(PATIENCE_S)
    errors = log.read_text(encoding="utf-8")
    return subprocess.CompletedProcess(["serve", *options], code, printed, errors)


@dataclass
class ServerProcess:
    """A server that runs."""

    process: "Process"
    log: Path
    told: dict[str, str]

    @property
    def url(self) -> str:
        return self.told["listening"]

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Tell it to go; return its exit code. One that does not go ends the test."""
        self.process.send_signal(how)
        return self.process.wait(PATIENCE_S)

    def logged(self) -> str:
        return self.log.read_text(encoding="utf-8")


@contextmanager
def serving(folder: Path, *options: str, **settings: str) -> Iterator[ServerProcess]:
    """Start a server on a free port; end it afterwards, if it has not ended."""
    with _running(Forked, folder, options, settings) as server:
        yield server


@contextmanager
def serving_afresh(folder: Path) -> Iterator[ServerProcess]:
    """Start a server that imports everything anew, as the command does."""
    with _running(_anew, folder, (), {}) as server:
        yield server


Process = subprocess.Popen[str] | Forked


@contextmanager
def _running(
    start: Callable[[Sequence[str], Mapping[str, str], Path], Process],
    folder: Path,
    options: Sequence[str],
    settings: Mapping[str, str],
) -> Iterator[ServerProcess]:
    folder.mkdir(exist_ok=True)
    log = folder / f"log-{time.monotonic_ns()}"
    words = ["serve", "--port", "0", "--json", *options]
    patient = {"LARCENY_BOT_MS": "600000", **settings}  # no bot is slow because the machine is
    process = start(words, clean_environment(folder, **patient), log)
    assert process.stdout is not None
    try:
        first = process.stdout.readline()
        assert first, log.read_text(encoding="utf-8")
        yield ServerProcess(process, log, json.loads(first))
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        process.wait()
        process.stdout.close()


def _anew(words: Sequence[str], environment: Mapping[str, str], log: Path) -> subprocess.Popen[str]:
    with log.open("wb") as stderr:
        return subprocess.Popen(
            [sys.executable, "-m", "larceny.cli.main", *words],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
        )


@dataclass
class Guest:
    """Somebody who plays over a socket, and knows only what he is told."""

    url: str
    token: str
    http: httpx.Client
    socket: ClientConnection | None = None
    seq: int = -1
    legal: list[str] = field(default_factory=list)
    status: str = "lobby"
    heard: list[dict[str, Any]] = field(default_factory=list)
    open: ExitStack = field(default_factory=ExitStack)

    def post(self, path: str, body: Any = None) -> Any:
        """Ask for something; it must be granted."""
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.is_success, (path, answer.status_code, answer.text)
        return answer.json()

    def connect(self) -> None:
        """Open a socket, instead of the one that is open."""
        self.open.close()
        socket = connect(
            f"{self.url.replace('http', 'ws', 1)}/api/socket",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            **PATIENTLY,
        )
        self.socket = self.open.enter_context(socket)

    def send(self, **message: Any) -> None:
        """Say something over the socket."""
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE_S) -> dict[str, Any]:
        """Wait for the next message, and learn from it."""
        assert self.socket is not None
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        if message["type"] in ("snapshot", "step"):
            self.seq = message["seq"]
            self.legal = [] if message["legal"] is None else message["legal"]["actions"]
        if message["type"] in ("snapshot", "lobby"):
            self.status = message["lobby"]["status"]
        return message

    def hear_until(self, kind: str, **facts: Any) -> dict[str, Any]:
        """Wait for a message of a kind."""
        while True:
            message = self.hear()
            if message["type"] == kind and all(message[key] == facts[key] for key in facts):
                return message

    def act(self, table: str, word: str, id_: str) -> dict[str, Any]:
        """Decide, and wait until it is acknowledged."""
        self.legal = []
        self.send(type="act", table=table, id=id_, seq=max(self.seq, 0), action=word)
        return self.hear_until("ack", id=id_)


@contextmanager
def guests(url: str, count: int) -> Iterator[list[Guest]]:
    """Let guests in."""
    came: list[Guest] = []
    try:
        for _ in range(count):
            http = httpx.Client(base_url=url, timeout=PATIENCE_S)
            token = http.post("/api/guest", json={"token": True}).json()["token"]
            http.headers["Authorization"] = f"Bearer {token}"
            came.append(Guest(url, token, http))
        yield came
    finally:
        for guest in came:
            guest.http.close()
            guest.open.close()


def begin(players: Sequence[Guest], game: str = "master-thieves", **plan: Any) -> str:
    """Sit down at a new table, subscribe and begin; return the table."""
    host = players[0]
    table: str = host.post("/api/tables", {"game": game, "seats": len(players), **plan})["id"]
    for number, player in enumerate(players):
        if player is not host:
            player.post(f"/api/tables/{table}/sit", {"seat": number})
        player.post(f"/api/tables/{table}/ready", {"contribution": f"contribution{number}"})
        player.connect()
        player.send(type="subscribe", table=table)
        player.hear_until("snapshot")
    host.post(f"/api/tables/{table}/start")
    for player in players:
        player.hear_until("step", seq=0)
    return table


def play(players: Sequence[Guest], table: str, dice: Random, most: int = 10_000) -> list[str]:
    """Play at random until the game is over, or long enough; return the words."""
    words: list[str] = []
    until = time.monotonic() + PATIENCE_S
    while len(words) < most and players[0].status != "over":
        asked = [player for player in players if player.legal]
        if not asked:
            assert time.monotonic() < until
            _hear_what_comes(players)
            continue
        player = dice.choice(asked)
        words.append(dice.choice(player.legal))
        ack = player.act(table, words[-1], uuid4().hex)
        for other in players:
            while other.seq < ack["seq"]:
                other.hear()
    return words


def _hear_what_comes(players: Sequence[Guest]) -> None:
    for player in players:
        with suppress(TimeoutError):
            player.hear(0.01)
