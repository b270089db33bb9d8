"""Clients that read too slowly, or nothing at all, at a server that really listens."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from larceny.kernel.events import Seat
from larceny.server.node import Node
from larceny.server.realtime.socket import (
    CUT_OFF_S,
    MOST_WAITING_BYTES,
    STUCK_S,
    TOO_SLOW,
    Socket,
)

from .api import Api, Guest, listening, serve, started
from .clocks import ManualClock, clock_of
from .waiting import PATIENCE_S, PATIENTLY, eventually

pytestmark = pytest.mark.anyio

LONG = b'{"type":"pong","id":"' + b"x" * 60_000 + b'"}'


@pytest.fixture
async def api(tmp_path: Path) -> AsyncIterator[Api]:
    async with serve(tmp_path, clock=ManualClock(), metrics=True) as running:
        yield running


def node_of(api: Api) -> Node:
    node: Node = api.app.state.node
    return node


def counted(api: Api) -> bool:
    scraped = node_of(api).scraped
    assert scraped is not None
    return "larceny_slow_readers_total 1.0" in scraped.text().decode()


def talk_to(url: str, who: Guest) -> connect:
    address = url.replace("http", "ws", 1) + "/api/socket"
    headers = {"Authorization": f"Bearer {who.token}"}
    return connect(address, additional_headers=headers, compression=None, max_queue=1, **PATIENTLY)


async def with_somebody_watching(
    api: Api, story: Callable[[ClientConnection, Socket], Awaitable[None]]
) -> None:
    """Let somebody watch a table over a real connection; tell a story with its two ends."""
    ann, bo = await api.guest(), await api.guest()
    table = await started(api, [ann, bo])
    session = await api.service.sessions.find(table)
    async with listening(api) as url, talk_to(url, ann) as client:
        await client.send(json.dumps({"type": "subscribe", "table": table}))
        await eventually(lambda: session.audience.listeners.get(Seat(0)))
        [socket] = session.audience.listeners[Seat(0)]
        assert isinstance(socket, Socket)
        await story(client, socket)
        clock_of(node_of(api).service).advance(CUT_OFF_S)
        await eventually(
            lambda: not session.audience.listeners[Seat(0)] and len(node_of(api).sockets) == 0
        )
        client.transport.abort()


async def test_a_client_that_never_reads_is_dropped(api: Api) -> None:
    async def story(client: ClientConnection, socket: Socket) -> None:
        client.transport.pause_reading()
        told = 0
        while not socket._cut_off:  # at first the network takes it
            socket.send(LONG)
            told += len(LONG)
            assert socket._waiting_bytes <= MOST_WAITING_BYTES + len(LONG)
            assert told < 200 * 2**20
            await asyncio.sleep(0)
        assert not socket._waiting

    await with_somebody_watching(api, story)
    assert counted(api)


async def test_a_client_that_takes_nothing_for_long_is_dropped(api: Api) -> None:
    async def story(client: ClientConnection, socket: Socket) -> None:
        client.transport.pause_reading()
        while socket._waiting_bytes < 2 * len(LONG):  # far below what may wait
            socket.send(LONG)
            await asyncio.sleep(0.001)
        clock = clock_of(node_of(api).service)
        await clock.go_on(lambda: socket._cut_off, STUCK_S)

    await with_somebody_watching(api, story)
    assert counted(api)


async def test_a_slow_client_that_reads_on_is_told_why_it_was_cut_off(api: Api) -> None:
    codes: list[int | None] = []

    async def story(client: ClientConnection, socket: Socket) -> None:
        for _ in range(MOST_WAITING_BYTES // len(LONG) + 1):  # in one go: nobody could read it
            socket.send(LONG)
        try:
            while True:
                await asyncio.wait_for(client.recv(), PATIENCE_S)
        except ConnectionClosed as closed:
            codes.append(None if closed.rcvd is None else closed.rcvd.code)

    await with_somebody_watching(api, story)
    assert codes == [TOO_SLOW]


async def test_a_client_that_reads_is_not_cut_off(api: Api) -> None:
    async def story(client: ClientConnection, socket: Socket) -> None:
        clock, heard = clock_of(node_of(api).service), []
        for number in range(200):
            socket.send(b'{"type":"pong","id":"%d"}' % number)
            heard.append(json.loads(await client.recv())["type"])
            if number % 20 == 0:
                clock.advance(STUCK_S)
        assert heard[0] == "welcome"
        while json.loads(await client.recv()).get("id") != "199":
            continue
        assert not socket._cut_off
        await client.close()

    await with_somebody_watching(api, story)
    assert not counted(api)
