"""The small texts of the notation: gems, places, seats, drawers."""

import re
from collections.abc import Iterable

from larceny.kernel.errors import InvalidNotation
from larceny.kernel.events import Seat
from larceny.kernel.tuples import with_item

from ..pieces import PLACE_NAMES, PLACE_OF_NAME, Gems, Place, gems, gems_text
from ..state import NOBODY, ON_SHEET, State

# Small texts --------------------------------------------------------------------------------


def read_gems(text: str) -> Gems:
    """Read a handful: `2D1S`, `3D`, or `-` for none."""
    match = _GEMS.fullmatch(text)
    if match is None:
        raise InvalidNotation("gems", text=text)
    return gems(*(int(count or 0) for count in match.groups()))


_GEMS = re.compile(r"-?|(?:([0-9]{1,3})D)?(?:([0-9]{1,3})S)?(?:([0-9]{1,3})R)?")


def read_place(text: str) -> Place:
    """Read the name of a place, such as T.N."""
    if text not in PLACE_OF_NAME:
        raise InvalidNotation("place", text=text, known=list(PLACE_NAMES))
    return PLACE_OF_NAME[text]


def read_number(text: str, token: str) -> int:
    """Read a whole number."""
    if not re.fullmatch(r"[0-9]{1,5}", text):
        raise InvalidNotation("number", token=token, text=text)
    return int(text)


def read_seats(text: str, state: State, token: str) -> tuple[Seat, ...]:
    """Read seats, one after the other."""
    seats = tuple(read_number(part, token) for part in text.split(",")) if text else ()
    if len(set(seats)) < len(seats) or any(seat >= state.players for seat in seats):
        raise InvalidNotation("seats", token=token, text=text, players=state.players)
    return tuple(map(Seat, seats))


def per_seat(text: str, state: State, token: str) -> list[str]:
    """Cut a text into one part for each seat."""
    parts = text.split(",")
    if len(parts) != state.players:
        raise InvalidNotation("one-per-seat", token=token, text=text, players=state.players)
    return parts


def bits_of(seats: Iterable[Seat]) -> int:
    """Gather seats into a set of bits."""
    return sum(1 << seat for seat in seats)


def seats_of(bits: int) -> str:
    """Write a set of bits as seats."""
    return ",".join(str(seat) for seat in range(8) if bits >> seat & 1)


# Drawers ------------------------------------------------------------------------------------
#
#     T.N=2D1S!0(R)/-      upper side / lower side; each: gems, owner of the alarm, secret's ruby

_SIDE = re.compile(r"((?:[0-9]+[DS])*|-)(?:!([0-9]))?(\(R\))?")


def _write_side(state: State, slot: int) -> str:
    alarm = state.alarm_in(slot)
    gems_part = gems_text(state.front[slot]) if state.front[slot] else ""
    return (
        gems_part
        + (f"!{alarm}" if alarm != NOBODY else "")
        + ("(R)" if state.rubies >> slot & 1 else "")
    )


def write_drawer(state: State, place: Place) -> str:
    """Write what is in a drawer: upper side, slash, lower side."""
    upper, lower = state.upper(place), state.lower(place)
    return f"{_write_side(state, upper)}/{_write_side(state, lower)}"


def read_drawer(state: State, place: Place, text: str) -> None:
    """Put into a drawer what a text says: upper side, slash, lower side."""
    upper, _, lower = text.partition("/")
    for slot, side in ((state.upper(place), upper), (state.lower(place), lower)):
        match = _SIDE.fullmatch(side)
        if match is None:
            raise InvalidNotation("drawer", place=PLACE_NAMES[place], text=text)
        inside, owner, ruby = match.groups()
        state.front[slot] = read_gems(inside)
        if owner is not None:
            seat = int(owner)
            if seat >= state.players or state.alarms[seat] != ON_SHEET:
                raise InvalidNotation("alarm", place=PLACE_NAMES[place], text=text)
            state.alarms = with_item(state.alarms, seat, slot)
        if ruby:
            state.rubies |= 1 << slot
