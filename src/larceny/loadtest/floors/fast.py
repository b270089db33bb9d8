"""The fast floor: an ASGI app without a framework, on uvloop, that commits in groups.

As in our server, a message is on the disk before anybody is sent it, and while one group is
written, the next one gathers. There is no compression, and nothing is looked at that is relayed.

python -m larceny.loadtest.floors.fast DATABASE PORT
"""

import asyncio
import gc
import sqlite3
import sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import chain

import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

SWITCH_S = 0.0002
"""How long the event loop keeps the thread waiting that commits."""

MOST_ROWS = 1_000
"""Rows in one statement."""

Message = tuple[str, str]
"""A room, and what is said there."""


class Journal:
    """Stores messages durably, all rows in one statement and all statements in one transaction."""

    def __init__(self, database: str) -> None:
        self._connection = sqlite3.connect(database, isolation_level=None, check_same_thread=False)
        self._connection.execute("PRAGMA journal_mode=WAL")
        self._connection.execute("PRAGMA synchronous=FULL")
        self._connection.execute("CREATE TABLE messages (room TEXT, body TEXT)")

    def store(self, group: list[Message]) -> None:
        """Commit a group."""
        self._connection.execute("BEGIN IMMEDIATE")
        for first in range(0, len(group), MOST_ROWS):
            some = group[first : first + MOST_ROWS]
            values = ", ".join(["(?, ?)"] * len(some))
            rows = list(chain.from_iterable(some))
            self._connection.execute(f"INSERT INTO messages VALUES {values}", rows)
        self._connection.execute("COMMIT")


class Relay:
    """The ASGI app."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._writer = ThreadPoolExecutor(1)
        self._rooms: dict[str, set[Send]] = defaultdict(set)
        self._waiting: list[Message] = []
        self._woken = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take what one client says, until it goes."""
        await receive()
        await send({"type": "websocket.accept"})
        room = scope["path"]
        self._rooms[room].add(send)
        while (message := await receive())["type"] == "websocket.receive":
            self._waiting.append((room, message["text"]))
            self._woken.set()
        self._rooms[room].discard(send)

    async def run(self) -> None:
        """Commit what waits, then relay it; meanwhile the next group is committed."""
        loop = asyncio.get_running_loop()
        relaying = set()
        while True:
            await self._woken.wait()
            self._woken.clear()
            group, self._waiting = self._waiting, []
            await loop.run_in_executor(self._writer, self._journal.store, group)
            task = loop.create_task(self._relay(group))
            relaying.add(task)
            task.add_done_callback(relaying.discard)

    async def _relay(self, group: list[Message]) -> None:
        for room, body in group:
            for send in tuple(self._rooms[room]):
                with suppress(ClientDisconnected):
                    await send({"type": "websocket.send", "text": body})


async def serve(database: str, port: int) -> None:
    """Relay until the process is told to go."""
    relay = Relay(Journal(database))
    config = uvicorn.Config(
        relay,
        port=port,
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="warning",
        access_log=False,
    )
    running = asyncio.create_task(relay.run())
    await uvicorn.Server(config).serve()
    running.cancel()


if __name__ == "__main__":
    import uvloop  # Windows has none

    sys.setswitchinterval(SWITCH_S)
    gc.freeze()
    uvloop.run(serve(sys.argv[1], int(sys.argv[2])))
