"""Following the box: gems lie in a drawer, the box is moved, and where are they now?

The first levels rotate the top, then two levels together, then turn the box over; from there on it
is moved more and more often. On high levels two handfuls lie in it, and the one that is not asked
for is offered, too.
"""

from dataclasses import dataclass

from larceny.games.master_thieves.pieces import HOME, SLOTS, Move, gems, gems_text
from larceny.kernel.chance import Chance

from ..course import SeenStep
from ..puzzle import InvalidPuzzle
from ..training import Exercise
from . import training_table
from .box import EVERY_SPOT, MOVE_NAMES, moved, path, slips, spot_of

LEVELS = 20
OFFERED = 6

_TOP = (Move.ROTATE_1_CW, Move.ROTATE_1_CCW)
_ROTATIONS = (*_TOP, Move.ROTATE_2_CW, Move.ROTATE_2_CCW)


@dataclass(frozen=True, slots=True)
class Level:
    """What a level asks for."""

    moves: int
    kinds: tuple[Move, ...]
    handfuls: int


def level(number: int) -> Level:
    """Say what a level asks for."""
    if not 1 <= number <= LEVELS:
        raise InvalidPuzzle("level", level=number, most=LEVELS)
    kinds = _TOP if number == 1 else _ROTATIONS if number == 2 else tuple(Move)
    return Level(2 if number < 3 else number - 1, kinds, 1 if number < 8 else 2)


class BoxTrainer:
    """Makes exercises with the jewelry box."""

    @property
    def levels(self) -> int:
        """Return the highest level."""
        return LEVELS

    def exercise(self, seed: str, level: int) -> Exercise:
        """Make an exercise: the same one for the same seed and level."""
        return exercise(seed, level)

    def shown(self, exercise: Exercise) -> list[SeenStep]:
        """Open the drawers in which something lies, then move the box."""
        return [*training_table.shown(exercise)]


def exercise(seed: str, number: int) -> Exercise:
    """Draw handfuls, where they lie, and the moves; what is asked for has moved in the end."""
    wanted = level(number)
    dice = Chance.of(f"trainer/{seed}/{number}")
    while True:
        slots = dice.draw(range(0, SLOTS, 2), wanted.handfuls)  # above, in different drawers
        handfuls = [gems(4), gems(0, 2)][: wanted.handfuls]
        moves = _moves(wanted, dice)
        went = path(slots[0], HOME, moves)
        flips = Move.FLIP in moves or Move.FLIP not in wanted.kinds
        if went[0] != went[-1] and flips:
            break
    others = [spot_of(slot, moved(HOME, moves)) for slot in slots[1:]]
    answers = _answers(slots[0], moves, went[-1], others, dice)
    filled = zip(slots, handfuls, strict=True)
    return Exercise(
        level=number,
        start={"box": {spot_of(slot, HOME): gems_text(handful) for slot, handful in filled}},
        steps=tuple(MOVE_NAMES[move] for move in moves),
        asked={"gems": gems_text(handfuls[0])},
        answers=answers,
        right=went[-1],
        path=tuple(went),
    )


def _moves(wanted: Level, dice: Chance) -> list[Move]:
    """Draw moves, none of which takes back the one before; turning over comes often enough."""
    moves: list[Move] = []
    while len(moves) < wanted.moves:
        flips = Move.FLIP in wanted.kinds and dice.below(3) == 0
        move = Move.FLIP if flips else dice.choice([k for k in wanted.kinds if k is not Move.FLIP])
        if not moves or (move, moves[-1]) not in _TAKES_BACK:
            moves.append(move)
    return moves


_TAKES_BACK = {
    (Move.ROTATE_1_CW, Move.ROTATE_1_CCW),
    (Move.ROTATE_1_CCW, Move.ROTATE_1_CW),
    (Move.ROTATE_2_CW, Move.ROTATE_2_CCW),
    (Move.ROTATE_2_CCW, Move.ROTATE_2_CW),
    (Move.FLIP, Move.FLIP),
}


def _answers(
    slot: int, moves: list[Move], right: str, others: list[str], dice: Chance
) -> tuple[str, ...]:
    """Offer where other handfuls are, where a slip leads, and where anything might be."""
    led = [slip.spot for slip in slips(slot, HOME, moves)]
    any_spot = dice.shuffle(EVERY_SPOT)
    offered = dict.fromkeys([right, *others, *led, *any_spot])
    return tuple(sorted([*offered][:OFFERED]))


TRAINER = BoxTrainer()
