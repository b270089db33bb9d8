"""Everything in a database as lines of JSON, whatever kind of database it is.

{"larceny-backup": 1, "revision": "0001"}
{"table": "people", "columns": ["id", "name", …], "binary": []}
["6V1dT…", "Ann", …]
…
{"rows": 1234}
"""

import gzip
import zlib
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Table, select

from larceny.kernel.errors import LarcenyError

from .migrate import ALEMBICS_OWN

FORMAT = 1
ROWS_AT_ONCE = 1_000

_DAMAGE = (EOFError, OSError, zlib.error, msgspec.MsgspecError, ValueError, LookupError, TypeError)
_encode = msgspec.json.Encoder().encode  # bytes become base64


class UnusableBackup(LarcenyError):
    """A file that is no backup, or is not whole."""

    kind = "backup"


class Row(NamedTuple):
    """One row, and the table it is from."""

    table: str
    values: dict[str, Any]


class Copy(NamedTuple):
    """Everything in a database, to be read once; rows that others refer to come first."""

    revision: str
    rows: Iterator[Row]


def tables_of(connection: Connection) -> list[Table]:
    """Find the tables as they are in the database, whichever revision it has."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != ALEMBICS_OWN]


def rows_of(connection: Connection, table: Table) -> Iterator[Row]:
    """Read every row of a table."""
    rows = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table))
    for row in rows.mappings():
        yield Row(table.name, dict(row))


def write_dump(connection: Connection, revision: str, path: Path) -> None:
    """Write everything in a database to a file."""
    count = 0
    with gzip.open(path, "wb", compresslevel=6) as file:
        file.write(_encode({"larceny-backup": FORMAT, "revision": revision}) + b"\n")
        for table in tables_of(connection):
            file.write(_encode(_head_of(table)) + b"\n")
            for row in rows_of(connection, table):
                file.write(_encode(list(row.values.values())) + b"\n")
                count += 1
        file.write(_encode({"rows": count}) + b"\n")


def _head_of(table: Table) -> dict[str, Any]:
    binary = [column for column in table.columns if isinstance(column.type, LargeBinary)]
    return {
        "table": str(table.name),
        "columns": [str(column.name) for column in table.columns],
        "binary": [str(column.name) for column in binary],
    }


def read_dump(file: BinaryIO) -> Copy:
    """Read what was written; a file that is not whole is refused at its end at the latest."""
    lines = _lines(file)
    try:
        head: Any = next(lines, {})
        version, revision = head["larceny-backup"], head["revision"]
    except _DAMAGE:
        raise UnusableBackup("not-a-backup") from None
    if version != FORMAT:
        raise UnusableBackup("newer", version=str(version))
    return Copy(revision, _rows_in(lines))


def _rows_in(lines: Iterator[Any]) -> Iterator[Row]:
    head: dict[str, Any] = {}
    count, whole = 0, False
    try:
        for line in lines:  # to the very end, where gzip checks its sum
            if isinstance(line, list):
                yield _row_in(head, line)
                count += 1
            elif "table" in line:
                head = line
            else:
                whole = line["rows"] == count
    except _DAMAGE:
        whole = False
    if not whole:
        raise UnusableBackup("cut-short")


def _row_in(head: dict[str, Any], line: list[Any]) -> Row:
    values = dict(zip(head["columns"], line, strict=True))
    for name in head["binary"]:
        values[name] = None if values[name] is None else b64decode(values[name])
    return Row(head["table"], values)


def _lines(file: BinaryIO) -> Iterator[Any]:
    with gzip.open(file) as unpacked:
        yield from map(msgspec.json.decode, unpacked)
