"""What happened at the table, and who may witness it."""

from dataclasses import dataclass
from typing import Annotated, Any

from .spelling import Spelling, write_fields

Seat = Annotated[int, Spelling("Seat")]
"""A chair at the table, numbered clockwise from 0."""

Viewer = Seat | None
"""Who looks on: a seat, or None for a spectator."""

SPECTATOR: Viewer = None
"""The viewer who sits nowhere, and sees what lies open to everybody."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, with its full consequence.

    Everybody witnesses every event, in the same order; where `only` names a seat, the others
    witness it with its secret fields veiled. So neither the number nor the order of events tells.
    """

    @property
    def only(self) -> Viewer:
        """Name the one seat that may witness the whole event; None if everybody may."""
        return None

    def to_json(self) -> dict[str, Any]:
        """Return the event as plain values, each field as its type is spelled."""
        kind: Any = type(self)
        return {"event": kind.__name__, **write_fields(kind)(self)}
