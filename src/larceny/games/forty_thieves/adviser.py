"""What a perfect memory would tell its player: what lies where, and which theft will succeed.

The adviser uses nothing but knowledge, and it counts exactly: all decks that fit what was
witnessed, each as likely as the jars make it. What opponents may have meant by a move is no part
of it.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from .deck import NO_JAR, jar
from .knowledge import Knowledge
from .pieces import EVERY_PLACE, GEMS, PLACES, Front, Place, is_line
from .state import GAP
from .steal_probability import steal_probability
from .view_types import View

Odds = Mapping[Front, float]
"""How likely each front is; the numbers add up to one."""


@dataclass(frozen=True, slots=True)
class Advice:
    """How likely each front is wherever a tile lies, and how likely each theft succeeds."""

    board: tuple[Odds | None, ...]  # by square; None: a gap
    hands: tuple[tuple[Odds, ...], ...]  # by seat and slot
    discards: tuple[Odds, ...]
    stack_top: Odds | None
    steals: Mapping[Place, float]  # by place, where a theft can be announced


def advise(memory: Knowledge, seen: View) -> Advice:
    """Tell what is known of every tile, and of every theft that could be announced."""
    odds = memory.deduction.odds_of_all()
    return Advice(
        board=tuple(None if label == GAP else odds[label] for label in memory.board),
        hands=tuple(tuple(odds[label] for label in hand) for hand in memory.hands),
        discards=tuple(odds[label] for label in memory.discards),
        stack_top=_top_of_stack(memory, seen, odds),
        steals={place: probability_of_steal(memory, place) for place in _places(memory, seen)},
    )


def probability_of_steal(memory: Knowledge, place: Place) -> float:
    """Say how likely the four tiles at a place make a combination (FT-8.2)."""
    labels = [memory.board[square] for square in PLACES[place]]
    if any(jar(label) == NO_JAR for label in labels):  # gold spoils it, and so would a gap
        return 0.0
    return steal_probability(memory.deduction, labels)


def _places(memory: Knowledge, seen: View) -> list[Place]:
    """List the places where a theft can be announced (FT-8.4, FT-10.5)."""
    gems = range(GEMS) if memory.rules.leaders else seen.gems
    return [
        place
        for place in EVERY_PLACE
        if is_line(place) or place in gems
        if all(memory.board[square] != GAP for square in PLACES[place])
    ]


def _top_of_stack(memory: Knowledge, seen: View, odds: Mapping[int, Odds]) -> Odds | None:
    """Tell of the top tile: it is any of those with its back."""
    if seen.stack_top is None:
        return None
    return odds[memory.stack[seen.stack_top][0]]
