"""What can be taken, and tiles in hoards (FT-6.5 … FT-6.7, FT-8.5 … FT-8.9).

Prizes are bits as in the engine: nine sapphires, then a gem of each seat, a tile of each, the loot.
A hoard is a word of four tiles in the order in which they came: jar, owner, whether it is there.
"""

from larceny.games.forty_thieves.choices import MerchantLoot
from larceny.games.forty_thieves.pieces import GEMS, TOUCHING

from ..ops import Flag, U, Word, four_times, number, one_at, only, rest_of, where, zero_bytes
from .fields import Moment
from .squares import table
from .terms import EVERY_GEM, Terms

ROB_GEM, ROB_TILE, ROB_LOOT, DROP_TOKEN, DROP_TILE, GIVE = 9, 13, 17, 18, 19, 20
THERE = 0x80


# Hoards ------------------------------------------------------------------------------------------


def of_seat(hoard: Word, seat: Word) -> Word:
    """Return bit 7 of each tile in a hoard that a seat has."""
    return zero_bytes(((hoard >> 5) & 0x0707_0707) ^ four_times(seat | 4))


def size(marks: Word) -> Word:
    """Count tiles that are marked at bit 7."""
    return four_times((marks >> 7) & 0x0101_0101) >> 24


def added(hoard: Word, seat: Word, jar: Word, flag: Flag) -> Word:
    """Add a tile to a hoard, where the flag is on."""
    tile = jar | (seat << 5) | THERE
    return hoard | (only(flag, tile) << (size(hoard) * 8 & 31))


def last_of(marks: Word) -> Word:
    """Return where the last one of some marked tiles begins."""
    return only(marks >= 0x8000, 8) + only(marks >= 0x80_0000, 8) + only(marks >= U(0x8000_0000), 8)


def taken_away(hoard: Word, at: Word, flag: Flag) -> Word:
    """Take a tile out of a hoard; those that came later move up."""
    before = one_at(at) - 1
    return where(flag, (hoard & before) | ((hoard >> 8) & rest_of(before)), hoard)


# What can be taken -------------------------------------------------------------------------------


def prizes_anywhere(t: Moment, terms: Terms) -> Word:
    """Return every sapphire that can be had: on the board, in other hoards, the loot (FT-8.7)."""
    prizes = t.gems
    for seat in range(terms.players):
        other = t.active != seat
        prizes = prizes | (number(other & (t.won[seat] != 0)) << (ROB_GEM + seat))
        if terms.specials:
            has_tile = other & (of_seat(t.kept, seat) != 0)
            prizes = prizes | (number(has_tile) << (ROB_TILE + seat))
    return prizes | loot_prize(t, terms)


def loot_prize(t: Moment, terms: Terms) -> Word:
    """Return the loot as a prize, if there is any (FT-11.6)."""
    return number(t.loot != 0) << ROB_LOOT if terms.tales else 0


def prizes_of_line(t: Moment, terms: Terms, place: Word, anywhere: Word) -> Word:
    """Return what a line takes: a sapphire that touches it, else any (FT-8.5 … FT-8.7)."""
    lines = [sum(1 << gem for gem in line) for line in TOUCHING[terms.rules.touching]]
    touching = t.gems & table(lines, (place - GEMS) & 15)
    near = touching
    if terms.rules.merchant_loot is MerchantLoot.ALWAYS:
        near = near | loot_prize(t, terms)
    return where(touching != 0, near, anywhere)


def claimable(t: Moment, terms: Terms, led_places: Word) -> Word:
    """Return what can be claimed: lines, squares with a sapphire or four Leaders (FT-8.9, 10.5)."""
    return t.claims & ((EVERY_GEM ^ 0x7FFFF) | t.gems | (led_places & EVERY_GEM))


def take(t: Moment, terms: Terms, prize: Word) -> None:
    """Take a prize, given as one bit, into the hoard of the one whose turn it is; or nothing."""
    t.gems = t.gems & ~prize
    gem = (prize & (EVERY_GEM | 0xF << ROB_GEM | 1 << ROB_LOOT)) != 0
    won = t.won.add(t.active, number(gem))
    for seat in range(terms.players):
        won = won.add(seat, 0 - ((prize >> (ROB_GEM + seat)) & 1))
    t.won = won
    if terms.tales:
        t.loot = t.loot - ((prize >> ROB_LOOT) & 1)
    if terms.specials:
        rob_tile(t, (prize >> ROB_TILE) & 15)


def rob_tile(t: Moment, victims: Word) -> None:
    """Take a Sapphire tile from a hoard: of several the one that came last."""
    victim = ((victims >> 1) & 1) + ((victims >> 2) & 1) * 2 + ((victims >> 3) & 1) * 3
    at = last_of(of_seat(t.kept, victim))
    jar = (t.kept >> at) & 31
    robs = victims != 0
    t.kept = added(taken_away(t.kept, at, robs), t.active, jar, robs)
