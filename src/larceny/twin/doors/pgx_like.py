"""An environment as pgx has it, so that what is written for pgx and mctx runs with it.

    env = pgx_like.make("GAME", players=2)
    state = jax.vmap(env.init)(keys)
    state = jax.vmap(env.step)(state, actions)

As in pgx, everything is marked as legal once a game is over, so that odds can be made of a mask.
`pgx.experimental.auto_reset` works, but deals anew at every step and throws most deals away: with
`again=True` the environment begins the next game itself, at next to no cost.

A state holds everything, cards that nobody sees included: a search that steps it sees them, too.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp

from .. import env as batches
from ..making import make as make_env
from ..ops import Words


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    """A table, with what whoever decides may see and do."""

    current_player: jax.Array
    observation: jax.Array
    rewards: jax.Array
    terminated: jax.Array
    truncated: jax.Array
    legal_action_mask: jax.Array
    _step_count: jax.Array
    words: Words

    def replace(self, **changes: Any) -> "State":
        """Return the state with some fields changed."""
        return replace(self, **changes)


class Env:
    """A game as an environment of pgx."""

    version = "v1"

    def __init__(self, inner: batches.Env) -> None:
        self.inner = inner
        self.id = inner.name
        self.num_players, self.num_actions = inner.players, inner.actions
        self._shown: Callable[[batches.State, jax.Array], State] = jax.jit(self._show)

    @property
    def observation_shape(self) -> tuple[int, ...]:
        """Return the shape of an observation."""
        shape: tuple[int, ...] = jax.eval_shape(self.init, jax.random.key(0)).observation.shape
        return shape

    def init(self, key: jax.Array) -> State:
        """Begin a game."""
        begun = self.inner.init(key)
        return self._shown(begun, jnp.zeros(begun.terminated.shape, jnp.int32))

    def step(self, state: State, action: Any, key: jax.Array | None = None) -> State:
        """Do what the current player decided; with a key, what is drawn then comes from it."""
        inner = self._inner(state)
        if key is not None:
            inner = inner._replace(words=self._lots_from(key, state.words))
        after = self.inner.step(inner, action)
        ended = False if self.inner.again else state.terminated
        return self._shown(after, state._step_count + jnp.where(ended, 0, 1))

    def observe(self, state: State, player_id: Any = None) -> jax.Array:
        """Return what a player sees, by default the current one."""
        return self.inner.observe(self._inner(state), player_id)

    def _inner(self, state: State) -> batches.State:
        paid = tuple(jnp.moveaxis(state.rewards, -1, 0))
        return batches.State(state.words, paid, state.terminated)

    def _lots_from(self, key: jax.Array, words: Words) -> Words:
        generator = self.inner.game.generator
        bits = jax.random.bits(key, (generator.words, *words[0].shape))
        return self.inner.game.layout.replaced(words, "chance", generator.seeded(tuple(bits)))

    def _show(self, inner: batches.State, steps: jax.Array) -> State:
        legal = self.inner.legal_mask(inner)
        if not self.inner.again:
            legal = legal | inner.terminated[..., None]
        return State(
            current_player=self.inner.current_player(inner),
            observation=self.inner.observe(inner),
            rewards=inner.rewards,
            terminated=inner.terminated,
            truncated=jnp.zeros_like(inner.terminated),
            legal_action_mask=legal,
            _step_count=steps,
            words=inner.words,
        )


def make(game: str, *, again: bool = False, **asked: Any) -> Env:
    """Return an environment; what else can be asked for, `larceny.twin.make` says."""
    return Env(make_env(game, again=again, **asked))
