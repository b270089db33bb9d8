"""The referee: takes decisions, stores them, and lets everybody know.

One decision of a table is on its way at a time (`session.lock`); decisions of different tables are
stored together, by group commit. Nothing is sent before it is stored. The id that a client gives a
decision is its idempotency key: sent again, it is acknowledged again and done once.
"""

from collections.abc import Awaitable
from typing import Protocol

from larceny.kernel.events import Seat
from larceny.protocol import messages as m

from ...domain import dealing
from ...domain import tables as domain
from ...domain.refusals import Refused
from ...domain.tables import Status
from ...ports.bus import NewStep
from ...ports.store import Entry
from ..table.events import Loaded
from ..table.position import Position
from ..table.rules import is_outdated
from ..table.session import TableSession, is_running
from ..table.sessions import TableSessions
from .sealed_answers import SealedAnswers


class Journal(Protocol):
    """Where decisions are stored."""

    def append(self, entry: Entry, /) -> Awaitable[bool]:
        """Store one durably; say if its place was free."""
        ...


class Referee:
    """Decides at tables."""

    def __init__(self, sessions: TableSessions, journal: Journal, sealed: SealedAnswers) -> None:
        self.sessions = sessions
        self.clock = sessions.clock
        self.journal: Journal = journal
        self.sealed = sealed

    async def deal(self, session: TableSession) -> None:
        """Deal, store and broadcast, if a game has begun and all is known that it follows from.

        The caller holds the table's lock.
        """
        position = session.position
        begun = is_running(session.table) and not position.has_other_rules
        if begun and position.state is None and not dealing.is_opening(session.table):
            await self.store(session, position.deal(session.now_ms()))

    async def act(self, person: str, message: m.Act) -> m.Ack:
        """Take a decision: store it, broadcast it, and say which step it is.

        The message's id is an idempotency key: what is sent again is acknowledged again, and not
        done twice.
        """
        session = self.sessions.acquire_at_once(message.table)
        if session is None:
            session = await self.sessions.acquire(message.table)
        try:
            position = session.position
            seat = position.table.seat_for(person, message.seat)
            if message.seq > position.seq and not self.sessions.alone:  # seen at another node
                await self.sessions.catch_up(session)
            done = position.step_of_key(seat, message.id)
            if done is not None:
                return m.Ack(message.id, message.table, done)
            if position.state is None or not is_running(position.table):
                raise position.refusal()
            if _is_too_late(position, seat, message.seq):
                raise Refused("too-late", seq=position.seq)
            if position.lesson is not None:
                _check_lesson(position, seat, message.action)
            if session.is_away(seat):
                await self.sessions.returns(session, seat)
            await self.answer(session, seat, message.action, message.id)
            done = position.step_of_key(seat, message.id)
            return m.Ack(message.id, message.table, position.seq if done is None else done)
        finally:
            session.lock.release()

    def answer(
        self, session: TableSession, seat: Seat, word: str, client_id: str | None
    ) -> Awaitable[None]:
        """Take an answer: sealed while a reaction window is open, else at once."""
        if session.position.window is not None and seat in session.position.deciders():
            return self.sealed.seal(session, seat, word, client_id)
        return self.decide(session, seat, word, client_id)

    async def decide(
        self, session: TableSession, seat: Seat, word: str, client_id: str | None
    ) -> None:
        """Apply, store and broadcast one decision; the caller holds the table's lock.

        Where another node was faster, it is done after what that one stored, if it still answers
        the same question.
        """
        position = session.position
        asked_at = position.asked_at(seat)
        while True:
            entry = position.apply(seat, word, client_id, session.now_ms())
            if await self.store(session, entry):
                return
            if position.step_of_key(seat, client_id) is not None:
                return  # it was sent to both nodes
            if seat not in position.deciders() or position.asked_at(seat) != asked_at:
                raise Refused("too-late", seq=position.seq)

    async def store(self, session: TableSession, entry: Entry) -> bool:
        """Store what was just applied, then broadcast it; the caller holds the table's lock.

        Say no if another node was faster; then the table stands as that one stored it. Where it
        fails or is cancelled half-way, as when the one who decided is shown out, what is in memory
        may not be what is stored: the table is set up again.
        """
        try:
            return await self._store(session, entry)
        except BaseException:
            self.sessions.discard(session)
            raise

    async def _store(self, session: TableSession, entry: Entry) -> bool:
        sessions = self.sessions
        stored = await self.journal.append(entry)
        if not stored:
            await sessions.set_up(session)
        sessions.broadcaster.steps(session)
        if session.position.is_over and is_running(session.table):
            await self._finish(session)
        if stored and not sessions.alone:
            await sessions.bus.announce(session.table.id, NewStep())
        sessions.events.stepped(session)
        return stored

    async def _finish(self, session: TableSession) -> None:
        await self.sessions.events.game_over(session)  # each does it once, also if we come again
        await self.sessions.change(session, lambda table: domain.finish(table, Status.OVER))

    async def on_loaded(self, event: Loaded) -> None:
        """Mend a table that has just been set up."""
        await self.mend(event.session)

    async def mend(self, session: TableSession) -> None:
        """Go on where a node died: between the start and the deal, or after the last decision."""
        position = session.position
        if position.has_other_rules:
            await self._close_outdated(session)
            return
        await self.deal(session)
        if is_running(session.table) and position.is_over:
            await self._finish(session)

    async def _close_outdated(self, session: TableSession) -> None:
        """Close a game that nobody can play on any more; its record stays."""
        if is_running(session.table) and is_outdated(session.table):
            await self.sessions.change(
                session, lambda table: domain.finish(table, Status.ABANDONED)
            )


def _is_too_late(position: Position, seat: Seat, seen: int) -> bool:
    """Ask whether a seat answers what it is no longer asked, since others went on meanwhile."""
    if seen >= position.seq:
        return False
    return seen < position.asked_at(seat) if seat in position.deciders() else True


def _check_lesson(position: Position, seat: Seat, word: str) -> None:
    """Refuse what a lesson does not ask for; whose turn it is, the rules say."""
    asked = position.lesson_asks(seat)
    if seat in position.deciders() and asked and word not in asked:
        assert position.lesson is not None
        step = position.lesson.lesson.steps[position.lesson.number]
        raise Refused("lesson-asks", step=step.id, asked=list(asked))
