"""The chat in SQL."""

from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, func, insert, select

from ..ports.store import Line
from .database import OnEngine
from .schema import chat
from .sql_tables import take_turns_at


class SqlChat(OnEngine):
    """What people say at tables."""

    def say(self, line: Line) -> Line:
        """Store a line under the next number; return the one that its sender knows by its id."""
        return self._transact(lambda connection: _say(connection, line))

    def lines(self, table: str, after: int = 0, limit: int = 200) -> list[Line]:
        """List lines of a chat after a number, in order."""
        query = (
            select(chat)
            .where(chat.c.table_id == table, chat.c.number > after)
            .order_by(chat.c.number)
            .limit(limit)
        )
        with self._reading() as connection:
            return [Line(*row) for row in connection.execute(query)]

    def last_lines(self, table: str, limit: int) -> list[Line]:
        """List the last lines of a chat, in order."""
        query = (
            select(chat).where(chat.c.table_id == table).order_by(chat.c.number.desc()).limit(limit)
        )
        with self._reading() as connection:
            return [Line(*row) for row in connection.execute(query)][::-1]


def _say(connection: Connection, line: Line) -> Line:
    take_turns_at(connection, line.table)
    if line.client_id is not None:
        known = connection.execute(
            select(chat).where(
                chat.c.table_id == line.table,
                chat.c.person == line.person,
                chat.c.client_id == line.client_id,
            )
        ).first()
        if known is not None:
            return Line(*known)
    last = connection.scalar(select(func.max(chat.c.number)).where(chat.c.table_id == line.table))
    numbered = replace(line, number=(last or 0) + 1)
    connection.execute(insert(chat).values(**_line_row(numbered)))
    return numbered


def _line_row(line: Line) -> dict[str, Any]:
    return {
        "table_id": line.table,
        "number": line.number,
        "at": line.at,
        "person": line.person,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "client_id": line.client_id,
    }
