"""One client's socket: decodes what it says, and sends what it is told, without waiting for it.

A client that reads too slowly is cut off; it can come back and resume.
"""

import asyncio
import time
from collections import deque
from contextlib import suppress

import msgspec
from starlette.types import Receive, Send
from websockets.exceptions import WebSocketException

from larceny.kernel.errors import LarcenyError
from larceny.protocol import messages as m

from ..domain.refusals import TooMuch
from ..ports.store import Person
from ..service.live import Live
from ..service.referee import refusal
from ..service.whole import Service

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(m.ClientMessage).decode

MOST_WAITING = 1_000
"""Messages that may wait for a slow reader."""

MOST_BYTES = 8_192
"""The longest message that a client may send."""

MOST_A_SECOND = 400
"""Messages that a client may send in a second; what goes beyond is refused."""

MOST_TABLES = 100
"""Tables that one client may watch at once."""

TOO_SLOW, TOO_BIG, GOING = 4008, 4009, 1001

_TOO_FAST = _encode(m.Error("too-fast", details={"most_a_second": MOST_A_SECOND}))


class Socket:
    """A connection of one client."""

    def __init__(self, receive: Receive, send: Send, person: Person, service: Service) -> None:
        self._receive = receive
        self._send = send
        self.person = person
        self.service = service
        self.referee = service.referee
        self.tables: dict[str, Live] = {}
        self._waiting: deque[bytes] = deque()
        self._sleeping: asyncio.Future[None] | None = None  # the writer, while nothing waits
        self._cut_off = False
        self._second = self._in_second = 0

    def tell(self, message: bytes) -> None:
        """Put a message on its way; cut the client off if too many wait."""
        if len(self._waiting) >= MOST_WAITING:
            self._cut_off = True
        else:
            self._waiting.append(message)
        if self._sleeping is not None and not self._sleeping.done():
            self._sleeping.set_result(None)

    async def run(self) -> None:
        """Talk until one of both goes away."""
        writer = asyncio.create_task(self._write())
        self.tell(_encode(m.Welcome(m.PROTOCOL_VERSION, self.person.id, self.person.name, 25_000)))
        try:
            await self._read()
        finally:
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer
            for live in self.tables.values():
                self.referee.unsubscribe(live, self)

    async def _write(self) -> None:
        """Send what waits. A socket that is gone is noticed by the reader."""
        with suppress(OSError, WebSocketException, RuntimeError):
            loop = asyncio.get_running_loop()
            while not self._cut_off:
                if not self._waiting:
                    self._sleeping = loop.create_future()
                    await self._sleeping
                while self._waiting:
                    text = self._waiting.popleft().decode()
                    await self._send({"type": "websocket.send", "text": text})
            await self._close(TOO_SLOW)

    async def _close(self, code: int) -> None:
        with suppress(OSError, WebSocketException, RuntimeError):
            await self._send({"type": "websocket.close", "code": code})

    async def _read(self) -> None:
        while True:
            received = await self._receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            if text is None or len(text) > MOST_BYTES:
                await self._close(TOO_BIG)
                return
            if self._too_fast():
                self.service.metrics.refused("too-fast")
                self.tell(_TOO_FAST)
                await asyncio.sleep(0)  # let the writer send what waits
                continue
            try:
                message = _decode(text)
            except (msgspec.DecodeError, RecursionError) as error:
                self.tell(_encode(m.Error("bad-message", details={"why": str(error)})))
                continue
            await self._answer(message)

    def _too_fast(self) -> bool:
        """Count the messages of this second."""
        second = int(time.monotonic())
        if second != self._second:
            self._second, self._in_second = second, 0
        self._in_second += 1
        return self._in_second > MOST_A_SECOND

    async def _answer(self, message: m.ClientMessage) -> None:
        table = getattr(message, "table", None)
        try:
            match message:
                case m.Act():
                    began = time.perf_counter()
                    self.tell(_encode(await self.referee.act(self.person.id, message)))
                    self.service.metrics.told(time.perf_counter() - began)
                case m.Say():
                    self.tell(_encode(await self.service.talk.say(self.person, message)))
                case m.Undo():
                    ack = await self.service.taking_back.ask(self.person.id, message)
                    self.tell(_encode(ack))
                case m.Consent():
                    ack = await self.service.taking_back.consent(self.person.id, message)
                    self.tell(_encode(ack))
                case m.Subscribe():
                    await self._subscribe(message)
                case m.Unsubscribe():
                    self._unsubscribe(message.table)
                case m.Ping():
                    self.tell(_encode(m.Pong(message.id)))
        except LarcenyError as error:
            self.service.metrics.refused(error.code)
            self.tell(_encode(refusal(error, getattr(message, "id", None), table)))

    async def _subscribe(self, message: m.Subscribe) -> None:
        self._unsubscribe(message.table)
        if len(self.tables) >= MOST_TABLES:
            raise TooMuch("too-many-tables", most=MOST_TABLES)
        self.tables[message.table] = await self.referee.subscribe(self, message)

    def _unsubscribe(self, table: str) -> None:
        if table in self.tables:
            self.referee.unsubscribe(self.tables.pop(table), self)
