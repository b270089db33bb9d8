"""PettingZoo's own suites, on every preset; and what its suites do not ask."""

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from larceny.envs import pettingzoo_env
from larceny.kernel.errors import IllegalAction, InvalidRuleset
from tests.effort import amount

from .presets import FEW, PRESETS, SHORT, WHOLE, Preset

pytestmark = [
    # what PettingZoo says about any environment with masks, its own ones excepted by name
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore:Live agent was not given"),
]


CYCLES = amount(quick=50, usual=150, soak=1_000)


@pytest.mark.parametrize("preset", PRESETS, ids=str)
def test_api(preset: Preset) -> None:
    api_test(pettingzoo_env.env(**preset.arguments()), num_cycles=CYCLES)


@pytest.mark.parametrize("preset", FEW, ids=str)
def test_seed(preset: Preset) -> None:
    seed_test(lambda: pettingzoo_env.env(**preset.arguments()), num_cycles=CYCLES // 2)


@pytest.mark.parametrize("preset", FEW, ids=str)
def test_render(preset: Preset) -> None:
    def environment(render_mode: str) -> Any:
        return pettingzoo_env.env(**preset.arguments(), render_mode=render_mode)

    render_test(environment, {"ansi": lambda drawn: preset.game in drawn})


@pytest.mark.parametrize("preset", FEW, ids=str)
def test_parallel_api(preset: Preset) -> None:
    env = pettingzoo_env.env(**preset.arguments())
    parallel_api_test(turn_based_aec_to_parallel(env), num_cycles=CYCLES)


@pytest.mark.parametrize("preset", WHOLE, ids=str)
def test_api_with_memory(preset: Preset) -> None:
    env = pettingzoo_env.env(**preset.arguments(), memory=True, reward="score")
    api_test(env, num_cycles=4 * CYCLES)


# What the suites do not ask ------------------------------------------------------------------


def played_out(env: Any, dice: Random) -> dict[str, float]:
    """Play a game at random; return what each agent got in all."""
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        got[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if termination or truncation else int(dice.choice(legal)))
    return got


@pytest.mark.parametrize("reward", ["win", "score"])
@pytest.mark.parametrize("preset", SHORT, ids=str)
def test_rewards_come_at_the_end_and_add_up_to_nothing(preset: Preset, reward: str) -> None:
    env = pettingzoo_env.raw_env(**preset.arguments(), reward=reward)
    env.reset(seed=3)
    got = list(played_out(env, Random(4)).values())
    game, state = env.setting.game, env.seats.state
    assert abs(sum(got)) < 1e-9
    if reward == "score":
        scores = game.scores(state)
        assert got == [score - sum(scores) / len(scores) for score in scores]
    elif 0 < len(game.winners(state)) < preset.players:
        assert [seat for seat, one in enumerate(got) if one > 0] == list(game.winners(state))
    else:
        assert not any(got)


@pytest.mark.parametrize("preset", WHOLE, ids=str)
def test_games_follow_each_other_and_a_seed_brings_them_back(preset: Preset) -> None:
    env = pettingzoo_env.raw_env(**preset.arguments())
    tables = []
    for seed in (5, None, 5, None):
        env.reset(seed=seed)
        tables.append(env.setting.game.write_position(env.seats.state))
    assert tables[:2] == tables[2:]
    assert tables[0] != tables[1]


@pytest.mark.parametrize("preset", WHOLE, ids=str)
def test_an_illegal_action_is_refused_or_loses(preset: Preset) -> None:
    raw = pettingzoo_env.raw_env(**preset.arguments())
    raw.reset(seed=6)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    before = raw.setting.game.write_position(raw.seats.state)
    with pytest.raises(IllegalAction):
        raw.step(illegal)
    assert raw.setting.game.write_position(raw.seats.state) == before

    env = pettingzoo_env.env(**preset.arguments())
    env.reset(seed=6)
    loser = env.agent_selection
    env.step(illegal)
    assert env.rewards[loser] == -1
    assert all(env.terminations.values())


def test_an_observation_belongs_to_the_one_who_got_it() -> None:
    env = pettingzoo_env.raw_env(players=2)
    env.reset(seed=7)
    first = env.observe("seat_0")
    kept = {name: row.copy() for name, row in first.items()}
    for row in first.values():
        row[:] = 9
    again = env.observe("seat_0")
    assert all((again[name] == kept[name]).all() for name in kept)


def test_an_environment_can_be_sent_to_another_process() -> None:
    env = pettingzoo_env.raw_env(**WHOLE[1].arguments(), memory=True)
    twin = pickle.loads(pickle.dumps(env))
    env.reset(seed=8)
    twin.reset(seed=8)
    assert (env.observe("seat_1")["observation"] == twin.observe("seat_1")["observation"]).all()


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(InvalidRuleset):
        pettingzoo_env.env(game="forty-thieves", players=5)
    with pytest.raises(InvalidRuleset):
        pettingzoo_env.env(game="chess")
    with pytest.raises(InvalidRuleset):
        pettingzoo_env.env(options={"no_such_field": 1})
