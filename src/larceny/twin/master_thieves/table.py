"""The rules as data, and what a position says at a glance: what all parts of the rules ask for."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import NamedTuple

from larceny.games.master_thieves.choices import (
    BoxActions,
    BoxOrder,
    FillMoves,
    FillOrder,
    Reveal,
    SeenBy,
)
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.games.master_thieves.state import Phase

from ..chance import Generator
from ..layout import Layout
from ..ops import Flag, Word, bit, both, either, first_of, least, no, number, pick, where
from .fields import NO_CARD, SEAT, Shapes, layout_for


class Table:
    """A ruleset and a number of players, which are fixed when the rules are compiled."""

    def __init__(self, rules: Ruleset, players: int, generator: Generator) -> None:
        self.rules = rules
        self.players = players
        self.nobody = players
        self.shapes = Shapes(rules, players)
        self.layout: Layout = layout_for(rules, players, self.shapes, generator)
        self.asks_alike = rules.drawers_seen_by is SeenBy.OPENER  # see `transition.drawer`
        self.fills_freely = rules.fill_order is FillOrder.FREE
        self.smugglers_first = rules.reveal is Reveal.SMUGGLERS_FIRST
        self.fillers = min(players, rules.box_diamonds)  # the others' shares are empty

    def share_of(self, filler: Word) -> Word:
        """Say how many diamonds the k-th to fill gets; the first ones get the rest (MT-3.5)."""
        each, rest = divmod(self.rules.box_diamonds, self.players)
        if isinstance(filler, int):
            return each + (filler < rest)
        return each + number(filler < rest) if rest else each

    def decider(self, s: SimpleNamespace) -> Word:
        """Return the seat whose decision is taken next; if nobody's is owed, any number."""
        seat = where(s.phase == Phase.CHOOSE, self._first_without_card(s), s.asked)
        if self.fills_freely:
            anybody = both(s.phase == Phase.FILL, s.asked == self.nobody)
            seat = where(anybody, self._first_waiting(s), seat)
        return seat

    def _first_without_card(self, s: SimpleNamespace) -> Word:
        without = [SEAT.read(seat, "chosen") == NO_CARD for seat in s.seats]
        return first_of(
            *((flag, seat) for seat, flag in enumerate(without[:-1])), default=self.players - 1
        )

    def _first_waiting(self, s: SimpleNamespace) -> Word:
        """Return who of those that have not begun to fill is first, clockwise from the first."""
        keys = [
            where(bit(s.waiting, seat), self.distance(s.first, seat) * 8 + seat, 64)
            for seat in range(self.players)
        ]
        return least(keys) & 7

    def distance(self, start: Word, seat: Word) -> Word:
        """Count the seats from one to another, clockwise."""
        return where(seat >= start, seat - start, seat + self.players - start)

    def pick_seat(self, seat: Word, values: Sequence[Word]) -> Word:
        """Return what belongs to a seat; for nobody, anything."""
        return pick(seat, values)

    def next_seat(self, seat: Word) -> Word:
        """Return the left neighbour."""
        return where(seat == self.players - 1, 0, seat + 1)


class BoxMoves(NamedTuple):
    """Which moves of the box are allowed now."""

    rotate: Flag
    flip: Flag
    done: Flag


def box_moves(
    rules: Ruleset, filling: Flag, placed: Word, rotations: Word, flips: Word
) -> BoxMoves:
    """So many moves (MT-6.1), of the kinds and in the order of the edition (MT-6.2, MT-3.9)."""
    made = rotations + flips
    if rules.box_actions is BoxActions.ONE:
        left = made < 1
    elif rules.box_actions is BoxActions.TWO:
        left = made < 2
    else:  # filling counts as placing
        left = either(made < 1, both(made < 2, either(filling, placed != 0)))
    if rules.box_order is BoxOrder.ANY_TWO:
        rotate = flip = left
    else:
        flip = both(left, flips == 0)
        in_order = rules.box_order is BoxOrder.EITHER_ORDER
        rotate = both(left, rotations == 0, either(in_order, flips == 0))
    done: Flag = True
    if rules.fill_moves is FillMoves.AT_LEAST_ONE:
        done = either(no(filling), made != 0)
    elif rules.fill_moves is FillMoves.ROTATE_AND_FLIP:  # one rotation, then the flip
        done = either(no(filling), made >= 2)
        rotate = where(filling, made == 0, rotate)
        flip = where(filling, both(rotations == 1, flips == 0), flip)
    return BoxMoves(rotate, flip, done)
