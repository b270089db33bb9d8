"""Whether a turn that was set up by hand can have come to where it stands.

A drawer was opened, and the character did there what he may and must: one thing after the other,
each of which leaves something to be seen on the table or in the flags of the turn.
"""

from ..abilities import (
    allowed_moves,
    can_place,
    decides_what_to_take,
    only_opener_looks_in,
    owes_an_imitation,
)
from ..choices import AlarmAlone, Duty
from ..pieces import Character, Gems, diamonds, sapphires
from ..state import NO_CARD, NOBODY, NOWHERE, ON_SHEET, Phase, State
from .tokens import FLAGS

TURN = (Phase.OPEN, Phase.TAKE, Phase.RUBY, Phase.PLACE, Phase.ALARM, Phase.RECOVER, Phase.MOVE)
_AFTER_OPENING = TURN[1:]
_AFTER_PLACING = (Phase.ALARM, Phase.RECOVER, Phase.MOVE)
_AFTER_LOOKING = (Phase.RUBY, Phase.PLACE, Phase.RECOVER, Phase.MOVE)


def _played(state: State) -> int:
    """Name the character of the one whose turn it is, or none."""
    return NO_CARD if state.actor == NOBODY else state.chosen[state.actor]


def _count(handful: Gems) -> int:
    """Count diamonds and sapphires."""
    return diamonds(handful) + sapphires(handful)


def _lying(state: State) -> int:
    """Count the gems on the upper side of the open drawer."""
    return _count(state.front[state.upper(state.place)])


# The flags --------------------------------------------------------------------------------------


def flags_fit(state: State) -> bool:
    """What the flags say of this turn can be true together."""
    if state.phase not in _AFTER_OPENING:
        return not any(getattr(state, flag) for flag in FLAGS)
    return (
        _fall_fits(state)
        and _look_fits(state)
        and _emptiness_fits(state)
        and _alarm_that_was_set_fits(state)
    )


def _fall_fits(state: State) -> bool:
    """Gems that fell cost the ability, unless the slip is forgiven (MT-5.3, MT-5.5).

    Whose ability is lost closes the drawer at once; only a gemologist goes on (MT-9.2).
    """
    forgiving = state.rules.sticky_drawers > 0 and state.rules.misopened_action
    forgiven = state.fell and (state.looked or not state.barred)  # a look bars for its own reason
    if forgiven:
        return forgiving and not state.found_empty
    if not state.barred or state.looked:
        return True
    lay_something = state.phase is not Phase.MOVE and not state.found_empty
    if not state.fell or (lay_something and (forgiving or not state.rules.sticky_drawers)):
        return False
    if state.phase is Phase.RECOVER:  # an alarm above, and gems that fell from below
        return state.rules.sticky_drawers > 0
    return state.phase is Phase.MOVE or _played(state) == Character.GEMOLOGIST


def _look_fits(state: State) -> bool:
    """Only a master thief looks further, and without a ruby he leaves (MT-11.1, MT-11.4).

    Where he alone sees the drawer, he is asked all the same.
    """
    if not state.looked:
        return state.phase is not Phase.RUBY
    if _played(state) != Character.MASTER_THIEF or state.phase not in _AFTER_LOOKING:
        return False
    if state.phase not in (Phase.RUBY, Phase.PLACE):
        return True
    above, below = state.upper(state.place), state.lower(state.place)
    if state.rubies >> below & 1:
        return False  # it would have fallen (MT-11.5)
    ruby = bool(state.rubies >> above & 1)
    if state.barred:
        return not ruby and only_opener_looks_in(state)
    if state.phase is Phase.RUBY or ruby:
        return ruby
    return not _lying(state)  # taken, and the front gems with it (MT-11.3)


def _emptiness_fits(state: State) -> bool:
    """A drawer that was empty holds what was placed, and nothing else."""
    if state.place == NOWHERE:
        return not state.found_empty
    unplaced = _lying(state) - state.placed
    if unplaced < 0 or (state.found_empty and unplaced):
        return False
    character = _played(state)
    took_all = character == Character.SMUGGLER and not decides_what_to_take(state, character)
    return not (state.phase is Phase.PLACE and took_all and unplaced)  # all to red (MT-7.1)


def derive_emptiness(state: State) -> None:
    """Say that the drawer was empty where that follows: nobody can have taken anything from it."""
    nothing_taken = state.phase in (Phase.TAKE, Phase.RUBY, Phase.ALARM) or (
        state.phase in (Phase.PLACE, Phase.RECOVER)
        and _played(state) in (Character.JEWELER, Character.GEMOLOGIST)
    )
    if nothing_taken and _lying(state) == state.placed:
        state.found_empty = True


def _alarm_that_was_set_fits(state: State) -> bool:
    """A jeweler set his alarm as the last thing before he closed the drawer (MT-8.2)."""
    if not state.alarm_set:
        return True
    jeweler = state.phase is Phase.MOVE and _played(state) == Character.JEWELER
    return jeweler and not state.barred and state.alarms[state.actor] != ON_SHEET


# Imitations -------------------------------------------------------------------------------------


def _most_imitations(state: State) -> int:
    """Count the imitations that the character may place in a turn (MT-9.3)."""
    character = _played(state)
    if not can_place(state, character):
        return 0
    detectives = state.count(Character.DETECTIVE) if character == Character.GEMOLOGIST else 0
    return 1 + detectives


def placements_fit(state: State) -> bool:
    """As many are left as the character may place, less those that he has placed (MT-9.3)."""
    if state.phase is not Phase.PLACE:
        return not state.placements
    left = _most_imitations(state) - state.placed
    return state.placements == left > 0 and bool(state.white[state.actor])


def placed_fit(state: State) -> bool:
    """Imitations came from the white pillow, and as many as had to (MT-7.2, MT-8.1, MT-9.1)."""
    if not state.placed:
        return state.phase not in _AFTER_PLACING or not _has_failed_to_place(state)
    if state.phase not in (Phase.PLACE, *_AFTER_PLACING) or _lost_ability(state):
        return False
    on_white = _count(state.white[state.actor])
    enough = on_white + state.placed <= state.rules.imitations()
    return enough and state.placed <= _most_imitations(state)


def _lost_ability(state: State) -> bool:
    return state.barred and _played(state) != Character.GEMOLOGIST


def _has_failed_to_place(state: State) -> bool:
    """Ask whether an imitation was owed. Once the drawer is closed it may have been empty."""
    character = _played(state)
    if character == Character.SMUGGLER and state.phase is Phase.MOVE:
        owed = state.rules.smuggler_imitation is Duty.MUST
    else:
        owed = owes_an_imitation(state)
    return owed and not _lost_ability(state)


# The phase, and the moves -----------------------------------------------------------------------


def character_fits(state: State) -> bool:
    """The phase asks for something that the character can do in this edition."""
    rules, character = state.rules, _played(state)
    match state.phase:
        case Phase.TAKE:
            empty = state.found_empty and character != Character.MASTER_THIEF
            asked = not empty or only_opener_looks_in(state)
            return asked and decides_what_to_take(state, character)
        case Phase.RUBY:
            return character == Character.MASTER_THIEF
        case Phase.PLACE:
            return can_place(state, character)
        case Phase.ALARM:
            free = state.alarm_in(state.upper(state.place)) == NOBODY
            can_be_set = state.alarms[state.actor] == ON_SHEET
            asked = can_be_set and (free or only_opener_looks_in(state))
            return asked and character == Character.JEWELER
        case Phase.RECOVER:
            alone = not state.front[state.upper(state.place)]
            return alone and rules.alarm_alone is AlarmAlone.OWNER_MAY_RECOVER
        case _:
            return True


def moves_fit(state: State) -> bool:
    """The box is moved in a phase of its own, and not more often than is allowed (MT-6.1)."""
    moved = state.rotations + state.flips
    placed = state.placed > 0 or state.phase is Phase.FILL_MOVE
    may_move = state.phase in (Phase.MOVE, Phase.FILL_MOVE)
    return not moved or (may_move and moved <= allowed_moves(state.rules.box_actions, placed))


def droppers_fit(state: State) -> bool:
    """Smugglers of this round who have opened their drawer can have dropped gems (MT-7.5)."""
    smuggler = _played(state) == Character.SMUGGLER
    if smuggler and state.barred != bool(state.droppers >> state.actor & 1):
        return False
    in_turn = 1 << state.actor if smuggler else 0
    dropped = [seat for seat in range(state.players) if state.droppers >> seat & 1]
    return not state.droppers & ~(state.acted | in_turn) and all(
        state.chosen[seat] == Character.SMUGGLER for seat in dropped
    )
