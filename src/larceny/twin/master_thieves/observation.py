"""What a seat sees, number by number as `envs.master_thieves.encoding` writes it.

What is told of every seat is first put together seat by seat, packed into a few words, and then
turned so that the observer comes first: to turn a word costs as little as to turn a flag.
"""

from types import SimpleNamespace
from typing import NamedTuple

from larceny.games.master_thieves.choices import PlayedCards
from larceny.games.master_thieves.pieces import CHARACTERS, FULL_HAND, PLACES, Character
from larceny.games.master_thieves.ruleset import MAX_PLAYERS, RUBIES
from larceny.games.master_thieves.state import Ending, Phase

from ..layout import Part, Parts
from ..ops import Flag, Word, bit, both, count_bits, either, first_of, number, one_at, only, where
from ..rows import Row, rotated
from .box import AT_HOME, drawer_at, ruby_at
from .fields import GRAINS, NO_CARD, SEAT
from .round import AFTER_SMUGGLERS, AFTER_TURNS, NOBODY_LEFT, turn_key
from .scoring import winners
from .table import Table

_FLAGS = (
    "on_sheet",
    "alarm_inside",
    "decides",
    "acts",
    "revealed",
    "acted",
    "dropped",
    "won",
)
_PLACES_IN_LINE = ("queue", "picks", "fills")
TOLD = Parts(
    *(Part(name, 1) for name in _FLAGS), *(Part(name, MAX_PLAYERS) for name in _PLACES_IN_LINE)
)
"""What is worked out for every seat, before it is turned to the observer."""


class Inside(NamedTuple):
    """The open drawer."""

    seen: Flag  # by the observer
    slot: Word
    gems: Word
    is_long: Flag
    ruby: Flag


def observe(table: Table, s: SimpleNamespace, seat: Word, row: Row) -> None:
    """Write what a seat sees."""
    row.one_hot(seat, MAX_PLAYERS)
    _turn(table, s, row)
    _progress(table, s, row)
    inside = _inside(table, s, seat)
    _drawer(table, s, inside, row)
    _wood(table, s, row)
    _seats(table, s, seat, inside, row)


def _turn(table: Table, s: SimpleNamespace, row: Row) -> None:
    row.one_hot(s.phase, len(Phase))
    row.one_hot(s.place, PLACES, s.is_open)
    row.flags((s.is_open & s.looked, s.fell))
    row.number(s.placements)
    row.number(s.placed)
    row.flag(s.alarm_set)
    row.number(s.rotations)
    row.number(s.flips)


def _progress(table: Table, s: SimpleNamespace, row: Row) -> None:
    row.number(s.round, table.rules.round_cap)
    _pillow(table, s.red, row)
    row.number(s.share)
    row.flag(s.last_ruby_taken)
    row.one_hot(s.ending, len(Ending), s.phase == Phase.OVER)


def _gems(table: Table, gems: Word, row: Row) -> None:
    row.number(table.shapes.gems.read(gems, "diamonds"), table.shapes.gems.most("diamonds"))
    row.number(table.shapes.gems.read(gems, "sapphires"), table.shapes.gems.most("sapphires"))


def _pillow(table: Table, gems: Word, row: Row) -> None:
    _gems(table, gems, row)
    row.number(table.shapes.pillow.read(gems, "rubies"), RUBIES)


def _inside(table: Table, s: SimpleNamespace, seat: Word) -> Inside:
    drawer = drawer_at(s.place, s.quarters, s.turned)
    seen = s.is_open
    if table.asks_alike:  # only the opener looks in (MT-5.4)
        seen = seen & (seat == where(s.actor == table.nobody, s.asked, s.actor))
    on_top = bit(s.sides, drawer.index) == (s.turned != 0)
    return Inside(
        seen,
        drawer.upper,
        only(seen & on_top, s.drawers[drawer.index]),
        drawer.is_long,
        drawer.is_long & bit(s.rubies, ruby_at(drawer.index, s.turned)),
    )


def _drawer(table: Table, s: SimpleNamespace, inside: Inside, row: Row) -> None:
    looked = inside.seen & s.looked
    row.flag(inside.seen)
    _gems(table, inside.gems, row)
    row.flags((inside.seen & s.found_empty, inside.seen & s.barred))
    row.flags((looked & inside.is_long, looked & ~inside.is_long))
    row.flags((looked & inside.ruby, looked & ~inside.ruby))


def _wood(table: Table, s: SimpleNamespace, row: Row) -> None:
    if table.rules.plain_wood:
        row.nothing(PLACES * PLACES + 2)
        return
    for place in range(PLACES):
        drawer = drawer_at(place, s.quarters, s.turned).index
        row.one_hot(GRAINS.lane(s.grains[drawer & 3], "grain", drawer >> 2), PLACES)
    row.flags((s.turned == 0, s.turned != 0))


# What is told of every seat -----------------------------------------------------------------------


def _seats(table: Table, s: SimpleNamespace, seat: Word, inside: Inside, row: Row) -> None:
    over = s.phase == Phase.OVER
    put_aside = SEAT.pack(chosen=NO_CARD)
    cards = SEAT.mask("numbers") | SEAT.mask("hand")
    records = [where(over, (one & cards) | put_aside, one) for one in s.seats.words]
    told = rotated(_told(table, s, records, inside), seat)
    records = rotated(records, seat)
    white, black = rotated(list(s.white), seat), rotated(list(s.black), seat)
    for character in CHARACTERS:
        row.number(_number(records[0], bit(SEAT.read(records[0], "hand"), character), character))
    for one in records:
        row.number(count_bits(SEAT.read(one, "hand")))
    for index, one in enumerate(records):
        card = SEAT.read(one, "chosen")
        seen = card != NO_CARD if index == 0 else TOLD.has(told[index], "revealed")
        row.one_hot(card, len(CHARACTERS), seen)
        row.number(only(seen, SEAT.lane(one, "numbers", card) + 1))
    row.flags(SEAT.read(one, "chosen") != NO_CARD for one in records)
    for one in records:
        aside = aside_of(one)
        for character in CHARACTERS:
            face_up = table.rules.played_cards is PlayedCards.FACE_UP
            row.number(_number(one, bit(aside, character), character) if face_up else 0)
    for one in white:
        row.number(table.shapes.white.read(one, "diamonds"))
        row.number(table.shapes.white.read(one, "sapphires"))
    for one in black:
        _pillow(table, one, row)
    for name in (*_FLAGS[:-1], *_PLACES_IN_LINE, _FLAGS[-1]):
        for one in told:
            row.number(TOLD.read(one, name))


def _number(record: Word, shown: Flag, character: int) -> Word:
    """Return the number of a card, or 0 if it is not shown."""
    return only(shown, SEAT.lane(record, "numbers", character) + 1)


def aside_of(record: Word) -> Word:
    """Return the characters that a seat has played in this cycle, but for the one on the table."""
    card = SEAT.read(record, "chosen")
    return FULL_HAND & ~(SEAT.read(record, "hand") | one_at(card))


def _told(table: Table, s: SimpleNamespace, records: list[Word], inside: Inside) -> list[Word]:
    """Work out for every seat what depends on the others, or on the whole table."""
    cards = [SEAT.read(one, "chosen") for one in records]
    keys = turn_key(cards, tuple(records))
    over, booty = s.phase == Phase.OVER, s.phase == Phase.BOOTY
    turn, divides = s.actor != table.nobody, booty | (s.phase == Phase.CONFISCATE)
    lines = _lines(table, s, records, keys, cards)
    won = winners(table, s)
    acting = table.pick_seat(s.actor, keys)
    since = first_of((turn, acting), (booty, AFTER_SMUGGLERS), (divides, AFTER_TURNS))
    open_ = cards_lie_open(table, s, cards)
    told = []
    for seat, (record, card, key) in enumerate(zip(records, cards, keys, strict=True)):
        alarm = s.alarms[seat]
        told.append(
            TOLD.pack(
                on_sheet=number(alarm == AT_HOME),
                alarm_inside=number(inside.seen & (alarm == inside.slot)),
                decides=number(_decides(table, s, seat, card)),
                acts=number(s.actor == seat),
                revealed=number(open_[seat]),
                acted=number((turn | divides) & (key < since)),
                dropped=SEAT.read(record, "dropped"),
                won=number(over & won[seat]),
                queue=only(turn, lines[seat]),
                picks=only(divides, lines[seat]),
                fills=_place_to_fill(table, s, seat),
            )
        )
    return told


def cards_lie_open(table: Table, s: SimpleNamespace, cards: list[Word]) -> list[Flag]:
    """Say of every seat whether its chosen card is turned over (MT-4.2)."""
    divides = either(s.phase == Phase.BOOTY, s.phase == Phase.CONFISCATE)
    lie = either(s.actor != table.nobody, divides)
    if not table.smugglers_first:
        return [lie] * table.players
    return [lie & (s.all_open | (card == Character.SMUGGLER)) for card in cards]


def _decides(table: Table, s: SimpleNamespace, seat: int, card: Word) -> Flag:
    chooses = both(s.phase == Phase.CHOOSE, card == NO_CARD)
    if table.fills_freely:
        anybody = (s.phase == Phase.FILL) & (s.asked == table.nobody)
        chooses = either(chooses, anybody & bit(s.waiting, seat))
    return either(s.asked == seat, chooses)


def _lines(
    table: Table, s: SimpleNamespace, records: list[Word], keys: list[Word], cards: list[Word]
) -> list[Word]:
    """Return every seat's place among those who act next, or who pick: 1 is next, 0 is none."""
    turn, booty = s.actor != table.nobody, s.phase == Phase.BOOTY
    now = table.pick_seat(s.asked, keys)
    acting = table.pick_seat(s.actor, keys)
    end = where(acting < AFTER_SMUGGLERS, AFTER_SMUGGLERS, AFTER_TURNS)
    order = []
    for record, key, card in zip(records, keys, cards, strict=True):
        waits = (key > acting) & (key < end)
        smuggler = (card == Character.SMUGGLER) & ~SEAT.has(record, "dropped")
        picks = where(booty, smuggler, card == Character.DETECTIVE)
        round_again = key + only(key < now, 512)  # after all who come later
        order.append(where(where(turn, waits, picks), where(turn, key, round_again), NOBODY_LEFT))
    places = []
    for seat, mine in enumerate(order):
        place: Word = 1
        for other, theirs in enumerate(order):
            if other != seat:
                place = number(theirs < mine) + place
        places.append(only(mine != NOBODY_LEFT, place))
    return places


def _place_to_fill(table: Table, s: SimpleNamespace, seat: int) -> Word:
    """Return a seat's place among those who have not begun to fill: 1 is next, 0 is none."""
    if not table.fills_freely:
        distance = table.distance(s.asked, seat)
        return only((s.begun < table.players) & (distance <= table.players - s.begun), distance)
    mine = table.distance(s.first, seat)
    place: Word = 1
    for other in range(table.players):
        if other != seat:
            earlier = bit(s.waiting, other) & (table.distance(s.first, other) < mine)
            place = number(earlier) + place
    return only(bit(s.waiting, seat), place)
