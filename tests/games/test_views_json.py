"""The views of many, written at once, are what each of them sees."""

from random import Random

import pytest

from larceny.games.registry import GAMES, find_game
from larceny.kernel.chance import Chance
from larceny.kernel.events import SPECTATOR, Seat
from tests.effort import amount

DRAWN_BY_LOT = amount(quick=1, usual=1, soak=10)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", range(DRAWN_BY_LOT))
def test_views_written_at_once_are_the_views_one_by_one(name: str, number: int) -> None:
    game, dice = find_game(name), Random(number)
    for edition in game.editions:
        rules = game.ruleset(edition)
        players = dice.choice((2, 3, 4))
        state, _ = game.deal(rules, players, Chance.of(f"views/{number}"))
        viewers = [SPECTATOR, *range(players)]
        while game.ending(state) is None:
            one_by_one = [game.view(state, viewer).to_json() for viewer in viewers]
            assert game.views_json(state, viewers).whole() == one_by_one
            seat = dice.choice(state.deciders())
            game.apply(state, seat, dice.choice(game.legal_actions(state, seat)))
        assert game.views_json(state, [Seat(0)]).whole() == [game.view(state, Seat(0)).to_json()]
