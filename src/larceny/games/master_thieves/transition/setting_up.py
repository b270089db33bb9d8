"""Setting up: rubies, cards, and the filling of the box (MT-3)."""

from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat, clockwise, every_seat

from ..actions import Action, MoveBox, Open, Put
from ..events import BoxMoved, DiamondsPut, Events, Fell, FillingBegun, RubiesPlaced, To
from ..legality import can_still_move
from ..pieces import (
    CARDS_OF_A_CHARACTER,
    CHARACTERS,
    DIAMOND,
    EVERY_GRAIN,
    MOVED,
    PLACE_OF_NAME,
    Move,
)
from ..ruleset import FallenInFilling, FillOrder, Ruleset
from ..state import NOBODY, NOWHERE, Phase, State, share_of
from .drawer import let_fall, opened, see
from .moving import move_box
from .round import begin_round, show_hands

SOUTH = tuple(PLACE_OF_NAME[name] for name in ("T.S", "M.S", "B.S"))


def deal(rules: Ruleset, players: int, chance: Chance) -> tuple[State, Events]:
    """Set the table: rubies, cards, imitations; then the filling begins."""
    rules.check_players(players)
    state = State(rules, players, chance)
    events: Events = []
    state.grains = tuple(chance.shuffle(EVERY_GRAIN))
    place_rubies(state, events)
    deal_cards(state, events)
    state.to_fill = clockwise(rules.first_player.drawn(players, chance), players)
    next_to_fill(state, events)
    return state, events


def place_rubies(state: State, events: Events) -> None:
    """Three rubies at the south; the box is turned over; three more at the south (MT-3.1)."""
    _put_rubies_in_the_south(state, events)
    state.box = MOVED[state.box][Move.FLIP]
    events.append(BoxMoved(None, Move.FLIP))
    _put_rubies_in_the_south(state, events)


def _put_rubies_in_the_south(state: State, events: Events) -> None:
    for place in SOUTH:
        state.rubies |= 1 << state.upper(place)
    events.append(RubiesPlaced(SOUTH))


def deal_cards(state: State, events: Events) -> None:
    """Of each character's eight cards, everybody draws one; the rest stay unseen (MT-3.2)."""
    cards = range(1, CARDS_OF_A_CHARACTER + 1)
    stacks = [state.chance.draw(cards, state.players) for _ in CHARACTERS]
    for seat in every_seat(state.players):
        state.numbers[seat] = tuple(stack[seat] for stack in stacks)
    show_hands(state, events)


# Filling the box (MT-3.5 … MT-3.9) ----------------------------------------------------------


def next_to_fill(state: State, events: Events) -> None:
    """Let the next player fill the box (MT-3.6), or begin the first round."""
    if not _next_share(state):  # everybody has filled, or no diamonds are left to share
        state.to_fill = ()
        begin_round(state, events)
    elif state.rules.fill_order is FillOrder.FREE:
        state.phase, state.asked = Phase.FILL, NOBODY
    else:
        begin_filling(state, state.to_fill[0], events)


def begin_filling(state: State, seat: Seat, events: Events) -> None:
    """Hand a player his share of the diamonds (MT-3.5)."""
    state.share = _next_share(state)
    state.to_fill = tuple(other for other in state.to_fill if other != seat)
    events.append(FillingBegun(seat, state.share))
    state.phase, state.asked = Phase.FILL, seat


def _next_share(state: State) -> int:
    """Count the diamonds of the next to fill; the first ones get the rest (MT-3.5)."""
    filler = state.players - len(state.to_fill)
    return share_of(state, filler) if state.to_fill else 0


def open_to_fill(state: State, seat: Seat, action: Open, events: Events) -> None:
    """Open a drawer to fill it; what is below falls (MT-3.7, MT-3.8)."""
    if state.asked == NOBODY:  # free order: he who opens first fills first
        begin_filling(state, seat, events)
    place = state.place = action.place
    events.append(opened(seat, place))
    fallen = let_fall(state, place)
    if fallen:
        if state.rules.fill_fallen is FallenInFilling.RED:
            state.red += fallen
            events.append(Fell(place, fallen, None, To.RED))
        else:
            state.front[state.upper(place)] += fallen
            events.append(Fell(place, fallen, None, To.DRAWER))
    see(state, seat, events)
    state.phase, state.asked = Phase.PUT, seat


def put(state: State, seat: Seat, action: Put, events: Events) -> None:
    """Put diamonds of the share on the upper side, and close the drawer (MT-3.7)."""
    state.share -= action.count
    state.front[state.upper(state.place)] += action.count * DIAMOND
    events.append(DiamondsPut(seat, state.place, action.count))
    state.place = NOWHERE
    state.phase = Phase.FILL if state.share else Phase.FILL_MOVE


def move_after_filling(state: State, seat: Seat, action: Action, events: Events) -> None:
    """Move the box after filling (MT-3.9)."""
    if isinstance(action, MoveBox):
        move_box(state, seat, action.move, events)
        if can_still_move(state, seat):
            return
    state.rotations = state.flips = 0
    next_to_fill(state, events)
