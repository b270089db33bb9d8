"""People who play over sockets by lot, come back when the server dies, and remember everything."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from larceny.games.registry import find_game
from larceny.kernel.chance import commitment
from larceny.server.domain import identity as names
from larceny.server.domain.game_clock import TimeControl
from larceny.server.domain.tables import Chair, Plan, Status, Table
from larceny.server.ports.store import Person, Store

from .waiting import PATIENTLY

Json = dict[str, Any]

EVENTFUL = ("play", "peek", "rob", "dagger")
"""What others may react to is rare by lot alone; so it is done where it can be."""


# Tables -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Wanted:
    """A table that shall be played at: people first, then bots; perhaps one who looks on."""

    game: str
    people: int
    bots: int = 0
    watchers: int = 0
    reaction_ms: int = 0
    clock: TimeControl = field(default_factory=TimeControl)
    naps: float = 0.0  # how often somebody lets his time run out
    changes: Mapping[str, Any] = field(default_factory=dict)

    @property
    def is_timed(self) -> bool:
        """Whether somebody may come too late, and be refused."""
        return bool(self.reaction_ms) or bool(self.naps)


@dataclass(frozen=True)
class Laid:
    """A table in the database, and the tokens of the people who may come."""

    table: str
    wanted: Wanted
    tokens: tuple[str, ...]


def lay(store: Store, wanted: Wanted) -> Laid:
    """Lay a table; the server deals when the first one comes."""
    game = find_game(wanted.game)
    fields = dict(game.ruleset(game.default_edition, **wanted.changes).to_fields())
    seats = wanted.people + wanted.bots
    plan = Plan(wanted.game, fields, seats, clock=wanted.clock, reaction_ms=wanted.reaction_ms)
    tokens, chairs = [], []
    for number in range(wanted.people + wanted.watchers):
        tokens.append(names.new_token())
        person = Person(names.new_id(), f"Player {number}", 0)
        store.people.add_person(person, names.hash_of(tokens[-1]))
        if number < wanted.people:
            chairs.append(Chair(person=person.id, name=person.name, colour=number, ready=True))
    for seat in range(wanted.people, seats):
        chairs.append(Chair(name=f"Bot {seat}", bot="random", colour=seat, ready=True))
    secret = names.new_token()
    host = chairs[0].person or ""
    table = Table(names.new_id(), plan, host, tuple(chairs), commitment(secret), secret, 0)
    store.tables.add_table(replace(table, status=Status.PLAYING))
    return Laid(table.id, wanted, tuple(tokens))


# People -----------------------------------------------------------------------------------------


class Address:
    """Where a server listens, as long as it does."""

    def __init__(self) -> None:
        self._url = ""
        self._listens = asyncio.Event()

    def is_at(self, url: str) -> None:
        self._url = url.replace("http", "ws", 1) + "/api/socket"
        self._listens.set()

    def is_gone(self) -> None:
        self._listens.clear()

    async def found(self) -> str:
        await self._listens.wait()
        return self._url


@dataclass(frozen=True)
class Act:
    """A decision that was sent."""

    id: str
    seq: int
    word: str


@dataclass(frozen=True)
class Shown:
    """A step that somebody was shown, or how a table stood after it."""

    seq: int
    events: list[Json] | None
    view: Json | None


@dataclass
class Told:
    """What a server has told somebody."""

    acked: list[Act] = field(default_factory=list)
    shown: list[Shown] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)


class Player:
    """Somebody at a table, with a seat or without."""

    def __init__(
        self, laid: Laid, number: int, addresses: Sequence[Address], at: int, dice: Random
    ) -> None:
        self.laid = laid
        self.seat = number if number < laid.wanted.people else None
        self.dice = dice
        self.connected = self.over = False
        self.seq = -1
        self.acts = self.connections = 0
        self.pending: Act | None = None
        self.told = Told()
        self.back_after: list[float] = []  # seconds from losing a server to how the table stands
        self._token = laid.tokens[number]
        self._addresses = addresses
        self._at = at
        self._answered = -1  # since when the question was asked that he answered last
        self._acked_since = -1
        self._legal: Json | None = None
        self._acked_ids: set[str] = set()
        self._lost_at: float | None = None
        self._socket: ClientConnection | None = None

    def take_told(self) -> Told:
        """Return what was told since the last time."""
        told, self.told = self.told, Told()
        return told

    async def run(self) -> None:
        """Play until the game is over, at whatever server there is."""
        while not self.over:
            url = await self._addresses[self._at].found()
            with suppress(WebSocketException, OSError, TimeoutError):
                await self._play(url)
            self.connected = False
            if not self.over:
                self._lost_at = self._lost_at or time.monotonic()
                self._at = (self._at + 1) % len(self._addresses)
                await asyncio.sleep(0.02)

    async def _play(self, url: str) -> None:
        headers = {"Authorization": f"Bearer {self._token}"}
        async with connect(
            url, additional_headers=headers, compression=None, **PATIENTLY
        ) as socket:
            self._socket = socket
            self.connected = True
            self.connections += 1
            await self._subscribe()
            if self.pending is not None:
                await self._send(self.pending)
            async for text in socket:
                await self._hear(json.loads(text))
                if self.over:
                    return

    async def _say(self, **message: Any) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def _subscribe(self) -> None:
        more = {} if self.seq < 0 else {"from_seq": self.seq}
        await self._say(type="subscribe", table=self.laid.table, **more)

    async def _send(self, act: Act) -> None:
        await self._say(
            type="act", table=self.laid.table, id=act.id, seq=max(act.seq, 0), action=act.word
        )

    async def _hear(self, message: Json) -> None:
        match message["type"]:
            case "snapshot" | "step":
                await self._see(message)
            case "ack":
                await self._acknowledged(message)
            case "error" if message["code"] == "resync":
                await self._subscribe()
            case "error":
                await self._is_refused(message)
        if "lobby" in message:
            self.over = message["lobby"]["status"] == "over"

    async def _see(self, message: Json) -> None:
        seq, events = message["seq"], message.get("events")
        if events is not None and self.seq >= 0 and seq != self.seq + 1:
            self.told.wrong.append(f"step {seq} was told after step {self.seq}")
        elif seq < self.seq:
            self.told.wrong.append(f"the table went back from step {self.seq} to {seq}")
        self.seq = seq
        self.told.shown.append(Shown(seq, events, message["view"]))
        if message["view"] is not None and self._lost_at is not None:
            self.back_after.append(time.monotonic() - self._lost_at)
            self._lost_at = None
        self._legal = message["legal"]
        if self._legal is not None and self._legal["since"] == self._acked_since:
            self.told.wrong.append(f"asked again since {self._acked_since} after an answer")
        await self._decide()

    async def _decide(self) -> None:
        """Answer the last question, unless that was done, or another answer is on its way."""
        legal = self._legal
        if legal is None or self.pending is not None or legal["since"] <= self._answered:
            return
        self._answered = legal["since"]
        if self.dice.random() < self.laid.wanted.naps:
            return
        self.acts += 1  # ids are the player's own; others use the same ones
        self.pending = Act(str(self.acts), self.seq, self._choice(legal["actions"]))
        for _ in range(2 if self.dice.random() < 0.1 else 1):
            await self._send(self.pending)

    def _choice(self, words: list[str]) -> str:
        eventful = [word for word in words if word.startswith(EVENTFUL)]
        return self.dice.choice(eventful if eventful and self.dice.random() < 0.7 else words)

    async def _acknowledged(self, message: Json) -> None:
        if self.pending is not None and message["id"] == self.pending.id:
            self.told.acked.append(self.pending)
            self._acked_ids.add(self.pending.id)
            self._acked_since = self._answered
            self.pending = None
            await self._decide()
        elif message["id"] not in self._acked_ids and not self.laid.wanted.is_timed:
            self.told.wrong.append(f"an answer to {message['id']}, which was refused")

    async def _is_refused(self, message: Json) -> None:
        self.told.refused[message["code"]] += 1
        if message["id"] in self._acked_ids:
            self.told.wrong.append(f"{message['code']} for {message['id']}, which was acknowledged")
        elif not self.laid.wanted.is_timed:
            self.told.wrong.append(f"refused: {message}")
        if self.pending is not None and message["id"] == self.pending.id:
            self.pending = None
            await self._decide()  # what was asked meanwhile
