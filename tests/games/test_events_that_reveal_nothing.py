"""From some events nobody learns anything hidden: they happen alike in every world one allows."""

from random import Random
from typing import Any

import pytest

from larceny.games.registry import GAMES, AnyGame, find_game
from larceny.kernel.chance import Chance
from larceny.kernel.events import Event, Seat, Viewer

from .forty_thieves.worlds import FortyThievesFacts
from .master_thieves.worlds import MasterThievesFacts
from .worlds import Facts

FACTS: dict[str, Facts] = {
    "master-thieves": MasterThievesFacts(),
    "forty-thieves": FortyThievesFacts(),
}


def told(game: AnyGame, events: list[Event], viewer: Viewer) -> list[dict[str, Any]]:
    return [game.witnessed(event, viewer).to_json() for event in events]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", range(3))
def test_a_step_that_reveals_nothing_hidden_goes_alike_in_all_worlds(
    name: str, number: int
) -> None:
    facts, game, dice = FACTS[name], find_game(name), Random(number)
    for edition in game.editions:
        rules = game.ruleset(edition)
        state, events = game.deal(rules, 3, Chance.of(f"quiet/{number}"))
        viewer: Viewer = Seat(number)
        memory = game.knowledge(rules, 3, viewer)
        steps = 0
        while game.ending(state) is None:
            for event in events:
                memory.witness(game.witnessed(event, viewer))
            seat = dice.choice(state.deciders())
            action = facts.choose(game.legal_actions(state, seat), dice)
            before = game.copy(state)
            events = game.apply(state, seat, action)
            if all(game.reveals_nothing_hidden(event) for event in events) and dice.random() < 0.3:
                steps += 1
                other = memory.sample(game.view(before, viewer), Chance.of(str(dice.random())))
                facts.same_luck(before, other)
                assert action in game.legal_actions(other, seat)
                assert told(game, game.apply(other, seat, action), viewer) == told(
                    game, events, viewer
                )
        assert steps


@pytest.mark.parametrize("name", GAMES)
def test_what_is_drawn_or_seen_reveals_something_hidden(name: str) -> None:
    game = find_game(name)
    _, events = game.deal(game.ruleset(game.default_edition), 2, Chance.of("loud"))
    assert not all(game.reveals_nothing_hidden(event) for event in events)
