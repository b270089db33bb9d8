"""Many games in one call."""

import pytest

import larceny
from larceny.games.registry import GAMES, find_game
from larceny.kernel.errors import InvalidRuleset


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
