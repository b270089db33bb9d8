"""Special tiles played from a hand, the Daggers against them, and what they do (FT-6, FT-7)."""

from collections.abc import Callable
from typing import Any, Final

from larceny.kernel.events import Seat, clockwise, made_once
from larceny.kernel.tuples import with_item

from ..actions import Action, Dagger, Drop, Give, Peek, Slot
from ..deck import Tile
from ..events import (
    Aimed,
    Cancelled,
    EventLog,
    EyeDropped,
    EyeGiven,
    Glimpsed,
    Passed,
    Played,
    Shown,
    Worked,
)
from ..pieces import Golden, Special
from ..state import After, Ending, Phase, State
from .taking import take
from .tiles import remove_shown
from .turn import end_game

_played: Final = made_once(Played)
_aimed: Final = made_once(Aimed)
_passed: Final = made_once(Passed)
_worked: Final = made_once(Worked)
_cancelled: Final = made_once(Cancelled)
_glimpsed: Final = made_once(Glimpsed)
_eye_dropped: Final = made_once(EyeDropped)
_eye_given: Final = made_once(EyeGiven)


def play_from_hand(state: State, seat: Seat, slot: Slot, events: EventLog) -> None:
    """Lay a special tile open on the table; it has no effect yet (FT-6.4)."""
    hand = state.hands[seat]
    state.hands[seat] = hand[:slot] + hand[slot + 1 :]
    state.chain += ((seat, hand[slot]),)
    if events is not None:
        events.append(_played(seat, slot, state.deck[hand[slot]]))


def aim(state: State, seat: Seat, target: Action, events: EventLog) -> None:
    """Name the target; then everybody else is asked for a Dagger (FT-6.4, FT-7.1)."""
    state.target = target
    if events is not None:
        events.append(_aimed(seat, target.word))
    ask_for_daggers(state, events)


def ask_for_daggers(state: State, events: EventLog) -> None:
    """Ask clockwise from the one who played last; whoever holds a tile is asked alike (FT-7.2)."""
    last = state.chain[-1][0]
    others = clockwise(last, state.players)[1:]
    state.to_ask = tuple(seat for seat in others if state.hands[seat])
    ask_next(state, events)


def ask_next(state: State, events: EventLog) -> None:
    """Ask the next one; once everybody has let it be, the chain is settled."""
    if state.to_ask:
        state.phase, state.asked = Phase.DAGGER, state.to_ask[0]
        state.to_ask = state.to_ask[1:]
    else:
        settle_chain(state, events)


def dagger_or_pass(state: State, seat: Seat, action: Action, events: EventLog) -> None:
    """Play a Dagger, which can itself be answered (FT-7.3), or let the tile be."""
    if isinstance(action, Dagger):
        play_from_hand(state, seat, action.slot, events)
        ask_for_daggers(state, events)
    else:
        if events is not None:
            events.append(_passed(seat, Phase.DAGGER))
        ask_next(state, events)


def settle_chain(state: State, events: EventLog) -> None:
    """Last in, first out: the special tile works if the Daggers cancel each other (FT-7.3)."""
    seat, tile = state.chain[0]
    front = state.deck[tile]
    daggers = len(state.chain) - 1
    works = daggers % 2 == 0
    stays = works and front == Special.EVIL_EYE  # in the hoard of the one who was given it
    state.discards += tuple([played for _, played in state.chain[1 if stays else 0 :]])
    target, state.target, state.chain = state.target, None, ()
    state.after = After.ACTION if front == Special.LANTERN else After.STEAL
    if works:
        if events is not None:
            events.append(_worked(seat, front))
        _EFFECTS[front](state, seat, tile, target, events)
    elif events is not None:
        events.append(_cancelled(seat, front))


def lantern(state: State, seat: Seat, tile: Tile, target: Peek, events: EventLog) -> None:
    """Peek at two tiles; only Sapphires and golden tiles are shown, and act (FT-5.8)."""
    for square in target.squares:
        front = state.front(square)
        if front == Special.SAPPHIRE or front >= Golden.MERCHANT:
            if events is not None:
                events.append(Shown(seat, (square,), (front,)))
        elif events is not None:
            events.append(_glimpsed(seat, square, True, front))
    remove_shown(state, seat, target.squares, events)


def sapphire(state: State, seat: Seat, tile: Tile, target: Action, events: EventLog) -> None:
    """Steal a sapphire; the last one on the board ends the game at once (FT-6.5, FT-9.1)."""
    take(state, seat, target, events)
    if not state.gems:
        end_game(state, Ending.LAST_SAPPHIRE, events)


def amulet(state: State, seat: Seat, tile: Tile, target: Drop, events: EventLog) -> None:
    """Get rid of an Evil Eye: a token, or the tile that came last (FT-6.6)."""
    if target.tile:
        eyes = state.eye_tiles[seat]
        state.eye_tiles = with_item(state.eye_tiles, seat, eyes[:-1])
        state.discards += eyes[-1:]
    else:
        state.eye_tokens = with_item(state.eye_tokens, seat, state.eye_tokens[seat] - 1)
    if events is not None:
        events.append(_eye_dropped(seat, target.tile))


def evil_eye(state: State, seat: Seat, tile: Tile, target: Give, events: EventLog) -> None:
    """Give the tile to an opponent, into his hoard (FT-6.7)."""
    eyes = (*state.eye_tiles[target.to], tile)
    state.eye_tiles = with_item(state.eye_tiles, target.to, eyes)
    if events is not None:
        events.append(_eye_given(seat, target.to))


_EFFECTS: Final[dict[int, Callable[[State, Seat, Tile, Any, EventLog], None]]] = {
    Special.LANTERN: lantern,
    Special.SAPPHIRE: sapphire,
    Special.AMULET: amulet,
    Special.EVIL_EYE: evil_eye,
}
