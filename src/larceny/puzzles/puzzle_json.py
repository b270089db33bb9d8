"""Puzzles written as JSON, one a line, and read back with care: a file may come from anywhere."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from larceny.kernel.events import Seat

from .puzzle import FORMAT, Because, Difficulty, InvalidPuzzle, Puzzle

T = TypeVar("T")


def write_puzzle(puzzle: Puzzle) -> str:
    """Write a puzzle on one line."""
    hard = puzzle.difficulty
    fields: dict[str, Any] = {
        "format": puzzle.format,
        "id": puzzle.id,
        "game": puzzle.game,
        "theme": puzzle.theme,
        "rules_version": puzzle.rules_version,
        "seat": puzzle.seat,
        "scene": puzzle.scene,
        "asked": puzzle.asked,
        "answers": puzzle.answers,
        "right": puzzle.right,
        "because": {
            answer: [why.kind, why.rule, why.facts] for answer, why in puzzle.because.items()
        },
        "proof": puzzle.proof,
        "difficulty": [hard.rating, hard.novice, hard.expert, hard.features],
        "source": puzzle.source,
    }
    return json.dumps(fields, separators=(",", ":"))


def read_puzzle(line: str, number: int = 1) -> Puzzle:
    """Read a puzzle from a line; say which line is wrong, and what about it."""
    try:
        given = json.loads(line)
    except ValueError:
        raise InvalidPuzzle("not-json", line=number) from None
    fields = Fields(given, number)
    if fields.take("format", int) != FORMAT:
        raise InvalidPuzzle("format", line=number, format=str(given["format"]), known=FORMAT)
    puzzle = Puzzle(
        game=fields.take("game", str),
        theme=fields.take("theme", str),
        rules_version=fields.take("rules_version", int),
        seat=Seat(fields.take("seat", int)),
        scene=fields.take("scene", dict),
        asked=fields.take("asked", dict),
        answers=tuple(fields.texts("answers")),
        right=fields.take("right", str),
        because={
            answer: fields.made("because", lambda why=why: _because(why))  # type: ignore[misc]
            for answer, why in fields.take("because", dict).items()
        },
        proof=fields.take("proof", dict),
        difficulty=fields.made("difficulty", lambda: _difficulty(given["difficulty"])),
        source=fields.take("source", dict),
    )
    if fields.take("id", str) != puzzle.id:
        raise InvalidPuzzle("id", line=number, id=str(given["id"]), made=puzzle.id)
    return puzzle


class Fields:
    """The fields of a line, each asked for by its type."""

    def __init__(self, given: Any, line: int) -> None:
        self.line = line
        self.given: Mapping[str, Any] = given if isinstance(given, dict) else {}

    def take(self, name: str, kind: type[T]) -> T:
        """Return a field; refuse one that is missing or of another type."""
        value = self.given.get(name)
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
            raise InvalidPuzzle("field", line=self.line, field=name)
        return value

    def texts(self, name: str) -> list[str]:
        """Return a field that is a list of texts."""
        values = self.take(name, list)
        if not all(isinstance(value, str) for value in values):
            raise InvalidPuzzle("field", line=self.line, field=name)
        return values

    def made(self, name: str, make: Callable[[], T]) -> T:
        """Return what is made of a field; refuse it if that cannot be done."""
        try:
            return make()
        except (TypeError, ValueError, KeyError, IndexError):
            raise InvalidPuzzle("field", line=self.line, field=name) from None


def _because(given: Sequence[Any]) -> Because:
    kind, rule, facts = given
    return Because(str(kind), str(rule), dict(facts))


def _difficulty(given: Sequence[Any]) -> Difficulty:
    rating, novice, expert, features = given
    shares = [None if share is None else float(share) for share in (novice, expert)]
    numbers = {str(name): int(number) for name, number in features.items()}
    return Difficulty(int(rating), shares[0], shares[1], numbers)
