"""Positions as text, and back (docs/notation.md)."""

from .position import read_position, write_position
from .tiles import write_tile

__all__ = ["read_position", "write_position", "write_tile"]
