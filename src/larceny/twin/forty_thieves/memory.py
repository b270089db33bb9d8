"""What a perfect memory knows: which tiles each seat has seen (as the environment's notebook).

Backs lie open, and tiles are moved before everybody's eyes, so each tile on the board and in the
hands can be followed. A seat has a bit for each of them: whether it has seen the front. What is
discarded is shuffled before it comes back, and nobody knows it then; what is known of jars even so
is in `jar_notes`. Everybody also remembers what somebody saw and did not have to show.
"""

from larceny.games.forty_thieves.pieces import VOYAGES

from ..ops import Flag, Word, number, one_at, only, where
from .fields import NOTES, Moment
from .jar_notes import note_seen, note_shuffled, words_of
from .legal import hand_tiles
from .looking import Looked
from .squares import swapped
from .terms import Terms
from .tiles import NO_TILE, SAPPHIRE, set_of, set_of_slots

TOLD = tuple(f"to_{whom}_{at}" for whom in ("all", "one") for at in range(NOTES))
"""What a step notes of tiles that were seen, in words of `jar_notes`."""


def remembers(t: Moment) -> bool:
    """Ask whether anything is remembered."""
    return hasattr(t, "seen_board")


def remember_decision(t: Moment, d: Moment, terms: Terms, pair: tuple[Word, Word]) -> None:
    """Remember what was seen, and follow the tiles that were moved."""
    here = one_at(d.square)
    own = d.peeked | only(d.stays_hidden, here)
    all_see = (d.looked ^ d.peeked) | only(d.steals, d.four) | only(d.stays_shown, here)
    for viewer in range(terms.players):
        board = swapped(t.seen_board[viewer], *pair) | all_see | only(t.active == viewer, own)
        mine = d.seat == viewer
        board, hands = _exchanged(d, board, t.seen_hands[viewer], shown=True, gained=mine)
        t.seen_board = t.seen_board.put(viewer, board)
        t.seen_hands = t.seen_hands.put(viewer, hands)
    glimpsed = swapped(t.glimpsed_board, *pair) | only(d.stays_hidden, here)
    t.glimpsed_board, t.glimpsed_hands = _exchanged(d, glimpsed, t.glimpsed_hands)
    lit = swapped(t.lit_board, *pair) | d.peeked
    t.lit_board, t.lit_hands = _exchanged(d, lit, t.lit_hands)
    swaps, opens = d.replaces | d.leads, d.plays | d.daggers | d.leads
    d.all_low, d.all_high = set_of((d.there, d.chosen), (d.stays_shown, opens))
    d.one_low, d.one_high = set_of((d.there,), (d.stays_hidden | swaps,))


def _exchanged(
    d: Moment, board: Word, hands: Word, shown: bool = False, gained: Flag = False
) -> tuple[Word, Word]:
    """Follow the tile that is laid, and the one that is gained; a Leader is laid `shown`."""
    swaps, in_hand = d.replaces | d.leads, d.seat * 3 + d.slot
    laid = (hands >> in_hand) & 1
    if shown:
        laid = where(d.leads, 1, laid)
    taken = where(gained, 1, (board >> d.square) & 1)
    new_board = (board & ~one_at(d.square)) | (laid << d.square)
    new_hands = (hands & ~one_at(in_hand)) | (taken << in_hand)
    board, hands = where(swaps, new_board, board), where(swaps, new_hands, hands)
    return board, _without_slots(hands, d.seat * 3, d.hand_left)


def tell_shown(t: Moment, d: Moment, tiles: list[Looked]) -> None:
    """Work out what is to be noted of tiles that were seen: by all, and by whose turn it is.

    Who looks at two tiles by a Lantern must show a Sapphire tile (FT-5.8).
    """
    hidden = [
        ((bit & d.peeked) != 0) & ~(front.special & (front.kind == SAPPHIRE))
        for bit, _, front in tiles
    ]
    found = tuple(front.tile for _, _, front in tiles)
    shown = set_of(found, tuple(~flag for flag in hidden))
    peeked = set_of(found, tuple(hidden))
    to_all = words_of((d.all_low | shown[0], d.all_high | shown[1]))
    to_one = words_of((d.one_low | peeked[0], d.one_high | peeked[1]))
    d.__dict__.update(zip(TOLD, (*to_all, *to_one), strict=True))


def remember_shown(t: Moment, d: Moment, terms: Terms) -> None:
    """Note it."""
    words = [getattr(d, name) for name in TOLD]
    told = list(zip(words[:NOTES], words[NOTES:], strict=True))
    for viewer in range(terms.players):
        looks = t.active == viewer
        note_seen(t, viewer, [to_all | only(looks, to_one) for to_all, to_one in told])


def remember_drawing(t: Moment, terms: Terms, shuffled: Flag) -> None:
    """Note that the discards were shuffled, if they were; and what was drawn.

    It is in the hand of whoever drew. If Sinbad has come, everybody has a new hand, and what was
    drawn before may be in the one that was passed on.
    """
    if not remembers(t):
        return
    note_shuffled(t, t.discards.words, shuffled, terms)
    there = (t.active + VOYAGES) % terms.players if terms.tales else t.active
    drawn = _seen_in_hand(t, t.active, there)
    for viewer in range(terms.players):
        note_seen(t, viewer, [only(t.active == viewer, one) for one in drawn])
        if terms.tales:
            note_seen(t, viewer, _seen_in_hand(t, viewer, viewer))


def _seen_in_hand(t: Moment, viewer: Word, seat: Word) -> list[Word]:
    """Return the notes of who has seen what a viewer has of a hand."""
    return words_of(set_of_slots(hand_tiles(t.hands[seat]), t.seen_hands[viewer] >> 3 * seat))


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
    t.glimpsed_board, t.lit_board = t.glimpsed_board & ~squares, t.lit_board & ~squares


def remember_draw(t: Moment, kept: Flag, slot: Word) -> None:
    """Remember the front of a tile that one has drawn (FT-4.2)."""
    if remembers(t):
        bit = number(kept) << (t.active * 3 + slot)
        t.seen_hands = t.seen_hands.put(t.active, t.seen_hands[t.active] | bit)


def remember_sinbad(t: Moment, terms: Terms, sinbad: Flag) -> None:
    """Follow the hands that go round, and look at one's own (FT-11.9)."""
    if not remembers(t):
        return
    for name in ("glimpsed_hands", "lit_hands"):
        hands = getattr(t, name)
        setattr(t, name, where(sinbad, _passed_on(hands, terms), hands))
    for viewer in range(terms.players):
        hands = t.seen_hands[viewer]
        passed = _passed_on(hands, terms)
        for slot, tile in enumerate(hand_tiles(t.hands[viewer])):
            passed = passed | (number(tile != NO_TILE) << (3 * viewer + slot))
        t.seen_hands = t.seen_hands.put(viewer, where(sinbad, passed, hands))


def _passed_on(hands: Word, terms: Terms) -> Word:
    """Follow the hands: each goes seven seats on."""
    passed: Word = 0
    for seat in range(terms.players):
        giver = (seat - VOYAGES) % terms.players
        passed = passed | (((hands >> 3 * giver) & 7) << 3 * seat)
    return passed
