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
from ..table.session import Listener, TableSession, is_running
from . import undo_rules
from .referee import Referee

_encode = msgspec.json.Encoder().encode

_OFF = "off"
_ALL_AGREE = "-"


class UndoRequests:
    """Lets people take decisions back."""

    def __init__(self, referee: Referee, journal: JournalStore) -> None:
        self.referee = referee
        self.clock = referee.clock
        self.journal = journal
        self._requests: dict[str, undo_rules.Request] = {}
        referee.greetings.append(self.greet)

    async def ask(self, person: str, message: m.Undo) -> m.Ack:
        """Take back at once where that is free; else ask the others."""
        async with self.referee.hold(message.table) as session:
            seat = _seat(session, person, message.seat)
            await self._check(session, message.seq)
            request = undo_rules.request(session, seat, message.seq)
            if undo_rules.is_free(session, seat, message.seq) or not request.waiting:
                await self._go_back(session, message.seq)
            else:
                self._requests[session.table.id] = request
                await self._tell_everybody(session, request)
            return m.Ack(message.id, message.table, session.seq)

    async def consent(self, person: str, message: m.Consent) -> m.Ack:
        """Agree, or end the request."""
        async with self.referee.hold(message.table) as session:
            seat = _seat(session, person, message.seat)
            request = self._standing(session)
            if request is None or request.seq != message.seq or seat not in request.waiting:
                raise Refused("nothing-asked")
            await self._check(session, message.seq)
            if not message.agree:
                self._end(session, request)
                await self._announce(session, request, _OFF)
            else:
                request.waiting.difference_update(session.table.beside(seat))
                if request.waiting:
                    await self._tell_everybody(session, request)
                else:
                    await self._go_back(session, request.seq)
            return m.Ack(message.id, message.table, session.seq)

    def _standing(self, session: TableSession) -> undo_rules.Request | None:
        """Return what is asked for at a table; what was taken back since then has ended it."""
        request = self._requests.get(session.table.id)
        if request is not None and request.undone != session.undone:
            self._requests.pop(session.table.id)
            return None
        return request

    def _end(self, session: TableSession, request: undo_rules.Request) -> None:
        self._requests.pop(session.table.id, None)
        request.waiting.clear()
        self._tell(session, request)

    async def _check(self, session: TableSession, seq: int) -> None:
        """Refuse what cannot be taken back; a window is not opened a second time."""
        undo_rules.check(session, seq)
        entries = await asyncio.to_thread(self.journal.entries, session.table.id)
        if session.as_it_stood(entries, seq).window is not None:
            raise Refused("window-open")

    async def _go_back(self, session: TableSession, seq: int) -> None:
        self._requests.pop(session.table.id, None)
        entries = await asyncio.to_thread(self.journal.entries, session.table.id)
        if not await self.referee.stored(
            session, session.go_back(entries, seq, self.clock.now_ms())
        ):
            raise Refused("too-late", seq=session.seq)

    # Telling ----------------------------------------------------------------------------------

    async def greet(self, session: TableSession, listener: Listener) -> None:
        """Tell somebody who comes what is asked for."""
        request = self._standing(session)
        if request is not None:
            listener.send(_told(session, request))

    def _tell(self, session: TableSession, request: undo_rules.Request) -> None:
        self.referee.broadcast(session, _told(session, request))

    async def _tell_everybody(self, session: TableSession, request: undo_rules.Request) -> None:
        self._tell(session, request)
        await self._announce(session, request, ",".join(map(str, sorted(request.waiting))))

    async def _announce(
        self, session: TableSession, request: undo_rules.Request, waiting: str
    ) -> None:
        what = f"undo {request.seat} {request.seq} {request.undone} {waiting or _ALL_AGREE}"
        await self.referee.bus.announce(session.table.id, what)

    # Other nodes ------------------------------------------------------------------------------

    async def tell_again(self, session: TableSession) -> None:
        """Tell another node what is asked for at a table."""
        request = self._standing(session)
        if request is not None:
            await self._announce(session, request, ",".join(map(str, sorted(request.waiting))))

    async def heard(
        self, session: TableSession, seat: str, seq: str, undone: str, waiting: str
    ) -> None:
        """Learn what another node was asked for, or who has agreed there."""
        seats = set() if waiting in (_OFF, _ALL_AGREE) else set(map(int, waiting.split(",")))
        told = undo_rules.Request(int(seat), int(seq), int(undone), seats)
        async with session.lock:
            if not self.referee.has(session) or not is_running(session.table):
                return
            if told.undone != session.undone or told.seq >= session.seq:
                await self.referee.reload(session)  # it may be of a step that we have not heard of
            known = self._standing(session)
            if told.undone != session.undone or told.seq >= session.seq:
                return
            if waiting == _OFF:
                if known is not None and known.is_same(told):
                    self._end(session, known)
                return
            await self._agree(session, known, told)

    async def _agree(
        self, session: TableSession, known: undo_rules.Request | None, told: undo_rules.Request
    ) -> None:
        """Join what is known here with what another node told."""
        if known is not None and known.is_same(told):
            if known.waiting <= told.waiting:
                return
            known.waiting &= told.waiting
        else:
            known = self._requests[session.table.id] = told
        if known.waiting:
            self._tell(session, known)
        else:
            with suppress(Refused):  # the other node was faster
                await self._go_back(session, known.seq)


def _told(session: TableSession, request: undo_rules.Request) -> bytes:
    waiting = sorted(request.waiting)
    return _encode(m.UndoAsked(session.table.id, request.seat, request.seq, waiting))


def _seat(session: TableSession, person: str, named: Seat | None) -> Seat:
    """Return the seat of somebody who plays."""
    seat = session.table.seat_for(person, named)
    if not is_running(session.table) or session.has_other_rules:
        raise session.refusal()
    return seat
