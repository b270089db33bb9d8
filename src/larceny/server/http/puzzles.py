"""Puzzles: that of the day, one after the other, and the trainer."""

from datetime import date
from typing import Annotated, Literal

from fastapi import APIRouter, Path
from pydantic import Field

from larceny.puzzles.collection import shipped
from larceny.puzzles.daily import Daily
from larceny.puzzles.difficulty import stars
from larceny.puzzles.solving import Attempt, outcome_of
from larceny.puzzles.workshop import workshops

from ..service.puzzles.puzzles import Standing
from .authentication import ChangerIn, VisitorIn
from .dependencies import ServiceIn
from .errors import CHANGING, answers
from .puzzle_schemas import (
    ExerciseAnswer,
    ExerciseResult,
    PuzzleAnswer,
    PuzzleState,
    TrainingAnswer,
    exercise_answer,
    exercise_result,
    puzzle_answer,
    state_answer,
    training_answer,
)
from .schemas import Answer, Body, Limit, Offset, Word

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])

PuzzlePath = Annotated[str, Path(pattern=r"^[0-9a-f]{10}$")]
Outcome = Literal["new", "begun", "solved", "failed"]


# How far one has come -----------------------------------------------------------------------------


class TodayAnswer(Answer):
    """The puzzle of today: which, how hard, and how far one is with it."""

    day: str
    number: int
    puzzle: str
    game: str
    theme: str
    rating: int
    stars: int
    outcome: Outcome


class ThemeAnswer(Answer):
    """A kind of question: how many puzzles there are, and how many of them one has had."""

    game: str
    theme: str
    puzzles: int
    had: int


class SolverAnswer(Answer):
    """One's rating and how sure it is, one's streak, and what there is to solve."""

    rating: float
    deviation: float
    rated: int
    streak: int
    longest: int
    today: TodayAnswer
    themes: list[ThemeAnswer]
    training: TrainingAnswer


@router.get("", responses=answers(401))
async def puzzles(service: ServiceIn, visitor: VisitorIn) -> SolverAnswer:
    """Tell how far one has come with puzzles, and what there is to solve."""
    found = await service.puzzles.standing(visitor.person.id)
    return SolverAnswer(
        rating=found.solver.rating.rating,
        deviation=found.solver.rating.deviation,
        rated=found.solver.rated,
        streak=found.streak,
        longest=found.solver.streak.longest,
        today=_today(found.today, found.attempt),
        themes=_themes(found),
        training=training_answer(found.solver.training),
    )


def _today(today: Daily, attempt: Attempt | None) -> TodayAnswer:
    puzzle = today.puzzle
    return TodayAnswer(
        day=today.day.isoformat(),
        number=today.number,
        puzzle=puzzle.id,
        game=puzzle.game,
        theme=puzzle.theme,
        rating=puzzle.difficulty.rating,
        stars=stars(puzzle.difficulty.rating),
        outcome=outcome_of(attempt),  # type: ignore[arg-type]
    )


def _themes(standing: Standing) -> list[ThemeAnswer]:
    of: dict[tuple[str, str], list[str]] = {
        (game, theme): [] for game, workshop in workshops().items() for theme in workshop.themes
    }
    for puzzle in shipped():
        of[puzzle.game, puzzle.theme].append(puzzle.id)
    return [
        ThemeAnswer(
            game=game,
            theme=theme,
            puzzles=len(names),
            had=sum(name in standing.had for name in names),
        )
        for (game, theme), names in of.items()
    ]


class PastAnswer(Answer):
    """A puzzle that one has answered. What it was about is null if it is in the set no more."""

    puzzle: str
    day: str | None
    at: int
    missed: int
    outcome: Outcome
    before: float | None
    after: float | None
    game: str | None
    theme: str | None
    stars: int | None


class PastPuzzles(Answer):
    """What one has answered, the newest first."""

    puzzles: list[PastAnswer]


@router.get("/history", responses=answers(401, 422))
async def history(
    service: ServiceIn, visitor: VisitorIn, limit: Limit = 20, offset: Offset = 0
) -> PastPuzzles:
    """List what one has answered, the newest first."""
    found = await service.puzzles.history(visitor.person.id, limit, offset)
    return PastPuzzles(puzzles=[_past(attempt) for attempt in found])


def _past(attempt: Attempt) -> PastAnswer:
    puzzle = next((one for one in shipped() if one.id == attempt.puzzle), None)
    return PastAnswer(
        puzzle=attempt.puzzle,
        day=None if attempt.day is None else attempt.day.isoformat(),
        at=attempt.at,
        missed=attempt.missed,
        outcome=outcome_of(attempt),  # type: ignore[arg-type]
        before=attempt.before,
        after=attempt.after,
        game=None if puzzle is None else puzzle.game,
        theme=None if puzzle is None else puzzle.theme,
        stars=None if puzzle is None else stars(puzzle.difficulty.rating),
    )


# Puzzles ------------------------------------------------------------------------------------------


@router.get("/daily", responses=answers(401, 429))
async def of_today(service: ServiceIn, visitor: VisitorIn) -> PuzzleAnswer:
    """Return the puzzle of today, by the date in UTC: the same for everybody."""
    return puzzle_answer(await service.puzzles.of_today(visitor.person.id))


class DrawBody(Body):
    """Of which game, and of which theme; any, where that is not said."""

    game: Word | None = None
    theme: Word | None = None


@router.post("", responses=answers(*CHANGING))
async def draw(service: ServiceIn, visitor: ChangerIn, body: DrawBody) -> PuzzleAnswer:
    """Draw a puzzle that is about as hard as one is good; until it is answered it stays the same.

    It counts for one's rating, unless one has had all of them before.
    """
    return puzzle_answer(await service.puzzles.drawn(visitor.person.id, body.game, body.theme))


# The trainer --------------------------------------------------------------------------------------


@router.get("/trainer", responses=answers(401, 429))
async def exercise(service: ServiceIn, visitor: VisitorIn) -> ExerciseAnswer:
    """Return one's next exercise; until it is answered it stays the same."""
    return exercise_answer(await service.puzzle_trainer.exercise(visitor.person.id))


class ExerciseBody(Body):
    """An answer to an exercise, and to which one."""

    number: Annotated[int, Field(ge=0, le=2**31 - 1)]
    answer: Annotated[str, Field(min_length=1, max_length=80)]


@router.post("/trainer", responses=answers(*CHANGING))
async def train(service: ServiceIn, visitor: ChangerIn, body: ExerciseBody) -> ExerciseResult:
    """Answer an exercise: three right ones in a row lead to the next level, two wrong ones back."""
    found = await service.puzzle_trainer.answer(visitor.person.id, body.number, body.answer)
    return exercise_result(found, body.answer)


# One puzzle ---------------------------------------------------------------------------------------


@router.get("/{puzzle}", responses=answers(401, 404, 422, 429))
async def one_puzzle(service: ServiceIn, visitor: VisitorIn, puzzle: PuzzlePath) -> PuzzleAnswer:
    """Return a puzzle by its name; unless it was drawn it does not count for one's rating."""
    return puzzle_answer(await service.puzzles.one(visitor.person.id, puzzle))


class SolveBody(Body):
    """An answer, or null to give up; and the day, where it is given to the puzzle of a day."""

    answer: Annotated[str, Field(min_length=1, max_length=80)] | None
    day: Annotated[date, Field(strict=False)] | None = None


@router.post("/{puzzle}/answer", responses=answers(404, *CHANGING))
async def solve(
    service: ServiceIn, visitor: ChangerIn, puzzle: PuzzlePath, body: SolveBody
) -> PuzzleState:
    """Answer a puzzle: three answers may be given, and the first one counts."""
    found = await service.puzzles.answer(visitor.person.id, puzzle, body.answer, body.day)
    return state_answer(found)
