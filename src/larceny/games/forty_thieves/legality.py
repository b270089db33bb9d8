"""What a seat may do now, and which paragraph speaks against the rest.

For every phase `ASKS` names the possible answers, the facts on which their legality depends, and
what forbids an answer (see `prohibitions`).
"""

from typing import Any, Final

from larceny.kernel.events import Seat
from larceny.kernel.legality import (
    Ask,
    Questions,
    Rule,
    forbids_nothing,
    no_facts,
    refusal,
    seat_of,
)

from .actions import (
    DAGGER,
    DISCARD,
    GLIMPSE,
    INTERCHANGE,
    LEAD,
    PASS,
    PEEK,
    PLAY,
    PRIZES,
    REPLACE,
    REVEAL,
    STEAL,
    WISH,
    Action,
    Dagger,
    Discard,
    Glimpse,
    Interchange,
    Lead,
    Play,
    Replace,
    Steal,
    Wish,
)
from .pieces import Special
from .prohibitions import (
    daggers_in_hand,
    facts_of_action,
    facts_of_claim,
    facts_of_glimpse,
    facts_of_pair,
    facts_of_reveal,
    facts_of_steal,
    facts_of_take,
    forbids_action,
    forbids_claim,
    forbids_dagger,
    forbids_discard,
    forbids_glimpse,
    forbids_pair,
    forbids_reveal,
    forbids_steal,
    forbids_take,
    forbids_target,
    forbids_wish,
    merchant_is_in_play,
    targets,
    tiles_in_hand,
)
from .spoils import TARGETS
from .state import NOBODY, Phase, State

# What each phase asks for -----------------------------------------------------------------------


ASKS: Final[dict[Phase, Ask]] = {
    Phase.DRAW: Ask("FT-4.2", DISCARD, tiles_in_hand, forbids_discard),
    Phase.GLIMPSE: Ask("FT-5.1", (*GLIMPSE, *PLAY, PASS), facts_of_glimpse, forbids_glimpse),
    Phase.PAIR: Ask("FT-5.7", PEEK, facts_of_pair, forbids_pair),
    Phase.REVEAL: Ask("FT-5.5", REVEAL, facts_of_reveal, forbids_reveal),
    Phase.ACTION: Ask(
        "FT-6.1", (*PLAY, *REPLACE, *LEAD, *INTERCHANGE, PASS), facts_of_action, forbids_action
    ),
    Phase.TARGET: Ask("FT-6.4", TARGETS, targets, forbids_target),
    Phase.DAGGER: Ask("FT-7.2", (PASS, *DAGGER), daggers_in_hand, forbids_dagger),
    Phase.STEAL: Ask("FT-8.1", (PASS, *STEAL), facts_of_steal, forbids_steal),
    Phase.TAKE: Ask("FT-8.5", PRIZES, facts_of_take, forbids_take),
    Phase.CLAIM: Ask("FT-8.9", (PASS, *STEAL), facts_of_claim, forbids_claim),
    Phase.WISH: Ask("FT-11.7", (PASS, *WISH), merchant_is_in_play, forbids_wish),
    Phase.OVER: Ask("FT-9.1", (), no_facts, forbids_nothing),
}


QUESTIONS: Final[Questions[State, Action]] = Questions(ASKS, Phase)


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """List what a seat may do now, by index; nothing if it owes no decision."""
    return (
        QUESTIONS.legal(state.phase, state, seat).actions if seat == state.asked != NOBODY else ()
    )


def reactions(state: State, seat: Seat) -> tuple[Action, ...]:
    """List what a seat may answer in a Dagger window, also before it is asked (FT-7.2)."""
    if state.phase is not Phase.DAGGER or (seat != state.asked and seat not in state.to_ask):
        return ()
    return QUESTIONS.legal(state.phase, state, seat).actions


_BY_TILE: Final = {Special.SAPPHIRE: "FT-6.5", Special.AMULET: "FT-6.6", Special.EVIL_EYE: "FT-6.7"}


def rule_behind(state: State) -> Rule:
    """Name the paragraph that asks for the decision which the table waits for."""
    if state.phase is Phase.TARGET:
        return _BY_TILE[state.deck[state.chain[0][1]]]
    if state.phase is Phase.TAKE:
        return facts_of_take(state, state.active)[1]
    return ASKS[state.phase].rule


def require(state: State, given: Any, action: Any) -> Seat:
    """Refuse an action that some paragraph forbids now; return whose it is.

    It may be anybody's action, even one of another game.
    """
    seat = seat_of(given)
    if seat == NOBODY or state.asked != seat:
        raise refusal(_rule_of_order(state, seat, action), state, given, action)
    if action not in QUESTIONS.legal(state.phase, state, seat).among:
        raise QUESTIONS.refused(state, seat, action, _rule_against)
    return seat


def _rule_of_order(state: State, seat: Seat, action: Any) -> Rule:
    """Name the paragraph that says whose decision it is, for one who acts out of turn."""
    if state.phase is Phase.OVER:
        return "FT-9.1"
    if state.phase is Phase.DAGGER:
        return "FT-7.3" if seat == state.chain[-1][0] else "FT-7.2"
    return "FT-7.1" if isinstance(action, Dagger) else "FT-4.1"


_IN_TURN: Final = (Phase.DRAW, Phase.GLIMPSE, Phase.ACTION, Phase.STEAL)

_PHASE_OF: Final[dict[type[Action], tuple[Phase, Rule]]] = {
    Discard: (Phase.DRAW, "FT-4.2"),
    Glimpse: (Phase.GLIMPSE, "FT-5.1"),
    Play: (Phase.ACTION, "FT-6.1"),
    Replace: (Phase.ACTION, "FT-6.1"),
    Interchange: (Phase.ACTION, "FT-6.1"),
    Lead: (Phase.ACTION, "FT-10.2"),
    Steal: (Phase.STEAL, "FT-8.1"),
}


def _rule_against(state: State, action: Any) -> Rule:
    """Name the paragraph that speaks against an action which this phase does not ask for at all.

    What belongs to an earlier phase has been done or let be, once; what belongs to a later one has
    to wait (FT-4.1). In the middle of something, that has to be finished first.
    """
    if isinstance(action, Dagger):
        return "FT-7.1"
    if isinstance(action, Wish):
        return "FT-11.7"
    if state.phase not in _IN_TURN or type(action) not in _PHASE_OF:
        return rule_behind(state)
    phase, rule = _PHASE_OF[type(action)]
    return rule if phase < state.phase else "FT-4.1"
