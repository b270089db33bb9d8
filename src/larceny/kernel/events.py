"""What happened at the table, and who may witness it."""

from dataclasses import dataclass, fields
from enum import Enum
from functools import lru_cache
from typing import Any

Seat = int
Viewer = int | None
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
        """Return the event as plain values."""
        told: dict[str, Any] = {"event": type(self).__name__}
        for name in _names(type(self)):
            told[name] = plain(getattr(self, name))
        return told


_AS_IS = frozenset({int, str, bool, float, type(None)})


def plain(value: Any) -> Any:
    """Turn a value of an event or a view into what JSON knows."""
    kind = type(value)
    if kind in _AS_IS:
        return value
    if kind is tuple:
        return [item if type(item) in _AS_IS else plain(item) for item in value]
    if isinstance(value, Enum):
        return _enum_name(value)
    return {name: plain(getattr(value, name)) for name in _names(kind)}


@lru_cache(maxsize=None, typed=True)  # members of two enums may be equal
def _enum_name(value: Enum) -> Any:
    return value.name.lower() if isinstance(value, int) else value.value


_known_names: dict[Any, tuple[str, ...]] = {}


def _names(kind: Any) -> tuple[str, ...]:
    """Name the fields of an event or of a part of a view; looking them up takes a while."""
    names = _known_names.get(kind)
    if names is None:
        named: tuple[str, ...] | None = getattr(kind, "_fields", None)
        names = named or tuple(field.name for field in fields(kind))
        _known_names[kind] = names
    return names
