"""A plot with everything that somebody needs who cannot see it."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..clusters import Estimate
from .axis import Writer
from .svg import Dot


@dataclass(frozen=True, slots=True)
class Plot:
    """A drawing, what it shows in a sentence, and its numbers as a table."""

    title: str
    summary: str
    drawing: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


def interval(estimate: Estimate, write: Writer) -> str:
    """Write an interval, if there is one."""
    if not estimate.has_interval:
        return "–"
    return f"{write(estimate.low)} to {write(estimate.high)}"


def dot_rows(dots: Sequence[Dot], write: Writer) -> list[list[str]]:
    """Write figures with their intervals as the rows of a table."""
    return [[dot.label, write(dot.estimate.value), interval(dot.estimate, write)] for dot in dots]


def spoken(name: str) -> str:
    """Write the name of a column or a value as words."""
    return name.replace("_", " ")


def list_of(words: Sequence[str]) -> str:
    """Write a list as a part of a sentence."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
