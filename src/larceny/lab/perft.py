"""Counting: how many sequences of decisions of a given length begin in a position.

Where several seats owe a decision at once (all choose a card at the same time), only the first of
them is asked: the order of their answers changes nothing, and counting all orders would only
multiply the numbers. A game that is over has no longer sequences. Where luck plays a part, it is
the luck of the position that is given: every sequence draws from the same place in its stream.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass

from larceny.kernel.game import ActionT, Game, RulesT, StateT, ViewT


@dataclass(frozen=True, slots=True)
class Counted:
    """How many sequences of one length there are, and how long the counting took."""

    depth: int
    nodes: int
    seconds: float


def perft(game: Game[RulesT, StateT, ActionT, ViewT], state: StateT, depth: int) -> int:
    """Count the sequences of exactly `depth` decisions from here."""
    if depth == 0:
        return 1
    deciders = state.deciders()
    if not deciders:
        return 0
    seat = deciders[0]
    legal = game.legal_actions(state, seat)
    if depth == 1:
        return len(legal)
    nodes = 0
    for action in legal:
        after = game.copy(state)
        game.apply_legal(after, seat, action)
        nodes += perft(game, after, depth - 1)
    return nodes


def count_by_depth(
    game: Game[RulesT, StateT, ActionT, ViewT], state: StateT, deepest: int
) -> Iterator[Counted]:
    """Count for every depth from 1 to `deepest`."""
    for depth in range(1, deepest + 1):
        began = time.perf_counter()
        nodes = perft(game, state, depth)
        yield Counted(depth, nodes, time.perf_counter() - began)
