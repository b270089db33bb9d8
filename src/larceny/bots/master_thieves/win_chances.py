"""How likely each seat wins, by how games of the grandmaster with itself ended.

Every seat has a sum of what speaks for it, and wins with a chance in proportion to the exponential
of that sum. The weights were fitted to 733 games of the grandmaster with itself, by the French
rules with two, three and four players (docs/learning.md tells how well they foretell games).
"""

from functools import cache
from math import exp, sqrt
from typing import Any

from larceny.games.master_thieves.pieces import (
    CHARACTERS,
    Character,
    Gems,
    diamonds,
    sapphires,
    value,
)
from larceny.kernel.events import every_seat

POINT, POINT_NEAR, POINT_NEARER = 0.171, 0.766, 0.425
"""What a point counts; and more, the nearer the end: as its nearness, and the root of that."""

LEFT, LEFT_NEAR = -0.010, 0.235
"""What an imitation counts that is still on the white pillow, besides its points."""

FEWEST, FEWEST_NEAR = 0.144, -0.156
"""What it counts to have the fewest imitations, and so to end the game."""

CARD = {
    Character.SMUGGLER: 0.894,
    Character.JEWELER: -0.040,
    Character.GEMOLOGIST: 0.479,
    Character.THIEF: -0.139,
    Character.MASTER_THIEF: -0.469,
    Character.DETECTIVE: -0.713,
}
"""What a card counts that is still in the hand."""

SMUGGLED, DETECTED, RUBIES = 0.891, 0.676, 0.333
"""What Smuggler and Detective count more for four points on the red pillow, and the Master Thief
for three rubies in the box."""


def win_chances(state: Any) -> list[float]:
    """Say how likely each seat wins."""
    fewest = min(map(_imitations, state.white))
    near = 1 / (1 + fewest)
    point = POINT + POINT_NEAR * near + POINT_NEARER * sqrt(near)
    left = LEFT + LEFT_NEAR * near
    ends = FEWEST + FEWEST_NEAR * near
    red, rubies = value(state.red) / 4, state.rubies.bit_count() / 3
    sums = []
    for seat in every_seat(state.players):
        white = state.white[seat]
        imitations = _imitations(white)
        total = point * (value(state.black[seat]) - value(white)) + left * imitations
        total += ends * (imitations == fewest) + _cards(state.hands[seat], red, rubies)
        sums.append(total)
    most = max(sums)
    powers = [exp(one - most) for one in sums]
    return [power / sum(powers) for power in powers]


@cache
def _imitations(white: Gems) -> int:
    return diamonds(white) + sapphires(white)


@cache
def _cards(hand: int, red: float, rubies: float) -> float:
    """Say what a hand counts; so few hands and pillows there are that each is worked out once."""
    total = sum(CARD[character] for character in CHARACTERS if hand >> character & 1)
    for character, counts in (
        (Character.SMUGGLER, SMUGGLED * red),
        (Character.DETECTIVE, DETECTED * red),
        (Character.MASTER_THIEF, RUBIES * rubies),
    ):
        total += counts * (hand >> character & 1)
    return total
