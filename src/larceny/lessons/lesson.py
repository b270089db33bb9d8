"""What a lesson is: a deal, and steps that each ask for something or only show something."""

from collections.abc import Iterator
from dataclasses import dataclass

from larceny.kernel.events import Seat

LEARNER, FRIEND = Seat(0), Seat(1)
SEATS = 2
"""A lesson is for two: who learns, and a friend who knows what comes next."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A decision that is asked for: one of these words; and what the friend does then."""

    words: tuple[str, ...]
    then: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """One thing at a time: its name, the paragraph behind it, and what it asks for, if anything.

    A step with several decisions asks for them one after the other.
    """

    id: str
    rule: str
    asks: tuple[Ask, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided game: the secret decides the deal, so that everybody learns at the same table."""

    game: str
    edition: str
    secret: str
    friend: str  # what the friend is called
    steps: tuple[Step, ...]

    def asks(self) -> Iterator[tuple[int, Ask]]:
        """List all decisions that are asked for, each with the number of its step."""
        for number, step in enumerate(self.steps):
            for ask in step.asks:
                yield number, ask


def asks(*words: str, then: tuple[str, ...] = ()) -> tuple[Ask, ...]:
    """Ask for one decision: any of these words."""
    return (Ask(words, then),)
