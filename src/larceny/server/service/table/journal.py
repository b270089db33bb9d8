"""What happened at a table, for one who was not told: a bot that sits down, or has slept."""

import asyncio

from larceny.kernel.events import Event

from ...ports.store import JournalStore
from .session import TableSession, replayed, without_undone


async def events_since(session: TableSession, journal: JournalStore, seen: int) -> list[Event]:
    """List what happened since a step; the caller holds the table's lock."""
    if session.tail and session.tail[0].seq <= seen + 1:
        return [told.event for past in session.tail if past.seq > seen for told in past.told]
    return await asyncio.to_thread(from_journal, session, journal, seen)


def from_journal(session: TableSession, journal: JournalStore, seen: int) -> list[Event]:
    """Play a table again from its journal, for what is no longer in memory."""
    return [
        event
        for again in replayed(
            session.table, session.game, without_undone(journal.entries(session.table.id))
        )
        if seen < again.entry.seq <= session.seq
        for event in again.events
    ]
