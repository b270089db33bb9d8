"""The golden tiles of Three Tales: the merchant, the Genie, Sinbad (FT-11)."""

from larceny.games.forty_thieves.choices import MerchantCorner
from larceny.games.forty_thieves.pieces import CENTRE, CORNERS, VOYAGES
from larceny.games.forty_thieves.state import MERCHANT_STAYS, Ending

from ..layout import Lanes
from ..ops import Flag, U, Word, bit, number, one_at, only, where
from .fields import Moment
from .legal import AT_WISH
from .memory import remembers
from .spoils import of_seat, taken_away
from .terms import Terms
from .tiles import FIRST_SPECIAL, GENIE, MERCHANT, SINBAD, special_bit

_EYES, _TURN, _MERCHANT = range(3)
_CORNERS = sum(gem << 4 * i for i, gem in enumerate(CORNERS))


def wish(t: Moment, d: Moment, terms: Terms) -> None:
    """Make a wish, or none (FT-11.7)."""
    wishes = [d.wishes & (d.action == AT_WISH + number_) for number_ in range(3)]
    t.again = t.again | wishes[_TURN]
    t.won = t.won.add(t.active, only(wishes[_MERCHANT], t.loot))
    for name in ("loot", "merchant_turn", "merchant_start"):
        setattr(t, name, where(wishes[_MERCHANT], 0, getattr(t, name)))
    wish_eyes_away(t, d, terms, wishes[_EYES])
    d.after = where(d.wishes, t.after, d.after)
    t.after = where(d.wishes, 0, t.after)


def wish_eyes_away(t: Moment, d: Moment, terms: Terms, wishes: Flag) -> None:
    """Get rid of all one's Evil Eyes: tokens go back, tiles are discarded (FT-11.7)."""
    t.tokens = t.tokens.put(t.active, where(wishes, 0, t.tokens[t.active]))
    if not terms.specials:
        return
    mine = of_seat(t.eyes, t.active)
    for at in (24, 16, 8, 0):
        here = wishes & bit(mine, at + 7)
        d.discarded = d.discarded | only(here, special_bit(((t.eyes >> at) & 31) + FIRST_SPECIAL))
        t.eyes = taken_away(t.eyes, at, here)


def act_golden(t: Moment, d: Moment, terms: Terms) -> None:
    """Let golden tiles act one by one, until the Genie waits for a wish (FT-11.2)."""
    d.genie = t.golden != t.golden
    merchant, sinbad = d.genie, d.genie
    for _ in range(3):
        tile = only(~d.genie, t.golden & 3)
        merchant = merchant | (tile == MERCHANT)
        sinbad = sinbad | (tile == SINBAD)
        genie = tile == GENIE
        t.gone = t.gone | (number(tile != 0) << ((tile - 1) & 3))
        t.golden = where(d.genie, t.golden, t.golden >> 2)
        d.genie = d.genie | genie
    merchant_comes(t, terms, merchant)
    t.hands = hands_passed(t.hands, terms, sinbad)
    if remembers(t):
        d.sinbad = sinbad


def merchant_comes(t: Moment, terms: Terms, comes: Flag) -> None:
    """The merchant comes to his first corner (FT-11.3)."""
    start: Word = 0
    if terms.rules.merchant_corner is MerchantCorner.ACTIVE_SEAT:
        start = t.active * 2 if terms.players == 2 else t.active
    t.merchant_turn = where(comes, 1, t.merchant_turn)
    t.merchant_start = where(comes, start, t.merchant_start)


def hands_passed(hands: Lanes, terms: Terms, passes: Flag) -> Lanes:
    """Every hand goes seven seats on, clockwise (FT-11.9)."""
    words = hands.words
    passed = (words[(seat - VOYAGES) % terms.players] for seat in range(terms.players))
    moved = tuple(where(passes, new, old) for new, old in zip(passed, words, strict=True))
    return Lanes(moved, hands.form)


def merchant_at(t: Moment) -> Word:
    """Return the sapphire's place where the merchant stands, if he is there."""
    corner = (t.merchant_start + t.merchant_turn - 1) & 3
    return where(t.merchant_turn > len(CORNERS), int(CENTRE), (U(_CORNERS) >> (corner * 4)) & 15)


def merchant_ends_turn(t: Moment, d: Moment, ends: Flag) -> None:
    """Let the merchant take the sapphire where he stands, and walk on (FT-11.4, FT-11.5)."""
    walks = ends & (t.merchant_turn != 0) & (t.merchant_turn != MERCHANT_STAYS)
    taken = only(walks, one_at(merchant_at(t))) & t.gems
    takes = taken != 0
    t.gems = t.gems ^ taken
    t.loot = t.loot + number(takes)
    beaten = takes & (t.merchant_turn > len(CORNERS))
    last = takes & ~beaten & (t.gems == 0)
    d.over = d.over | beaten | last
    t.ending = where(beaten, int(Ending.MERCHANT), t.ending)
    t.ending = where(last, int(Ending.LAST_SAPPHIRE), t.ending)
    t.merchant_turn = t.merchant_turn + number(walks & ~d.over)
