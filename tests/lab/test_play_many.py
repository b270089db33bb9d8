"""Many games in one call."""

from typing import Any

import pytest

import larceny
from larceny.games.registry import GAMES, find_game
from larceny.kernel.dice import Dice
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.playout import play_out


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_out_as_if_every_decision_were_seen(name: str) -> None:
    """The loop among the rules does what the one outside does, position by position."""
    game: Any = find_game(name)
    rules = game.ruleset(game.default_edition)
    for number in range(20):
        dice, same = Dice.of(f"{number}"), Dice.of(f"{number}")
        inside, _ = game.deal(rules, 2 + number % 3, dice)
        outside, _ = game.deal(rules, 2 + number % 3, same)
        assert game.play_out(inside, dice) == play_out(game, outside, same)
        assert inside.is_over()
        assert inside == outside


@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_be_played_out_from_any_position(name: str) -> None:
    game: Any = find_game(name)
    state, _ = game.deal(game.ruleset(game.default_edition), 3, Dice.of("half"))
    for _ in range(30):
        seat = state.deciders()[0]
        game.apply(state, seat, game.legal_actions(state, seat)[0])
    before = game.write_position(state)
    twin = state.copy()
    made = game.play_out(twin, Dice.of("on"))
    assert made > 0
    assert twin.is_over()
    assert game.write_position(state) == before


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_plays_the_same_games(name: str) -> None:
    played = larceny.play_many(name, players=3, games=5, seed="a")
    assert larceny.play_many(name, players=3, games=5, seed="a") == played
    assert larceny.play_many(name, players=3, games=5, seed="b") != played
    assert larceny.play_many(name, players=3, games=9, seed="a")[:5] == played
    assert all(len(one.scores) == 3 and one.winners and one.decisions for one in played)


def test_a_policy_may_be_a_bot() -> None:
    game = find_game("forty-thieves")
    rules = game.ruleset(game.default_edition, turn_cap=6)
    played = larceny.play_many("forty-thieves", rules, players=2, games=2, policy="novice")
    assert [one.length for one in played] == [6, 6]


def test_bad_input_is_named() -> None:
    with pytest.raises(InvalidRuleset):
        larceny.play_many("chess", players=2)
    with pytest.raises(InvalidRuleset):
        larceny.play_many("forty-thieves", players=5)
    with pytest.raises(larceny.UnknownBot):
        larceny.play_many("forty-thieves", players=2, games=1, policy="nobody")
