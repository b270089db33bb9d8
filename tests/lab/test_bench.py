"""Measuring: every game, at every table that it is for."""

from itertools import islice

import pytest

from larceny.games.registry import GAMES
from larceny.lab.bench import measure_search, random_play, tables


def test_every_game_is_measured_at_tables_that_it_is_for() -> None:
    assert {name: tables(game) for name, game in GAMES.items()} == {
        "master-thieves": [2, 3, 4, 8],
        "forty-thieves": [2, 3, 4],
    }


def test_random_play_counts_its_decisions() -> None:
    for game in GAMES.values():
        first, second = islice(random_play(game, 2), 2)
        assert 0 < first < second


def test_our_search_is_measured_beside_its_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("larceny.lab.bench.SEARCH_MS", 60.0)
    figures = list(measure_search())
    assert [figure.name for figure in figures] == [
        f"{name}/{game}" for game in GAMES for name in ("search", "search-to-the-end")
    ]
    for figure in figures:
        assert figure.peer == "OpenSpiel ISMCTS"
        assert figure.value > 0
        assert figure.peer_value is not None
        assert figure.peer_value > 0
