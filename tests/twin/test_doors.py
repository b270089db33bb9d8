"""The doors for other libraries: pgx, Gymnasium's vectors, JaxMARL; on the toy game."""

from types import SimpleNamespace

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from larceny.twin import Env
from larceny.twin.chance import THREEFRY
from larceny.twin.doors import jaxmarl_like, pgx_like
from larceny.twin.doors.gymnasium_vector import TwinVectorEnv
from larceny.twin.doors.one_learner import OneLearner

from .toy import GAMBLE, Toy

AGAIN = Env(Toy(THREEFRY))
KEYS = jax.random.split(jax.random.key(5), 16)
PGX = pgx_like.Env(Env(Toy(THREEFRY), again=False))
PGX_STEP = jax.jit(jax.vmap(PGX.step))
PGX_INIT = jax.jit(jax.vmap(PGX.init))


# pgx --------------------------------------------------------------------------------------------


def test_a_game_of_pgx_is_played_to_its_end_and_stays_there() -> None:
    state = PGX_INIT(KEYS)
    assert (PGX.num_players, PGX.num_actions, PGX.observation_shape) == (2, GAMBLE + 1, (6,))
    assert state.observation.shape == (16, 6)
    steps = 0
    while not state.terminated.all():
        state = PGX_STEP(state, jnp.argmax(state.legal_action_mask, axis=-1))
        steps += 1
    assert (np.asarray(state._step_count) <= steps).all()
    assert len(set(np.asarray(state._step_count).tolist())) > 1
    assert state.legal_action_mask.all(), "as in pgx: odds can be made of it"
    after = PGX_STEP(state, jnp.full(16, 35))
    assert not after.rewards.any()
    assert (after._step_count == state._step_count).all()


def test_an_illegal_action_is_punished_as_in_pgx() -> None:
    state = PGX_STEP(PGX_INIT(KEYS), jnp.full(16, 35))
    assert state.terminated.all()
    assert (np.asarray(state.rewards) == [-1.0, 1.0]).all()
    assert not state.truncated.any()


def test_a_state_can_be_replaced_and_reset_as_pgx_resets() -> None:
    """`pgx.experimental.auto_reset` does this, with `lax.cond`, for a single table."""

    def auto_reset(state: pgx_like.State, action: jax.Array, key: jax.Array) -> pgx_like.State:
        state = state.replace(terminated=jnp.bool_(False))
        state = PGX.step(state, action, key)
        reset: pgx_like.State = jax.lax.cond(
            state.terminated,
            lambda: PGX.init(key).replace(terminated=state.terminated, rewards=state.rewards),
            lambda: state,
        )
        return reset

    step = jax.jit(jax.vmap(auto_reset))
    state, ended = PGX_INIT(KEYS), 0
    for _ in range(20):
        state = step(state, jnp.argmax(state.legal_action_mask, axis=-1), KEYS)
        ended += int(state.terminated.sum())
        assert not (np.asarray(state.legal_action_mask).all(axis=1)).any()
    assert ended > 0


def test_lots_come_from_the_key_if_there_is_one() -> None:
    table = jax.tree.map(lambda leaf: leaf[:1].repeat(16, axis=0), PGX_INIT(KEYS))
    gamble = jnp.full(16, GAMBLE)
    alike = np.asarray(PGX_STEP(table, gamble).observation)
    drawn = np.asarray(jax.jit(jax.vmap(PGX.step))(table, gamble, KEYS).observation)
    assert (alike == alike[0]).all()
    assert len({tuple(row) for row in drawn.tolist()}) > 1


# One learner --------------------------------------------------------------------------------------


LEARNER = OneLearner(AGAIN, 1)


def test_a_gymnasium_vector_asks_one_seat_and_pays_it() -> None:
    envs, dice = TwinVectorEnv(LEARNER, 32), np.random.default_rng(1)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, _ = envs.reset(seed=3)
    paid, ended = np.zeros(0), 0
    for _ in range(30):
        assert seen in envs.observation_space
        assert (seen["observation"][:, 4] == 1).all(), "it is the learner's turn"
        seen, rewards, over, truncated, _ = envs.step(
            np.array([dice.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        )
        assert not truncated.any()
        assert not rewards[~over].any()
        paid, ended = np.append(paid, rewards[over]), ended + over.sum()
    assert ended > 32
    assert set(paid.tolist()) == {-1.0, 0.0, 1.0}


def test_a_vector_begins_the_same_by_the_same_seed() -> None:
    envs = TwinVectorEnv(LEARNER, 32)
    one, other = (envs.reset(seed=9)[0]["observation"] for _ in range(2))
    assert (one == other).all()
    assert (one != envs.reset()[0]["observation"]).any()


def test_what_a_learner_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat 2 among 2"):
        OneLearner(AGAIN, 2)
    with pytest.raises(ValueError, match="begins ended games again"):
        OneLearner(PGX.inner, 0)
    with pytest.raises(RuntimeError, match="before the first step"):
        TwinVectorEnv(LEARNER, 2).step(np.zeros(2))


# JaxMARL ------------------------------------------------------------------------------------------


def test_agents_of_jaxmarl_take_turns_and_wait() -> None:
    env = jaxmarl_like.JaxMarlEnv(AGAIN)
    assert env.agents == ["agent_0", "agent_1"]
    table = SimpleNamespace(
        reset=jax.jit(jax.vmap(env.reset)),
        step=jax.jit(jax.vmap(env.step)),
        may=jax.jit(jax.vmap(env.get_avail_actions)),
    )
    seen, state = table.reset(KEYS)
    assert seen["agent_1"].shape == (16, env.obs_size)
    ended = 0
    for _ in range(24):
        may = table.may(state)
        waits = np.asarray([may[agent][:, env.wait] for agent in env.agents])
        assert (waits.sum(axis=0) == 1).all(), "one decides, the other waits"
        actions = {agent: jnp.argmax(may[agent], axis=-1) for agent in env.agents}
        seen, state, rewards, dones, _ = table.step(KEYS, state, actions)
        assert (np.asarray(rewards["agent_0"]) == -np.asarray(rewards["agent_1"])).all()
        ended += int(dones["__all__"].sum())
    assert ended > 16
