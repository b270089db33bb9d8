"""What a seat notes about tiles and drawers, for itself alone."""

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field

from larceny.kernel.events import Seat
from larceny.protocol.messages import Note

from .authentication import ChangerIn, VisitorIn
from .dependencies import ServiceIn
from .errors import CHANGING, answers
from .schemas import Answer, Body, TablePath

router = APIRouter(prefix="/api/tables", tags=["notes"])

SeatOf = Annotated[Seat, Query(ge=0, le=7)]
Mark = Annotated[str, Field(min_length=1, max_length=20, pattern=r"^[a-z0-9-]+$")]


class NoteBody(Body):
    """What is noted about a tile or a drawer: up to eight words, and a text of one's own."""

    marks: list[Mark] = Field(default_factory=list, max_length=8)
    text: Annotated[str, Field(max_length=80)] = ""


class NotesBody(Body):
    """All notes of a seat, by what they are about as it lay after a step."""

    seq: int = Field(ge=0, le=2**31 - 1)
    notes: dict[str, NoteBody] = Field(max_length=40)


class NoteAnswer(Answer):
    """What is noted about a tile or a drawer."""

    marks: list[str]
    text: str


class NotesAnswer(Answer):
    """All notes of a seat, by what they are about as it lies after a step."""

    seq: int
    notes: dict[str, NoteAnswer]


@router.get("/{table}/notes", responses=answers(400, 401, 403, 404, 422))
async def notes(
    service: ServiceIn, visitor: VisitorIn, table: TablePath, seat: SeatOf | None = None
) -> NotesAnswer:
    """Read one's notes, where the table allows any; who holds several seats names one."""
    found = await service.notes.read(table, visitor.person.id, seat)
    return NotesAnswer(seq=found.seq, notes=_answers(found.notes))


@router.put("/{table}/notes", responses=answers(404, *CHANGING))
async def note(
    service: ServiceIn,
    visitor: ChangerIn,
    table: TablePath,
    body: NotesBody,
    seat: SeatOf | None = None,
) -> NotesAnswer:
    """Note all of this, and nothing else. Nobody else learns of it; it moves with the tiles."""
    written = {about: Note(one.marks, one.text) for about, one in body.notes.items()}
    found = await service.notes.write(table, visitor.person.id, seat, body.seq, written)
    return NotesAnswer(seq=found.seq, notes=_answers(found.notes))


def _answers(notes: dict[str, Note]) -> dict[str, NoteAnswer]:
    return {about: NoteAnswer(marks=one.marks, text=one.text) for about, one in notes.items()}
