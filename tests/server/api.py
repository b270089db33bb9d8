"""A server for tests of the HTTP API, and people who use it."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any

import httpx
import msgspec
from fastapi import FastAPI
from sqlalchemy import select

from larceny import __version__
from larceny.games.registry import find_game
from larceny.kernel.chance import Chance
from larceny.protocol import messages as m
from larceny.server.adapters.database import open_engine, reading
from larceny.server.adapters.schema import game_tables, tokens
from larceny.server.app import make_app
from larceny.server.domain.identity import hash_of
from larceny.server.domain.tables import Table
from larceny.server.http.api import PARTS
from larceny.server.ports.clock import Clock
from larceny.server.service.people.rate_limits import Rate, Rates
from larceny.server.service.service import Service
from larceny.server.serving import Server, configure, listen, url_of
from larceny.server.settings import Settings

from .samples import set_up
from .waiting import PATIENCE_S

ORIGIN = "http://larceny.test"

_FREELY: dict[str, Any] = {
    one.name: Rate(10**6, 0.001) for one in fields(Rates) if one.type is Rate
}
NO_LIMITS = Rates(**_FREELY, open_tables=1_000)


class Api:
    """A running server, and everything it has answered."""

    def __init__(self, app: FastAPI, database: str, stack: AsyncExitStack) -> None:
        self.app = app
        self.database = database
        self._stack = stack
        self.heard: list[tuple[str, str]] = []  # what was asked, and the whole answer

    @property
    def service(self) -> Service:
        """Return what stands behind the API."""
        service: Service = self.app.state.service
        return service

    async def anybody(self, **headers: str) -> httpx.AsyncClient:
        """Return a client that nobody knows."""
        client = httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app, raise_app_exceptions=False),
            base_url=ORIGIN,
            headers=headers,
            event_hooks={"response": [self._hear]},
        )
        return await self._stack.enter_async_context(client)

    async def guest(self, name: str | None = None) -> "Guest":
        """Return a guest who came with a token."""
        client = await self.anybody()
        me = (await client.post("/api/guest", json={"token": True})).json()
        client.headers["Authorization"] = f"Bearer {me['token']}"
        guest = Guest(client, me["id"], me["token"])
        if name is not None:
            await guest.did("PATCH", "/api/me", name=name)
        return guest

    async def browser(self) -> "Guest":
        """Return a guest who came with a browser, and so has a cookie."""
        client = await self.anybody(Origin=ORIGIN)
        me = (await client.post("/api/guest")).json()
        return Guest(client, me["id"], client.cookies["larceny"])

    async def _hear(self, response: httpx.Response) -> None:
        await response.aread()
        asked = f"{response.request.method} {response.request.url.path}"
        self.heard.append((asked, f"{response.headers}\n{response.text}"))

    def table(self, table: str) -> Table:
        """Return a table as it is stored, secret and all."""
        found = self.service.store.tables.load_table(table)
        assert found is not None
        return found


class Guest:
    """Somebody."""

    def __init__(self, client: httpx.AsyncClient, id_: str, token: str) -> None:
        self.client = client
        self.id = id_
        self.token = token

    async def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        """Ask for something."""
        if method == "GET":
            return await self.client.get(path, params=body)
        return await self.client.request(method, path, json=body)

    async def did(self, method: str, path: str, **body: Any) -> Any:
        """Do something that must succeed; return the answer."""
        response = await self.ask(method, path, **body)
        assert response.is_success, (method, path, response.text)
        return response.json() if response.content else None

    async def refused(self, method: str, path: str, **body: Any) -> tuple[int, str]:
        """Do something that must be refused; return status and code."""
        response = await self.ask(method, path, **body)
        assert response.is_error, (method, path, response.text)
        told = response.json()
        assert {"code", "details"} <= set(told) <= {"code", "details", "rule"}
        return response.status_code, told["code"]

    async def new_table(self, **plan: Any) -> str:
        """Make a table; return its id."""
        table = await self.did(
            "POST", "/api/tables", **({"game": "master-thieves", "seats": 2} | plan)
        )
        return str(table["id"])


@asynccontextmanager
async def serve(
    folder: Path, limits: Rates = NO_LIMITS, clock: Clock | None = None, **settings: Any
) -> AsyncIterator[Api]:
    """Run a server on a database of its own, by the real time if no clock is given."""
    usual: dict[str, Any] = {
        "database": set_up(folder / "larceny.db"),
        "bot_workers": 0,
        "bot_ms": 1_000 * int(PATIENCE_S),  # no bot is too slow because the machine is
    }
    given = usual | settings
    app = make_app(Settings(limits=limits, **given), clock)
    async with app.router.lifespan_context(app), AsyncExitStack() as stack:
        api = Api(app, given["database"], stack)
        yield api
        check_nothing_leaked(api)


@asynccontextmanager
async def listening(api: Api) -> AsyncIterator[str]:
    """Let a server listen on a free port; return where."""
    ready = asyncio.Event()
    with listen("127.0.0.1", 0) as opened:
        config = configure(api.app, api.app.state.node.settings)
        server = Server(config, api.app.state.node, ready.set)
        task = asyncio.create_task(server.serve([opened]))
        await ready.wait()
        try:
            yield url_of(opened)
        finally:
            server.should_exit = True
            await task


def check_nothing_leaked(api: Api) -> None:
    """Search everything that was answered for what nobody may be told."""
    with reading(open_engine(api.database)) as database:
        tables = [
            msgspec.json.decode(body) for body in database.scalars(select(game_tables.c.body))
        ]
        hashes = set(database.scalars(select(tokens.c.hash)))
    for asked, told in api.heard:
        is_download = asked.endswith("/record")
        for table in tables:
            over = table["status"] in ("over", "abandoned")
            assert table["secret"] not in told or (over and is_download), asked
            for text in (table.get("opening") or {"texts": []})["texts"]:
                assert not text or text not in told or (over and is_download), asked
        assert "$argon2" not in told, asked
        for word in re.findall(r"[\w-]{40,}", told):
            assert word not in hashes, asked
            assert hash_of(word) not in hashes or asked in GIVES_TOKENS, asked


GIVES_TOKENS = ("POST /api/guest", "POST /api/login", "POST /api/me/tokens")


async def started(api: Api, players: list[Guest], **plan: Any) -> str:
    """Let people sit down and begin a game; return the table."""
    host, *others = players
    table = await host.new_table(**({"seats": len(players)} | plan))
    for player in others:
        await player.did("POST", f"/api/tables/{table}/sit")
    for seat, player in enumerate(players):
        await player.did("POST", f"/api/tables/{table}/ready", contribution=f"from-{seat}")
    await host.did("POST", f"/api/tables/{table}/start")
    return table


async def play(api: Api, table: str, most: int = 10_000) -> int:
    """Play random legal actions for all people at a table; return how many."""
    referee = api.service.referee
    session = await api.service.sessions.find(table)
    chance = Chance.of("a test")
    for played in range(most):
        if session.position.is_over:
            return played
        seat = session.position.state.deciders()[0]
        word = chance.choice(
            find_game(session.position.game.name).legal_actions(session.position.state, seat)
        ).word
        person = session.table.chairs[seat].person
        assert person is not None
        session.position.window = None  # reactions are decided as they are asked for
        await referee.act(
            person, m.Act(table, f"{table}-{session.position.seq}", session.position.seq, word)
        )
    return most


METHODS = ("get", "post", "put", "patch", "delete")


def openapi() -> dict[str, Any]:
    """Return the OpenAPI without a server, as pytest collects the tests."""
    app = FastAPI(title="Larceny", version=__version__)
    for part in PARTS:
        app.include_router(part.router)
    return app.openapi()
