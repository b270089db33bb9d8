"""When bots answer: not before everybody can have seen what happened, and by public facts alone.

A thought begins at once; only its answer is held back. It is given when the bot has thought for as
long as such a bot does, and when all that has happened has been read: once everybody who says what
he has been shown has been shown it, or else when it can have been read. Nobody is waited for
without end; and where nobody watches, nobody is waited for.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator

from larceny.bots.registry import read_spec
from larceny.bots.searcher import THINKS_MS
from larceny.kernel.events import SPECTATOR, Seat

from ...domain.pace import Pace, given_up_at, thinking_ms
from ...domain.tables import Watching
from ..play.referee import Referee
from ..runtime.tasks import Tasks
from ..table.page_visibility import PageVisibility
from ..table.session import Listener, TableSession
from .fallbacks import NEVER_THINKS

QUIET_S = 30.0
"""So long after the last one has gone, or before the first one has come, a table goes on as if it
were watched: a page that is loaded again misses nothing."""

QUICK_MS, SPARE_MS = 40, 80
"""What a bot takes that does not search, and what one that does takes besides: more than either
needs."""

_NOBODY = "-"


class Pacing:
    """Holds the answers of bots back."""

    def __init__(
        self, referee: Referee, visibility: PageVisibility, node: str, tasks: Tasks
    ) -> None:
        self.referee = referee
        self.clock = referee.clock
        self.visibility = visibility
        self.node = node
        self.tasks = tasks
        referee.after_step.append(self.look)
        referee.people_changed.append(self.changed)
        referee.when_loaded.append(self._quiet_from_now)

    # When -------------------------------------------------------------------------------------

    def due(self, session: TableSession, seat: Seat) -> int:
        """Return when a bot may answer what it is asked now, as far as that is known now.

        In a window that closes at its time nobody learns when it has answered.
        """
        pace = session.table.plan.pace
        if (
            pace is Pace.AT_ONCE
            or session.window_closes_at() is not None
            or self._is_quiet(session)
        ):
            return 0
        thinks = thinking_ms(pace, session.table.id, seat, session.asked_at(seat))
        return max(session.asked_at_ms(seat) + thinks, self._read(session))

    async def hold(
        self, session: TableSession, seat: Seat, earliest: int, is_asked: Callable[[], bool]
    ) -> None:
        """Wait until a bot may answer, or is not asked any more."""
        while is_asked():
            now, due = self.clock.now_ms(), max(earliest, self.due(session, seat))
            if due <= now:
                break
            await self._wait(session, (due - now) / 1_000)

    def _read(self, session: TableSession) -> int:
        """Return when all that has happened has been read."""
        seen = self._least_seen(session)
        if seen is None:
            return session.clock.read
        if seen >= session.seq:
            return 0
        until = given_up_at(session.happened, session.clock.read)
        if until > self.clock.now_ms():
            return until
        self._leave_behind(session)
        return session.clock.read

    async def _wait(self, session: TableSession, seconds: float) -> None:
        """Wait for so long, or until something has changed at the table."""
        waiting = asyncio.get_running_loop().create_future()
        timer = self.clock.call_later(seconds, lambda: _wake(waiting))
        session.reports.waiting.add(waiting)
        try:
            await waiting
        finally:
            session.reports.waiting.discard(waiting)
            timer.cancel()

    # Who has seen what ------------------------------------------------------------------------

    def seen(self, session: TableSession, listener: Listener, seq: int) -> None:
        """Hear up to which step somebody has been shown a table."""
        reports = session.reports
        if seq <= session.seq and reports.seen.get(listener, -1) < seq:
            reports.seen[listener] = seq
            if seq == session.seq:
                reports.left_behind.discard(listener)
            self.changed(session)

    def changed(self, session: TableSession) -> None:
        """Look again who is waited for: somebody came, went, looked away, or has seen more."""
        reports = session.reports
        here = {one for listeners in session.listeners.values() for one in listeners}
        for gone in [one for one in reports.seen if one not in here]:
            del reports.seen[gone]
            reports.left_behind.discard(gone)
        self.look(session)
        if not self.referee.alone and self._least_seen_here(session) != reports.told:
            self.tasks.start(self.tell(session))

    def look(self, session: TableSession) -> None:
        """Let the bots that hold an answer look again."""
        if session.seq == 0:
            self._quiet_from_now(session)  # whoever has just begun the game is on his way
        for waiting in session.reports.waiting:
            _wake(waiting)

    def _quiet_from_now(self, session: TableSession) -> None:
        session.reports.quiet_since = self.clock.monotonic()

    def _is_quiet(self, session: TableSession) -> bool:
        """Ask whether nobody has watched a table for a while."""
        if session.is_watched() or session.elsewhere or session.reports.elsewhere:
            self._quiet_from_now(session)
            return False
        return self.clock.monotonic() - session.reports.quiet_since >= QUIET_S

    def _least_seen(self, session: TableSession) -> int | None:
        """Return up to which step all have seen a table who say so; None if nobody does."""
        reports = session.reports
        there = (seq for node, seq in reports.elsewhere.items() if node not in reports.left_behind)
        return min((*self._seen_here(session), *there), default=None)

    def _least_seen_here(self, session: TableSession) -> int | None:
        return min(self._seen_here(session), default=None)

    def _seen_here(self, session: TableSession) -> Iterator[int]:
        reports = session.reports
        for listener, seq in reports.seen.items():
            is_waited_for = listener not in reports.left_behind and self._looks(session, listener)
            if is_waited_for:
                yield seq

    def _looks(self, session: TableSession, listener: Listener) -> bool:
        """Ask whether somebody sees the table as it goes on.

        Nobody does through a page that is hidden, or behind the curtain of a device that is passed
        on; and some are shown the table later.
        """
        if self.visibility.is_hidden(listener):
            return False
        if listener not in session.listeners.get(SPECTATOR, ()):
            return True
        held = session.table.seats_of(listener.person.id)
        return len(held) < 2 and (bool(held) or session.table.plan.watching is not Watching.DELAYED)

    def _leave_behind(self, session: TableSession) -> None:
        """Wait no more for those who are behind, until they have caught up."""
        reports = session.reports
        reports.left_behind.update(one for one, seq in reports.seen.items() if seq < session.seq)
        reports.left_behind.update(
            node for node, seq in reports.elsewhere.items() if seq < session.seq
        )

    # Other nodes ------------------------------------------------------------------------------

    async def tell(self, session: TableSession) -> None:
        """Tell the other nodes what everybody here has seen of a table."""
        seen = session.reports.told = self._least_seen_here(session)
        told = _NOBODY if seen is None else str(seen)
        await self.referee.bus.announce(session.table.id, f"seen {self.node} {told}")

    def heard(self, session: TableSession, node: str, told: str) -> None:
        """Learn what everybody at another node has seen of a table."""
        reports = session.reports
        if told == _NOBODY:
            reports.elsewhere.pop(node, None)
            reports.left_behind.discard(node)
        else:
            seq = reports.elsewhere[node] = int(told)
            if seq >= session.seq:
                reports.left_behind.discard(node)
        self.look(session)


def slot_ms(game: str, bot: str, asked: Iterable[str]) -> int:
    """Return how long a bot takes to answer at least, however little there is to think about.

    So nobody sees whether it had a choice. The bots of a table think one after the other: where
    several are asked that search, each takes as long as all of them.
    """
    if not (own := _searches_ms(game, bot)):
        return 0 if bot == NEVER_THINKS else QUICK_MS
    return round(max(own, sum(_searches_ms(game, one) for one in asked))) + SPARE_MS


def _searches_ms(game: str, bot: str) -> float:
    """Return for how long a bot searches, if it does."""
    kind, options = read_spec(game, bot)
    return options.get("ms", THINKS_MS) if kind.plays_by_the_clock else 0


def _wake(waiting: "asyncio.Future[None]") -> None:
    if not waiting.done():
        waiting.set_result(None)
