"""Floods against a real server, and what another client notices of them.

    python -m tests.server.flood [--seconds 30] [--only NAME]

Each flood comes from a process of its own, as fast as it can, and comes back whenever it is cut
off. Meanwhile somebody else sends a ping every 20 ms and waits for the answers. Fails when one of a
hundred of them takes 100 ms or more.
"""

import argparse
import asyncio
import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .processes import serving_afresh
from .raw_sockets import CONTINUATION, PING, PONG, TEXT, frame, upgrade
from .waiting import PATIENCE_S, PATIENTLY

MOST_P99_MS = 100.0
EVERY_S = 0.02
WARM_UP_S = 1.0
"""How long everybody runs before it counts."""

AT_ONCE = 64 * 1024
"""Bytes that a flood sends in one go."""

IMPATIENT_S = 0.05
"""When nobody takes what it sends for so long, a flood comes back over another connection."""


@dataclass(frozen=True, slots=True)
class Flood:
    """What is sent without end, after what, and whether by a guest or by a stranger."""

    again: bytes
    first: bytes = b""
    by_guest: bool = True


BEGUN = frame(TEXT, b"{", last=False)
FLOODS = {
    "nothing": Flood(b""),
    "stranger's fragments": Flood(frame(CONTINUATION, last=False), BEGUN, by_guest=False),
    "stranger's pongs": Flood(frame(PONG), by_guest=False),
    "fragments": Flood(frame(CONTINUATION, last=False), BEGUN),
    "pongs": Flood(frame(PONG)),
    "long pings": Flood(frame(PING, b"x" * 125)),
    "empty pings": Flood(frame(PING)),
    "messages": Flood(frame(TEXT, b'{"type":"ping","id":"1"}')),
}


# The flood --------------------------------------------------------------------------------------


def attack(name: str, url: str, token: str) -> None:
    """Flood until the process is ended."""
    flood, where = FLOODS[name], urlsplit(url)
    head = upgrade(url, token if flood.by_guest else None)
    again = flood.again * (AT_ONCE // len(flood.again))
    while True:
        with (
            suppress(OSError),
            socket.create_connection((str(where.hostname), int(where.port or 80)), 10) as tcp,
        ):
            tcp.sendall(head)
            tcp.recv(65_536)
            tcp.settimeout(IMPATIENT_S)
            tcp.sendall(flood.first)
            while True:
                tcp.sendall(again)
                _swallow(tcp)


def _swallow(tcp: socket.socket) -> None:
    """Read what was answered, if anything, so that no answer is in the way."""
    with suppress(BlockingIOError):
        while tcp.recv(65_536, socket.MSG_DONTWAIT):
            pass


@contextmanager
def _attacked(name: str, url: str, token: str) -> Iterator[None]:
    if not FLOODS[name].again:
        yield
        return
    process = subprocess.Popen([sys.executable, "-m", __spec__.name, "--attack", name, url, token])
    try:
        yield
    finally:
        process.kill()
        process.wait()


# The other client -------------------------------------------------------------------------------


class Bystander:
    """Sends pings at a steady pace, answered or not, and notes how long the answers took."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self._sent: dict[str, float] = {}

    async def ping(self, url: str, token: str, seconds: float) -> None:
        """Ping for so long, then wait for what was not answered yet."""
        headers = {"Authorization": f"Bearer {token}"}
        address = f"{url.replace('http', 'ws', 1)}/api/socket"
        async with connect(address, additional_headers=headers, **PATIENTLY) as socket_:
            hearing = asyncio.create_task(self._hear(socket_))
            began = time.perf_counter()
            for number in range(round((WARM_UP_S + seconds) / EVERY_S)):
                await asyncio.sleep(began + number * EVERY_S - time.perf_counter())
                self._sent[str(number)] = time.perf_counter()
                await socket_.send(json.dumps({"type": "ping", "id": str(number)}))
            async with asyncio.timeout(PATIENCE_S):
                while self._sent:
                    await asyncio.sleep(EVERY_S)
            hearing.cancel()

    async def _hear(self, socket_: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket_:
                told = json.loads(text)
                if told["type"] == "pong":
                    took = time.perf_counter() - self._sent.pop(told["id"])
                    if int(told["id"]) * EVERY_S >= WARM_UP_S:
                        self.seconds.append(took)

    def percentile_ms(self, share: float) -> float:
        """Return what so many of the answers took at most."""
        took = sorted(self.seconds)
        return took[min(len(took) - 1, int(len(took) * share))] * 1_000


def _new_guest(url: str) -> str:
    told = httpx.post(f"{url}/api/guest", json={"token": True}, timeout=PATIENCE_S)
    return str(told.json()["token"])


def measure(name: str, seconds: float) -> Bystander:
    """Let a flood run against a server of its own; return what somebody else noticed."""
    bystander = Bystander()
    with (
        tempfile.TemporaryDirectory(prefix="larceny-flood-") as folder,
        serving_afresh(Path(folder)) as server,
    ):
        mine, theirs = _new_guest(server.url), _new_guest(server.url)
        with _attacked(name, server.url, theirs):
            asyncio.run(bystander.ping(server.url, mine, seconds))
    return bystander


def main(arguments: Sequence[str]) -> int:
    """Run all floods, or one; say no if somebody else had to wait."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.flood", description=__doc__)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--only", choices=FLOODS)
    parser.add_argument("--attack", nargs=3, help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.attack:
        attack(*given.attack)
    bad = []
    print(f"{'flood':22} {'p50':>9} {'p99':>9} {'max':>9}   ms", flush=True)
    for name in [given.only] if given.only else FLOODS:
        noticed = measure(name, given.seconds)
        p50, p99, most = (noticed.percentile_ms(share) for share in (0.5, 0.99, 1.0))
        print(f"{name:22} {p50:9.1f} {p99:9.1f} {most:9.1f}", flush=True)
        if p99 >= MOST_P99_MS:
            bad.append(name)
    if bad:
        print(f"too slow for others (p99 of {MOST_P99_MS:.0f} ms or more): {', '.join(bad)}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
