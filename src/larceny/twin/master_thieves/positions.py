"""Positions of the engine as words, and back."""

from collections.abc import Sequence
from types import SimpleNamespace

import numpy as np

from larceny.games.master_thieves.pieces import (
    CHARACTERS,
    NO_GEMS,
    PLACES,
    Character,
    Grain,
    Place,
    box_position,
    diamonds,
    gems,
    is_turned_over,
    rubies,
    sapphires,
)
from larceny.games.master_thieves.pieces import quarters as quarters_of
from larceny.games.master_thieves.state import NO_CARD as NO_CARD_THERE
from larceny.games.master_thieves.state import NOBODY, NOWHERE, ON_SHEET, Ending, Phase, State
from larceny.kernel.chance import Chance
from larceny.kernel.errors import InvalidPosition
from larceny.kernel.events import Seat, clockwise

from ..layout import Parts
from ..ops import Words
from .box import AT_HOME
from .deal import nothing_drawn
from .fields import GRAINS, HIDDEN_GRAINS, NO_CARD, NO_ENDING, SEAT
from .table import Table

_FLAGS = ("last_ruby_taken", "fell", "barred", "found_empty", "looked", "alarm_set")
_NUMBERS = ("round", "share", "placements", "placed", "rotations", "flips")


def from_engine(table: Table, positions: Sequence[State], chance: Words) -> Words:
    """Pack positions, with nothing of the next deal drawn; refuse what no play comes to."""
    rows = [_packed(table, position) for position in positions]
    words = [np.array(column, np.uint32) for column in zip(*rows, strict=True)]
    state = table.layout.replaced(tuple(words), "chance", chance)
    for index, position in enumerate(positions):
        if to_engine(table, state, index) != position:
            raise InvalidPosition("not-from-play", rule="MT-4.3")
    return state


def _packed(table: Table, position: State) -> list[int]:
    layout, shapes = table.layout, table.shapes
    if (position.rules, position.players) != (table.rules, table.players):
        raise InvalidPosition("another-table", players=position.players)
    s = nothing_drawn(table)
    s.chance = layout.lanes("chance", [0] * layout["chance"].lanes)
    front = position.front
    s.drawers = layout.lanes(
        "drawers",
        [_handful(shapes.gems, front[2 * d] + front[2 * d + 1]) for d in range(PLACES)],
    )
    s.sides = sum((front[2 * d + 1] != NO_GEMS) << d for d in range(PLACES))
    s.rubies = sum(
        1 << (slot // 2 + slot % 2) for slot in range(2 * PLACES) if position.rubies >> slot & 1
    )
    alarms = [AT_HOME if at == ON_SHEET else at for at in position.alarms]
    s.alarms = layout.lanes("alarms", alarms + [AT_HOME] * (layout["alarms"].lanes - len(alarms)))
    s.white = layout.lanes("white", [_handful(shapes.white, one) for one in position.white])
    s.black = layout.lanes("black", [_handful(shapes.pillow, one) for one in position.black])
    s.red = _handful(shapes.pillow, position.red)
    s.seats = layout.lanes("seats", [_seat(position, seat) for seat in range(table.players)])
    lanes = [0] * HIDDEN_GRAINS
    for drawer, grain in enumerate(position.grains):
        lanes[drawer & 3] |= grain << (4 * (drawer >> 2))
    s.grains = layout.lanes("grains", lanes)
    s.quarters = box_position(quarters_of(position.box), False)
    s.turned = int(is_turned_over(position.box))
    s.phase = int(position.phase)
    s.asked = table.nobody if position.asked == NOBODY else position.asked
    s.actor = table.nobody if position.actor == NOBODY else position.actor
    s.begun = table.players - len(position.to_fill)
    s.ending = NO_ENDING if position.ending is None else int(position.ending)
    s.is_open = position.place != NOWHERE
    s.place = position.place if s.is_open else 0
    for name in (*_FLAGS, *_NUMBERS):
        setattr(s, name, getattr(position, name))
    if table.smugglers_first:
        s.all_open = position.revealed == (1 << table.players) - 1
    if table.fills_freely:
        s.first = position.to_fill[0] if position.to_fill else 0
        s.waiting = sum(1 << seat for seat in position.to_fill)
    return [int(word) for word in layout.pack(s)]


def _seat(position: State, seat: int) -> int:
    numbers = sum(number - 1 << 3 * c for c, number in enumerate(position.numbers[seat]))
    chosen = position.chosen[seat]
    packed: int = SEAT.pack(
        numbers=numbers,
        hand=position.hands[seat],
        chosen=NO_CARD if chosen == NO_CARD_THERE else chosen,
        dropped=position.droppers >> seat & 1,
    )
    return packed


def _handful(parts: Parts, handful: int) -> int:
    counts = {"diamonds": diamonds(handful), "sapphires": sapphires(handful)}
    if rubies(handful):
        counts["rubies"] = rubies(handful)
    packed: int = parts.pack(**counts)
    return packed


def to_engine(table: Table, state: Words, index: int) -> State:
    """Unpack one table of a state."""
    layout, shapes, players = table.layout, table.shapes, table.players
    s = layout.unpack([int(np.asarray(word)[index]) for word in state])
    position = State(table.rules, players, Chance.of("a position of the twin"))
    position.box = box_position(quarters_of(s.quarters), bool(s.turned))
    for drawer, packed in enumerate(s.drawers):
        position.front[2 * drawer + (s.sides >> drawer & 1)] = _gems(shapes.gems, packed)
    for drawer in range(0, PLACES, 2):
        for side in (0, 1):
            position.rubies |= (s.rubies >> (drawer + side) & 1) << (2 * drawer + side)
    alarms = list(s.alarms)[:players]
    position.alarms = tuple(ON_SHEET if at == AT_HOME else at for at in alarms)
    lanes = list(s.grains)
    position.grains = tuple(
        Grain(GRAINS.lane(lanes[drawer & 3], "grain", drawer >> 2)) for drawer in range(PLACES)
    )
    position.white = tuple(_gems(shapes.white, packed) for packed in s.white)
    position.black = tuple(_gems(shapes.pillow, packed) for packed in s.black)
    position.red = _gems(shapes.pillow, s.red)
    over = s.phase == Phase.OVER  # then no cards lie before the seats
    position.numbers = tuple(
        tuple(SEAT.lane(packed, "numbers", c) + 1 for c in CHARACTERS) for packed in s.seats
    )
    position.hands = tuple(SEAT.read(packed, "hand") for packed in s.seats)
    for seat, packed in enumerate(s.seats):
        chosen = SEAT.read(packed, "chosen")
        if not over:
            position.chosen[seat] = NO_CARD_THERE if chosen == NO_CARD else chosen
            position.droppers |= SEAT.read(packed, "dropped") << seat
    position.phase = Phase(s.phase)
    position.asked = NOBODY if s.asked == players else Seat(s.asked)
    position.actor = NOBODY if s.actor == players else Seat(s.actor)
    position.place = Place(s.place) if s.is_open else NOWHERE
    position.ending = None if s.ending == NO_ENDING else Ending(s.ending)
    for name in _FLAGS:
        setattr(position, name, bool(getattr(s, name)))
    for name in _NUMBERS:
        setattr(position, name, int(getattr(s, name)))
    position.to_fill = _to_fill(table, s)
    _add_what_follows(position, bool(getattr(s, "all_open", True)))
    return position


def _gems(parts: Parts, packed: int) -> int:
    of_ruby = parts.read(packed, "rubies") if "rubies" in parts else 0
    return gems(parts.read(packed, "diamonds"), parts.read(packed, "sapphires"), of_ruby)


def _to_fill(table: Table, s: SimpleNamespace) -> tuple[Seat, ...]:
    if table.fills_freely:
        order = clockwise(Seat(s.first), table.players)
        return tuple(seat for seat in order if s.waiting >> seat & 1)
    left = table.players - s.begun
    return clockwise(Seat(s.asked), table.players)[1 : 1 + left] if left else ()


def _add_what_follows(position: State, all_open: bool) -> None:
    """Add what the twin does not store: who has acted, whose cards lie open, who comes next."""
    turn = position.actor != NOBODY
    divides = position.phase in (Phase.BOOTY, Phase.CONFISCATE)
    if not (turn or divides):
        return
    order = position.in_card_order(0, 4)
    if turn:
        here = order.index(position.actor)
        part = 0 if position.chosen[position.actor] == 0 else 1
        acted = order[:here]
        later = order[here + 1 :]
        position.queue = tuple(seat for seat in later if (position.chosen[seat] != 0) == part)
    else:
        smugglers = position.in_card_order(0, 0)
        booty = position.phase is Phase.BOOTY
        acted = smugglers if booty else order
        entitled = tuple(seat for seat in smugglers if not position.droppers >> seat & 1)
        pickers = entitled if booty else position.in_card_order(5, 5)
        at = pickers.index(position.asked)
        position.pickers = pickers[at:] + pickers[:at]
    position.acted = sum(1 << seat for seat in acted)
    for seat, card in enumerate(position.chosen):
        position.revealed |= (all_open or card == Character.SMUGGLER) << seat
