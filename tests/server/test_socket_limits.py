"""How many sockets a person and an address may have open at once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from larceny.server.http.websocket import TOO_MANY, UNAUTHENTICATED
from larceny.server.node import Node
from larceny.server.service.people.rate_limits import Places, Rate, Rates

from .api import Api, Guest, listening, serve
from .clocks import ManualClock
from .waiting import PATIENCE_S, PATIENTLY, eventually

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def house(
    folder: Path, limits: Rates, clock: ManualClock | None = None
) -> AsyncIterator[tuple[Api, str, AsyncExitStack]]:
    """Run a server behind a proxy; return where, and what ends the sockets of a story."""
    async with (
        serve(folder, limits, clock, trusted_proxies=("127.0.0.1",)) as api,
        listening(api) as url,
        AsyncExitStack() as sockets,
    ):
        yield api, url, sockets


def talk(url: str, who: Guest | None, address: str) -> connect:
    headers = {"X-Forwarded-For": address}
    if who is not None:
        headers["Authorization"] = f"Bearer {who.token}"
    there = url.replace("http", "ws", 1) + "/api/socket"
    return connect(there, additional_headers=headers, **PATIENTLY)


async def closing(socket: ClientConnection) -> tuple[int, str] | None:
    """Say how a socket was closed; None if one is welcome."""
    with suppress(ConnectionClosed):
        await asyncio.wait_for(socket.recv(), PATIENCE_S)
    return None if socket.close_code is None else (socket.close_code, socket.close_reason or "")


async def test_a_person_has_so_many_sockets_wherever_he_comes_from(tmp_path: Path) -> None:
    async with house(tmp_path, Rates(sockets=3)) as (api, url, sockets):
        ann, bo = await api.guest(), await api.guest()
        mine = [
            await sockets.enter_async_context(talk(url, ann, f"192.0.2.{number}"))
            for number in range(4)
        ]
        told = [await closing(socket) for socket in mine]
        assert told == [None, None, None, (TOO_MANY, "too many sockets: at most 3 at once")]
        other = await sockets.enter_async_context(talk(url, bo, "192.0.2.1"))
        assert await closing(other) is None
        await mine[0].close()
        await eventually(lambda: len(api.service.limits.sockets) == 3)
        again = await sockets.enter_async_context(talk(url, ann, "192.0.2.9"))
        assert await closing(again) is None


async def test_an_address_has_so_many_sockets_whoever_comes_from_it(tmp_path: Path) -> None:
    async with house(tmp_path, Rates(sockets_of_address=2)) as (api, url, sockets):
        people = [await api.guest() for _ in range(3)]
        network = [f"2001:db8:0:1::{number}" for number in range(3)]  # all of one household
        told = [
            await closing(await sockets.enter_async_context(talk(url, who, address)))
            for who, address in zip(people, network, strict=True)
        ]
        assert told == [None, None, (TOO_MANY, "too many sockets: at most 2 at once")]
        other = await sockets.enter_async_context(talk(url, people[2], "2001:db8:0:2::1"))
        assert await closing(other) is None


async def test_who_comes_back_again_and_again_has_to_wait(tmp_path: Path) -> None:
    limits, clock = Rates(connections=Rate(2, 10)), ManualClock()
    async with house(tmp_path, limits, clock) as (api, url, _):
        ann, bo = await api.guest(), await api.guest()

        async def comes(who: Guest) -> tuple[int, str] | None:
            async with talk(url, who, "192.0.2.1") as socket:
                return await closing(socket)

        told = [await comes(ann) for _ in range(3)]
        assert told == [None, None, (TOO_MANY, "too many sockets: again in 10 s")]
        assert await comes(bo) is None
        clock.advance(10)
        assert await comes(ann) is None


async def test_who_was_refused_takes_no_place(tmp_path: Path) -> None:
    async with house(tmp_path, Rates(sockets_of_address=1)) as (api, url, sockets):
        node: Node = api.app.state.node
        for _ in range(3):
            stranger = await sockets.enter_async_context(talk(url, None, "192.0.2.1"))
            assert await closing(stranger) == (UNAUTHENTICATED, "")
            await eventually(lambda: len(node.sockets) == 0)
        assert len(api.service.limits.sockets_of_address) == 0
        ann = await sockets.enter_async_context(talk(url, await api.guest(), "192.0.2.1"))
        assert await closing(ann) is None


def test_places_are_given_back() -> None:
    places = Places(2)
    assert [places.enter("ann"), places.enter("ann"), places.enter("ann")] == [True, True, False]
    places.leave("ann")
    assert places.enter("ann")
    places.leave("ann")
    places.leave("ann")
    assert len(places) == 0


def test_a_family_behind_one_address_has_room() -> None:
    usual = Rates()
    assert usual.sockets_of_address >= 5 * usual.sockets
    assert usual.sockets >= 20
