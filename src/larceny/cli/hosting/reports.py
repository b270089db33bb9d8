"""`larceny admin reports`: what people have reported, straight from the database."""

import time
from datetime import UTC, datetime
from pathlib import Path

import click

from larceny.server.adapters.sql_store import open_store
from larceny.server.domain.refusals import NotFound, Refused
from larceny.server.ports.reports import Report
from larceny.server.ports.store import Store
from larceny.server.read_settings import read_settings

from ..common.output import emit

MOST = 1_000


def run_reports(
    closed: bool,
    close: str | None,
    note: str | None,
    database: str | None,
    config: Path | None,
    as_json: bool,
) -> None:
    """List reports, or close one."""
    if (close is None) != (note is None):
        raise click.UsageError("--close and --note go together.")
    store = open_store(read_settings(config, options={"database": database}).database)
    try:
        if close is not None and note is not None:
            _close(store, close, note)
        found = store.reports.reports(not closed, MOST)
        people = {one for report in found for one in (report.person, report.by)}
        names = store.people.names_of(sorted(people))
    finally:
        store.close()
    if as_json:
        emit({"reports": [_as_json(one, names) for one in found]})
        return
    for one in found:
        click.echo(_line(one, names))
    if not found:
        click.echo("No report is closed." if closed else "No report waits.")


def _close(store: Store, id_: str, note: str) -> None:
    if store.reports.report(id_) is None:
        raise NotFound("no-such-report")
    if not store.reports.close(id_, round(time.time() * 1_000), " ".join(note.split())[:500]):
        raise Refused("already-closed")


def _as_json(one: Report, names: dict[str, str]) -> dict[str, object]:
    return {
        "id": one.id,
        "at": one.at,
        "person": one.person,
        "name": names.get(one.person, ""),
        "by": one.by,
        "by_name": names.get(one.by, ""),
        "table": one.table,
        "reasons": [str(reason) for reason in one.reasons],
        "words": one.words,
        "closed": one.closed,
        "note": one.note,
    }


def _line(one: Report, names: dict[str, str]) -> str:
    when = datetime.fromtimestamp(one.at / 1_000, UTC).strftime("%Y-%m-%d %H:%M")
    reasons = ", ".join(map(str, one.reasons))
    who = f"{names.get(one.person, '')} ({one.person}), by {names.get(one.by, '')} ({one.by})"
    rest = [f"table {one.table}" if one.table else "", f"“{one.words}”" if one.words else ""]
    rest.append(f"closed: {one.note}" if one.closed is not None else "")
    return "  ".join(part for part in (one.id, when, f"{reasons}: {who}", *rest) if part)
