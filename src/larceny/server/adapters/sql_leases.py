"""Leases in SQL: what exactly one node does."""

from sqlalchemy import select

from .database import OnEngine
from .schema import leases


class SqlLeases(OnEngine):
    """Who does what, until when."""

    def lease(self, name: str, node: str, now: int, until: int, lapsed: int | None = None) -> bool:
        """Take or extend a lease; say if it is the node's now. Until now: give it back.

        One that still says `lapsed` may be taken whatever time it is: nobody has renewed it. It is
        one statement, so the database decides between nodes that ask at once.
        """
        is_free = (leases.c.until <= now) | (leases.c.node == node)
        if lapsed is not None:
            is_free |= leases.c.until == lapsed
        take = self._insert(leases).values(name=name, node=node, until=until)
        take_over = take.on_conflict_do_update(
            index_elements=[leases.c.name],
            set_={"node": take.excluded.node, "until": take.excluded.until},
            where=is_free,
        )
        return self._transact(lambda connection: connection.execute(take_over).rowcount == 1)

    def leased_until(self, name: str) -> int | None:
        """Return until when somebody has a lease, by the time of day that he has."""
        found = select(leases.c.until).where(leases.c.name == name)
        with self._reading() as connection:
            return connection.execute(found).scalar_one_or_none()
