"""Learning to decide as others did: the likelihood of what they did is to become greater.

What comes of it is a copy of a bot that costs what a net costs. It can begin a run of its own
(`--begin`), sit among those a run plays with (`--copies`), or be what a best response is learned
against (`--against`).
"""

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax

from larceny.nets.tables import Table

from .config import Config
from .examples import Examples, Studied
from .networks import Weights, answer
from .sight import NEVER
from .update import Learner, descended

FIGURES = ("loss", "agreement", "held out loss", "held out agreement")

Imitating = Callable[[Learner, Studied, jax.Array, jax.Array], tuple[Learner, jax.Array]]


def on_device(studied: Studied) -> Studied:
    """Lay decisions on the device."""
    laid: Studied = jax.tree.map(jnp.asarray, studied)
    return laid


def imitation(table: Table, config: Config, dtype: Any) -> Imitating:
    """Return a function that learns from so many decisions by lot, to be compiled.

    It takes the learner, the decisions, a key and the rates; and returns the learner and the
    figures of `FIGURES`: of the weights that learn, and of the averaged ones about what is kept
    back.
    """
    slices = config.steps // config.batch_steps

    def judged(policy: Weights, some: Examples) -> tuple[jax.Array, jax.Array]:
        """Return how unlikely what was done is, and how often it is the likeliest."""
        told = jnp.asarray(some.told, jnp.float32)
        scaled = ((told - table.shift) * table.scale).astype(dtype)
        bits = jnp.unpackbits(some.legal, axis=1, bitorder="little")
        logits = answer(policy, scaled, table.setting, table.rows)
        logits = jnp.where(bits[:, : logits.shape[1]] != 0, logits, NEVER)
        logs = jax.nn.log_softmax(logits)
        done = some.action.astype(jnp.int32)
        loss = -jnp.take_along_axis(logs, done[:, None], 1).mean()
        return loss, (logits.argmax(1) == done).mean()

    def drawn(examples: Examples, key: jax.Array, many: int) -> Examples:
        return examples.some(jax.random.randint(key, (many,), 0, examples.action.shape[0]))

    def iterate(
        learner: Learner, studied: Studied, key: jax.Array, rates: jax.Array
    ) -> tuple[Learner, jax.Array]:
        learning, judging = jax.random.split(key)

        def learn(learner: Learner, key: jax.Array) -> tuple[Learner, jax.Array]:
            some = drawn(studied.shown, key, config.examples)
            slope = jax.value_and_grad(judged, has_aux=True)
            (loss, agreement), gradient = slope(learner.nets.policy, some)
            untouched = jax.tree.map(jnp.zeros_like, learner.nets.critic)
            whole = learner.nets._replace(policy=gradient, critic=untouched)
            learner = descended(learner, whole, rates[0])
            average = jax.tree.map(
                lambda old, new: config.average * old + (1 - config.average) * new,
                *(learner.average, learner.nets.policy),
            )
            return learner._replace(average=average), jnp.stack([loss, agreement])

        learner, figures = lax.scan(learn, learner, jax.random.split(learning, slices))
        unseen = drawn(studied.held_out, judging, 4 * config.examples)
        told = jnp.stack(judged(learner.average, unseen))
        return learner, jnp.concatenate([figures.mean(0), told])

    return iterate
