"""Advice: what a good player would do, and why, for hints and for teaching.

A reason is a kind and its facts, no sentence: the screen says it in the language of its reader.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from larceny.kernel.events import Event, Seat

Fact = str | int | float | bool


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is a good idea."""

    kind: str  #: one of those that docs/protocol.md lists
    facts: Mapping[str, Fact] = field(default_factory=dict)  #: what the kind is about


@dataclass(frozen=True, slots=True)
class Likely:
    """An action, and how likely a net plays it."""

    action: Any  #: one of those that are legal now
    chance: float  #: from 0 to 1


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do, and why: the strongest reason first."""

    action: Any  #: one of those that are legal now
    reasons: tuple[Reason, ...]  #: may be none
    likely: tuple[Likely, ...] = ()  #: what a net would play, the likeliest first; may be none


class Adviser(Protocol):
    """One who looks over a seat's shoulder: it gets what the seat gets, and forgets nothing."""

    def begin(self, seat: Seat, rules: Any) -> None:
        """Stand behind a seat."""
        ...

    def witness(self, event: Event) -> None:
        """Watch."""
        ...

    def advise(self, view: Any, legal: Sequence[Any]) -> Advice:
        """Say what to do, and why."""
        ...


@dataclass(frozen=True, slots=True)
class Chances:
    """What can be reckoned from all that a seat has witnessed, in the words of the notation."""

    steals: Mapping[str, float]  #: by place
    tiles: Mapping[str, Mapping[str, float]]  #: by square: how likely each front is


@runtime_checkable
class Reckoner(Protocol):
    """An adviser who can also tell exact chances."""

    def chances(self, view: Any) -> Chances:
        """Tell the chances as they stand."""
        ...
