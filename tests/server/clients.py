"""People who play whole games over real sockets, and keep every byte that they were told."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from larceny.games.registry import find_game
from larceny.kernel.events import Event, Viewer
from larceny.kernel.play import Match
from larceny.kernel.record import Record, from_json

from .tables import chosen
from .waiting import PATIENCE_S, PATIENTLY

HARMLESS = {"too-late", "already-answered", "resync"}
"""What may be said to one who answers again because he came back."""


def database_in(folder: Path) -> str:
    """Say where a server process keeps its data."""
    return f"sqlite:///{folder / 'larceny' / 'larceny.db'}"


@dataclass
class Client:
    """One tab of a browser: it plays for a seat, or looks on."""

    url: str
    token: str
    seat: Viewer = None
    plays: bool = False
    stays_for: int | None = None  # messages, before it goes away and comes back
    waits_for: asyncio.Event | None = None  # before it decides
    dice: Random = field(default_factory=lambda: Random(1))
    raw: list[str] = field(default_factory=list)
    steps: dict[int, dict[str, Any]] = field(default_factory=dict)
    came_back: int = 0
    seq: int = -1
    view: Any = None
    legal: Any = None
    status: str = "lobby"
    problems: list[str] = field(default_factory=list)
    _answers: dict[int, str] = field(default_factory=dict)  # by question

    @property
    def done(self) -> bool:
        """Whether the game is over, and he has seen how it ended."""
        return self.status == "over" and self.view["ending"] is not None

    async def play(self, table: str) -> None:
        """Look on, and play if asked, until the game is over."""
        while not self.done:
            address = f"{self.url.replace('http', 'ws', 1)}/api/socket"
            headers = {"Authorization": f"Bearer {self.token}"}
            async with connect(address, additional_headers=headers, **PATIENTLY) as socket:
                since = {} if self.seq < 0 else {"from_seq": self.seq}
                await socket.send(json.dumps({"type": "subscribe", "table": table, **since}))
                await self._talk(socket, table)
            self.came_back += 1

    async def _talk(self, socket: ClientConnection, table: str) -> None:
        heard, asked = 0, None
        async for text in socket:
            assert isinstance(text, str)
            self._hear(text)
            heard += 1
            if self.done or heard == self.stays_for:
                return
            if self.plays and self.legal is not None and self.legal["since"] != asked:
                asked = self.legal["since"]
                if self.waits_for is not None:
                    await self.waits_for.wait()
                await socket.send(self._answer(table, asked))

    def _answer(self, table: str, asked: int) -> str:
        """Answer a question; the same question is answered alike, under the same id."""
        word = self._answers.setdefault(asked, chosen(self.legal["actions"], self.dice))
        act = {"type": "act", "table": table, "id": f"q{asked}", "seq": self.seq, "action": word}
        return json.dumps(act)

    def _hear(self, text: str) -> None:
        self.raw.append(text)
        message = json.loads(text)
        if message["type"] in ("snapshot", "step"):
            self._see(message)
        if message["type"] in ("snapshot", "lobby"):
            self.status = message["lobby"]["status"]
        if message["type"] == "error" and message["code"] not in HARMLESS:
            self.problems.append(text)

    def _see(self, message: dict[str, Any]) -> None:
        if message["type"] == "step":
            if message["seq"] != self.seq + 1:
                self.problems.append(f"step {message['seq']} after {self.seq}")
            self.steps[message["seq"]] = message
        self.seq = message["seq"]
        if message["type"] == "snapshot" or message["view"] is not None:
            self.view, self.legal = message["view"], message["legal"]


class Person:
    """Somebody who sits down over HTTP."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE_S)
        told = self.http.post("/api/guest", json={"token": True}).json()
        self.id, self.token = told["id"], told["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def post(self, path: str, **body: Any) -> Any:
        """Ask for something that must be granted."""
        answer = self.http.post(path, json=body)
        assert answer.is_success, (path, answer.text)
        return answer.json()

    def tab(self, seat: Viewer = None, **how: Any) -> Client:
        """Open one more tab."""
        return Client(self.url, self.token, seat, dice=Random(f"{seat}"), **how)


def sit_down(people: Sequence[Person], game: str, **plan: Any) -> str:
    """Sit down at a new table, all ready; return it."""
    host = people[0]
    table = str(host.post("/api/tables", game=game, seats=len(people), **plan)["id"])
    for seat, one in enumerate(people):
        if one is not host:
            one.post(f"/api/tables/{table}/sit", seat=seat)
        one.post(f"/api/tables/{table}/ready", contribution=contribution(seat))
    return table


def contribution(seat: int) -> str:
    """What a seat adds to the deal."""
    return f"the-contribution-of-{seat}"


async def play_out(host: Person, table: str, clients: Sequence[Client]) -> Record:
    """Let clients play a whole game; return its record."""
    playing = [asyncio.create_task(client.play(table)) for client in clients]
    while not all(client.raw[1:] for client in clients):  # everybody is there for the deal
        await asyncio.sleep(0.01)
    await asyncio.to_thread(host.post, f"/api/tables/{table}/start")
    await asyncio.wait_for(asyncio.gather(*playing), PATIENCE_S)
    return from_json(host.http.get(f"/api/tables/{table}/record").text)


# What they should have been told ------------------------------------------------------------------


def replayed(record: Record) -> tuple[Any, list[list[Event]]]:
    """Play a record again; return its match and what happened, step by step."""
    game = find_game(record.game)
    assert record.secret is not None
    rules = game.ruleset_from_fields(record.ruleset)
    match = Match(game, rules, record.players, record.secret, record.contributions)
    steps = [list(match.events)]
    steps += [match.act(seat, word) for seat, word in record.moves]
    return match, steps


def as_told(value: Any) -> Any:
    """Write something as JSON does."""
    return json.loads(json.dumps(value))


def witnessed(record: Record, steps: Sequence[Sequence[Event]], viewer: Viewer) -> list[Any]:
    """Return what a viewer may witness, step by step."""
    game = find_game(record.game)
    return [as_told([game.witnessed(e, viewer).to_json() for e in events]) for events in steps]


def check_told(record: Record, clients: Sequence[Client]) -> None:
    """Check that everybody was told everything, in order, and nothing but what he may know."""
    match, steps = replayed(record)
    for client in clients:
        assert client.problems == []
        first = min(client.steps) if client.stays_for else 0  # one may be away during the deal
        assert [*client.steps] == list(range(first, len(steps)))
        told = [step["events"] for step in client.steps.values()]
        assert told == witnessed(record, steps, client.seat)[first:]
        assert client.view == as_told(match.game.view(match.state, client.seat).to_json())
        assert client.legal is None
