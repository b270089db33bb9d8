"""Reaction windows: everybody who may react is asked at once, and waited for equally long.

An answer is stored sealed when it comes, and nobody else learns of it. When the time is over, the
answers are given to the rules in their order; who has not answered lets it be. So neither being
asked nor the time it takes tells who could have reacted.
"""

import asyncio
from contextlib import suppress

from larceny.kernel.events import Seat, every_seat

from ...domain.refusals import Refused
from ...ports.store import Sealed, SealedStore
from ..runtime.leases import Leases, wait_for_lease
from ..runtime.tasks import Tasks
from ..runtime.timers import Timers
from ..table.events import AnswerSealed, Stepped
from ..table.position import Position
from ..table.session import TableSession, is_running
from .referee import Referee

CLOSED = Seat(-1)
"""Instead of a seat among the sealed answers: the window is closed."""


class ReactionWindows:
    """Closes reaction windows."""

    def __init__(self, referee: Referee, sealed: SealedStore, leases: Leases, tasks: Tasks) -> None:
        self.referee = referee
        self.sessions = referee.sessions
        self.clock = referee.clock
        self.sealed = sealed
        self.leases = leases
        self.timers = Timers[TableSession](tasks, self.clock, self.close)

    def on_change(self, event: Stepped | AnswerSealed) -> None:
        """Set the time at which the window of a table closes."""
        self._schedule(event.session)

    def _schedule(self, session: TableSession) -> None:
        position = session.position
        closes_at = None if position.window is None else _closes_at(position)
        self.timers.set(position.table.id, session, closes_at, session.now_ms)

    async def close(self, session: TableSession) -> None:
        """Give the sealed answers to the rules, in their order."""
        position = session.position
        if position.window is None:
            return
        opened_at = position.window.opened_at
        if not await wait_for_lease(
            self.leases, session.table.id, lambda: self._is_open(session, opened_at), self.clock
        ):
            return
        async with session.lock:
            if not self._is_open(session, opened_at):
                return
            closes_at = _closes_at(position)
            if closes_at is None or closes_at > session.now_ms():
                self._schedule(session)  # it rang too early
                return
            answers = await self._last_answers(session)
            while position.window is not None and position.window.opened_at == opened_at:
                answer = answers[position.state.deciders()[0]]
                with suppress(Refused):  # another node was faster; now it stands as that left it
                    await self.referee.decide(session, answer.seat, answer.word, answer.client_id)

    def _is_open(self, session: TableSession, opened_at: int) -> bool:
        window = session.position.window
        is_open = window is not None and window.opened_at == opened_at
        return is_open and self.sessions.has(session) and is_running(session.table)

    async def _last_answers(self, session: TableSession) -> dict[Seat, Sealed]:
        """Let those be silent who have not answered; nobody can answer then, at no node.

        In a window with a time something is always written: its end takes as long whoever answered.
        """
        position, table, now = session.position, session.table, session.now_ms()
        window, game = position.window, position.game
        assert window is not None
        if position.window_closes_at() is not None:
            last = [
                Sealed(table.id, window.opened_at, seat, reactions[0].word, None, now)
                for seat in every_seat(table.plan.seats)
                if seat not in window.sealed and (reactions := game.reactions(position.state, seat))
            ]
            last.append(Sealed(table.id, window.opened_at, CLOSED, "", None, now))
            await asyncio.to_thread(self.sealed.seal_all, last)
        elif self.sessions.alone:
            return window.sealed.copy()
        found = await asyncio.to_thread(self.sealed.sealed, table.id, window.opened_at)
        return {answer.seat: answer for answer in found}


def _closes_at(position: Position) -> int | None:
    """Say when a window closes: after its time, or where it has none, once all have answered."""
    if position.window is None or not is_running(position.table):
        return None
    closes_at = position.window_closes_at()
    if closes_at is not None:
        return closes_at
    return None if position.unanswered() else 0
