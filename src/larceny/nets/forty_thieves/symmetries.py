"""The eight ways to look at the board of 40 Thieves: turned by quarters, and mirrored.

The rules know no directions, but a net that learned by playing does not quite know that: asked
about the same table from another side, it answers otherwise. So it is asked from all sides. Only
in what order several gaps are filled goes by the numbers of squares; what comes there is unknown.

The merchant of Three Tales comes from the south-west and walks clockwise (FT-11.3): with him there
is one way only.
"""

from itertools import product
from typing import Any, Final, NamedTuple

import numpy as np

from larceny.envs.forty_thieves import ENCODING
from larceny.envs.forty_thieves.encoding import TARGETS
from larceny.games.forty_thieves.actions import ACTIONS, Action, action_of_word
from larceny.games.forty_thieves.pieces import (
    EVERY_PLACE,
    EVERY_SQUARE,
    GEMS,
    PLACES,
    SIDE,
    Square,
    square,
)
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.kernel.actions import about_fields

from ..inputs import Moved, Symmetries, come_from


def _about(action: Action, squares: Moved, places: Moved) -> tuple[Any, ...]:
    """Say what a decision is about, once everything lies elsewhere."""
    kind: Any = type(action)
    about: list[Any] = [kind]
    for name in about_fields(kind):
        value = getattr(action, name)
        if name == "square":
            about.append(squares[value])
        elif name == "squares":
            about.append(frozenset(squares[one] for one in value))
        elif name in ("gem", "place"):
            about.append(places[value])
        else:
            about.append(value)
    return tuple(about)


_ACTION: Final = {_about(action, EVERY_SQUARE, EVERY_PLACE): action.index for action in ACTIONS}
_PLACE: Final = {frozenset(four): place for place, four in enumerate(PLACES)}
_TARGETS: Final = [action_of_word(word).index for word in TARGETS]


class Symmetry(NamedTuple):
    """One way to look at the board: what lies where, and which decision is which."""

    squares: Moved
    places: Moved
    actions: Moved
    targets: Moved


def _symmetry(transposed: bool, upside_down: bool, mirrored: bool) -> Symmetry:
    def moved(number: Square) -> Square:
        row, column = divmod(number, SIDE)
        row = SIDE - 1 - row if upside_down else row
        column = SIDE - 1 - column if mirrored else column
        return square(column, row) if transposed else square(row, column)

    squares = tuple(map(moved, EVERY_SQUARE))
    places = tuple(_PLACE[frozenset(squares[one] for one in four)] for four in PLACES)
    actions = tuple(_ACTION[_about(action, squares, places)] for action in ACTIONS)
    targets = tuple(_TARGETS.index(actions[target]) for target in _TARGETS)
    return Symmetry(squares, places, actions, targets)


SYMMETRIES: Final = tuple(_symmetry(*how) for how in product((False, True), repeat=3))
"""All eight; the first leaves everything as it is."""

_BY_SQUARE: Final = (
    *("lantern", "lit", "to clear", "board"),
    *("seen on board", "kinds on board", "glimpsed", "lit by others", "known to"),
)
_BY_PLACE: Final = ("announced", "claims", "taking")


def _come_from(symmetry: Symmetry, players: int) -> list[int]:
    moved: dict[str, Moved] = {
        **dict.fromkeys(_BY_SQUARE, symmetry.squares),
        **dict.fromkeys(_BY_PLACE, symmetry.places),
        "sapphires": symmetry.places[:GEMS],
        "target": symmetry.targets,
    }
    return come_from(ENCODING.plan, players, moved)


def symmetries(rules: Ruleset, players: int) -> Symmetries:
    """Return the ways to look at a table by these rules."""
    ways = SYMMETRIES[:1] if rules.three_tales else SYMMETRIES
    return Symmetries(
        np.array([_come_from(way, players) for way in ways]),
        np.array([way.actions for way in ways]),
    )
