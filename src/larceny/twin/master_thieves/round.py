"""The round: whose turn comes, dividing the red pillow, the end (MT-4, MT-7, MT-12, MT-13)."""

from types import SimpleNamespace
from typing import NamedTuple

from larceny.games.master_thieves.choices import SixthRuby
from larceny.games.master_thieves.pieces import FULL_HAND, Character
from larceny.games.master_thieves.state import Ending, Phase

from ..layout import Lanes
from ..ops import (
    Flag,
    Word,
    Words,
    both,
    either,
    first_of,
    least,
    no,
    number,
    only,
    rest_of,
    where,
    zero_bytes,
)
from . import acts
from .drawer import Counted
from .fields import NO_CARD, SEAT
from .table import Table

# A card's turn in the round, as a number: 64 · character + 8 · card number + seat (MT-4.3)
AFTER_SMUGGLERS = 64 * Character.JEWELER
AFTER_TURNS = 64 * Character.DETECTIVE
NOBODY_LEFT = 1023

_NO_CARD_CHOSEN = SEAT.pack(chosen=NO_CARD)
_FRESH_HAND = SEAT.pack(hand=FULL_HAND, chosen=NO_CARD)


# The round (MT-4, MT-7, MT-12) --------------------------------------------------------------------


class Round(NamedTuple):
    """Where the round goes on, and with whom."""

    turn_done: Flag
    turn_begins: Flag
    booty_begins: Flag
    confiscation_begins: Flag
    picks_again: Flag
    ends: Flag
    who: Word  # begins a turn, or picks


def turn_key(cards: list[Word], seats: Words) -> list[Word]:
    """Return the turn of each seat's card as a number."""
    return [
        (card << 6) | (SEAT.lane(seat, "numbers", card) << 3) | index
        for index, (card, seat) in enumerate(zip(cards, seats, strict=True))
    ]


def go_on_with_the_round(
    table: Table,
    s: SimpleNamespace,
    phase: Word,
    seat: Word,
    card: Word,
    cards: list[Word],
    counted: Counted,
    turn_done: Flag,
) -> Round:
    """Say whether a turn begins, red is divided, or the round ends, and who is asked then.

    `turn_done` says where a turn has come to its end; cards and counts are those after a choice.
    """
    booty, confiscation = phase == Phase.BOOTY, phase == Phase.CONFISCATE
    picks = booty | confiscation
    none_left = s.red == 0

    all_chosen = phase == Phase.CHOOSE
    for one in cards:
        all_chosen = all_chosen & (one != NO_CARD)
    goes_on = all_chosen | turn_done | (picks & none_left)
    keys = turn_key(cards, s.seats.words)
    mine = (card << 6) | (SEAT.lane(s.seats[seat], "numbers", card) << 3) | seat
    since = first_of((turn_done, mine + 1), (booty, AFTER_SMUGGLERS), (confiscation, AFTER_TURNS))
    next_turn = least([where(key >= since, key, NOBODY_LEFT) for key in keys])

    entitled = [
        (one == Character.SMUGGLER) & ~SEAT.has(other, "dropped")  # MT-7.5
        for one, other in zip(cards, s.seats.words, strict=True)
    ]
    after_smugglers = turn_done & (card == Character.SMUGGLER) & (next_turn >= AFTER_SMUGGLERS)
    booty_begins = (
        after_smugglers & counted.smugglers_share(table.rules) & either(*entitled) & ~none_left
    )
    goes_on = goes_on & ~booty_begins
    turn_begins = goes_on & (next_turn < AFTER_TURNS)
    goes_on = goes_on & ~turn_begins
    confiscation_begins = goes_on & (counted.detectives != 0) & ~none_left
    ends = goes_on & ~confiscation_begins

    if table.smugglers_first:  # then the others' cards are turned over (MT-4.2)
        others_begin = turn_begins & (next_turn >= AFTER_SMUGGLERS)
        all_open = s.all_open | others_begin | booty_begins | confiscation_begins
        s.all_open = all_open & ~ends

    among_smugglers = booty | booty_begins
    pickers = [
        where(among_smugglers, smuggler, one == Character.DETECTIVE)
        for smuggler, one in zip(entitled, cards, strict=True)
    ]
    in_line = [where(flag, key, NOBODY_LEFT) for flag, key in zip(pickers, keys, strict=True)]
    first = least(in_line)
    later = least([where(key > mine, key, NOBODY_LEFT) for key in in_line])
    picks_again = picks & ~none_left
    next_picker = where(picks_again & (later != NOBODY_LEFT), later, first)
    who = where(turn_begins, next_turn, next_picker) & 7
    return Round(turn_done, turn_begins, booty_begins, confiscation_begins, picks_again, ends, who)


def picked(table: Table, action: Word, phase: Word) -> Word:
    """Return the gem that is picked from the red pillow, if one is."""
    shapes = table.shapes
    kind = first_of(
        (action == acts.PICK_DIAMOND, shapes.diamond),
        (action == acts.PICK_SAPPHIRE, shapes.sapphire),
        default=shapes.ruby,
    )
    return only((phase == Phase.BOOTY) | (phase == Phase.CONFISCATE), kind)


# The end of a round, and of the game (MT-4.4, MT-4.5, MT-13) --------------------------------------


def end_round(
    table: Table, s: SimpleNamespace, rounds: Round, sixth: Flag, first_begins: Flag
) -> None:
    """Put the cards aside; then the game ends, or the next round begins.

    Where the sixth ruby ends the game at once they stay, for a memory must tell them from those
    that were put aside before. Whoever reads the cards of a game that is over looks past them.
    """
    ends = rounds.ends
    by_ruby = sixth
    if table.rules.sixth_ruby is SixthRuby.END_OF_ROUND:
        by_ruby = ends & s.last_ruby_taken
    by_pillow = both(ends, _a_white_pillow_is_empty(s), no(by_ruby))
    by_cap = both(ends, s.round >= table.rules.round_cap, no(by_ruby), ~by_pillow)
    over = either(by_ruby, by_pillow, by_cap)
    goes_on = ends & ~over
    s.ending = first_of(
        (by_ruby, Ending.SIXTH_RUBY),
        (by_pillow, Ending.EMPTY_PILLOW),
        (by_cap, Ending.ROUND_CAP),
        default=s.ending,
    )
    seats = s.seats.words
    passed = goes_on & ~SEAT.has(seats[0], "hand")  # to the left neighbour (MT-4.5)
    kept = where(passed, SEAT.mask("numbers"), SEAT.mask("numbers") | SEAT.mask("hand"))
    new = where(passed, _FRESH_HAND, _NO_CARD_CHOSEN)
    cards = [where(passed, seats[index - 1], one) for index, one in enumerate(seats)]
    s.seats = Lanes(
        tuple(where(ends, (one & kept) | new, old) for one, old in zip(cards, seats, strict=True)),
        s.seats.form,
    )
    begins = goes_on | first_begins
    nobody = begins | over
    s.round = s.round + number(begins)
    s.phase = first_of((begins, Phase.CHOOSE), (over, Phase.OVER), default=s.phase)
    s.asked = where(nobody, table.nobody, s.asked)
    s.actor = where(nobody, table.nobody, s.actor)


def _a_white_pillow_is_empty(s: SimpleNamespace) -> Flag:
    lanes: Lanes = s.white
    if lanes.form.stride != 8:
        return either(*(white == 0 for white in lanes))
    empty: Flag = False
    for word, pillows in enumerate(lanes.words):
        used = min(4, lanes.form.count - 4 * word)
        marks = sum(0x80 << (8 * index) for index in range(used))
        empty = either(empty, (zero_bytes(pillows) & rest_of(rest_of(marks))) != 0)
    return empty
