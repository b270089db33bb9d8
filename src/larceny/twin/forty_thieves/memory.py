"""What a perfect memory knows: which tiles each seat has seen (as the environment's notebook).

Backs lie open, and tiles are moved before everybody's eyes, so each tile on the board and in the
hands can be followed. A seat has a bit for each of them: whether it has seen the front. What is
discarded is shuffled before it comes back, and nobody knows it then; what is known of jars even so
is in `jar_notes`. Everybody also remembers what somebody saw and did not have to show.

These are planes of 16 bits, two to a word, moved alike: one for each seat, then one for what was
glimpsed at, and one for what was lit by a Lantern.

    seen_board   a bit for each square            seen_hands   three bits for each seat
    2 players    0 1 │ glimpsed lit               3 players    0 1 │ 2 glimpsed │ lit
"""

from collections.abc import Iterable

from larceny.games.forty_thieves.actions import SLOTS
from larceny.games.forty_thieves.pieces import VOYAGES

from ..layout import Lanes
from ..ops import U, Word, number, one_at, only, where
from .fields import GLIMPSED, LIT, NOTES, Moment
from .jar_notes import note_seen, note_shuffled, words_of
from .legal import hand_tiles
from .looking import Looked
from .squares import BOTH, PLANE, swapped
from .terms import Terms
from .tiles import SAPPHIRE, set_of, set_of_all

TOLD = tuple(f"to_{whom}_{at}" for whom in ("all", "one") for at in range(NOTES))
"""What a step notes of tiles that were seen, in words of `jar_notes`."""


def remembers(t: Moment) -> bool:
    """Ask whether anything is remembered."""
    return hasattr(t, "seen_board")


def remember_decision(t: Moment, d: Moment, terms: Terms, pair: tuple[Word, Word]) -> None:
    """Remember what was seen, and follow the tiles that were moved."""
    moves, boards, hands = _Moves(d), [], []
    for at, (board, hand) in enumerate(zip(t.seen_board.words, t.seen_hands.words, strict=True)):
        seats = [seat for seat in (2 * at, 2 * at + 1) if seat < terms.players]
        seen = swapped(board, *pair) | _seen(t, d, terms, at, seats)
        gains = only(d.seat >> 1 == at, moves.swaps & one_at(_start(d.seat))) if seats else 0
        new_board, new_hand = moves.followed(seen, hand, gains, _ones(seats))
        boards.append(new_board)
        hands.append(new_hand)
    t.seen_board = Lanes(tuple(boards), t.seen_board.form)
    t.seen_hands = Lanes(tuple(hands), t.seen_hands.form)
    swaps, opens = d.replaces | d.leads, d.plays | d.daggers | d.leads
    d.all_low, d.all_high = set_of((d.there, d.chosen), (d.stays_shown, opens))
    d.one_low, d.one_high = set_of((d.there,), (d.stays_hidden | swaps,))


def _seen(t: Moment, d: Moment, terms: Terms, at: int, seats: list[int]) -> Word:
    """Return what is seen on the board in this decision, for the planes of a word."""
    here = one_at(d.square)
    glimpsed = only(d.stays_hidden, here)
    seen: Word = 0
    if seats:
        all_see = (d.looked ^ d.peeked) | only(d.steals, d.four) | only(d.stays_shown, here)
        own = only(t.active >> 1 == at, (d.peeked | glimpsed) << _start(t.active))
        seen = (all_see * _ones(seats)) | own
    for secret, squares in ((GLIMPSED, glimpsed), (LIT, d.peeked)):
        plane = terms.players + secret
        if plane >> 1 == at:
            seen = seen | (squares << _start(plane))
    return seen


def _start(plane: Word) -> Word:
    """Return at which bit of its word a plane begins."""
    return (plane & 1) * PLANE


def _ones(planes: Iterable[int]) -> int:
    """Return the lowest bit of each of some planes of a word."""
    return sum(1 << _start(plane) for plane in planes)


class _Moves:
    """How tiles move between the board and a hand in a decision: the same for every plane."""

    def __init__(self, d: Moment) -> None:
        first = d.seat * SLOTS
        self.square, self.slot = d.square, first + d.slot
        self.leads = d.leads
        self.swaps = only(d.replaces | d.leads, U(BOTH))
        self.other_squares, self.other_slots = (
            ~(self.swaps << at) for at in (self.square, self.slot)
        )
        self.without = [_without(d.hand_left, slot, first) for slot in (2, 1, 0)]

    def followed(self, board: Word, hands: Word, gains: Word, seats: int) -> tuple[Word, Word]:
        """Follow the tile that is laid, and the one that is gained; a Leader is laid face up."""
        laid = (hands >> self.slot) & self.swaps
        if self.leads is not False:
            laid = laid | only(self.leads, seats)
        taken = ((board >> self.square) & self.swaps) | gains
        board = (board & self.other_squares) | (laid << self.square)
        hands = (hands & self.other_slots) | (taken << self.slot)
        for stay, move in self.without:
            hands = (hands & stay) | ((hands >> 1) & move)
        return board, hands


def _without(slots: Word, slot: int, first: Word) -> tuple[Word, Word]:
    """Say which bits stay, and which come from their left, if a tile leaves its slot.

    The bits of a hand are 2 1 0; without slot 0 they are - 2 1, without slot 1 they are - 2 0.
    """
    leaves = ((slots >> slot) & 1) != 0
    change, move = 0b111 & -(1 << slot), 0b011 & -(1 << slot)
    changes, moves = (only(leaves, U(bits * BOTH) << first) for bits in (change, move))
    return ~changes, moves


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


def remember_drawing(t: Moment, d: Moment, terms: Terms) -> None:
    """Note what was shuffled and drawn, and follow the hands if they went round (FT-11.9).

    What is drawn is seen by whoever draws it. If Sinbad has come, everybody sees a new hand, and
    what was drawn before has been passed on.
    """
    if not remembers(t):
        return
    note_shuffled(t, t.discards.words, d.shuffled, terms)
    if not terms.tales:
        _see_hand(t, t.active, d.mine)
        drawn = words_of(set_of_all(hand_tiles(d.mine)))
        for viewer in range(terms.players):
            note_seen(t, viewer, [only(t.active == viewer, one) for one in drawn])
        return
    _follow_hands(t, d, terms)
    for viewer in range(terms.players):
        _see_hand(t, viewer, t.hands[viewer])
        passed_on = only(t.active == viewer, d.passed_on)
        tiles = (*hand_tiles(t.hands[viewer]), *hand_tiles(passed_on))
        note_seen(t, viewer, words_of(set_of_all(tiles)))


def _see_hand(t: Moment, seat: Word, hand: Word) -> None:
    """Let a seat see all tiles of its hand; they are on the left."""
    slots = where(hand >> 12 != 0, 0b111, where(hand >> 6 != 0, 0b011, number(hand != 0)))
    t.seen_hands = t.seen_hands.put(seat, t.seen_hands[seat] | (slots << (seat * SLOTS)))


def _follow_hands(t: Moment, d: Moment, terms: Terms) -> None:
    """Follow the hands if Sinbad has come: each has gone seven seats on (FT-11.9).

    The bits of the seats stand in a plane side by side, so all of them turn at once.
    """
    _see_hand(t, t.active, d.passed_on)
    whole, by = SLOTS * terms.players, SLOTS * (VOYAGES % terms.players)
    lower, upper = (U(((1 << bits) - 1) * BOTH) for bits in (whole - by, by))
    turned = tuple(
        where(d.sinbad, ((hands & lower) << by) | ((hands >> (whole - by)) & upper), hands)
        for hands in t.seen_hands.words
    )
    t.seen_hands = Lanes(turned, t.seen_hands.form)


def forget_lifted(t: Moment, squares: Word) -> None:
    """Forget what lay where tiles were taken off the board."""
    rest = ~(squares * BOTH)
    t.seen_board = Lanes(tuple(word & rest for word in t.seen_board.words), t.seen_board.form)
