"""What each paragraph forbids: for every question the facts it depends on, and the rule.

A function `facts_of_…` names all that the legality of an answer depends on; `forbids_…` names the
paragraph that forbids an answer, given these facts and nothing else. `legality` joins them.
"""

from typing import Final

from larceny.kernel.events import Seat
from larceny.kernel.legality import Rule

from .abilities import allowed_moves, owes_an_imitation, ruby_lies_open
from .actions import (
    Action,
    Choose,
    Look,
    MoveBox,
    Pick,
    PlaceImitation,
    Put,
    SetAlarm,
    TakeAll,
    TakeOne,
)
from .choices import BoxActions, BoxOrder, FillMoves
from .pieces import CHARACTERS, Character, Gems, Move, has
from .state import NOBODY, ON_SHEET, State

# Filling the box (MT-3) -------------------------------------------------------------------------


def facts_of_put(state: State, seat: Seat) -> int:
    """Name the diamonds that the share still holds."""
    return state.share


def forbids_put(share: int, action: Put) -> Rule | None:
    """No more diamonds than the share still holds (MT-3.7)."""
    return None if action.count <= share else "MT-3.7"


_FILL_MOVES_OWED: Final = {
    FillMoves.OPTIONAL: 0,
    FillMoves.AT_LEAST_ONE: 1,
    FillMoves.ROTATE_AND_FLIP: 2,
}


def facts_of_fill_move(state: State, seat: Seat) -> tuple[FillMoves, "MoveFacts"]:
    """Name the moves that are owed, and what moving the box depends on."""
    rules = state.rules
    moves = rules.box_actions, rules.box_order, True, state.rotations, state.flips
    return rules.fill_moves, moves


def forbids_fill_move(facts: tuple[FillMoves, "MoveFacts"], action: Action) -> Rule | None:
    """After filling, the box moves that the edition allows and asks for (MT-3.9)."""
    fill_moves, moves = facts
    _, _, _, rotations, flips = moves
    if not isinstance(action, MoveBox):
        return None if rotations + flips >= _FILL_MOVES_OWED[fill_moves] else "MT-3.9"
    if fill_moves is FillMoves.ROTATE_AND_FLIP:  # one rotation, then the flip, nothing else
        flip_is_due = rotations == 1
        in_order = (action.move is Move.FLIP) == flip_is_due and not flips
        return None if in_order else "MT-3.9"
    return forbids_move(moves, action)


# Choosing (MT-4) --------------------------------------------------------------------------------


def facts_of_choice(state: State, seat: Seat) -> int:
    """Name the cards in hand."""
    return state.hands[seat]


def forbids_choice(hand: int, action: Choose) -> Rule | None:
    """Only a card that is still in hand (MT-4.1)."""
    return None if hand >> action.character & 1 else "MT-4.1"


# Taking (MT-7, MT-10, MT-11) --------------------------------------------------------------------

LOOK_RULE: Final = ("MT-2.4", "MT-2.4", "MT-2.4", "MT-10.2", "MT-11.1", "MT-12.1")
"""LOOK_RULE[character]: the paragraph that says who looks further, and who does not."""


def facts_of_take(state: State, seat: Seat) -> tuple[int, Gems]:
    """Name the character, and the gems that lie in front."""
    return state.chosen[seat], state.front[state.upper(state.place)]


def forbids_take(facts: tuple[int, Gems], action: Action) -> Rule | None:
    """What the character may do with gems that lie in front (MT-7.1, MT-10.1, MT-11.1)."""
    character, lying = facts
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
        return LOOK_RULE[character]
    return None


def facts_of_ruby(state: State, seat: Seat) -> bool:
    """Say whether a ruby was found lying in the upper secret."""
    return ruby_lies_open(state)


def forbids_ruby(lies_open: bool, action: Action) -> Rule | None:
    """The ruby can be taken if it was found lying in the upper secret (MT-11.3, MT-11.4)."""
    return "MT-11.4" if isinstance(action, TakeAll) and not lies_open else None


# Placing (MT-1.4) -------------------------------------------------------------------------------

_DUTY_RULE: Final = {
    Character.SMUGGLER: "MT-7.2",
    Character.JEWELER: "MT-8.1",
    Character.GEMOLOGIST: "MT-9.1",
}

PlacingFacts = tuple[int, Gems, bool, bool]
"""The character, his white pillow, whether his ability is lost, and whether he must place."""


def facts_of_placing(state: State, seat: Seat) -> PlacingFacts:
    """Name who places, what he has, and what he owes."""
    return state.chosen[seat], state.white[seat], state.barred, owes_an_imitation(state)


def forbids_placing(facts: PlacingFacts, action: Action) -> Rule | None:
    """Place an imitation that one has; place none only where the edition lets one (MT-1.4)."""
    character, white, barred, owes = facts
    if isinstance(action, PlaceImitation):
        if barred and character == Character.MASTER_THIEF:
            return "MT-11.4"
        return None if has(white, action.kind) else "MT-1.4"
    return _DUTY_RULE[CHARACTERS[character]] if owes else None


# The alarm (MT-8) -------------------------------------------------------------------------------


def facts_of_alarm(state: State, seat: Seat) -> bool:
    """Say whether the alarm is on its sheet, and none lies in the drawer."""
    on_sheet = state.alarms[seat] == ON_SHEET
    return on_sheet and state.alarm_in(state.upper(state.place)) == NOBODY


def forbids_alarm(can_be_set: bool, action: Action) -> Rule | None:
    """Only an alarm that is on its sheet, and only one alarm a drawer (MT-8.2)."""
    return "MT-8.2" if isinstance(action, SetAlarm) and not can_be_set else None


# Moving the box (MT-6) --------------------------------------------------------------------------

MoveFacts = tuple[BoxActions, BoxOrder, bool, int, int]
"""How many moves and in which order, whether one has placed, rotations and flips made so far."""


def facts_of_move(state: State, seat: Seat) -> MoveFacts:
    """Name how many moves the turn may have, and those that were made."""
    rules = state.rules
    return rules.box_actions, rules.box_order, state.placed > 0, state.rotations, state.flips


def forbids_move(facts: MoveFacts, action: Action) -> Rule | None:
    """So many moves (MT-6.1), of the kinds and in the order of the edition (MT-6.2).

    Moves are never owed (MT-6.3).
    """
    if not isinstance(action, MoveBox):
        return None
    box_actions, box_order, placed, rotations, flips = facts
    if rotations + flips >= allowed_moves(box_actions, placed):
        return "MT-6.5" if box_actions is BoxActions.ONE else "MT-6.1"
    if box_order is BoxOrder.ANY_TWO:
        return None
    if action.move is Move.FLIP:
        return "MT-6.2" if flips else None
    if rotations or (flips and box_order is BoxOrder.ROTATE_THEN_FLIP):
        return "MT-6.2"
    return None


# Picking (MT-7.4, MT-12.2) ----------------------------------------------------------------------


def facts_of_pick(state: State, seat: Seat) -> Gems:
    """Name the gems on the red pillow."""
    return state.red


def forbids_booty(red: Gems, action: Pick) -> Rule | None:
    """A smuggler picks a gem that lies on the red pillow (MT-7.4)."""
    return None if has(red, action.kind) else "MT-7.4"


def forbids_confiscation(red: Gems, action: Pick) -> Rule | None:
    """A detective picks a gem that lies on the red pillow (MT-12.2)."""
    return None if has(red, action.kind) else "MT-12.2"
