"""A crowd in the house, measured: python -m tests.server.crowd [hall|match|leaders] [PEOPLE]

`hall`: so many people (2,000) are in the lobby of one node; a table is laid once a second, and each
notes when he is told: within 100 ms, at the 95th of a hundred. Ten others a second come meanwhile,
and go again. `match`: so many (1,000) look for a quick match at once, and all sit within a minute.
`leaders`: the strongest of so many (100,000, a hundred of each strength) are told within 20 ms, by
SQLite and by PostgreSQL. It measures, so it wants a quiet machine, and is no part of the tests.
"""

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from statistics import quantiles
from typing import cast

import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from larceny.games.registry import DEFAULT_GAME
from larceny.loadtest.processes import free_port, running
from larceny.server.adapters.database import open_engine
from larceny.server.adapters.sql_ratings import SqlRatings, best_of
from larceny.server.adapters.sql_store import open_store
from larceny.server.domain import identity as names
from larceny.server.ports.store import Person
from larceny.server.serving import raise_file_limit

from .conftest import new_database
from .services import shared
from .test_leaderboards import plan_of, rate

ROUNDS = 20
AT_ONCE = 50
"""Connections that are opened at once."""

PASSING, STAYS_S = 400, 5
"""Others who come, one every tenth of a second, and how long each of them stays."""


def let_in(database: str, people: int) -> list[str]:
    """Let so many guests in, and return their tokens."""
    store, tokens = open_store(database), [names.new_token() for _ in range(people)]
    for number, token in enumerate(tokens):
        person = Person(names.new_id(), f"Guest {number}", number)
        store.people.add_person(person, names.hash_of(token))
    store.close()
    return tokens


@contextmanager
def house(people: int) -> Iterator[tuple[str, list[str]]]:
    """Run a server with its database in a new folder."""
    with tempfile.TemporaryDirectory(prefix="larceny-crowd-") as folder:
        database = f"sqlite:///{folder}/crowd.db"
        tokens, port = let_in(database, people + PASSING + 1), free_port()
        command = ["larceny.cli.main", "serve", "--no-open", "--port", str(port)]
        with running([*command, "--database", database], port, Path(folder)):
            yield f"127.0.0.1:{port}", tokens


async def all_connected(place: str, tokens: list[str]) -> list[ClientConnection]:
    """Connect everybody, a few at once."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def connected(token: str) -> ClientConnection:
        async with turns:
            socket = await connect(
                f"ws://{place}/api/socket",
                additional_headers={"Authorization": f"Bearer {token}"},
                open_timeout=120,
                ping_interval=None,
                compression=None,
                max_queue=None,
            )
            await socket.recv()  # the welcome
            return socket

    return list(await asyncio.gather(*map(connected, tokens)))


async def lay_table(place: str, token: str) -> tuple[str, float]:
    """Lay a public table; return its id, and when the server was asked for it."""
    body = json.dumps({"game": DEFAULT_GAME, "seats": 2, "public": True}).encode()
    reader, writer = await asyncio.open_connection(*place.split(":"))
    head = (
        f"POST /api/tables HTTP/1.1\r\nHost: {place}\r\nAuthorization: Bearer {token}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        "Connection: close\r\n\r\n"
    )
    began = time.perf_counter()
    writer.write(head.encode() + body)
    answer = await reader.read()
    writer.close()
    id_: str = json.loads(answer.partition(b"\r\n\r\n")[2])["id"]
    return id_, began


class Onlooker(asyncio.Protocol):
    """One in the hall, who takes hardly any time: it notes when it reads of a table."""

    def __init__(self, place: str, token: str, before_entering: float = 3) -> None:
        self.place, self.token, self.before_entering = place, token, before_entering
        self.wanted, self.told, self.seen = b"", 0.0, b""
        self.is_in = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        wire = cast("asyncio.Transport", transport)  # uvloop's are of no class of asyncio's
        entering = b'{"type":"enter-hall"}'
        frame = bytes([0x81, 0x80 | len(entering), 0, 0, 0, 0]) + entering  # masked by nothing
        head = (
            f"GET /api/socket HTTP/1.1\r\nHost: {self.place}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Authorization: Bearer {self.token}\r\n\r\n"
        )
        wire.write(head.encode())
        asyncio.get_running_loop().call_later(self.before_entering, wire.write, frame)

    def data_received(self, data: bytes) -> None:
        self.seen = self.seen[-100:] + data
        if b'"type":"hall"' in self.seen:
            self.is_in.set()
        if self.wanted and self.wanted in self.seen:
            self.told, self.wanted = time.perf_counter(), b""


def _itself(one: Onlooker) -> Onlooker:
    return one


async def passers_by(place: str, tokens: list[str]) -> None:
    """Let people come, and go again, one after the other."""
    host, port = place.split(":")
    loop = asyncio.get_running_loop()
    for token in tokens:
        one = Onlooker(place, token, before_entering=0.1)
        transport, _ = await loop.create_connection(partial(_itself, one), host, int(port))
        loop.call_later(STAYS_S, transport.close)
        await asyncio.sleep(0.1)


async def hall(place: str, tokens: list[str]) -> None:
    host, port = place.split(":")
    host_token, passing, staying = tokens[0], tokens[1 : PASSING + 1], tokens[PASSING + 1 :]
    loop, people = asyncio.get_running_loop(), [Onlooker(place, one) for one in staying]
    for first in range(0, len(people), AT_ONCE):
        some = people[first : first + AT_ONCE]
        opening = (loop.create_connection(partial(_itself, one), host, int(port)) for one in some)
        await asyncio.gather(*opening)
        await asyncio.sleep(0.2)
    await asyncio.gather(*(one.is_in.wait() for one in people))
    coming = asyncio.create_task(passers_by(place, passing))
    await asyncio.sleep(5)
    took: list[float] = []
    for _ in range(ROUNDS):
        for one in people:
            one.wanted, one.told, one.seen = b'"kind":"waiting"', 0.0, b""
        _, began = await lay_table(place, host_token)
        while not all(one.told for one in people):
            await asyncio.sleep(0.2)
        took += [one.told - began for one in people]
        await asyncio.sleep(1)
    coming.cancel()
    cuts = quantiles(took, n=100)
    print(
        f"{len(people)} in the hall, {ROUNDS} tables laid; from asking to being told: "
        f"p50 {cuts[49] * 1e3:.0f} ms, p95 {cuts[94] * 1e3:.0f} ms, p99 {cuts[98] * 1e3:.0f} ms"
    )


async def match(place: str, tokens: list[str]) -> None:
    sockets = await all_connected(place, tokens[PASSING + 1 :])
    began = time.perf_counter()
    seats: dict[str, int] = {}

    async def seated(socket: ClientConnection) -> float:
        await socket.send(json.dumps({"type": "seek", "game": DEFAULT_GAME, "tempo": "fast"}))
        async for text in socket:
            if (message := json.loads(text))["type"] == "seated":
                seats[message["seated_at"]] = seats.get(message["seated_at"], 0) + 1
                return time.perf_counter() - began
        raise ConnectionError

    took = sorted(await asyncio.gather(*map(seated, sockets)))
    print(
        f"{len(took)} people sit at {len(seats)} tables of {sorted(set(seats.values()))}: "
        f"half of them after {took[len(took) // 2]:.1f} s, all after {took[-1]:.1f} s"
    )


def leaders(people: int) -> None:
    with ExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory(prefix="larceny-crowd-")))
        addresses = opened.enter_context(shared(folder))
        urls = {
            "SQLite": f"sqlite:///{folder}/crowd.db",
            "PostgreSQL": opened.enter_context(new_database(addresses)),
        }
        for kind, url in urls.items():
            open_store(url).close()
            engine = open_engine(url)
            rate(engine, people, strengths=1_000)
            store, took = SqlRatings(engine), []
            for _ in range(50):
                began = time.perf_counter()
                store.leaderboard("master-thieves", 100)
                took.append((time.perf_counter() - began) * 1e3)
            usual, most = sorted(took)[25], max(took)
            print(f"{kind}: the first 100 of {people}: {usual:.1f} ms, at most {most:.1f} ms")
            print(plan_of(engine, best_of("master-thieves", 100)))
            engine.dispose()


def main(what: str, people: int | None) -> None:
    raise_file_limit()
    if what == "leaders":
        leaders(people or 100_000)
        return
    story, most = (match, 1_000) if what == "match" else (hall, 2_000)
    with house(people or most) as (place, tokens):
        loops = uvicorn.Config("", loop="auto").get_loop_factory()  # as fast as the server's
        with asyncio.Runner(loop_factory=loops) as runner:
            runner.run(story(place, tokens))


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else "hall", int(sys.argv[2]) if sys.argv[2:] else None)
