"""Special tiles played from a hand, the Daggers against them, and what they do (FT-6, FT-7)."""

from larceny.games.forty_thieves.state import After, Phase

from ..layout import Lanes
from ..ops import Flag, Word, either, number, one_at, only, where
from .fields import NO_TARGET, PLAYED_DAGGER, Moment
from .legal import AT_PASS, AT_PEEK, AT_TARGET, pairs_to_peek, targets
from .spoils import DROP_TILE, DROP_TOKEN, GIVE, added, last_of, of_seat, taken_away
from .squares import index_of, pair
from .terms import Terms
from .tiles import (
    AMULET,
    EVIL_EYE,
    FIRST_SPECIAL,
    LANTERN,
    NO_TILE,
    SAPPHIRE,
    kind_of,
    special_bit,
)

_FIRST_PEEK, _FIRST_TARGET = 1, 43  # in the field `target`
_JAR = (1 << 5) - 1


def play(t: Moment, d: Moment, terms: Terms) -> None:
    """Lay a special tile or a Dagger open; aim, ask for Daggers, settle the chain (FT-6.4, 7.1)."""
    play_from_hand(t, d)
    aims = aim(t, d, terms)
    settle_chain(t, d, ask_for_daggers(t, d, terms, aims))


def play_from_hand(t: Moment, d: Moment) -> None:
    """Lay a tile of the hand open on the table; it has no effect yet (FT-6.4)."""
    kind = kind_of(t.deck, d.chosen)
    t.played = where(d.plays, d.chosen, t.played)
    t.played_kind = where(d.plays, kind, t.played_kind)
    dagger = PLAYED_DAGGER.pack(tile=d.chosen, seat=d.seat)
    t.daggers = t.daggers.add((t.chain - 1) & 3, only(d.daggers, dagger))
    t.chain = t.chain + number(d.plays | d.daggers)


def aim(t: Moment, d: Moment, terms: Terms) -> Flag:
    """Name the target, or let it be the only one there is (FT-5.7, FT-6.4)."""
    low, high = pairs_to_peek(t, terms)
    lantern = t.played_kind == LANTERN
    first_of_pairs = low != 0
    options = where(
        lantern, where(first_of_pairs, low, high), targets(t, terms, t.played_kind, d.anywhere)
    )
    several = ((options & (options - 1)) != 0) | (lantern & first_of_pairs & (high != 0))
    the_only_one = index_of(options) + where(
        lantern, where(first_of_pairs, _FIRST_PEEK, _FIRST_PEEK + 32), _FIRST_TARGET
    )
    named = d.action + where(
        d.at[Phase.PAIR], _FIRST_PEEK - AT_PEEK + (1 << 32), _FIRST_TARGET - AT_TARGET + (1 << 32)
    )
    decided = d.at[Phase.PAIR] | d.at[Phase.TARGET]
    by_itself = d.plays & ~several
    t.target = where(decided, named, where(by_itself, the_only_one, t.target))
    t.phase = where(d.plays & several, where(lantern, int(Phase.PAIR), int(Phase.TARGET)), t.phase)
    return decided | by_itself


def ask_for_daggers(t: Moment, d: Moment, terms: Terms, aims: Flag) -> Flag:
    """Ask clockwise from the one who played last, whoever holds a tile; say if nobody is left.

    Who is still to be asked follows from who is asked now: hands do not change meanwhile (FT-7.2).
    """
    passes = d.at[Phase.DAGGER] & (d.action == AT_PASS)
    last_dagger = PLAYED_DAGGER.read(t.daggers[(t.chain - 2) & 3], "seat")
    last = where(t.chain == 1, t.active, last_dagger)
    start = where(passes, t.asked, last)
    found, reached = t.chain != t.chain, t.chain != t.chain
    asked = t.asked
    for on in range(1, terms.players):
        seat = start + on
        seat = where(seat >= terms.players, seat - terms.players, seat)
        reached = reached | (seat == last)
        here = ~found & ~reached & (t.hands[seat] != NO_TILE)
        asked = where(here, seat, asked)
        found = found | here
    window = aims | d.daggers | passes
    asks = window & found
    t.phase = where(asks, int(Phase.DAGGER), t.phase)
    t.asked = where(asks, asked, t.asked)
    return window & ~found


def settle_chain(t: Moment, d: Moment, settles: Flag) -> None:
    """Last in, first out: the special tile works if the Daggers cancel each other (FT-7.3)."""
    works = settles & ((t.chain & 1) != 0)
    kind = t.played_kind
    stays = works & (kind == EVIL_EYE)
    thrown = only(settles & ~stays, special_bit(t.played))
    for dagger in t.daggers:
        thrown = thrown | only(settles, special_bit(PLAYED_DAGGER.read(dagger, "tile")))
    d.discarded = thrown
    d.after = where(settles, where(kind == LANTERN, int(After.ACTION), int(After.STEAL)), d.after)
    lantern(t, d, works & (kind == LANTERN))
    d.plays_sapphire = works & (kind == SAPPHIRE)
    aimed_at = (t.target - _FIRST_TARGET) & 31
    d.prize = only(d.plays_sapphire, one_at(aimed_at))
    amulet(t, d, works & (kind == AMULET), aimed_at)
    evil_eye(t, stays, aimed_at)
    for name, nothing in (("target", NO_TARGET), ("chain", 0), ("played", NO_TILE)):
        setattr(t, name, where(settles, nothing, getattr(t, name)))
    t.played_kind = where(settles, 0, t.played_kind)
    t.daggers = Lanes((where(settles, 0, t.daggers.words[0]),), t.daggers.form)


def lantern(t: Moment, d: Moment, works: Flag) -> None:
    """Peek at two tiles (FT-5.8)."""
    first, second = pair(only(works, t.target - _FIRST_PEEK))
    d.peeked = only(works, one_at(first) | one_at(second))


def amulet(t: Moment, d: Moment, works: Flag, aimed_at: Word) -> None:
    """Get rid of an Evil Eye: a token, or the tile that came last (FT-6.6)."""
    t.tokens = t.tokens.add(t.active, 0 - number(works & (aimed_at == DROP_TOKEN)))
    tile = works & (aimed_at == DROP_TILE)
    at = last_of(of_seat(t.eyes, t.active))
    jar = (t.eyes >> at) & _JAR
    d.discarded = d.discarded | only(tile, special_bit(jar + FIRST_SPECIAL))
    t.eyes = taken_away(t.eyes, at, tile)


def evil_eye(t: Moment, works: Flag, aimed_at: Word) -> None:
    """Give the tile to an opponent, into his hoard (FT-6.7)."""
    t.eyes = added(t.eyes, (aimed_at - GIVE) & 3, (t.played - FIRST_SPECIAL) & _JAR, works)


def plays_nothing(d: Moment) -> None:
    """Say that no special tile is played, where there are none (FT-12.1)."""
    d.discarded = d.prize = d.peeked = 0
    d.plays_sapphire = either(False)
