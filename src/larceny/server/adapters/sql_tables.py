"""Tables in SQL."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import (
    JSON,
    ColumnElement,
    Connection,
    Select,
    Text,
    cast,
    delete,
    false,
    func,
    insert,
    or_,
    select,
    type_coerce,
    update,
)

from ..domain.tables import Status, Table
from ..ports.store import Conflict, TableProgress
from .database import OnEngine
from .schema import chairs, deadlines, game_tables, journal

_TABLE = msgspec.json.Decoder(Table)
_LAST_SEQ = (
    select(func.max(journal.c.seq))
    .where(journal.c.table_id == game_tables.c.id)
    .correlate(game_tables)
    .scalar_subquery()
)


class SqlTables(OnEngine):
    """Tables, and who sits there."""

    def add_table(self, table: Table) -> None:
        """Store a new table."""
        self._transact(lambda connection: store_new_table(connection, table))

    def load_table(self, table: str) -> Table | None:
        """Load a table."""
        with self._reading() as connection:
            body = connection.scalar(select(game_tables.c.body).where(game_tables.c.id == table))
        return None if body is None else _TABLE.decode(body)

    def save_table(self, table: Table) -> Table:
        """Store a changed table under the next version; raise Conflict if another was faster."""
        changed = replace(table, version=table.version + 1)
        self._transact(lambda connection: _change(connection, table.version, changed))
        return changed

    def open_tables(self, game: str | None, limit: int, offset: int) -> list[Table]:
        """List the public tables that wait for players, the newest first."""
        query = _public(Status.LOBBY)
        if game is not None:
            query = query.where(game_tables.c.game == game)
        return self._tables(query, limit, offset)

    def playing_in_public(self, limit: int) -> list[Table]:
        """List the public tables where a game is on, the newest first."""
        return self._tables(_public(Status.PLAYING), limit)

    def finished_in_public(self, limit: int) -> list[tuple[Table, int]]:
        """List the newest public tables whose game is over, with the time of the last step."""
        newest = _newest_first(_public(Status.OVER)).add_columns(game_tables.c.id).limit(limit)
        some = newest.subquery()
        last = journal.alias()
        ended = (
            select(func.max(last.c.at))
            .where(last.c.table_id == some.c.id)
            .correlate(some)
            .scalar_subquery()
        )
        with self._reading() as connection:
            found = connection.execute(select(some.c.body, ended)).all()
        return [(_TABLE.decode(body), at) for body, at in found if at is not None]

    def tables_of(self, person: str, limit: int, offset: int) -> list[Table]:
        """List the tables where a person sits or sat, the newest first."""
        return self._tables(_seating(person), limit, offset)

    def lessons_of(self, person: str) -> list[Table]:
        """List all tables where a person takes or took a lesson, the newest first."""
        lesson = self._as_json(game_tables.c.body)["plan"]["lesson"].as_string()
        return self._tables(_seating(person).where(lesson.is_not(None)))

    def _as_json(self, body: ColumnElement[bytes]) -> ColumnElement[Any]:
        """Let a database look into what is stored as JSON, but as bytes."""
        if self.engine.dialect.name == "postgresql":
            return cast(func.convert_from(body, "UTF8"), JSON)
        return type_coerce(cast(body, Text), JSON)

    def _tables(
        self, query: Select[Any], limit: int | None = None, offset: int | None = None
    ) -> list[Table]:
        with self._reading() as connection:
            bodies = connection.scalars(_newest_first(query).limit(limit).offset(offset))
            return [_TABLE.decode(body) for body in bodies]

    def outdated(self, known: Mapping[str, Collection[int]]) -> list[str]:
        """List the running tables whose rules are none of those that are known, by game."""
        version = self._as_json(game_tables.c.body)["rules_version"].as_integer()
        playable = [
            (game_tables.c.game == game) & version.in_(versions) for game, versions in known.items()
        ]
        query = select(game_tables.c.id).where(
            game_tables.c.status == Status.PLAYING, ~or_(false(), *playable)
        )
        with self._reading() as connection:
            return list(connection.scalars(query))

    def progress(self, tables: Sequence[str]) -> list[TableProgress]:
        """Say how far some tables are."""
        query = select(game_tables.c.id, game_tables.c.version, func.coalesce(_LAST_SEQ, -1))
        with self._reading() as connection:
            found = connection.execute(query.where(game_tables.c.id.in_(tables)))
            return [TableProgress(*row) for row in found]

    def resting(self, after: int, before: int, limit: int) -> list[tuple[Table, int]]:
        """List running tables that moved last between two times, with their last step.

        The newest tables come first. Where nothing was dealt yet, the table's own time counts.
        """
        last = journal.alias()
        moved = func.coalesce(last.c.at, game_tables.c.created)
        query = (
            select(game_tables.c.body, func.coalesce(last.c.seq, -1))
            .select_from(game_tables)
            .outerjoin(last, (last.c.table_id == game_tables.c.id) & (last.c.seq == _LAST_SEQ))
            .where(game_tables.c.status == Status.PLAYING, moved > after, moved <= before)
            .order_by(game_tables.c.created.desc(), game_tables.c.id)
            .limit(limit)
        )
        with self._reading() as connection:
            return [(_TABLE.decode(body), seq) for body, seq in connection.execute(query)]


def take_turns_at(connection: Connection, table: str) -> None:
    """Let only one at a time do something at a table, until its transaction ends.

    SQLite lets only one write anyway. Decisions are not held up: they take no turns.
    """
    row = select(game_tables.c.id).where(game_tables.c.id == table)
    connection.execute(row.with_for_update(key_share=True))


def _newest_first(query: Select[Any]) -> Select[Any]:
    return query.order_by(game_tables.c.created.desc(), game_tables.c.id)


def _public(status: Status) -> Select[Any]:
    return select(game_tables.c.body).where(game_tables.c.status == status, game_tables.c.public)


def _seating(person: str) -> Select[Any]:
    return (
        select(game_tables.c.body)
        .join(chairs, chairs.c.table_id == game_tables.c.id)
        .where(chairs.c.person == person)
    )


def store_new_table(connection: Connection, table: Table) -> None:
    """Store a new table within a transaction."""
    connection.execute(insert(game_tables).values(**_table_row(table)))
    _store_chairs(connection, table)


def _change(connection: Connection, version: int, table: Table) -> None:
    done = connection.execute(
        update(game_tables)
        .where(game_tables.c.id == table.id, game_tables.c.version == version)
        .values(**_table_row(table))
    )
    if done.rowcount != 1:
        raise Conflict(table.id)
    _store_chairs(connection, table)
    if table.status is not Status.PLAYING:
        connection.execute(delete(deadlines).where(deadlines.c.table_id == table.id))


def _table_row(table: Table) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.plan.game,
        "status": str(table.status),
        "public": table.plan.public,
        "host": table.host,
        "created": table.created,
        "version": table.version,
        "body": msgspec.json.encode(table),
    }


def _store_chairs(connection: Connection, table: Table) -> None:
    connection.execute(delete(chairs).where(chairs.c.table_id == table.id))
    seated = {chair.person for chair in table.chairs if chair.person is not None}
    if seated:
        connection.execute(
            insert(chairs),
            [{"table_id": table.id, "person": one, "created": table.created} for one in seated],
        )
