"""What nets of 40 Thieves are told: `inputs`; `theft_odds` says how likely thefts go well."""

from .inputs import INPUTS

__all__ = ["INPUTS"]
