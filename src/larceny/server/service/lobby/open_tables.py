"""Finding open tables: public ones that wait for players."""

import asyncio
from dataclasses import dataclass

from larceny.games.registry import find_game

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


class OpenTables:
    """Finds public tables that wait for players."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    async def find(self, wanted: Wanted, limit: int, offset: int) -> Page:
        """List open tables that fit, the newest first."""
        if wanted.game is not None:
            find_game(wanted.game)  # refuses one that there is not
        return await asyncio.to_thread(self._find, wanted, limit, offset)

    def _find(self, wanted: Wanted, limit: int, offset: int) -> Page:
        found: list[Table] = []
        for _ in range(_MOST_PAGES):
            page = self.store.open_tables(wanted.game, _PAGE, offset)
            for table in page:
                offset += 1
                if wanted.fits(table):
                    found.append(table)
                if len(found) == limit:
                    return Page(found, offset)
            if len(page) < _PAGE:
                return Page(found, None)
        return Page(found, offset)

    async def of_person(self, person: str, limit: int, offset: int) -> Page:
        """List the tables where somebody sits or sat, the newest first."""
        found = await asyncio.to_thread(self.store.tables_of, person, limit, offset)
        return Page(found, offset + limit if len(found) == limit else None)
