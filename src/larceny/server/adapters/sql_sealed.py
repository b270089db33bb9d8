"""Sealed answers in SQL."""

from collections.abc import Sequence
from operator import attrgetter

from sqlalchemy import Engine, select
from sqlalchemy.engine.interfaces import DBAPICursor

from ..ports.store import Sealed
from .schema import sealed as answers_table
from .sql_groups import BulkInsert, InGroups


class SqlSealed(InGroups):
    """Answers that wait until a window closes."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._add_answers = BulkInsert(engine, answers_table)

    def seal(self, answer: Sealed) -> bool:
        """Store an answer durably; say no if the seat has answered in this window."""
        return self.seal_all([answer])[0]

    def seal_all(self, answers: Sequence[Sealed]) -> list[bool]:
        """Store answers durably, all in one transaction; say of each if it was the seat's first."""
        return self._store_group(answers, attrgetter("table", "window", "seat"), self._put)

    def _put(self, cursor: DBAPICursor, answers: Sequence[Sealed]) -> None:
        self._add_answers.all_or_raise(cursor, answers)

    def sealed(self, table: str, window: int) -> list[Sealed]:
        """List the answers in a window, by seat."""
        query = (
            select(answers_table)
            .where(answers_table.c.table_id == table, answers_table.c.window == window)
            .order_by(answers_table.c.seat)
        )
        with self._reading() as connection:
            return [Sealed(*row) for row in connection.execute(query)]
