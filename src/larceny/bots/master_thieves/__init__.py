"""Bots for Master Thieves."""

from collections.abc import Mapping

from ..kind import FADING, SEARCHING, SLOTS, Kind
from .expert import Expert
from .master import Master
from .novice import Novice

BOTS: Mapping[str, Kind] = {
    "master": Kind(Master, SEARCHING),
    "expert": Kind(Expert, FADING),
    "novice": Kind(Novice, SLOTS),
}
"""By name, the strongest first."""

__all__ = ["BOTS", "Expert", "Master", "Novice"]
