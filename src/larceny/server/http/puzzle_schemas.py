"""The shapes of puzzles, as solvers are told them."""

from typing import Any

from larceny.puzzles.asking import Asked, Training
from larceny.puzzles.course import SeenStep
from larceny.puzzles.difficulty import stars
from larceny.puzzles.puzzle import Because
from larceny.puzzles.solving import share_line, streak_on, tries_of
from larceny.puzzles.training import TrainingRecord

from .hints import ActionShape
from .schemas import Answer


class PuzzleStep(Answer):
    """What happened, as the solver witnessed it, and how the table stood for him then."""

    chapter: str
    events: list[dict[str, Any]]
    view: dict[str, Any]


class PuzzleReason(Answer):
    """Why an answer is wrong: a kind, the paragraph behind it, and what shows it."""

    kind: str
    rule: str
    facts: dict[str, Any]


class GivenAnswer(Answer):
    """An answer that was given; why it is wrong, if it is."""

    answer: str
    right: bool
    because: PuzzleReason | None


class PuzzleSolution(Answer):
    """The right answer, what it follows from, and why every other one is wrong."""

    right: str
    proof: dict[str, Any]
    because: dict[str, PuzzleReason]


class PuzzleState(Answer):
    """What one has answered to a puzzle, and what came of it.

    `before` and `after`: one's rating, where the puzzle counts for it and was answered.
    """

    puzzle: str
    day: str | None
    counts: bool
    given: list[GivenAnswer]
    tries_left: int
    solved: bool
    over: bool
    before: float | None
    after: float | None
    deviation: float
    streak: int
    solution: PuzzleSolution | None
    share: str | None


class PuzzleAnswer(Answer):
    """A puzzle: the table as it came to stand, what one remembers, the question, the answers.

    `choices` are the answers that are decisions at that table.
    """

    id: str
    game: str
    theme: str
    number: int | None
    rating: int
    stars: int
    seat: int
    asked: dict[str, Any]
    answers: list[str]
    told: list[Any]
    choices: list[ActionShape]
    steps: list[PuzzleStep]
    state: PuzzleState


class TrainingAnswer(Answer):
    """How far one has come with the trainer; `row`: right answers in a row, wrong ones negative."""

    level: int
    row: int
    highest: int
    solved: int
    tried: int


class ExerciseAnswer(Answer):
    """An exercise: what is shown step by step, the question, and the answers."""

    game: str
    number: int
    level: int
    levels: int
    asked: dict[str, Any]
    answers: list[str]
    steps: list[PuzzleStep]
    record: TrainingAnswer


class ExerciseResult(Answer):
    """What was right, where it was after each move, and how far one has come now."""

    solved: bool
    right: str
    path: list[str]
    record: TrainingAnswer


def puzzle_answer(asked: Asked) -> PuzzleAnswer:
    """Write a puzzle for its solver."""
    puzzle, shown = asked.puzzle, asked.shown
    return PuzzleAnswer(
        id=puzzle.id,
        game=puzzle.game,
        theme=puzzle.theme,
        number=None if asked.daily is None else asked.daily.number,
        rating=puzzle.difficulty.rating,
        stars=stars(puzzle.difficulty.rating),
        seat=puzzle.seat,
        asked=dict(puzzle.asked),
        answers=sorted(puzzle.answers),
        told=list(shown.told),
        choices=[ActionShape.model_validate(one.to_json()) for one in shown.choices],
        steps=[_step(step) for step in shown.steps],
        state=state_answer(asked),
    )


def state_answer(asked: Asked) -> PuzzleState:
    """Write what has come of a puzzle so far."""
    puzzle, attempt = asked.puzzle, asked.attempt
    return PuzzleState(
        puzzle=puzzle.id,
        day=None if attempt.day is None else attempt.day.isoformat(),
        counts=attempt.counts,
        given=[_given(asked, answer) for answer in attempt.given],
        tries_left=0 if attempt.over else tries_of(puzzle) - len(attempt.given),
        solved=attempt.solved,
        over=attempt.over,
        before=attempt.before,
        after=attempt.after,
        deviation=asked.solver.rating.deviation,
        streak=streak_on(asked.solver, asked.daily),
        solution=_solution(asked),
        share=share_line(asked.solver, attempt, asked.daily),
    )


def exercise_answer(training: Training) -> ExerciseAnswer:
    """Write an exercise for its solver."""
    exercise = training.exercise
    return ExerciseAnswer(
        game=training.game,
        number=training.number,
        level=exercise.level,
        levels=training.trainer.levels,
        asked=dict(exercise.asked),
        answers=list(exercise.answers),
        steps=[_step(step) for step in training.trainer.shown(exercise)],
        record=training_answer(training.solver.training),
    )


def exercise_result(training: Training, answer: str) -> ExerciseResult:
    """Write what came of an exercise."""
    exercise = training.exercise
    return ExerciseResult(
        solved=answer == exercise.right,
        right=exercise.right,
        path=list(exercise.path),
        record=training_answer(training.solver.training),
    )


def training_answer(record: TrainingRecord) -> TrainingAnswer:
    """Write how far somebody has come with the trainer."""
    return TrainingAnswer.model_validate(record, from_attributes=True)


def _step(step: SeenStep) -> PuzzleStep:
    return PuzzleStep(
        chapter=step.chapter,
        events=[event.to_json() for event in step.events],
        view=step.view.to_json(),
    )


def _given(asked: Asked, answer: str) -> GivenAnswer:
    why = asked.puzzle.because.get(answer)
    return GivenAnswer(
        answer=answer,
        right=answer == asked.puzzle.right,
        because=None if why is None else _reason(why),
    )


def _reason(why: Because) -> PuzzleReason:
    return PuzzleReason(kind=why.kind, rule=why.rule, facts=dict(why.facts))


def _solution(asked: Asked) -> PuzzleSolution | None:
    if not asked.attempt.over:
        return None
    puzzle = asked.puzzle
    return PuzzleSolution(
        right=puzzle.right,
        proof=dict(puzzle.proof),
        because={answer: _reason(why) for answer, why in puzzle.because.items()},
    )
