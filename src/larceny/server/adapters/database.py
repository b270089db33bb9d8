"""Opening a database: SQLite in a file, or PostgreSQL; and transactions on it."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    InternalError,
    OperationalError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import QueuePool

from larceny.kernel.errors import LarcenyError

T = TypeVar("T")

BUSY_S = 10.0
"""How long a writer waits for others."""

POSTGRES = {"application_name": "larceny", "connect_timeout": "5", "tcp_user_timeout": "10000"}
"""A database that does not answer shall be noticed; the URL may say otherwise."""

UNSTORABLE = (IntegrityError, DataError, UnicodeError)
"""What a database says about a row that it cannot take; other rows are not concerned."""

FAILURES = (OperationalError, InternalError, InterfaceError, PoolTimeout)
"""What is raised when a database is away, full, locked or broken: whoever asked may try again."""

COLLISIONS = frozenset({"40001", "40P01"})
"""PostgreSQL could not tell who comes first; whoever is told so may try again."""

TRIES = 10

OURS = 0o600
"""What others may do with the file of a database, which holds secrets of running games: nothing."""

BESIDE = ("", "-wal", "-shm", "-journal")
"""The file, and what SQLite puts beside it while it is used."""

_READING = "larceny_reading"


class UnusableDatabase(LarcenyError):
    """A database that cannot be opened, or cannot be used as it is."""

    kind = "database"


# Opening ----------------------------------------------------------------------------------------


def open_engine(url: str) -> Engine:
    """Open a database; SQLite with a write-ahead log, and every commit on the disk."""
    parsed = parse_url(url)
    if parsed.get_backend_name() == "sqlite":
        return _open_sqlite(parsed)
    given = {key: value for key, value in POSTGRES.items() if key not in parsed.query}
    return create_engine(
        parsed, pool_size=4, max_overflow=4, pool_pre_ping=True, connect_args=given
    )


def parse_url(url: str) -> URL:
    """Read the address of a database; PostgreSQL is spoken to through psycopg."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise UnusableDatabase("bad-url") from None
    match parsed.drivername:
        case "sqlite" | "sqlite+pysqlite":
            if parsed.database in (None, "", ":memory:"):
                raise UnusableDatabase("in-memory")  # every connection would see another one
        case "postgresql" | "postgres" | "postgresql+psycopg":
            parsed = parsed.set(drivername="postgresql+psycopg")
        case other:
            raise UnusableDatabase("unknown-kind", given=other, known=["sqlite", "postgresql"])
    return parsed


def make_private(path: Path) -> None:
    """Make a file that only its owner can read; where it is there, let nobody else read it.

    What SQLite puts beside it gets the same permissions.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OURS))
    for file in (Path(f"{path}{end}") for end in BESIDE):
        with suppress(OSError):  # it is not there, or not ours
            if file.stat().st_mode & 0o077:
                file.chmod(OURS)


def _open_sqlite(url: URL) -> Engine:
    make_private(Path(str(url.database)))
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=4,
        max_overflow=4,
        pool_use_lifo=True,  # who wrote last has all pages at hand, the others have to read anew
    )
    turn = Lock()

    @event.listens_for(engine, "connect")
    def _set_up(connection: Any, record: Any) -> None:
        record.info["turn"] = turn
        connection.isolation_level = None  # we say BEGIN ourselves
        for pragma in (
            f"busy_timeout={int(BUSY_S * 1000)}",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "temp_store=MEMORY",  # what a statement may have to take back needs no file
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        if not connection.get_execution_options().get(_READING):
            begin_writing(connection.info)
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    @event.listens_for(engine, "checkin")
    def _end(connection: Any, record: Any) -> None:
        if record.info.pop("writes", False):
            turn.release()

    return engine


def begin_writing(info: dict[Any, Any]) -> None:
    """Take turns with other threads; over when the connection goes back into the pool.

    SQLite lets only one write at a time. It would let others poll, which took up to a second where
    this takes 40 ms.
    """
    turn: Lock = info["turn"]
    if not info.get("writes") and turn.acquire(timeout=BUSY_S):
        info["writes"] = True


# Using ------------------------------------------------------------------------------------------


class OnEngine:
    """A part of the store: it reads and writes through one engine."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        """Read what is committed now, without waiting for those who write."""
        with reading(self.engine) as connection:
            yield connection

    def _insert(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        """Begin an INSERT that can say ON CONFLICT, and how many rows it stored."""
        if self.engine.dialect.name == "postgresql":
            return postgresql.insert(table).execution_options(preserve_rowcount=True)
        return sqlite.insert(table).execution_options(preserve_rowcount=True)

    def _transact(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction; again from its beginning, if it collided."""

        def transaction() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return persist(transaction)


def persist(transaction: Callable[[], T]) -> T:
    """Try a transaction again and again, as long as it collides with others."""
    for tries_left in reversed(range(TRIES)):
        try:
            return transaction()
        except DBAPIError as trouble:
            if not tries_left or getattr(trouble.orig, "sqlstate", None) not in COLLISIONS:
                raise
        time.sleep(0.005)
    raise AssertionError


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """Read what is committed now: SQLite's only right to write is not taken for it."""
    options: dict[str, Any] = {_READING: True}
    if engine.dialect.name == "postgresql":
        options["isolation_level"] = "AUTOCOMMIT"
    with engine.connect().execution_options(**options) as connection:
        yield connection
