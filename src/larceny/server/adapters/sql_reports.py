"""Reports of people, in SQL."""

from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, or_, select, update

from ..domain.reports import ReportReason
from ..ports.reports import Report
from .database import OnEngine
from .report_tables import reports


class SqlReports(OnEngine):
    """Reports of people."""

    def add(self, report: Report) -> bool:
        """Store a report; say no if the same one waits already: who, whom, and where."""
        where = (
            reports.c.table_id.is_(None)
            if report.table is None
            else reports.c.table_id == report.table
        )
        same = select(reports.c.id).where(
            reports.c.by == report.by, reports.c.person == report.person, where, _waits()
        )
        row = {
            "id": report.id,
            "person": report.person,
            "by": report.by,
            "table_id": report.table,
            "at": report.at,
            "reasons": " ".join(report.reasons),
            "words": report.words,
            "note": "",
        }

        def work(connection: Connection) -> bool:
            if connection.scalar(same) is not None:
                return False
            connection.execute(insert(reports).values(**row))
            return True

        return self._transact(work)

    def reports(self, is_open: bool, limit: int, offset: int = 0) -> list[Report]:
        """List reports that wait, the oldest first; or those that are closed, the newest first."""
        query = select(reports).limit(limit).offset(offset)
        if is_open:
            return self._found(query.where(_waits()).order_by(reports.c.at, reports.c.id))
        closed = reports.c.closed.is_not(None)
        return self._found(query.where(closed).order_by(reports.c.closed.desc(), reports.c.id))

    def report(self, id_: str) -> Report | None:
        """Load a report."""
        return next(iter(self._found(select(reports).where(reports.c.id == id_))), None)

    def at_table(self, table: str) -> list[Report]:
        """List the reports from a table that wait, the oldest first."""
        query = select(reports).where(reports.c.table_id == table, _waits())
        return self._found(query.order_by(reports.c.at, reports.c.id))

    def by_person(self, person: str, limit: int) -> list[Report]:
        """List what somebody has reported, the newest first."""
        query = select(reports).where(reports.c.by == person)
        return self._found(query.order_by(reports.c.at.desc()).limit(limit))

    def count_open(self, by: str) -> int:
        """Count the reports of somebody that wait."""
        query = select(func.count()).where(reports.c.by == by, _waits())
        with self._reading() as connection:
            return connection.scalar(query) or 0

    def close(self, id_: str, at: int, note: str) -> bool:
        """Note what was decided; say no if somebody was faster."""
        change = update(reports).where(reports.c.id == id_, _waits())
        done = change.values(closed=at, note=note)
        return self._transact(lambda connection: connection.execute(done).rowcount == 1)

    def _found(self, query: Select[Any]) -> list[Report]:
        with self._reading() as connection:
            return [
                Report(
                    row.id,
                    row.person,
                    row.by,
                    row.table_id,
                    row.at,
                    [ReportReason(one) for one in row.reasons.split()],
                    row.words,
                    row.closed,
                    row.note,
                )
                for row in connection.execute(query)
            ]


def _waits() -> Any:
    return reports.c.closed.is_(None)


def forget_reports(connection: Connection, person: str) -> None:
    """Leave nothing of what a person has reported, or was reported for."""
    mine = or_(reports.c.by == person, reports.c.person == person)
    connection.execute(delete(reports).where(mine))
