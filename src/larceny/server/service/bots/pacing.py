"""When bots answer: not before everybody can have seen what happened, and by public facts alone.

A thought begins at once; only its answer is held back. It is given when the bot has thought for as
long as such a bot does, and when all that has happened has been read: once everybody who says what
he has been shown has been shown it, or else when it can have been read. Nobody is waited for
without end; and where nobody watches, nobody is waited for.
"""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from larceny.kernel.events import SPECTATOR, Seat

from ...domain.pace import Pace, given_up_at, thinking_ms
from ...domain.tables import Watching
from ...ports.bus import SeenAt
from ..runtime.tasks import Tasks
from ..table.audience import Listener
from ..table.events import AudienceChanged, Loaded, Stepped
from ..table.page_visibility import PageVisibility
from ..table.session import Kept, TableSession
from ..table.sessions import TableSessions

QUIET_S = 30.0
"""So long after the last one has gone, or before the first one has come, a table goes on as if it
were watched: a page that is loaded again misses nothing."""

SEALING_MS = 100
"""So long before a window closes, an answer is to be given that shall lie sealed in it by then."""


@dataclass(slots=True)
class ReadReports:
    """What those who watch a table say that they have been shown of it."""

    seen: dict[Listener, int] = field(default_factory=dict)  # here: up to which step
    elsewhere: dict[str, int] = field(default_factory=dict)  # the least of it, by node
    announced: int | None = None  # what the other nodes were told of those here
    left_behind: set[Listener | str] = field(default_factory=set)  # were waited for long enough
    quiet_since: float = 0.0  # since when nobody watches
    waiting: set["asyncio.Future[None]"] = field(default_factory=set)  # bots that hold an answer


class Pacing:
    """Holds the answers of bots back."""

    def __init__(
        self, sessions: TableSessions, visibility: PageVisibility, node: str, tasks: Tasks
    ) -> None:
        self.sessions = sessions
        self.clock = sessions.clock
        self.visibility = visibility
        self.node = node
        self.tasks = tasks
        self._reports: Kept[ReadReports] = Kept()

    def reports(self, session: TableSession) -> ReadReports:
        """Return what is known of who has been shown what of a table."""
        reports = self._reports.get(session)
        if reports is None:
            reports = self._reports[session] = ReadReports()
        return reports

    # When -------------------------------------------------------------------------------------

    def due(self, session: TableSession, seat: Seat) -> int:
        """Return when a bot may answer what it is asked now, as far as that is known now.

        In a window that closes at its time nobody learns when it has answered.
        """
        if session.position.window_closes_at() is not None or self._waits_for_nobody(session):
            return 0
        return max(self.thinks_until(session, seat), self._read(session))

    def thinks_until(self, session: TableSession, seat: Seat) -> int:
        """Return until when nobody could notice that a bot is still thinking."""
        closes_at = session.position.window_closes_at()
        if closes_at is not None:
            return closes_at - SEALING_MS
        if self._waits_for_nobody(session):
            return 0
        pace, asked_at = session.table.plan.pace, session.position.asked_at(seat)
        thinks = thinking_ms(pace, session.table.id, seat, asked_at)
        return session.position.asked_at_ms(seat) + thinks

    def _waits_for_nobody(self, session: TableSession) -> bool:
        return session.table.plan.pace is Pace.AT_ONCE or self._is_quiet(session)

    async def hold(
        self, session: TableSession, seat: Seat, earliest: int, is_asked: Callable[[], bool]
    ) -> None:
        """Wait until a bot may answer, or is not asked any more."""
        while is_asked():
            now, due = session.now_ms(), max(earliest, self.due(session, seat))
            if due <= now:
                break
            await self._wait(session, (due - now) / 1_000)

    def _read(self, session: TableSession) -> int:
        """Return when all that has happened has been read."""
        seen = self._least_seen(session)
        if seen is None:
            return session.position.clock.read
        if seen >= session.position.seq:
            return 0
        until = given_up_at(session.position.happened, session.position.clock.read)
        if until > session.now_ms():
            return until
        self._leave_behind(session)
        return session.position.clock.read

    async def _wait(self, session: TableSession, seconds: float) -> None:
        """Wait for so long, or until something has changed at the table."""
        waiting = asyncio.get_running_loop().create_future()
        timer = self.clock.call_later(seconds, lambda: _wake(waiting))
        self.reports(session).waiting.add(waiting)
        try:
            await waiting
        finally:
            self.reports(session).waiting.discard(waiting)
            timer.cancel()

    # Who has seen what ------------------------------------------------------------------------

    def seen(self, session: TableSession, listener: Listener, seq: int) -> None:
        """Hear up to which step somebody has been shown a table."""
        reports = self.reports(session)
        if seq <= session.position.seq and reports.seen.get(listener, -1) < seq:
            reports.seen[listener] = seq
            if seq == session.position.seq:
                reports.left_behind.discard(listener)
            self.reconsider(session)

    def on_audience_changed(self, event: AudienceChanged) -> None:
        """Reconsider who is waited for, since somebody came or went."""
        self.reconsider(event.session)

    def reconsider(self, session: TableSession) -> None:
        """Reconsider who is waited for: somebody came, went, hid the page, or has seen more."""
        reports = self.reports(session)
        here = {one for listeners in session.audience.listeners.values() for one in listeners}
        for gone in [one for one in reports.seen if one not in here]:
            del reports.seen[gone]
            reports.left_behind.discard(gone)
        self._wake_waiting(session)
        if not self.sessions.alone and self._least_seen_here(session) != reports.announced:
            self.tasks.start(self.announce(session))

    async def on_loaded(self, event: Loaded) -> None:
        """Count from now on for how long nobody watches a table."""
        self._quiet_from_now(event.session)

    def on_stepped(self, event: Stepped) -> None:
        """Let the bots that hold an answer reconsider."""
        if event.session.position.seq == 0:
            self._quiet_from_now(event.session)  # whoever has just begun the game is on his way
        self._wake_waiting(event.session)

    def _wake_waiting(self, session: TableSession) -> None:
        reports = self._reports.get(session)
        if reports is not None:
            for waiting in reports.waiting:
                _wake(waiting)

    def _quiet_from_now(self, session: TableSession) -> None:
        self.reports(session).quiet_since = self.clock.monotonic()

    def _is_quiet(self, session: TableSession) -> bool:
        """Ask whether nobody has watched a table for a while."""
        if session.is_watched() or session.audience.elsewhere or self.reports(session).elsewhere:
            self._quiet_from_now(session)
            return False
        return self.clock.monotonic() - self.reports(session).quiet_since >= QUIET_S

    def _least_seen(self, session: TableSession) -> int | None:
        """Return up to which step all have seen a table who say so; None if nobody does."""
        reports = self.reports(session)
        there = (seq for node, seq in reports.elsewhere.items() if node not in reports.left_behind)
        return min((*self._seen_here(session), *there), default=None)

    def _least_seen_here(self, session: TableSession) -> int | None:
        return min(self._seen_here(session), default=None)

    def _seen_here(self, session: TableSession) -> Iterator[int]:
        reports = self.reports(session)
        for listener, seq in reports.seen.items():
            is_waited_for = listener not in reports.left_behind and self._is_following(
                session, listener
            )
            if is_waited_for:
                yield seq

    def _is_following(self, session: TableSession, listener: Listener) -> bool:
        """Ask whether somebody sees the table as it goes on.

        Nobody does through a page that is hidden, or behind the curtain of a device that is passed
        on; and some are shown the table later.
        """
        if self.visibility.is_hidden(listener):
            return False
        if listener not in session.audience.listeners.get(SPECTATOR, ()):
            return True
        held = session.table.seats_of(listener.person.id)
        return len(held) < 2 and (bool(held) or session.table.plan.watching is not Watching.DELAYED)

    def _leave_behind(self, session: TableSession) -> None:
        """Wait no more for those who are behind, until they have caught up."""
        reports = self.reports(session)
        reports.left_behind.update(
            one for one, seq in reports.seen.items() if seq < session.position.seq
        )
        reports.left_behind.update(
            node for node, seq in reports.elsewhere.items() if seq < session.position.seq
        )

    # Other nodes ------------------------------------------------------------------------------

    async def announce(self, session: TableSession) -> None:
        """Announce what everybody here has seen of a table."""
        seen = self.reports(session).announced = self._least_seen_here(session)
        await self.sessions.bus.announce(session.table.id, SeenAt(self.node, seen))

    def on_seen(self, session: TableSession, what: SeenAt) -> None:
        """Learn what everybody at another node has seen of a table."""
        reports = self.reports(session)
        if what.seq is None:
            reports.elsewhere.pop(what.node, None)
            reports.left_behind.discard(what.node)
        else:
            reports.elsewhere[what.node] = what.seq
            if what.seq >= session.position.seq:
                reports.left_behind.discard(what.node)
        self._wake_waiting(session)

    def forget_node(self, node: str) -> None:
        """Wait no more for those who were at a node that is gone."""
        for session in self.sessions.loaded.values():
            reports = self._reports.get(session)
            if reports is not None:
                reports.elsewhere.pop(node, None)


def _wake(waiting: "asyncio.Future[None]") -> None:
    if not waiting.done():
        waiting.set_result(None)
