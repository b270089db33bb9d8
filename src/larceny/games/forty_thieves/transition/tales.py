"""The golden tiles of Three Tales: the merchant, the Genie, Sinbad (FT-11)."""

from collections.abc import Callable
from typing import Final

from larceny.kernel.events import Seat, by_seat, made_once
from larceny.kernel.tuples import with_item

from ..actions import Action, Wish, Wishes
from ..events import (
    EventLog,
    EyeDropped,
    GoldenActed,
    HandSeen,
    HandsPassed,
    MerchantCame,
    Passed,
    Wished,
)
from ..pieces import VOYAGES, Golden
from ..state import Phase, State, first_corner
from .turn import ask

_passed: Final = made_once(Passed)
_eye_dropped: Final = made_once(EyeDropped)


def act_golden(state: State, events: EventLog) -> bool:
    """Let the next golden tile act, and set it aside; say if it waits for a wish (FT-11.2)."""
    tile, *others = state.golden
    state.golden = tuple(others)
    state.gone += (tile,)
    front = state.deck[tile]
    if events is not None:
        events.append(GoldenActed(state.active, front))
    _TALES[front](state, events)
    return front == Golden.GENIE


def merchant(state: State, events: EventLog) -> None:
    """The merchant comes to his first corner (FT-11.3)."""
    state.merchant_turn = 1
    state.merchant_start = first_corner(state.rules, state.players, state.active)
    if events is not None:
        events.append(MerchantCame(state.merchant_at(), state.merchant_turn))


def genie(state: State, events: EventLog) -> None:
    """The Genie grants one wish, at once or never (FT-11.7)."""
    ask(state, Phase.WISH)


def sinbad(state: State, events: EventLog) -> None:
    """Every hand goes seven seats on, clockwise (FT-11.9)."""
    hands, players = state.hands, state.players
    state.hands = [hands[(seat - VOYAGES) % players] for seat in range(players)]
    if events is not None:
        events.append(HandsPassed())
    for seat, hand in by_seat(state.hands):
        if events is not None:
            events.append(HandSeen(seat, tuple([state.deck[tile] for tile in hand])))


_TALES: Final[dict[int, Callable[[State, EventLog], None]]] = {
    Golden.MERCHANT: merchant,
    Golden.GENIE: genie,
    Golden.SINBAD: sinbad,
}


def wish_or_pass(state: State, seat: Seat, action: Action, events: EventLog) -> None:
    """Make a wish, or none (FT-11.7)."""
    if not isinstance(action, Wish):
        if events is not None:
            events.append(_passed(seat, Phase.WISH))
        return
    loot = state.loot if action.wish is Wishes.MERCHANT else 0
    if events is not None:
        events.append(Wished(seat, action.wish, loot))
    if action.wish is Wishes.TURN:
        state.again = True
    elif action.wish is Wishes.EYES:
        wish_eyes_away(state, seat, events)
    else:
        state.won = with_item(state.won, seat, state.won[seat] + loot)
        state.loot = state.merchant_turn = state.merchant_start = 0


def wish_eyes_away(state: State, seat: Seat, events: EventLog) -> None:
    """Get rid of all one's Evil Eyes: tokens go back, tiles are discarded (FT-11.7)."""
    for _ in range(state.eye_tokens[seat]):
        if events is not None:
            events.append(_eye_dropped(seat, tile=False))
    for _ in state.eye_tiles[seat]:
        if events is not None:
            events.append(_eye_dropped(seat, tile=True))
    state.discards += state.eye_tiles[seat][::-1]
    state.eye_tokens = with_item(state.eye_tokens, seat, 0)
    state.eye_tiles = with_item(state.eye_tiles, seat, ())
