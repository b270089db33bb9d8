"""Puzzles in plain values, as the server tells them (`larceny.server.http.puzzle_schemas`)."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from larceny.puzzles.asking import Asked, Training, of_today
from larceny.puzzles.collection import shipped
from larceny.puzzles.course import SeenStep
from larceny.puzzles.difficulty import stars
from larceny.puzzles.puzzle import Because, Puzzle
from larceny.puzzles.solving import Attempt, outcome_of, share_line, streak_on, tries_of
from larceny.puzzles.workshop import workshops

from .solved import Solved, key_of


def standing(solved: Solved, now: int) -> dict[str, Any]:
    """Tell how far somebody has come, and what there is today."""
    solver, its = solved.solver, of_today(now)
    key = (its.puzzle.id, its.day.isoformat())
    return {
        "rating": solver.rating.rating,
        "deviation": solver.rating.deviation,
        "rated": solver.rated,
        "streak": streak_on(solver, its),
        "longest": solver.streak.longest,
        "today": {
            "day": its.day.isoformat(),
            "number": its.number,
            "puzzle": its.puzzle.id,
            **_about(its.puzzle),
            "rating": its.puzzle.difficulty.rating,
            "outcome": outcome_of(solved.attempts.get(key)),
        },
        "themes": _themes(solved.had()),
        "training": asdict(solver.training),
    }


def _about(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "game": puzzle.game,
        "theme": puzzle.theme,
        "stars": stars(puzzle.difficulty.rating),
    }


def _themes(had: set[str]) -> list[dict[str, Any]]:
    of: dict[tuple[str, str], list[str]] = {
        (game, theme): [] for game, workshop in workshops().items() for theme in workshop.themes
    }
    for puzzle in shipped():
        of[puzzle.game, puzzle.theme].append(puzzle.id)
    return [
        {
            "game": game,
            "theme": theme,
            "puzzles": len(names),
            "had": sum(name in had for name in names),
        }
        for (game, theme), names in of.items()
    ]


def history(solved: Solved, limit: int, offset: int) -> dict[str, Any]:
    """List what was answered, the newest first."""
    found = solved.history()[offset : offset + limit]
    by_name = {puzzle.id: puzzle for puzzle in shipped()}
    return {"puzzles": [_past(one, by_name.get(one.puzzle)) for one in found]}


def _past(attempt: Attempt, puzzle: Puzzle | None) -> dict[str, Any]:
    about = {"game": None, "theme": None, "stars": None} if puzzle is None else _about(puzzle)
    return {
        "puzzle": attempt.puzzle,
        "day": key_of(attempt)[1] or None,
        "at": attempt.at,
        "missed": attempt.missed,
        "outcome": outcome_of(attempt),
        "before": attempt.before,
        "after": attempt.after,
        **about,
    }


def puzzle(asked: Asked) -> dict[str, Any]:
    """Tell a puzzle to its solver: nothing of it follows from which answer is right."""
    its, shown = asked.puzzle, asked.shown
    return {
        "id": its.id,
        **_about(its),
        "number": None if asked.daily is None else asked.daily.number,
        "rating": its.difficulty.rating,
        "seat": its.seat,
        "asked": dict(its.asked),
        "answers": sorted(its.answers),
        "told": list(shown.told),
        "choices": [one.to_json() for one in shown.choices],
        "steps": [_step(step) for step in shown.steps],
        "state": state(asked),
    }


def state(asked: Asked) -> dict[str, Any]:
    """Tell what has come of a puzzle so far."""
    its, attempt = asked.puzzle, asked.attempt
    return {
        "puzzle": its.id,
        "day": key_of(attempt)[1] or None,
        "counts": attempt.counts,
        "given": [_given(its, answer) for answer in attempt.given],
        "tries_left": 0 if attempt.over else tries_of(its) - len(attempt.given),
        "solved": attempt.solved,
        "over": attempt.over,
        "before": attempt.before,
        "after": attempt.after,
        "deviation": asked.solver.rating.deviation,
        "streak": streak_on(asked.solver, asked.daily),
        "solution": _solution(its) if attempt.over else None,
        "share": share_line(asked.solver, attempt, asked.daily),
    }


def _given(its: Puzzle, answer: str) -> dict[str, Any]:
    why = its.because.get(answer)
    because = None if why is None else _reason(why)
    return {"answer": answer, "right": answer == its.right, "because": because}


def _solution(its: Puzzle) -> dict[str, Any]:
    because = {answer: _reason(why) for answer, why in its.because.items()}
    return {"right": its.right, "proof": dict(its.proof), "because": because}


def _reason(why: Because) -> Mapping[str, Any]:
    return {"kind": why.kind, "rule": why.rule, "facts": dict(why.facts)}


def _step(step: SeenStep) -> dict[str, Any]:
    events = [event.to_json() for event in step.events]
    return {"chapter": step.chapter, "events": events, "view": step.view.to_json()}


def exercise(training: Training) -> dict[str, Any]:
    """Tell an exercise to its solver."""
    its = training.exercise
    return {
        "game": training.game,
        "number": training.number,
        "level": its.level,
        "levels": training.trainer.levels,
        "asked": dict(its.asked),
        "answers": list(its.answers),
        "steps": [_step(step) for step in training.trainer.shown(its)],
        "record": asdict(training.solver.training),
    }


def result(training: Training, answer: str) -> dict[str, Any]:
    """Tell what came of an exercise."""
    its = training.exercise
    return {
        "solved": answer == its.right,
        "right": its.right,
        "path": list(its.path),
        "record": asdict(training.solver.training),
    }
