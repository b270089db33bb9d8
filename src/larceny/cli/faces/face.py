"""What a game must have to be shown in a terminal: one record of functions for each title."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from rich.console import Console, RenderableType

from larceny.kernel.events import Event, Viewer
from larceny.kernel.game import ActionT, RulesT, StateT, ViewT

from .puzzle_words import PuzzleWords

Names = Sequence[str]
"""The players' names, by seat."""

Templates = Mapping[tuple[str, str], str]
"""Sentences for refusals, by kind and code."""


@dataclass(frozen=True, slots=True)
class Answer(Generic[ActionT]):
    """Something that is offered: an action, or a kind of action, of which one is asked for next."""

    number: int  # by which it can be chosen
    word: str  # by which it can be chosen, too; of a kind, how the words of its actions begin
    name: str
    actions: tuple[ActionT, ...]
    meaning: str = ""


@dataclass(frozen=True, slots=True)
class Help:
    """What a person reads who asks for help: examples of answers, and how to read the table."""

    word: str
    without_verb: str
    begun: str
    paragraph: str
    table: str


@dataclass(frozen=True, slots=True)
class Needs:
    """What a table of some players needs: for programs, and for people in rows of two columns."""

    fields: Mapping[str, Any]
    rows: Sequence[tuple[str, str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Face(Generic[RulesT, StateT, ActionT, ViewT]):
    """How one game is shown in a terminal."""

    help: Help

    # Before a game
    notice: Callable[[RulesT, int], str | None]
    """Say what so many players should know before they sit down, if there is something."""
    needs: Callable[[RulesT, int], Needs]
    """Say what a table of so many players needs."""

    # While it is played
    story: Callable[[Names, Viewer, Iterable[Event]], list[str]]
    """Tell a course of events to one viewer."""
    table: Callable[[Console, Names, ViewT], RenderableType]
    """Draw everything that a viewer sees."""
    question: Callable[[Names, ViewT, Sequence[ActionT], str], str]
    """Say in one sentence what the viewer is asked; within a kind of answer, which one of them."""
    answers: Callable[[Names, ViewT, Sequence[ActionT], str], Sequence[Answer[ActionT]]]
    """Offer these actions; within a kind of answer, those of the kind."""
    spelled: Callable[[str], str]
    """Bring what was typed into the order in which the words of actions are written."""
    granted: Callable[[ActionT], str | None]
    """Say why nobody is asked about the only action there is; None if it is asked for all the same.

    An empty text lets it go without a word.
    """
    beginnings: tuple[type[Event], ...]
    """Events with which something begins that can be told by itself."""

    # At its end
    points: Callable[[Console, Names, ViewT], RenderableType]
    """Show how everybody's points came about, and who won."""

    # With everything laid open
    open_view: Callable[[StateT], ViewT]
    """Return what one sees who may see all."""
    open_table: Callable[[Console, Names, StateT], RenderableType]
    """Draw the table for one who may see all."""

    # Refusals
    sentences: Templates
    """What is said where only this game refuses something."""
    wording: Callable[[Mapping[str, Any]], Mapping[str, str]]
    """Word details of a refusal as these sentences need them."""

    puzzles: PuzzleWords | None = None
    """What is said in its puzzles, if it has any."""


AnyFace = Face[Any, Any, Any, Any]
