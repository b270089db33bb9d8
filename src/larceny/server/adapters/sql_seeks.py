"""Who looks for a table, in SQL."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, delete, select, update

from ..domain.matchmaking import Tempo
from ..domain.tables import Table
from ..ports.seeks import Seek
from .database import OnEngine
from .relation_tables import blocks
from .schema import seeks
from .sql_tables import store_new_table


class _NotAllWait(Exception):
    """Somebody was seated elsewhere, or looks no more; so nothing is stored."""


class SqlSeeks(OnEngine):
    """Who looks for a table."""

    def look(self, seek: Seek) -> Seek:
        """Let somebody look for a table, and return what is stored of him then."""

        def looked(connection: Connection) -> Seek:
            row = _row(seek)
            connection.execute(self._insert(seeks).values(**row).on_conflict_do_nothing())
            mine = select(seeks).where(seeks.c.person == seek.person).with_for_update()
            before = _seek(connection.execute(mine).one())
            if before.table is not None:
                return before
            wants_the_same = (before.game, before.tempo) == (seek.game, seek.tempo)
            since = before.since if wants_the_same else seek.since
            connection.execute(
                update(seeks).where(seeks.c.person == seek.person).values({**row, "since": since})
            )
            return _seek(connection.execute(mine).one())

        return self._transact(looked)

    def stop(self, person: str) -> Seek | None:
        """Let somebody look no more; return his seat, if he was seated before he said so."""

        def stopped(connection: Connection) -> Seek | None:
            waits = (seeks.c.person == person) & seeks.c.table_id.is_(None)
            connection.execute(delete(seeks).where(waits))
            found = connection.execute(select(seeks).where(seeks.c.person == person)).first()
            return None if found is None else _seek(found)

        return self._transact(stopped)

    def told(self, person: str, table: str) -> None:
        """Note that somebody knows where he was seated."""
        seat = (seeks.c.person == person) & (seeks.c.table_id == table)
        self._transact(lambda connection: connection.execute(delete(seeks).where(seat)))

    def touch(self, people: Collection[str], now: int) -> None:
        """Note that people are still there."""
        change = update(seeks).where(seeks.c.person.in_(people)).values(seen=now)
        self._transact(lambda connection: connection.execute(change))

    def of(self, people: Collection[str]) -> list[Seek]:
        """Load what some people look for."""
        with self._reading() as connection:
            found = connection.execute(select(seeks).where(seeks.c.person.in_(people)))
            return [_seek(row) for row in found]

    def waiting(self, seen_since: int) -> list[Seek]:
        """List those who look for a table and were there lately, the longest waiting first."""
        query = (
            select(seeks)
            .where(seeks.c.table_id.is_(None), seeks.c.seen >= seen_since)
            .order_by(seeks.c.since, seeks.c.person)
        )
        with self._reading() as connection:
            return [_seek(row) for row in connection.execute(query)]

    def apart(self) -> list[tuple[str, str]]:
        """List who of those who look for a table has blocked whom of them."""
        one, other = seeks.alias(), seeks.alias()
        query = (
            select(blocks.c.person, blocks.c.blocked)
            .join(one, one.c.person == blocks.c.person)
            .join(other, other.c.person == blocks.c.blocked)
            .where(one.c.table_id.is_(None), other.c.table_id.is_(None))
        )
        with self._reading() as connection:
            return [(person, blocked) for person, blocked in connection.execute(query)]

    def seat(self, people: Sequence[str], table: Table) -> bool:
        """Store a new table and seat people there, all in one transaction.

        The database decides between nodes that seat the same person at once: the second one
        finds a row less than it has people.
        """

        def seated(connection: Connection) -> bool:
            store_new_table(connection, table)
            waits = seeks.c.person.in_(people) & seeks.c.table_id.is_(None)
            done = connection.execute(update(seeks).where(waits).values(table_id=table.id))
            if done.rowcount != len(people):
                raise _NotAllWait
            return True

        try:
            return self._transact(seated)
        except _NotAllWait:
            return False

    def take(self, person: str, table: str) -> bool:
        """Note that somebody is seated at a table that stands; say no if he looks no more."""
        waits = (seeks.c.person == person) & seeks.c.table_id.is_(None)
        change = update(seeks).where(waits).values(table_id=table)
        return self._transact(lambda connection: connection.execute(change).rowcount == 1)

    def let_go(self, person: str, table: str) -> None:
        """Note that he is not seated there after all, and looks on."""
        seat = (seeks.c.person == person) & (seeks.c.table_id == table)
        change = update(seeks).where(seat).values(table_id=None)
        self._transact(lambda connection: connection.execute(change))

    def forget(self, seen_before: int) -> None:
        """Forget those who have not been there for long."""
        gone = delete(seeks).where(seeks.c.seen < seen_before)
        self._transact(lambda connection: connection.execute(gone))


def _row(seek: Seek) -> dict[str, Any]:
    return {
        "person": seek.person,
        "game": seek.game,
        "tempo": str(seek.tempo),
        "least": seek.least,
        "most": seek.most,
        "rating": seek.rating,
        "since": seek.since,
        "bots_at": seek.bots_at,
        "seen": seek.seen,
        "table_id": seek.table,
    }


def _seek(row: Any) -> Seek:
    return Seek(
        row.person,
        row.game,
        Tempo(row.tempo),
        row.least,
        row.most,
        row.rating,
        row.since,
        row.bots_at,
        row.seen,
        row.table_id,
    )
