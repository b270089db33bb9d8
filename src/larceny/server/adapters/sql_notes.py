"""Notes in SQL."""

from sqlalchemy import select

from ..ports.store import Sheet
from .database import OnEngine
from .schema import notes


class SqlNotes(OnEngine):
    """What seats note for themselves."""

    def write(self, sheet: Sheet) -> None:
        """Store all notes of a seat in place of those that it had."""
        row = dict(zip(notes.c.keys(), sheet, strict=True))
        changed = {name: row[name] for name in ("person", "seq", "at", "body")}
        statement = self._insert(notes).values(**row)
        upsert = statement.on_conflict_do_update(index_elements=["table_id", "seat"], set_=changed)
        self._transact(lambda connection: connection.execute(upsert))

    def sheets(self, table: str) -> list[Sheet]:
        """List the notes at a table, by seat."""
        query = select(notes).where(notes.c.table_id == table).order_by(notes.c.seat)
        with self._reading() as connection:
            return [Sheet(*row) for row in connection.execute(query)]
