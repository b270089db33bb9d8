"""The clients: each sits at one table, and decides by lot when it is asked."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .seeding import Laid


class Legal(msgspec.Struct):
    """What may be decided."""

    since: int
    actions: list[str]


class Lobby(msgspec.Struct):
    """How a table stands."""

    status: str


class Heard(msgspec.Struct):
    """What a client reads of a message; the rest it skips."""

    type: str
    table: str = ""
    seq: int = -1
    legal: Legal | None = None
    lobby: Lobby | None = None


_heard = msgspec.json.Decoder(Heard).decode


@dataclass(slots=True)
class Tally:
    """What all clients together have seen."""

    moves: int = 0
    refused: int = 0
    seated: int = 0  # clients that see their first table
    steps: int = 0  # messages that told of a decision
    bytes: int = 0  # of these
    lost: int = 0  # connections that broke
    idle: int = 0  # clients that ran out of tables
    seconds: list[float] = field(default_factory=list)  # from sending to the others' receiving
    sent: dict[tuple[str, int], tuple[float, int]] = field(default_factory=dict)
    counts: bool = False
    may_act: asyncio.Event = field(default_factory=asyncio.Event)

    def sends(self, table: str, seq: int, seat: int) -> None:
        """Note when a decision was sent that will be a step."""
        self.sent[table, seq] = (time.perf_counter(), seat)
        if self.counts:
            self.moves += 1

    def receives(self, table: str, seq: int, seat: int) -> None:
        """Note how long a step took to reach somebody else."""
        sent = self.sent.get((table, seq))
        if self.counts and sent is not None and sent[1] != seat:
            self.seconds.append(time.perf_counter() - sent[0])


Waits = Callable[[], float]
"""Says how long to wait before a decision; 0 for as soon as one may."""


class Client:
    """One seat at one table."""

    def __init__(self, url: str, laid: Laid, seat: int, tally: Tally, pace: Waits) -> None:
        self.url = url
        self.tables = list(laid.tables)
        self.table = self.tables.pop(0)
        self.token = laid.tokens[seat]
        self.seat = seat
        self.tally = tally
        self.pace = pace
        self.dice = Random(f"{self.table}/{seat}")
        self.is_seated = False
        self.decided = 0
        self.answered = -1  # since when the question was asked that it answered last

    async def run(self) -> None:
        """Sit at the table until the test is over."""
        headers = {"Authorization": f"Bearer {self.token}"}
        try:
            async with connect(self.url, additional_headers=headers, open_timeout=60) as socket:
                await self._sit(socket)
                async for text in socket:
                    await self._hear(socket, text)
        except ConnectionClosed:
            self.tally.lost += 1

    async def _hear(self, socket: ClientConnection, text: str | bytes) -> None:
        heard = _heard(text)
        if heard.table not in ("", self.table):
            return
        if heard.type == "step":
            self.tally.receives(self.table, heard.seq, self.seat)
            self.tally.steps += 1
            self.tally.bytes += len(text)
        elif heard.type == "snapshot" and not self.is_seated:
            self.is_seated = True
            self.tally.seated += 1
        elif heard.type == "error":
            self.tally.refused += 1
        if heard.type == "lobby" and heard.lobby is not None and heard.lobby.status == "over":
            await self._next_table(socket)
        elif heard.legal is not None and heard.legal.since > self.answered:
            self.answered = heard.legal.since
            await self._decide(socket, heard)

    async def _sit(self, socket: ClientConnection) -> None:
        await socket.send(f'{{"type":"subscribe","table":"{self.table}"}}')

    async def _next_table(self, socket: ClientConnection) -> None:
        """Play on at the next table, when a game is over."""
        await socket.send(f'{{"type":"unsubscribe","table":"{self.table}"}}')
        if self.tables:
            self.table, self.answered = self.tables.pop(0), -1
            await self._sit(socket)
        else:
            self.tally.idle += 1

    async def _decide(self, socket: ClientConnection, heard: Heard) -> None:
        assert heard.legal is not None
        if wait := self.pace():
            await asyncio.sleep(wait)
        if not self.tally.may_act.is_set():
            await self.tally.may_act.wait()
        self.decided += 1
        self.tally.sends(self.table, heard.seq + 1, self.seat)
        word = self.dice.choice(heard.legal.actions)
        await socket.send(
            f'{{"type":"act","table":"{self.table}","id":"{self.seat}-{self.decided}",'
            f'"seq":{heard.seq},"action":"{word}"}}'
        )


class Echo:
    """One seat of the floor: sends when it is its turn in the room.

    What it sends is as long as what the server tells of a decision, so both carry the same load.
    """

    def __init__(self, url: str, room: int, seat: int, seats: int, tally: Tally) -> None:
        self.length = 0
        self.url = f"{url}/relay/{room}"
        self.room = str(room)
        self.seat = seat
        self.seats = seats
        self.tally = tally

    async def run(self) -> None:
        """Pass the word round the room."""
        with suppress(ConnectionClosed):
            async with connect(self.url, open_timeout=60) as socket:
                self.tally.seated += 1
                if self.seat == 0:
                    await self._send(socket, 0)
                async for text in socket:
                    heard = _heard(text)
                    self.tally.receives(self.room, heard.seq, self.seat)
                    if (heard.seq + 1) % self.seats == self.seat:
                        await self._send(socket, heard.seq + 1)

    async def _send(self, socket: ClientConnection, seq: int) -> None:
        if not self.tally.may_act.is_set():
            await self.tally.may_act.wait()
        self.tally.sends(self.room, seq, self.seat)
        await socket.send(
            f'{{"type":"act","table":"{self.room:>22}","id":"{self.seat}-{seq}",'
            f'"seq":{seq},"action":"interchange a1 b2","view":"{"." * (self.length - 115)}"}}'
        )
