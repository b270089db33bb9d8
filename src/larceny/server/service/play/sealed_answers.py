"""Sealed answers: in a reaction window nobody learns who has answered, or what, before it closes.

They are stored as they come, by group commit, so that no restart loses one.
"""

from larceny.kernel.errors import IllegalAction
from larceny.kernel.events import Seat

from ...domain.refusals import Refused
from ...ports.bus import NewSealedAnswer
from ...ports.store import Sealed
from ..runtime.group_commit import GroupCommit
from ..table import hot_seat
from ..table.session import TableSession
from ..table.sessions import TableSessions


class SealedAnswers:
    """Takes answers while a reaction window is open."""

    def __init__(self, sessions: TableSessions, writing: GroupCommit[Sealed]) -> None:
        self.sessions = sessions
        self.writing = writing

    async def seal(
        self, session: TableSession, seat: Seat, word: str, client_id: str | None
    ) -> None:
        """Store somebody's answer, and tell nobody; the caller holds the table's lock."""
        position = session.position
        game, state, window = position.game, position.state, position.window
        assert window is not None
        if game.action_of_word(word) not in game.reactions(state, seat):
            raise IllegalAction(game.rule_behind(state), seat=seat, action=word)
        if seat in window.sealed:
            raise Refused("already-answered")
        table, now = session.table.id, session.now_ms()
        answer = Sealed(table, window.opened_at, seat, word, client_id, now)
        is_first = await self.writing.append(answer)
        if is_first:  # before anything can fail: it is stored, and he may send it again
            window.sealed[seat] = answer
            if client_id is not None:
                position.remember_key(seat, client_id, position.seq)
        try:
            if not is_first or not self.sessions.alone:  # what is stored counts
                await self.sessions.read_sealed(session)
            await self.sessions.bus.announce(table, NewSealedAnswer())
        finally:
            self.sessions.events.answer_sealed(session)
            hot_seat.send_asked_seats(session)
        if not is_first and position.step_of_key(seat, client_id) is None:
            raise Refused("already-answered")
