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
from ..table.session import Listener, Live, Past, is_running, played_again, standing
from .notebook import SHEET, Noted, Things, things_of, written
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
        async with self.referee.hold(table) as live:
            seat = _seat(live, person, named)
            noted = await self._noted(live)
            return Found(live.seq, noted.notes(seat))

    async def write(
        self, table: str, person: str, named: Seat | None, seq: int, notes: Mapping[str, m.Note]
    ) -> Found:
        """Keep these notes of a seat, and no others; they are about things as they lay then."""
        _check(notes)
        async with self.referee.hold(table) as live:
            seat = _seat(live, person, named)
            if not is_running(live.table):
                raise live.refusal()
            if not live.undone <= seq <= live.seq:
                raise Refused("too-late", seq=live.seq)
            noted = await self._noted(live)
            then = noted.things if seq == live.seq else await self._things(live, seq)
            kept = written(then, seat, notes, noted.sheets.get(seat, {}))
            if isinstance(kept, str):
                raise Refused("no-such-place", about=kept)
            sheet = Sheet(table, seat, person, seq, self.clock.now_ms(), _encode(kept))
            await asyncio.to_thread(self.store.write, sheet)
            noted.sheets[seat] = kept
            self._tell(live, noted, seat)
            found = Found(live.seq, noted.notes(seat))
        await self.referee.bus.announce(table, f"notes {seat}")
        return found

    # Moving along -----------------------------------------------------------------------------

    def look(self, live: Live) -> None:
        """Move notes along with what has just moved, and tell those who keep them."""
        noted = live.noted
        if noted is None or noted.seq == live.seq or live.state is None:
            return
        missed = [past for past in live.tail if past.seq > noted.seq]
        if live.undone > noted.seq or len(missed) != live.seq - noted.seq:
            live.noted = None
            self.tasks.start(self._catch_up(live, noted))
            return
        _follow(live, noted, missed)
        for seat in noted.sheets:
            self._tell_if_moved(live, noted, seat)

    async def _catch_up(self, live: Live, before: Noted) -> None:
        """Find out anew where everything lies, and tell what has moved."""
        async with live.lock:
            if not self.referee.has(live):
                return
            noted = await self._noted(live)
            noted.told = before.told
            for seat in noted.sheets:
                self._tell_if_moved(live, noted, seat)

    async def _noted(self, live: Live) -> Noted:
        """Return a table's notes as it stands; the caller holds its lock."""
        if live.noted is None or live.noted.seq != live.seq:
            sheets = await asyncio.to_thread(self.store.sheets, live.table.id)
            things = await self._things(live, live.seq)
            by_seat = {sheet.seat: SHEET.decode(sheet.body) for sheet in sheets}
            told = {} if live.noted is None else live.noted.told
            live.noted = Noted(things, live.seq, by_seat, told)
        return live.noted

    async def _things(self, live: Live, seq: int) -> Things:
        """Say where everything lay after a step, from the whole journal."""
        entries = await asyncio.to_thread(self.journal.entries, live.table.id)
        things = things_of(live.game.name, live.table.plan.seats)
        stood = [entry for entry in standing(entries) if entry.seq <= seq]
        for again in played_again(live.table, live.game, stood):
            seen = [live.game.witnessed(event, SPECTATOR) for event in again.events]
            things.follow(again.entry.seq, seen)
        return things

    # Telling ----------------------------------------------------------------------------------

    async def greet(self, live: Live, listener: Listener) -> None:
        """Tell somebody who comes the notes of the seat through whose eyes he looks."""
        seats = [seat for seat, who in live.listeners.items() if listener in who]
        if not live.table.plan.notes or live.state is None or seats in ([], [SPECTATOR]):
            return
        [seat] = seats
        assert seat is not None
        noted = await self._noted(live)
        noted.told.setdefault(seat, noted.notes(seat))
        listener.tell(_told(live, noted, seat))

    def _tell_if_moved(self, live: Live, noted: Noted, seat: Seat) -> None:
        if noted.told.get(seat) != noted.notes(seat):
            self._tell(live, noted, seat)

    def _tell(self, live: Live, noted: Noted, seat: Seat) -> None:
        noted.told[seat] = noted.notes(seat)
        for listener in live.listeners.get(seat, ()):
            listener.tell(_told(live, noted, seat))

    async def heard(self, live: Live, seat: Seat) -> None:
        """Learn that a seat wrote something at another node."""
        async with live.lock:
            noted = live.noted
            if noted is None or not self.referee.has(live):
                return
            sheets = await asyncio.to_thread(self.store.sheets, live.table.id)
            noted.sheets |= {s.seat: SHEET.decode(s.body) for s in sheets if s.seat == seat}
            if noted.seq == live.seq:
                self._tell_if_moved(live, noted, seat)


def _follow(live: Live, noted: Noted, missed: list[Past]) -> None:
    for past in missed:
        seen = [live.game.witnessed(told.event, SPECTATOR) for told in past.told]
        noted.things.follow(past.seq, seen)
    noted.seq = live.seq


def _told(live: Live, noted: Noted, seat: Seat) -> bytes:
    return _encode(m.Notes(live.table.id, seat, live.seq, noted.notes(seat)))


def _seat(live: Live, person: str, named: Seat | None) -> Seat:
    """Return the seat whose notes somebody reads or writes."""
    seat = live.table.seat_for(person, named)
    if not live.table.plan.notes:
        raise Refused("no-notes")
    if live.state is None:
        raise live.refusal()
    return seat


def _check(notes: Mapping[str, m.Note]) -> None:
    """Refuse a text that does not print."""
    for about, note in notes.items():
        if not note.text.isprintable():
            raise Refused("bad-text", about=about)
