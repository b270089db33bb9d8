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
    CHOOSE,
    DONE,
    KEEP_ALARM,
    LEAVE,
    LET_ALARM_LIE,
    LOOK,
    MOVE_BOX,
    OPEN,
    PICK,
    PLACE,
    PLACE_NOTHING,
    PUT,
    RECOVER_ALARM,
    SET_ALARM,
    TAKE_ALL,
    TAKE_ONE,
    Action,
    Look,
    MoveBox,
    Open,
    PlaceImitation,
    SetAlarm,
    TakeAll,
    TakeOne,
)
from .pieces import CHARACTERS, Character
from .prohibitions import (
    LOOK_RULE,
    facts_of_alarm,
    facts_of_choice,
    facts_of_fill_move,
    facts_of_move,
    facts_of_pick,
    facts_of_placing,
    facts_of_put,
    facts_of_ruby,
    facts_of_take,
    forbids_alarm,
    forbids_booty,
    forbids_choice,
    forbids_confiscation,
    forbids_fill_move,
    forbids_move,
    forbids_placing,
    forbids_put,
    forbids_ruby,
    forbids_take,
)
from .state import NO_CARD, NOBODY, Phase, State

# Any drawer may be opened (MT-5.1), and any alarm taken back or left (MT-8.7).

_MOVES: Final = (*MOVE_BOX, DONE)
_PICKS: Final = tuple(PICK.values())

ASKS: Final[dict[Phase, Ask]] = {
    Phase.FILL: Ask("MT-3.7", OPEN, no_facts, forbids_nothing),
    Phase.PUT: Ask("MT-3.7", PUT, facts_of_put, forbids_put),
    Phase.FILL_MOVE: Ask("MT-3.9", _MOVES, facts_of_fill_move, forbids_fill_move),
    Phase.CHOOSE: Ask("MT-4.1", CHOOSE, facts_of_choice, forbids_choice),
    Phase.OPEN: Ask("MT-5.1", OPEN, no_facts, forbids_nothing),
    Phase.TAKE: Ask(
        "MT-5.3", (TAKE_ALL, *TAKE_ONE.values(), LOOK, LEAVE), facts_of_take, forbids_take
    ),
    Phase.RUBY: Ask("MT-11.3", (TAKE_ALL, LEAVE), facts_of_ruby, forbids_ruby),
    Phase.PLACE: Ask("MT-5.3", (*PLACE.values(), PLACE_NOTHING), facts_of_placing, forbids_placing),
    Phase.ALARM: Ask("MT-8.2", (SET_ALARM, KEEP_ALARM), facts_of_alarm, forbids_alarm),
    Phase.RECOVER: Ask("MT-8.7", (RECOVER_ALARM, LET_ALARM_LIE), no_facts, forbids_nothing),
    Phase.MOVE: Ask("MT-6.2", _MOVES, facts_of_move, forbids_move),
    Phase.BOOTY: Ask("MT-7.4", _PICKS, facts_of_pick, forbids_booty),
    Phase.CONFISCATE: Ask("MT-12.2", _PICKS, facts_of_pick, forbids_confiscation),
    Phase.OVER: Ask("MT-13.1", (), no_facts, forbids_nothing),
}

QUESTIONS: Final[Questions[State, Action]] = Questions(ASKS, Phase)


def owes_a_decision(state: State, seat: Seat) -> bool:
    """Ask whether the table waits for this seat."""
    if state.asked != NOBODY:
        return state.asked == seat
    if state.phase is Phase.CHOOSE:
        return 0 <= seat < state.players and state.chosen[seat] == NO_CARD
    return seat in state.to_fill


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """List what a seat may do now, by index; nothing if it owes no decision."""
    return QUESTIONS.legal(state.phase, state, seat).actions if owes_a_decision(state, seat) else ()


def can_still_move(state: State, seat: Seat) -> bool:
    """Ask whether any move of the box is left in the turn or filling of the seat that is asked."""
    return QUESTIONS.legal(state.phase, state, seat).actions != _ONLY_DONE


_ONLY_DONE: Final = (DONE,)

_BY_ABILITY: Final = {  # the paragraph behind a question about taking or placing, by character
    Phase.TAKE: ("MT-7.1", "MT-8.3", "MT-9.4", "MT-10.1", "MT-11.1", "MT-12.1"),
    Phase.PLACE: ("MT-7.2", "MT-8.1", "MT-9.1", "MT-10.3", "MT-11.6", "MT-12.1"),
}


def rule_behind(state: State) -> Rule:
    """Name the paragraph that asks for the decision which the table waits for."""
    if state.phase in _BY_ABILITY:
        return _BY_ABILITY[state.phase][state.chosen[state.actor]]
    return ASKS[state.phase].rule


def require(state: State, given: Any, action: Any) -> Seat:
    """Refuse an action that some paragraph forbids now; return whose it is.

    It may be anybody's action, even one of another game.
    """
    seat = seat_of(given)
    if not owes_a_decision(state, seat):
        raise refusal(_rule_of_order(state, seat), state, given, action)
    if action not in QUESTIONS.legal(state.phase, state, seat).among:
        raise QUESTIONS.refused(state, seat, action, _rule_against)
    return seat


_RULE_OF_ORDER: Final = {  # who decides; in a turn: MT-4.3
    Phase.FILL: "MT-3.6",
    Phase.PUT: "MT-3.6",
    Phase.FILL_MOVE: "MT-3.6",
    Phase.CHOOSE: "MT-4.1",
    Phase.RECOVER: "MT-8.7",
    Phase.BOOTY: "MT-7.4",
    Phase.CONFISCATE: "MT-12.2",
    Phase.OVER: "MT-13.1",
}


def _rule_of_order(state: State, seat: Seat) -> Rule:
    """Name the paragraph that says whose decision it is, for one who acts out of turn.

    What is no seat at all is refused like a seat that is not asked.
    """
    if seat >= 0 and state.phase is Phase.BOOTY and state.droppers >> seat & 1:
        return "MT-7.5"
    return _RULE_OF_ORDER.get(state.phase, "MT-4.3")


_AT_THE_DRAWER: Final = PlaceImitation | TakeAll | TakeOne | Look | SetAlarm


def _rule_against(state: State, action: Any) -> Rule:
    """Name the paragraph that speaks against an action which this phase does not ask for at all.

    Before the drawer is open that is the duty to open one. Afterwards it is what bars the ability
    (MT-5.3) or what the character cannot do.
    """
    if state.phase is Phase.CONFISCATE and isinstance(action, MoveBox):
        return "MT-6.4"
    if state.phase is Phase.CONFISCATE and isinstance(action, Open | _AT_THE_DRAWER):
        return "MT-12.1"
    if state.phase not in (Phase.TAKE, Phase.PLACE, Phase.ALARM, Phase.MOVE):
        return ASKS[state.phase].rule
    if isinstance(action, Open):
        return "MT-5.1"  # one drawer a turn
    character = CHARACTERS[state.chosen[state.actor]]
    barred = state.barred and character is not Character.GEMOLOGIST  # MT-9.2
    if barred and isinstance(action, _AT_THE_DRAWER):
        return "MT-11.4" if state.looked else "MT-5.3"
    if isinstance(action, PlaceImitation):
        again = character is Character.GEMOLOGIST and state.placed > 0
        return "MT-9.3" if again else _BY_ABILITY[Phase.PLACE][character]
    if isinstance(action, TakeAll | TakeOne):
        return _BY_ABILITY[Phase.TAKE][character]
    if isinstance(action, Look):
        return LOOK_RULE[character]
    if isinstance(action, SetAlarm):
        return "MT-8.2"
    return rule_behind(state)
