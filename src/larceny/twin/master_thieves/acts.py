"""The engine's actions by their indices, and sets of them as masks of two words."""

from collections.abc import Iterable

from larceny.games.master_thieves import actions as engine
from larceny.games.master_thieves.pieces import DIAMOND, RUBY, SAPPHIRE, Move

COUNT = len(engine.ACTIONS)
MASK_WORDS = -(-COUNT // 32)

FIRST_OPEN = engine.OPEN[0].index
FIRST_PUT = engine.PUT[0].index
FIRST_CHOOSE = engine.CHOOSE[0].index
TAKE_ALL = engine.TAKE_ALL.index
TAKE_DIAMOND = engine.TAKE_ONE[DIAMOND].index
TAKE_SAPPHIRE = engine.TAKE_ONE[SAPPHIRE].index
LOOK = engine.LOOK.index
LEAVE = engine.LEAVE.index
PLACE_DIAMOND = engine.PLACE[DIAMOND].index
PLACE_SAPPHIRE = engine.PLACE[SAPPHIRE].index
PLACE_NOTHING = engine.PLACE_NOTHING.index
SET_ALARM = engine.SET_ALARM.index
KEEP_ALARM = engine.KEEP_ALARM.index
RECOVER_ALARM = engine.RECOVER_ALARM.index
LET_ALARM_LIE = engine.LET_ALARM_LIE.index
FIRST_MOVE = engine.MOVE_BOX[0].index
FLIP = engine.MOVE_BOX[Move.FLIP].index
DONE = engine.DONE.index
PICK_DIAMOND = engine.PICK[DIAMOND].index
PICK_SAPPHIRE = engine.PICK[SAPPHIRE].index
PICK_RUBY = engine.PICK[RUBY].index

OPENINGS = range(FIRST_OPEN, FIRST_OPEN + 12)
ROTATIONS = range(FIRST_MOVE, FLIP)

assert FIRST_OPEN == 0, "an opening's index is its place"
assert max(OPENINGS) < 32 <= FIRST_MOVE, "openings stand in the first word, moves in the second"


def low(actions: Iterable[int]) -> int:
    """Return the actions of a set that stand in the first word of a mask."""
    return sum(1 << action for action in actions if action < 32)


def high(actions: Iterable[int]) -> int:
    """Return the actions of a set that stand in the second word of a mask."""
    return sum(1 << (action - 32) for action in actions if action >= 32)
