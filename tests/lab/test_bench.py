"""Measuring: every game, at every table that it is for."""

from itertools import islice

from larceny.games.registry import GAMES
from larceny.lab.bench import random_play, tables


def test_every_game_is_measured_at_tables_that_it_is_for() -> None:
    assert {name: tables(game) for name, game in GAMES.items()} == {
        "master-thieves": [2, 3, 4, 8],
        "forty-thieves": [2, 3, 4],
    }


def test_random_play_counts_its_decisions() -> None:
    for game in GAMES.values():
        first, second = islice(random_play(game, 2), 2)
        assert 0 < first < second
