"""Replays of finished games."""

from typing import Annotated, Any

from fastapi import APIRouter, Query

from .errors import answers
from .parts import PartsIn
from .shapes import Answer, TablePath
from .tables_shapes import TableAnswer, told
from .visitors import ANYBODY, MaybeVisitorIn

router = APIRouter(prefix="/api/tables", tags=["records"])

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


class ReplayAnswer(Answer):
    """A finished game through somebody's eyes: a seat's, a spectator's, or with all laid open."""

    table: TableAnswer
    eyes: str
    steps: list[ReplayStepAnswer]


@router.get("/{table}/replay", openapi_extra=ANYBODY, responses=answers(400, 404, 422))
async def replay(
    parts: PartsIn, visitor: MaybeVisitorIn, table: TablePath, eyes: Eyes = "spectator"
) -> ReplayAnswer:
    """Return a game that is over, step by step."""
    person = None if visitor is None else visitor.person.id
    found = await parts.replays.through(table, eyes, person)
    steps = [ReplayStepAnswer.model_validate(step, from_attributes=True) for step in found.steps]
    return ReplayAnswer(table=told(found.table), eyes=found.eyes, steps=steps)
