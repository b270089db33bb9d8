"""What follows from the tokens of a position: who has acted, who is asked, where the rest is."""

from collections.abc import Iterable

from larceny.kernel.errors import InvalidNotation
from larceny.kernel.events import Seat, every_seat
from larceny.kernel.tuples import with_item

from ..pieces import (
    DIAMOND,
    EVERY_PLACE,
    PLACE_NAMES,
    RUBY,
    SAPPHIRE,
    Character,
    Gems,
    Place,
    diamonds,
    has,
    is_long,
    rubies,
    sapphires,
)
from ..ruleset import RUBIES
from ..state import NO_CARD, NOBODY, NOWHERE, Phase, State, diamonds_not_handed_out
from .standing import DIVIDING
from .texts import bits_of
from .tokens import FILLING
from .turns import TURN

# What follows from the tokens ---------------------------------------------------------------


def seat_everybody(state: State) -> None:
    """Work out who has acted, who acts next and who is asked."""
    phase = state.phase
    if phase in TURN:
        _seat_a_turn(state)
    elif phase in DIVIDING:
        last = Character.SMUGGLER if phase is Phase.BOOTY else Character.MASTER_THIEF
        state.acted = bits_of(state.in_card_order(Character.SMUGGLER, last))
        _require_open(state, every_seat(state.players))
        if not state.pickers:
            raise InvalidNotation("no-pickers", phase=phase.name.lower())
        state.asked = state.pickers[0]
    elif phase in FILLING and state.asked == NOBODY and (phase is not Phase.FILL or state.share):
        raise InvalidNotation("no-actor", phase=phase.name.lower())
    if (state.place != NOWHERE) != (phase in _WITH_OPEN_DRAWER):
        raise InvalidNotation("open-drawer", phase=phase.name.lower())
    if (state.ending is not None) != (phase is Phase.OVER):
        raise InvalidNotation("no-ending", phase=phase.name.lower())


_WITH_OPEN_DRAWER = (
    Phase.PUT,
    Phase.TAKE,
    Phase.RUBY,
    Phase.PLACE,
    Phase.ALARM,
    Phase.RECOVER,
)


def _stage(character: int) -> tuple[Character, Character]:
    """Name the characters that take their turns in the same part of the round (MT-4.3)."""
    if character == Character.SMUGGLER:
        return Character.SMUGGLER, Character.SMUGGLER
    return Character.JEWELER, Character.MASTER_THIEF


def _seat_a_turn(state: State) -> None:
    actor = state.actor
    if actor == NOBODY:
        raise InvalidNotation("no-actor", phase=state.phase.name.lower())
    character = state.chosen[actor]
    if character in (NO_CARD, Character.DETECTIVE) or not state.revealed >> actor & 1:
        raise InvalidNotation("actor-without-a-turn", seat=actor)
    first, last = _stage(character)
    order = state.in_card_order(first, last)
    before, after = order[: order.index(actor)], order[order.index(actor) + 1 :]
    if first is Character.JEWELER:
        before += state.in_card_order(Character.SMUGGLER, Character.SMUGGLER)
        _require_open(state, every_seat(state.players))
    else:
        _require_open(state, order)
    state.acted, state.queue = bits_of(before), after
    state.asked = actor
    if state.phase is Phase.RECOVER:
        state.asked = state.alarm_in(state.upper(state.place)) if state.place != NOWHERE else NOBODY
        if state.asked == NOBODY:
            raise InvalidNotation("no-alarm-to-recover", place=PLACE_NAMES[state.place])


def _require_open(state: State, seats: Iterable[Seat]) -> None:
    for seat in seats:
        if state.chosen[seat] == NO_CARD or not state.revealed >> seat & 1:
            raise InvalidNotation("card-not-turned-over", seat=seat)


# The rest -----------------------------------------------------------------------------------


def put_rest(state: State, place: Place, named: list[str], full_pillows: list[int]) -> None:
    """Put the gems that the line does not name somewhere, or take those it names too many.

    Diamonds and sapphires lie in the drawer that `rest` names. If the line names more than the box
    was filled with, the others come from the white pillows that it does not name, last seat
    first. Rubies lie below in long drawers that it does not name, then before the last seat.
    """
    if PLACE_NAMES[place] in named:
        raise InvalidNotation("rest-in-a-named-drawer", place=PLACE_NAMES[place])
    for kind, missing in _missing(state):
        if kind == RUBY:
            _put_rubies(state, missing, named)
        elif missing > 0:
            state.front[state.upper(place)] += missing * kind
        else:
            _take_from_white(state, kind, -missing, full_pillows)


def _missing(state: State) -> list[tuple[Gems, int]]:
    """Say how many gems of each kind are missing; less than none if there are too many."""
    rules, players, held = state.rules, state.players, state.all_gems()
    still_to_come = diamonds_not_handed_out(state)
    return [
        (DIAMOND, rules.diamonds_needed(players) - still_to_come - diamonds(held)),
        (SAPPHIRE, rules.sapphires_needed(players) - sapphires(held)),
        (RUBY, RUBIES - rubies(held)),
    ]


def _put_rubies(state: State, missing: int, named: list[str]) -> None:
    for place in EVERY_PLACE:
        if missing > 0 and is_long(state.drawer(place)) and PLACE_NAMES[place] not in named:
            state.rubies |= 1 << state.lower(place)
            missing -= 1
    state.black = with_item(state.black, -1, state.black[-1] + max(missing, 0) * RUBY)


def _take_from_white(state: State, kind: Gems, number: int, full_pillows: list[int]) -> None:
    """Take gems from full white pillows in turn, and leave at least one on each."""
    while number:
        givers = [
            seat
            for seat in reversed(full_pillows)
            if has(state.white[seat], kind) and state.white[seat] != kind
        ]
        if not givers:
            return
        for seat in givers[:number]:
            state.white = with_item(state.white, seat, state.white[seat] - kind)
            number -= 1
