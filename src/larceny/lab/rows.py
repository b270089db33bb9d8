"""Files of games: JSON lines or Parquet, by the ending of their names. Both have the same columns.

A column that a game does not have (another game's tally, say) is left out of its line, and empty
in Parquet.
"""

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

from .work import LabTrouble, Row, naming, needs_extra

FORMS = (".jsonl", ".parquet")
ROWS_AT_A_TIME = 2_000


def form_of(path: Path) -> str:
    """Return the form in which a file is to be written; refuse an unknown one."""
    if path.suffix not in FORMS:
        raise LabTrouble("unknown-form", path=str(path), known=list(FORMS))
    if path.suffix == ".parquet":
        _arrow()
    return path.suffix


def _arrow() -> Any:
    try:
        import_module("pyarrow.parquet")  # an extra, and slow to import
    except ImportError:
        raise needs_extra("lab", "pyarrow") from None
    return import_module("pyarrow")


def write_rows(path: Path, rows: Iterable[Row], columns: Row) -> None:
    """Write a whole file beside its place and move it there; `columns` has an example of each."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with naming(path):
            if form_of(path) == ".parquet":
                _write_parquet(beside, rows, columns)
            else:
                with beside.open("w", encoding="utf-8", newline="\n") as file:
                    file.writelines(json.dumps(row) + "\n" for row in rows)
            os.replace(beside, path)
    finally:
        with suppress(FileNotFoundError):
            os.unlink(beside)


def _write_parquet(path: Path, rows: Iterable[Row], columns: Row) -> None:
    arrow = _arrow()
    schema = arrow.schema([(name, _type(arrow, value)) for name, value in columns.items()])
    left = iter(rows)
    with arrow.parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        while some := list(islice(left, ROWS_AT_A_TIME)):
            writer.write_table(arrow.Table.from_pylist(some, schema=schema))


def _type(arrow: Any, value: Any) -> Any:
    if isinstance(value, list):
        return arrow.list_(_type(arrow, value[0]) if value else arrow.int64())
    kinds = {bool: arrow.bool_(), int: arrow.int64(), float: arrow.float64(), str: arrow.string()}
    return kinds[type(value)]


def read_rows(path: Path) -> Iterator[Row]:
    """Read a file of games, or the journal of a run that is not finished."""
    with naming(path):
        yield from _read_parquet(path) if path.suffix == ".parquet" else _read_lines(path)


def _read_lines(path: Path) -> Iterator[Row]:
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            try:
                row = json.loads(line)
            except ValueError:
                if not line.endswith("\n"):
                    return  # the journal of a run that was killed, cut short
                raise LabTrouble("not-games", path=str(path), line=number) from None
            if isinstance(row, dict) and "run" in row and "plan" in row:
                continue  # the first line of a journal
            _check(row, path, number)
            yield row


def _read_parquet(path: Path) -> Iterator[Row]:
    arrow = _arrow()
    try:
        file = arrow.parquet.ParquetFile(path)
    except arrow.ArrowInvalid:
        raise LabTrouble("not-games", path=str(path), line=1) from None
    with file:
        number = 0
        for batch in file.iter_batches(ROWS_AT_A_TIME):
            for cells in batch.to_pylist():
                number += 1
                row = {name: value for name, value in cells.items() if value is not None}
                _check(row, path, number)
                yield row


_NEEDED = {"game", "rules", "players", "scores", "winners", "length", "unit", "ending"}


def _check(row: object, path: Path, number: int) -> None:
    if not isinstance(row, dict) or not row.keys() >= _NEEDED:
        raise LabTrouble("not-games", path=str(path), line=number)
