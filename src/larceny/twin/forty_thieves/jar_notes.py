"""What each seat knows of what lies under which jar, whatever was shuffled since.

Three tiles have the same jar: a thief of its colour, a thief with its symbol, a special tile; these
are the roles 0, 1 and 2 of `tiles`. Two things are noted, a bit for each of the twenty jars:

- which of the three have come to light: what they hide is known from then on;
- which exchanges of the three are ruled out. An exchange (2, 1, 0) means: for all that the seat
  knows, the thief of the right colour could be the special tile, and the other way round. At first
  nothing is ruled out. Whoever sees a tile rules out the exchanges that make another of it; when
  tiles are shuffled, what is true of one of them is no longer known of this one only.

That nothing was exchanged is what is true, and never ruled out. The five others have a word each:

    bits 0-19: jars for which it is ruled out    bits 20-31: twelve of the 60 bits of what was met

Notes are taken on these words as they are; only who writes an observation takes them apart.
"""

from functools import reduce
from itertools import permutations
from operator import or_
from typing import NamedTuple

from ..ops import Flag, U, Word, Words, only, pick, total, where
from .fields import NOTED, NOTES, Moment
from .terms import Terms
from .tiles import JAR_SET, jar_sets, sets_joined

ROLES = 3
EXCHANGES = tuple(permutations(range(ROLES)))[1:]
"""EXCHANGES[e][role]: what a tile of a role could be. That nothing was exchanged is left out."""

_TRUE = tuple(range(ROLES))
_SWAPS = ((0, 1), (0, 2), (1, 2))


class JarNotes(NamedTuple):
    """What one seat knows: sets of jars."""

    ruled_out: Words  # by exchange
    met: Words  # by role


def words_of(tiles: Words) -> list[Word]:
    """Return the notes of who has seen some tiles, a set as two words, and nothing else."""
    by_role = jar_sets(tiles)
    ruled_out = [
        reduce(or_, [by_role[role] for role in _TRUE if exchange[role] != role])
        for exchange in EXCHANGES
    ]
    zero, one, two = by_role
    chunks = (
        zero & 0xFFF,
        (zero >> 12) | ((one & 0xF) << 8),
        (one >> 4) & 0xFFF,
        (one >> 16) | ((two & 0xFF) << 4),
        two >> 8,
    )
    both = zip(ruled_out, chunks, strict=True)
    return [NOTED.pack(ruled_out=jars, met=met) for jars, met in both]


def note_seen(t: Moment, seat: int, words: list[Word]) -> None:
    """Note for a seat that it saw what some words tell."""
    for at, word in enumerate(words):
        name = f"noted{at}"
        lanes = getattr(t, name)
        setattr(t, name, lanes.put(seat, lanes[seat] | word))


def note_shuffled(t: Moment, tiles: Words, shuffled: Flag, terms: Terms) -> None:
    """Note for all seats that some tiles were shuffled, if they were.

    What one of them could be, the others of its jar could be, too.
    """
    a, b, c = (only(shuffled, jars) for jars in jar_sets(tiles))
    unmoved = dict(zip(_SWAPS, (~(a & b), ~(a & c), ~(b & c)), strict=True))
    not_all = ~(a & b & c)
    lanes = {exchange: getattr(t, f"noted{at}") for at, exchange in enumerate(EXCHANGES)}
    for at, exchange in enumerate(EXCHANGES):
        noted = lanes[exchange]
        for seat in range(terms.players):
            left = lanes[exchange][seat] & not_all
            for swap, others in unmoved.items():
                same = _after(exchange, swap)
                left = left & (lanes[same][seat] | others if same in lanes else others)
            noted = noted.put(seat, left)
        setattr(t, f"noted{at}", noted)


def _after(exchange: tuple[int, ...], swap: tuple[int, int]) -> tuple[int, ...]:
    """Return an exchange after two tiles have changed places."""
    one, other = swap
    same = list(exchange)
    same[one], same[other] = same[other], same[one]
    return tuple(same)


def read_notes(t: Moment, seat: Word, terms: Terms) -> JarNotes:
    """Read what a seat knows."""
    lanes = [getattr(t, f"noted{at}") for at in range(NOTES)]
    words = [pick(seat, [one[viewer] for viewer in range(terms.players)]) for one in lanes]
    a, b, c, d, e = (NOTED.read(word, "met") for word in words)
    met = (
        a | ((b & 0xFF) << 12),
        (b >> 8) | (c << 4) | ((d & 0xF) << 16),
        (d >> 4) | (e << 8),
    )
    return JarNotes(tuple(NOTED.read(word, "ruled_out") for word in words), met)


class Kinds:
    """In how many ways tiles are of each kind, for all that a seat knows.

    A tile of a role is of a kind in one way for each exchange that is left and makes that of it:
    there are two, or one and what is true. So for each kind there are two sets of tiles.
    """

    def __init__(self, notes: JarNotes, terms: Terms) -> None:
        left: dict[tuple[int, ...], Word] = {_TRUE: U(JAR_SET)}
        for exchange, jars in zip(EXCHANGES, notes.ruled_out, strict=True):
            if terms.specials or exchange[2] == 2:  # in the family game the special tiles are out
                left[exchange] = jars ^ JAR_SET
        self._sets: list[list[Words]] = []
        for kind in _TRUE:
            ways = [[jars for e, jars in left.items() if e[role] == kind] for role in _TRUE]
            most = max(len(one) for one in ways)
            by_way = [[one[at] if at < len(one) else 0 for one in ways] for at in range(most)]
            self._sets.append([sets_joined(one) for one in by_way])

    def of(self, kind: int, tile: Word) -> Word:
        """Return the ways in which a tile is of a kind; one of gold, and none, are so in no way."""
        upper, at = tile >= 32, tile & 31
        return total([(where(upper, high, low) >> at) & 1 for low, high in self._sets[kind]])
