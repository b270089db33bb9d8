"""Reports of people: made by anybody, seen by hosts and administrators, decided by people."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path
from pydantic import Field

from .. import logs
from ..domain.refusals import Forbidden
from ..domain.reports import MOST_WORDS, ReportReason
from ..service.people.accounts import Visitor, check_session
from ..service.people.reports import Named
from .authentication import ChangerIn, VisitorIn
from .dependencies import OptionsIn, ServiceIn
from .errors import CHANGING, answers
from .friends import Somebody
from .options import Options
from .schemas import Answer, Body, Chosen, Id, Limit, Offset, TablePath

router = APIRouter(prefix="/api", tags=["reports"])


class ReportBody(Body):
    """Whom one reports, what was wrong, in words where one likes, and at which table."""

    person: Id
    table: Id | None = None
    reasons: Annotated[list[Chosen[ReportReason]], Field(min_length=1, max_length=6)]
    words: Annotated[str, Field(max_length=MOST_WORDS)] = ""


class TableReport(Answer):
    """What was reported from a table, for its host, who is not told by whom."""

    person: Somebody
    at: int
    reasons: list[ReportReason]
    words: str


class TableReports(Answer):
    """What was reported from a table."""

    reports: list[TableReport]


class ReportAnswer(TableReport):
    """A report, for an administrator: by whom, where, and what was decided."""

    id: str
    by: Somebody
    table: str | None
    closed: int | None
    note: str


class ReportsAnswer(Answer):
    """Reports, and whether there may be more."""

    reports: list[ReportAnswer]
    next: int | None


class CloseBody(Body):
    """What an administrator has decided, in words."""

    note: Annotated[str, Field(min_length=1, max_length=MOST_WORDS)]


def is_administrator(visitor: Visitor, options: Options) -> bool:
    """Ask whether somebody is named in the settings as an administrator."""
    return visitor.person.account is not None and visitor.person.account in options.administrators


def check_administrator(visitor: VisitorIn, options: OptionsIn) -> Visitor:
    """Refuse whoever is no administrator, or comes with a program's token."""
    check_session(visitor)
    if not is_administrator(visitor, options):
        raise Forbidden("administrators-only")
    return visitor


AdministratorIn = Annotated[Visitor, Depends(check_administrator)]


@router.post("/reports", status_code=204, responses=answers(404, *CHANGING))
async def report(service: ServiceIn, visitor: ChangerIn, body: ReportBody) -> None:
    """Report somebody. People look at it; nothing follows by itself."""
    logs.this_concerns(person=body.person)
    await service.reports.report(
        visitor.person.id, body.person, body.table, body.reasons, body.words
    )


@router.get("/tables/{table}/reports", responses=answers(401, 403, 404, 422))
async def table_reports(service: ServiceIn, visitor: VisitorIn, table: TablePath) -> TableReports:
    """List what was reported from a table (host)."""
    return TableReports(
        reports=[
            TableReport(
                person=Somebody(id=one.report.person, name=one.person),
                at=one.report.at,
                reasons=list(one.report.reasons),
                words=one.report.words,
            )
            for one in await service.reports.at_table(table, visitor.person.id)
        ]
    )


def _report(one: Named) -> ReportAnswer:
    kept = one.report
    return ReportAnswer(
        id=kept.id,
        person=Somebody(id=kept.person, name=one.person),
        by=Somebody(id=kept.by, name=one.by),
        table=kept.table,
        at=kept.at,
        reasons=list(kept.reasons),
        words=kept.words,
        closed=kept.closed,
        note=kept.note,
    )


@router.get("/admin/reports", responses=answers(401, 403, 422))
async def reports(
    service: ServiceIn,
    _: AdministratorIn,
    closed: bool = False,
    limit: Limit = 20,
    offset: Offset = 0,
) -> ReportsAnswer:
    """List reports that wait, the oldest first, or those that are closed (administrator)."""
    found = await service.reports.all(not closed, limit, offset)
    return ReportsAnswer(
        reports=[_report(one) for one in found],
        next=offset + limit if len(found) == limit else None,
    )


@router.post("/admin/reports/{id}/close", status_code=204, responses=answers(404, *CHANGING))
async def close(
    service: ServiceIn, _: AdministratorIn, id: Annotated[Id, Path()], body: CloseBody
) -> None:
    """Close a report with what was decided (administrator); nothing else happens by that."""
    await service.reports.close(id, body.note)
