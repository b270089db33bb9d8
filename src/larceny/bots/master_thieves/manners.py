"""How the bots of Master Thieves play as one of the thieves; who is not here plays as its level."""

from collections.abc import Mapping

from ..personas import Options

MANNERS: Mapping[str, Options] = {
    "pip": {"boldness": 1.8},
    "oswin": {"boldness": 0.5},
    "tamsin": {"boldness": 1.4},
    "corvina": {"half_life": 11, "boldness": 0.7},
    "bashir": {"boldness": 1.8},
    "lotte": {"half_life": 8, "boldness": 2.5},
    "madame-ives": {"boldness": 0.4},
    "zaid": {"boldness": 2.0},
}
"""By the id of the persona."""
