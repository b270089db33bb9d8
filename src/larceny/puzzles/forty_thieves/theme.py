"""What a kind of question about 40 Thieves must be able to say."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from larceny.games.forty_thieves.deduction import Deduction
from larceny.games.forty_thieves.state import Phase

from ..puzzle import Because, Facts
from .scene import Scene


@dataclass(frozen=True, slots=True)
class Draft:
    """A question that could be asked about a scene, and its one answer."""

    asked: dict[str, Any]
    right: str


class Theme(Protocol):
    """A kind of question."""

    @property
    def name(self) -> str:
        """Return the word by which it is called."""
        ...

    @property
    def phase(self) -> Phase:
        """Return the phase in which its scenes stand."""
        ...

    @property
    def offers(self) -> int:
        """Say how many answers it offers at most."""
        ...

    @property
    def is_move(self) -> bool:
        """Ask whether its answers are decisions, so that a bot can be asked."""
        ...

    def drafts(self, scene: Scene) -> Iterator[Draft]:
        """List the questions that have exactly one answer in a scene."""
        ...

    def solutions(self, scene: Scene, asked: Facts) -> list[str]:
        """List all answers that are right, of all that could be given."""
        ...

    def tempting(self, scene: Scene, asked: Facts, right: str) -> Sequence[str]:
        """List wrong answers, those first that look best."""
        ...

    def follows(self, scene: Scene, deduction: Deduction, asked: Facts, right: str) -> bool:
        """Ask whether an answer is right by what a deduction knows, and by nothing else."""
        ...

    def shows(self, scene: Scene, asked: Facts, right: str) -> Facts:
        """Say what else there is to be seen in the right answer."""
        ...

    def refute(self, scene: Scene, asked: Facts, wrong: str) -> Because:
        """Say why an answer is wrong."""
        ...

    def stands(self, scene: Scene, asked: Facts, wrong: str, because: Because) -> bool:
        """Ask whether a reason really shows that an answer is wrong."""
        ...

    def inferred(self, scene: Scene, asked: Facts, right: str) -> int:
        """Count the tiles that the answer is about and that nobody told of."""
        ...
