"""Who has no seat is refused by a rule, in every phase of both games."""

from random import Random
from typing import Any

import pytest

from larceny.games.registry import GAMES, find_game
from larceny.kernel.chance import Chance
from larceny.kernel.errors import IllegalAction

NO_SEATS = (None, "0", 0.0, True, False, -1, 8, 10**30)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_seat_is_refused_like_a_seat_that_is_not_asked(name: str) -> None:
    game, dice = find_game(name), Random(name)
    state, _ = game.deal(game.ruleset(game.default_edition), 4, Chance.of(name))
    met = set()
    while True:
        seat = dice.choice(state.deciders())
        action = dice.choice(game.legal_actions(state, seat))
        if state.phase not in met:
            met.add(state.phase)
            before = game.write_position(state)
            for nobody in NO_SEATS:
                assert refused_by(game, state, nobody, action), (state.phase, nobody)
            assert game.write_position(state) == before
        game.apply(state, seat, action)
        if state.is_over():
            break
    for nobody in NO_SEATS:
        assert refused_by(game, state, nobody, action)


@pytest.mark.rule("MT-7.4", "MT-7.5")
def test_beside_smugglers_who_dropped_gems_nobody_else_is_told_that_he_did() -> None:
    game = find_game("master-thieves")
    state = game.read_position(
        "french 3 phase=booty chosen=S,S,T dropped=1 pickers=0 red=2D rest=B.E"
    )
    pick = game.action_of_word("pick D")
    assert refused_by(game, state, 1, pick) == "MT-7.5"
    assert {refused_by(game, state, nobody, pick) for nobody in NO_SEATS} == {"MT-7.4"}


def refused_by(game: Any, state: Any, seat: Any, action: Any) -> str:
    with pytest.raises(IllegalAction) as refused:
        game.apply(state, seat, action)
    return refused.value.rule
