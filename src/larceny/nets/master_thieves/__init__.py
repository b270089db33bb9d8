"""What nets of Master Thieves are told: `inputs`; `symmetries` says how a box can be looked at."""

from .inputs import INPUTS

__all__ = ["INPUTS"]
