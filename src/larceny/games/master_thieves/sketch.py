"""A small picture of a game for those who pass by, made only of what a spectator's view says."""

import re
from collections.abc import Mapping
from typing import Any


def sketch(view: Mapping[str, Any]) -> dict[str, Any]:
    """Tell a spectator's view, as it is written outside, in a few numbers.

    `open` is the place of the drawer that stands open; `seats` have the gems on the white and on
    the black pillow, and the character that lies open before each.
    """
    drawer = view["open_drawer"]
    return {
        "round": view["round"],
        "open": None if drawer is None else drawer["place"],
        "red": _gems(view["red"]),
        "seats": [
            {
                "white": _gems(seat["white"]),
                "black": _gems(seat["black"]),
                "card": None if seat["card"] is None else seat["card"][0],
            }
            for seat in view["seats"]
        ],
    }


def _gems(handful: str) -> int:
    """Count the gems in a handful such as 8D1S."""
    return sum(int(count) for count in re.findall(r"\d+", handful))
