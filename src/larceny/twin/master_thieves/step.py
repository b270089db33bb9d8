"""A decision and all that follows from it up to the next one: drawer, box, filling, round."""

from types import SimpleNamespace
from typing import NamedTuple

from larceny.games.master_thieves.pieces import Character
from larceny.games.master_thieves.state import Phase

from ..layout import Lanes
from ..ops import (
    Flag,
    Word,
    both,
    either,
    first_of,
    no,
    number,
    one_at,
    only,
    rest_of,
    total,
    where,
)
from . import acts
from .box import rotated
from .drawer import AtDrawer, Counted, at_the_drawer
from .fields import NO_CARD, SEAT
from .round import Round, end_round, go_on_with_the_round, picked
from .table import Table, box_moves


def step(table: Table, s: SimpleNamespace, action: Word) -> None:
    """Change the fields of a state by what the decider decided."""
    phase = s.phase
    seat = table.decider(s)
    me = s.seats[seat]
    card = SEAT.read(me, "chosen")
    chooses = phase == Phase.CHOOSE
    me = where(chooses, _with_card(me, action), me)
    s.seats = _replaced(s.seats, seat, me)
    cards = [SEAT.read(one, "chosen") for one in s.seats.words]
    counted = Counted(
        total([number(one == Character.SMUGGLER) for one in cards]),
        total([number(one == Character.DETECTIVE) for one in cards]),
    )
    if table.fills_freely:
        _begin_filling_freely(table, s, seat)
    drawer = at_the_drawer(table, s, action, seat, card, counted, picked(table, action, phase))
    drop = SEAT.pack(dropped=1)
    s.seats = _replaced(s.seats, seat, me | only(drawer.drops, drop))
    moved = _move_box(table, s, action, phase)
    filled = _go_on_filling(table, s, phase, moved)
    rounds = go_on_with_the_round(table, s, phase, seat, card, cards, counted, moved.after_turn)
    _ask(table, s, phase, drawer, filled, rounds)
    _clear_turn(s, moved, either(rounds.turn_done, drawer.sixth))
    end_round(table, s, rounds, drawer.sixth, filled.round_begins)


def _with_card(me: Word, action: Word) -> Word:
    """Lay a card of the hand face down (MT-4.1)."""
    card = action - acts.FIRST_CHOOSE
    return me ^ (one_at(card) << SEAT.offset("hand")) ^ ((card ^ NO_CARD) << SEAT.offset("chosen"))


def _replaced(seats: Lanes, seat: Word, me: Word) -> Lanes:
    words = tuple(where(seat == index, me, old) for index, old in enumerate(seats.words))
    return Lanes(words, seats.form)


# Moving the box (MT-6), and filling it (MT-3) ----------------------------------------------------


class Moved(NamedTuple):
    """Whether moving the box has come to its end, in filling or in a turn."""

    after_filling: Flag
    after_turn: Flag


def _move_box(table: Table, s: SimpleNamespace, action: Word, phase: Word) -> Moved:
    filling, turn = phase == Phase.FILL_MOVE, phase == Phase.MOVE
    moving = filling | turn
    moves = moving & (action != acts.DONE)
    flips = moves & (action == acts.FLIP)
    rotates = moves & (action != acts.FLIP)
    turned = rotated(s.quarters, s.turned, action - acts.FIRST_MOVE)
    s.quarters = where(rotates, turned, s.quarters)
    s.turned = s.turned ^ number(flips)
    s.rotations = s.rotations + number(rotates)
    s.flips = s.flips + number(flips)
    left = box_moves(table.rules, filling, s.placed, s.rotations, s.flips)
    ends = (action == acts.DONE) | no(either(left.rotate, left.flip))
    return Moved(filling & ends, turn & ends)


class Filled(NamedTuple):
    """What comes after a player has filled."""

    next_fills: Flag
    round_begins: Flag


def _begin_filling_freely(table: Table, s: SimpleNamespace, seat: Word) -> None:
    """Hand his share to the one who opens first (MT-3.6, A-222)."""
    begins = (s.phase == Phase.FILL) & (s.asked == table.nobody)
    s.share = where(begins, table.share_of(s.begun), s.share)
    s.begun = s.begun + number(begins)
    s.waiting = where(begins, s.waiting & rest_of(one_at(seat)), s.waiting)
    s.asked = where(begins, seat, s.asked)


def _go_on_filling(table: Table, s: SimpleNamespace, phase: Word, moved: Moved) -> Filled:
    """Let the next player fill the box, or begin the first round (MT-3.6)."""
    next_fills = moved.after_filling & (s.begun < table.fillers)
    round_begins = moved.after_filling & ~next_fills
    if table.fills_freely:
        s.asked = where(next_fills, table.nobody, s.asked)
        s.waiting = only(~round_begins, s.waiting)
    else:
        s.share = where(next_fills, table.share_of(s.begun), s.share)
        s.begun = s.begun + number(next_fills)
        s.asked = where(next_fills, table.next_seat(s.asked), s.asked)
    if table.fillers < table.players:  # those whose share is empty do not fill
        s.begun = where(round_begins, table.players, s.begun)
    return Filled(next_fills, round_begins)


# Who is asked for what next -----------------------------------------------------------------------


def _ask(
    table: Table, s: SimpleNamespace, phase: Word, at: AtDrawer, filled: Filled, rounds: Round
) -> None:
    named = either(
        rounds.turn_begins, rounds.booty_begins, rounds.confiscation_begins, rounds.picks_again
    )
    put = phase == Phase.PUT
    s.phase = first_of(
        (rounds.turn_begins, Phase.OPEN),
        (rounds.booty_begins, Phase.BOOTY),
        (rounds.confiscation_begins, Phase.CONFISCATE),
        (at.places, Phase.PLACE),
        (at.takes, Phase.TAKE),
        (at.finds, Phase.RUBY),
        (at.sets, Phase.ALARM),
        (at.left_alone, Phase.RECOVER),
        (at.closes, Phase.MOVE),
        (phase == Phase.FILL, Phase.PUT),
        (put & (s.share == 0), Phase.FILL_MOVE),
        (put | filled.next_fills, Phase.FILL),
        default=phase,
    )
    s.asked = first_of(
        (named, rounds.who), (at.left_alone, at.owner), (at.closes, s.actor), default=s.asked
    )
    s.actor = first_of(
        (rounds.turn_begins, rounds.who),
        (rounds.booty_begins | rounds.confiscation_begins, table.nobody),
        default=s.actor,
    )


def _clear_turn(s: SimpleNamespace, moved: Moved, cleared: Flag) -> None:
    """Forget what mattered for one turn only."""
    stays = no(cleared)
    s.place = only(s.is_open, s.place)
    s.is_open = both(s.is_open, stays)
    for name in ("fell", "barred", "found_empty", "looked", "alarm_set"):
        setattr(s, name, getattr(s, name) & stays)
    s.placements = only(stays, s.placements)
    s.placed = only(stays, s.placed)
    still_moving = no(either(cleared, moved.after_filling))
    s.rotations = only(still_moving, s.rotations)
    s.flips = only(still_moving, s.flips)
