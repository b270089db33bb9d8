"""Setting up: rubies, cards, and the filling of the box (MT-3)."""

from typing import Final

from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat, clockwise, made_once

from ..actions import Action, MoveBox, Open, Put
from ..choices import FallenInFilling, FillOrder
from ..events import BoxMoved, DiamondsPut, EventLog, Events, Fell, FillingBegun, RubiesPlaced
from ..legality import can_still_move
from ..pieces import (
    CARDS_OF_A_CHARACTER,
    CHARACTERS,
    DIAMOND,
    EVERY_GRAIN,
    MOVED,
    PLACE_OF_NAME,
    Move,
    To,
)
from ..ruleset import Ruleset
from ..state import NOBODY, NOWHERE, Phase, State, share_of
from .drawer import let_fall, opened, see
from .moving import move_box
from .round import begin_round, show_hands

SOUTH: Final = tuple(PLACE_OF_NAME[name] for name in ("T.S", "M.S", "B.S"))

_box_moved: Final = made_once(BoxMoved)
_fell: Final = made_once(Fell)
_diamonds_put: Final = made_once(DiamondsPut)


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


def place_rubies(state: State, events: EventLog) -> None:
    """Three rubies at the south; the box is turned over; three more at the south (MT-3.1)."""
    _put_rubies_in_the_south(state, events)
    state.box = MOVED[state.box][Move.FLIP]
    if events is not None:
        events.append(_box_moved(None, Move.FLIP))
    _put_rubies_in_the_south(state, events)


def _put_rubies_in_the_south(state: State, events: EventLog) -> None:
    for place in SOUTH:
        state.rubies |= 1 << state.upper(place)
    if events is not None:
        events.append(RubiesPlaced(SOUTH))


def deal_cards(state: State, events: EventLog) -> None:
    """Of each character's eight cards, everybody draws one; the rest stay unseen (MT-3.2)."""
    cards = range(1, CARDS_OF_A_CHARACTER + 1)
    stacks = [state.chance.draw(cards, state.players) for _ in CHARACTERS]
    state.numbers = tuple(zip(*stacks, strict=True))
    show_hands(state, events)


# Filling the box (MT-3.5 … MT-3.9) ----------------------------------------------------------


def next_to_fill(state: State, events: EventLog) -> None:
    """Let the next player fill the box (MT-3.6), or begin the first round."""
    if not _next_share(state):  # everybody has filled, or no diamonds are left to share
        state.to_fill = ()
        begin_round(state, events)
    elif state.rules.fill_order is FillOrder.FREE:
        state.phase, state.asked = Phase.FILL, NOBODY
    else:
        begin_filling(state, state.to_fill[0], events)


def begin_filling(state: State, seat: Seat, events: EventLog) -> None:
    """Hand a player his share of the diamonds (MT-3.5)."""
    state.share = _next_share(state)
    state.to_fill = tuple(other for other in state.to_fill if other != seat)
    if events is not None:
        events.append(FillingBegun(seat, state.share))
    state.phase, state.asked = Phase.FILL, seat


def _next_share(state: State) -> int:
    """Count the diamonds of the next to fill; the first ones get the rest (MT-3.5)."""
    filler = state.players - len(state.to_fill)
    return share_of(state, filler) if state.to_fill else 0


def open_to_fill(state: State, seat: Seat, action: Open, events: EventLog) -> None:
    """Open a drawer to fill it; what is below falls (MT-3.7, MT-3.8)."""
    if state.asked == NOBODY:  # free order: he who opens first fills first
        begin_filling(state, seat, events)
    place = state.place = action.place
    if events is not None:
        events.append(opened(seat, place))
    fallen = let_fall(state, place)
    if fallen:
        if state.rules.fill_fallen is FallenInFilling.RED:
            state.red += fallen
            if events is not None:
                events.append(_fell(place, fallen, None, To.RED))
        else:
            state.front[state.upper(place)] += fallen
            if events is not None:
                events.append(_fell(place, fallen, None, To.DRAWER))
    see(state, seat, events)
    state.phase, state.asked = Phase.PUT, seat


def put(state: State, seat: Seat, action: Put, events: EventLog) -> None:
    """Put diamonds of the share on the upper side, and close the drawer (MT-3.7)."""
    state.share -= action.count
    state.front[state.upper(state.place)] += action.count * DIAMOND
    if events is not None:
        events.append(_diamonds_put(seat, state.place, action.count))
    state.place = NOWHERE
    state.phase = Phase.FILL if state.share else Phase.FILL_MOVE


def move_after_filling(state: State, seat: Seat, action: Action, events: EventLog) -> None:
    """Move the box after filling (MT-3.9)."""
    if isinstance(action, MoveBox):
        move_box(state, seat, action.move, events)
        if can_still_move(state, seat):
            return
    state.rotations = state.flips = 0
    next_to_fill(state, events)
