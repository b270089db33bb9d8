"""What a perfect memory knows: which tiles each seat has seen (as the environment's notebook).

Backs lie open, and tiles are moved before everybody's eyes, so each tile on the board and in the
hands can be followed. A seat has a bit for each of them: whether it has seen the front. What is
discarded is shuffled before it comes back, and nobody knows it then. Nothing is concluded from
jars: the environment leaves that to the learner, and so does this.
"""

from larceny.games.forty_thieves.pieces import VOYAGES

from ..ops import Flag, Word, number, one_at, only, where
from .fields import Moment
from .legal import hand_tiles
from .squares import swapped
from .terms import Terms
from .tiles import NO_TILE


def remembers(t: Moment) -> bool:
    """Ask whether anything is remembered."""
    return hasattr(t, "seen_board")


def remember_decision(t: Moment, d: Moment, terms: Terms, pair: tuple[Word, Word]) -> None:
    """Remember what was seen, and follow the tiles that were moved."""
    here, swaps = one_at(d.square), d.replaces | d.leads
    own = d.peeked | only(d.stays_hidden, here)
    all_see = (d.looked ^ d.peeked) | only(d.steals, d.four) | only(d.stays_shown, here)
    in_hand = d.seat * 3 + d.slot
    for viewer in range(terms.players):
        board = swapped(t.seen_board[viewer], *pair)
        board = board | all_see | only(t.active == viewer, own)
        hands = t.seen_hands[viewer]
        laid = where(d.leads, 1, (hands >> in_hand) & 1)
        gained = where(d.seat == viewer, 1, (board >> d.square) & 1)
        new_board = (board & ~here) | (laid << d.square)
        new_hands = (hands & ~one_at(in_hand)) | (gained << in_hand)
        board, hands = where(swaps, new_board, board), where(swaps, new_hands, hands)
        t.seen_board = t.seen_board.put(viewer, board)
        t.seen_hands = t.seen_hands.put(viewer, _without_slots(hands, d.seat * 3, d.hand_left))


def _without_slots(hands: Word, first: Word, slots: Word) -> Word:
    """Forget tiles of one hand; the others move to the left."""
    hand = (hands >> first) & 7
    left = hand
    for slot in (2, 1, 0):
        before = (1 << slot) - 1
        shorter = (left & before) | ((left >> 1) & (7 ^ before))
        left = where(((slots >> slot) & 1) != 0, shorter, left)
    return hands ^ ((hand ^ left) << first)


def forget_lifted(t: Moment, terms: Terms, squares: Word) -> None:
    """Forget what lay where tiles were taken off the board."""
    for viewer in range(terms.players):
        t.seen_board = t.seen_board.put(viewer, t.seen_board[viewer] & ~squares)


def remember_draw(t: Moment, kept: Flag, slot: Word) -> None:
    """Remember the front of a tile that one has drawn (FT-4.2)."""
    if remembers(t):
        bit = number(kept) << (t.active * 3 + slot)
        t.seen_hands = t.seen_hands.put(t.active, t.seen_hands[t.active] | bit)


def remember_sinbad(t: Moment, terms: Terms, sinbad: Flag) -> None:
    """Follow the hands that go round, and look at one's own (FT-11.9)."""
    if not remembers(t):
        return
    for viewer in range(terms.players):
        hands = t.seen_hands[viewer]
        passed: Word = 0
        for seat in range(terms.players):
            giver = (seat - VOYAGES) % terms.players
            passed = passed | (((hands >> 3 * giver) & 7) << 3 * seat)
        for slot, tile in enumerate(hand_tiles(t.hands[viewer])):
            passed = passed | (number(tile != NO_TILE) << (3 * viewer + slot))
        t.seen_hands = t.seen_hands.put(viewer, where(sinbad, passed, hands))
