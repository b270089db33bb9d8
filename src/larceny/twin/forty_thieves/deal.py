"""Setting up: the jars of the next game, a lot a decision while this one is played (FT-2, 3).

    lots 0-3     for each colour, how its symbols are exchanged (44 ways)
    lots 4-8     for each symbol, how its colours are exchanged (9 ways)
    lots 9-27    the special tiles are shuffled: 19 swaps
    lot 28       who begins

Where a rule needs fewer, lots are passed over. The board is laid, and the first hand drawn, when
the game begins.
"""

from larceny.games.forty_thieves.deck import DERANGED_COLOURS, DERANGED_SYMBOLS, FIXED_CONTENTS
from larceny.games.forty_thieves.pieces import COLOURS, GEMS, SYMBOLS, colour_of, symbol_of
from larceny.games.forty_thieves.state import Phase

from ..chance import scaled
from ..layout import Lanes, Layout
from ..ops import Flag, Word, both, number, only, pick, where
from .fields import DEAL_LOTS, NOWHERE, Moment
from .terms import Terms
from .tiles import BITS, FIRST_KIND, PER_WORD

_FIRST_COLOURS, _FIRST_SPECIALS, _FIRST_PLAYER = 4, 9, 28
_SPECIALS = 20

Groups = tuple[int, ...]
"""A deck as twelve groups of five: by colour, what the three roles have at each symbol."""


def group(values: tuple[int, ...]) -> int:
    """Pack five values."""
    return sum(value << BITS * at for at, value in enumerate(values))


_EXCHANGED_SYMBOLS = [group(order) for order in DERANGED_SYMBOLS]
_EXCHANGED_COLOURS = [sum(to << 2 * at for at, to in enumerate(o)) for o in DERANGED_COLOURS]


def fixed_groups() -> Groups:
    """Return the one set of jars for all games (FT-2.3)."""
    found = [[0] * len(SYMBOLS) for _ in range(12)]
    for jar, contents in enumerate(FIXED_CONTENTS):
        colour, symbol = colour_of(jar), symbol_of(jar)
        found[colour][symbol] = symbol_of(contents[0])
        found[4 + colour][symbol] = colour_of(contents[1])
        found[8 + colour][symbol] = contents[2] - FIRST_KIND
    return tuple(group(tuple(values)) for values in found)


def undrawn(terms: Terms) -> Groups:
    """Return the deck from which lots are drawn: nothing yet, and the special tiles in order."""
    fixed = fixed_groups()
    if terms.rules.fixed_jars:
        return fixed
    in_order = (group(tuple(range(len(SYMBOLS)))),) * len(COLOURS)
    return (0,) * 8 + (in_order if terms.specials else fixed[8:])


def draw(t: Moment, terms: Terms, lot: Word) -> None:
    """Draw one more lot of the next deal; once all are drawn, nothing."""
    turn = t.lots_drawn
    if not terms.rules.fixed_jars:
        exchange_symbols(t, turn, lot)
        exchange_colours(t, turn, lot)
        if terms.specials:
            shuffle_specials(t, turn, lot)
    named = terms.rules.first_player.seat
    first = scaled(lot, terms.players) if named is None else int(named)
    t.next_first = where(turn == _FIRST_PLAYER, first, t.next_first)
    t.lots_drawn = turn + number(turn < DEAL_LOTS)


def exchange_symbols(t: Moment, turn: Word, lot: Word) -> None:
    """Let a colour exchange its symbols so that none stays in place (FT-2.2)."""
    order = pick(scaled(lot, len(_EXCHANGED_SYMBOLS)), _EXCHANGED_SYMBOLS)
    for colour in range(len(COLOURS)):
        t.next_deck = t.next_deck.add(colour, only(turn == colour, order))


def exchange_colours(t: Moment, turn: Word, lot: Word) -> None:
    """Let a symbol exchange its colours so that none stays in place (FT-2.2)."""
    order = pick(scaled(lot, len(_EXCHANGED_COLOURS)), _EXCHANGED_COLOURS)
    symbol = turn - _FIRST_COLOURS
    here = symbol < len(SYMBOLS)  # before, it is a large number
    shift = only(here, symbol * BITS)
    for colour in range(len(COLOURS)):
        to = only(here, (order >> 2 * colour) & 3)
        t.next_deck = t.next_deck.add(4 + colour, to << shift)


def shuffle_specials(t: Moment, turn: Word, lot: Word) -> None:
    """Swap a special tile with one of those that follow it, or with itself."""
    at = turn - _FIRST_SPECIALS
    here = at < _SPECIALS - 1
    at = only(here, at)
    other = at + scaled(lot, _SPECIALS - at)
    words = list(t.next_deck.words)
    places = [_place(at), _place(other)]
    one, two = ((where(up, words[5], words[4]) >> shift) & 7 for up, shift in places)
    differ = only(here, one ^ two)
    for up, shift in places:
        words[4] = words[4] ^ (where(up, 0, differ) << shift)
        words[5] = words[5] ^ (where(up, differ, 0) << shift)
    t.next_deck = Lanes(tuple(words), t.next_deck.form)


def _place(index: Word) -> tuple[Flag, Word]:
    upper = index >= PER_WORD
    return upper, (index - only(upper, PER_WORD)) * BITS


def tiles_in_play(terms: Terms) -> tuple[int, int]:
    """Return all tiles of a game as a set."""
    tiles = range(1, 41 if not terms.specials else 61)
    both_kinds = [*tiles, *(range(61, 64) if terms.tales else ())]
    whole = sum(1 << tile for tile in both_kinds)
    return whole & 0xFFFF_FFFF, whole >> 32


def begin_anew(t: Moment, terms: Terms, layout: Layout) -> Flag:
    """Set the table where a game is over and the next deal is drawn; say where (FT-3)."""
    begins = both(t.phase == int(Phase.OVER), t.lots_drawn == DEAL_LOTS)
    first = t.next_first
    fresh = {
        "pile": tiles_in_play(terms),
        "deck": t.next_deck.words,
        "next_deck": layout.lanes("next_deck", undrawn(terms)).words,
    }
    numbers = {
        "gems": (1 << GEMS) - 1,
        "turn": 1,
        "active": first,
        "asked": first,
        "announced": NOWHERE,
        "taking": NOWHERE,
    }
    for name, field in layout.fields.items():
        if name == "chance":
            continue
        old = getattr(t, name)
        if field.lanes:
            words = fresh.get(name, (0,) * len(old.words))
            merged = (where(begins, new, was) for new, was in zip(words, old.words, strict=True))
            setattr(t, name, Lanes(tuple(merged), old.form))
        elif field.flag:
            setattr(t, name, old & ~begins)
        else:
            setattr(t, name, where(begins, numbers.get(name, 0), old))
    return begins
