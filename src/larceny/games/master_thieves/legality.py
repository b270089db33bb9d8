"""What may be done now: one predicate per rule. A refusal names the paragraph that forbids.

Each phase of the game asks for a few actions (`ASKS`); a predicate says which paragraph forbids
one of them now, or None. Lists of legal actions and refusals both come from that predicate.
"""

from collections.abc import Callable, Hashable, Iterable
from itertools import chain
from typing import NamedTuple

from larceny.kernel.errors import IllegalAction

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
    Choose,
    Look,
    MoveBox,
    Open,
    Pick,
    Place,
    Put,
    SetAlarm,
    TakeAll,
    TakeOne,
)
from .pieces import CHARACTERS, Character, Gems, Move
from .ruleset import BoxActions, BoxOrder, Duty, FillMoves, ShareIf, SmugglerTakes
from .state import NO_CARD, NOBODY, ON_SHEET, Phase, State

Rule = str
"""The number of a paragraph, such as MT-5.1."""

# Who ----------------------------------------------------------------------------------------


def owes_a_decision(state: State, seat: int) -> bool:
    """Ask whether the table waits for this seat."""
    if state.asked != NOBODY:
        return state.asked == seat
    if state.phase is Phase.CHOOSE:
        return 0 <= seat < state.players and state.chosen[seat] == NO_CARD
    return seat in state.to_fill


def has(handful: Gems, kind: Gems) -> bool:
    """Ask whether a handful holds a gem of this kind."""
    return handful // kind & 1023 > 0


# Filling the box ----------------------------------------------------------------------------


def forbids_put(state: State, seat: int, action: Action) -> Rule | None:
    """No more diamonds than the share still holds (MT-3.7)."""
    assert isinstance(action, Put)
    return None if action.count <= state.share else "MT-3.7"


_FILL_MOVES_OWED = {
    FillMoves.OPTIONAL: 0,
    FillMoves.AT_LEAST_ONE: 1,
    FillMoves.ROTATE_AND_FLIP: 2,
}


def forbids_fill_move(state: State, seat: int, action: Action) -> Rule | None:
    """After filling, the box moves that the edition allows and asks for (MT-3.9)."""
    fill_moves = state.rules.fill_moves
    if not isinstance(action, MoveBox):
        made = state.rotations + state.flips
        return None if made >= _FILL_MOVES_OWED[fill_moves] else "MT-3.9"
    if fill_moves is FillMoves.ROTATE_AND_FLIP:  # one rotation, then the flip, nothing else
        flip_is_due = state.rotations == 1
        in_order = (action.move is Move.FLIP) == flip_is_due and not state.flips
        return None if in_order else "MT-3.9"
    return forbids_box_move(state, action.move)


# Choosing -----------------------------------------------------------------------------------


def forbids_choice(state: State, seat: int, action: Action) -> Rule | None:
    """Only a card that is still in hand (MT-4.1)."""
    assert isinstance(action, Choose)
    return None if state.hands[seat] >> action.character & 1 else "MT-4.1"


# Taking -------------------------------------------------------------------------------------


def is_ring(smugglers: int, detectives: int) -> bool:
    """Ask whether the smugglers form a ring: at least two, and more than the detectives."""
    return smugglers >= 2 and smugglers > detectives


def smugglers_share(state: State) -> bool:
    """Ask whether the smugglers divide the red pillow this round (MT-7.3)."""
    smugglers, detectives = state.count(Character.SMUGGLER), state.count(Character.DETECTIVE)
    if state.rules.share_if is ShareIf.RING:
        return is_ring(smugglers, detectives)
    return smugglers >= 1 and smugglers >= detectives


def smuggler_takes_all(state: State) -> bool:
    """Ask whether a smuggler empties the drawer onto the red pillow (MT-7.1)."""
    return state.rules.smuggler_takes is SmugglerTakes.ALL_TO_RED or is_ring(
        state.count(Character.SMUGGLER), state.count(Character.DETECTIVE)
    )


def forbids_take(state: State, seat: int, action: Action) -> Rule | None:
    """What the character may do with gems that lie in front (MT-7.1, MT-10.1, MT-11.1)."""
    character = state.chosen[seat]
    lying = state.front[state.upper(state.place)]
    if isinstance(action, TakeOne):
        if character != Character.SMUGGLER:
            return "MT-10.1" if character == Character.THIEF else "MT-11.1"
        return None if has(lying, action.kind) else "MT-7.1"
    if isinstance(action, TakeAll):
        if character == Character.SMUGGLER:
            return "MT-7.1"
        if not lying:
            return "MT-10.1" if character == Character.THIEF else "MT-11.1"
    elif isinstance(action, Look) and character != Character.MASTER_THIEF:
        return _LOOK_RULE[character]
    return None


_LOOK_RULE = ("MT-2.4", "MT-2.4", "MT-2.4", "MT-10.2", "MT-11.1", "MT-12.1")  # by character


def forbids_ruby(state: State, seat: int, action: Action) -> Rule | None:
    """The ruby can be taken if it was found lying in the upper secret (MT-11.3, MT-11.4)."""
    if isinstance(action, TakeAll) and not ruby_lies_open(state):
        return "MT-11.4"
    return None


def ruby_lies_open(state: State) -> bool:
    """Ask whether the master thief has found a ruby that he may take (MT-11.3)."""
    return not state.barred and bool(state.rubies >> state.upper(state.place) & 1)


# Placing ------------------------------------------------------------------------------------

_DUTY_RULE = {
    Character.SMUGGLER: "MT-7.2",
    Character.JEWELER: "MT-8.1",
    Character.GEMOLOGIST: "MT-9.1",
}


def forbids_placing(state: State, seat: int, action: Action) -> Rule | None:
    """Place an imitation that one has; place none only where the edition lets one (MT-1.4)."""
    if isinstance(action, Place):
        if state.barred and state.chosen[seat] == Character.MASTER_THIEF:
            return "MT-11.4"
        return None if has(state.white[seat], action.kind) else "MT-1.4"
    if owes_an_imitation(state):
        return _DUTY_RULE[CHARACTERS[state.chosen[seat]]]
    return None


def owes_an_imitation(state: State) -> bool:
    """Ask whether the one whose turn it is must place (MT-7.2, MT-8.1, MT-9.1)."""
    rules = state.rules
    character = state.chosen[state.actor]
    if state.placed or character > Character.GEMOLOGIST:
        return False
    if character == Character.SMUGGLER:
        duty = rules.smuggler_imitation
    elif character == Character.JEWELER:
        duty = rules.jeweler_imitation
    else:
        duty = rules.gemologist_imitation
    if duty is Duty.MUST_UNLESS_EMPTY:
        return not state.found_empty
    if duty is Duty.MUST_UNLESS_FELL:
        return not state.barred
    return duty is Duty.MUST


# The alarm ----------------------------------------------------------------------------------


def forbids_alarm(state: State, seat: int, action: Action) -> Rule | None:
    """Only an alarm that is on its sheet, and only one alarm a drawer (MT-8.2)."""
    if isinstance(action, SetAlarm) and (
        state.alarms[seat] != ON_SHEET or state.alarm_in(state.upper(state.place)) != NOBODY
    ):
        return "MT-8.2"
    return None


# Moving the box -----------------------------------------------------------------------------


def allowed_moves(state: State) -> int:
    """Count the box moves that this turn (MT-6.1) or this filling (MT-3.9) may have."""
    actions = state.rules.box_actions
    if actions is BoxActions.ONE:
        return 1
    if actions is BoxActions.TWO or state.placed or state.phase is Phase.FILL_MOVE:
        return 2
    return 1


def forbids_box_move(state: State, move: Move) -> Rule | None:
    """So many moves (MT-6.1), of the kinds and in the order of the edition (MT-6.2)."""
    rotations, flips, rules = state.rotations, state.flips, state.rules
    if rotations + flips >= allowed_moves(state):
        return "MT-6.5" if rules.box_actions is BoxActions.ONE else "MT-6.1"
    if rules.box_order is BoxOrder.ANY_TWO:
        return None
    if move is Move.FLIP:
        return "MT-6.2" if flips else None
    if rotations or (flips and rules.box_order is BoxOrder.ROTATE_THEN_FLIP):
        return "MT-6.2"
    return None


def forbids_move(state: State, seat: int, action: Action) -> Rule | None:
    """Move the box, or be done; moves are never owed (MT-6.3)."""
    return forbids_box_move(state, action.move) if isinstance(action, MoveBox) else None


# Picking ------------------------------------------------------------------------------------


def forbids_pick(state: State, seat: int, action: Action) -> Rule | None:
    """Only a gem that lies on the red pillow (MT-7.4, MT-12.2)."""
    assert isinstance(action, Pick)
    if has(state.red, action.kind):
        return None
    return "MT-7.4" if state.phase is Phase.BOOTY else "MT-12.2"


# What each phase asks for -------------------------------------------------------------------


class Ask(NamedTuple):
    """What a phase asks for: the paragraph that says so, the answers, and what forbids one.

    Answers that are always judged alike stand in one group, so that they are judged once. `facts`
    names all that `forbids` looks at: the legal answers are remembered by these facts.
    """

    rule: Rule
    groups: tuple[tuple[Action, ...], ...]
    forbids: Callable[[State, int, Action], Rule | None]
    facts: Callable[[State, int], Hashable]


def no_facts(state: State, seat: int) -> Hashable:
    """Name nothing: `forbids_nothing` looks at nothing."""
    return None


def facts_of_put(state: State, seat: int) -> Hashable:
    """Name what `forbids_put` looks at."""
    return state.share


def facts_of_fill_move(state: State, seat: int) -> Hashable:
    """Name what `forbids_fill_move` looks at."""
    return state.rules.fill_moves, facts_of_move(state, seat)


def facts_of_take(state: State, seat: int) -> Hashable:
    """Name what `forbids_take` looks at."""
    return state.chosen[seat], state.front[state.upper(state.place)]


def facts_of_ruby(state: State, seat: int) -> Hashable:
    """Name what `forbids_ruby` looks at."""
    return ruby_lies_open(state)


def facts_of_placing(state: State, seat: int) -> Hashable:
    """Name what `forbids_placing` looks at."""
    return state.chosen[seat], state.white[seat], state.barred, owes_an_imitation(state)


def facts_of_alarm(state: State, seat: int) -> Hashable:
    """Name what `forbids_alarm` looks at."""
    return forbids_alarm(state, seat, SET_ALARM)


def facts_of_pick(state: State, seat: int) -> Hashable:
    """Name what `forbids_pick` looks at."""
    return state.red


def facts_of_choice(state: State, seat: int) -> Hashable:
    """Name what `forbids_choice` looks at."""
    return state.hands[seat]


def facts_of_move(state: State, seat: int) -> Hashable:
    """Name what `forbids_move` looks at."""
    rules = state.rules
    placed = state.placed > 0
    return rules.box_actions, rules.box_order, placed, state.rotations, state.flips


def forbids_nothing(state: State, seat: int, action: Action) -> Rule | None:
    """Every answer will do: any drawer may be opened (MT-5.1), any alarm taken back (MT-8.7)."""
    return None


def _each(actions: Iterable[Action]) -> tuple[tuple[Action, ...], ...]:
    return tuple((action,) for action in actions)


_BOX_MOVES = (MOVE_BOX[: Move.FLIP], MOVE_BOX[Move.FLIP :], (DONE,))

ASKS: dict[Phase, Ask] = {
    Phase.FILL: Ask("MT-3.7", (OPEN,), forbids_nothing, no_facts),
    Phase.PUT: Ask("MT-3.7", _each(PUT), forbids_put, facts_of_put),
    Phase.FILL_MOVE: Ask("MT-3.9", _BOX_MOVES, forbids_fill_move, facts_of_fill_move),
    Phase.CHOOSE: Ask("MT-4.1", _each(CHOOSE), forbids_choice, facts_of_choice),
    Phase.OPEN: Ask("MT-5.1", (OPEN,), forbids_nothing, no_facts),
    Phase.TAKE: Ask(
        "MT-5.3", _each((TAKE_ALL, *TAKE_ONE.values(), LOOK, LEAVE)), forbids_take, facts_of_take
    ),
    Phase.RUBY: Ask("MT-11.3", _each((TAKE_ALL, LEAVE)), forbids_ruby, facts_of_ruby),
    Phase.PLACE: Ask(
        "MT-5.3", _each((*PLACE.values(), PLACE_NOTHING)), forbids_placing, facts_of_placing
    ),
    Phase.ALARM: Ask("MT-8.2", _each((SET_ALARM, KEEP_ALARM)), forbids_alarm, facts_of_alarm),
    Phase.RECOVER: Ask("MT-8.7", ((RECOVER_ALARM, LET_ALARM_LIE),), forbids_nothing, no_facts),
    Phase.MOVE: Ask("MT-6.2", _BOX_MOVES, forbids_move, facts_of_move),
    Phase.BOOTY: Ask("MT-7.4", _each(PICK.values()), forbids_pick, facts_of_pick),
    Phase.CONFISCATE: Ask("MT-12.2", _each(PICK.values()), forbids_pick, facts_of_pick),
    Phase.OVER: Ask("MT-13.1", (), forbids_nothing, no_facts),
}

_ANSWERS = {phase: frozenset(chain(*ask.groups)) for phase, ask in ASKS.items()}

_BY_ABILITY = {  # the paragraph behind a question about taking or placing, by character
    Phase.TAKE: ("MT-7.1", "MT-8.3", "MT-9.4", "MT-10.1", "MT-11.1", "MT-12.1"),
    Phase.PLACE: ("MT-7.2", "MT-8.1", "MT-9.1", "MT-10.3", "MT-11.6", "MT-12.1"),
}


_remembered: dict[tuple[Phase, Hashable], tuple[Action, ...]] = {}
_MOST_REMEMBERED = 20_000


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """List what a seat may do now, by index; nothing if it owes no decision."""
    if not owes_a_decision(state, seat):
        return ()
    ask = ASKS[state.phase]
    facts = (state.phase, ask.facts(state, seat))
    legal = _remembered.get(facts)
    if legal is None:
        if len(_remembered) >= _MOST_REMEMBERED:
            _remembered.clear()
        legal = _remembered[facts] = _unforbidden(ask, state, seat)
    return legal


def _unforbidden(ask: Ask, state: State, seat: int) -> tuple[Action, ...]:
    legal: list[Action] = []
    for group in ask.groups:
        if ask.forbids(state, seat, group[0]) is None:
            legal += group
    return tuple(legal)


def can_still_move(state: State, seat: int) -> bool:
    """Ask whether any move of the box is left in this turn or filling."""
    return legal_actions(state, seat) != _ONLY_DONE


_ONLY_DONE = (DONE,)


def rule_behind(state: State) -> Rule:
    """Name the paragraph that asks for the decision which the table waits for."""
    if state.phase in _BY_ABILITY:
        return _BY_ABILITY[state.phase][state.chosen[state.actor]]
    return ASKS[state.phase].rule


def require(state: State, seat: int, action: Action) -> None:
    """Refuse an action that some paragraph forbids now."""
    if type(seat) is not int or not owes_a_decision(state, seat):  # True is no seat
        raise _refusal(_rule_of_order(state, seat), state, seat, action)
    if action not in _ANSWERS[state.phase]:
        raise _refusal(_rule_against(state, action), state, seat, action)
    if (rule := ASKS[state.phase].forbids(state, seat, action)) is not None:
        raise _refusal(rule, state, seat, action)


def _refusal(rule: Rule, state: State, seat: int, action: Action) -> IllegalAction:
    return IllegalAction(
        rule,
        seat=seat,
        action=action.word,
        phase=state.phase.name.lower(),
        asked=list(state.deciders()),
    )


_RULE_OF_ORDER = {  # who decides; in a turn: MT-4.3
    Phase.FILL: "MT-3.6",
    Phase.PUT: "MT-3.6",
    Phase.FILL_MOVE: "MT-3.6",
    Phase.CHOOSE: "MT-4.1",
    Phase.RECOVER: "MT-8.7",
    Phase.BOOTY: "MT-7.4",
    Phase.CONFISCATE: "MT-12.2",
    Phase.OVER: "MT-13.1",
}


def _rule_of_order(state: State, seat: int) -> Rule:
    """Name the paragraph that says whose decision it is, for one who acts out of turn."""
    if state.phase is Phase.BOOTY and seat >= 0 and state.droppers >> seat & 1:
        return "MT-7.5"
    return _RULE_OF_ORDER.get(state.phase, "MT-4.3")


_AT_THE_DRAWER = Place | TakeAll | TakeOne | Look | SetAlarm


def _rule_against(state: State, action: Action) -> Rule:
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
    if isinstance(action, Place):
        again = character is Character.GEMOLOGIST and state.placed > 0
        return "MT-9.3" if again else _BY_ABILITY[Phase.PLACE][character]
    if isinstance(action, TakeAll | TakeOne):
        return _BY_ABILITY[Phase.TAKE][character]
    if isinstance(action, Look):
        return _LOOK_RULE[character]
    if isinstance(action, SetAlarm):
        return "MT-8.2"
    return rule_behind(state)
