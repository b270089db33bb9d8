"""Leases in SQL: what exactly one node does."""

from .database import OnEngine
from .schema import leases


class SqlLeases(OnEngine):
    """Who does what, until when."""

    def lease(self, name: str, node: str, now: int, until: int) -> bool:
        """Take or extend a lease; say if it is the node's now. Until now: give it back.

        It is one statement, so the database decides between nodes that ask at once.
        """
        take = self._insert(leases).values(name=name, node=node, until=until)
        take_over = take.on_conflict_do_update(
            index_elements=[leases.c.name],
            set_={"node": take.excluded.node, "until": take.excluded.until},
            where=(leases.c.until <= now) | (leases.c.node == node),
        )
        return self._transact(lambda connection: connection.execute(take_over).rowcount == 1)
