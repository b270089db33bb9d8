"""How people stand to each other, in SQL."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, update

from ..domain.friendship import Bond, tie
from ..domain.tables import Status
from ..ports.relations import Blocked, Invitation, Opponent, Related
from .database import OnEngine
from .relation_tables import blocks, friend_links, invitations, ties
from .schema import chairs, game_tables, people


class SqlRelations(OnEngine):
    """Friends, blocks, and invitations to tables."""

    # Friends ----------------------------------------------------------------------------------

    def add_tie(self, person: str, other: str, at: int) -> Bond:
        """Note that somebody wants another as a friend; say how they stand then."""

        def work(connection: Connection) -> None:
            self._wants(connection, person, other, at)

        self._transact(work)
        return self.tie(person, other)

    def befriend(self, person: str, other: str, at: int) -> None:
        """Make two people friends at once."""

        def work(connection: Connection) -> None:
            for one, another in sorted([(person, other), (other, person)]):
                self._wants(connection, one, another, at)

        self._transact(work)

    def _wants(self, connection: Connection, person: str, other: str, at: int) -> None:
        row = {"person": person, "other": other, "at": at}
        connection.execute(self._insert(ties).values(**row).on_conflict_do_nothing())

    def remove_ties(self, person: str, other: str) -> None:
        """Let two people be no friends, and neither ask the other."""
        self._transact(lambda connection: _part(connection, person, other))

    def tie(self, person: str, other: str) -> Bond:
        """Say how somebody stands to another."""
        query = select(ties.c.person).where(_between(person, other))
        with self._reading() as connection:
            found = set(connection.scalars(query))
        return tie(person in found, other in found)

    def ties_of(self, person: str) -> list[Related]:
        """List whom somebody has as a friend, has asked or is asked by, the newest first."""
        mine = select(ties.c.other, people.c.name, ties.c.at).join(
            people, people.c.id == ties.c.other
        )
        theirs = select(ties.c.person, people.c.name, ties.c.at).join(
            people, people.c.id == ties.c.person
        )
        with self._reading() as connection:
            goes = {row[0]: row for row in connection.execute(mine.where(ties.c.person == person))}
            comes = {
                row[0]: row for row in connection.execute(theirs.where(ties.c.other == person))
            }
        found = []
        for id_ in goes | comes:
            rows = [rows[id_] for rows in (goes, comes) if id_ in rows]
            since = max(row[2] for row in rows)
            found.append(Related(id_, rows[0][1], tie(id_ in goes, id_ in comes), since))
        return sorted(found, key=lambda one: (-one.at, one.person))

    def count_ties(self, person: str) -> tuple[int, int]:
        """Count whom somebody has or wants as friends, and who waits for his answer."""
        wants = select(ties.c.other).where(ties.c.person == person)
        mine = select(func.count()).where(ties.c.person == person)
        waiting = select(func.count()).where(ties.c.other == person, ties.c.person.not_in(wants))
        with self._reading() as connection:
            return connection.scalar(mine) or 0, connection.scalar(waiting) or 0

    def named(self, name: str, limit: int) -> list[str]:
        """Find people by the name of their account, or else by the one that is shown."""
        by_account = select(people.c.id).where(people.c.account == name.lower())
        by_name = select(people.c.id).where(people.c.name == name).limit(limit)
        with self._reading() as connection:
            return list(connection.scalars(by_account)) or list(connection.scalars(by_name))

    # Links ------------------------------------------------------------------------------------

    def link_of(self, person: str, new: str) -> str:
        """Return by which code somebody makes friends; a new one, if he has none yet."""

        def kept(connection: Connection) -> str:
            row = self._insert(friend_links).values(person=person, code=new)
            connection.execute(row.on_conflict_do_nothing())
            query = select(friend_links.c.code).where(friend_links.c.person == person)
            found: str = connection.execute(query).scalar_one()
            return found

        return self._transact(kept)

    def renew_link(self, person: str, new: str) -> None:
        """Give somebody another code; the one before leads nowhere."""
        change = update(friend_links).where(friend_links.c.person == person).values(code=new)
        self._transact(lambda connection: connection.execute(change))

    def owner_of_link(self, code: str) -> str | None:
        """Find whose code it is."""
        query = select(friend_links.c.person).where(friend_links.c.code == code)
        with self._reading() as connection:
            found: str | None = connection.scalar(query)
        return found

    # Blocks -----------------------------------------------------------------------------------

    def block(self, person: str, other: str, at: int) -> None:
        """Note that somebody has blocked another, who is then no friend and not invited."""

        def work(connection: Connection) -> None:
            row = self._insert(blocks).values(person=person, blocked=other, at=at)
            connection.execute(row.on_conflict_do_nothing())
            _part(connection, person, other)
            connection.execute(
                delete(invitations).where(
                    or_(
                        and_(invitations.c.person == person, invitations.c.by == other),
                        and_(invitations.c.person == other, invitations.c.by == person),
                    )
                )
            )

        self._transact(work)

    def unblock(self, person: str, other: str) -> None:
        """Take a block back."""
        which = (blocks.c.person == person) & (blocks.c.blocked == other)
        self._transact(lambda connection: connection.execute(delete(blocks).where(which)))

    def blocked_by(self, person: str) -> list[Blocked]:
        """List whom somebody has blocked, the newest first."""
        query = (
            select(blocks.c.blocked, people.c.name, blocks.c.at)
            .join(people, people.c.id == blocks.c.blocked)
            .where(blocks.c.person == person)
            .order_by(blocks.c.at.desc(), blocks.c.blocked)
        )
        with self._reading() as connection:
            return [Blocked(*row) for row in connection.execute(query)]

    def has_blocked(self, person: str, other: str) -> bool:
        """Ask whether somebody has blocked another."""
        query = select(blocks.c.at).where(blocks.c.person == person, blocks.c.blocked == other)
        with self._reading() as connection:
            return connection.scalar(query) is not None

    def blocks_among(self, people: Sequence[str]) -> list[tuple[str, str]]:
        """List who of some people has blocked whom of them."""
        query = select(blocks.c.person, blocks.c.blocked).where(
            blocks.c.person.in_(people), blocks.c.blocked.in_(people)
        )
        with self._reading() as connection:
            return [(one, other) for one, other in connection.execute(query)]

    # At tables --------------------------------------------------------------------------------

    def opponents(self, person: str, tables: int) -> list[Opponent]:
        """List with whom somebody sat at his last tables, whom he met last first."""
        last = (
            select(chairs.c.table_id)
            .where(chairs.c.person == person)
            .order_by(chairs.c.created.desc())
            .limit(tables)
            .subquery()
        )
        query = (
            select(chairs.c.person, people.c.name, game_tables.c.game, chairs.c.created)
            .join(last, last.c.table_id == chairs.c.table_id)
            .join(game_tables, game_tables.c.id == chairs.c.table_id)
            .join(people, people.c.id == chairs.c.person)
            .where(chairs.c.person != person, game_tables.c.status != Status.LOBBY)
            .order_by(chairs.c.created.desc(), chairs.c.person)
        )
        found: dict[str, Opponent] = {}
        with self._reading() as connection:
            for row in connection.execute(query):
                found.setdefault(row[0], Opponent(*row))
        return list(found.values())

    def invite(self, invitation: Invitation) -> bool:
        """Store an invitation; say no if he is invited to that table already."""
        row = self._insert(invitations).values(
            table_id=invitation.table,
            person=invitation.person,
            by=invitation.by,
            at=invitation.at,
        )
        add = row.on_conflict_do_nothing()
        return self._transact(lambda connection: connection.execute(add).rowcount == 1)

    def count_invited(self, table: str) -> int:
        """Count who is invited to a table."""
        query = select(func.count()).where(invitations.c.table_id == table)
        with self._reading() as connection:
            return connection.scalar(query) or 0

    def invitation(self, table: str, person: str) -> Invitation | None:
        """Load somebody's invitation to a table."""
        query = select(invitations).where(
            invitations.c.table_id == table, invitations.c.person == person
        )
        with self._reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Invitation(*row)

    def invitations_to(self, person: str, limit: int) -> list[Invitation]:
        """List the invitations to tables that have not begun, the newest first."""
        query = (
            select(invitations)
            .join(game_tables, game_tables.c.id == invitations.c.table_id)
            .where(invitations.c.person == person, game_tables.c.status == Status.LOBBY)
            .order_by(invitations.c.at.desc(), invitations.c.table_id)
            .limit(limit)
        )
        with self._reading() as connection:
            return [Invitation(*row) for row in connection.execute(query)]

    def invitations_at(self, table: str) -> list[Invitation]:
        """List who is invited to a table."""
        query = select(invitations).where(invitations.c.table_id == table)
        with self._reading() as connection:
            return [Invitation(*row) for row in connection.execute(query)]

    def answer_invitation(self, table: str, person: str) -> None:
        """Strike out an invitation."""
        which = (invitations.c.table_id == table) & (invitations.c.person == person)
        self._transact(lambda connection: connection.execute(delete(invitations).where(which)))


def _between(person: str, other: str) -> ColumnElement[bool]:
    return or_(
        and_(ties.c.person == person, ties.c.other == other),
        and_(ties.c.person == other, ties.c.other == person),
    )


def _part(connection: Connection, person: str, other: str) -> None:
    connection.execute(delete(ties).where(_between(person, other)))


def forget_relations(connection: Connection, person: str) -> None:
    """Leave nothing of how a person stood to others."""
    for table, columns in (
        (ties, (ties.c.person, ties.c.other)),
        (friend_links, (friend_links.c.person,)),
        (blocks, (blocks.c.person, blocks.c.blocked)),
        (invitations, (invitations.c.person, invitations.c.by)),
    ):
        connection.execute(delete(table).where(or_(*(one == person for one in columns))))
