"""How people have played, in SQL."""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, delete, exists, or_, select, true

from ..domain.tables import Status
from ..ports.tallies import Moment, Played, Tally
from .database import OnEngine
from .schema import game_tables, replays
from .tally_tables import counted, moments, tallies

_TALLY = (
    tallies.c.game,
    tallies.c.kind,
    tallies.c.key,
    tallies.c.times,
    tallies.c.wins,
    tallies.c.points,
)
AGAINST = "against"


class SqlTallies(OnEngine):
    """Tallies that grow with every game that ends."""

    def count(self, table: str, played: Sequence[Played]) -> bool:
        """Add a game to the tallies of all who played, once; say no if it was counted before."""

        def work(connection: Connection) -> bool:
            mark = self._insert(counted).values(table_id=table).on_conflict_do_nothing()
            if connection.execute(mark).rowcount != 1:
                return False
            for one in sorted(played, key=lambda one: one.person):  # so nodes never cross
                for tally in sorted(one.tallies):
                    self._add(connection, one.person, tally)
                if one.moment is not None:
                    row = asdict(one.moment)
                    row["table_id"] = row.pop("table")
                    add = self._insert(moments).values(**row).on_conflict_do_nothing()
                    connection.execute(add)
            return True

        return self._transact(work)

    def _add(self, connection: Connection, person: str, tally: Tally) -> None:
        add = self._insert(tallies).values(person=person, **tally._asdict())
        grown = {name: tallies.c[name] + add.excluded[name] for name in ("times", "wins", "points")}
        keys = [column.name for column in tallies.primary_key]
        connection.execute(add.on_conflict_do_update(index_elements=keys, set_=grown))

    def uncounted(self, limit: int) -> list[str]:
        """List games that are over, have a replay, and were not counted."""
        query = (
            select(game_tables.c.id)
            .where(
                game_tables.c.status == Status.OVER,
                exists().where(replays.c.table_id == game_tables.c.id),
                ~exists().where(counted.c.table_id == game_tables.c.id),
            )
            .order_by(game_tables.c.created)
            .limit(limit)
        )
        with self._reading() as connection:
            return list(connection.scalars(query))

    def tallies_of(self, person: str) -> list[Tally]:
        """List somebody's tallies of all kinds but whom he played against."""
        query = select(*_TALLY).where(tallies.c.person == person, tallies.c.kind != AGAINST)
        with self._reading() as connection:
            return [Tally(*row) for row in connection.execute(query.order_by(*_TALLY))]

    def against(self, person: str, other: str) -> list[Tally]:
        """List how somebody has played against another, by game."""
        query = select(*_TALLY).where(
            tallies.c.person == person, tallies.c.kind == AGAINST, tallies.c.key == other
        )
        with self._reading() as connection:
            return [Tally(*row) for row in connection.execute(query.order_by(*_TALLY))]

    def moments_of(self, person: str, public: bool, limit: int) -> list[Moment]:
        """List somebody's best moments, where asked for only those that anybody may watch."""
        query = (
            select(moments)
            .where(moments.c.person == person, moments.c.public if public else true())
            .order_by(moments.c.gain.desc(), moments.c.at.desc())
            .limit(limit)
        )
        with self._reading() as connection:
            return [Moment(*row) for row in connection.execute(query)]


def forget_tallies(connection: Connection, person: str) -> None:
    """Leave nothing of how a person has played, also against others."""
    mine = or_(tallies.c.person == person, tallies.c.key == person)
    connection.execute(delete(tallies).where(mine))
    connection.execute(delete(moments).where(moments.c.person == person))
