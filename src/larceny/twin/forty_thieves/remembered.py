"""What a memory adds to an observation: the fronts that the seat has seen before."""

from larceny.games.forty_thieves.pieces import (
    COLOURS,
    COMBINATIONS,
    FRONT_NAMES,
    SPECIALS,
    SQUARES,
    SYMBOLS,
)

from ..ops import Word, where
from .fields import Moment
from .jar_notes import JarNotes, kinds_of, read_notes
from .legal import hand_tiles
from .observing import front_number
from .rows import SetRow
from .terms import Terms
from .tiles import FIRST_SPECIAL, NO_TILE, front_of, jar_of


def write_remembered(row: SetRow, t: Moment, terms: Terms, viewer: Word) -> None:
    """Write what the viewer has seen, on the board and in the hands, and what he knows of jars."""
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
    notes = read_notes(t, viewer, terms)
    for tile in t.board:
        for ways in kinds_of(notes, tile, jar_of(tile), terms):
            row.number(ways)
    row.bits(t.glimpsed_board & ~seen, SQUARES)
    row.bits(t.lit_board & ~seen, SQUARES)
    _write_contents(row, t, terms, notes)
    for _ in range(terms.players):
        row.bits(t.seen_board[seat], SQUARES)
        seat = where(seat == terms.players - 1, 0, seat + 1)


def _write_contents(row: SetRow, t: Moment, terms: Terms, notes: JarNotes) -> None:
    """Write what has come to light under each jar."""
    right, half, special = notes.met
    for jar in range(COMBINATIONS):
        symbol = front_of(t.deck, 1 + jar).symbol
        row.one_hot(symbol, len(SYMBOLS), ((right >> jar) & 1) != 0)
    for jar in range(COMBINATIONS):
        colour = front_of(t.deck, 1 + COMBINATIONS + jar).colour
        row.one_hot(colour, len(COLOURS), ((half >> jar) & 1) != 0)
    if not terms.specials:
        row.nothing(COMBINATIONS * len(SPECIALS))
        return
    for jar in range(COMBINATIONS):
        kind = front_of(t.deck, FIRST_SPECIAL + jar).kind
        row.one_hot(kind, len(SPECIALS), ((special >> jar) & 1) != 0)
