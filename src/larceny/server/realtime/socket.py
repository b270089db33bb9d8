"""One client's WebSocket: decodes its messages, and queues what is sent to it (backpressure).

A client that reads too slowly is cut off; it can come back and resume. It is told so if it reads
on; if not, its connection is dropped a little later, whatever is still on its way.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

import msgspec
from starlette.types import Send
from websockets.exceptions import WebSocketException

from larceny.kernel.compiling import mypyc_attr
from larceny.kernel.errors import LarcenyError
from larceny.kernel.events import Seat
from larceny.protocol import hall as h
from larceny.protocol import messages as m
from larceny.protocol.refusals import TransportCode

from ..domain.refusals import Forbidden, TooMuch
from ..ports.clock import Timer
from ..ports.store import Person
from ..service.service import Service
from ..service.table.serialisation import refusal
from ..service.table.session import TableSession
from .flushes import Flushes
from .mailbox import Said
from .websocket_protocol import FLOOD

log = logging.getLogger(__name__)

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(m.ClientMessage).decode

MOST_WAITING: Final = 1_000
MOST_WAITING_BYTES: Final = 4 * 2**20
"""Messages that may wait for a slow reader, and how long they may be all together."""

STUCK_S = 15.0
"""How often is looked whether a client has taken anything at all of what waits for it."""

CUT_OFF_S = 3.0
"""How long a client that is cut off may take to be told so."""

MOST_BYTES: Final = 8_192
"""The longest message that a client may send."""

MOST_A_SECOND: Final = 400
"""Messages that a client may send in a second; what goes beyond is refused."""

MOST_TABLES = 100
"""Tables that one client may watch at once."""

TOO_SLOW, TOO_BIG, FLOODED, GOING = 4008, 4009, 4029, 1001

_TOO_FAST = _encode(m.Error("too-fast", details={"most_a_second": MOST_A_SECOND}))


@mypyc_attr(allow_interpreted_subclasses=True)
class Socket:
    """A connection of one client."""

    def __init__(
        self,
        take: Callable[[], Awaitable[Said]],
        send: Send,
        person: Person,
        service: Service,
        drop: Callable[[], None] = lambda: None,
        write: Callable[[Sequence[bytes]], bool] = lambda _texts: False,
        flushes: Flushes | None = None,
    ) -> None:
        self._take = take  # the next that the client says
        self._asgi_send = send
        self._drop = drop  # the connection, without waiting for anything
        self._write_at_once = write  # says whether it could
        self._flushes = flushes or Flushes()  # of all sockets
        self.person = person
        self.service = service
        self.subscriptions = service.subscriptions
        self.tables: dict[str, TableSession] = {}
        self._waiting: list[bytes] = []
        self._sleeping: asyncio.Future[None] | None = None  # the writer, while nothing waits
        self._flushes_soon = False
        self._cut_off = False
        self._waiting_bytes = self._taken = self._taken_before = 0
        self._timer: Timer | None = None
        self._second = self._in_second = 0

    def send(self, message: bytes) -> None:
        """Put a message on its way; cut the client off if too much waits."""
        if self._cut_off:
            return
        self._waiting.append(message)
        self._waiting_bytes += len(message)
        if len(self._waiting) > MOST_WAITING or self._waiting_bytes > MOST_WAITING_BYTES:
            self._cut()
        if self._sleeping is not None and not self._flushes_soon:
            self._flushes_soon = True
            self._flushes.soon(self._sleeping.get_loop(), self._flush)

    def _flush(self) -> None:
        """Write all that waits at once, or wake the writer, who can wait with it.

        Each write costs a system call, and who decides is told twice: the step, and that it is his.
        """
        self._flushes_soon = False
        if not self._cut_off and self._waiting and self._write_at_once(self._waiting):
            self._taken += len(self._waiting)
            self._waiting.clear()
            self._waiting_bytes = 0
        else:
            self._wake_writer()

    def _wake_writer(self) -> None:
        sleeping, self._sleeping = self._sleeping, None
        if sleeping is not None and not sleeping.done():  # else it was cancelled
            sleeping.set_result(None)

    def _cut(self) -> None:
        """Cut the client off: what waits for it is not sent any more."""
        self._cut_off = True
        self._waiting.clear()
        self.service.metrics.cut_off()
        self._call_later(CUT_OFF_S, self._drop)

    def _check_progress(self) -> None:
        """Cut the client off if it has taken nothing of what was sent since the last check."""
        if self._sleeping is None and self._taken == self._taken_before:
            self._cut()
        else:
            self._taken_before = self._taken
            self._call_later(STUCK_S, self._check_progress)

    def _call_later(self, seconds: float, do: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.service.clock.call_later(seconds, do)

    async def run(self) -> None:
        """Serve the connection until the client or the server closes it."""
        self.service.notices.connect(self)
        self._call_later(STUCK_S, self._check_progress)
        writer = asyncio.create_task(self._write())
        self.send(_encode(m.Welcome(m.PROTOCOL_VERSION, self.person.id, self.person.name, 25_000)))
        # in a task of its own: all that calls this one would be gone through at every message
        reader = asyncio.create_task(self._read())
        ends: BaseException | None = None  # compiled, it would not survive an `await` in `finally`
        try:
            await reader
        except BaseException as error:
            ends = error
        if self._timer is not None and not self._cut_off:  # who is cut off is dropped, too
            self._timer.cancel()
        writer.cancel()
        with suppress(asyncio.CancelledError):
            await writer
        self.service.notices.disconnect(self)
        for session in self.tables.values():
            self.subscriptions.unsubscribe(session, self)
        self.service.visibility.report(self, visible=True)
        self.service.hall.leave(self)
        self.service.matchmaking.gone(self)
        if ends is not None:
            raise ends

    async def _write(self) -> None:
        """Send what waits. A socket that is gone is noticed by the reader."""
        with suppress(OSError, WebSocketException, RuntimeError):
            loop = asyncio.get_running_loop()
            while not self._cut_off:
                if not self._waiting:
                    self._sleeping = loop.create_future()
                    await self._sleeping
                while self._waiting:
                    message = self._waiting.pop(0)
                    await self._asgi_send({"type": "websocket.send", "text": message.decode()})
                    self._waiting_bytes -= len(message)
                    self._taken += 1
            await self._close(TOO_SLOW)

    async def _close(self, code: int) -> None:
        with suppress(OSError, WebSocketException, RuntimeError):
            await self._asgi_send({"type": "websocket.close", "code": code})

    async def _read(self) -> None:
        while True:
            said = await self._take()
            if not isinstance(said, str) and said["type"] == "websocket.disconnect":
                return
            text = said if isinstance(said, str) else said.get("text")
            if text is None or len(text) > MOST_BYTES:
                has_flooded = not isinstance(said, str) and FLOOD in said
                self.service.metrics.refused("flooded" if has_flooded else "too-big")
                await self._close(FLOODED if has_flooded else TOO_BIG)
                return
            if self._too_fast():
                self.service.metrics.refused("too-fast")
                self.send(_TOO_FAST)
                await asyncio.sleep(0)  # let the writer send what waits
                continue
            try:
                message = _decode(text)
            except (msgspec.DecodeError, RecursionError) as error:
                self.send(_encode(m.Error("bad-message", details={"why": str(error)})))
                continue
            await self._answer(message)

    def _too_fast(self) -> bool:
        """Count the messages of this second."""
        second = int(self.service.clock.monotonic())
        if second != self._second:
            self._second, self._in_second = second, 0
        self._in_second += 1
        return self._in_second > MOST_A_SECOND

    async def _answer(self, message: m.ClientMessage) -> None:
        try:
            match message:
                case m.Act():
                    self._check_eyes(message)
                    began = time.perf_counter()
                    self.send(_encode(await self.service.referee.act(self.person.id, message)))
                    self.service.metrics.acknowledged(time.perf_counter() - began)
                case m.Say():
                    self._check_eyes(message)
                    self.send(_encode(await self.service.chat.say(self.person, message)))
                case m.SendEmote():
                    self._check_eyes(message)
                    await self.service.emotes.show(self.person, message)
                case m.Undo():
                    self._check_eyes(message)
                    self.send(_encode(await self.service.undo.ask(self.person.id, message)))
                case m.Consent():
                    self._check_eyes(message)
                    ack = await self.service.undo.consent(self.person.id, message)
                    self.send(_encode(ack))
                case m.Subscribe():
                    await self._subscribe(message)
                case m.Unsubscribe():
                    self._unsubscribe(message.table)
                case m.Look():
                    self._report_visibility(message.looking)
                case m.Seen():
                    if message.table in self.tables:
                        self.service.pacing.seen(self.tables[message.table], self, message.seq)
                case h.EnterHall():
                    await self.service.hall.enter(self, message.named)
                case h.LeaveHall():
                    self.service.hall.leave(self)
                case h.Seek():
                    await self.service.matchmaking.look(self, message)
                case h.StopSeeking():
                    await self.service.matchmaking.stop(self)
                case m.Ping():
                    self.send(_encode(m.Pong(message.id)))
        except LarcenyError as error:
            self.service.metrics.refused(error.code)
            id_, table = getattr(message, "id", None), getattr(message, "table", None)
            self.send(_encode(refusal(error, id_, table)))
        except self.service.store.failures:
            log.warning("store-failed", exc_info=True)
            self._fail(message, "unavailable")
        except Exception:
            log.exception("message-failed")
            self._fail(message, "internal")

    def _fail(self, message: m.ClientMessage, code: TransportCode) -> None:
        """Say that something could not be done, by no fault of the client's."""
        self.service.metrics.refused(code)
        id_, table = getattr(message, "id", None), getattr(message, "table", None)
        self.send(_encode(m.Error(code, id_, table)))

    def _report_visibility(self, visible: bool) -> None:
        """Note whether the page is visible; who has hidden it is not waited for."""
        self.service.visibility.report(self, visible)
        for session in self.tables.values():
            self.service.pacing.reconsider(session)

    def _check_eyes(self, message: m.Act | m.Say | m.SendEmote | m.Undo | m.Consent) -> None:
        """Refuse to decide for a seat through whose eyes one does not look."""
        if message.seat is None:
            return
        session = self.tables.get(message.table)
        seat = Seat(message.seat)
        if session is None or self not in session.audience.listeners.get(seat, ()):
            raise Forbidden("other-eyes", seat=message.seat)

    async def _subscribe(self, message: m.Subscribe) -> None:
        before = self.tables.pop(message.table, None)
        if before is not None:  # from now on he is sent nothing more with the eyes that he had
            before.audience.remove(self)
        if len(self.tables) >= MOST_TABLES:
            raise TooMuch("too-many-tables", most=MOST_TABLES)
        try:
            self.tables[message.table] = await self.subscriptions.subscribe(self, message)
        except BaseException:
            if before is not None:
                self.subscriptions.unsubscribe(before, self)
            raise

    def _unsubscribe(self, table: str) -> None:
        if table in self.tables:
            self.subscriptions.unsubscribe(self.tables.pop(table), self)
