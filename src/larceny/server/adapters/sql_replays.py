"""Replays in SQL."""

from sqlalchemy import exists, select

from ..domain.tables import Status
from .database import OnEngine
from .schema import game_tables, journal, replays

FINISHED = (Status.OVER, Status.ABANDONED)


class SqlReplays(OnEngine):
    """Finished games as everybody saw them."""

    def add(self, table: str, body: bytes) -> bool:
        """Store the replay of a game; say no if it is stored already, and leave that one."""
        statement = self._insert(replays).values(table_id=table, body=body).on_conflict_do_nothing()
        return self._transact(lambda connection: connection.execute(statement).rowcount == 1)

    def load(self, table: str) -> bytes | None:
        """Load the replay of a game."""
        with self._reading() as connection:
            return connection.scalar(select(replays.c.body).where(replays.c.table_id == table))

    def missing(self, limit: int) -> list[str]:
        """List games that are over, were dealt, and have no replay, the newest first."""
        query = (
            select(game_tables.c.id)
            .where(
                game_tables.c.status.in_(FINISHED),
                ~exists().where(replays.c.table_id == game_tables.c.id),
                exists().where(journal.c.table_id == game_tables.c.id, journal.c.seq == 0),
            )
            .order_by(game_tables.c.created.desc(), game_tables.c.id)
            .limit(limit)
        )
        with self._reading() as connection:
            return list(connection.scalars(query))
