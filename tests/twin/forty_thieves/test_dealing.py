"""Deals of the twin: every deck is one that the engine could draw, and all are equally likely."""

from collections import Counter

import numpy as np
import pytest

from larceny.games.forty_thieves.state import Phase
from larceny.twin.forty_thieves.game import FortyThieves
from larceny.twin.play import begin, decide_by_lot

from .tables import TABLES, Changes, name_of, rules_of

GAMES = 400


def dealt(changes: Changes, players: int, number: int = GAMES, draws: int | None = None) -> tuple:  # type: ignore[type-arg]
    """Return new games, each with chance of its own."""
    twin = FortyThieves(rules_of(changes), players, draws=draws)
    seeds = np.random.default_rng(1).integers(0, 2**32, number, dtype=np.uint32)
    return twin, begin(twin, (seeds,))


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_a_deal_is_a_position_of_the_engine(table: tuple[Changes, int]) -> None:
    """Given games that the twin dealt, then the engine finds nothing wrong with them."""
    twin, state = dealt(*table, number=40)
    for index in range(40):
        position = twin.to_engine(state, index)
        position.check()
        assert position.turn == 1
        assert position.phase in (Phase.GLIMPSE, Phase.WISH)
        if position.phase is Phase.GLIMPSE:
            assert len(position.hands[position.active]) == 3
        named = twin.rules.first_player.seat
        assert named is None or position.active == named


def test_every_seat_begins_and_every_tile_comes_anywhere_alike() -> None:
    """Given many deals, then seats and tiles are spread as chance would have it."""
    twin, state = dealt({}, 3)
    positions = [twin.to_engine(state, index) for index in range(GAMES)]
    first = Counter(position.active for position in positions)
    assert all(90 < first[seat] < 180 for seat in first)
    on_board = Counter(tile for position in positions for tile in position.board)
    assert all(60 < on_board[tile] < 160 for tile in range(60))  # 107 expected
    kinds = Counter(position.deck[2] for position in positions)
    assert all(45 < kinds[kind] < 120 for kind in kinds)
    assert len({position.deck for position in positions}) == GAMES


@pytest.mark.parametrize("draws", [None, FortyThieves.parts["draws"]])
def test_games_by_lot_end_and_begin_anew(draws: int | None) -> None:
    """Given games by lot with a low cap of turns, when one is over, then another begins."""
    twin, state = dealt({"turn_cap": 4, "three_tales": True}, 3, 60, draws)
    began, looked_at = 0, 0
    for _ in range(90):
        decision = decide_by_lot(twin, state)
        state, began = decision.state, began + int(decision.began.sum())
        at_rest = np.flatnonzero(twin.settled(state) & ~twin.over(state))
        for index in at_rest[:1]:
            twin.to_engine(state, int(index)).check()
            looked_at += 1
    assert began > 50
    assert looked_at > 40
