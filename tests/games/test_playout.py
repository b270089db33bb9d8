"""Games played out: what nobody is told of happens as if it were told."""

import pickle
from typing import Any

import pytest

from larceny.games.registry import GAMES, find_game
from larceny.kernel.chance import Chance
from larceny.kernel.dice import Dice
from larceny.kernel.playout import play_out

EDITIONS = [(name, edition) for name, game in GAMES.items() for edition in game.editions]


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_a_game_is_played_out_as_if_every_decision_were_told(name: str, edition: str) -> None:
    """The loop among the rules, where nobody listens, ends as the one outside does."""
    game: Any = find_game(name)
    rules = game.ruleset(edition)
    for number in range(20):
        players = 2 + number % 3
        dice, same = Dice.of(f"{number}"), Dice.of(f"{number}")
        inside, _ = game.deal(rules, players, dice)
        outside, _ = game.deal(rules, players, same)
        assert game.play_out(inside, dice) == play_out(game, outside, same)
        assert inside.is_over()
        assert inside == outside


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_who_listens_to_a_playout_is_told_what_every_decision_tells(
    name: str, edition: str
) -> None:
    game: Any = find_game(name)
    logs: list[list[Any]] = []
    for play in (game.play_out, lambda *told: play_out(game, *told)):
        dice = Dice.of("told")
        state, events = game.deal(game.ruleset(edition), 3, dice)
        play(state, dice, events)
        logs.append(events)
    assert logs[0] == logs[1]
    assert len(logs[0]) > 100


@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_be_played_out_from_any_position_and_a_copy_leaves_it_alone(name: str) -> None:
    game: Any = find_game(name)
    state, _ = game.deal(game.ruleset(game.default_edition), 3, Chance.of("half"))
    for _ in range(30):
        seat = state.deciders()[0]
        game.apply(state, seat, game.legal_actions(state, seat)[0])
    before = game.write_position(state)
    copies = state.copy(), pickle.loads(pickle.dumps(state))
    made = [game.play_out(copy, Dice.of("on")) for copy in copies]
    assert made[0] == made[1] > 0
    assert copies[0] == copies[1]
    assert copies[0].is_over()
    assert game.write_position(state) == before
