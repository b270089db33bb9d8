"""The ways to look at the box of Master Thieves: from each side, in a mirror, told upside down.

The rules know one direction only: turned over, N and S exchange places, E and W do not (MT-2.6). So
of two boxes that are the same but for a quarter turn, one is three quarter turns further than the
other when both have been turned over: again a way to look at it. So a box and what it looks like
from another side are the same game to the end, though it is not always the same other side (the
tests play both, side by side). Nor does it matter which way up the box stood in the beginning: what
is above and below is told of every drawer as it lies.
"""

from itertools import product
from typing import Final, NamedTuple

import numpy as np

from larceny.envs.master_thieves import ENCODING
from larceny.games.master_thieves.actions import ACTIONS, MOVE_BOX, OPEN
from larceny.games.master_thieves.pieces import EVERY_PLACE, SIDES, Move
from larceny.games.master_thieves.ruleset import Ruleset

from ..inputs import Moved, Symmetries, come_from

_OTHER_WAY_ROUND: Final = {
    Move.ROTATE_1_CW: Move.ROTATE_1_CCW,
    Move.ROTATE_1_CCW: Move.ROTATE_1_CW,
    Move.ROTATE_2_CW: Move.ROTATE_2_CCW,
    Move.ROTATE_2_CCW: Move.ROTATE_2_CW,
}


class Symmetry(NamedTuple):
    """One way to look at the box: what stands where, which way up, and which decision is which."""

    places: Moved
    stands: Moved
    actions: Moved


def _symmetry(quarter: int, mirrored: bool, upside_down: bool) -> Symmetry:
    def moved(place: int) -> int:
        level, side = divmod(place, len(SIDES))
        return level * len(SIDES) + (quarter - side if mirrored else quarter + side) % len(SIDES)

    places = tuple(map(moved, EVERY_PLACE))
    actions = [action.index for action in ACTIONS]
    for opened in OPEN:
        actions[opened.index] = OPEN[places[opened.place]].index
    if mirrored:
        for one in MOVE_BOX:
            actions[one.index] = MOVE_BOX[_OTHER_WAY_ROUND.get(one.move, one.move)].index
    return Symmetry(places, (1, 0) if upside_down else (0, 1), tuple(actions))


SYMMETRIES: Final = tuple(
    _symmetry(quarter, mirrored, upside_down)
    for upside_down, mirrored, quarter in product((False, True), (False, True), range(len(SIDES)))
)
"""All sixteen; the first leaves everything as it is."""

_BY_PLACE: Final = ("open place", "grains", "sides up", "sides down", "long")


def symmetries(rules: Ruleset, players: int) -> Symmetries:
    """Return the ways to look at a table: by all rules the same ones."""
    return Symmetries(
        np.array([_come_from(way, players) for way in SYMMETRIES]),
        np.array([way.actions for way in SYMMETRIES]),
    )


def _come_from(way: Symmetry, players: int) -> list[int]:
    moved = dict.fromkeys(_BY_PLACE, way.places) | {"turned over": way.stands}
    return come_from(ENCODING.plan, players, moved)
