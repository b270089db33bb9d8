"""Tiles as numbers, and what they hide.

A tile is a number from 1 to 63; 0 is none. First come the twenty colour-right tiles by jar, then
the symbol-right ones, the special ones, and the three golden tiles:

    1 + 20 · role + jar     role 0: colour right   1: symbol right   2: special       61-63: gold

So a set of tiles is 64 bits. The deck says for each tile what the jar does not tell: three bits
each, ten to a word: the thief's symbol, the thief's colour, or which special tile it is.
"""

from typing import NamedTuple

from larceny.games.forty_thieves.deck import JARS
from larceny.games.forty_thieves.pieces import LEADER_SYMBOL, Special

from ..layout import Lanes
from ..ops import Flag, U, Word, Words, number, one_at, only, pick, where

NO_TILE = 0
TILES = 63
FIRST_SPECIAL = 41
FIRST_GOLD = 61
MERCHANT, GENIE, SINBAD = 1, 2, 3  # a golden tile's number less 60, as golden tiles wait in a queue

LANTERN, SAPPHIRE, AMULET, DAGGER, EVIL_EYE = range(5)
NOT_SPECIAL = 7
FIRST_KIND = int(Special.LANTERN)  # kinds are counted from here in the engine

PER_WORD, BITS = 10, 3
JAR_SET = (1 << 20) - 1


def number_of(tile: int) -> int:
    """Return the number of a tile of the engine."""
    return FIRST_GOLD + tile - JARS if tile >= JARS else 1 + 20 * (tile % 3) + tile // 3


def tile_of(number: int) -> int:
    """Return the tile of the engine that has a number."""
    if number >= FIRST_GOLD:
        return JARS + number - FIRST_GOLD
    return 3 * ((number - 1) % 20) + (number - 1) // 20


def set_of(tiles: Words, flags: tuple[Flag, ...]) -> tuple[Word, Word]:
    """Return the set of some tiles, each if its flag is on."""
    low: Word = 0
    high: Word = 0
    for tile, flag in zip(tiles, flags, strict=True):
        one = only(flag, one_at(tile & 31))
        upper = tile >= 32
        low = low | where(upper, 0, one)
        high = high | only(upper, one)
    return low & U(0xFFFF_FFFE), high  # the lowest bit is NO_TILE's


def set_of_all(tiles: Words) -> tuple[Word, Word]:
    """Return the set of some tiles."""
    return set_of(tiles, (True,) * len(tiles))


def set_of_slots(tiles: Words, slots: Word) -> tuple[Word, Word]:
    """Return the set of some tiles of a hand, which are told by their slots, a bit for each."""
    return set_of(tiles, tuple(((slots >> slot) & 1) != 0 for slot in range(len(tiles))))


def special_bit(tile: Word) -> Word:
    """Return a special tile as a set: they are all in the upper word."""
    return number(tile != NO_TILE) << (tile & 31)


def kind_of(deck: Lanes, tile: Word) -> Word:
    """Return which special tile it is, or NOT_SPECIAL."""
    beyond = tile - FIRST_SPECIAL  # of any other tile a large number
    special = beyond < 20
    beyond = only(special, beyond)
    upper = beyond >= PER_WORD
    word = where(upper, deck.words[5], deck.words[4])
    kind = (word >> ((beyond - only(upper, PER_WORD)) * BITS)) & 7
    return where(special, kind, NOT_SPECIAL)


class Front(NamedTuple):
    """What a tile shows."""

    tile: Word
    thief: Flag
    colour: Word  # of a thief
    symbol: Word
    kind: Word  # of a special tile; else anything
    special: Flag

    @property
    def golden(self) -> Flag:
        """Ask whether it is a golden tile."""
        return self.tile >= FIRST_GOLD

    @property
    def leader(self) -> Flag:
        """Ask whether it is a Leader, if they are played: a star under its own colour (FT-10.1)."""
        return (self.tile <= 20) & (self.tile != NO_TILE) & (self.symbol == int(LEADER_SYMBOL))


def front_of(deck: Lanes, tile: Word) -> Front:
    """Look at a tile."""
    place = (tile - 1) & 63
    at = (place * 205) >> 11  # place // 10
    value = (pick(at, deck.words) >> ((place - at * PER_WORD) * BITS)) & 7
    group = (place * 205) >> 10  # place // 5
    symbol_right = (place >= 20) & (place < 40)
    thief = place < 40
    return Front(
        tile,
        thief,
        where(symbol_right, value, group & 3),
        where(symbol_right, place - group * 5, value),
        value,
        (place >= 40) & (place < 60),
    )


def jar_of(tile: Word) -> Word:
    """Return the jar of a tile that is not golden; any number if there is none."""
    place = tile - 1
    place = place - only((tile > 40), 40)
    return place - only((tile > 20) & (tile <= 40), 20)


def jar_sets(tiles: Words) -> list[Word]:
    """Return a set of tiles as three sets of jars, by role."""
    low, high = tiles
    return [(low >> 1) & JAR_SET, ((low >> 21) | (high << 11)) & JAR_SET, (high >> 9) & JAR_SET]


def sets_joined(by_role: list[Word]) -> Words:
    """Return three sets of jars, by role, as a set of tiles: the other way round."""
    right, half, special = by_role
    return (right << 1) | ((half & 0x7FF) << 21), (half >> 11) | (special << 9)
