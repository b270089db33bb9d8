"""Reaction windows: everybody who may react is asked at once, and waited for equally long.

An answer is stored sealed when it comes, and nobody else learns of it. When the time is over, the
answers are given to the rules in their order; who has not answered lets it be. So neither being
asked nor the time it takes tells who could have reacted.
"""

import asyncio
from contextlib import suppress

from larceny.kernel.errors import IllegalAction
from larceny.kernel.events import Seat

from ...domain.refusals import Refused
from ...ports.store import Sealed, SealedStore
from ..runtime.group_commit import GroupCommit
from ..runtime.leases import Leases, wait_for_lease
from ..runtime.tasks import Tasks
from ..runtime.timers import Timers
from ..table import hot_seat
from ..table.session import TableSession, is_running
from .referee import Referee


class ReactionWindows:
    """Seals the answers in reaction windows, and closes them."""

    def __init__(self, referee: Referee, sealed: SealedStore, leases: Leases, tasks: Tasks) -> None:
        self.referee = referee
        self.clock = referee.clock
        self.sealed = sealed
        self.sealing = GroupCommit[Sealed]("sealing", sealed.seal_all)
        self.leases = leases
        self.tasks = tasks
        self.timers = Timers[TableSession](tasks, referee.clock, self.close)
        referee.seal = self.seal
        referee.after_step.append(self.look)

    def look(self, session: TableSession) -> None:
        """Set the time at which the window of a table closes."""
        self.timers.set(session.table.id, session, _closes_at(session))

    async def seal(
        self, session: TableSession, seat: Seat, word: str, client_id: str | None
    ) -> None:
        """Store somebody's answer, and tell nobody; the caller holds the table's lock."""
        game, state = session.game, session.state
        assert session.window is not None
        if game.action_of_word(word) not in game.reactions(state, seat):
            raise IllegalAction(game.rule_behind(state), seat=seat, action=word)
        if seat in session.sealed:
            raise Refused("already-answered")
        answer = Sealed(
            session.table.id, session.window, seat, word, client_id, self.clock.now_ms()
        )
        is_first = await self.sealing.append(answer)
        session.sealed.setdefault(seat, answer)
        await self._look_again(session)
        if is_first and client_id is not None:
            session.remember(seat, client_id, session.seq)
        if not is_first and session.step_of_key(seat, client_id) is None:
            raise Refused("already-answered")

    async def _look_again(self, session: TableSession) -> None:
        """See whether everybody has answered, here or at another node; let others see it."""
        if not self.referee.alone:
            await self.referee.see_sealed(session)
        await self.referee.bus.announce(session.table.id, "sealed")
        self.look(session)
        hot_seat.tell_asked(session)

    async def close(self, session: TableSession) -> None:
        """Give the sealed answers to the rules, in their order."""
        window = session.window
        if not await wait_for_lease(
            self.leases, session.table.id, lambda: self._is_open(session, window), self.clock
        ):
            return
        async with session.lock:
            if not self._is_open(session, window):
                return
            closes_at = _closes_at(session)
            if closes_at is None or closes_at > self.clock.now_ms():
                self.look(session)  # it rang too early
                return
            answers = await self._last_answers(session)
            while session.window == window:
                answer = answers[session.state.deciders()[0]]
                with suppress(Refused):  # another node was faster; now it stands as that left it
                    await self.referee.decide(session, answer.seat, answer.word, answer.client_id)

    def _is_open(self, session: TableSession, window: int | None) -> bool:
        open_ = window is not None and session.window == window
        return open_ and self.referee.has(session) and is_running(session.table)

    async def _last_answers(self, session: TableSession) -> dict[Seat, Sealed]:
        """Let those be silent who have not answered; nobody can answer then, at no node."""
        assert session.window is not None
        silent = [
            Sealed(
                session.table.id, session.window, seat, reactions[0].word, None, self.clock.now_ms()
            )
            for seat in range(session.table.plan.seats)
            if seat not in session.sealed
            and (reactions := session.game.reactions(session.state, seat))
        ]
        if silent:
            await asyncio.to_thread(self.sealed.seal_all, silent)
        elif self.referee.alone:
            return session.sealed.copy()
        found = await asyncio.to_thread(self.sealed.sealed, session.table.id, session.window)
        return {answer.seat: answer for answer in found}


def _closes_at(session: TableSession) -> int | None:
    """Say when a window closes: after its time, or where it has none, once all have answered."""
    if session.window is None or not is_running(session.table):
        return None
    closes_at = session.window_closes_at()
    if closes_at is not None:
        return closes_at
    return 0 if session.sealed.keys() >= set(session.deciders()) else None
