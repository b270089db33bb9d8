"""The turn: how it begins and ends, the merchant's walk, the end of the game (FT-4, 9, 11)."""

from typing import Final

from larceny.kernel.events import Seat, clockwise, made_once

from ..events import EventLog, GameOver, MerchantCame, MerchantTook, TurnBegun, TurnEnded
from ..pieces import CORNERS
from ..scoring import scores, winners
from ..state import MERCHANT_STAYS, NOBODY, NOWHERE, After, Ending, Phase, State

# Events that come again and again are made once.
_turn_begun: Final = made_once(TurnBegun)
_turn_ended: Final = made_once(TurnEnded)


def ask(state: State, phase: Phase) -> None:
    """Ask the player whose turn it is."""
    state.phase, state.asked = phase, state.active


def begin_turn(state: State, seat: Seat, events: EventLog) -> None:
    """Begin a turn; with an empty hand there is nothing to decide before drawing (FT-4.2)."""
    state.turn += 1
    state.active = seat
    state.led = False
    if events is not None:
        events.append(_turn_begun(seat, state.turn))
    if state.hands[seat]:
        ask(state, Phase.DRAW)
    else:
        state.after = After.DRAWING


def end_turn(state: State, events: EventLog) -> None:
    """End the turn: the merchant takes and walks on, then the next player (FT-4.1, FT-11.4)."""
    if events is not None:
        events.append(_turn_ended(state.active))
    state.announced = NOWHERE
    if state.merchant_turn:
        merchant_ends_turn(state, events)
        if state.is_over():
            return
    if state.turn >= state.rules.turn_cap:
        end_game(state, Ending.TURN_CAP, events)
        return
    seat = state.active if state.again else clockwise(state.active, state.players)[1]
    state.again = False
    begin_turn(state, seat, events)


def merchant_ends_turn(state: State, events: EventLog) -> None:
    """Let the merchant take the sapphire where he stands, and walk on (FT-11.4, FT-11.5)."""
    if state.merchant_turn == MERCHANT_STAYS:
        return
    gem = state.merchant_at()
    if state.gems >> gem & 1:
        state.gems ^= 1 << gem
        state.loot += 1
        if events is not None:
            events.append(MerchantTook(gem))
        if state.merchant_turn > len(CORNERS):
            end_game(state, Ending.MERCHANT, events)
            return
        if not state.gems:
            end_game(state, Ending.LAST_SAPPHIRE, events)
            return
    state.merchant_turn += 1
    if events is not None:
        events.append(MerchantCame(state.merchant_at(), state.merchant_turn))


def end_game(state: State, ending: Ending, events: EventLog) -> None:
    """End the game, in the middle of a turn if need be, and count (FT-9)."""
    state.phase, state.asked, state.ending = Phase.OVER, NOBODY, ending
    state.announced = state.taking = NOWHERE
    state.claims = state.to_clear = 0
    state.led = state.again = False
    state.after = After.NOTHING
    if events is not None:
        events.append(GameOver(ending, scores(state), winners(state)))
