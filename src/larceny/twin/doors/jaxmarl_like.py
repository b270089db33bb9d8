"""An environment as JaxMARL has it: what is seen, done and paid in dictionaries by agent.

    env = jaxmarl_like.make("GAME", players=3)
    seen, state = env.reset(key)
    seen, state, rewards, dones, infos = env.step(key, state, actions)

One agent decides at a time. The others have one action, to wait, whose index comes after all of
the game's; what they hand in does not matter. `step` begins anew where a game is over, as
JaxMARL's does.
"""

from typing import Any

import jax
import jax.numpy as jnp

from ..env import Env, State
from ..making import make as make_env

ByAgent = dict[str, jax.Array]


class JaxMarlEnv:
    """A game as JaxMARL's environments are."""

    def __init__(self, env: Env) -> None:
        self.env, self.num_agents = env, env.players
        self.agents = [f"agent_{seat}" for seat in range(env.players)]
        self.wait = env.actions
        self.num_actions = env.actions + 1
        shape = jax.eval_shape(env.observe, jax.eval_shape(env.init, jax.random.key(0))).shape
        self.obs_size = int(shape[-1])

    def reset(self, key: jax.Array) -> tuple[ByAgent, State]:
        """Begin a game."""
        state = self.env.init(key)
        return self.get_obs(state), state

    def step(
        self, key: jax.Array, state: State, actions: ByAgent
    ) -> tuple[ByAgent, State, ByAgent, ByAgent, dict[str, Any]]:
        """Do what the agent decided whose turn it is; the key is not needed: tables have lots."""
        seat = self.env.current_player(state)
        chosen = jnp.stack([jnp.asarray(actions[agent]) for agent in self.agents], axis=-1)
        action = jnp.take_along_axis(chosen, seat[..., None], axis=-1)[..., 0]
        after = self.env.step(state, action)
        paid = dict(zip(self.agents, after.paid, strict=True))
        ends = [after.terminated] * (1 + self.num_agents)
        dones = dict(zip([*self.agents, "__all__"], ends, strict=True))
        return self.get_obs(after), after, paid, dones, {}

    def get_obs(self, state: State) -> ByAgent:
        """Return what every agent sees."""
        return {agent: self.env.observe(state, seat) for seat, agent in enumerate(self.agents)}

    def get_avail_actions(self, state: State) -> ByAgent:
        """Return what every agent may do: whose turn it is not may wait."""
        legal, seat = self.env.legal_mask(state), self.env.current_player(state)[..., None]
        may_wait = jnp.zeros((*legal.shape[:-1], self.num_actions), bool).at[..., -1].set(True)
        its = jnp.concatenate([legal, jnp.zeros((*legal.shape[:-1], 1), bool)], axis=-1)
        return {
            agent: jnp.where(seat == index, its, may_wait)
            for index, agent in enumerate(self.agents)
        }


def make(game: str, **asked: Any) -> JaxMarlEnv:
    """Return an environment; what can be asked for, `larceny.twin.make` says."""
    return JaxMarlEnv(make_env(game, **asked))
