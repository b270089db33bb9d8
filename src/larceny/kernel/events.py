"""What happened at the table, and who may witness it."""

from dataclasses import dataclass, fields
from enum import Enum
from typing import Any

Seat = int
Viewer = int | None
"""Who looks on: a seat, or None for a spectator."""

SPECTATOR: Viewer = None


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
        """Return the event as plain values."""
        told = {field.name: plain(getattr(self, field.name)) for field in fields(self)}
        return {"event": type(self).__name__, **told}


def plain(value: Any) -> Any:
    """Turn a value of an event or a view into what JSON knows."""
    if isinstance(value, Enum):
        return value.name.lower() if isinstance(value, int) else value.value
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if hasattr(value, "__dataclass_fields__"):
        return {name: plain(getattr(value, name)) for name in value.__dataclass_fields__}
    return value
