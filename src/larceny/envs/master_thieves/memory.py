"""What a perfect memory of Master Thieves adds to a view: the box from inside, and cards.

It is taken from `Knowledge`, which is made of nothing but what the seat has witnessed.
"""

from larceny.games.master_thieves.knowledge import Knowledge
from larceny.games.master_thieves.memory import Side
from larceny.games.master_thieves.pieces import (
    CHARACTERS,
    DRAWER_AT,
    PLACES,
    UPPER_SLOT,
    diamonds,
    sapphires,
)
from larceny.kernel.events import Seat

from ..layout import Field, Fields
from ..writing import count, from_seat

_SIDE = 7

REMEMBERED: Fields = (
    Field("sides up", PLACES * _SIDE, "each place, upper side, as told above"),
    Field("sides down", PLACES * _SIDE, "each place, lower side, as told above"),
    Field("long", PLACES * 2, "each place: the drawer is known to be long, short"),
    Field("known numbers", len(CHARACTERS), "numbers of its cards that were seen", each_seat=True),
    Field("known played", len(CHARACTERS), "characters seen played in this cycle", each_seat=True),
)


def remember(knowledge: Knowledge, viewer: Seat) -> bytes:
    """Write what is remembered."""
    frame = knowledge.frame
    upper = [knowledge.sides[slot] for slot in UPPER_SLOT[frame]]
    lower = [knowledge.sides[slot ^ 1] for slot in UPPER_SLOT[frame]]
    row = bytearray()
    for side in (*upper, *lower):
        row += _side(side, viewer)
    for drawer in DRAWER_AT[frame]:
        long = knowledge.long[drawer]
        row += bytes((long is True, long is False))
    for numbers in from_seat(viewer, tuple(knowledge.numbers)):
        row += bytes(number or 0 for number in numbers)
    for played in from_seat(viewer, tuple(knowledge.played)):
        row += bytes(played >> character & 1 for character in CHARACTERS)
    return bytes(row)


def _side(side: Side, viewer: Seat) -> bytes:
    """Write diamonds, sapphires, if that is all; a ruby, no ruby; one's own alarm, another's."""
    known = (count(diamonds(side.front)), count(sapphires(side.front)), side.all_known)
    alarm = (side.alarm == viewer, side.alarm not in (None, viewer))
    return bytes((*known, side.ruby is True, side.ruby is False, *alarm))
