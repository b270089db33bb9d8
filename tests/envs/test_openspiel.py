"""OpenSpiel's own suites, on every preset; and what its suites do not ask."""

import pickle
import unittest
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts, sample_some_states
from open_spiel.python.tests import games_sim_test

import larceny.envs.openspiel_game  # noqa: F401  (registers the games)
from larceny.kernel.errors import InvalidRuleset
from tests.effort import amount, some

from .presets import FEW_SHORT, PRESETS, SHORT, WHOLE, Preset


def load(preset: Preset) -> Any:
    return pyspiel.load_game(preset.game_string())


@pytest.mark.parametrize("preset", SHORT, ids=str)
def test_random_simulation(preset: Preset) -> None:
    games = amount(quick=1, usual=1, soak=10)
    pyspiel.random_sim_test(load(preset), num_sims=games, serialize=True, verbose=False)


@pytest.mark.parametrize("preset", some(PRESETS, quick=1, usual=3), ids=str)
def test_random_simulation_of_a_whole_game(preset: Preset) -> None:
    games = amount(quick=1, usual=1, soak=100)
    pyspiel.random_sim_test(load(preset), num_sims=games, serialize=True, verbose=False)


@pytest.mark.parametrize("preset", FEW_SHORT + WHOLE, ids=str)
def test_games_sim(preset: Preset) -> None:
    np.random.seed(1)  # OpenSpiel's test draws from there
    games_sim_test.GamesSimTest().sim_game(load(preset))


class FewerStates(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """OpenSpiel's test of its Python interface on fewer states, since there are many presets."""

    __test__ = False  # it is given a game first

    @classmethod
    def setUpClass(cls) -> None:
        cls.some_states = sample_some_states.sample_some_states(cls.game, max_states=40)
        cls.game_type = cls.game.get_type()


def check_python_api(suite: type[unittest.TestCase], preset: Preset) -> None:
    case = type("Case", (suite,), {"game_name": preset.game_string(), "game": load(preset)})
    names = unittest.TestLoader().getTestCaseNames(case)
    assert len(names) >= 5
    result = unittest.TestResult()
    unittest.TestSuite(map(case, names)).run(result)
    assert result.testsRun == len(names)
    assert not result.errors + result.failures, result.errors + result.failures


@pytest.mark.parametrize("preset", FEW_SHORT, ids=str)
def test_python_api(preset: Preset) -> None:
    check_python_api(FewerStates, preset)


@pytest.mark.parametrize("preset", WHOLE, ids=str)
def test_python_api_on_many_states(preset: Preset) -> None:
    check_python_api(api_test.EnforceAPIOnPartialTreeBase, preset)


# What the suites do not ask ------------------------------------------------------------------


def dealt(game: Any, dice: Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(dice.choice(state.chance_outcomes())[0])
    return state


def play_some(state: Any, dice: Random, decisions: int) -> None:
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))


@pytest.mark.parametrize("preset", WHOLE, ids=str)
def test_answers_of_our_own_are_those_of_open_spiel(preset: Preset) -> None:
    """What is answered without C++ for speed is what C++ would have answered."""
    dice = Random(1)
    state = dealt(load(preset), dice)
    for _ in range(40):
        player = state.current_player()
        base = pyspiel.State
        assert state.legal_actions() == base.legal_actions(state)
        assert state.legal_actions(1 - player % 2) == base.legal_actions(state, 1 - player % 2)
        assert state.is_chance_node() == base.is_chance_node(state)
        for who in range(preset.players):
            assert state.observation_tensor(who) == base.observation_tensor(state, who)
            seen = base.information_state_tensor(state, who)
            assert state.information_state_tensor(who) == seen
        play_some(state, dice, 1)


@pytest.mark.parametrize("preset", WHOLE, ids=str)
def test_the_same_bytes_deal_the_same_game(preset: Preset) -> None:
    game = load(preset)
    states = [game.new_initial_state() for _ in range(3)]
    for state, secret in zip(states, ((1, 2, 3, 4), (1, 2, 3, 4), (1, 2, 3, 5)), strict=True):
        for byte in secret:
            state.apply_action(byte)
    assert str(states[0]) == str(states[1]) != str(states[2])


@pytest.mark.parametrize("preset", WHOLE, ids=str)
def test_a_clone_goes_its_own_way(preset: Preset) -> None:
    dice = Random(2)
    state = dealt(load(preset), dice)
    play_some(state, dice, 30)
    seen = [state.information_state_string(player) for player in range(preset.players)]
    twin = state.clone()
    play_some(twin, dice, 20)
    assert seen == [state.information_state_string(player) for player in range(preset.players)]
    back = pickle.loads(pickle.dumps(state))
    assert seen == [back.information_state_string(player) for player in range(preset.players)]


@pytest.mark.parametrize("preset", WHOLE, ids=str)
def test_the_past_is_in_the_information_state(preset: Preset) -> None:
    """Perfect recall: what was witnessed before stays at the beginning of the text."""
    dice = Random(3)
    state = dealt(load(preset), dice)
    for _ in range(30):
        past = [state.information_state_string(p).splitlines()[:-1] for p in range(preset.players)]
        play_some(state, dice, 1)
        for player, lines in enumerate(past):
            assert state.information_state_string(player).splitlines()[: len(lines)] == lines


@pytest.mark.parametrize("preset", FEW_SHORT, ids=str)
def test_a_sampled_state_is_another_world_of_the_same_information(preset: Preset) -> None:
    dice = Random(4)
    state = dealt(load(preset), dice)
    others = 0
    for _ in range(25):
        if state.is_terminal():
            break
        player = state.current_player()
        twin = state.resample_from_infostate(player, dice.random)
        assert twin.current_player() == player
        assert twin.legal_actions() == state.legal_actions()
        for tell in ("information_state_string", "information_state_tensor"):
            assert getattr(twin, tell)(player) == getattr(state, tell)(player)
        for tell in ("observation_string", "observation_tensor"):
            assert getattr(twin, tell)(player) == getattr(state, tell)(player)
        others += str(twin) != str(state)
        play_some(twin, dice, 400)  # it can be played on
        play_some(state, dice, 1)
    assert others > 5


def test_open_spiels_own_search_plays_with_our_sampler() -> None:
    game = load(SHORT[0])
    dice = Random(5)
    state = dealt(game, dice)
    play_some(state, dice, 12)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(6))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 15, random_state=np.random.RandomState(7))
    bot.set_resampler(lambda root, player: root.resample_from_infostate(player, dice.random))
    assert bot.step(state) in state.legal_actions()


REFUSED = {
    "players=9": "players",
    "edition=chess": "unknown-edition",
    "options=no_such:1": "unknown-field",
    "options=leaders": "missing-field",
}


def test_what_cannot_be_is_refused() -> None:
    for wrong, why in REFUSED.items():
        with pytest.raises(InvalidRuleset, match=why):
            pyspiel.load_game(f"larceny_master_thieves({wrong})")
