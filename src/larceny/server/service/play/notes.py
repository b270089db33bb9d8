"""Notes that a seat keeps about tiles and drawers, for itself alone.

They are stored by tile, not by square. Where a tile lies now follows from what all could see, so
notes move along by themselves, and after something was taken back they are where the tiles are.
Only the listeners of that seat are told them.
"""

import asyncio
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from larceny.kernel.events import SPECTATOR, Seat
from larceny.protocol import messages as m

from ...domain.refusals import Refused
from ...ports.bus import NewNotes
from ...ports.store import JournalStore, NoteStore, Sheet
from ..runtime.tasks import Tasks
from ..table.events import Joined, Stepped
from ..table.journal import replayed, without_undone
from ..table.notebook import SHEET, Notebook, Things, things_of, written
from ..table.position import Position
from ..table.session import Kept, TableSession, is_running
from ..table.sessions import TableSessions

_encode = msgspec.json.Encoder().encode


class Found(NamedTuple):
    """The notes of a seat, as things lie after a step."""

    seq: int
    notes: dict[str, m.Note]


class Notes:
    """Keeps notes, and moves them along."""

    def __init__(
        self, sessions: TableSessions, notes: NoteStore, journal: JournalStore, tasks: Tasks
    ) -> None:
        self.sessions = sessions
        self.clock = sessions.clock
        self.store = notes
        self.journal = journal
        self.tasks = tasks
        self._notebooks: Kept[Notebook] = Kept()

    async def read(self, table: str, person: str, named: int | None) -> Found:
        """Return the notes of a seat."""
        async with self.sessions.hold(table) as session:
            seat = _seat(session, person, named)
            notebook = await self._notebook(session)
            return Found(session.position.seq, notebook.notes(seat))

    async def write(
        self, table: str, person: str, named: int | None, seq: int, notes: Mapping[str, m.Note]
    ) -> Found:
        """Keep these notes of a seat, and no others; they are about things as they lay then."""
        _check(notes)
        async with self.sessions.hold(table) as session:
            position = session.position
            seat = _seat(session, person, named)
            if not is_running(session.table):
                raise position.refusal()
            if not position.undone_seq <= seq <= position.seq:
                raise Refused("too-late", seq=position.seq)
            notebook = await self._notebook(session)
            then = notebook.things if seq == position.seq else await self._things(position, seq)
            kept = written(then, seat, notes, notebook.sheets.get(seat, {}))
            if isinstance(kept, str):
                raise Refused("no-such-place", about=kept)
            sheet = Sheet(table, seat, person, seq, self.clock.now_ms(), _encode(kept))
            await asyncio.to_thread(self.store.write, sheet)
            notebook.sheets[seat] = kept
            self._send(session, notebook, seat)
            found = Found(position.seq, notebook.notes(seat))
        await self.sessions.bus.announce(table, NewNotes(seat))
        return found

    # Moving along -----------------------------------------------------------------------------

    def on_stepped(self, event: Stepped) -> None:
        """Move notes along with what has just moved, and send them to those who keep them."""
        session = event.session
        position, notebook = session.position, self._notebooks.get(session)
        if notebook is None or notebook.seq == position.seq or position.state is None:
            return
        missed = [step for step in position.tail if step.seq > notebook.seq]
        if position.undone_seq > notebook.seq or len(missed) != position.seq - notebook.seq:
            del self._notebooks[session]
            self.tasks.start(self._catch_up(session, notebook))
            return
        for step in missed:
            seen = [position.game.witnessed(one.event, SPECTATOR) for one in step.events]
            notebook.things.follow(step.seq, seen)
        notebook.seq = position.seq
        for seat in notebook.sheets:
            self._send_if_moved(session, notebook, seat)

    async def _catch_up(self, session: TableSession, before: Notebook) -> None:
        """Find out anew where everything lies, and send what has moved."""
        async with session.lock:
            if not self.sessions.has(session):
                return
            notebook = await self._notebook(session)
            notebook.sent = before.sent
            for seat in notebook.sheets:
                self._send_if_moved(session, notebook, seat)

    async def _notebook(self, session: TableSession) -> Notebook:
        """Return a table's notes as it stands; the caller holds its lock."""
        position, known = session.position, self._notebooks.get(session)
        if known is not None and known.seq == position.seq:
            return known
        sheets = await asyncio.to_thread(self.store.sheets, session.table.id)
        things = await self._things(position, position.seq)
        by_seat = {sheet.seat: SHEET.decode(sheet.body) for sheet in sheets}
        before = self._notebooks.get(session)
        sent = {} if before is None else before.sent
        notebook = self._notebooks[session] = Notebook(things, position.seq, by_seat, sent)
        return notebook

    async def _things(self, position: Position, seq: int) -> Things:
        """Say where everything lay after a step, from the whole journal."""
        table, game = position.table, position.game
        entries = await asyncio.to_thread(self.journal.entries, table.id)
        things = things_of(game.name, table.plan.seats)
        stood = [entry for entry in without_undone(entries) if entry.seq <= seq]
        for step in replayed(table, game, stood):
            seen = [game.witnessed(event, SPECTATOR) for event in step.events]
            things.follow(step.entry.seq, seen)
        return things

    # Sending ----------------------------------------------------------------------------------

    async def on_joined(self, event: Joined) -> None:
        """Send somebody who comes the notes of the seat through whose eyes he looks."""
        session, listener = event
        seats = [seat for seat, who in session.audience.listeners.items() if listener in who]
        has_notes = session.table.plan.notes and session.position.state is not None
        if not has_notes or seats in ([], [SPECTATOR]):
            return
        [seat] = seats
        assert seat is not None
        notebook = await self._notebook(session)
        notebook.sent.setdefault(seat, notebook.notes(seat))
        listener.send(_message(session, notebook, seat))

    def _send_if_moved(self, session: TableSession, notebook: Notebook, seat: Seat) -> None:
        if notebook.sent.get(seat) != notebook.notes(seat):
            self._send(session, notebook, seat)

    def _send(self, session: TableSession, notebook: Notebook, seat: Seat) -> None:
        notebook.sent[seat] = notebook.notes(seat)
        for listener in session.audience.listeners.get(seat, ()):
            listener.send(_message(session, notebook, seat))

    async def on_new_notes(self, session: TableSession, what: NewNotes) -> None:
        """Learn that a seat wrote something at another node."""
        async with session.lock:
            notebook = self._notebooks.get(session)
            if notebook is None or not self.sessions.has(session):
                return
            sheets = await asyncio.to_thread(self.store.sheets, session.table.id)
            notebook.sheets |= {s.seat: SHEET.decode(s.body) for s in sheets if s.seat == what.seat}
            if notebook.seq == session.position.seq:
                self._send_if_moved(session, notebook, what.seat)


def _message(session: TableSession, notebook: Notebook, seat: Seat) -> bytes:
    return _encode(m.Notes(session.table.id, seat, session.position.seq, notebook.notes(seat)))


def _seat(session: TableSession, person: str, named: int | None) -> Seat:
    """Return the seat whose notes somebody reads or writes."""
    seat = session.table.seat_for(person, named)
    if not session.table.plan.notes:
        raise Refused("no-notes")
    if session.position.state is None:
        raise session.position.refusal()
    return seat


def _check(notes: Mapping[str, m.Note]) -> None:
    """Refuse a text that does not print."""
    for about, note in notes.items():
        if not note.text.isprintable():
            raise Refused("bad-text", about=about)
