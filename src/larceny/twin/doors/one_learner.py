"""One seat learns, the others play by lot: what libraries for a single agent need."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from ..env import Env, State
from ..masks import drawn
from ..play import next_lots


class Turn(NamedTuple):
    """Tables where the learner decides, and what came since it decided last."""

    state: State
    reward: jax.Array  # of the learner
    terminated: jax.Array


class OneLearner:
    """Tables of an environment where only one seat is asked from outside."""

    def __init__(self, env: Env, seat: int = 0) -> None:
        """Let a seat learn; the environment begins ended games again."""
        if not env.again:
            raise ValueError("The learner needs an environment that begins ended games again.")
        if not 0 <= seat < env.players:
            raise ValueError(f"There is no seat {seat} among {env.players}.")
        self.env, self.seat = env, seat
        self.begin = jax.jit(self._begin)
        self.step = jax.jit(self._step)

    def _begin(self, state: State) -> Turn:
        """Play on to the learner's first decision."""
        nothing = jnp.zeros(state.terminated.shape, jnp.float32)
        return self._to_learner(Turn(state, nothing, jnp.zeros_like(state.terminated)))

    def _step(self, state: State, action: jax.Array) -> Turn:
        """Do what the learner decided, and play on to its next decision."""
        after = self.env.step(state, action)
        return self._to_learner(Turn(after, after.paid[self.seat], after.terminated))

    def _to_learner(self, turn: Turn) -> Turn:
        def others(turn: Turn) -> jax.Array:
            return self.env.current_player(turn.state) != self.seat

        def by_lot(turn: Turn) -> Turn:
            state = turn.state
            words, lots = next_lots(self.env.game, state.words)
            action = drawn(self.env.game.legal(words), lots[0])
            after = self.env.step(state._replace(words=words), action)
            moved = Turn(
                after, turn.reward + after.paid[self.seat], turn.terminated | after.terminated
            )
            asked = others(turn)
            kept: Turn = jax.tree.map(lambda new, old: jnp.where(asked, new, old), moved, turn)
            return kept

        asked: Turn = lax.while_loop(lambda turn: jnp.any(others(turn)), by_lot, turn)
        return asked
