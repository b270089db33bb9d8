"""Where tiles come from and where they go: stack, discards, gaps, hoards (FT-3.3, FT-4.3)."""

from typing import Final

from larceny.kernel.events import Seat, made_once
from larceny.kernel.tuples import with_item

from ..choices import GoldenGap
from ..deck import Tile, jar
from ..events import EventLog, Laid, SapphireTileKept, Shuffled
from ..pieces import EVERY_SQUARE, Golden, Special, Square
from ..state import GAP, State

_laid: Final = made_once(Laid)


def next_tile(state: State, events: EventLog) -> Tile | None:
    """Take the top of the stack; if it is empty, shuffle the discards first (FT-4.3, FT-4.4)."""
    if not state.stack:
        if not state.discards:
            return None
        state.stack, state.discards = tuple(state.chance.shuffle(state.discards)), ()
        if events is not None:
            events.append(Shuffled(len(state.stack)))
    tile = state.stack[-1]
    state.stack = state.stack[:-1]
    return tile


def fill_gaps(state: State, squares: int, events: EventLog) -> None:
    """Lay new tiles face down, unseen, from left to right and row by row (FT-3.3)."""
    for square in EVERY_SQUARE:
        if squares >> square & 1:
            tile = next_tile(state, events)
            if tile is not None:
                state.board[square] = tile
                state.gaps &= ~(1 << square)
                if events is not None:
                    events.append(_laid(square, jar(tile)))


def lift(state: State, square: Square) -> Tile:
    """Take a tile off the board; its place is a gap until it is filled."""
    tile = state.board[square]
    state.board[square] = GAP
    state.gaps |= 1 << square
    state.face_up &= ~(1 << square)
    return tile


def remove_shown(state: State, seat: Seat, squares: tuple[Square, ...], events: EventLog) -> None:
    """Clear away what does not stay once it is shown, and fill the gaps.

    Sapphire tiles go to the hoard (FT-5.4, FT-5.6); golden tiles are about to act (FT-11.2). Their
    gaps are filled now, or once they have acted.
    """
    fill_now = state.rules.golden_gap is GoldenGap.FILLED_FIRST
    gaps = 0
    for square in sorted(squares):
        front = state.front(square)
        if front == Special.SAPPHIRE:
            kept = (*state.sapphire_tiles[seat], lift(state, square))
            state.sapphire_tiles = with_item(state.sapphire_tiles, seat, kept)
            if events is not None:
                events.append(SapphireTileKept(seat, square))
            gaps |= 1 << square
        elif front >= Golden.MERCHANT:
            state.golden += (lift(state, square),)
            gaps |= fill_now << square
    if gaps:
        fill_gaps(state, gaps, events)


def fill_golden_gaps(state: State, events: EventLog) -> None:
    """Fill the gaps that golden tiles have left, once all of them have acted (FT-11.2)."""
    if state.gaps:
        fill_gaps(state, state.gaps, events)
