"""Learning from what was played: PPO, with a pull towards a slowly renewed copy of the net."""

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from larceny.twin.ops import Words

from .config import Config
from .networks import Weights
from .returns import returns
from .selfplay import Played, Seating, play
from .sight import Sight

_BETAS = (0.9, 0.99)
_EPSILON = 1e-6
_LONGEST_GRADIENT = 0.5


class Nets(NamedTuple):
    """The policy, and its critic, which is thrown away in the end."""

    policy: Weights
    critic: Weights


class Learner(NamedTuple):
    """Everything that learns."""

    nets: Nets
    momentum: Nets
    spread: Nets
    updates: jax.Array  # of Adam
    average: Weights  # of the policy: what is shipped
    magnet: Weights  # the policy as it was a while ago


FIGURES = (
    "policy loss",
    "entropy",
    "magnet",
    "points loss",
    "win loss",
    "points variance",
    "kl",
    "clipped",
)
PLAYED = ("ended", "spread of points")


class Batch(NamedTuple):
    """Some of what was played: a row for each decision."""

    played: Played
    got: jax.Array
    advantage: jax.Array


def begun(policy: Weights, critic: Weights) -> Learner:
    """Begin to learn."""
    nets = Nets(policy, critic)
    nothing = jax.tree.map(jnp.zeros_like, nets)
    copied = jax.tree.map(jnp.copy, (nothing, policy, policy))
    return Learner(nets, nothing, copied[0], jnp.zeros(()), copied[1], copied[2])


def loss(
    nets: Nets, magnet: Weights, batch: Batch, sight: Sight, config: Config, rates: Any
) -> tuple[jax.Array, jax.Array]:
    """Return what is to become less, and the figures of `FIGURES`."""
    played = batch.played
    mask = sight.mask(played.legal)
    logs = jax.nn.log_softmax(sight.logits(nets.policy, played.told, mask))
    log_p = jnp.take_along_axis(logs, played.action[:, None].astype(jnp.int32), 1)[:, 0]

    learns = played.learns.astype(jnp.float32)
    learning = jnp.maximum(learns.sum(), 1.0)

    def mean(values: jax.Array) -> jax.Array:
        return (values * learns).sum() / learning

    advantage = rates[3] * batch.advantage[:, 0] + rates[4] * batch.advantage[:, 1]
    if config.frozen():  # one seat's do not cancel out, as those of a whole table do
        opposed = played.opposed.astype(jnp.float32)
        usual = mean(advantage * opposed) / jnp.maximum(mean(opposed), 1e-8)
        advantage = advantage - usual * opposed
    advantage = advantage * lax.rsqrt(mean(advantage * advantage) + 1e-8)
    ratio = jnp.exp(jnp.where(played.learns, log_p - played.log_p, 0.0))
    clipped = jnp.clip(ratio, 1 - config.clip, 1 + config.clip)
    gain = mean(jnp.minimum(ratio * advantage, clipped * advantage))
    p = jnp.exp(logs)
    entropy = -mean(jnp.where(mask, p * logs, 0.0).sum(1))
    pull = jnp.zeros(())
    if config.magnet[0] > 0:
        there = jax.nn.log_softmax(sight.logits(magnet, played.told, mask))
        pull = mean(jnp.where(mask, p * (logs - there), 0.0).sum(1))

    alive = played.alive.astype(jnp.float32)
    living = jnp.maximum(alive.sum(), 1.0)
    points, win = sight.forecast(
        nets.critic, played.told, played.hidden, played.now, played.opposed
    )
    got = sight.from_seat(batch.got, played.seat)
    points_loss = (jnp.square(points - got[:, 0]).mean(1) * alive).sum() / living
    win_loss = -((got[:, 1] * jax.nn.log_softmax(win)).sum(1) * alive).sum() / living

    policy = -gain - rates[1] * entropy + rates[2] * pull
    total = rates[5] * policy + 0.5 * points_loss + 0.5 * win_loss
    variance = (jnp.square(got[:, 0]).mean(1) * alive).sum() / living
    moved = mean(played.log_p - log_p)
    cut = mean((jnp.abs(ratio - 1) > config.clip).astype(jnp.float32))
    figures = (-gain, entropy, pull, points_loss, win_loss, variance, moved, cut)
    return total, jnp.stack(figures)


def descended(learner: Learner, gradient: Nets, rate: jax.Array) -> Learner:
    """Go a step of Adam; each net's gradient is cut by its own length."""
    cut = Nets(*(_cut(one) for one in gradient))
    first, second = _BETAS
    updates = learner.updates + 1
    momentum = jax.tree.map(lambda m, g: first * m + (1 - first) * g, learner.momentum, cut)
    spread = jax.tree.map(lambda v, g: second * v + (1 - second) * g * g, learner.spread, cut)
    fair = 1 - first**updates, 1 - second**updates
    nets = jax.tree.map(
        lambda w, m, v: w - rate * (m / fair[0]) / (jnp.sqrt(v / fair[1]) + _EPSILON),
        *(learner.nets, momentum, spread),
    )
    return learner._replace(nets=nets, momentum=momentum, spread=spread, updates=updates)


def _cut(gradient: Weights) -> Weights:
    length = jnp.sqrt(sum(jnp.square(one).sum() for one in gradient.values()))
    factor = jnp.minimum(1.0, _LONGEST_GRADIENT / (length + 1e-9))
    return {name: one * factor for name, one in gradient.items()}


Iteration = Callable[
    [Learner, Words, tuple[Weights, ...], jax.Array, jax.Array], tuple[Learner, Words, jax.Array]
]


def iteration(sight: Sight, config: Config) -> Iteration:
    """Return a function that plays and learns once, to be compiled.

    It takes the learner, the tables, an older self and the frozen nets, a key and the rates; and
    returns the learner, the tables, and the figures of `FIGURES` and `PLAYED`.
    """
    seating = Seating.of(config.games, sight.players, config.old_share, config.frozen())
    slices, batch_steps = config.steps // config.batch_steps, config.batch_steps

    def iterate(
        learner: Learner,
        state: Words,
        others: tuple[Weights, ...],
        key: jax.Array,
        rates: jax.Array,
    ) -> tuple[Learner, Words, jax.Array]:
        playing, ordering = jax.random.split(key)
        state, played, last = play(
            *(sight, *learner.nets, others, state, playing, config.steps, seating),
        )
        got, advantage = returns(played, last, config.trace)

        def learn(learner: Learner, steps: jax.Array) -> tuple[Learner, jax.Array]:
            def some(values: jax.Array) -> jax.Array:
                taken = values[steps]
                return taken.reshape(-1, *taken.shape[2:])

            batch = Batch(jax.tree.map(some, played), some(got), some(advantage))
            slope = jax.grad(loss, has_aux=True)
            gradient, figures = slope(learner.nets, learner.magnet, batch, sight, config, rates)
            return descended(learner, gradient, rates[0]), figures

        order = jax.random.permutation(ordering, config.steps).reshape(slices, batch_steps)
        learner, figures = lax.scan(learn, learner, order)
        average = jax.tree.map(
            lambda old, new: config.average * old + (1 - config.average) * new,
            *(learner.average, learner.nets.policy),
        )
        told = jnp.concatenate([figures.mean(0), _figures(played)])
        return learner._replace(average=average), state, told

    return iterate


def _figures(played: Played) -> jax.Array:
    ended = played.ended.astype(jnp.float32)
    many = jnp.maximum(ended.sum(), 1.0)
    squares = jnp.square(played.final[:, :, 0]).mean(2)
    return jnp.stack([ended.mean(), jnp.sqrt((ended * squares).sum() / many)])
