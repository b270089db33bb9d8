"""`larceny convert`: a record as text, as JSON for programs, or as sentences for a forum."""

import sys
from pathlib import Path

from larceny.games import records
from larceny.kernel.errors import InvalidRecord
from larceny.kernel.record import Record

from ..common.files import read_record, write_text
from ..common.output import emit
from .forum import Markup, forum_text

Form = records.Form | Markup


def run(file: Path, form: Form, out: Path | None, as_json: bool) -> None:
    """Write a record in the other form, or in the same one anew."""
    record = read_record(file)
    text = _written(record, form)
    if out is not None:
        write_text(out, text)
    if as_json:
        fields = {"to": form, "moves": len(record.moves), "out": None if out is None else str(out)}
        emit(fields if out is not None else {**fields, "text": text})
    elif out is None:
        sys.stdout.write(text)
    else:
        sys.stdout.write(f"{out} written: {len(record.moves)} moves as {form}.\n")


def _written(record: Record, form: Form) -> str:
    if form != "text" and form != "json":  # noqa: PLR1714 - so the types see it
        return forum_text(record, form)
    text = records.write_record(record, form)
    if records.read_record(text) != record:
        raise InvalidRecord("no-text-form")
    return text
