"""What a decision does: one function per phase and per character, named after the rulebook.

    setting_up ─► characters ─► drawer ─► moving ─► round

A turn runs from left to right: a character opens a drawer, acts, closes it, moves the box, and
hands on the turn.
"""

from collections.abc import Callable
from typing import Any

from larceny.kernel.events import Seat

from ..actions import Action
from ..events import Events
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

__all__ = ["apply", "apply_legal", "deal"]


def apply(state: State, seat: Seat, action: Action) -> Events:
    """Do what a seat decided, or refuse it."""
    require(state, seat, action)
    return apply_legal(state, seat, action)


def apply_legal(state: State, seat: Seat, action: Action) -> Events:
    """Do what a seat decided, and all that follows up to the next decision; tell what happened."""
    events: Events = []
    _EFFECTS[state.phase](state, seat, action, events)
    return events


_EFFECTS: dict[Phase, Callable[[State, Seat, Any, Events], None]] = {
    Phase.FILL: open_to_fill,
    Phase.PUT: put,
    Phase.FILL_MOVE: move_after_filling,
    Phase.CHOOSE: choose,
    Phase.OPEN: open_drawer,
    Phase.TAKE: take_look_or_leave,
    Phase.RUBY: take_ruby_or_leave,
    Phase.PLACE: place_imitation,
    Phase.ALARM: set_alarm,
    Phase.RECOVER: recover_alarm,
    Phase.MOVE: move_or_end,
    Phase.BOOTY: pick,
    Phase.CONFISCATE: pick,
}
