"""The attempt to steal: announced, judged, paid (FT-8, FT-10.4)."""

from typing import Final

from larceny.kernel.events import Seat, made_once
from larceny.kernel.tuples import with_item

from ..actions import Action, Steal
from ..combinations import is_combination
from ..events import Announced, Cleared, EventLog, Failed, Passed, Succeeded, TookAll
from ..pieces import (
    EVERY_SAPPHIRE,
    EVERY_SQUARE,
    PLACE_BITS,
    PLACES,
    Golden,
    Place,
    Sapphire,
    is_line,
)
from ..spoils import claimable, four_leaders, indirect, prizes_of_line, those
from ..state import NOWHERE, After, Ending, Phase, State
from .taking import take, take_gem
from .tiles import fill_gaps, lift, remove_shown
from .turn import ask, end_game

_failed: Final = made_once(Failed)
_passed: Final = made_once(Passed)
_succeeded: Final = made_once(Succeeded)


def steal_or_pass(state: State, seat: Seat, action: Action, events: EventLog) -> None:
    """Announce a theft and turn its four tiles up (FT-8.1), or end the turn."""
    state.after = After.END
    if not isinstance(action, Steal):
        if events is not None:
            events.append(_passed(seat, Phase.STEAL))
        return
    place = action.place
    deck, board = state.deck, state.board
    fronts = tuple([deck[board[square]] for square in PLACES[place]])
    if events is not None:
        events.append(Announced(seat, place, fronts))
    if is_combination(fronts):
        succeed(state, seat, place, events)
    else:
        fail(state, seat, place, events)


def fail(state: State, seat: Seat, place: Place, events: EventLog) -> None:
    """Turn the tiles down, and take an Evil Eye; then golden tiles act (FT-8.8, FT-11.2)."""
    state.face_up &= ~PLACE_BITS[place]
    state.eye_tokens = with_item(state.eye_tokens, seat, state.eye_tokens[seat] + 1)
    if events is not None:
        events.append(_failed(seat, place))
    if state.rules.three_tales:
        remove_golden(state, seat, place, events)


def remove_golden(state: State, seat: Seat, place: Place, events: EventLog) -> None:
    """Golden tiles that came to light in a failed theft act; the gaps are filled (FT-11.2)."""
    squares = tuple(s for s in PLACES[place] if state.front(s) >= Golden.MERCHANT)
    remove_shown(state, seat, squares, events)


def succeed(state: State, seat: Seat, place: Place, events: EventLog) -> None:
    """Leave the tiles face up, note what else they make, and take what was announced (FT-8.9)."""
    state.face_up |= PLACE_BITS[place]
    state.announced = place
    state.claims = indirect(state, place)
    state.after = After.NOTHING
    collect(state, seat, place, events)


def collect(state: State, seat: Seat, place: Place, events: EventLog) -> None:
    """Take what a theft pays: its sapphire, one for a line, all for four Leaders (FT-8.4, 8.5)."""
    if events is not None:
        events.append(_succeeded(seat, place))
    if four_leaders(state, place):
        take_all(state, seat, events)
    elif is_line(place):
        state.to_clear |= PLACE_BITS[place]
        choices = those(prizes_of_line(state, place))
        if len(choices) > 1:
            state.taking = place
            ask(state, Phase.TAKE)
            return
        if choices:
            take(state, seat, choices[0], events)
        next_claim(state, events)
    else:
        if state.gems >> place & 1:
            take_gem(state, seat, Sapphire(place), events)
        next_claim(state, events)


def take_all(state: State, seat: Seat, events: EventLog) -> None:
    """Four Leaders steal every sapphire on the board; the game is over (FT-10.4)."""
    gems = tuple(gem for gem in EVERY_SAPPHIRE if state.gems >> gem & 1)
    state.gems = 0
    state.won = with_item(state.won, seat, state.won[seat] + len(gems))
    if events is not None:
        events.append(TookAll(seat, gems))
    end_game(state, Ending.FOUR_LEADERS, events)


def take_for_line(state: State, seat: Seat, action: Action, events: EventLog) -> None:
    """Take a sapphire for the line (FT-8.5, FT-8.7)."""
    state.taking = NOWHERE
    take(state, seat, action, events)
    next_claim(state, events)


def next_claim(state: State, events: EventLog) -> None:
    """Offer what else can be claimed (FT-8.9); if there is nothing, finish (FT-8.10)."""
    if claimable(state):
        ask(state, Phase.CLAIM)
    else:
        finish(state, events)


def claim_or_pass(state: State, seat: Seat, action: Action, events: EventLog) -> None:
    """Claim an indirect theft, or no more (FT-8.9)."""
    if isinstance(action, Steal):
        state.claims ^= 1 << action.place
        collect(state, seat, action.place, events)
    else:
        if events is not None:
            events.append(_passed(seat, Phase.CLAIM))
        finish(state, events)


def finish(state: State, events: EventLog) -> None:
    """Discard the tiles of stolen lines and fill up, once; the turn is over (FT-8.10, FT-9.1)."""
    if state.to_clear:
        clear_lines(state, events)
    state.claims = 0
    if state.gems:
        state.after = After.END
    else:
        end_game(state, Ending.LAST_SAPPHIRE, events)


def clear_lines(state: State, events: EventLog) -> None:
    """Discard the tiles of stolen lines, and lay new ones (FT-8.10)."""
    bits, state.to_clear = state.to_clear, 0
    squares = tuple(square for square in EVERY_SQUARE if bits >> square & 1)
    state.discards += tuple([lift(state, square) for square in squares])
    if events is not None:
        events.append(Cleared(squares))
    fill_gaps(state, bits, events)
