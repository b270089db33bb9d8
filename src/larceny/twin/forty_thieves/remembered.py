"""What a memory adds to an observation: the fronts that the seat has seen before."""

from functools import partial

from larceny.games.forty_thieves.actions import SLOTS
from larceny.games.forty_thieves.jar_weights import Kind
from larceny.games.forty_thieves.pieces import COMBINATIONS, SQUARES

from ..ops import Word, both, only
from .fields import GLIMPSED, LIT, Moment
from .jar_notes import JarNotes, Kinds, read_notes
from .legal import hand_tiles
from .observing import front_number, seats_from
from .rows import SetRow
from .squares import spread
from .terms import Terms
from .tiles import NO_TILE


def write_remembered(row: SetRow, t: Moment, terms: Terms, viewer: Word) -> None:
    """Write what the viewer has seen, on the board and in the hands, and what he knows of jars."""
    seen, in_hands = t.seen_board[viewer], t.seen_hands[viewer]
    board, seats = list(t.board), seats_from(viewer, terms)

    def front(tile: Word, known: Word) -> Word:
        return only(both(known != 0, tile != NO_TILE), front_number(t, terms, tile) + 1)

    def on_board(tile: Word, square: Word) -> Word:
        return front(tile, (seen >> square) & 1)

    def in_hand(tile: Word, slot: Word) -> Word:
        return front(tile, (in_hands >> slot) & 1)

    for shown in row.each(on_board, board, range(SQUARES)):
        row.number(shown)
    tiles = [tile for seat in seats for tile in hand_tiles(t.hands[seat])]
    slots = [seat * SLOTS + slot for seat in seats for slot in range(SLOTS)]
    for shown in row.each(in_hand, tiles, slots):
        row.number(shown)
    notes = read_notes(t, viewer, terms)
    kinds = Kinds(notes, terms)
    by_kind = [row.each(partial(kinds.of, kind), board) for kind in Kind]
    for of_tile in zip(*by_kind, strict=True):
        for ways in of_tile:
            row.number(ways)
    for secret in (GLIMPSED, LIT):
        row.bits(t.seen_board[terms.players + secret] & ~seen, SQUARES)
    _write_contents(row, t, terms, notes)
    for known in row.each(lambda seat: t.seen_board[seat], seats):
        row.bits(known, SQUARES)


def _write_contents(row: SetRow, t: Moment, terms: Terms, notes: JarNotes) -> None:
    """Write what has come to light under each jar: of each role, what the deck says, and 1."""
    for role, met in enumerate(notes.met):
        if role == Kind.SPECIAL and not terms.specials:
            row.nothing(COMBINATIONS)
            continue
        first, second = t.deck.words[2 * role : 2 * role + 2]
        fours = (
            first,
            first >> 12,
            ((first >> 24) & 0o77) | (second << 6),
            second >> 6,
            second >> 18,
        )
        for at, values in enumerate(fours):
            there = spread((met >> 4 * at) & 15)
            row.four((_apart(values & 0o7777) + 0x0101_0101) & (there * 7))


def _apart(values: Word) -> Word:
    """Return four numbers of three bits as four bytes."""
    pairs = (values | (values << 10)) & 0x003F_003F
    return (pairs | (pairs << 5)) & 0x0707_0707
