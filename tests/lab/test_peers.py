"""Our bots among bots of OpenSpiel: what each is given."""

import pytest

from larceny.games.registry import GAMES
from larceny.lab.peers import timed


@pytest.mark.parametrize("game", GAMES)
def test_only_a_bot_that_searches_is_given_a_time_limit(game: str) -> None:
    assert timed(game, "master", 50) == "master:ms=50"
    for spec in ("expert", "novice:slots=2", "random", "master:sims=9", "master:ms=5"):
        assert timed(game, spec, 50) == spec
