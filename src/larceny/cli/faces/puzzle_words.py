"""What a game must be able to say so that its puzzles can be shown in a terminal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from larceny.puzzles.puzzle import Facts, Puzzle
from larceny.puzzles.workshop import Shown

Names = Sequence[str]
"""The players' names, by seat."""

YOU = "You"
"""What the solver is called."""

Row = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleWords:
    """How the puzzles of one game are put into words."""

    question: Callable[[Puzzle, Names], str]
    """Say in one sentence what is asked."""
    answer: Callable[[Puzzle, str], str]
    """Name an answer that is offered."""
    told: Callable[[Puzzle, Names, Shown], list[Row]]
    """Say what the solver remembers, in rows: where, what, and how he knows it."""
    because: Callable[[Puzzle, Names, str], str]
    """Say why an answer is wrong."""
    proof: Callable[[Puzzle, Names], str]
    """Say what makes the right answer right."""
    training: "TrainingWords | None" = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainingWords:
    """How exercises for the memory are put into words."""

    start: Callable[[Facts], str]
    """Say what lies where at first."""
    step: Callable[[str], str]
    """Say what is done."""
    question: Callable[[Facts], str]
    """Say what is asked."""
    answer: Callable[[str], str]
    """Name an answer."""


def listed(parts: Sequence[Any]) -> str:
    """List things in words: "a, b and c"."""
    texts = [str(part) for part in parts]
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} and {texts[-1]}"
