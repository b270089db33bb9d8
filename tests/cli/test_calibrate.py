"""`larceny calibrate`: what a game's forecaster says, held against the truth."""

import pytest

from larceny.games.registry import TITLES
from larceny.lab.calibration import forecasting_games

from .conftest import CommandLine


@pytest.mark.parametrize("game", forecasting_games())
def test_forecasts_are_counted_by_how_likely_they_were_called(
    larceny: CommandLine, game: str
) -> None:
    (told,) = larceny.tells("calibrate", game, "--positions", "4", "--players", "3")
    assert told["positions"] == 4
    kinds = [bins for kind, bins in told.items() if kind not in ("positions", "median_ms")]
    assert kinds
    assert all(found["count"] > 0 for bins in kinds for found in bins.values())


def test_without_a_game_the_first_one_is_taken_that_is_forecast(larceny: CommandLine) -> None:
    output = larceny.works("calibrate", "--positions", "1")
    assert "1 positions; a forecast takes" in output
    assert "on average" in output


def test_a_game_that_nothing_forecasts_is_refused(larceny: CommandLine) -> None:
    silent = next(name for name in TITLES if name not in forecasting_games())
    sentence = larceny.refuses("calibrate", silent, "--positions", "1")
    assert f"Nothing forecasts {silent}" in sentence
    assert forecasting_games()[0] in sentence
