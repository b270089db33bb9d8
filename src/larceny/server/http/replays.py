"""Replays of finished games."""

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Response

from larceny.kernel.turning_points import Turning

from ..service.history.replays import ScoreHistory
from .authentication import ANYBODY, AddressIn, MaybeVisitorIn
from .dependencies import ServiceIn
from .errors import answers
from .finished_answers import FinishedIn
from .schemas import Answer, TablePath
from .table_schemas import TableAnswer, table_answer

router = APIRouter(prefix="/api/tables", tags=["records"])

_encode = msgspec.json.Encoder().encode

Eyes = Annotated[str, Query(pattern="^([0-7]|spectator|all)$")]


class ReplayStepAnswer(Answer):
    """A decision, what it brought about, and how the table stood then."""

    seq: int
    seat: int | None
    word: str
    at: int
    chapter: str
    events: list[dict[str, Any]]
    view: dict[str, Any]


class ScoreItemAnswer(Answer):
    """Something that counts: how many there are, and the points for all of them together."""

    kind: str
    count: int
    points: int


class TieBreakAnswer(Answer):
    """What is compared between those who are still level: each seat's value, and which wins."""

    kind: str
    values: list[int]
    fewest: bool


class ScoreSheetAnswer(Answer):
    """The points of all seats, item by item, and the steps between equals in their order."""

    items: list[list[ScoreItemAnswer]]
    tie_breaks: list[TieBreakAnswer]


class ReplayAnswer(Answer):
    """A finished game through somebody's eyes: a seat's, a spectator's, or with all laid open.

    `sheet` tells how the points came about; null where that was not kept with an older game.
    """

    table: TableAnswer
    eyes: str
    steps: list[ReplayStepAnswer]
    sheet: ScoreSheetAnswer | None


@router.get(
    "/{table}/replay",
    response_model=ReplayAnswer,
    openapi_extra=ANYBODY,
    responses=answers(400, 404, 422, 429),
)
async def replay(
    service: ServiceIn,
    visitor: MaybeVisitorIn,
    address: AddressIn,
    finished: FinishedIn,
    table: TablePath,
    eyes: Eyes = "spectator",
) -> Response:
    """Return a game that is over, step by step."""
    service.limits.take("replays", address)
    over = await service.replays.table(table, None if visitor is None else visitor.person.id)

    def written() -> bytes:
        """Write it as a `ReplayAnswer`, without reading what was kept as JSON."""
        found = service.replays.through(over, eyes)
        about = msgspec.Raw(table_answer(over).model_dump_json().encode())
        return _encode({"table": about, "eyes": eyes, "steps": found.steps, "sheet": found.sheet})

    return await finished.answer(over, ("replay", eyes), written)


class StandingAnswer(Answer):
    """The points of all seats when a round or a turn ended."""

    seq: int
    chapter: str
    points: list[int]


class MomentAnswer(Answer):
    """A decision that changed the winner's lead, whose points it changed most, and by how much."""

    seq: int
    chapter: str
    turning: Turning
    seat: int
    points: int
    events: list[dict[str, Any]]


class CourseAnswer(Answer):
    """How a finished game went."""

    standings: list[StandingAnswer]
    moments: list[MomentAnswer]


@router.get(
    "/{table}/course",
    response_model=CourseAnswer,
    openapi_extra=ANYBODY,
    responses=answers(400, 404, 422, 429),
)
async def course(
    service: ServiceIn,
    visitor: MaybeVisitorIn,
    address: AddressIn,
    finished: FinishedIn,
    table: TablePath,
) -> Response:
    """Return the points of a game that is over as they grew, and the moments that decided it."""
    service.limits.take("replays", address)
    over = await service.replays.table(table, None if visitor is None else visitor.person.id)
    return await finished.answer(
        over, ("course",), lambda: _course_answer(service.replays.course(over)).encode()
    )


def _course_answer(found: ScoreHistory) -> str:
    return CourseAnswer(
        standings=[
            StandingAnswer.model_validate(standing, from_attributes=True)
            for standing in found.standings
        ],
        moments=[
            MomentAnswer(
                seq=one.seq,
                chapter=one.chapter,
                turning=one.moment.turning,
                seat=one.moment.seat,
                points=one.moment.points,
                events=one.events,
            )
            for one in found.moments
        ],
    ).model_dump_json()
