"""The journal in SQL: event sourcing. A table is what its entries, played again, make of it."""

from collections.abc import Sequence
from operator import attrgetter

from sqlalchemy import Engine, func, select
from sqlalchemy.engine.interfaces import DBAPICursor

from ..domain.tables import Status
from ..ports.store import Entry
from .schema import deadlines, game_tables, journal
from .sql_groups import BulkInsert, InGroups, written_out

_deadline = attrgetter("table", "seq", "deadline")


class SqlJournal(InGroups):
    """Decisions and what they brought about."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        upsert = self._insert(deadlines)
        set_deadline = upsert.on_conflict_do_update(
            index_elements=[deadlines.c.table_id],
            set_={"seq": upsert.excluded.seq, "deadline": upsert.excluded.deadline},
        )
        self._set_deadline = written_out(engine, set_deadline)
        self._add_entries = BulkInsert(engine, journal)

    def append(self, entries: Sequence[Entry]) -> list[bool]:
        """Store entries durably in one transaction; say of each if it was stored.

        An entry is not stored if its number is taken, or if the database cannot take it at all.
        """
        return self._store_group(entries, attrgetter("table", "seq"), self._put)

    def _put(self, cursor: DBAPICursor, entries: Sequence[Entry]) -> None:
        self._add_entries.all_or_raise(cursor, entries)
        timed = [_deadline(entry) for entry in entries if entry.deadline is not None]
        if timed:
            cursor.executemany(self._set_deadline, timed)

    def entries(self, table: str, after: int = -1) -> list[Entry]:
        """List the entries of a table after a number, in order."""
        query = (
            select(journal)
            .where(journal.c.table_id == table, journal.c.seq > after)
            .order_by(journal.c.seq)
        )
        with self._reading() as connection:
            return [Entry(*row) for row in connection.execute(query)]

    def overdue(self, now: int) -> list[str]:
        """List the running tables whose deadline is over."""
        last = select(func.max(journal.c.seq)).where(journal.c.table_id == deadlines.c.table_id)
        query = (
            select(deadlines.c.table_id)
            .join(game_tables, game_tables.c.id == deadlines.c.table_id)
            .where(
                deadlines.c.deadline <= now,
                game_tables.c.status == Status.PLAYING,
                deadlines.c.seq == last.scalar_subquery(),
            )
            .order_by(deadlines.c.deadline)
        )
        with self._reading() as connection:
            return list(connection.scalars(query))
