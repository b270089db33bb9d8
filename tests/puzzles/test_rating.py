"""Glicko-2, held against the example that its author works out."""

import pytest

from larceny.puzzles.difficulty import by_bots, expected, foretold, stars
from larceny.puzzles.rating import (
    NARROWEST,
    WIDEST,
    Outcome,
    Rating,
    after_puzzle,
    rated,
    waited,
    win_chance,
)


def test_the_published_example() -> None:
    """Glickman, `Example of the Glicko-2 system`: 1464.06, 151.52, 0.05999."""
    player = Rating(1500, 200, 0.06)
    games = [
        Outcome(Rating(1400, 30), 1),
        Outcome(Rating(1550, 100), 0),
        Outcome(Rating(1700, 300), 0),
    ]
    new = rated(player, games, tau=0.5)
    assert new.rating == pytest.approx(1464.06, abs=0.02)
    assert new.deviation == pytest.approx(151.52, abs=0.01)
    assert new.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_does_not_play_is_less_sure_and_never_less_than_unknown() -> None:
    player = Rating(1500, 200, 0.06)
    assert rated(player, []) == waited(player)
    assert waited(player).deviation == pytest.approx(200.2714, abs=0.001)
    assert waited(player).rating == 1500
    assert waited(player, 1_000_000).deviation == WIDEST


def test_to_solve_lifts_and_to_fail_lowers_and_more_against_expectation() -> None:
    player = Rating(1500, 80)
    gains = [after_puzzle(player, puzzle, True).rating - 1500 for puzzle in (1200, 1500, 1800)]
    losses = [1500 - after_puzzle(player, puzzle, False).rating for puzzle in (1200, 1500, 1800)]
    assert 0 < gains[0] < gains[1] < gains[2]
    assert losses[0] > losses[1] > losses[2] > 0


def test_a_rating_settles_where_a_solver_belongs_and_stays_alive() -> None:
    player = Rating()
    for number in range(300):  # solves all below 1700, none above
        puzzle = 1300 + 40 * (number % 21)
        player = after_puzzle(player, puzzle, puzzle < 1700)
    assert player.rating == pytest.approx(1700, abs=120)
    assert player.deviation >= NARROWEST


def test_a_volatility_can_grow_when_results_surprise() -> None:
    steady = Rating(1500, 50, 0.06)
    shocked = rated(steady, [Outcome(Rating(1000, 30), 0)] * 12)
    assert shocked.volatility > steady.volatility
    assert shocked.rating < 1400


def test_chances_are_even_among_equals_and_add_up() -> None:
    strong, weak = Rating(1700, 60), Rating(1400, 90)
    assert win_chance(strong, strong) == pytest.approx(0.5)
    assert win_chance(strong, weak) > 0.8
    assert win_chance(strong, weak) + win_chance(weak, strong) == pytest.approx(1)


def test_a_puzzle_that_fewer_bots_solve_is_rated_higher() -> None:
    ratings = [by_bots(novice, expert) for novice, expert in ((1, 1), (0.5, 1), (0, 1), (0, 0))]
    assert ratings == sorted(ratings)
    assert expected(1100, 1100) == pytest.approx(0.5)


def test_a_puzzle_with_more_to_remember_is_rated_higher_and_bounds_hold() -> None:
    easy, hard = ({"remember": number, "proof": 2} for number in (1, 12))
    assert foretold(None, None, easy).rating < foretold(None, None, hard).rating
    assert foretold(0.0, 0.0, {"remember": 500}).rating == 2400
    assert foretold(1.0, 1.0, {}).rating >= 600
    assert [stars(rating) for rating in (900, 1100, 1300, 1500, 1700)] == [1, 2, 3, 4, 5]
