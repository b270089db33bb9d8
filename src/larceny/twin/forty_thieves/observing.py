"""What a seat sees: the row of numbers that the engine's environment writes, byte for byte."""

from larceny.envs.forty_thieves.encoding import TARGETS
from larceny.games.forty_thieves.pieces import COMBINATIONS, FRONT_NAMES, GEMS, GOLDEN, PLACES
from larceny.games.forty_thieves.ruleset import MAX_PLAYERS
from larceny.games.forty_thieves.state import After, Ending, Phase

from ..masks import count
from ..ops import Word, both, least, number, one_at, only, pick, total, where
from ..rows import NOT_THERE
from .fields import NO_TARGET, NOWHERE, PLAYED_DAGGER, Moment
from .legal import hand_tiles
from .rows import SetRow
from .scoring import winners
from .tales import merchant_at
from .terms import SQUARES, Terms
from .tiles import (
    DAGGER,
    FIRST_GOLD,
    FIRST_KIND,
    NO_TILE,
    front_of,
    jar_of,
    jar_sets,
)

_FRONTS, _BACKS, _PLACES = len(FRONT_NAMES), COMBINATIONS + 1, len(PLACES)
_FIRST_LEADER, _FIRST_GOLDEN = 25, int(GOLDEN[0])


def front_number(t: Moment, terms: Terms, tile: Word) -> Word:
    """Return a front as the engine counts them: thieves, specials, Leaders, golden tiles."""
    front = front_of(t.deck, tile)
    shown = front.colour * 5 + front.symbol
    if terms.leaders:
        shown = where(front.leader, front.colour + _FIRST_LEADER, shown)
    if terms.specials:
        shown = where(front.special, front.kind + FIRST_KIND, shown)
    if terms.tales:
        shown = where(front.golden, front.tile - FIRST_GOLD + _FIRST_GOLDEN, shown)
    return shown


def back_number(tile: Word, terms: Terms) -> Word:
    """Return the back of a tile: its jar, or gold."""
    jar = jar_of(tile)
    return where(tile >= FIRST_GOLD, COMBINATIONS, jar) if terms.tales else jar


def write_seen(row: SetRow, t: Moment, terms: Terms, viewer: Word) -> None:
    """Write what a seat sees."""
    _write_moment(row, t, terms, viewer)
    seats = seats_from(viewer, terms)
    _write_squares(row, t, terms)
    _write_seats(row, t, terms, seats)
    _write_order(row, t, terms, seats)


def _write_moment(row: SetRow, t: Moment, terms: Terms, viewer: Word) -> None:
    """Write how far the game is, and the seat's own hand."""
    row.one_hot(viewer, MAX_PLAYERS)
    _write_turn(row, t, terms)
    row.number(t.turn, terms.rules.turn_cap)
    row.number(count(t.pile.words))
    _write_eyes_left(row, t, terms)
    row.bits(t.gems, GEMS)
    row.one_hot(back_number(t.top, terms), _BACKS, t.top != NO_TILE)
    _write_tales(row, t, terms)
    _write_chain(row, t, terms)
    row.counts(jar_sets(t.discards.words), COMBINATIONS)

    def front(tile: Word) -> Word:
        return where(tile != NO_TILE, front_number(t, terms, tile), NOT_THERE)

    for shown in row.each(front, hand_tiles(t.hands[viewer])):
        row.one_hot(shown, _FRONTS)


def seats_from(viewer: Word, terms: Terms) -> list[Word]:
    """Return all seats, clockwise from one."""
    seats = [viewer]
    for _ in range(terms.players - 1):
        seats.append(where(seats[-1] == terms.players - 1, 0, seats[-1] + 1))
    return seats


def _write_turn(row: SetRow, t: Moment, terms: Terms) -> None:
    """Write how far the turn is."""
    row.one_hot(t.phase, len(Phase))
    row.flag(t.led if terms.leaders else False)
    row.flag(t.again if terms.tales else False)
    if terms.specials:
        row.one_hot(t.lantern, SQUARES, t.phase == int(Phase.REVEAL))
        row.bits(t.lit, SQUARES)
    else:
        row.nothing(2 * SQUARES)
    row.one_hot(t.announced, _PLACES, t.announced != NOWHERE)
    row.bits(t.claims, _PLACES)
    row.one_hot(t.taking, _PLACES, t.taking != NOWHERE)
    row.bits(t.to_clear, SQUARES)
    if terms.tales:
        row.one_hot(t.after, len(After))
    else:
        row.number(1)
        row.nothing(len(After) - 1)
    row.one_hot(t.ending, len(Ending), t.phase == int(Phase.OVER))


def _write_eyes_left(row: SetRow, t: Moment, terms: Terms) -> None:
    """Count the Evil Eye tokens beside the board (FT-1.4)."""
    printed = terms.rules.evil_eye_tokens
    held = least([total(list(t.tokens)), printed])
    row.number(printed - held)


def _write_tales(row: SetRow, t: Moment, terms: Terms) -> None:
    """Write where the merchant stands, what he has, and which golden tiles came up."""
    if not terms.tales:
        row.nothing(GEMS + 2 + 2 * len(GOLDEN))
        return
    row.one_hot(merchant_at(t), GEMS, t.merchant_turn != 0)
    row.number(t.merchant_turn)
    row.number(t.loot)
    row.bits(t.gone, len(GOLDEN))
    waiting: Word = 0
    for at in (0, 2, 4):
        tile = (t.golden >> at) & 3
        waiting = waiting | (number(tile != 0) << ((tile - 1) & 3))
    row.bits(waiting, len(GOLDEN))


def _write_chain(row: SetRow, t: Moment, terms: Terms) -> None:
    """Write the tiles that were played, and what they are aimed at."""
    if not terms.specials:
        row.nothing(1 + 2 * _FRONTS + len(TARGETS))
        return
    played = t.chain != 0
    first = t.played_kind + FIRST_KIND
    row.number(t.chain)
    row.one_hot(first, _FRONTS, played)
    row.one_hot(where(t.chain > 1, DAGGER + FIRST_KIND, first), _FRONTS, played)
    row.one_hot(t.target - 1, len(TARGETS), t.target != NO_TARGET)


def _write_squares(row: SetRow, t: Moment, terms: Terms) -> None:
    """Write the jars on the board, and the fronts that lie open."""

    def back(tile: Word) -> Word:
        there = tile != NO_TILE if terms.gaps else True
        return where(there, back_number(tile, terms), NOT_THERE)

    def front(tile: Word, square: Word) -> Word:
        is_open = ((t.face_up >> square) & 1) != 0
        return where(is_open, front_number(t, terms, tile), NOT_THERE)

    tiles = list(t.board)
    backs, fronts = row.each(back, tiles), row.each(front, tiles, range(SQUARES))
    for lid, shown in zip(backs, fronts, strict=True):
        row.one_hot(lid, _BACKS)
        row.one_hot(shown, _FRONTS)


def _write_seats(row: SetRow, t: Moment, terms: Terms, seats: list[Word]) -> None:
    tiles = [tile for seat in seats for tile in hand_tiles(t.hands[seat])]
    for jar in row.each(lambda tile: where(tile != NO_TILE, jar_of(tile), NOT_THERE), tiles):
        row.one_hot(jar, COMBINATIONS)
    for won in row.each(lambda seat: t.won[seat], seats):
        row.number(won)
    _write_hoards(row, t.kept if terms.specials else None, seats)
    for seat in seats:
        row.number(t.tokens[seat], terms.rules.turn_cap)
    _write_hoards(row, t.eyes if terms.specials else None, seats)


def _write_hoards(row: SetRow, hoard: Word | None, seats: list[Word]) -> None:
    """Write the jars of the tiles that seats have in their hoards."""
    if hoard is None:
        row.nothing(COMBINATIONS * len(seats))
        return

    def jars_of(seat: Word) -> Word:
        jars: Word = 0
        for at in (0, 8, 16, 24):
            here = ((hoard >> (at + 5)) & 7) == (seat | 4)
            jars = jars | only(here, one_at((hoard >> at) & 31))
        return jars

    for jars in row.each(jars_of, seats):
        row.bits(jars, COMBINATIONS)


def _write_order(row: SetRow, t: Moment, terms: Terms, seats: list[Word]) -> None:
    """Write who does what when."""
    over = t.phase == int(Phase.OVER)
    for decides in row.each(lambda seat: number((seat == t.asked) & ~over), seats):
        row.number(decides)
    for active in row.each(lambda seat: number(seat == t.active), seats):
        row.number(active)
    if terms.specials:
        last_dagger = PLAYED_DAGGER.read(t.daggers[(t.chain - 2) & 3], "seat")
        last = where(t.chain == 1, t.active, last_dagger)
        places = _places_to_ask(t, terms, last)
        for place in row.each(lambda seat: pick(seat, places), seats):
            row.number(place)
        for played in row.each(lambda seat: number((seat == last) & (t.chain != 0)), seats):
            row.number(played)
    else:
        row.nothing(2 * terms.players)
    won = [number(both(over, wins)) for wins in winners(t, terms)]
    for wins in row.each(lambda seat: pick(seat, won), seats):
        row.number(wins)


def _places_to_ask(t: Moment, terms: Terms, last: Word) -> list[Word]:
    """Return of each chair its place among those who may still play a Dagger; 0 if it may not."""
    places: list[Word] = [t.asked & 0] * terms.players
    waiting = t.phase == int(Phase.DAGGER)
    place = t.asked & 0
    for on in range(1, terms.players):
        seat = t.asked + on
        seat = where(seat >= terms.players, seat - terms.players, seat)
        waiting = waiting & (seat != last)
        asked = waiting & (t.hands[seat] != NO_TILE)
        place = place + number(asked)
        places = [where(asked & (seat == chair), place, old) for chair, old in enumerate(places)]
    return places
