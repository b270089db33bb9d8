"""Studies: made, seen, changed and deleted; positions that are tried; tables that begin there."""

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Response
from pydantic import Field

from ..domain.refusals import Refused
from ..domain.studies import MOST_COMMENT, MOST_DECISIONS, MOST_POSITION, Study
from ..service.studies.lines import line_of, read_start
from ..service.studies.studies import Beginning
from .authentication import ANYBODY, AddressIn, ChangerIn, MaybeVisitorIn, VisitorIn
from .dependencies import ServiceIn
from .errors import CHANGING, answers
from .friends import Somebody
from .schemas import Answer, Body, Id, Seat, Word
from .table_schemas import TableAnswer, table_answer

router = APIRouter(prefix="/api", tags=["studies"])

StudyPath = Annotated[Id, Path()]
Step = Annotated[int, Field(ge=0, le=2**31 - 1)]
Position = Annotated[str, Field(min_length=1, max_length=MOST_POSITION)]
Title = Annotated[str, Field(min_length=1, max_length=200)]

_encode = msgspec.json.Encoder().encode


class PositionBody(Body):
    """A position as text (docs/notation.md), and of which game."""

    game: Word
    position: Position


class PositionAnswer(Answer):
    """A position as the game writes it, and the table laid open."""

    game: str
    position: str
    players: int
    ruleset: dict[str, bool | int | float | str]
    view: dict[str, Any]


class MomentBody(Body):
    """A moment of a game that is over: the table, and after which step."""

    table: Id
    seq: Step


class StudyBody(Body):
    """What a study is made of: a title, and either a position or a moment of a finished game."""

    title: Title
    start: PositionBody | None = None
    moment: MomentBody | None = None

    def beginning(self) -> Beginning:
        """Return what it begins with; exactly one of the two."""
        if self.start is not None and self.moment is None:
            return Beginning(self.start.game, self.start.position)
        if self.moment is not None and self.start is None:
            return Beginning(table=self.moment.table, seq=self.moment.seq)
        raise Refused("one-beginning")


class CommentBody(Body):
    """What is written beside a step; nothing (an empty text) takes it away."""

    step: Step
    text: Annotated[str, Field(max_length=2 * MOST_COMMENT)]


class DecisionBody(Body):
    """A decision at the end of the line, and whose it is."""

    seat: Seat
    action: Annotated[str, Field(min_length=1, max_length=80)]


class StudyChange(Body):
    """One change of a study that was seen in a version: exactly one of the others is given.

    `cut` takes away every decision after that step; `position` lets it begin anew.
    """

    version: Step
    title: Title | None = None
    comment: CommentBody | None = None
    decision: DecisionBody | None = None
    cut: Step | None = None
    position: Position | None = None


class StudyStepAnswer(Answer):
    """A decision, what it brought about, the table laid open, and what is written beside it."""

    seq: int
    seat: int | None
    word: str
    chapter: str
    events: list[dict[str, Any]]
    view: dict[str, Any]
    position: str
    comment: str


class StudyQuestionAnswer(Answer):
    """Who decides next, what he sees, and what he may decide."""

    seat: int
    rule: str
    view: dict[str, Any]
    actions: list[str]
    choices: list[dict[str, Any]]


class StudyAnswer(Answer):
    """A study: what it is about, every step of its line, and what is asked at the end."""

    id: str
    title: str
    author: Somebody
    mine: bool
    game: str
    ruleset: dict[str, bool | int | float | str]
    players: int
    version: int
    created: int
    changed: int
    most_decisions: int
    steps: list[StudyStepAnswer]
    question: StudyQuestionAnswer | None


class StudySummary(Answer):
    """A study in a list."""

    id: str
    title: str
    game: str
    changed: int
    decisions: int


class StudiesAnswer(Answer):
    """One's own studies, the one that was changed last first."""

    studies: list[StudySummary]


async def _answer(service: ServiceIn, study: Study, person: str | None) -> Response:
    """Write a study as a `StudyAnswer`."""
    names = await asyncio.to_thread(service.store.people.names_of, [study.author])
    line = await asyncio.to_thread(line_of, study)
    told = {
        "id": study.id,
        "title": study.title,
        "author": {"id": study.author, "name": names.get(study.author, "")},
        "mine": study.author == person,
        "game": study.game,
        "ruleset": line.ruleset,
        "players": line.players,
        "version": study.version,
        "created": study.created,
        "changed": study.changed,
        "most_decisions": MOST_DECISIONS,
        "steps": line.steps,
        "question": line.question,
    }
    return Response(_encode(told), media_type="application/json")


@router.post("/positions", responses=answers(*CHANGING))
async def try_position(
    service: ServiceIn, visitor: VisitorIn, body: PositionBody
) -> PositionAnswer:
    """Read a position, and lay the table open as it stands there; or refuse it."""
    service.limits.take("positions", visitor.person.id)
    return await asyncio.to_thread(_tried, body)


def _tried(body: PositionBody) -> PositionAnswer:
    game, state = read_start(body.game, body.position)
    return PositionAnswer(
        game=game.name,
        position=game.write_position(state),
        players=state.players,
        ruleset=dict(game.rules_of(state).to_fields()),
        view=game.laid_open(state),
    )


@router.post(
    "/studies", status_code=201, response_model=StudyAnswer, responses=answers(404, *CHANGING)
)
async def make_study(service: ServiceIn, visitor: ChangerIn, body: StudyBody) -> Response:
    """Make a study: of a position, or of a moment of a game that is over."""
    study = await service.studies.make(visitor.person, body.title, body.beginning())
    answer = await _answer(service, study, visitor.person.id)
    answer.status_code = 201
    return answer


@router.get("/me/studies", responses=answers(401, 403))
async def own_studies(service: ServiceIn, visitor: VisitorIn) -> StudiesAnswer:
    """List one's own studies."""
    return StudiesAnswer(
        studies=[
            StudySummary(
                id=one.id,
                title=one.title,
                game=one.game,
                changed=one.changed,
                decisions=len(one.moves),
            )
            for one in await service.studies.of(visitor.person.id)
        ]
    )


@router.get(
    "/studies/{study}",
    response_model=StudyAnswer,
    openapi_extra=ANYBODY,
    responses=answers(400, 404, 422, 429),
)
async def one_study(
    service: ServiceIn, visitor: MaybeVisitorIn, address: AddressIn, study: StudyPath
) -> Response:
    """Show a study. Who has its id may see it."""
    service.limits.take("study_reads", address)
    found = await service.studies.find(study)
    return await _answer(service, found, None if visitor is None else visitor.person.id)


@router.patch("/studies/{study}", response_model=StudyAnswer, responses=answers(404, *CHANGING))
async def change_study(
    service: ServiceIn, visitor: ChangerIn, study: StudyPath, body: StudyChange
) -> Response:
    """Change a study (its author): its title, a comment, or its line."""
    studies, person, version = service.studies, visitor.person, body.version
    given = [
        name for name in body.model_fields_set - {"version"} if getattr(body, name) is not None
    ]
    if len(given) != 1:
        raise Refused("one-change", given=sorted(given))
    if body.title is not None:
        changed = await studies.rename(study, person, version, body.title)
    elif body.comment is not None:
        written = body.comment
        changed = await studies.comment(study, person, version, written.step, written.text)
    elif body.decision is not None:
        made = body.decision
        changed = await studies.decide(study, person, version, made.seat, made.action)
    elif body.cut is not None:
        changed = await studies.cut(study, person, version, body.cut)
    else:
        assert body.position is not None
        changed = await studies.begin_anew(study, person, version, body.position)
    return await _answer(service, changed, person.id)


@router.delete("/studies/{study}", status_code=204, responses=answers(404, *CHANGING))
async def delete_study(service: ServiceIn, visitor: ChangerIn, study: StudyPath) -> None:
    """Delete a study (its author)."""
    await service.studies.delete(study, visitor.person)


class StudyTableBody(Body):
    """After which step the game begins, where one sits, and which bot plays the others."""

    step: Step
    seat: Seat
    bot: Word


@router.post("/studies/{study}/table", status_code=201, responses=answers(404, *CHANGING))
async def play_from_here(
    service: ServiceIn, visitor: ChangerIn, study: StudyPath, body: StudyTableBody
) -> TableAnswer:
    """Lay a table where a game begins with a position of a study, against bots; never rated."""
    service.limits.take("tables", visitor.person.id)
    await service.accounts.check_open_tables(visitor.person)
    found = await service.studies.find(study)
    return table_answer(
        await service.study_tables.begin(found, body.step, visitor.person, body.seat, body.bot)
    )
