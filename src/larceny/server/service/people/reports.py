"""Reports: somebody says what was wrong; the host of the table and the administrators see it.

Nothing follows from a report by itself, however many there are: no program judges or punishes
anybody. People look at it, do what they can do anyway (a host frees a seat or mutes, anybody
blocks), and close it with a note.
"""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from ...domain import identity as names
from ...domain.friendship import check_other
from ...domain.refusals import Forbidden, NotFound, Refused, TooMuch
from ...domain.reports import MOST_OPEN, ReportReason, checked_words
from ...ports.clock import Clock
from ...ports.reports import Report
from ...ports.store import Store
from ..table.sessions import TableSessions
from .rate_limits import RateLimits


class Named(NamedTuple):
    """A report, and how those are called whom it concerns."""

    report: Report
    person: str
    by: str


class Reports:
    """Takes reports, and shows them to whoever may decide about them."""

    def __init__(
        self, store: Store, sessions: TableSessions, limits: RateLimits, clock: Clock
    ) -> None:
        self.store = store
        self.sessions = sessions
        self.limits = limits
        self.clock = clock

    async def report(
        self, by: str, person: str, table: str | None, reasons: Sequence[ReportReason], words: str
    ) -> None:
        """Report somebody; from a table, one that he sits at. The same again adds nothing."""
        check_other(by, person)
        words = checked_words(words, reasons)
        self.limits.take("reports", by)
        if await asyncio.to_thread(self.store.people.person, person) is None:
            raise NotFound("no-such-person")
        if table is not None:
            found = await self.sessions.table(table)
            found.viewer_for(by)  # whoever may not see it is told that there is none
            if not found.seats_of(person):
                raise Refused("not-seated")
        if await asyncio.to_thread(self.store.reports.count_open, by) >= MOST_OPEN:
            raise TooMuch("too-many-reports", most=MOST_OPEN)
        known = list(dict.fromkeys(reasons))
        now = self.clock.now_ms()
        report = Report(names.new_id(), person, by, table, now, known, words)
        await asyncio.to_thread(self.store.reports.add, report)

    async def at_table(self, table_id: str, host: str) -> list[Named]:
        """List what was reported from a table, for its host: not who did, nor about himself."""
        table = await self.sessions.table(table_id)
        if table.host != host:
            raise Forbidden("host-only")
        found = await asyncio.to_thread(self.store.reports.at_table, table_id)
        return await self._named([one for one in found if one.person != host])

    async def all(self, is_open: bool, limit: int, offset: int) -> list[Named]:
        """List reports, for an administrator."""
        found = await asyncio.to_thread(self.store.reports.reports, is_open, limit, offset)
        return await self._named(found)

    async def close(self, id_: str, note: str) -> None:
        """Note what an administrator has decided; nothing else happens by that."""
        note = " ".join(note.split())
        if not note or not note.isprintable():
            raise Refused("bad-text")
        if await asyncio.to_thread(self.store.reports.report, id_) is None:
            raise NotFound("no-such-report")
        if not await asyncio.to_thread(self.store.reports.close, id_, self.clock.now_ms(), note):
            raise Refused("already-closed")

    async def _named(self, found: Sequence[Report]) -> list[Named]:
        ids = sorted({one for report in found for one in (report.person, report.by)})
        called = await asyncio.to_thread(self.store.people.names_of, ids)
        return [Named(one, called.get(one.person, ""), called.get(one.by, "")) for one in found]
