"""Positions and rulesets as text, and back (docs/notation.md)."""

from ..editions import read_ruleset, write_ruleset
from .position import read_position, write_position
from .tiles import write_tile

__all__ = ["read_position", "read_ruleset", "write_position", "write_ruleset", "write_tile"]
