"""How the bots of 40 Thieves play as one of the thieves; who is not here plays as its level."""

from collections.abc import Mapping

from ..personas import Options

MANNERS: Mapping[str, Options] = {
    "pip": {"boldness": 2.4},
    "oswin": {"slots": 4, "boldness": 0.2},
    "tamsin": {"boldness": 1.8},
    "corvina": {"half_life": 4.5, "boldness": 0.8},
    "bashir": {"boldness": 1.3},
    "lotte": {"half_life": 3.5, "boldness": 1.15},
    "madame-ives": {"boldness": 0.8},
    "zaid": {"boldness": 1.25},
}
"""By the id of the persona."""
