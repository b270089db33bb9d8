"""A decision and all that follows, up to the next one."""

from larceny.games.forty_thieves.state import After, Phase

from ..ops import Flag, Word, Words, both, only, where
from .acting import change_hand, interchange
from .drawing import draw_tiles, wait_for_wish
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
from .memory import forget_lifted, remember_decision, remembers
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
    d = Moment(at=at, action=action, seat=t.asked, mine=t.hands[t.asked])
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
    d.lifted = d.to_fill = 0
    return d


def decide(t: Moment, terms: Terms, action: Word, settled: Flag, in_parts: bool) -> Word:
    """Do what was decided, up to where tiles are drawn; return what follows when they are."""
    d = decision(t, terms, action, settled)
    if terms.specials:
        play(t, d, terms)
    else:
        plays_nothing(d)
    glimpse(t, d, terms)
    tiles = fronts(t, d.looked | only(d.steals, d.four))
    change_hand(t, d, terms)
    pair = interchange(t, d, terms)
    if remembers(t):
        remember_decision(t, d, terms, pair)
    fails = announce(t, d, terms, tiles)
    remove_shown(t, d, terms, tiles, fails)
    if terms.tales:
        wish(t, d, terms)
    collect(t, d, terms)
    lift(t, terms, d.lifted)
    if remembers(t):
        forget_lifted(t, terms, d.lifted)
    if terms.tales:
        act_golden(t, d, terms)
    if terms.gaps:
        fill_golden_gaps(t, d, in_parts)
    end_turn(t, d, terms)
    if terms.tales:
        wait_for_wish(t, d, d.genie)
    t.to_fill = t.to_fill | d.to_fill if in_parts else d.to_fill
    return where(settled, d.after, t.drawing) if in_parts else d.after


def fill_golden_gaps(t: Moment, d: Moment, in_parts: bool) -> None:
    """Fill the gaps that golden tiles have left, once all of them have acted (FT-11.2).

    The gaps that Sapphire tiles have left were filled before.
    """
    fills = (d.after != int(After.NOTHING)) & ~d.genie & (t.gone != 0)
    t.fill_later = t.fill_later | only(fills, t.gaps) if in_parts else only(fills, t.gaps)
    t.gaps = where(fills, 0, t.gaps)


def settle(t: Moment, terms: Terms, after: Word, lots: Words, in_parts: bool) -> None:
    """Draw what is to be drawn, or a part of it, and do what follows then."""
    d = Moment(after=after)
    draw_tiles(t, d, terms, lots)
    if in_parts:
        t.drawing = only(d.unfinished, d.after)
