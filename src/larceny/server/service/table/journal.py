"""What happened at a table, for one who was not told: a bot that sits down, or has slept."""

import asyncio

from larceny.kernel.events import Event

from ...ports.store import JournalStore
from .session import Live, played_again, standing


async def missed_by(live: Live, journal: JournalStore, seen: int) -> list[Event]:
    """List what happened since a step; the caller holds the table's lock."""
    if live.tail and live.tail[0].seq <= seen + 1:
        return [told.event for past in live.tail if past.seq > seen for told in past.told]
    return await asyncio.to_thread(from_journal, live, journal, seen)


def from_journal(live: Live, journal: JournalStore, seen: int) -> list[Event]:
    """Play a table again from its journal, for what is no longer in memory."""
    return [
        event
        for again in played_again(live.table, live.game, standing(journal.entries(live.table.id)))
        if seen < again.entry.seq <= live.seq
        for event in again.events
    ]
