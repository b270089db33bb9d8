"""The WebSocket of the server: the frames that it reads and writes by itself."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random

import pytest
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from larceny.server.realtime.frames import SharedFrames, framed, size_read, text_in
from larceny.server.realtime.websocket_protocol import MOST_UNREAD, GuardedWebSocket, write_of

from .raw_sockets import upgrade
from .waiting import PATIENCE_S

SIZES = [0, 1, 2, 125, 126, 127, 1_000, 65_535, 65_536, 70_000]


@pytest.mark.parametrize("size", SIZES)
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"x" * size

    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_what_many_are_told_is_framed_once() -> None:
    frames = SharedFrames()
    text = b'{"type":"hall-news","here":2000}'
    first = frames.of(text)

    assert first == framed(text)
    assert all(frames.of(text) is first for _ in range(3))
    assert frames.of(b"another") == framed(b"another")
    assert frames.of(text) == first


@pytest.mark.parametrize("size", SIZES)
def test_a_text_of_a_client_is_read_as_the_library_writes_it(size: int) -> None:
    text = ("ä" + "x" * size)[:size]
    frame = Frame(Opcode.TEXT, text.encode())
    data = frame.serialize(mask=True)

    assert size_read(frame) == len(data)
    if 2 <= len(frame.data) < 1 << 16:
        assert text_in(data) == text
    else:  # the library reads it
        assert text_in(data) is None


def broken(data: bytes, at: int, byte: int) -> bytes:
    return data[:at] + bytes([byte]) + data[at + 1 :]


TEXT = Frame(Opcode.TEXT, b'{"type":"ping","id":"1"}').serialize(mask=True)


OTHER_DATA = {
    "nothing": b"",
    "one byte": TEXT[:1],
    "not all": TEXT[:-1],
    "too much": TEXT + b"\x81",
    "two": TEXT + TEXT,
    "not masked": Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    "a part": Frame(Opcode.TEXT, b"a part", fin=False).serialize(mask=True),
    "the rest": Frame(Opcode.CONT, b"the rest").serialize(mask=True),
    "no text": Frame(Opcode.BINARY, b"no text").serialize(mask=True),
    "a ping": Frame(Opcode.PING, b"are you there").serialize(mask=True),
    "compressed": broken(TEXT, 0, 0xC1),
    "not UTF-8": Frame(Opcode.TEXT, b"\xff\xfe not UTF-8").serialize(mask=True),
    "a longer size": broken(TEXT, 1, 0x80 | 127),
}


@pytest.mark.parametrize("data", OTHER_DATA.values(), ids=OTHER_DATA.keys())
def test_what_is_not_just_one_whole_text_is_left_to_the_library(data: bytes) -> None:
    assert text_in(data) is None


# A connection ------------------------------------------------------------------------------------


class Wire(asyncio.Transport):
    """A transport that is written to by nobody but the server."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = True
        self.written = b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def close(self) -> None:
        """Stay open."""


@asynccontextmanager
async def connection(app: ASGIApp) -> AsyncIterator[tuple[GuardedWebSocket, Wire]]:
    """A WebSocket that an app has accepted."""
    config = uvicorn.Config(app, ws=GuardedWebSocket, ws_per_message_deflate=False, log_config=None)
    config.load()
    socket = GuardedWebSocket(config=config, server_state=ServerState(), app_state={})
    wire = Wire()
    socket.connection_made(wire)
    socket.data_received(upgrade("http://127.0.0.1:1"))
    while b"101" not in wire.written:
        await asyncio.sleep(0)
    yield socket, wire
    socket.connection_lost(None)


def said() -> tuple[bytes, list[str]]:
    """Return what a client sends: short and long texts, fragments, controls; and what is heard."""
    texts = [f"text {number} " + "ä" * (number % 7 * 30) for number in range(20)]
    sent = b""
    for number, text in enumerate(texts):
        body = text.encode()
        match number % 4:
            case 0 | 1:
                sent += Frame(Opcode.TEXT, body).serialize(mask=True)
            case 2:
                sent += Frame(Opcode.TEXT, body[:3], fin=False).serialize(mask=True)
                sent += Frame(Opcode.PING, b"?").serialize(mask=True)
                sent += Frame(Opcode.CONT, body[3:]).serialize(mask=True)
            case _:
                sent += Frame(Opcode.PONG, b"").serialize(mask=True)
                sent += Frame(Opcode.TEXT, body).serialize(mask=True)
    return sent, texts


@pytest.mark.parametrize("seed", range(40))
def test_texts_are_read_in_their_order_however_the_network_cuts_them(seed: int) -> None:
    sent, texts = said()
    dice, heard = Random(seed), list[str]()
    most = dice.choice([1, 2, 8, 40, 300, 5_000])

    async def app(_: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            heard.append(message["text"])

    async def story() -> None:
        async with connection(app) as (socket, wire):
            rest = sent
            while rest:
                cut = dice.randint(1, most)
                socket.data_received(rest[:cut])
                rest = rest[cut:]
                while not wire.reads:
                    await asyncio.sleep(0)
            while len(heard) < len(texts):
                await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(story(), PATIENCE_S))
    assert heard == texts


def test_no_more_is_read_from_one_who_does_not_wait_for_answers() -> None:
    answers = asyncio.Event()
    heard = []

    async def app(_: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await answers.wait()
        while (message := await receive())["type"] == "websocket.receive":
            heard.append(message["text"])

    async def story() -> None:
        async with connection(app) as (socket, wire):
            count = 0
            while wire.reads:
                socket.data_received(Frame(Opcode.TEXT, b"hurry").serialize(mask=True))
                count += 1
            assert count == MOST_UNREAD + 1
            answers.set()
            while not wire.reads:
                await asyncio.sleep(0)
            assert len(heard) == count

    asyncio.run(asyncio.wait_for(story(), PATIENCE_S))


# Writing at once ---------------------------------------------------------------------------------

Ends = Callable[[GuardedWebSocket], Awaitable[None]]


async def _server_closes(socket: GuardedWebSocket) -> None:
    await socket.send({"type": "websocket.close", "code": 1000})


async def _client_closes(socket: GuardedWebSocket) -> None:
    socket.data_received(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))


async def _client_breaks_the_rules(socket: GuardedWebSocket) -> None:
    socket.data_received(Frame(Opcode.TEXT, b"no mask").serialize(mask=False))


async def _client_is_silent(socket: GuardedWebSocket) -> None:
    socket.keepalive_timeout()


async def _server_goes(socket: GuardedWebSocket) -> None:
    socket.shutdown()


async def _client_reads_too_slowly(socket: GuardedWebSocket) -> None:
    socket.pause_writing()


@pytest.mark.parametrize(
    "ends",
    [
        _server_closes,
        _client_closes,
        _client_breaks_the_rules,
        _client_is_silent,
        _server_goes,
        _client_reads_too_slowly,
    ],
)
def test_nothing_is_written_at_once_when_something_is_in_the_way(ends: Ends) -> None:
    scopes = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        scopes.append(scope)
        await receive()
        assert not write_of(scope)([b"before it is open"])
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def story() -> None:
        async with connection(app) as (socket, wire):
            write = write_of(scopes[0])
            assert write([b"one", b"two"])
            assert wire.written.endswith(framed(b"one") + framed(b"two"))
            await ends(socket)
            before = wire.written
            assert not write([b"three"])
            assert wire.written == before
            socket.resume_writing()
            assert write([b"three"]) == (ends is _client_reads_too_slowly)

    asyncio.run(asyncio.wait_for(story(), PATIENCE_S))
