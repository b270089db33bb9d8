"""Clubs in SQL."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy import Table as SqlTable

from ..domain.clubs import Meeting
from ..domain.tables import Status, Table
from ..ports.clubs import Club, ClubGame, ClubInvitation, Member
from .club_tables import club_games, club_invitations, club_members, club_scores, clubs
from .database import OnEngine
from .schema import game_tables, people
from .sql_tables import store_new_table

_TABLE = msgspec.json.Decoder(Table)
_NUMBERS = msgspec.json.Decoder(list[int])


class SqlClubs(OnEngine):
    """Clubs: members, invitations, their tables, and who won how often."""

    def add(self, club: Club) -> None:
        """Store a new club, whose owner is its first member."""
        row = {
            "id": club.id,
            "name": club.name,
            "owner": club.owner,
            "code": club.code,
            "created": club.created,
            **_meeting_row(club.meeting),
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(clubs).values(**row))
            first = {"club": club.id, "person": club.owner, "at": club.created}
            connection.execute(insert(club_members).values(**first))

        self._transact(work)

    def club(self, club: str) -> Club | None:
        """Load a club."""
        return self._one(clubs.c.id == club)

    def by_code(self, code: str) -> Club | None:
        """Find the club that a link leads to."""
        return self._one(clubs.c.code == code)

    def _one(self, which: Any) -> Club | None:
        with self._reading() as connection:
            row = connection.execute(select(clubs).where(which)).one_or_none()
        return None if row is None else _club(row)

    def clubs_of(self, person: str) -> list[Club]:
        """List the clubs of a member, whose he has been longest first."""
        query = (
            select(clubs)
            .join(club_members, club_members.c.club == clubs.c.id)
            .where(club_members.c.person == person)
            .order_by(club_members.c.at, clubs.c.id)
        )
        with self._reading() as connection:
            return [_club(row) for row in connection.execute(query)]

    def rename(self, club: str, name: str) -> None:
        """Change a club's name."""
        self._change(club, name=name)

    def meet(self, club: str, meeting: Meeting | None) -> None:
        """Note when a club meets."""
        self._change(club, **_meeting_row(meeting))

    def renew_code(self, club: str, code: str) -> None:
        """Give a club another link; the one before leads nowhere."""
        self._change(club, code=code)

    def _change(self, club: str, **values: Any) -> None:
        change = update(clubs).where(clubs.c.id == club).values(**values)
        self._transact(lambda connection: connection.execute(change))

    def hand_over(self, club: str, person: str) -> bool:
        """Make a member the owner; say no if he is none."""

        def work(connection: Connection) -> bool:
            _take_turns(connection, club)
            if not _is_member(connection, club, person):
                return False
            connection.execute(update(clubs).where(clubs.c.id == club).values(owner=person))
            return True

        return self._transact(work)

    def close(self, club: str) -> None:
        """Delete a club; the games that were played there stay."""
        self._transact(lambda connection: _close(connection, club))

    # Members ----------------------------------------------------------------------------------

    def join(self, club: str, person: str, at: int, most: int) -> bool:
        """Make somebody a member, whose invitation is answered by that; say no if it is full."""

        def work(connection: Connection) -> bool:
            if not _take_turns(connection, club):
                return False
            if not _is_member(connection, club, person):
                count = select(func.count()).where(club_members.c.club == club)
                if (connection.scalar(count) or 0) >= most:
                    return False
                row = {"club": club, "person": person, "at": at}
                connection.execute(insert(club_members).values(**row))
            connection.execute(delete(club_invitations).where(_asks(club, person)))
            return True

        return self._transact(work)

    def leave(self, club: str, person: str) -> None:
        """Make somebody a member no longer."""
        self._delete(club_members, club, person)

    def _delete(self, table: SqlTable, club: str, person: str) -> None:
        which = (table.c.club == club) & (table.c.person == person)
        self._transact(lambda connection: connection.execute(delete(table).where(which)))

    def is_member(self, club: str, person: str) -> bool:
        """Ask whether somebody is a member."""
        with self._reading() as connection:
            return _is_member(connection, club, person)

    def members(self, club: str) -> list[Member]:
        """List the members, who came first first."""
        of_member = and_(
            club_scores.c.club == club_members.c.club,
            club_scores.c.person == club_members.c.person,
        )
        query = (
            select(
                club_members.c.person,
                people.c.name,
                club_members.c.at,
                func.coalesce(club_scores.c.games, 0),
                func.coalesce(club_scores.c.wins, 0),
            )
            .join(people, people.c.id == club_members.c.person)
            .outerjoin(club_scores, of_member)
            .where(club_members.c.club == club)
            .order_by(club_members.c.at, club_members.c.person)
        )
        with self._reading() as connection:
            return [Member(*row) for row in connection.execute(query)]

    def count_members(self, clubs: Sequence[str]) -> dict[str, int]:
        """Count the members of some clubs."""
        query = (
            select(club_members.c.club, func.count())
            .where(club_members.c.club.in_(clubs))
            .group_by(club_members.c.club)
        )
        with self._reading() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    # Invitations ------------------------------------------------------------------------------

    def invite(self, club: str, person: str, by: str, at: int) -> bool:
        """Store an invitation; say no if he is invited already."""

        def work(connection: Connection) -> bool:
            if not _take_turns(connection, club):
                return False
            row = self._insert(club_invitations).values(club=club, person=person, by=by, at=at)
            return connection.execute(row.on_conflict_do_nothing()).rowcount == 1

        return self._transact(work)

    def invitations_to(self, person: str) -> list[ClubInvitation]:
        """List the invitations of somebody, the newest first."""
        query = (
            select(
                club_invitations.c.club,
                clubs.c.name,
                club_invitations.c.person,
                club_invitations.c.by,
                people.c.name,
                club_invitations.c.at,
            )
            .join(clubs, clubs.c.id == club_invitations.c.club)
            .join(people, people.c.id == club_invitations.c.by)
            .where(club_invitations.c.person == person)
            .order_by(club_invitations.c.at.desc(), club_invitations.c.club)
        )
        with self._reading() as connection:
            return [ClubInvitation(*row) for row in connection.execute(query)]

    def invited(self, club: str) -> list[str]:
        """List who is invited to a club."""
        query = select(club_invitations.c.person).where(club_invitations.c.club == club)
        with self._reading() as connection:
            return list(connection.scalars(query.order_by(club_invitations.c.at)))

    def answer(self, club: str, person: str) -> None:
        """Strike out an invitation."""
        self._delete(club_invitations, club, person)

    # The table --------------------------------------------------------------------------------

    def lay(self, club: str, table: Table) -> str | None:
        """Store a new table as the club's; where one waits or is played at, return that."""

        def work(connection: Connection) -> str | None:
            if not _take_turns(connection, club):
                return None
            query = (
                select(game_tables.c.id)
                .join(clubs, clubs.c.table_id == game_tables.c.id)
                .where(clubs.c.id == club, game_tables.c.status.in_((Status.LOBBY, Status.PLAYING)))
            )
            standing: str | None = connection.scalar(query)
            if standing is not None:
                return standing
            store_new_table(connection, table)
            row = {"table_id": table.id, "club": club, "points": "[]", "winners": "[]"}
            connection.execute(insert(club_games).values(**row))
            connection.execute(update(clubs).where(clubs.c.id == club).values(table_id=table.id))
            return table.id

        return self._transact(work)

    def finish(self, table: str, ended: int, points: Sequence[int], winners: Sequence[int]) -> bool:
        """Note how a game at a club's table ended, once; it counts for each who sat there."""

        def work(connection: Connection) -> bool:
            mark = (
                update(club_games)
                .where(club_games.c.table_id == table, club_games.c.ended.is_(None))
                .values(ended=ended, points=_text(points), winners=_text(winners))
            )
            if connection.execute(mark).rowcount != 1:
                return False
            query = (
                select(club_games.c.club, game_tables.c.body)
                .join(game_tables, game_tables.c.id == club_games.c.table_id)
                .where(club_games.c.table_id == table)
            )
            club, body = connection.execute(query).one()
            there = _TABLE.decode(body)
            seats = {
                chair.person: seat
                for seat, chair in enumerate(there.chairs)
                if chair.person is not None and not chair.companion and chair.bot is None
            }
            for person in sorted(seats):  # so nodes never cross
                self._count(connection, club, person, seats[person] in winners)
            return True

        return self._transact(work)

    def _count(self, connection: Connection, club: str, person: str, won: bool) -> None:
        add = self._insert(club_scores).values(club=club, person=person, games=1, wins=int(won))
        grown = {name: club_scores.c[name] + add.excluded[name] for name in ("games", "wins")}
        keys = [column.name for column in club_scores.primary_key]
        connection.execute(add.on_conflict_do_update(index_elements=keys, set_=grown))

    def games(self, club: str, limit: int, offset: int) -> list[ClubGame]:
        """List the games that were played to their end, the newest first."""
        query = (
            select(
                game_tables.c.body, club_games.c.ended, club_games.c.points, club_games.c.winners
            )
            .join(game_tables, game_tables.c.id == club_games.c.table_id)
            .where(club_games.c.club == club, club_games.c.ended.is_not(None))
            .order_by(club_games.c.ended.desc(), club_games.c.table_id)
            .limit(limit)
            .offset(offset)
        )
        with self._reading() as connection:
            return [
                ClubGame(_TABLE.decode(body), ended, _NUMBERS.decode(points), _NUMBERS.decode(won))
                for body, ended, points, won in connection.execute(query)
            ]


def _take_turns(connection: Connection, club: str) -> bool:
    """Let only one at a time change a club, until its transaction ends; say if there is one.

    SQLite lets only one write anyway.
    """
    row = select(clubs.c.id).where(clubs.c.id == club).with_for_update()
    return connection.scalar(row) is not None


def _is_member(connection: Connection, club: str, person: str) -> bool:
    query = select(club_members.c.at).where(
        club_members.c.club == club, club_members.c.person == person
    )
    return connection.scalar(query) is not None


def _asks(club: str, person: str) -> Any:
    return (club_invitations.c.club == club) & (club_invitations.c.person == person)


def _close(connection: Connection, club: str) -> None:
    for table in (club_members, club_invitations, club_games, club_scores):
        connection.execute(delete(table).where(table.c.club == club))
    connection.execute(delete(clubs).where(clubs.c.id == club))


def _text(numbers: Sequence[int]) -> str:
    return msgspec.json.encode([*map(int, numbers)]).decode()


def _meeting_row(meeting: Meeting | None) -> dict[str, Any]:
    if meeting is None:
        return {"weekday": None, "minute": None, "zone": None}
    return {"weekday": meeting.weekday, "minute": meeting.minute, "zone": meeting.zone}


def _club(row: Any) -> Club:
    meeting = None if row.zone is None else Meeting(row.weekday, row.minute, row.zone)
    return Club(row.id, row.name, row.owner, row.code, row.created, meeting, row.table_id)


def forget_memberships(connection: Connection, person: str) -> None:
    """Leave nothing of a person in clubs; of those that were his, the next member is the owner."""
    mine = club_members.c.person == person
    connection.execute(delete(club_members).where(mine))
    connection.execute(delete(club_scores).where(club_scores.c.person == person))
    asked = or_(club_invitations.c.person == person, club_invitations.c.by == person)
    connection.execute(delete(club_invitations).where(asked))
    owned = list(connection.scalars(select(clubs.c.id).where(clubs.c.owner == person)))
    for club in sorted(owned):
        _take_turns(connection, club)
        heir: str | None = connection.scalar(
            select(club_members.c.person)
            .where(club_members.c.club == club)
            .order_by(club_members.c.at, club_members.c.person)
            .limit(1)
        )
        if heir is None:
            _close(connection, club)
        else:
            connection.execute(update(clubs).where(clubs.c.id == club).values(owner=heir))
