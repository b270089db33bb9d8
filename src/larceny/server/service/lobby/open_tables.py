"""Finding open tables: public ones that wait for players."""

import asyncio
from dataclasses import dataclass

from ...domain.tables import Table
from ...ports.store import TableStore

_PAGE = 100
_MOST_PAGES = 10
"""Pages that are looked through for one answer; the asker can go on from there."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What kind of table somebody looks for."""

    game: str | None = None
    edition: str | None = None
    free_seats: int = 0  # at least

    def fits(self, table: Table) -> bool:
        """Ask whether a table is what is looked for."""
        free = sum(chair.free for chair in table.chairs)
        edition = table.plan.ruleset["name"]
        return free >= self.free_seats and self.edition in (None, edition)


@dataclass(frozen=True, slots=True)
class Page:
    """Some tables, and from where to go on, if there are more."""

    tables: list[Table]
    next: int | None


async def find_open_tables(store: TableStore, wanted: Wanted, limit: int, offset: int) -> Page:
    """List open tables that fit, the newest first."""
    return await asyncio.to_thread(_find, store, wanted, limit, offset)


def _find(store: TableStore, wanted: Wanted, limit: int, offset: int) -> Page:
    found: list[Table] = []
    for _ in range(_MOST_PAGES):
        page = store.open_tables(wanted.game, _PAGE, offset)
        for table in page:
            offset += 1
            if wanted.fits(table):
                found.append(table)
            if len(found) == limit:
                return Page(found, offset)
        if len(page) < _PAGE:
            return Page(found, None)
    return Page(found, offset)
