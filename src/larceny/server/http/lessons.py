"""Lessons: which there are, how far one has come, and a table to go on at."""

from fastapi import APIRouter

from larceny.lessons import LESSONS

from ..service.lobby.lessons import Progress
from .authentication import ANYBODY, ChangerIn, MaybeVisitorIn
from .dependencies import ServiceIn
from .errors import CHANGING, answers
from .schemas import Answer, Body, Word
from .table_schemas import TableAnswer, table_answer

router = APIRouter(prefix="/api/lessons", tags=["lessons"])


class LessonStep(Answer):
    """A step: its name, the paragraph behind it, and whether it asks for something."""

    id: str
    rule: str
    asks: bool


class LessonAnswer(Answer):
    """A lesson, and how far one has come: the table where it is under way, and the step there."""

    lesson: str
    game: str
    steps: list[LessonStep]
    table: str | None
    step: int
    done: bool


class LessonsAnswer(Answer):
    """The lessons that there are."""

    lessons: list[LessonAnswer]


@router.get("", openapi_extra=ANYBODY, responses=answers(422))
async def lessons(service: ServiceIn, visitor: MaybeVisitorIn) -> LessonsAnswer:
    """List the lessons; who is known is told how far he has come."""
    come = {} if visitor is None else await service.lessons.progress(visitor.person.id)
    return LessonsAnswer(
        lessons=[_answer(name, come.get(name, Progress())) for name in LESSONS],
    )


def _answer(name: str, progress: Progress) -> LessonAnswer:
    lesson = LESSONS[name]
    return LessonAnswer(
        lesson=name,
        game=lesson.game,
        steps=[
            LessonStep(id=step.id, rule=step.rule, asks=bool(step.asks)) for step in lesson.steps
        ],
        table=progress.table,
        step=progress.step,
        done=progress.done,
    )


class LessonBody(Body):
    """Whether to begin anew, although a lesson is under way; that table is given up then."""

    again: bool = False


@router.post("/{lesson}", status_code=201, responses=answers(404, *CHANGING))
async def learn(
    service: ServiceIn, visitor: ChangerIn, lesson: Word, body: LessonBody
) -> TableAnswer:
    """Sit down to a lesson: at the table where it is under way, or at a new one."""
    person = visitor.person
    table = await service.lessons.under_way(lesson, person.id)
    if table is not None and not body.again:
        return table_answer(table)
    service.limits.take("tables", person.id)
    if table is not None:
        await service.lobby.abandon(table.id, person)
    await service.accounts.check_open_tables(person)
    return table_answer(await service.lessons.begin(lesson, person))
