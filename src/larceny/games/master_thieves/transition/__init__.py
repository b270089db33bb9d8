"""What a decision does: one function per phase and per character, named after the rulebook.

    setting_up ─► characters ─► drawer ─► moving ─► round

A turn runs from left to right: a character opens a drawer, acts, closes it, moves the box, and
hands on the turn.
"""

from collections.abc import Callable
from typing import Any, Final

from larceny.kernel.events import Seat

from ..actions import Action
from ..events import EventLog, Events
from ..legality import require
from ..state import Phase, State
from .characters import (
    open_drawer,
    place_imitation,
    set_alarm,
    take_look_or_leave,
    take_ruby_or_leave,
)
from .drawer import recover_alarm
from .moving import move_or_end
from .round import choose, pick
from .setting_up import deal, move_after_filling, open_to_fill, put

__all__ = ["Phase", "apply", "apply_legal", "deal"]


def apply(state: State, seat: Any, action: Any) -> Events:
    """Do what a seat decided, or refuse it."""
    return apply_legal(state, require(state, seat, action), action)


def apply_legal(state: State, seat: Seat, action: Action) -> Events:
    """Do what a seat decided, and all that follows up to the next decision; tell what happened."""
    events: Events = []  # and not by `decide`: pure Python pays for a call at every decision
    _EFFECTS[state.phase](state, seat, action, events)
    return events


def decide(state: State, seat: Seat, action: Action, events: EventLog) -> None:
    """Do what a seat decided, and all that follows up to the next decision."""
    _EFFECTS[state.phase](state, seat, action, events)


_EFFECTS: Final[list[Callable[[State, Seat, Any, EventLog], None]]] = [  # by phase
    open_to_fill,  # FILL
    put,  # PUT
    move_after_filling,  # FILL_MOVE
    choose,  # CHOOSE
    open_drawer,  # OPEN
    take_look_or_leave,  # TAKE
    take_ruby_or_leave,  # RUBY
    place_imitation,  # PLACE
    set_alarm,  # ALARM
    recover_alarm,  # RECOVER
    move_or_end,  # MOVE
    pick,  # BOOTY
    pick,  # CONFISCATE
]
