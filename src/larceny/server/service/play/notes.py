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
from ...ports.store import JournalStore, NoteStore, Sheet
from ..runtime.tasks import Tasks
from ..table.notebook import SHEET, Notebook, Things, things_of, written
from ..table.session import Listener, PastStep, TableSession, is_running, replayed, without_undone
from .referee import Referee

_encode = msgspec.json.Encoder().encode


class Found(NamedTuple):
    """The notes of a seat, as things lie after a step."""

    seq: int
    notes: dict[str, m.Note]


class Notes:
    """Keeps notes, and moves them along."""

    def __init__(
        self, referee: Referee, notes: NoteStore, journal: JournalStore, tasks: Tasks
    ) -> None:
        self.referee = referee
        self.clock = referee.clock
        self.store = notes
        self.journal = journal
        self.tasks = tasks
        referee.after_step.append(self.look)
        referee.greetings.append(self.greet)

    async def read(self, table: str, person: str, named: Seat | None) -> Found:
        """Return the notes of a seat."""
        async with self.referee.hold(table) as session:
            seat = _seat(session, person, named)
            noted = await self._noted(session)
            return Found(session.seq, noted.notes(seat))

    async def write(
        self, table: str, person: str, named: Seat | None, seq: int, notes: Mapping[str, m.Note]
    ) -> Found:
        """Keep these notes of a seat, and no others; they are about things as they lay then."""
        _check(notes)
        async with self.referee.hold(table) as session:
            seat = _seat(session, person, named)
            if not is_running(session.table):
                raise session.refusal()
            if not session.undone <= seq <= session.seq:
                raise Refused("too-late", seq=session.seq)
            noted = await self._noted(session)
            then = noted.things if seq == session.seq else await self._things(session, seq)
            kept = written(then, seat, notes, noted.sheets.get(seat, {}))
            if isinstance(kept, str):
                raise Refused("no-such-place", about=kept)
            sheet = Sheet(table, seat, person, seq, self.clock.now_ms(), _encode(kept))
            await asyncio.to_thread(self.store.write, sheet)
            noted.sheets[seat] = kept
            self._tell(session, noted, seat)
            found = Found(session.seq, noted.notes(seat))
        await self.referee.bus.announce(table, f"notes {seat}")
        return found

    # Moving along -----------------------------------------------------------------------------

    def look(self, session: TableSession) -> None:
        """Move notes along with what has just moved, and tell those who keep them."""
        noted = session.noted
        if noted is None or noted.seq == session.seq or session.state is None:
            return
        missed = [past for past in session.tail if past.seq > noted.seq]
        if session.undone > noted.seq or len(missed) != session.seq - noted.seq:
            session.noted = None
            self.tasks.start(self._catch_up(session, noted))
            return
        _follow(session, noted, missed)
        for seat in noted.sheets:
            self._tell_if_moved(session, noted, seat)

    async def _catch_up(self, session: TableSession, before: Notebook) -> None:
        """Find out anew where everything lies, and tell what has moved."""
        async with session.lock:
            if not self.referee.has(session):
                return
            noted = await self._noted(session)
            noted.told = before.told
            for seat in noted.sheets:
                self._tell_if_moved(session, noted, seat)

    async def _noted(self, session: TableSession) -> Notebook:
        """Return a table's notes as it stands; the caller holds its lock."""
        if session.noted is None or session.noted.seq != session.seq:
            sheets = await asyncio.to_thread(self.store.sheets, session.table.id)
            things = await self._things(session, session.seq)
            by_seat = {sheet.seat: SHEET.decode(sheet.body) for sheet in sheets}
            told = {} if session.noted is None else session.noted.told
            session.noted = Notebook(things, session.seq, by_seat, told)
        return session.noted

    async def _things(self, session: TableSession, seq: int) -> Things:
        """Say where everything lay after a step, from the whole journal."""
        entries = await asyncio.to_thread(self.journal.entries, session.table.id)
        things = things_of(session.game.name, session.table.plan.seats)
        stood = [entry for entry in without_undone(entries) if entry.seq <= seq]
        for again in replayed(session.table, session.game, stood):
            seen = [session.game.witnessed(event, SPECTATOR) for event in again.events]
            things.follow(again.entry.seq, seen)
        return things

    # Telling ----------------------------------------------------------------------------------

    async def greet(self, session: TableSession, listener: Listener) -> None:
        """Tell somebody who comes the notes of the seat through whose eyes he looks."""
        seats = [seat for seat, who in session.listeners.items() if listener in who]
        if not session.table.plan.notes or session.state is None or seats in ([], [SPECTATOR]):
            return
        [seat] = seats
        assert seat is not None
        noted = await self._noted(session)
        noted.told.setdefault(seat, noted.notes(seat))
        listener.send(_told(session, noted, seat))

    def _tell_if_moved(self, session: TableSession, noted: Notebook, seat: Seat) -> None:
        if noted.told.get(seat) != noted.notes(seat):
            self._tell(session, noted, seat)

    def _tell(self, session: TableSession, noted: Notebook, seat: Seat) -> None:
        noted.told[seat] = noted.notes(seat)
        for listener in session.listeners.get(seat, ()):
            listener.send(_told(session, noted, seat))

    async def heard(self, session: TableSession, seat: Seat) -> None:
        """Learn that a seat wrote something at another node."""
        async with session.lock:
            noted = session.noted
            if noted is None or not self.referee.has(session):
                return
            sheets = await asyncio.to_thread(self.store.sheets, session.table.id)
            noted.sheets |= {s.seat: SHEET.decode(s.body) for s in sheets if s.seat == seat}
            if noted.seq == session.seq:
                self._tell_if_moved(session, noted, seat)


def _follow(session: TableSession, noted: Notebook, missed: list[PastStep]) -> None:
    for past in missed:
        seen = [session.game.witnessed(told.event, SPECTATOR) for told in past.told]
        noted.things.follow(past.seq, seen)
    noted.seq = session.seq


def _told(session: TableSession, noted: Notebook, seat: Seat) -> bytes:
    return _encode(m.Notes(session.table.id, seat, session.seq, noted.notes(seat)))


def _seat(session: TableSession, person: str, named: Seat | None) -> Seat:
    """Return the seat whose notes somebody reads or writes."""
    seat = session.table.seat_for(person, named)
    if not session.table.plan.notes:
        raise Refused("no-notes")
    if session.state is None:
        raise session.refusal()
    return seat


def _check(notes: Mapping[str, m.Note]) -> None:
    """Refuse a text that does not print."""
    for about, note in notes.items():
        if not note.text.isprintable():
            raise Refused("bad-text", about=about)
