"""People in SQL."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from larceny.kernel.events import Seat

from ..domain.tables import Status
from ..ports.store import Line, Person, Token
from .database import OnEngine
from .schema import chairs, chat, game_tables, journal, notes, people, push_devices, seeks, tokens
from .sql_clubs import forget_memberships
from .sql_pushes import forget_devices
from .sql_puzzles import forget_solver
from .sql_relations import forget_relations
from .sql_reports import forget_reports
from .sql_studies import forget_studies
from .sql_tallies import forget_tallies

_PERSON = select(people.c.id, people.c.name, people.c.created, people.c.account)
_TOKEN = select(tokens.c.hash, tokens.c.person, tokens.c.label, tokens.c.created)


class SqlPeople(OnEngine):
    """People, their accounts and their tokens."""

    # People -----------------------------------------------------------------------------------

    def add_person(self, person: Person, token_hash: str) -> None:
        """Store a new guest with his first token."""
        with self.engine.begin() as connection:
            connection.execute(
                insert(people).values(id=person.id, name=person.name, created=person.created)
            )
            _store_token(connection, Token(token_hash, person.id, "", person.created))

    def person(self, person: str) -> Person | None:
        """Load a person."""
        with self._reading() as connection:
            row = connection.execute(_PERSON.where(people.c.id == person)).one_or_none()
        return None if row is None else Person(*row)

    def names_of(self, ids: Sequence[str]) -> dict[str, str]:
        """Load the names of people."""
        query = select(people.c.id, people.c.name).where(people.c.id.in_(ids))
        with self._reading() as connection:
            return {row.id: row.name for row in connection.execute(query)}

    def rename(self, person: str, name: str) -> None:
        """Change a person's name."""
        with self.engine.begin() as connection:
            connection.execute(update(people).where(people.c.id == person).values(name=name))

    def forget_person(self, person: str, name: str) -> None:
        """Leave nothing of a person but an id under this name: nothing that he said or noted."""
        self._transact(lambda connection: _forget(connection, person, name))

    # Accounts ---------------------------------------------------------------------------------

    def add_account(self, person: str, account: str, password_hash: str) -> bool:
        """Give a guest an account; say no if the name is taken, or if he has one already."""
        try:
            with self.engine.begin() as connection:
                done = connection.execute(
                    update(people)
                    .where(people.c.id == person, people.c.account.is_(None))
                    .values(account=account, password=password_hash)
                )
        except IntegrityError:
            return False
        return done.rowcount == 1

    def password_of(self, account: str) -> tuple[Person, str] | None:
        """Find whose account it is, and the hash of his password."""
        query = _PERSON.add_columns(people.c.password).where(people.c.account == account)
        with self._reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else (Person(*row[:-1]), row[-1])

    def set_password(self, person: str, password_hash: str) -> None:
        """Change the password of a person who has an account."""
        with self.engine.begin() as connection:
            connection.execute(
                update(people)
                .where(people.c.id == person, people.c.account.is_not(None))
                .values(password=password_hash)
            )

    # Tokens -----------------------------------------------------------------------------------

    def add_token(self, token: Token) -> None:
        """Store a token."""
        with self.engine.begin() as connection:
            _store_token(connection, token)

    def bearer(self, token_hash: str) -> tuple[Person, Token] | None:
        """Load a token, and the person it belongs to."""
        query = _PERSON.add_columns(*_TOKEN.selected_columns).join(
            tokens, tokens.c.person == people.c.id
        )
        with self._reading() as connection:
            row = connection.execute(query.where(tokens.c.hash == token_hash)).one_or_none()
        return None if row is None else (Person(*row[:4]), Token(*row[4:]))

    def tokens_of(self, person: str) -> list[Token]:
        """List the sessions and tokens of a person, the oldest first."""
        query = _TOKEN.where(tokens.c.person == person).order_by(tokens.c.created, tokens.c.hash)
        with self._reading() as connection:
            return [Token(*row) for row in connection.execute(query)]

    def known_tokens(self, hashes: Sequence[str]) -> set[str]:
        """Say which of some tokens there are, by their hashes."""
        query = select(tokens.c.hash).where(tokens.c.hash.in_(hashes))
        with self._reading() as connection:
            return set(connection.scalars(query))

    def remove_tokens(self, hashes: Sequence[str]) -> None:
        """End sessions with their devices, or revoke tokens."""
        with self.engine.begin() as connection:
            forget_devices(connection, push_devices.c.token.in_(hashes))
            connection.execute(delete(tokens).where(tokens.c.hash.in_(hashes)))

    # What a person has done -------------------------------------------------------------------

    def lines_of(self, person: str) -> list[Line]:
        """List everything that a person has said, in order."""
        query = (
            select(
                chat.c.table_id,
                chat.c.number,
                chat.c.at,
                chat.c.person,
                chat.c.seat,
                chat.c.name,
                chat.c.text,
                chat.c.client_id,
            )
            .where(chat.c.person == person)
            .order_by(chat.c.at, chat.c.table_id, chat.c.number)
        )
        with self._reading() as connection:
            return [Line(*row) for row in connection.execute(query)]

    def decisions(self, table: str, seat: Seat) -> list[tuple[int, int, str]]:
        """List what a seat has decided at a table: number, time and word, in order."""
        query = (
            select(journal.c.seq, journal.c.at, journal.c.word)
            .where(journal.c.table_id == table, journal.c.seat == seat)
            .order_by(journal.c.seq)
        )
        with self._reading() as connection:
            return [(seq, at, word) for seq, at, word in connection.execute(query)]

    def count_open_tables(self, person: str) -> int:
        """Count the tables, not yet over, where a person sits or is the host."""
        sits = select(chairs.c.table_id).where(chairs.c.person == person)
        query = select(func.count()).where(
            game_tables.c.status.in_((Status.LOBBY, Status.PLAYING)),
            (game_tables.c.host == person) | game_tables.c.id.in_(sits),
        )
        with self._reading() as connection:
            return connection.scalar(query) or 0


def _store_token(connection: Connection, token: Token) -> None:
    connection.execute(
        insert(tokens).values(
            hash=token.hash, person=token.person, label=token.label, created=token.created
        )
    )


def _forget(connection: Connection, person: str, name: str) -> None:
    nameless = {"name": name, "account": None, "password": None}
    connection.execute(update(people).where(people.c.id == person).values(**nameless))
    forget_devices(connection, push_devices.c.person == person)
    forget_relations(connection, person)
    forget_tallies(connection, person)
    forget_reports(connection, person)
    forget_memberships(connection, person)
    forget_studies(connection, person)
    connection.execute(delete(tokens).where(tokens.c.person == person))
    connection.execute(update(chat).where(chat.c.person == person).values(name=name, text=""))
    connection.execute(delete(notes).where(notes.c.person == person))
    forget_solver(connection, person)
    connection.execute(delete(seeks).where(seeks.c.person == person))
