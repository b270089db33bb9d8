"""Which tiles of 40 Thieves lie together, and what a theft would show: tables made once.

Tiles are numbered: 16 squares, then the slots of the hand. A place with one square left out is a
triple; a triple with a tile on that square is what a theft would show.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from larceny.games.forty_thieves.actions import ACTIONS, SLOTS, Interchange
from larceny.games.forty_thieves.pieces import (
    EVERY_PLACE,
    EVERY_SQUARE,
    GEMS,
    PLACES,
    SQUARES,
    is_line,
)

Index: TypeAlias = NDArray[np.int32]

_TILES: Final = SQUARES + SLOTS
_PAIRS: Final = [pair for pair in combinations(range(_TILES), 2) if pair[0] < SQUARES]
_PAIR: Final = {frozenset(pair): number for number, pair in enumerate(_PAIRS)}
_TRIPLES: Final = [(place, square) for place in EVERY_PLACE for square in PLACES[place]]
INTERCHANGES: Final = [a.squares for a in ACTIONS if isinstance(a, Interchange)]


def _others(triple: int) -> list[int]:
    place, left_out = _TRIPLES[triple]
    return [square for square in PLACES[place] if square != left_out]


def _fours() -> tuple[list[tuple[int, int]], list[list[int]]]:
    """List triples with the tiles that complete them; and in groups, of which the best counts.

    The groups: one for each place, for each tile of the hand on each square, for each interchange.
    """
    fours: list[tuple[int, int]] = []
    groups: list[list[int]] = []

    def group(these: list[tuple[int, int]]) -> None:
        groups.append(list(range(len(fours), len(fours) + len(these))))
        fours.extend(these)

    for place in EVERY_PLACE:
        square = PLACES[place][0]
        group([(_TRIPLES.index((place, square)), square)])
    for slot in range(SLOTS):
        for square in EVERY_SQUARE:
            at = [t for t, (_, left_out) in enumerate(_TRIPLES) if left_out == square]
            group([(triple, SQUARES + slot) for triple in at])
    for one, other in INTERCHANGES:
        moved = ((one, other), (other, one))
        group(
            [
                (triple, comes)
                for goes, comes in moved
                for triple, (place, left_out) in enumerate(_TRIPLES)
                if left_out == goes and comes not in PLACES[place]
            ]
        )
    return fours, groups


def _padded(groups: Sequence[Sequence[int]], nothing: int) -> Index:
    longest = max(map(len, groups))
    return np.array([[*one, *[nothing] * (longest - len(one))] for one in groups], np.int32)


_FOURS, _GROUPS = _fours()
FIRST: Final = np.array([one for one, _ in _PAIRS], np.int32)
SECOND: Final = np.array([other for _, other in _PAIRS], np.int32)
IN_TRIPLE: Final = np.array(
    [[_PAIR[frozenset(p)] for p in combinations(_others(t), 2)] for t in range(len(_TRIPLES))]
)
SQUARES_OF: Final = np.array([_others(t) for t in range(len(_TRIPLES))])
PLACE_OF: Final = np.array([place for place, _ in _TRIPLES])
TRIPLE_OF: Final = np.array([triple for triple, _ in _FOURS])
ADDED: Final = np.array([tile for _, tile in _FOURS])
WITH_ADDED: Final = np.array(
    [[_PAIR[frozenset((tile, other))] for other in _others(triple)] for triple, tile in _FOURS]
)
BEST_OF: Final = _padded(_GROUPS, len(_FOURS))
AT_SQUARE: Final = _padded(
    [[t for t, (_, out) in enumerate(_TRIPLES) if out == square] for square in EVERY_SQUARE],
    len(_TRIPLES),
)
LINES: Final = np.array([is_line(place) for place in EVERY_PLACE[GEMS:]], np.uint32)
