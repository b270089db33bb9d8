"""What a decision does: one function per phase and per tile, named after the rulebook.

    setting_up    hand ─► glimpsing ─► acting ─► stealing ─► turn
                              └─► daggers ◄┘        tales

A turn runs from left to right. Golden tiles interrupt it at any point: they wait in
`state.golden`, and `state.after` says how the turn goes on once they have acted.
"""

from collections.abc import Callable
from typing import Any

from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat

from ..actions import Action
from ..events import Events
from ..legality import require
from ..ruleset import GoldenGap, Ruleset
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


def apply(state: State, seat: Seat, action: Action) -> Events:
    """Do what a seat decided, or refuse it."""
    require(state, seat, action)
    return apply_legal(state, seat, action)


def apply_legal(state: State, seat: Seat, action: Action) -> Events:
    """Do what a seat decided, and all that follows up to the next decision; tell what happened."""
    events: Events = []
    _EFFECTS[state.phase](state, seat, action, events)
    if state.after or state.golden:
        go_on(state, events)
    return events


_EFFECTS: dict[Phase, Callable[[State, Seat, Any, Events], None]] = {
    Phase.DRAW: discard_and_draw,
    Phase.GLIMPSE: glimpse_or_play,
    Phase.PAIR: aim,
    Phase.REVEAL: reveal,
    Phase.ACTION: act,
    Phase.TARGET: aim,
    Phase.DAGGER: dagger_or_pass,
    Phase.STEAL: steal_or_pass,
    Phase.TAKE: take_for_line,
    Phase.CLAIM: claim_or_pass,
    Phase.WISH: wish_or_pass,
}


def go_on(state: State, events: Events) -> None:
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


_STEPS: dict[After, Callable[[State, Events], None]] = {
    After.DRAWING: draw_to_three,
    After.ACTION: lambda state, events: ask(state, Phase.ACTION),
    After.STEAL: lambda state, events: ask(state, Phase.STEAL),
    After.REPLACED: lambda state, events: draw_for_golden(state, After.STEAL, events),
    After.LED: lambda state, events: draw_for_golden(state, After.ACTION, events),
    After.END: end_turn,
}
