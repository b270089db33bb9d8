"""Undo at a table: asked for, agreed on, stored and told."""

import asyncio

import msgspec

from larceny.kernel.events import Seat
from larceny.protocol import messages as m

from ..domain.refusals import Forbidden, Refused
from ..ports.store import JournalStore
from . import undo
from .live import Live, is_running
from .referee import Referee
from .times import now_ms

_encode = msgspec.json.Encoder().encode


class TakingBack:
    """Lets people take decisions back."""

    def __init__(self, referee: Referee, journal: JournalStore) -> None:
        self.referee = referee
        self.journal = journal
        self._requests: dict[str, undo.Request] = {}

    async def ask(self, person: str, message: m.Undo) -> m.Ack:
        """Take back at once where that is free; else ask the others."""
        async with self.referee.hold(message.table) as live:
            seat = _seat(live, person)
            await self._check(live, message.seq)
            request = undo.request(live, seat, message.seq)
            if undo.is_free(live, seat, message.seq) or not request.waiting:
                await self._go_back(live, message.seq)
            else:
                self._requests[live.table.id] = request
                self._tell(live, request)
            return m.Ack(message.id, message.table, live.seq)

    async def consent(self, person: str, message: m.Consent) -> m.Ack:
        """Agree, or end the request."""
        async with self.referee.hold(message.table) as live:
            seat = _seat(live, person)
            request = self._requests.get(live.table.id)
            if request is None or request.seq != message.seq or seat not in request.waiting:
                raise Refused("nothing-asked")
            await self._check(live, message.seq)
            request.waiting.discard(seat)
            if not message.agree:
                request.waiting.clear()
                self._requests.pop(live.table.id)
                self._tell(live, request)
            elif request.waiting:
                self._tell(live, request)
            else:
                await self._go_back(live, request.seq)
            return m.Ack(message.id, message.table, live.seq)

    async def _check(self, live: Live, seq: int) -> None:
        """Refuse what cannot be taken back; a window is not opened a second time."""
        undo.check(live, seq)
        entries = await asyncio.to_thread(self.journal.entries, live.table.id)
        if live.as_it_stood(entries, seq).window is not None:
            raise Refused("window-open")

    async def _go_back(self, live: Live, seq: int) -> None:
        self._requests.pop(live.table.id, None)
        entries = await asyncio.to_thread(self.journal.entries, live.table.id)
        if not await self.referee.stored(live, live.go_back(entries, seq, now_ms())):
            raise Refused("too-late", seq=live.seq)

    def _tell(self, live: Live, request: undo.Request) -> None:
        waiting = sorted(request.waiting)
        told = m.UndoAsked(live.table.id, request.seat, request.seq, waiting)
        self.referee.tell_all(live, _encode(told))


def _seat(live: Live, person: str) -> Seat:
    """Return the seat of somebody who plays."""
    seat = live.table.seat_of(person)
    if seat is None:
        raise Forbidden("not-your-seat")
    if not is_running(live.table):
        raise Refused("not-playing", status=str(live.table.status))
    return seat
