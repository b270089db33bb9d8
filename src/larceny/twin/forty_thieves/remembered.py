"""What a memory adds to an observation: the fronts that the seat has seen before."""

from larceny.games.forty_thieves.pieces import FRONT_NAMES

from ..ops import Word, where
from .fields import Moment
from .legal import hand_tiles
from .observing import front_number
from .rows import SetRow
from .terms import Terms
from .tiles import NO_TILE, front_of


def write_remembered(row: SetRow, t: Moment, terms: Terms, viewer: Word) -> None:
    """Write the fronts on the board and in the hands that the viewer has seen."""
    seen = t.seen_board[viewer]
    for square, tile in enumerate(t.board):
        front = front_number(front_of(t.deck, tile), terms)
        row.one_hot(front, len(FRONT_NAMES), ((seen >> square) & 1) != 0)
    hands, seat = t.seen_hands[viewer], viewer
    for _ in range(terms.players):
        for slot, tile in enumerate(hand_tiles(t.hands[seat])):
            front = front_number(front_of(t.deck, tile), terms)
            known = ((hands >> (seat * 3 + slot)) & 1) != 0
            row.one_hot(front, len(FRONT_NAMES), known & (tile != NO_TILE))
        seat = where(seat == terms.players - 1, 0, seat + 1)
