"""The action: replace, interchange, play a special tile, lead (FT-6, FT-10)."""

from typing import Final

from larceny.kernel.events import Seat, made_once

from ..actions import Action, Interchange, Lead, Play, Replace, Slot
from ..events import EventLog, Interchanged, Led, Passed, Replaced
from ..legality import legal_actions
from ..pieces import Golden, Special, Square
from ..state import After, Phase, State
from .daggers import aim, play_from_hand
from .turn import ask

# Events that come again and again are made once.
_interchanged: Final = made_once(Interchanged)
_passed: Final = made_once(Passed)


def act(state: State, seat: Seat, action: Action, events: EventLog) -> None:
    """Do one action, or none (FT-6.1); a Leader may come before it (FT-10.2)."""
    if isinstance(action, Replace):
        replace(state, seat, action, events)
    elif isinstance(action, Interchange):
        interchange(state, seat, action.squares, events)
        ask(state, Phase.STEAL)
    elif isinstance(action, Play):
        play(state, seat, action, events)
    elif isinstance(action, Lead):
        lead(state, seat, action, events)
    else:
        if events is not None:
            events.append(_passed(seat, Phase.ACTION))
        ask(state, Phase.STEAL)


def replace(state: State, seat: Seat, action: Replace, events: EventLog) -> None:
    """Lay a tile of the hand face down, and take the tile that was there (FT-6.2)."""
    slot, square = action.slot, action.square
    gained = state.deck[state.board[square]]
    lay_open = bool(state.face_up >> square & 1)
    state.face_up &= ~(1 << square)
    swap(state, seat, slot, square)
    if events is not None:
        events.append(Replaced(seat, slot, square, lay_open, gained))
    state.after = After.STEAL
    if gained >= Golden.MERCHANT:
        gain_golden(state, seat, slot, After.REPLACED)


def swap(state: State, seat: Seat, slot: Slot, square: Square) -> None:
    """Let a tile of the hand and a tile on the board change places."""
    hand, gained = state.hands[seat], state.board[square]
    state.board[square] = hand[slot]
    state.hands[seat] = (*hand[:slot], gained, *hand[slot + 1 :])


def gain_golden(state: State, seat: Seat, slot: Slot, after: After) -> None:
    """A golden tile that comes into the hand counts as drawn: it acts at once (FT-11.2)."""
    hand = state.hands[seat]
    state.golden += (hand[slot],)
    state.hands[seat] = hand[:slot] + hand[slot + 1 :]
    state.after = after


def interchange(state: State, seat: Seat, squares: tuple[Square, Square], events: EventLog) -> None:
    """Let two adjacent tiles change places; each stays face up or face down (FT-6.3)."""
    first, second = squares
    board = state.board
    board[first], board[second] = board[second], board[first]
    if (state.face_up >> first ^ state.face_up >> second) & 1:
        state.face_up ^= 1 << first | 1 << second
    if events is not None:
        events.append(_interchanged(seat, squares))


def lead(state: State, seat: Seat, action: Lead, events: EventLog) -> None:
    """Lay a Leader face up, take the tile that was there, and act again (FT-10.2, FT-10.3)."""
    slot, square = action.slot, action.square
    leader, gained = state.deck[state.hands[seat][slot]], state.deck[state.board[square]]
    lay_open = bool(state.face_up >> square & 1)
    state.face_up |= 1 << square
    swap(state, seat, slot, square)
    if events is not None:
        events.append(Led(seat, slot, square, lay_open, leader, gained))
    state.led = True
    state.after = After.ACTION
    if gained >= Golden.MERCHANT:
        gain_golden(state, seat, slot, After.LED)


def play(state: State, seat: Seat, action: Action, events: EventLog) -> None:
    """Play a special tile and name its target, if there is a choice (FT-5.7, FT-6.4)."""
    assert isinstance(action, Play)
    front = state.deck[state.hands[seat][action.slot]]
    play_from_hand(state, seat, action.slot, events)
    ask(state, Phase.PAIR if front == Special.LANTERN else Phase.TARGET)
    choices = legal_actions(state, seat)
    if len(choices) == 1:
        aim(state, seat, choices[0], events)
