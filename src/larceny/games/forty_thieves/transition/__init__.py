"""What a decision does: one function per phase and per tile, named after the rulebook.

    setting_up    hand ─► glimpsing ─► acting ─► stealing ─► turn
                              └─► daggers ◄┘        tales

A turn runs from left to right. Golden tiles interrupt it at any point: they wait in
`state.golden`, and `state.after` says how the turn goes on once they have acted.
"""

from collections.abc import Callable
from typing import Any, Final

from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat

from ..actions import Action
from ..choices import GoldenGap
from ..events import EventLog, Events
from ..legality import require
from ..ruleset import Ruleset
from ..state import After, Phase, State
from . import setting_up
from .acting import act
from .daggers import aim, dagger_or_pass
from .glimpsing import glimpse_or_play, reveal
from .hand import discard_and_draw, draw_for_golden, draw_to_three
from .stealing import claim_or_pass, steal_or_pass, take_for_line
from .tales import act_golden, wish_or_pass
from .tiles import fill_golden_gaps
from .turn import ask, end_turn

__all__ = ["apply", "apply_legal", "deal"]


def deal(rules: Ruleset, players: int, chance: Chance) -> tuple[State, Events]:
    """Set the table, and let the first player draw."""
    state, events = setting_up.deal(rules, players, chance)
    go_on(state, events)
    return state, events


def apply(state: State, seat: Any, action: Any) -> Events:
    """Do what a seat decided, or refuse it."""
    return apply_legal(state, require(state, seat, action), action)


def apply_legal(state: State, seat: Seat, action: Action) -> Events:
    """Do what a seat decided, and all that follows up to the next decision; tell what happened."""
    events: Events = []
    decide(state, seat, action, events)
    return events


def decide(state: State, seat: Seat, action: Action, events: EventLog) -> None:
    """Do what a seat decided, and all that follows up to the next decision."""
    _EFFECTS[state.phase](state, seat, action, events)
    if state.after or state.golden:
        go_on(state, events)


_EFFECTS: Final[list[Callable[[State, Seat, Any, EventLog], None]]] = [  # by phase
    discard_and_draw,  # DRAW
    glimpse_or_play,  # GLIMPSE
    aim,  # PAIR
    reveal,  # REVEAL
    act,  # ACTION
    aim,  # TARGET
    dagger_or_pass,  # DAGGER
    steal_or_pass,  # STEAL
    take_for_line,  # TAKE
    claim_or_pass,  # CLAIM
    wish_or_pass,  # WISH
]


def go_on(state: State, events: EventLog) -> None:
    """Let golden tiles act, one by one, and take the turn to its next decision."""
    while state.after or state.golden:
        if state.golden:
            if act_golden(state, events):
                return  # the Genie waits for a wish
        else:
            if state.gone and state.rules.golden_gap is GoldenGap.FILLED_AFTER:
                fill_golden_gaps(state, events)
            step, state.after = state.after, After.NOTHING
            _STEPS[step](state, events)


_STEPS: Final[dict[After, Callable[[State, EventLog], None]]] = {
    After.DRAWING: draw_to_three,
    After.ACTION: lambda state, events: ask(state, Phase.ACTION),
    After.STEAL: lambda state, events: ask(state, Phase.STEAL),
    After.REPLACED: lambda state, events: draw_for_golden(state, After.STEAL, events),
    After.LED: lambda state, events: draw_for_golden(state, After.ACTION, events),
    After.END: end_turn,
}
