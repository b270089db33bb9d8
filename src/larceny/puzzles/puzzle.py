"""A puzzle as data: what is shown, what is asked, and what proves the one right answer.

Nothing here is a sentence. A question is a theme with parameters, an answer a word of the
notation, a reason a kind with facts; a screen says them in the language of its reader.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from larceny.kernel.errors import LarcenyError
from larceny.kernel.events import Seat

FORMAT = 1
"""Grows when puzzles are written down in another way."""

Facts = Mapping[str, Any]
"""Plain values by name, as JSON has them."""


class InvalidPuzzle(LarcenyError):
    """A puzzle that cannot be read, or that there is not."""

    kind = "invalid-puzzle"


@dataclass(frozen=True, slots=True)
class Because:
    """Why an answer is wrong: a kind, the paragraph behind it, and what shows it."""

    kind: str
    rule: str
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How hard a puzzle is thought to be.

    `novice` and `expert` say how many of those bots found the answer, from 0 to 1; None where they
    cannot be asked. `rating` is on the scale of `rating.Rating`.
    """

    rating: int
    novice: float | None
    expert: float | None
    features: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One question with exactly one right answer among those that are offered."""

    game: str
    theme: str
    rules_version: int
    seat: Seat  # through whose eyes the table is seen
    scene: Facts  # what is shown: how, the game knows
    asked: Facts  # the parameters of the question
    answers: tuple[str, ...]
    right: str
    because: Mapping[str, Because]  # of each wrong answer
    proof: Facts
    difficulty: Difficulty
    source: Facts  # how it was made
    format: int = FORMAT
    id: str = field(init=False)  # its name

    def __post_init__(self) -> None:
        """Name the puzzle by what it shows and asks, wherever it stands in a file."""
        told = repr((self.game, self.theme, self.seat, _sorted(self.scene), _sorted(self.asked)))
        object.__setattr__(self, "id", sha256(told.encode()).hexdigest()[:10])


def _sorted(value: Any) -> Any:
    """Bring plain values into an order that does not depend on how they were made."""
    if isinstance(value, Mapping):
        return [(key, _sorted(value[key])) for key in sorted(value)]
    if isinstance(value, (list, tuple)):
        return [_sorted(one) for one in value]
    return value
