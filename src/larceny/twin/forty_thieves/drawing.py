"""Drawing tiles: gaps are filled, hands drawn to three, the stack shown anew (FT-3.3, FT-4).

The stack is a set of which only the top is known, since only its back is seen: whatever comes after
it is drawn by lot when it is needed. That is as good as a shuffled stack, and a shuffle of the
discards is a change of sets.

There are always tiles left, and one shuffle is enough: at most 16 tiles lie on the board, 12 are in
hands and 8 in hoards, and there are 60, or 40 without the special ones.
"""

from larceny.games.forty_thieves.state import After, Phase

from ..chance import scaled
from ..layout import Lanes
from ..masks import count, nth
from ..ops import Flag, Word, either, number, only, where
from .fields import Moment
from .memory import remember_drawing, remembers
from .squares import lowest, with_tile
from .tales import hands_passed, merchant_comes
from .terms import EVERY_SQUARE, Terms
from .tiles import FIRST_GOLD, GENIE, MERCHANT, NO_TILE, SINBAD

_DRAWING, _ACTION, _STEAL, _REPLACED = (
    int(after) for after in (After.DRAWING, After.ACTION, After.STEAL, After.REPLACED)
)
_THEN = _REPLACED + _STEAL  # this less REPLACED is STEAL, this less LED is ACTION


def drawing(t: Moment, terms: Terms) -> tuple[str, ...]:
    """Name what happens while tiles are drawn, besides the state."""
    told = ("after", "in_discards", "left", "mine", "shuffled")
    return (*told, "passed_on", "sinbad") if terms.tales and remembers(t) else told


def begin_to_draw(t: Moment, d: Moment, sinbad: Flag) -> None:
    """Look at what there is to draw from, and for whose hand; Sinbad may have come before."""
    d.mine = t.hands[t.active]
    d.left = count(t.pile.words)
    d.in_discards = count(t.discards.words)
    d.shuffled = t.turn != t.turn
    d.sinbad, d.passed_on = sinbad, 0


def have_drawn(t: Moment, d: Moment, terms: Terms) -> None:
    """Put things back, and go on."""
    t.hands = t.hands.put(t.active, d.mine)
    remember_drawing(t, d, terms)
    discards = tuple(where(d.shuffled, 0, word) for word in t.discards.words)
    t.discards = Lanes(discards, t.discards.form)
    if terms.gaps:
        d.unfilled = (t.to_fill | t.fill_later) != 0
    else:
        d.unfilled = t.to_fill != 0
    go_on(t, d)


def wants_tile(d: Moment) -> Flag:
    """Ask whether the hand is drawn to: to three, or for a golden tile (FT-4.2, FT-11.2)."""
    return ((d.after == _DRAWING) | (d.after >= _REPLACED)) & ((d.mine >> 12) == NO_TILE)


def draw_tile(t: Moment, d: Moment, terms: Terms, lot: Word) -> None:
    """Draw a tile for the first gap, else for the hand, else as the new top of the stack."""
    if terms.gaps:
        first_filled = t.to_fill == 0
        t.to_fill = where(first_filled, t.fill_later, t.to_fill)
        t.fill_later = where(first_filled, 0, t.fill_later)
    fills = t.to_fill != 0
    to_hand = wants_tile(d) & ~fills
    draws = fills | to_hand
    shuffle_discards(t, d, draws & (d.left == 0))
    by_lot = nth(t.pile.words, scaled(lot, d.left)) & 63
    tile = where(t.top != NO_TILE, t.top, by_lot)
    take_from_pile(t, tile, draws)
    shown = only(d.left != 0, tile)
    d.left = d.left - number(draws)
    t.top = where(draws, NO_TILE, shown)
    square = lowest(t.to_fill)
    t.board = Lanes(with_tile(t.board.words, square, tile), t.board.form)
    t.to_fill = t.to_fill ^ square
    if terms.tales:
        golden = to_hand & (tile >= FIRST_GOLD)
        keep(t, d, tile, to_hand & ~golden)
        act_drawn(t, d, terms, only(golden, tile & 3))
    else:
        keep(t, d, tile, to_hand)


def shuffle_discards(t: Moment, d: Moment, shuffles: Flag) -> None:
    """Shuffle the discards to be the stack, once it is empty (FT-4.3)."""
    both_piles = zip(t.discards.words, t.pile.words, strict=True)
    pile = tuple(where(shuffles, thrown, left) for thrown, left in both_piles)
    t.pile = Lanes(pile, t.pile.form)
    d.left = where(shuffles, d.in_discards, d.left)
    d.shuffled = d.shuffled | shuffles


def take_from_pile(t: Moment, tile: Word, flag: Flag) -> None:
    """Take a tile out of the stack."""
    one = number(flag) << (tile & 31)
    upper = tile >= 32
    low, high = t.pile.words
    t.pile = Lanes((low ^ where(upper, 0, one), high ^ where(upper, one, 0)), t.pile.form)


def keep(t: Moment, d: Moment, tile: Word, kept: Flag) -> None:
    """Take a tile to the hand; one is enough for a golden tile that was gained (FT-11.2)."""
    slot = number(d.mine != 0) + number(d.mine > 63)
    d.mine = d.mine | (only(kept, tile) << (slot * 6))
    d.after = where(kept & (d.after >= _REPLACED), _THEN - d.after, d.after)


def act_drawn(t: Moment, d: Moment, terms: Terms, tile: Word) -> None:
    """Let a golden tile act that was drawn (FT-11.2); the Genie waits for a wish."""
    t.gone = t.gone | (number(tile != 0) << ((tile - 1) & 3))
    merchant_comes(t, terms, tile == MERCHANT)
    sinbad = tile == SINBAD
    if remembers(t):
        d.sinbad, d.passed_on = either(d.sinbad, sinbad), where(sinbad, d.mine, d.passed_on)
    t.hands = hands_passed(t.hands.put(t.active, d.mine), terms, sinbad)
    d.mine = t.hands[t.active]
    wait_for_wish(t, d, tile == GENIE)


def wait_for_wish(t: Moment, d: Moment, genie: Flag) -> None:
    """Let the Genie grant one wish; how the turn goes on is told after it (FT-11.7)."""
    t.after = where(genie, d.after, t.after)
    t.phase = where(genie, int(Phase.WISH), t.phase)
    t.asked = where(genie, t.active, t.asked)
    d.after = where(genie, int(After.NOTHING), d.after)


def go_on(t: Moment, d: Moment) -> None:
    """Ask for the next phase, once everything is drawn; with nothing to glimpse, act (FT-5.1)."""
    d.unfinished = d.unfilled | wants_tile(d)
    asks = (d.after != int(After.NOTHING)) & ~d.unfinished
    glimpses = (d.after == _DRAWING) & (t.face_up != EVERY_SQUARE)
    steals = (d.after == _STEAL) | (d.after == _REPLACED)
    phase = where(glimpses, int(Phase.GLIMPSE), where(steals, int(Phase.STEAL), int(Phase.ACTION)))
    t.phase = where(asks, phase, t.phase)
    t.asked = where(asks, t.active, t.asked)
