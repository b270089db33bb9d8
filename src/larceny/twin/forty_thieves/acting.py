"""The hand and the action: discard, replace, lead, interchange (FT-4.2, FT-6.2, 6.3, FT-10)."""

from larceny.games.forty_thieves.pieces import LEADER_SYMBOL
from larceny.games.forty_thieves.state import After, Phase

from ..layout import Lanes
from ..ops import Word, both, one_at, only, where
from .fields import Moment
from .legal import AT_INTERCHANGE, hand_tiles
from .looking import turn_down, wait_for_golden
from .squares import pair, swapped
from .terms import Terms
from .tiles import FIRST_GOLD, set_of_slots


def change_hand(t: Moment, d: Moment, terms: Terms) -> None:
    """Throw tiles away (FT-4.2, FT-5.3), play one, or take one from the board (FT-6.2)."""
    throws = where(d.at[Phase.DRAW], d.action, only(d.dagger_shown, 0b111))
    tiles = hand_tiles(d.mine)
    low, high = set_of_slots(tiles, throws)
    swaps = d.replaces | d.leads
    gained = d.there = t.board[d.square]
    golden = both(terms.tales, swaps, gained >= FIRST_GOLD)
    if terms.tales:
        wait_for_golden(t, gained, golden)
    else:
        golden = False
    leaves = swaps if golden is False else swaps & ~golden
    mine = d.mine ^ (only(leaves, d.chosen ^ gained) << (d.slot * 6))
    gone = d.plays | d.daggers if golden is False else d.plays | d.daggers | golden
    d.hand_left = throws | only(gone, one_at(d.slot))
    mine = without_slots(mine, d.hand_left)
    t.hands = t.hands.put(d.seat, mine)
    t.discards = Lanes((t.discards.words[0] | low, t.discards.words[1] | high), t.discards.form)
    t.board = t.board.put(d.square, where(swaps, d.chosen, gained))
    after_replacing = where(golden, int(After.REPLACED), int(After.STEAL))
    after_leading = where(golden, int(After.LED), int(After.ACTION))
    d.after = where(d.replaces, after_replacing, where(d.leads, after_leading, d.after))
    turn_down(t, terms, only(swaps, one_at(d.square)))
    if terms.leaders:
        lead(t, d)


def without_slots(hand: Word, slots: Word) -> Word:
    """Take tiles out of a hand; the others move to the left."""
    for slot in (2, 1, 0):
        before = (1 << 6 * slot) - 1
        shorter = (hand & before) | ((hand >> 6) & (0x3FFFF ^ before))
        hand = where(((slots >> slot) & 1) != 0, shorter, hand)
    return hand


def lead(t: Moment, d: Moment) -> None:
    """Lay a Leader face up (FT-10.2); one a turn (FT-10.3)."""
    here = only(d.leads, one_at(d.square))
    colour = ((d.chosen - 1) * 205 >> 10) & 3  # jars are 5 · colour + symbol
    for at in range(4):
        t.colours = t.colours.add(at, only(colour == at, here))
    t.symbols = t.symbols.add(int(LEADER_SYMBOL), here)
    t.face_up = t.face_up | here
    t.leaders_up = t.leaders_up | here
    t.led = t.led | d.leads


def interchange(t: Moment, d: Moment, terms: Terms) -> tuple[Word, Word]:
    """Let two adjacent tiles change places, face up or down as they are; say which (FT-6.3)."""
    first, second = pair(only(d.interchanges, d.action - AT_INTERCHANGE))
    differ = only(d.interchanges, t.board[first] ^ t.board[second])
    t.board = t.board.put(first, t.board[first] ^ differ)
    t.board = t.board.put(second, t.board[second] ^ differ)
    second = where(d.interchanges, second, first)

    def planes(lanes: Lanes) -> Lanes:
        return Lanes(tuple(swapped(word, first, second) for word in lanes.words), lanes.form)

    t.colours, t.symbols = planes(t.colours), planes(t.symbols)
    open_ = t.face_up | (t.leaders_up << 16) if terms.leaders else t.face_up
    open_ = swapped(open_, first, second)
    t.face_up = open_ & 0xFFFF
    if terms.leaders:
        t.leaders_up = open_ >> 16
    d.after = where(d.interchanges, int(After.STEAL), d.after)
    return first, second
