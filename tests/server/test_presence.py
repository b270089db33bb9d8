"""Who is there: connected, away, or only looking on, as everybody at a table is told."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from larceny.games.registry import find_game
from larceny.kernel.events import Seat
from larceny.server.domain.tables import Plan
from larceny.server.service.service import Service

from .api import Api, listening, serve
from .api import Guest as Visitor
from .memory_hub import MemoryHub
from .nodes import tell
from .tables import Guest, guest
from .waiting import PATIENCE_S, PATIENTLY, eventually


class Page:
    """A page in a browser that is open at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.presence: dict[str, Any] = {}
        self.seat: Seat | None = None

    async def until(
        self, connected: list[int], watching: int = 0, seat: Seat | None = None
    ) -> None:
        """Read on until the page knows who is there, and with whose eyes it looks."""
        while (self.presence.get("connected"), self.presence.get("watching"), self.seat) != (
            connected,
            watching,
            seat,
        ):
            told = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE_S))
            if told["type"] == "presence":
                self.presence = told
            if told["type"] == "snapshot":
                self.seat = told["seat"]


@asynccontextmanager
async def opened(url: str, visitor: Visitor, table: str) -> AsyncIterator[Page]:
    """Open the link of a table."""
    headers = {"Authorization": f"Bearer {visitor.token}"}
    address = url.replace("http", "ws", 1) + "/api/socket"
    async with connect(address, additional_headers=headers, **PATIENTLY) as socket:
        await socket.send(json.dumps({"type": "subscribe", "table": table}))
        yield Page(socket)


@pytest.fixture
async def api(tmp_path: Path) -> AsyncIterator[Api]:
    async with serve(tmp_path) as running:
        yield running


@pytest.mark.anyio
@pytest.mark.parametrize("lobby", range(3))
async def test_who_opens_the_link_and_sits_down_is_connected(api: Api, lobby: int) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    table = await ann.new_table()
    path = f"/api/tables/{table}"
    async with (
        listening(api) as url,
        opened(url, ann, table) as hers,
        opened(url, bo, table) as his,
    ):
        await hers.until([0], watching=1, seat=Seat(0))
        await his.until([0], watching=1)
        await bo.did("POST", f"{path}/sit")
        for page, seat in ((hers, 0), (his, 1)):
            await page.until([0, 1], seat=Seat(seat))
        for one in (ann, bo):
            await one.did("POST", f"{path}/ready")
        await ann.did("POST", f"{path}/start")
        async with opened(url, bo, table) as again:
            await again.until([0, 1], seat=Seat(1))


def test_who_sits_down_at_another_node_is_connected_at_all_of_them(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        host, friend = await guest(here), await guest(here)
        rules = find_game("master-thieves").ruleset("french")
        table = await here.lobby.open_table(
            host.person, Plan("master-thieves", dict(rules.to_fields()), 2)
        )
        await host.subscribe(table.id)
        looks_on = Guest(friend.person, there)
        await looks_on.subscribe(table.id)
        pages = [host, looks_on]
        await eventually(lambda: all(is_told(one, [0], watching=1) for one in pages))
        await here.lobby.sit(table.id, friend.person, None)
        await eventually(lambda: all(is_told(one, [0, 1], watching=0) for one in pages))

    tell(sqlite, story)


def test_who_is_at_two_nodes_and_leaves_one_is_still_there(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        host, friend = await guest(here), await guest(here)
        rules = find_game("master-thieves").ruleset("french")
        table = await here.lobby.open_table(
            host.person, Plan("master-thieves", dict(rules.to_fields()), 2)
        )
        await here.lobby.sit(table.id, friend.person, None)
        for one in (host, friend):
            await one.subscribe(table.id)
        again = Guest(friend.person, there)
        await again.subscribe(table.id)
        await eventually(lambda: here.sessions.loaded[table.id].audience.elsewhere)
        here.subscriptions.unsubscribe(here.sessions.loaded[table.id], friend)
        assert is_told(host, [0, 1], watching=0)
        there.subscriptions.unsubscribe(there.sessions.loaded[table.id], again)
        await eventually(lambda: is_told(host, [0], watching=0))

    tell(sqlite, story)


def is_told(page: Guest, connected: list[int], watching: int) -> bool:
    """Whether the last that somebody was told is that these are there."""
    told = page.messages("presence")
    return bool(told) and (told[-1]["connected"], told[-1]["watching"]) == (connected, watching)
