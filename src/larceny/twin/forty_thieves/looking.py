"""The glimpse, and what the tiles do that come to light (FT-5, FT-11.2)."""

from typing import NamedTuple

from larceny.games.forty_thieves.state import After, Phase

from ..layout import Lanes
from ..ops import Flag, Word, both, count_bits, either, number, one_at, only, where
from .fields import Moment
from .legal import lit_by_lantern
from .spoils import added
from .squares import BOTH, index_of, lowest, without
from .terms import Terms
from .tiles import (
    DAGGER,
    FIRST_GOLD,
    FIRST_SPECIAL,
    LANTERN,
    SAPPHIRE,
    Front,
    front_of,
    kind_of,
)

_LIGHT = 3  # how many neighbours a Lantern on the board lights (FT-5.5)
_FOUR = 4


class Looked(NamedTuple):
    """A square that is looked at, and what lies there; no bit is on if there is none."""

    bit: Word
    square: Word
    front: Front


def glimpse(t: Moment, d: Moment, terms: Terms) -> None:
    """Look at a tile; some must be shown, and act (FT-5.2 … FT-5.5)."""
    here = one_at(d.square)
    tile = t.board[d.square]
    golden = both(terms.tales, tile >= FIRST_GOLD)
    d.after = where(d.glimpses, int(After.ACTION), d.after)
    if not terms.specials:
        d.dagger_shown = False
        d.looked = only(both(d.glimpses, golden), here)
        d.stays_hidden = both(d.glimpses, ~golden) if terms.tales else d.glimpses
        d.stays_shown = False
        return
    kind = kind_of(t.deck, tile)
    d.dagger_shown = d.glimpses & (kind == DAGGER)
    lantern = d.glimpses & (kind == LANTERN)
    lit = lit_by_lantern(t, terms, here)
    asks = lantern & (count_bits(lit) > _LIGHT)
    d.after = where(asks, int(After.NOTHING), d.after)
    t.phase = where(asks, int(Phase.REVEAL), t.phase)
    t.lantern = where(asks, d.square, t.lantern)
    taken = either(kind == SAPPHIRE, golden)
    d.looked = only(d.glimpses & taken, here) | only(lantern & ~asks, lit) | d.peeked
    d.stays_shown = d.dagger_shown | lantern
    d.stays_hidden = d.glimpses & ~taken & ~d.stays_shown
    reveal(t, d, here)


def reveal(t: Moment, d: Moment, here: Word) -> None:
    """Name the neighbours one after the other; they are revealed together (FT-5.5)."""
    names = d.at[Phase.REVEAL]
    two_named = (t.lit & (t.lit - 1)) != 0
    lit = t.lit | here
    shown = names & two_named
    d.looked = d.looked | only(shown, lit)
    d.after = where(shown, int(After.ACTION), d.after)
    t.lit = where(shown, 0, where(names, lit, t.lit))
    t.lantern = where(shown, 0, t.lantern)


def fronts(t: Moment, squares: Word) -> list[Looked]:
    """Look at up to four squares, from left to right and row by row."""
    found = []
    for _ in range(_FOUR):
        bit = lowest(squares)
        squares = squares ^ bit
        at = index_of(bit) & 15
        found.append(Looked(bit, at, front_of(t.deck, only(bit != 0, t.board[at]))))
    return found


def remove_shown(t: Moment, d: Moment, terms: Terms, tiles: list[Looked], fails: Flag) -> None:
    """Clear away what does not stay once it is shown (FT-5.4, FT-5.6, FT-11.2).

    Sapphire tiles go to the hoard, but not those of a failed theft. Golden tiles are about to act.
    """
    for bit, _, front in tiles:
        if terms.specials:
            kept = both(front.special, front.kind == SAPPHIRE, ~d.steals)
            t.kept = added(t.kept, t.active, (front.tile - FIRST_SPECIAL) & 31, kept)
            d.lifted = d.lifted | only(kept, bit)
            d.to_fill = d.to_fill | only(kept, bit)
        if terms.tales:
            golden = front.golden & (~d.steals | fails)
            wait_for_golden(t, front.tile, golden)
            d.lifted = d.lifted | only(golden, bit)
            if terms.gaps:
                t.gaps = t.gaps | only(golden, bit)
            else:
                d.to_fill = d.to_fill | only(golden, bit)


def wait_for_golden(t: Moment, tile: Word, comes: Flag) -> None:
    """Put a golden tile at the end of those that are about to act (FT-11.2)."""
    waiting = number(t.golden != 0) + number(t.golden > 3) + number(t.golden > 15)
    t.golden = t.golden | (only(comes, tile & 3) << (waiting * 2))


def lift(t: Moment, terms: Terms, squares: Word) -> None:
    """Take tiles off the board."""
    t.board = Lanes(without(t.board.words, squares), t.board.form)
    turn_down(t, terms, squares)


def turn_down(t: Moment, terms: Terms, squares: Word) -> None:
    """Turn tiles face down, or let what lies there be unknown."""
    rest = ~(squares * BOTH)
    t.colours = Lanes(tuple(word & rest for word in t.colours.words), t.colours.form)
    t.symbols = Lanes(tuple(word & rest for word in t.symbols.words), t.symbols.form)
    t.face_up = t.face_up & rest
    if terms.leaders:
        t.leaders_up = t.leaders_up & rest
