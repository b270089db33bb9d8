"""Following one side of one drawer while the box is rotated and turned over (MT-2.5, MT-2.6).

A spot is where a side of a drawer is now, such as `T.N above` or `B.S below`. A slot names the side
itself, wherever it goes (`pieces.UPPER_SLOT`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from larceny.games.master_thieves.pieces import (
    EVERY_PLACE,
    MOVED,
    PLACE_NAMES,
    PLACE_OF_DRAWER,
    PLACE_OF_NAME,
    UPPER_SLOT,
    Move,
    Place,
)

from ..puzzle import InvalidPuzzle

ABOVE, BELOW = "above", "below"

MOVE_NAMES = {
    Move.ROTATE_1_CW: "rotate 1 cw",
    Move.ROTATE_1_CCW: "rotate 1 ccw",
    Move.ROTATE_2_CW: "rotate 2 cw",
    Move.ROTATE_2_CCW: "rotate 2 ccw",
    Move.FLIP: "flip",
}
"""As the decisions are written that make them."""

MOVE_OF_NAME = {name: move for move, name in MOVE_NAMES.items()}

_OTHER_WAY = {
    Move.ROTATE_1_CW: Move.ROTATE_1_CCW,
    Move.ROTATE_1_CCW: Move.ROTATE_1_CW,
    Move.ROTATE_2_CW: Move.ROTATE_2_CCW,
    Move.ROTATE_2_CCW: Move.ROTATE_2_CW,
}
_OTHER_HEIGHT = {
    Move.ROTATE_1_CW: Move.ROTATE_2_CW,
    Move.ROTATE_1_CCW: Move.ROTATE_2_CCW,
    Move.ROTATE_2_CW: Move.ROTATE_1_CW,
    Move.ROTATE_2_CCW: Move.ROTATE_1_CCW,
}


def spot_of(slot: int, box: int) -> str:
    """Say where a side is while the box stands like this."""
    place = PLACE_OF_DRAWER[box][slot // 2]
    height = ABOVE if UPPER_SLOT[box][place] == slot else BELOW
    return f"{PLACE_NAMES[place]} {height}"


def slot_at(spot: str, box: int) -> int:
    """Say which side is at a spot."""
    name, _, height = spot.partition(" ")
    if name not in PLACE_OF_NAME or height not in (ABOVE, BELOW):
        raise InvalidPuzzle("spot", text=spot)
    return UPPER_SLOT[box][PLACE_OF_NAME[name]] ^ (height == BELOW)


def drawer_at(place: Place, box: int) -> tuple[int, int]:
    """Say which two sides the drawer at a place has: the upper and the lower one."""
    upper = UPPER_SLOT[box][place]
    return upper, upper ^ 1


EVERY_SPOT = tuple(f"{PLACE_NAMES[p]} {height}" for p in EVERY_PLACE for height in (ABOVE, BELOW))


def moved(box: int, moves: Sequence[Move]) -> int:
    """Move the box."""
    for move in moves:
        box = MOVED[box][move]
    return box


def path(slot: int, box: int, moves: Sequence[Move]) -> list[str]:
    """List where a side is before the moves and after each of them."""
    spots = [spot_of(slot, box)]
    for move in moves:
        box = MOVED[box][move]
        spots.append(spot_of(slot, box))
    return spots


@dataclass(frozen=True, slots=True)
class Slip:
    """A mistake in following the box: which, at which of the moves, and where it leads."""

    kind: str  # missed, wrong-way, wrong-levels
    move: int
    spot: str


def slips(slot: int, box: int, moves: Sequence[Move]) -> Iterator[Slip]:
    """List the single mistakes that lead elsewhere, the latest move first."""
    right = spot_of(slot, moved(box, moves))
    for number in reversed(range(len(moves))):
        move = moves[number]
        instead: list[tuple[str, list[Move]]] = [("missed", [])]
        if move in _OTHER_WAY:
            instead += [
                ("wrong-way", [_OTHER_WAY[move]]),
                ("wrong-levels", [_OTHER_HEIGHT[move]]),
            ]
        for kind, done in instead:
            spot = spot_of(slot, moved(box, [*moves[:number], *done, *moves[number + 1 :]]))
            if spot != right:
                yield Slip(kind, number, spot)
