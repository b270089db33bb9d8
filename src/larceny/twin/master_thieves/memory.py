"""What a perfect memory adds to what a seat sees, as `envs.master_thieves.memory` writes it.

Nothing has to be tracked for it. Whoever was there from the deal on knows the box: he saw it empty,
and every gem, ruby and alarm that was put in, taken or fell was told to all, even where only the
opener looks into drawers (the events `Placed`, `Took`, `Fell` … are open; sticky drawers, of which
this is not true, are not covered). So what he remembers of the box is how it stands.

Of the cards he knows those he has held and those that were turned over. Every card is turned over
in the round in which it is played, and all six are played before they are passed on. So after the
first six rounds he knows all numbers, and before that his own and those that were played.

That is `Knowledge` from the deal on. It does not hold for a position that was put on the table in
the middle of a game.
"""

from types import SimpleNamespace

from larceny.games.master_thieves.pieces import CHARACTERS, FULL_HAND, PLACES
from larceny.games.master_thieves.state import Phase

from ..ops import Flag, Word, bit, one_at, only, where
from ..rows import Row, rotated
from .box import Drawer, alarm_in, drawer_at, ruby_at
from .fields import NO_CARD, SEAT
from .observation import aside_of, cards_lie_open
from .table import Table

_CYCLE = len(CHARACTERS)
"""Rounds until all cards have been played."""


def remember(table: Table, s: SimpleNamespace, seat: Word, row: Row) -> None:
    """Write what a seat remembers."""
    drawers = [drawer_at(place, s.quarters, s.turned) for place in range(PLACES)]
    gems = [s.drawers[drawer.index] for drawer in drawers]
    own_alarm = s.alarms[seat]
    for below in (0, 1):
        for drawer, inside in zip(drawers, gems, strict=True):
            _side(table, s, drawer, inside, below, own_alarm, row)
    for drawer in drawers:
        row.flags((drawer.is_long, ~drawer.is_long))
    _cards(table, s, seat, row)


def _side(
    table: Table,
    s: SimpleNamespace,
    drawer: Drawer,
    inside: Word,
    below: int,
    own_alarm: Word,
    row: Row,
) -> None:
    """Write diamonds, sapphires, that this is all; a ruby, no ruby; one's own alarm, another's."""
    shapes, side, slot = table.shapes, s.turned ^ below, drawer.upper ^ below
    here = only(bit(s.sides, drawer.index) == (side != 0), inside)
    ruby = drawer.is_long & bit(s.rubies, ruby_at(drawer.index, side))
    own = own_alarm == slot
    row.number(shapes.gems.read(here, "diamonds"), shapes.gems.most("diamonds"))
    row.number(shapes.gems.read(here, "sapphires"), shapes.gems.most("sapphires"))
    row.flags((True, ruby, ~ruby, own, alarm_in(s.alarms, slot).lies_there() & ~own))


def _cards(table: Table, s: SimpleNamespace, seat: Word, row: Row) -> None:
    """Write the numbers that are known, and the characters that were played in this cycle."""
    all_known = s.round > _CYCLE
    over = s.phase == Phase.OVER  # the cards of a round that a ruby ended had been turned over
    seats = s.seats.words
    open_ = cards_lie_open(table, s, [SEAT.read(one, "chosen") for one in seats])
    records = rotated(seats, seat)
    shown = rotated(
        [_shown(one, over | lies_open) for one, lies_open in zip(seats, open_, strict=True)], seat
    )
    for index, (record, seen) in enumerate(zip(records, shown, strict=True)):
        known = FULL_HAND if index == 0 else where(all_known, FULL_HAND, seen)
        for character in CHARACTERS:
            is_known: Flag = True if isinstance(known, int) else bit(known, character)
            row.number(only(is_known, SEAT.lane(record, "numbers", character) + 1))
    for record in records:
        for character in CHARACTERS:
            row.flag(bit(aside_of(record), character))


def _shown(record: Word, lies_open: Flag) -> Word:
    """Return the characters whose cards were turned over in this cycle."""
    card = SEAT.read(record, "chosen")
    return aside_of(record) | only(lies_open & (card != NO_CARD), one_at(card))
