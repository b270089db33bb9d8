"""Observations are those of the engine's environment, byte for byte, with and without memory."""

from collections import defaultdict
from random import Random

import numpy as np
import pytest

from larceny.games.forty_thieves.deck import Tile, jar
from larceny.games.forty_thieves.state import GAP, State
from larceny.kernel.events import Seat
from larceny.twin.forty_thieves.game import FortyThieves
from tests.effort import amount

from .arranged import Wish
from .lockstep import games, played_on
from .observed import Observed
from .tables import TABLES, Changes, name_of, rules_of

GAMES = amount(quick=6, usual=18, soak=600)
DECISIONS = amount(quick=6, usual=20, soak=400)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_every_observation_is_that_of_the_environment(table: tuple[Changes, int]) -> None:
    """Given games anywhere, when they go on, then every seat sees and remembers the same."""
    changes, players = table
    rules = rules_of(changes)
    twin = FortyThieves(rules, players, memory=True)
    play = Observed(twin, list(games(rules, players, GAMES, list(Wish), DECISIONS)))
    play.play(DECISIONS)
    assert play.observations > GAMES * players


def test_who_was_made_without_memory_is_not_asked_for_it() -> None:
    """Given a game without memory, when a seat's memory is asked for, then that is refused."""
    twin = FortyThieves(rules_of({}), 2)
    state = twin.undealt((np.arange(5, dtype=np.uint32),))
    with pytest.raises(ValueError, match="without memory"):
        twin.observe(state, np.zeros(5, np.uint32), memory=True)


def hidden_from(state: State, viewer: Seat) -> list[tuple[str, int, int]]:
    """List where tiles lie whose fronts a seat cannot see: a name, and two indices."""
    places = [("board", 0, s) for s in range(16) if not state.face_up >> s & 1]
    places = [p for p in places if state.board[p[2]] != GAP and p[2] != state.lantern]
    places += [("stack", 0, i) for i in range(len(state.stack))]
    places += [("discards", 0, i) for i in range(len(state.discards))]
    for seat, hand in enumerate(state.hands):
        places += [("hands", seat, i) for i in range(len(hand)) if seat != viewer]
    return places


def with_others_hidden(state: State, viewer: Seat, dice: Random) -> State:
    """Exchange what a seat cannot see: tiles with equal backs change places."""
    other = state.copy()
    hands = [list(hand) for hand in state.hands]
    stack, discards = list(state.stack), list(state.discards)
    lists = {"board": [other.board], "stack": [stack], "discards": [discards], "hands": hands}
    by_jar: dict[int, list[tuple[list[Tile], int]]] = defaultdict(list)
    for name, outer, at in hidden_from(state, viewer):
        tiles = lists[name][outer]
        by_jar[jar(tiles[at])].append((tiles, at))
    for places in by_jar.values():
        tiles_there = [tiles[at] for tiles, at in places]
        dice.shuffle(tiles_there)
        for (tiles, at), tile in zip(places, tiles_there, strict=True):
            tiles[at] = tile
    other.hands = [tuple(hand) for hand in hands]
    other.stack, other.discards = tuple(stack), tuple(discards)
    return other


@pytest.mark.parametrize("changes", [{}, {"leaders": True, "three_tales": True}], ids=str)
def test_what_a_seat_cannot_see_does_not_change_its_observation(changes: Changes) -> None:
    """Given two positions that differ where a seat cannot look, then it sees the same."""
    rules, dice = rules_of(changes), Random(1)
    twin = FortyThieves(rules, 3, memory=True)
    states = []
    for state, style in games(rules, 3, 40, list(Wish), 40):
        played_on(state, style, dice.randrange(20))
        states.append(state)
    for viewer in map(Seat, range(3)):
        others = [with_others_hidden(state, viewer, dice) for state in states]
        assert sum(a != b for a, b in zip(states, others, strict=True)) > len(states) // 2
        seat = np.full(len(states), viewer, np.uint32)
        rows = [
            twin.observe(twin.from_engine(some), seat, memory=True) for some in (states, others)
        ]
        for one, same in zip(*rows, strict=True):
            assert np.all(one == same)
