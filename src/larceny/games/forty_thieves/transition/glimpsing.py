"""The glimpse, and what the tiles do that come to light (FT-5)."""

from typing import Final

from larceny.kernel.events import Seat, made_once

from ..actions import EVERY_SLOT, Action, Glimpse, Pass, Reveal
from ..events import EventLog, Glimpsed, Named, Passed, Shown
from ..pieces import EVERY_SQUARE, GOLDEN, Front, Special, Square
from ..prohibitions import lit_by_lantern
from ..state import NOWHERE, After, Phase, State
from .acting import play
from .hand import discard
from .tiles import remove_shown
from .turn import ask

_LIGHT: Final = 3
"""How many neighbours a Lantern on the board lights (FT-5.5)."""

_glimpsed: Final = made_once(Glimpsed)
_passed: Final = made_once(Passed)
_named: Final = made_once(Named)


def glimpse_or_play(state: State, seat: Seat, action: Action, events: EventLog) -> None:
    """Glimpse at a tile, play a Lantern from the hand, or do neither (FT-5.1, FT-5.7)."""
    if isinstance(action, Glimpse):
        state.after = After.ACTION
        glimpse(state, seat, action.square, events)
    elif isinstance(action, Pass):
        if events is not None:
            events.append(_passed(seat, Phase.GLIMPSE))
        ask(state, Phase.ACTION)
    else:
        play(state, seat, action, events)


def glimpse(state: State, seat: Seat, square: Square, events: EventLog) -> None:
    """Look at a tile; some must be shown, and act (FT-5.2 … FT-5.5, FT-11.2)."""
    front = state.front(square)
    if not must_be_shown(front):
        if events is not None:
            events.append(_glimpsed(seat, square, False, front))
        return
    if events is not None:
        events.append(Shown(seat, (square,), (front,)))
    if front == Special.LANTERN:
        lantern(state, square, events)
    elif front == Special.DAGGER:
        dagger(state, seat, events)
    else:
        remove_shown(state, seat, (square,), events)


def must_be_shown(front: Front) -> bool:
    """Ask whether a tile that is glimpsed has to be shown to all (FT-5.3 … FT-5.5, FT-11.2)."""
    return front in _MUST_BE_SHOWN


_MUST_BE_SHOWN: Final = frozenset({Special.DAGGER, Special.SAPPHIRE, Special.LANTERN, *GOLDEN})


def dagger(state: State, seat: Seat, events: EventLog) -> None:
    """A Dagger on the board costs the whole hand (FT-5.3)."""
    if state.hands[seat]:
        discard(state, seat, EVERY_SLOT[: len(state.hands[seat])], events)


def lantern(state: State, square: Square, events: EventLog) -> None:
    """A Lantern on the board lights three of its neighbours; all, if there are no more (FT-5.5)."""
    state.lantern = square
    neighbours = lit_by_lantern(state, named=0)
    if neighbours.bit_count() > _LIGHT:
        state.after = After.NOTHING
        ask(state, Phase.REVEAL)
    else:
        state.lit = neighbours
        light(state, events)


def reveal(state: State, seat: Seat, action: Reveal, events: EventLog) -> None:
    """Name the neighbours one after the other; they are revealed together (FT-5.5)."""
    state.lit |= 1 << action.square
    if events is not None:
        events.append(_named(seat, action.square))
    if state.lit.bit_count() == _LIGHT:
        state.after = After.ACTION
        light(state, events)


def light(state: State, events: EventLog) -> None:
    """Show the lit tiles to all; Sapphires are kept, the rest has no effect (FT-5.6)."""
    squares = tuple(square for square in EVERY_SQUARE if state.lit >> square & 1)
    state.lantern, state.lit = NOWHERE, 0
    if squares:
        if events is not None:
            events.append(Shown(state.active, squares, tuple(state.front(s) for s in squares)))
        remove_shown(state, state.active, squares, events)
