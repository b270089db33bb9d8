"""Measuring: every game, at every table that it is for, by a clock that is handed in."""

from itertools import islice

import pytest

from larceny.games.registry import GAMES
from larceny.lab.bench.bots import measure_deciding, measure_search
from larceny.lab.bench.measuring import Decisions, side_by_side
from larceny.lab.bench.nets import AT_ONCE, measure_nets
from larceny.lab.bench.rules import (
    OPENSPIEL,
    many_games,
    random_openspiel,
    random_play,
    tables,
)
from tests.clocks import ManualClock


def test_every_game_is_measured_at_tables_that_it_is_for() -> None:
    assert {name: tables(game) for name, game in GAMES.items()} == {
        "master-thieves": [2, 3, 4, 8],
        "forty-thieves": [2, 3, 4],
    }


def test_random_play_counts_its_decisions() -> None:
    playing = [random_openspiel(name) for name in OPENSPIEL]
    for game in GAMES.values():
        playing += [random_play(game, 2), many_games(game, 2)]
    for decisions in playing:
        first, second = islice(decisions, 2)
        assert 0 < first < second


@pytest.mark.parametrize("seconds_a_game", [0.01, 30.0])  # much less and much more than a slice
def test_two_players_in_turns_are_compared_slice_by_slice(seconds_a_game: float) -> None:
    clock = ManualClock()

    def playing(decisions_a_game: int) -> Decisions:
        made = 0
        while True:
            clock.now += seconds_a_game
            made += decisions_a_game
            yield made

    ours, theirs = side_by_side(playing(30), playing(20), clock)
    assert ours == pytest.approx(30 / seconds_a_game)
    assert theirs == pytest.approx(20 / seconds_a_game)


def test_experts_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("larceny.lab.bench.bots.DECIDING", 1)
    figures = list(measure_deciding(ManualClock(tick=0.001)))  # one look to begin, one to end
    assert [figure.name for figure in figures] == [f"expert-99/{game}" for game in GAMES]
    for figure in figures:
        assert 1 <= figure.value < 100  # what is watched in between counts


def test_a_decision_of_a_grandmaster_and_many_at_once_are_timed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("larceny.lab.bench.nets.DECIDING", 1)
    figures = list(measure_nets(ManualClock(tick=0.001)))
    for number, game in enumerate(GAMES):
        one, late, many = figures[3 * number : 3 * number + 3]
        assert (one.name, one.unit) == (f"grandmaster/{game}", "ms")
        assert 1 <= one.value <= late.value < 100  # what is watched in between counts
        assert (many.name, many.unit) == (f"net-answers/{game}", "decisions/s")
        assert many.value == round(AT_ONCE / (0.001 / 4))


def test_our_search_is_measured_beside_its_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("larceny.lab.bench.bots.SEARCH_MS", 8.0)
    figures = list(measure_search(ManualClock(tick=0.001)))  # a simulation looks at it once
    assert [figure.name for figure in figures] == [
        f"{name}/{game}" for game in GAMES for name in ("search", "search-to-the-end")
    ]
    for figure in figures:
        assert figure.peer == "OpenSpiel ISMCTS"
        assert 500 <= figure.value <= 1_000
        assert figure.peer_value is not None
        assert 500 <= figure.peer_value <= 1_000
