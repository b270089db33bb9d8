"""The nets: residual layers, each normed before use; bfloat16 on a GPU, float32 elsewhere."""

from typing import Any, TypeAlias

import jax
import jax.numpy as jnp
from jax import lax

from larceny.nets.forward import layers_of

Weights: TypeAlias = dict[str, jax.Array]

EPSILON = 1e-5


def fresh(
    key: jax.Array, told: int, settings: int, width: int, layers: int, answers: int
) -> Weights:
    """Begin a net that answers everything alike."""
    keys = jax.random.split(key, layers + 2)
    weights = {
        "w0": jax.random.normal(keys[0], (told, width)) * 1.7 * told**-0.5,
        "s0": jax.random.normal(keys[1], (settings, width)) * 0.02,
        "b0": jnp.zeros(width),
    }
    for layer in range(1, layers):
        weights |= {
            f"w{layer}": jax.random.normal(keys[layer + 1], (width, width)) * (width**-0.5),
            f"b{layer}": jnp.zeros(width),
        }
    return weights | {
        "w": jax.random.normal(keys[-1], (width, answers)) * 0.01,
        "b": jnp.zeros(answers),
    }


def answer(weights: Weights, told: jax.Array, setting: Any, rows: Any) -> jax.Array:
    """Return what a net answers: float32[batch, answers].

    `told` are scaled inputs of one kind of table, `rows` say which of the net's inputs they are.
    """
    kind = told.dtype
    inputs = weights["w0"][jnp.asarray(rows)].astype(kind)
    bias = weights["b0"] + jnp.asarray(setting) @ weights["s0"]
    x = jax.nn.relu(told @ inputs + bias.astype(kind))
    for layer in range(1, layers_of(weights)):
        made = _normed(x) @ weights[f"w{layer}"].astype(kind) + weights[f"b{layer}"].astype(kind)
        x = x + jax.nn.relu(made)
    last = _normed(x) @ weights["w"].astype(kind)
    return last.astype(jnp.float32) + weights["b"]


def _normed(x: jax.Array) -> jax.Array:
    """Norm rows, without gains and offsets of their own: the layer that follows has both.

    To learn them took a sixth of the time of an update, for their gradients go over all rows.
    """
    wide = x.astype(jnp.float32)
    centred = wide - wide.mean(-1, keepdims=True)
    scaled = centred * lax.rsqrt((centred * centred).mean(-1, keepdims=True) + EPSILON)
    return scaled.astype(x.dtype)
