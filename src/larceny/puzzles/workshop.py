"""What a game brings to make, show and check its puzzles: named by its title."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Protocol

from larceny.games.registry import brought, find_title
from larceny.kernel.events import Event
from larceny.kernel.game import Action, View

from .course import SeenStep
from .puzzle import InvalidPuzzle, Puzzle
from .training import Trainer


@dataclass(frozen=True, slots=True)
class Shown:
    """What a solver sees: the table step by step as it came to stand, and what he remembers of it.

    There is at least one step: how the table stands when the question is asked. `told` are plain
    values that the game's own screens put into words. `choices` are the answers that are decisions
    at this table, so that a screen can let them be made there.
    """

    steps: Sequence[SeenStep]
    told: Sequence[Any] = ()
    choices: Sequence[Action] = field(default=())

    @property
    def view(self) -> View:
        """Return how the table stands."""
        return self.steps[-1].view

    @property
    def events(self) -> list[Event]:
        """List all that happened before."""
        return [event for step in self.steps for event in step.events]


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is wrong with a puzzle."""

    code: str
    about: str = ""


class Workshop(Protocol):
    """The part of a game that knows its puzzles."""

    @property
    def themes(self) -> Mapping[str, int]:
        """Name its themes, and how many puzzles of each are in a full set."""
        ...

    @property
    def trainer(self) -> Trainer | None:
        """Return what makes exercises for the memory, if the game has such."""
        ...

    def make(self, seed: str, wanted: Mapping[str, int]) -> Iterator[Puzzle]:
        """Make so many puzzles of each theme: the same for the same seed."""
        ...

    def shown(self, puzzle: Puzzle) -> Shown:
        """Set the table for a solver."""
        ...

    def faults(self, puzzle: Puzzle) -> Iterator[Fault]:
        """Prove a puzzle: list all that is wrong with it."""
        ...


@cache
def workshops() -> Mapping[str, Workshop]:
    """List the workshops by the names of their games: one of each title that brings one."""
    return brought("puzzles")


def find_workshop(game: str) -> Workshop:
    """Return the workshop of a game."""
    name = find_title(game).name
    if name not in workshops():
        raise InvalidPuzzle("no-puzzles", game=name, known=list(workshops()))
    return workshops()[name]


def find_theme(game: str | None, theme: str) -> str:
    """Return the game that has a theme: the one that is named, or any."""
    games = [find_title(game).name] if game else list(workshops())
    known = [name for one in games for name in find_workshop(one).themes]
    for one in games:
        if theme in find_workshop(one).themes:
            return one
    raise InvalidPuzzle("unknown-theme", theme=theme, known=known)


def find_trainer(game: str | None) -> tuple[str, Trainer]:
    """Return the trainer of a game, or the first that any game has."""
    games = [find_title(game).name] if game else list(workshops())
    for name in games:
        if (trainer := find_workshop(name).trainer) is not None:
            return name, trainer
    raise InvalidPuzzle("no-trainer", game=game or "")
