"""The evaluation of a position: how likely each seat wins, as far as the open table tells.

Everything a player weighs comes down to one number: the chance to win. Points are compared by a
soft maximum, which grows sharper as the sapphires on the board run out: early in the game a point
more is a small promise, at the end it decides. The numbers here were fitted to some hundred games.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import exp
from typing import NamedTuple

from larceny.games.forty_thieves.combinations import is_combination
from larceny.games.forty_thieves.pieces import (
    CENTRE,
    COMBINATIONS,
    CORNERS,
    EVERY_FRONT,
    EVERY_PLACE,
    PLACES,
    Front,
    Sapphire,
    Special,
    Square,
    is_line,
)
from larceny.games.forty_thieves.view_types import View
from larceny.kernel.events import Seat

SHARPEST, SOFTER_PER_GEM = 0.6, 0.4
"""How many points make a clear lead: when the board is empty, and more for each sapphire on it."""

EYES_BREAK_TIES, GEMS_BREAK_TIES = 0.02, 0.001
"""With equal points, fewer Evil Eyes win, then more gems (FT-9.3)."""

IN_HAND: dict[Front, float] = {
    Special.SAPPHIRE: 0.75,
    Special.EVIL_EYE: 0.35,
    Special.AMULET: 0.4,
    Special.DAGGER: 0.25,
    Special.LANTERN: 0.2,
}
"""What special tiles in one's own hand are worth in points, as they may yet come to nothing."""

MERCHANT_RISK = (0.0, 0.1, 0.2, 0.3, 0.5, 0.95)
"""By his turns so far: the risk that the merchant will have the centre, and everybody loses."""


class Scoreboard(NamedTuple):
    """What is compared: every seat's points, and the sapphires that are left to win."""

    points: tuple[float, ...]
    gems: frozenset[Sapphire]
    merchant_turn: int = 0

    def with_points(self, seat: Seat, more: float) -> "Scoreboard":
        """Give somebody points, or take them."""
        points = list(self.points)
        points[seat] += more
        return Scoreboard(tuple(points), self.gems, self.merchant_turn)

    def without_gem(self, gem: Sapphire) -> "Scoreboard":
        """Take a sapphire from the board."""
        return Scoreboard(self.points, self.gems - {gem}, self.merchant_turn)

    def win_chance(self, seat: Seat) -> float:
        """Say how likely a seat wins."""
        best = max(self.points)
        if not self.gems:
            return float(self.points[seat] == best)
        soft = SHARPEST + SOFTER_PER_GEM * len(self.gems)
        weights = [exp((points - best) / soft) for points in self.points]
        hope = weights[seat] / sum(weights)
        if 0 < self.merchant_turn <= 1 + len(CORNERS) and CENTRE in self.gems:
            hope *= 1 - MERCHANT_RISK[self.merchant_turn]
        return hope


def scoreboard_of(view: View) -> Scoreboard:
    """Read how everybody stands."""
    points = tuple(
        tie_broken(score, mat.eye_tokens + len(mat.eye_tiles), mat.gems)
        for mat, score in zip(view.seats, view.scores, strict=True)
    )
    turn = 0 if view.merchant is None else view.merchant.turn
    return Scoreboard(points, frozenset(view.gems), turn)


def tie_broken(score: int, eyes: int, gems: int) -> float:
    """Count points so that no two seats are equal unless they win together."""
    return score - EYES_BREAK_TIES * eyes + GEMS_BREAK_TIES * gems


# What others could do next ----------------------------------------------------------------------

THIEVES_OF_EACH, SPECIALS_OF_EACH, ALL_TILES, HAND = 2, 4, 60, 3

WILL_DO = 0.8
"""How many sapphires a player takes who can steal for sure."""

HALFWAY = 0.08
"""How many more for each place where he knows two tiles that go together."""

BY_KNOWING = 0.028
"""How many more for each tile that he knows at all."""

LINE_PLACES = tuple(filter(is_line, EVERY_PLACE))


def threat(known: Mapping[Square, Front], gems: Iterable[Sapphire]) -> float:
    """Say how many sapphires a player will take in his turn who knows these tiles, by square."""
    fitting = halfway = 0
    is_ready = False
    for place in (*gems, *LINE_PLACES):
        fronts = [known[square] for square in PLACES[place] if square in known]
        fronts.sort()
        match len(fronts):
            case 2:
                halfway += completing(Special.AMULET, *fronts) > 0
            case 3:
                fitting |= completing(*fronts)
            case 4:
                is_ready = is_ready or goes(*fronts)
                for left_out in range(4):
                    fitting |= completing(*fronts[:left_out], *fronts[left_out + 1 :])
    chance = 1.0 if is_ready else _CHANCE_OF_ONE[_tiles_among(fitting)]
    return WILL_DO * chance + HALFWAY * halfway + BY_KNOWING * len(known)


@lru_cache(maxsize=1 << 16)
def goes(*fronts: Front) -> bool:
    """Ask whether four tiles make a combination."""
    return is_combination(fronts)


@lru_cache(maxsize=1 << 15)
def completing(*three: Front) -> int:
    """Return the fronts, a bit for each, that make a combination with three tiles."""
    return sum(1 << front for front in _USEFUL if is_combination((*three, front)))


_USEFUL = (*EVERY_FRONT[:COMBINATIONS], Special.AMULET)


@lru_cache(maxsize=1 << 12)
def _tiles_among(fitting: int) -> int:
    amulet = fitting >> Special.AMULET & 1
    return THIEVES_OF_EACH * (fitting.bit_count() - amulet) + SPECIALS_OF_EACH * amulet


_CHANCE_OF_ONE = [1 - (1 - tiles / ALL_TILES) ** HAND for tiles in range(ALL_TILES + 1)]
"""By how many tiles would do: how likely one of them is in a hand."""
