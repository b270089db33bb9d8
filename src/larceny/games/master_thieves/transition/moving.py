"""Moving the box at the end of a turn (MT-6)."""

from typing import Final

from larceny.kernel.events import Seat, made_once

from ..actions import Action, MoveBox
from ..events import BoxMoved, EventLog
from ..legality import can_still_move
from ..pieces import MOVED, Move
from ..state import NOWHERE, Phase, State
from .round import end_turn

_moved: Final = made_once(BoxMoved)


def begin_moves(state: State) -> None:
    """Close the drawer; the one whose turn it is may move the box (MT-6.1)."""
    state.place, state.found_empty = NOWHERE, False
    state.phase, state.asked = Phase.MOVE, state.actor


def move_or_end(state: State, seat: Seat, action: Action, events: EventLog) -> None:
    """Move the box, or end the turn (MT-6.2, MT-6.3)."""
    if isinstance(action, MoveBox):
        move_box(state, seat, action.move, events)
        if can_still_move(state, seat):
            return
    end_turn(state, seat, events)


def move_box(state: State, seat: Seat, move: Move, events: EventLog) -> None:
    """Rotate the top of the box, or turn the box over (MT-2.5, MT-2.6)."""
    state.box = MOVED[state.box][move]
    if move is Move.FLIP:
        state.flips += 1
    else:
        state.rotations += 1
    if events is not None:
        events.append(_moved(seat, move))
