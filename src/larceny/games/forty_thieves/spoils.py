"""What can be taken, and what else a theft has made (FT-6.5, FT-8.5 … FT-8.9, FT-10.4)."""

from typing import Final

from larceny.kernel.events import every_seat

from .actions import DROP_TILE, DROP_TOKEN, GIVE, PRIZES, ROB_GEM, ROB_MERCHANT, ROB_TILE, Action
from .choices import MerchantLoot
from .combinations import is_combination
from .pieces import EVERY_PLACE, GEMS, PLACE_BITS, PLACES, TOUCHING, Place, is_leader
from .state import ALL_GEMS, State

Bits = int

TARGETS: Final[tuple[Action, ...]] = (*PRIZES, DROP_TOKEN, DROP_TILE, *GIVE)
# The first nine are the sapphires on the board, in the same order as in `state.gems`.
BIT: Final = {action: 1 << number for number, action in enumerate(TARGETS)}


def prizes_anywhere(state: State) -> Bits:
    """Return every sapphire that can be had: on the board, in other hoards, the loot (FT-8.7)."""
    prizes = state.gems
    for seat in every_seat(state.players):
        if seat != state.active:
            if state.won[seat]:
                prizes |= BIT[ROB_GEM[seat]]
            if state.sapphire_tiles[seat]:
                prizes |= BIT[ROB_TILE[seat]]
    if state.loot:
        prizes |= BIT[ROB_MERCHANT]
    return prizes


def prizes_of_line(state: State, place: Place) -> Bits:
    """Return what a line takes: a sapphire that touches it, else any (FT-8.5 … FT-8.7)."""
    touching = state.gems & touching_bits(state, place)
    if not touching:
        return prizes_anywhere(state)
    if state.loot and state.rules.merchant_loot is MerchantLoot.ALWAYS:
        touching |= BIT[ROB_MERCHANT]
    return touching


def touching_bits(state: State, place: Place) -> Bits:
    """Return the places of sapphires that touch a line (FT-8.6)."""
    return sum(1 << gem for gem in TOUCHING[state.rules.touching][place - GEMS])


def those(bits: Bits) -> list[Action]:
    """List the targets that are meant by bits."""
    return [action for action, bit in BIT.items() if bits & bit]


def indirect(state: State, announced: Place) -> int:
    """Return the other combinations that now lie open, with a tile of the announced (FT-8.9)."""
    found = 0
    for place in EVERY_PLACE:
        bits = PLACE_BITS[place]
        if (
            place != announced
            and bits & PLACE_BITS[announced]
            and bits & ~state.face_up == 0
            and is_combination([state.front(square) for square in PLACES[place]])
        ):
            found |= 1 << place
    return found


def claimable(state: State) -> Bits:
    """Return the indirect thefts that can be claimed now (FT-8.9, FT-10.5).

    A line can be claimed in any case. A square needs its sapphire, or four Leaders around it.
    """
    lines = state.claims & ~ALL_GEMS
    squares = state.claims & state.gems
    if state.rules.leaders:
        for place in EVERY_PLACE[:GEMS]:
            if state.claims >> place & 1 and four_leaders(state, place):
                squares |= 1 << place
    return lines | squares


def four_leaders(state: State, place: Place) -> bool:
    """Ask whether four Leaders lie at a place (FT-10.4); Amulets do not count."""
    return state.rules.leaders and all(is_leader(state.front(s)) for s in PLACES[place])
