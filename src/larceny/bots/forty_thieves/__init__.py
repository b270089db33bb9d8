"""Bots for 40 Thieves."""

from .expert import Expert
from .master import Master
from .novice import Novice

__all__ = ["Expert", "Master", "Novice"]
