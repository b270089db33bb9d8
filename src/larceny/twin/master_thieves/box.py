"""The box: which drawer stands at a place, what lies in it, how moves turn it; all by arithmetic.

The engine looks these up in tables of 128 positions (`pieces`); a table would be a gather. Levels
and sides of a place are counted from the top and clockwise from north, so for drawer 4·l + s

    side now  = s + quarter turns of level l            (upright)
    level now = 2 - l,  side now = 2 - (s + turns)      (turned over, sides modulo 4)

which is solved for l and s here.
"""

from typing import NamedTuple

from ..layout import Lanes
from ..ops import (
    Flag,
    Word,
    Words,
    bit,
    four_times,
    only,
    pick,
    where,
    whole_bytes,
    zero_bytes,
)

AT_HOME = 31
"""For an alarm's slot: it is on its owner's sheet."""


class Drawer(NamedTuple):
    """The drawer at a place."""

    index: Word  # 4 · level + side when the box is at home
    upper: Word  # the slot that lies on top
    is_long: Flag


def drawer_at(place: Word, quarters: Word, turned: Word) -> Drawer:
    """Say which drawer stands at a place; `turned` is 1 while the box stands on its lid."""
    over = turned != 0
    level, side = place >> 2, place & 3
    level, side = where(over, 2 - level, level), where(over, 2 - side, side)
    side = (side - ((quarters >> (4 - 2 * level)) & 3)) & 3
    index = level * 4 + side
    return Drawer(index, index * 2 + turned, (side & 1) == 0)


def ruby_at(drawer: Word, side: Word) -> Word:
    """Return the bit of the ruby behind one side of a long drawer: these have even numbers."""
    return drawer + side


def rotated(quarters: Word, turned: Word, move: Word) -> Word:
    """Rotate the top of the box, or its two upper levels (MT-2.5): moves 0 … 3 as in `Move`.

    Seen from the lid a clockwise turn of a box that stands on it is counter-clockwise. Each level
    is two bits wide, so the turns are added to all three at once, and what they carry is cut off:
    every other pair of bits is kept apart.
    """
    over = turned != 0
    clockwise = ((move & 1) == 0) != over
    step = where(clockwise, 1, 3)
    two = only((move & 2) != 0, step << 2)
    by = where(over, step, step << 4) + two
    middle = (quarters & 0b001100) + (by & 0b001100)
    outer = (quarters & 0b110011) + (by & 0b110011)
    return (middle & 0b001100) | (outer & 0b110011)


# Alarms: a byte for each owner, so that all are compared with a slot at once --------------------


class Alarm(NamedTuple):
    """Where the owner of an alarm in some slot is marked: bit 7 of his byte."""

    marks: Words

    def lies_there(self) -> Flag:
        """Ask whether there is an alarm."""
        found = self.marks[0]
        for more in self.marks[1:]:
            found = found | more
        return found != 0

    def is_of(self, seat: Word) -> Flag:
        """Ask whether it is this seat's."""
        return bit(pick(seat >> 2, self.marks), (seat & 3) * 8 + 7)

    def owner(self) -> Word:
        """Return whose it is, if there is one."""
        owners = [((marks >> 7) * 0x0001_0203) >> 24 for marks in self.marks]
        if len(owners) == 1:
            return owners[0]
        return where(self.marks[1] != 0, owners[1] + 4, owners[0])


def alarm_in(alarms: Lanes, slot: Word) -> Alarm:
    """Find the alarm in a slot."""
    everywhere = four_times(slot)
    return Alarm(tuple(zero_bytes(word ^ everywhere) for word in alarms.words))


def sent_home(alarms: Lanes, goes: Flag, alarm: Alarm) -> Lanes:
    """Put an alarm back onto its owner's sheet."""
    home = four_times(AT_HOME)
    words = []
    for word, marks in zip(alarms.words, alarm.marks, strict=True):
        gone = only(goes, whole_bytes(marks))
        words.append(word | (gone & home))  # AT_HOME has all the bits that a slot can have
    return Lanes(tuple(words), alarms.form)
