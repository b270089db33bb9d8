"""The attempt to steal: announced, judged, paid (FT-8, FT-10.4)."""

from larceny.games.forty_thieves.state import After, Ending, Phase

from ..layout import Lanes
from ..ops import Flag, Word, bit, count_bits, number, one_at, only, where
from .fields import NOWHERE, SPOILERS, Moment
from .legal import AT_TARGET, led_places
from .looking import Looked, turn_down
from .spoils import claimable, prizes_of_line, take
from .squares import combinations, touched
from .terms import Terms
from .tiles import AMULET, set_of

_FIRST_LINE = 9


def announce(t: Moment, d: Moment, terms: Terms, tiles: list[Looked]) -> Flag:
    """Turn four tiles up and judge them (FT-8.1, FT-8.2); say where the theft has failed."""
    colours, symbols, leaders = planes_with(t, terms, d.steals, tiles)
    four = only(d.steals, d.four)
    face_up = t.face_up | four
    made = combinations(colours, symbols, face_up)
    succeeds = d.steals & bit(made, d.place)
    fails = d.steals & ~succeeds
    t.colours, t.symbols = Lanes(colours, t.colours.form), Lanes(symbols, t.symbols.form)
    t.face_up = face_up
    if terms.leaders:
        t.leaders_up = leaders
    turn_down(t, terms, only(fails, four))
    t.tokens = t.tokens.add(t.active, number(fails))
    others = made & touched(d.four) & ~one_at(d.place)
    t.claims = where(succeeds, others, t.claims)
    t.announced = where(succeeds, d.place, t.announced)
    d.after = where(fails | d.passes_theft, int(After.END), d.after)
    d.collects = succeeds | d.claims
    t.claims = t.claims & ~only(d.claims, one_at(d.place))
    return fails


def planes_with(
    t: Moment, terms: Terms, flag: Flag, tiles: list[Looked]
) -> tuple[tuple[Word, ...], tuple[Word, ...], Word]:
    """Return the planes of colours, symbols and Leaders, with some tiles turned up."""
    colours, symbols = list(t.colours.words), list(t.symbols.words)
    leaders = t.leaders_up if terms.leaders else 0
    for _, square, front in tiles:
        thief = flag & front.thief
        if terms.specials:
            spoils = flag & ~front.thief & ~(front.special & (front.kind == AMULET))
        else:
            spoils = flag & ~front.thief
        symbol = where(front.thief, front.symbol, SPOILERS)
        in_colour = number(thief) << (square + (front.colour & 1) * 16)
        in_symbol = number(thief | spoils) << (square + (symbol & 1) * 16)
        for word in range(2):
            colours[word] = colours[word] | only((front.colour >> 1) == word, in_colour)
        for word in range(3):
            symbols[word] = symbols[word] | only((symbol >> 1) == word, in_symbol)
        if terms.leaders:
            leaders = leaders | (number(flag & front.leader) << square)
    return tuple(colours), tuple(symbols), leaders


def collect(t: Moment, d: Moment, terms: Terms) -> None:
    """Take what a theft pays: its sapphire, one for a line, all for four Leaders (FT-8.4, 8.5)."""
    led = led_places(t, terms)
    collects = d.collects
    if terms.leaders:
        d.takes_all = collects & bit(led, d.place)
        t.won = t.won.add(t.active, only(d.takes_all, count_bits(t.gems)))
        t.gems = where(d.takes_all, 0, t.gems)
        collects = collects & ~d.takes_all
    else:
        d.takes_all = False
    line = collects & (d.place >= _FIRST_LINE)
    around = collects & ~line
    t.to_clear = t.to_clear | only(line, d.four)
    prizes = prizes_of_line(t, terms, d.place, d.anywhere)
    several = (prizes & (prizes - 1)) != 0
    asks = line & several & (prizes != 0)
    takes = d.takes_prize
    t.phase = where(asks, int(Phase.TAKE), t.phase)
    t.taking = where(asks, d.place, where(takes, NOWHERE, t.taking))
    prize = where(takes, one_at((d.action - AT_TARGET) & 31), d.prize)
    prize = where(line & ~asks, prizes, prize)
    prize = where(around, t.gems & one_at(d.place), prize)
    take(t, terms, prize)
    next_claim(t, d, terms, (line & ~asks) | around | takes, led)


def next_claim(t: Moment, d: Moment, terms: Terms, goes_on: Flag, led: Word) -> None:
    """Offer what else can be claimed (FT-8.9); if there is nothing, finish (FT-8.10)."""
    more = claimable(t, terms, led) != 0
    t.phase = where(goes_on & more, int(Phase.CLAIM), t.phase)
    finish(t, d, terms, (goes_on & ~more) | d.claims_no_more)


def finish(t: Moment, d: Moment, terms: Terms, finishes: Flag) -> None:
    """Discard the tiles of stolen lines and fill up, once; the turn is over (FT-8.10, FT-9.1)."""
    clears = only(finishes, t.to_clear)
    squares = tuple(((clears >> square) & 1) != 0 for square in range(16))
    low, high = set_of(tuple(t.board), squares)
    t.discards = Lanes(
        (t.discards.words[0] | low, t.discards.words[1] | high | d.discarded), t.discards.form
    )
    t.to_clear = where(finishes, 0, t.to_clear)
    t.claims = where(finishes, 0, t.claims)
    d.lifted = d.lifted | clears
    d.to_fill = d.to_fill | clears
    none_left = t.gems == 0
    last = (finishes | d.plays_sapphire) & none_left
    d.over = d.takes_all | last
    t.ending = where(last, int(Ending.LAST_SAPPHIRE), t.ending)
    t.ending = where(d.takes_all, int(Ending.FOUR_LEADERS), t.ending)
    d.after = where(finishes, int(After.END), d.after)
    d.after = where(d.over, int(After.NOTHING), d.after)
