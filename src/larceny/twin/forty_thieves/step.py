"""A decision and all that follows, up to the next one."""

from larceny.games.forty_thieves.state import After, Phase

from ..ops import Flag, Word, Words, both, only, where
from .acting import change_hand, interchange
from .cuts import Cuts
from .drawing import begin_to_draw, draw_tile, drawing, have_drawn, wait_for_wish
from .fields import Moment
from .legal import (
    AT_DAGGER,
    AT_GLIMPSE,
    AT_INTERCHANGE,
    AT_LEAD,
    AT_PASS,
    AT_PLAY,
    AT_REPLACE,
    AT_REVEAL,
    AT_STEAL,
)
from .looking import fronts, glimpse, lift, remove_shown
from .memory import TOLD, forget_lifted, remember_decision, remember_shown, remembers, tell_shown
from .playing import play, plays_nothing
from .spoils import prizes_anywhere
from .squares import squares_of
from .stealing import announce, collect
from .tales import act_golden, wish
from .terms import Terms
from .turn import end_turn


def decision(t: Moment, terms: Terms, action: Word, settled: Flag) -> Moment:
    """Read what an action means in the phase that asks for it."""
    at = {phase: both(t.phase == int(phase), settled) for phase in Phase}
    passes = action == AT_PASS
    acts, looks = at[Phase.ACTION], at[Phase.GLIMPSE]
    d = Moment(at=at, action=action, seat=t.asked, mine=t.hands[t.asked], settled=settled)
    d.glimpses = looks & (action < AT_PLAY)
    d.replaces = acts & (action >= AT_REPLACE) & (action < AT_LEAD)
    d.leads = acts & (action >= AT_LEAD) & (action < AT_INTERCHANGE) if terms.leaders else False
    d.interchanges = acts & (action >= AT_INTERCHANGE) & ~passes
    d.plays = (acts | looks) & (action >= AT_PLAY) & (action < AT_REPLACE)
    d.daggers = at[Phase.DAGGER] & ~passes
    d.steals = at[Phase.STEAL] & ~passes
    d.passes_theft = at[Phase.STEAL] & passes
    d.claims = at[Phase.CLAIM] & ~passes
    d.claims_no_more = at[Phase.CLAIM] & passes
    d.takes_prize, d.wishes = at[Phase.TAKE], at[Phase.WISH]
    if not terms.specials:
        d.plays = d.daggers = False
    swaps = d.replaces if d.leads is False else d.replaces | d.leads
    laid = action - (where(d.leads, AT_LEAD, AT_REPLACE))
    slot = where(swaps, laid >> 4, where(at[Phase.DAGGER], action - AT_DAGGER, action - AT_PLAY))
    d.slot = slot & 3
    d.square = where(swaps, laid, where(looks, action - AT_GLIMPSE, action - AT_REVEAL)) & 15
    d.chosen = (d.mine >> (d.slot * 6)) & 63
    d.place = only(d.steals | d.claims, action - AT_STEAL)
    d.four = squares_of(d.place)
    d.anywhere = prizes_anywhere(t, terms)
    d.after = where(looks & passes, int(After.ACTION), only(acts & passes, int(After.STEAL)))
    d.after = where(at[Phase.DRAW], int(After.DRAWING), d.after)
    return d


def choose(t: Moment, terms: Terms, action: Word, settled: Flag) -> Moment:
    """Do the first part of what was decided: all but a theft, and what comes to light."""
    d = decision(t, terms, action, settled)
    if terms.specials:
        play(t, d, terms)
    else:
        plays_nothing(d)
    glimpse(t, d, terms)
    change_hand(t, d, terms)
    pair = interchange(t, d, terms)
    if remembers(t):
        remember_decision(t, d, terms, pair)
    return d


def show(t: Moment, d: Moment, terms: Terms) -> None:
    """Show what a theft or a glimpse brings to light, and judge the theft."""
    d.lifted = d.to_fill = 0
    tiles = fronts(t, d.looked | only(d.steals, d.four))
    if remembers(t):
        tell_shown(t, d, tiles)
    fails = announce(t, d, terms, tiles)
    remove_shown(t, d, terms, tiles, fails)
    if terms.tales:
        wish(t, d, terms)


def carry_out(t: Moment, d: Moment, terms: Terms, in_parts: bool) -> None:
    """Do the rest, up to where tiles are drawn."""
    d.sinbad = False
    collect(t, d, terms)
    lift(t, terms, d.lifted)
    if remembers(t):
        remember_shown(t, d, terms)
        forget_lifted(t, d.lifted)
    if terms.tales:
        act_golden(t, d, terms)
    if terms.gaps:
        fill_golden_gaps(t, d, in_parts)
    end_turn(t, d, terms)
    if terms.tales:
        wait_for_wish(t, d, d.genie)
    t.to_fill = t.to_fill | d.to_fill if in_parts else d.to_fill
    d.after = where(d.settled, d.after, t.drawing) if in_parts else d.after


CHOSEN = (
    *("action", "after", "anywhere", "claims", "claims_no_more", "discarded", "four", "looked"),
    *("passes_theft", "place", "plays_sapphire", "prize", "settled", "steals", "takes_prize"),
    "wishes",
)
SEEN = ("peeked", "all_low", "all_high", "one_low", "one_high")
SHOWN = (
    *("action", "after", "anywhere", "claims_no_more", "collects", "discarded", "four", "lifted"),
    *("place", "plays_sapphire", "prize", "settled", "takes_prize", "to_fill"),
)
"""What each part of a step is told of those before it, besides the state."""


def step(
    t: Moment, terms: Terms, action: Word, settled: Flag, lots: Words, in_parts: bool, cuts: Cuts
) -> Moment:
    """Do what was decided, and draw what is to be drawn; return the state after it."""
    d = choose(t, terms, action, settled)
    seen, told = (SEEN, TOLD) if remembers(t) else ((), ())
    t, d = cuts.cut(t, d, (*CHOSEN, *seen))
    show(t, d, terms)
    t, d = cuts.cut(t, d, (*SHOWN, *told))
    carry_out(t, d, terms, in_parts)
    t, d = cuts.cut(t, d, ("after", "sinbad"))
    return settle(t, terms, d.after, lots, in_parts, cuts, d.sinbad)


def fill_golden_gaps(t: Moment, d: Moment, in_parts: bool) -> None:
    """Fill the gaps that golden tiles have left, once all of them have acted (FT-11.2).

    The gaps that Sapphire tiles have left were filled before.
    """
    fills = (d.after != int(After.NOTHING)) & ~d.genie & (t.gone != 0)
    t.fill_later = t.fill_later | only(fills, t.gaps) if in_parts else only(fills, t.gaps)
    t.gaps = where(fills, 0, t.gaps)


def settle(
    t: Moment,
    terms: Terms,
    after: Word,
    lots: Words,
    in_parts: bool,
    cuts: Cuts,
    sinbad: Flag = False,
) -> Moment:
    """Draw what is to be drawn, or a part of it, and do what follows; Sinbad may have come."""
    d = Moment(after=after)
    begin_to_draw(t, d, sinbad)

    def draw(t: Moment, d: Moment, lot: Word) -> None:
        draw_tile(t, d, terms, lot)

    t, d = cuts.for_each(lots, draw, t, d, drawing(t, terms))
    have_drawn(t, d, terms)
    if in_parts:
        t.drawing = only(d.unfinished, d.after)
    return t
