"""Windows for reactions: everybody who may react is asked at once, and waited for equally long.

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
from ..runtime.group_commit import Groups
from ..runtime.leases import Duties, attended
from ..runtime.tasks import Tasks
from ..runtime.timers import Timers
from ..table import hot_seat
from ..table.session import Live, is_running
from .referee import Referee


class Windows:
    """Opens and closes windows."""

    def __init__(self, referee: Referee, sealed: SealedStore, duties: Duties, tasks: Tasks) -> None:
        self.referee = referee
        self.clock = referee.clock
        self.sealed = sealed
        self.sealing = Groups[Sealed]("sealing", sealed.seal_all)
        self.duties = duties
        self.tasks = tasks
        self.timers = Timers(tasks, referee.clock, self.close)
        referee.seal = self.seal
        referee.after_step.append(self.look)

    def look(self, live: Live) -> None:
        """Set the time at which the window of a table closes."""
        self.timers.set(live, _closes_at(live))

    async def seal(self, live: Live, seat: Seat, word: str, client_id: str | None) -> None:
        """Store somebody's answer, and tell nobody; the caller holds the table's lock."""
        game, state = live.game, live.state
        assert live.window is not None
        if game.action_of_word(word) not in game.reactions(state, seat):
            raise IllegalAction(game.rule_behind(state), seat=seat, action=word)
        if seat in live.sealed:
            raise Refused("already-answered")
        answer = Sealed(live.table.id, live.window, seat, word, client_id, self.clock.now_ms())
        is_first = await self.sealing.append(answer)
        live.sealed.setdefault(seat, answer)
        await self._look_again(live)
        if is_first and client_id is not None:
            live.remember(seat, client_id, live.seq)
        if not is_first and live.done_as(seat, client_id) is None:
            raise Refused("already-answered")

    async def _look_again(self, live: Live) -> None:
        """See whether everybody has answered, here or at another node; let others see it."""
        if not self.referee.alone:
            await self.referee.see_sealed(live)
        await self.referee.bus.announce(live.table.id, "sealed")
        self.look(live)
        hot_seat.tell_asked(live)

    async def close(self, live: Live) -> None:
        """Give the sealed answers to the rules, in their order."""
        window = live.window
        if not await attended(self.duties, live, lambda: self._is_open(live, window), self.clock):
            return
        async with live.lock:
            if not self._is_open(live, window):
                return
            closes_at = _closes_at(live)
            if closes_at is None or closes_at > self.clock.now_ms():
                self.look(live)  # it rang too early
                return
            answers = await self._last_answers(live)
            while live.window == window:
                answer = answers[live.state.deciders()[0]]
                with suppress(Refused):  # another node was faster; now it stands as that left it
                    await self.referee.decide(live, answer.seat, answer.word, answer.client_id)

    def _is_open(self, live: Live, window: int | None) -> bool:
        open_ = window is not None and live.window == window
        return open_ and self.referee.has(live) and is_running(live.table)

    async def _last_answers(self, live: Live) -> dict[Seat, Sealed]:
        """Let those be silent who have not answered; nobody can answer then, at no node."""
        assert live.window is not None
        silent = [
            Sealed(live.table.id, live.window, seat, reactions[0].word, None, self.clock.now_ms())
            for seat in range(live.table.plan.seats)
            if seat not in live.sealed and (reactions := live.game.reactions(live.state, seat))
        ]
        if silent:
            await asyncio.to_thread(self.sealed.seal_all, silent)
        elif self.referee.alone:
            return live.sealed.copy()
        found = await asyncio.to_thread(self.sealed.sealed, live.table.id, live.window)
        return {answer.seat: answer for answer in found}


def _closes_at(live: Live) -> int | None:
    """Say when a window closes: after its time, or where it has none, once all have answered."""
    if live.window is None or not is_running(live.table):
        return None
    closes_at = live.window_closes_at()
    if closes_at is not None:
        return closes_at
    return 0 if live.sealed.keys() >= set(live.deciders()) else None
