"""One client that sends without end, whatever it sends, is cut off; nobody else notices."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import pytest
from websockets.protocol import Protocol

from larceny.server.http.websocket import UNAUTHENTICATED
from larceny.server.node import Node
from larceny.server.realtime.frame_budget import (
    BYTES_A_SECOND,
    FIRST_FRAMES,
    FRAMES_A_SECOND,
    LAST_FRAMES,
    MOST_BYTES,
    MOST_FRAMES,
    FrameBudget,
)
from larceny.server.realtime.socket import FLOODED, TOO_BIG
from larceny.server.realtime.websocket_protocol import SLICE

from .api import Api, listening, serve
from .raw_sockets import CONTINUATION, PING, PONG, TEXT, RawSocket, frame
from .waiting import eventually

pytestmark = pytest.mark.anyio

MANY = 20_000
AT_ONCE = SLICE // len(frame(PING))
"""Of the smallest frames, as many are parsed before they are counted."""

FLOODS = {
    "empty fragments": frame(TEXT, b"{", last=False) + frame(CONTINUATION, last=False) * MANY,
    "empty pongs": frame(PONG) * MANY,
    "empty pings": frame(PING) * MANY,
    "long pings": frame(PING, b"x" * 125) * MANY,
    "messages": frame(TEXT, b'{"type":"ping","id":"1"}') * MANY,
    "no messages": frame(TEXT, b"?") * MANY,
}


class Frames:
    """Counts the frames that the server has read."""

    def __init__(self) -> None:
        self.read = 0


@contextmanager
def frames_counted() -> Iterator[Frames]:
    """Count every frame that is parsed by the server; the clients of these tests parse none."""
    counted, receive = Frames(), Protocol.recv_frame

    def recv_frame(self: Protocol, one: object) -> None:
        counted.read += 1
        receive(self, one)  # type: ignore[arg-type]

    with patch.object(Protocol, "recv_frame", recv_frame):
        yield counted


@pytest.fixture
async def api(tmp_path: Path) -> AsyncIterator[Api]:
    async with serve(tmp_path) as running:
        yield running


@pytest.mark.parametrize("flood", FLOODS)
async def test_a_guest_who_floods_is_cut_off_after_a_few_frames(api: Api, flood: str) -> None:
    guest = await api.guest()
    async with listening(api) as url:
        with frames_counted() as frames:
            began = asyncio.get_running_loop().time()
            raw = await asyncio.to_thread(RawSocket, url, guest.token)
            saying = asyncio.create_task(asyncio.to_thread(raw.say, FLOODS[flood]))
            assert await asyncio.to_thread(raw.code) == FLOODED
            raw.end()
            await saying
            await eventually(lambda: not api.service.limits.sockets)
        lasted = asyncio.get_running_loop().time() - began
        assert frames.read <= FIRST_FRAMES + lasted * FRAMES_A_SECOND + AT_ONCE


@pytest.mark.parametrize("flood", ["empty fragments", "empty pongs"])
async def test_of_a_stranger_who_floods_nothing_is_read(api: Api, flood: str) -> None:
    async with listening(api) as url:
        with frames_counted() as frames:
            raw = await asyncio.to_thread(RawSocket, url)
            assert await asyncio.to_thread(raw.code) == UNAUTHENTICATED
            await asyncio.to_thread(raw.say, FLOODS[flood])
            assert await asyncio.to_thread(raw.code) is None  # the connection has ended
            raw.end()
        assert frames.read == 0


async def test_what_is_said_before_the_answer_ends_the_connection(api: Api) -> None:
    guest = await api.guest()
    async with listening(api) as url:
        node: Node = api.app.state.node
        known = asyncio.Event()

        async def who_is(_: str) -> None:
            await known.wait()

        with frames_counted() as frames, patch.object(api.service.accounts, "who_is", who_is):
            raw = RawSocket(url, guest.token, wait=False)
            await eventually(node.by_token.tokens)
            await asyncio.to_thread(raw.say, frame(PING) * 10)
            assert await asyncio.to_thread(raw.code) is None
            raw.end()
            known.set()
            await eventually(lambda: not node.by_token.tokens())
        assert frames.read == 0


async def test_after_the_server_has_closed_it_reads_little_more(api: Api) -> None:
    guest = await api.guest()
    async with listening(api) as url:
        with frames_counted() as frames:
            raw = await asyncio.to_thread(RawSocket, url, guest.token)
            await asyncio.to_thread(raw.say, frame(2))  # a message of bytes, which nobody wants
            assert await asyncio.to_thread(raw.code) == TOO_BIG
            saying = asyncio.create_task(asyncio.to_thread(raw.say, FLOODS["empty pongs"]))
            await eventually(lambda: frames.read > LAST_FRAMES)
            assert await asyncio.to_thread(raw.code) is None
            raw.end()
            await saying
        assert frames.read <= 1 + LAST_FRAMES + AT_ONCE


async def test_one_who_is_only_busy_is_not_cut_off(api: Api) -> None:
    guest = await api.guest()
    async with listening(api) as url:
        raw = await asyncio.to_thread(RawSocket, url, guest.token)
        await asyncio.to_thread(raw.say, frame(TEXT, b'{"type":"ping","id":"1"}') * 300)
        await asyncio.to_thread(raw.say, frame(2))
        assert await asyncio.to_thread(raw.code) == TOO_BIG  # and not FLOODED
        raw.end()


# The budget ---------------------------------------------------------------------------------------


def test_who_comes_may_send_a_little_and_more_with_time() -> None:
    budget = FrameBudget(0.0)
    assert budget.take(FIRST_FRAMES, 0, 0.0)
    assert not budget.take(1, 0, 0.0)
    assert budget.take(FRAMES_A_SECOND - 1, 0, 1.0)
    assert budget.take(MOST_FRAMES, 0, 100.0)
    assert not budget.take(1, 0, 100.0)


def test_bytes_count_too() -> None:
    budget = FrameBudget(0.0)
    assert budget.take(1, MOST_BYTES, 0.0)
    assert not budget.take(1, 1, 0.0)
    assert budget.take(1, BYTES_A_SECOND - 1, 1.0)
    assert not budget.take(1, 1, 1.0)


def test_one_who_is_sent_away_may_send_hardly_anything() -> None:
    budget = FrameBudget(0.0)
    budget.end()
    assert budget.take(LAST_FRAMES, 0, 0.0)
    assert not budget.take(1, 0, 0.0)
