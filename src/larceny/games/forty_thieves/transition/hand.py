"""Building up one's hand (FT-4.2)."""

from typing import Final

from larceny.kernel.events import Seat, made_once

from ..actions import SLOTS, Discard, Slot
from ..deck import JAR_OF
from ..events import Discarded, Drew, EventLog, GoldenDrawn
from ..pieces import Golden
from ..state import After, Phase, State
from .tiles import next_tile
from .turn import ask

# Events that come again and again are made once.
_drew: Final = made_once(Drew)


def discard_and_draw(state: State, seat: Seat, action: Discard, events: EventLog) -> None:
    """Throw away what one does not want to keep, then draw to three (FT-4.2)."""
    discard(state, seat, action.slots, events)
    state.after = After.DRAWING


def discard(state: State, seat: Seat, slots: tuple[Slot, ...], events: EventLog) -> None:
    """Throw tiles of a hand away, jar up (FT-4.3)."""
    hand = state.hands[seat]
    thrown = tuple([hand[slot] for slot in slots])
    if thrown:
        state.discards += thrown
        state.hands[seat] = tuple([tile for tile in hand if tile not in thrown])
    if events is not None:
        events.append(Discarded(seat, slots, tuple([JAR_OF[tile] for tile in thrown])))


def draw_to_three(state: State, events: EventLog) -> None:
    """Draw until the hand is full or a golden tile comes up; then the glimpse (FT-4.2)."""
    while len(state.hands[state.active]) < SLOTS:
        if not draw(state, events):
            break
        if state.golden:
            state.after = After.DRAWING
            return
    begin_glimpse(state)


def draw(state: State, events: EventLog) -> bool:
    """Draw a tile; a golden one is shown and about to act (FT-11.2). Say if there was one."""
    tile = next_tile(state, events)
    if tile is None:
        return False
    seat, front = state.active, state.deck[tile]
    if front >= Golden.MERCHANT:
        state.golden += (tile,)
        if events is not None:
            events.append(GoldenDrawn(seat, front))
    else:
        state.hands[seat] += (tile,)
        if events is not None:
            events.append(_drew(seat, JAR_OF[tile], front))
    return True


def draw_for_golden(state: State, then: After, events: EventLog) -> None:
    """Draw a tile for a golden one that was gained by replacing (FT-11.2)."""
    if len(state.hands[state.active]) < SLOTS and draw(state, events) and state.golden:
        state.after = After.REPLACED if then is After.STEAL else After.LED
    else:
        state.after = then


def begin_glimpse(state: State) -> None:
    """Ask for the glimpse; where every tile lies open there is nothing to glimpse (FT-5.1)."""
    ask(state, Phase.GLIMPSE if state.face_down() else Phase.ACTION)
