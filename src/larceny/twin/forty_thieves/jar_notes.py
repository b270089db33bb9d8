"""What each seat knows of what lies under which jar, whatever was shuffled since.

Three tiles have the same jar: a thief of its colour, a thief with its symbol, a special tile; these
are the roles 0, 1 and 2 of `tiles`. Two things are noted, a bit for each of the twenty jars:

- which of the three have come to light: what they hide is known from then on;
- which exchanges of the three are ruled out. An exchange (2, 1, 0) means: for all that the seat
  knows, the thief of the right colour could be the special tile, and the other way round. At first
  nothing is ruled out. Whoever sees a tile rules out the exchanges that make another of it; when
  tiles are shuffled, what is true of one of them is no longer known of this one only.

That nothing was exchanged is what is true, and never ruled out; the five others have a word each.
"""

from itertools import permutations
from typing import NamedTuple

from ..ops import Flag, Word, Words, only, pick, where
from .fields import NOTED, NOTES, Moment
from .terms import Terms
from .tiles import jar_sets

ROLES = 3
EXCHANGES = tuple(permutations(range(ROLES)))[1:]
"""EXCHANGES[e][role]: what a tile of a role could be. That nothing was exchanged is left out."""

_TRUE = tuple(range(ROLES))


class JarNotes(NamedTuple):
    """What one seat knows: sets of jars. What was met is stored in chunks of twelve jars."""

    ruled_out: Words  # by exchange
    met: Words  # by role


NOTHING = JarNotes((0,) * len(EXCHANGES), (0,) * ROLES)


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


def write_notes(t: Moment, seat: int, notes: JarNotes) -> None:
    """Write what a seat knows."""
    for at, word in enumerate(words_of(notes)):
        name = f"noted{at}"
        setattr(t, name, getattr(t, name).put(seat, word))


def words_of(notes: JarNotes) -> list[Word]:
    """Pack what a seat knows."""
    zero, one, two = notes.met
    chunks = (
        zero & 0xFFF,
        (zero >> 12) | ((one & 0xF) << 8),
        (one >> 4) & 0xFFF,
        (one >> 16) | ((two & 0xFF) << 4),
        two >> 8,
    )
    both = zip(notes.ruled_out, chunks, strict=True)
    return [NOTED.pack(ruled_out=ruled_out, met=met) for ruled_out, met in both]


def with_seen(notes: JarNotes, tiles: Words) -> JarNotes:
    """Note that some tiles were seen, a set as two words."""
    by_role = jar_sets(tiles)
    ruled_out = []
    for old, exchange in zip(notes.ruled_out, EXCHANGES, strict=True):
        moved = [by_role[role] for role in _TRUE if exchange[role] != role]
        ruled_out.append(old | moved[0] | moved[1] | moved[-1])
    met = tuple(old | new for old, new in zip(notes.met, by_role, strict=True))
    return JarNotes(tuple(ruled_out), met)


def with_shuffled(notes: JarNotes, tiles: Words, flag: Flag) -> JarNotes:
    """Note that some tiles were shuffled: what one of them could be, the others could be, too."""
    a, b, c = (only(flag, jars) for jars in jar_sets(tiles))
    swaps = {(0, 1): a & b, (0, 2): a & c, (1, 2): b & c}
    before = dict(zip(EXCHANGES, notes.ruled_out, strict=True))
    after = []
    for exchange in EXCHANGES:
        left = before[exchange]
        for (one, other), jars in swaps.items():
            same = list(exchange)
            same[one], same[other] = same[other], same[one]
            left = left & (before.get(tuple(same), 0) | ~jars)
        after.append(left & ~(a & b & c))
    return JarNotes(tuple(after), notes.met)


def kinds_of(notes: JarNotes, tile: Word, jar: Word, terms: Terms) -> list[Word]:
    """Say in how many ways a tile is of each kind, for all that is known; of no tile in none."""
    possible: list[tuple[tuple[int, ...], Word]] = [(_TRUE, 1)]
    for exchange, ruled_out in zip(EXCHANGES, notes.ruled_out, strict=True):
        if terms.specials or exchange[2] == 2:  # in the family game the special tiles are out
            possible.append((exchange, ((ruled_out >> jar) & 1) ^ 1))
    kinds = []
    for kind in _TRUE:
        by_role = [sum(way for one, way in possible if one[role] == kind) for role in _TRUE]
        in_jar = where(tile > 40, by_role[2], where(tile > 20, by_role[1], by_role[0]))
        kinds.append(only((tile != 0) & (tile <= 60), in_jar))
    return kinds
