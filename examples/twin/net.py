"""A small net and Adam, in plain JAX: what the examples beside it share."""

import jax
import jax.numpy as jnp


def begin(key, numbers, actions, width=128):
    """Two hidden layers; one head for the odds of actions, one for the value."""
    sizes = [(numbers, width), (width, width), (width, actions), (width, 1)]
    keys = jax.random.split(key, len(sizes))
    scales = [(2 / numbers) ** 0.5, (2 / width) ** 0.5, 0.01, 0.01]
    return [
        (jax.random.normal(k, size) * scale, jnp.zeros(size[1]))
        for k, size, scale in zip(keys, sizes, scales, strict=True)
    ]


def look(net, seen, legal):
    """Return the logits of what is legal, and the value."""
    x = jnp.log1p(seen.astype(jnp.float32))
    for weights, bias in net[:2]:
        x = jax.nn.relu(x @ weights + bias)
    logits, value = (x @ weights + bias for weights, bias in net[2:])
    return jnp.where(legal, logits, -1e9), value[..., 0]


def rest(net):
    """Return Adam's memory, empty."""
    return jax.tree.map(jnp.zeros_like, (net, net)), 0


def learn(net, memory, slopes, rate):
    """Take a step of Adam."""
    (means, squares), steps = memory
    steps = steps + 1
    means = jax.tree.map(lambda m, s: 0.9 * m + 0.1 * s, means, slopes)
    squares = jax.tree.map(lambda m, s: 0.999 * m + 0.001 * s * s, squares, slopes)

    def moved(weight, mean, square):
        return weight - rate * (mean / (1 - 0.9**steps)) / (
            jnp.sqrt(square / (1 - 0.999**steps)) + 1e-8
        )

    return jax.tree.map(moved, net, means, squares), ((means, squares), steps)
