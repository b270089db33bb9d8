"""Positions as text, and back (docs/notation.md)."""

from .position import read_position, write_position
from .texts import read_gems, read_place, write_drawer

__all__ = [
    "read_gems",
    "read_place",
    "read_position",
    "write_drawer",
    "write_position",
]
