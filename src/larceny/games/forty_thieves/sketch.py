"""A small picture of a game for those who pass by, made only of what a spectator's view says."""

from collections.abc import Mapping
from typing import Any


def sketch(view: Mapping[str, Any]) -> dict[str, Any]:
    """Tell a spectator's view, as it is written outside, in a few signs.

    `board` has the jar's colour for each square, or a dot for a gap; `seats` have the sapphires
    and the Evil Eyes that lie before each.
    """
    return {
        "turn": view["turn"],
        "board": "".join("." if tile is None else tile["jar"][0] for tile in view["board"]),
        "gems": view["gems"],
        "stack": view["stack"],
        "seats": [
            {
                "gems": seat["gems"] + len(seat["sapphire_tiles"]),
                "eyes": seat["eye_tokens"] + len(seat["eye_tiles"]),
            }
            for seat in view["seats"]
        ],
    }
