"""Backups: a copy of everything while the server runs, and the way back.

Of SQLite it is a database file, of PostgreSQL a dump. Either can be restored into either.
"""

import os
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path

from sqlalchemy import Connection, Engine, MetaData, create_engine, event, insert, select
from sqlalchemy.exc import DBAPIError

from .database import UnusableDatabase, open_engine, parse_url
from .dump import ROWS_AT_ONCE, Copy, Row, UnusableBackup, read_dump, rows_of, tables_of, write_dump
from .migrate import known_revisions, migrate, revision_of
from .sqlite_lock import locked

SQLITE_BEGINS = b"SQLite format 3\0"
GZIP_BEGINS = b"\x1f\x8b"

Counts = Counter[str]
"""How many rows of each table."""


# There ------------------------------------------------------------------------------------------


def back_up(url: str, path: Path) -> Counts:
    """Copy everything that is committed now into a file; others may go on writing."""
    with _whole_file(path) as beside:
        if parse_url(url).get_backend_name() == "sqlite":
            _copy_sqlite(Path(str(parse_url(url).database)), beside)
        else:
            _dump_postgresql(url, beside)
        with opened(beside) as copy:  # what cannot be read back is no backup
            return Counter(row.table for row in copy.rows)


@contextmanager
def _whole_file(path: Path) -> Iterator[Path]:
    """Write a file beside its place, for the owner's eyes only, and move it there when whole."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    os.close(handle)  # Windows moves no file that is open
    beside = Path(name)
    try:
        yield beside
        with beside.open("r+b") as file:
            os.fsync(file)
        os.replace(beside, path)
    except BaseException:
        beside.unlink()
        raise


def _copy_sqlite(source: Path, target: Path) -> None:
    if not source.is_file():
        raise UnusableDatabase("missing", path=str(source))
    try:
        with closing(_read_only(source)) as reading, closing(sqlite3.connect(target)) as writing:
            reading.backup(writing)  # in one go: otherwise it begins anew whenever somebody writes
            writing.execute("PRAGMA journal_mode=DELETE")  # all in one file
    except sqlite3.Error as trouble:
        raise UnusableDatabase("trouble", url=str(source), why=str(trouble)) from None


def _read_only(path: Path) -> sqlite3.Connection:
    address = f"{path.absolute().as_uri()}?mode=ro"
    return sqlite3.connect(address, uri=True, check_same_thread=False)


def _dump_postgresql(url: str, target: Path) -> None:
    with _engine(url) as engine:
        revision = revision_of(engine)
        if revision is None:
            raise UnusableDatabase("nothing-there")
        with engine.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
            write_dump(connection, revision, target)


@contextmanager
def _engine(url: str) -> Iterator[Engine]:
    engine = open_engine(url)
    try:
        yield engine
    finally:
        engine.dispose()


# And back ---------------------------------------------------------------------------------------


@contextmanager
def opened(path: Path) -> Iterator[Copy]:
    """Open a backup of either kind."""
    with path.open("rb") as file:
        begins = file.read(len(SQLITE_BEGINS))
        file.seek(0)
        if begins.startswith(GZIP_BEGINS):
            yield read_dump(file)
        elif begins == SQLITE_BEGINS:
            with _opened_sqlite(path) as copy:
                yield copy
        else:
            raise UnusableBackup("not-a-backup")


@contextmanager
def _opened_sqlite(path: Path) -> Iterator[Copy]:
    engine = create_engine("sqlite://", creator=lambda: _read_only(path))
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    try:
        with _damage_told():
            revision = revision_of(engine)
        if revision is None:
            raise UnusableBackup("not-a-backup")
        with engine.connect() as connection:
            with _damage_told():
                sound = connection.exec_driver_sql("PRAGMA quick_check").scalar() == "ok"
            if not sound:
                raise UnusableBackup("cut-short")
            yield Copy(revision, _all_rows(connection))
    finally:
        engine.dispose()


def _all_rows(connection: Connection) -> Iterator[Row]:
    with _damage_told():
        for table in tables_of(connection):
            yield from rows_of(connection, table)


@contextmanager
def _damage_told() -> Iterator[None]:
    try:
        yield
    except DBAPIError:
        raise UnusableBackup("cut-short") from None


def restore(path: Path, url: str) -> Counts:
    """Put everything in a backup into an empty database; all of it, or nothing."""
    with opened(path) as copy, locked(url):
        if copy.revision not in known_revisions():
            raise UnusableBackup("newer", version=copy.revision)
        with _engine(url) as engine:
            _check_empty(engine, copy.revision)
            migrate(engine, to=copy.revision)
            with engine.begin() as connection:
                counts = _put(connection, copy)
            migrate(engine)
        return counts


def _check_empty(engine: Engine, revision: str) -> None:
    """Refuse a database with anything in it, or with tables of another revision."""
    found = revision_of(engine)
    if found is None:
        return
    with engine.connect() as connection:
        tables = tables_of(connection)
        full = [t.name for t in tables if connection.scalar(select(t).limit(1)) is not None]
    if full or found != revision:
        raise UnusableDatabase("not-empty", tables=full)


def _put(connection: Connection, copy: Copy) -> Counts:
    known, counts = MetaData(), Counts()
    known.reflect(connection)
    for table, rows in groupby(copy.rows, key=itemgetter(0)):
        while some := [row.values for row in islice(rows, ROWS_AT_ONCE)]:
            connection.execute(insert(known.tables[table]), some)
            counts[table] += len(some)
    return counts
