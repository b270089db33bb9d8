"""What the characters can do as the table stands: questions that several parts of the rules ask."""

from larceny.kernel.events import Viewer

from .choices import BoxActions, Duty, SeenBy, ShareIf, SmugglerTakes
from .pieces import Character
from .state import NOBODY, State

# At the open drawer (MT-5) ----------------------------------------------------------------------


def only_opener_looks_in(state: State) -> bool:
    """Ask whether the opener alone sees what lies in an open drawer (MT-5.4)."""
    return state.rules.drawers_seen_by is SeenBy.OPENER


def looks_in(state: State, viewer: Viewer) -> bool:
    """Ask whether a viewer sees what lies in the open drawer (MT-5.4)."""
    if state.rules.drawers_seen_by is SeenBy.ALL:
        return True
    opener = state.actor if state.actor != NOBODY else state.asked  # while filling: the filler
    return viewer == opener


def misopened(state: State, lying: bool) -> bool:
    """Ask whether what fell costs the ability: not if gems lie in front, where that is allowed.

    (MT-5.3, MT-5.5)
    """
    return state.fell and not (lying and state.rules.misopened_action)


# Taking (MT-7, MT-10, MT-11) --------------------------------------------------------------------


def is_ring(smugglers: int, detectives: int) -> bool:
    """Ask whether the smugglers form a ring: at least two, and more than the detectives."""
    return smugglers >= 2 and smugglers > detectives


def smugglers_share(state: State) -> bool:
    """Ask whether the smugglers divide the red pillow this round (MT-7.3)."""
    smugglers, detectives = state.count(Character.SMUGGLER), state.count(Character.DETECTIVE)
    if state.rules.share_if is ShareIf.RING:
        return is_ring(smugglers, detectives)
    return smugglers >= 1 and smugglers >= detectives


def decides_what_to_take(state: State, character: int) -> bool:
    """Ask whether a character may choose what he takes, instead of taking all that lies there.

    A smuggler outside a ring may, where the edition says so (MT-7.1); a thief, where taking is no
    duty (MT-10.1); a master thief always (MT-11.1).
    """
    if character == Character.SMUGGLER:
        takes_all = state.rules.smuggler_takes is SmugglerTakes.ALL_TO_RED or is_ring(
            state.count(Character.SMUGGLER), state.count(Character.DETECTIVE)
        )
        return not takes_all
    if character == Character.THIEF:
        return state.rules.thief_takes is Duty.MAY
    return character == Character.MASTER_THIEF


def ruby_lies_open(state: State) -> bool:
    """Ask whether the master thief has found a ruby that he may take (MT-11.3)."""
    return not state.barred and bool(state.rubies >> state.upper(state.place) & 1)


# Placing (MT-7.2, MT-8.1, MT-9.1, MT-11.6) ------------------------------------------------------


def can_place(state: State, character: int) -> bool:
    """Ask whether placing imitations belongs to what a character does (MT-11.6)."""
    if character == Character.MASTER_THIEF:
        return state.rules.master_thief_imitation
    return character <= Character.GEMOLOGIST


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


# Moving the box (MT-6) --------------------------------------------------------------------------


def allowed_moves(box_actions: BoxActions, placed: bool) -> int:
    """Count the box moves that end a turn (MT-6.1); filling counts as placing (MT-3.9)."""
    if box_actions is BoxActions.ONE:
        return 1
    return 2 if box_actions is BoxActions.TWO or placed else 1
