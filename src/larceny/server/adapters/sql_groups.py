"""Storing many things in one transaction, where each of them may come too late."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Dialect, Engine, Insert
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from .database import UNSTORABLE, OnEngine

T = TypeVar("T")
Put = Callable[[Connection, Sequence[T]], None]


class Taken(Exception):
    """A number is taken."""


class InGroups(OnEngine):
    """Stores groups: all at once as a rule; one by one where something is in the way."""

    def _store_group(
        self, things: Sequence[T], number: Callable[[T], Any], put: Put[T]
    ) -> list[bool]:
        """Store things durably; say of each if it was stored, the others notwithstanding."""
        if not things:
            return []
        order = sorted(range(len(things)), key=lambda at: number(things[at]))
        in_order = [things[at] for at in order]  # so nodes never wait for each other crosswise
        try:
            self._transact(lambda connection: put(connection, in_order))
        except (Taken, *UNSTORABLE):
            stored = self._transact(lambda connection: _put_each(connection, in_order, put))
            return [was_stored for _, was_stored in sorted(zip(order, stored, strict=True))]
        return [True] * len(things)


def _put_each(connection: Connection, things: Sequence[T], put: Put[T]) -> list[bool]:
    return [_put_one(connection, thing, put) for thing in things]


def _put_one(connection: Connection, thing: T, put: Put[T]) -> bool:
    try:
        with connection.begin_nested():
            put(connection, [thing])
    except (Taken, *UNSTORABLE):
        return False
    return True


def written_out(engine: Engine, statement: Insert) -> str:
    """Write a statement out, for rows that are tuples.

    SQLAlchemy's own handling of rows would take longer than the database: 31 µs a row instead of
    19 where 20 are stored at once.
    """
    dialect: Dialect
    if engine.dialect.name == "postgresql":
        dialect = PGDialect_psycopg(paramstyle="format")  # type: ignore[no-untyped-call]
    else:
        dialect = SQLiteDialect_pysqlite(paramstyle="qmark")
    return str(statement.compile(dialect=dialect))


def insert_all(connection: Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
    """Insert rows that do nothing on a conflict; raise if one of them did nothing."""
    done = connection.exec_driver_sql(statement, list(rows), {"preserve_rowcount": True})
    if done.rowcount != len(rows):
        raise Taken
