"""Undo at a table: freely while nobody has learned or done anything since, else if all agree.

An undo is an entry of the journal like any other. What is asked for ends with the next decision:
nobody has agreed to take back what he did not know of. It is not stored: nodes announce it to each
other. Who agrees at one node has agreed at all of them, and the node that hears of the
last one takes back. Should two of them do so, the number of the step decides between them as it
always does.
"""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from larceny.kernel.events import Seat, by_seat
from larceny.protocol import messages as m

from ...domain.refusals import Refused
from ...ports.bus import UndoAsked
from ...ports.store import JournalStore
from ..table.delayed_feed import DelayedMessage
from ..table.events import Joined, Stepped
from ..table.position import Position
from ..table.session import TableSession, is_running
from .referee import Referee

_encode = msgspec.json.Encoder().encode


@dataclass(slots=True)
class UndoRequest:
    """Somebody asks to take back, and waits for the others."""

    seat: Seat
    seq: int
    asked_at: int  # the last step when it was asked for; with the next one it ends
    waiting: set[Seat] = field(default_factory=set)

    def is_same(self, other: "UndoRequest") -> bool:
        """Ask whether both are the same request, whoever has agreed to it."""
        mine = (self.seat, self.seq, self.asked_at)
        return mine == (other.seat, other.seq, other.asked_at)


class UndoRequests:
    """Lets people take decisions back."""

    def __init__(self, referee: Referee, journal: JournalStore) -> None:
        self.referee = referee
        self.sessions = referee.sessions
        self.journal = journal
        self._requests: dict[str, UndoRequest] = {}

    async def ask(self, person: str, message: m.Undo) -> m.Ack:
        """Take back at once where that is free; else ask the others."""
        async with self.sessions.hold(message.table) as session:
            seat = _seat(session, person, message.seat)
            await self._check(session, message.seq)
            await self.sessions.returns(session, seat)
            request = _request(session, seat, message.seq)
            if _is_free(session.position, seat, message.seq) or not request.waiting:
                await self._go_back(session, message.seq)
            else:
                self._requests[session.table.id] = request
                await self._publish(session, request)
            return m.Ack(message.id, message.table, session.position.seq)

    async def consent(self, person: str, message: m.Consent) -> m.Ack:
        """Agree, or end the request."""
        async with self.sessions.hold(message.table) as session:
            seat = _seat(session, person, message.seat)
            request = self._pending(session)
            if request is None or request.seq != message.seq or seat not in request.waiting:
                raise Refused("nothing-asked")
            await self._check(session, message.seq)
            await self.sessions.returns(session, seat)
            if not message.agree:
                self._end(session, request)
                await self._announce(session, request, is_refused=True)
            else:
                request.waiting.difference_update(session.table.beside(seat))
                if request.waiting:
                    await self._publish(session, request)
                else:
                    await self._go_back(session, request.seq)
            return m.Ack(message.id, message.table, session.position.seq)

    def _pending(self, session: TableSession) -> UndoRequest | None:
        """Return what is asked for at a table; whatever happened since then has ended it."""
        request = self._requests.get(session.table.id)
        if request is not None and request.asked_at != session.position.seq:
            self._requests.pop(session.table.id)
            return None
        return request

    def _end(self, session: TableSession, request: UndoRequest) -> None:
        self._requests.pop(session.table.id, None)
        request.waiting.clear()
        self._broadcast(session, request)

    async def _check(self, session: TableSession, seq: int) -> None:
        """Refuse what cannot be taken back; a reaction window is not opened a second time."""
        _check_possible(session, seq)
        entries = await asyncio.to_thread(self.journal.entries, session.table.id)
        if session.position.as_it_stood(entries, seq).window is not None:
            raise Refused("window-open")

    async def _go_back(self, session: TableSession, seq: int) -> None:
        self._requests.pop(session.table.id, None)
        entries = await asyncio.to_thread(self.journal.entries, session.table.id)
        entry = session.position.go_back(entries, seq, session.now_ms())
        if not await self.referee.store(session, entry):
            raise Refused("too-late", seq=session.position.seq)

    def on_stepped(self, event: Stepped) -> None:
        """Forget what was asked for before; whoever is told of the step knows that it has ended."""
        if event.session.position.table.id in self._requests:
            self._pending(event.session)

    # Telling others ---------------------------------------------------------------------------

    async def on_joined(self, event: Joined) -> None:
        """Send somebody who comes what is asked for."""
        request = self._pending(event.session)
        late = self.sessions.broadcaster.late_for(event.session, event.listener)
        if request is not None and late is None:
            event.listener.send(_message(event.session, request))

    def _broadcast(self, session: TableSession, request: UndoRequest) -> None:
        message = DelayedMessage("undo", [_message(session, request)])
        self.sessions.broadcaster.broadcast(session, message)

    async def _publish(self, session: TableSession, request: UndoRequest) -> None:
        self._broadcast(session, request)
        await self._announce(session, request)

    async def _announce(
        self, session: TableSession, request: UndoRequest, is_refused: bool = False
    ) -> None:
        what = UndoAsked(
            request.seat,
            request.seq,
            request.asked_at,
            tuple(sorted(request.waiting)),
            is_refused,
        )
        await self.sessions.bus.announce(session.table.id, what)

    # Other nodes ------------------------------------------------------------------------------

    async def announce_again(self, session: TableSession) -> None:
        """Announce to a node that asks what is asked for at a table."""
        request = self._pending(session)
        if request is not None:
            await self._announce(session, request)

    async def on_undo_asked(self, session: TableSession, what: UndoAsked) -> None:
        """Learn what another node was asked for, or who has agreed there."""
        position = session.position
        heard = UndoRequest(what.seat, what.seq, what.asked_at, set(what.waiting))
        async with session.lock:
            if not self.sessions.has(session) or not is_running(session.table):
                return
            if heard.asked_at > position.seq:
                await self.sessions.catch_up(session)  # it is about a step that is new to us
            known = self._pending(session)
            if heard.asked_at != position.seq:
                return  # it has ended meanwhile
            if what.is_refused:
                if known is not None and known.is_same(heard):
                    self._end(session, known)
                return
            await self._join(session, known, heard)

    async def _join(
        self, session: TableSession, known: UndoRequest | None, heard: UndoRequest
    ) -> None:
        """Join what is known here with what another node announced."""
        if known is not None and known.is_same(heard):
            if known.waiting <= heard.waiting:
                return
            known.waiting &= heard.waiting
        else:
            known = self._requests[session.table.id] = heard
        if known.waiting:
            self._broadcast(session, known)
        else:
            with suppress(Refused):  # the other node was faster
                await self._go_back(session, known.seq)


def _message(session: TableSession, request: UndoRequest) -> bytes:
    waiting: list[int] = sorted(request.waiting)
    return _encode(m.UndoAsked(session.table.id, request.seat, request.seq, waiting))


def _seat(session: TableSession, person: str, named: int | None) -> Seat:
    """Return the seat of somebody who plays."""
    seat = session.table.seat_for(person, named)
    if not is_running(session.table) or session.position.has_other_rules:
        raise session.position.refusal()
    return seat


def _is_free(position: Position, seat: Seat, seq: int) -> bool:
    """Ask whether a seat may go back to a step without asking anybody.

    Only its own decisions came after it, and nobody learned anything hidden from them.
    """
    reveals_nothing = position.game.reveals_nothing_hidden
    since = [step for step in position.tail if step.seq > seq]
    return len(since) == position.seq - seq and all(
        step.seat == seat and all(reveals_nothing(one.event) for one in step.events)
        for step in since
    )


def _check_possible(session: TableSession, seq: int) -> None:
    """Refuse what can never be taken back."""
    if session.table.plan.rated:
        raise Refused("rated")
    if not 0 <= seq < session.position.seq:
        raise Refused("nothing-to-undo", seq=session.position.seq)
    if session.position.window is not None:
        raise Refused("window-open")


def _request(session: TableSession, seat: Seat, seq: int) -> UndoRequest:
    """Return who has to agree: every seat of another person, but of those who have left.

    Who sits beside one has heard it.
    """
    person = session.table.chairs[seat].person
    others = {
        other
        for other, chair in by_seat(session.table.chairs)
        if chair.person is not None and chair.person != person and not chair.away
    }
    return UndoRequest(seat, seq, session.position.seq, others)
