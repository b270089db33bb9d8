"""Records: a finished game to keep and to check; of a running one, what the asker may know."""

import json
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Response

from larceny.games.records import write_record
from larceny.kernel import record as records
from larceny.kernel.events import Seat
from larceny.kernel.record import Record, Rules
from larceny.kernel.sealed_deal import AddedBy

from ..domain.refusals import Refused
from ..domain.tables import MemoryAid
from ..service.history.records import OlderGame, Witnessed
from .authentication import ANYBODY, AddressIn, MaybeVisitorIn
from .dependencies import ServiceIn
from .errors import answers
from .finished_answers import FinishedIn
from .schemas import Answer, TablePath
from .table_schemas import BeaconAnswer

router = APIRouter(prefix="/api/tables", tags=["records"])

Plain = bool | int | float | str


class Form(StrEnum):
    """How a record is written."""

    JSON = "json"
    TEXT = "text"


class ResultAnswer(Answer):
    """How a game ended."""

    ending: str
    scores: list[int]
    winners: list[int]


class SealedAnswer(Answer):
    """How a deal came about to which seats added something under seal (docs/deals.md)."""

    table: str
    round: int
    added_by: list[AddedBy]
    seals: list[str]
    withheld: list[list[int]]
    beacon: BeaconAnswer | None


class RecordAnswer(Answer):
    """A game that is over, to be played again and checked."""

    format: Literal["larceny-record"]
    version: int
    game: str
    rules_version: int
    ruleset: dict[str, Plain]
    players: list[str]
    commitment: str
    secret: str
    contributions: list[str]
    sealed: SealedAnswer | None = None  # where no seat has sealed anything, it is left out
    start: str | None
    chapters: list[tuple[int, str]]
    result: ResultAnswer | None
    digest: str
    moves: list[tuple[int, str]]
    events: list[list[dict[str, Any]]] | None = None  # where its rules are no longer known


class WitnessedAnswer(Answer):
    """A game that is on: what the asker has witnessed, as far as the memory aid allows."""

    format: Literal["larceny-witnessed"]
    game: str
    rules_version: int
    ruleset: dict[str, Plain]
    players: list[str]
    commitment: str
    seat: int | None
    memory_aid: MemoryAid
    seq: int | None  # the step that is told up to; null for those who may not look on yet
    events: list[dict[str, Any]]


@router.get(
    "/{table}/record",
    response_class=Response,
    openapi_extra=ANYBODY,
    responses={
        200: {
            "model": RecordAnswer | WitnessedAnswer,
            "content": {"text/plain": {"schema": {"type": "string"}}},
        },
        **answers(400, 403, 404, 422, 429),
    },
)
async def record(
    service: ServiceIn,
    visitor: MaybeVisitorIn,
    address: AddressIn,
    finished: FinishedIn,
    table: TablePath,
    form: Annotated[Form, Query()] = Form.JSON,
    seat: Annotated[Seat | None, Query(ge=0, le=7)] = None,
) -> Response:
    """Return the record of a game that is over; while it is on, what the asker may know.

    Who holds several seats names the one that asks; else he is told what lay open.
    """
    service.limits.take("replays", address)
    person = None if visitor is None else visitor.person.id
    found = await service.records.look(table, person, seat)
    if isinstance(found, Witnessed):
        if form is Form.TEXT:
            raise Refused("still-playing")
        return Response(_witnessed(found).model_dump_json(), media_type="application/json")
    suffix, kind, write = _FORMS[form]
    headers = {"Content-Disposition": f'attachment; filename="larceny-{table}.{suffix}"'}
    over = found
    return await finished.answer(
        over, ("record", form), lambda: write(service.records.of(over)).encode(), headers, kind
    )


def _as_json(found: Record | OlderGame) -> str:
    if isinstance(found, Record):
        return records.to_json(found) + "\n"
    told = json.loads(records.to_json(found.record))
    return json.dumps({**told, "events": found.events}, ensure_ascii=False) + "\n"


def _as_text(found: Record | OlderGame) -> str:
    if isinstance(found, OlderGame):
        return records.to_text(found.record, _every_field)
    return write_record(found)


_FORMS: Mapping[Form, tuple[str, str, Callable[[Record | OlderGame], str]]] = {
    Form.JSON: ("json", "application/json", _as_json),
    Form.TEXT: ("txt", "text/plain", _as_text),
}


def _every_field(fields: Rules) -> str:
    """Write a ruleset out, where nobody knows any more which of its fields are special."""
    return " ".join(f"{name}={value}" for name, value in fields.items())


def _witnessed(found: Witnessed) -> WitnessedAnswer:
    table = found.table
    return WitnessedAnswer(
        format="larceny-witnessed",
        game=table.plan.game,
        rules_version=table.rules_version,
        ruleset=dict(table.plan.ruleset),
        players=table.names(),
        commitment=table.commitment,
        seat=found.seat,
        memory_aid=table.plan.memory_aid,
        seq=found.seq,
        events=found.events,
    )
