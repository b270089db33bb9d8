"""An environment as Gymnasium's vectors have it: one seat learns, the others play by lot.

    envs = gymnasium_vector.make("GAME", players=2, num_envs=4096)
    seen, _ = envs.reset(seed=1)
    seen, rewards, terminations, truncations, _ = envs.step(actions)

What is seen has "observation" and "action_mask", as in our PettingZoo environments. Where a game
has ended, the next one has begun in the same step, and what is seen is of that.
"""

from typing import Any

import jax
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from larceny.envs.layout import MOST

from ..env import State
from ..making import make as make_env
from .one_learner import OneLearner, Turn

Seen = dict[str, NDArray[Any]]


class TwinVectorEnv(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """Many tables; a seat of each learns."""

    metadata = {  # noqa: RUF012  (Gymnasium reads it so)
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(self, learner: OneLearner, num_envs: int) -> None:
        """Lay so many tables."""
        self.learner, self.num_envs, env = learner, num_envs, learner.env
        numbers = jax.eval_shape(env.observe, jax.eval_shape(env.init, jax.random.key(0))).shape
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, MOST, numbers, np.int8),
                "action_mask": spaces.Box(0, 1, (env.actions,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(env.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._state: State | None = None

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin anew; with a seed, the same games follow as ever after this seed."""
        super().reset(seed=seed)
        key = jax.random.key(int(self.np_random.integers(2**31)))
        turn = self.learner.begin(self.learner.env.init(key, self.num_envs))
        return self._seen(turn), {}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Do what the learner decided at each table."""
        if self._state is None:
            raise RuntimeError("Tables are laid by `reset`, before the first step.")
        turn = self.learner.step(self._state, actions)
        over = np.asarray(turn.terminated)
        return self._seen(turn), np.asarray(turn.reward), over, np.zeros_like(over), {}

    def _seen(self, turn: Turn) -> Seen:
        env, self._state = self.learner.env, turn.state
        mask = np.asarray(env.legal_mask(turn.state)).astype(np.int8)
        return {"observation": np.asarray(env.observe(turn.state)), "action_mask": mask}


def make(game: str, *, num_envs: int, learner: int = 0, **asked: Any) -> TwinVectorEnv:
    """Return tables; what else can be asked for, `larceny.twin.make` says."""
    return TwinVectorEnv(OneLearner(make_env(game, **asked), learner), num_envs)
