"""The golden tiles of Three Tales: the merchant, the Genie, Sinbad (FT-11)."""

from collections.abc import Callable

from larceny.kernel.events import Seat, by_seat

from ..actions import Action, Wish, Wishes
from ..events import (
    Events,
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


def act_golden(state: State, events: Events) -> bool:
    """Let the next golden tile act, and set it aside; say if it waits for a wish (FT-11.2)."""
    tile, *others = state.golden
    state.golden = tuple(others)
    state.gone += (tile,)
    front = state.deck[tile]
    events.append(GoldenActed(state.active, front))
    _TALES[front](state, events)
    return front == Golden.GENIE


def merchant(state: State, events: Events) -> None:
    """The merchant comes to his first corner (FT-11.3)."""
    state.merchant_turn = 1
    state.merchant_start = first_corner(state.rules, state.players, state.active)
    events.append(MerchantCame(state.merchant_at(), state.merchant_turn))


def genie(state: State, events: Events) -> None:
    """The Genie grants one wish, at once or never (FT-11.7)."""
    ask(state, Phase.WISH)


def sinbad(state: State, events: Events) -> None:
    """Every hand goes seven seats on, clockwise (FT-11.9)."""
    hands, players = state.hands, state.players
    state.hands = [hands[(seat - VOYAGES) % players] for seat in range(players)]
    events.append(HandsPassed())
    for seat, hand in by_seat(state.hands):
        events.append(HandSeen(seat, tuple([state.deck[tile] for tile in hand])))


_TALES: dict[int, Callable[[State, Events], None]] = {
    Golden.MERCHANT: merchant,
    Golden.GENIE: genie,
    Golden.SINBAD: sinbad,
}


def wish_or_pass(state: State, seat: Seat, action: Action, events: Events) -> None:
    """Make a wish, or none (FT-11.7)."""
    if not isinstance(action, Wish):
        events.append(Passed(seat, Phase.WISH))
        return
    loot = state.loot if action.wish is Wishes.MERCHANT else 0
    events.append(Wished(seat, action.wish, loot))
    if action.wish is Wishes.TURN:
        state.again = True
    elif action.wish is Wishes.EYES:
        wish_eyes_away(state, seat, events)
    else:
        state.won[seat] += loot
        state.loot = state.merchant_turn = state.merchant_start = 0


def wish_eyes_away(state: State, seat: Seat, events: Events) -> None:
    """Get rid of all one's Evil Eyes: tokens go back, tiles are discarded (FT-11.7)."""
    for _ in range(state.eye_tokens[seat]):
        events.append(EyeDropped(seat, tile=False))
    for _ in state.eye_tiles[seat]:
        events.append(EyeDropped(seat, tile=True))
    state.discards += reversed(state.eye_tiles[seat])
    state.eye_tokens[seat], state.eye_tiles[seat] = 0, ()
