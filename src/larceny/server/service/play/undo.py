"""Undo at a table: asked for, agreed on, stored and told.

What is asked for is not stored: nodes tell it each other. Who agrees at one node has agreed at all
of them, and the node that hears of the last one takes back. Should two of them do so, the number of
the step decides between them as it always does.
"""

import asyncio
from contextlib import suppress

import msgspec

from larceny.kernel.events import Seat
from larceny.protocol import messages as m

from ...domain.refusals import Refused
from ...ports.store import JournalStore
from ..table.session import Listener, Live, is_running
from . import undo_rules
from .referee import Referee

_encode = msgspec.json.Encoder().encode

_OFF = "off"
_ALL_AGREE = "-"


class TakingBack:
    """Lets people take decisions back."""

    def __init__(self, referee: Referee, journal: JournalStore) -> None:
        self.referee = referee
        self.clock = referee.clock
        self.journal = journal
        self._requests: dict[str, undo_rules.Request] = {}
        referee.greetings.append(self.greet)

    async def ask(self, person: str, message: m.Undo) -> m.Ack:
        """Take back at once where that is free; else ask the others."""
        async with self.referee.hold(message.table) as live:
            seat = _seat(live, person, message.seat)
            await self._check(live, message.seq)
            request = undo_rules.request(live, seat, message.seq)
            if undo_rules.is_free(live, seat, message.seq) or not request.waiting:
                await self._go_back(live, message.seq)
            else:
                self._requests[live.table.id] = request
                await self._tell_everybody(live, request)
            return m.Ack(message.id, message.table, live.seq)

    async def consent(self, person: str, message: m.Consent) -> m.Ack:
        """Agree, or end the request."""
        async with self.referee.hold(message.table) as live:
            seat = _seat(live, person, message.seat)
            request = self._standing(live)
            if request is None or request.seq != message.seq or seat not in request.waiting:
                raise Refused("nothing-asked")
            await self._check(live, message.seq)
            if not message.agree:
                self._end(live, request)
                await self._announce(live, request, _OFF)
            else:
                request.waiting.difference_update(live.table.beside(seat))
                if request.waiting:
                    await self._tell_everybody(live, request)
                else:
                    await self._go_back(live, request.seq)
            return m.Ack(message.id, message.table, live.seq)

    def _standing(self, live: Live) -> undo_rules.Request | None:
        """Return what is asked for at a table; what was taken back since then has ended it."""
        request = self._requests.get(live.table.id)
        if request is not None and request.undone != live.undone:
            self._requests.pop(live.table.id)
            return None
        return request

    def _end(self, live: Live, request: undo_rules.Request) -> None:
        self._requests.pop(live.table.id, None)
        request.waiting.clear()
        self._tell(live, request)

    async def _check(self, live: Live, seq: int) -> None:
        """Refuse what cannot be taken back; a window is not opened a second time."""
        undo_rules.check(live, seq)
        entries = await asyncio.to_thread(self.journal.entries, live.table.id)
        if live.as_it_stood(entries, seq).window is not None:
            raise Refused("window-open")

    async def _go_back(self, live: Live, seq: int) -> None:
        self._requests.pop(live.table.id, None)
        entries = await asyncio.to_thread(self.journal.entries, live.table.id)
        if not await self.referee.stored(live, live.go_back(entries, seq, self.clock.now_ms())):
            raise Refused("too-late", seq=live.seq)

    # Telling ----------------------------------------------------------------------------------

    async def greet(self, live: Live, listener: Listener) -> None:
        """Tell somebody who comes what is asked for."""
        request = self._standing(live)
        if request is not None:
            listener.tell(_told(live, request))

    def _tell(self, live: Live, request: undo_rules.Request) -> None:
        self.referee.tell_all(live, _told(live, request))

    async def _tell_everybody(self, live: Live, request: undo_rules.Request) -> None:
        self._tell(live, request)
        await self._announce(live, request, ",".join(map(str, sorted(request.waiting))))

    async def _announce(self, live: Live, request: undo_rules.Request, waiting: str) -> None:
        what = f"undo {request.seat} {request.seq} {request.undone} {waiting or _ALL_AGREE}"
        await self.referee.bus.announce(live.table.id, what)

    # Other nodes ------------------------------------------------------------------------------

    async def tell_again(self, live: Live) -> None:
        """Tell another node what is asked for at a table."""
        request = self._standing(live)
        if request is not None:
            await self._announce(live, request, ",".join(map(str, sorted(request.waiting))))

    async def heard(self, live: Live, seat: str, seq: str, undone: str, waiting: str) -> None:
        """Learn what another node was asked for, or who has agreed there."""
        seats = set() if waiting in (_OFF, _ALL_AGREE) else set(map(int, waiting.split(",")))
        told = undo_rules.Request(int(seat), int(seq), int(undone), seats)
        async with live.lock:
            if not self.referee.has(live) or not is_running(live.table):
                return
            if told.undone != live.undone or told.seq >= live.seq:
                await self.referee.reload(live)  # it may be of a step that we have not heard of
            known = self._standing(live)
            if told.undone != live.undone or told.seq >= live.seq:
                return
            if waiting == _OFF:
                if known is not None and known.is_same(told):
                    self._end(live, known)
                return
            await self._agree(live, known, told)

    async def _agree(
        self, live: Live, known: undo_rules.Request | None, told: undo_rules.Request
    ) -> None:
        """Join what is known here with what another node told."""
        if known is not None and known.is_same(told):
            if known.waiting <= told.waiting:
                return
            known.waiting &= told.waiting
        else:
            known = self._requests[live.table.id] = told
        if known.waiting:
            self._tell(live, known)
        else:
            with suppress(Refused):  # the other node was faster
                await self._go_back(live, known.seq)


def _told(live: Live, request: undo_rules.Request) -> bytes:
    waiting = sorted(request.waiting)
    return _encode(m.UndoAsked(live.table.id, request.seat, request.seq, waiting))


def _seat(live: Live, person: str, named: Seat | None) -> Seat:
    """Return the seat of somebody who plays."""
    seat = live.table.seat_for(person, named)
    if not is_running(live.table) or live.has_other_rules:
        raise live.refusal()
    return seat
