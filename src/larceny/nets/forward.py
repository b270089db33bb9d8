"""What a net answers, by NumPy in float32: as `larceny.learn.networks`, without JAX."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .files import Net
from .tables import Floats, Table

EPSILON = np.float32(1e-5)


class Forward:
    """A net at one kind of table; it takes one row of inputs, or many."""

    def __init__(self, net: Net, table: Table) -> None:
        """Leave out the inputs of absent seats, and join scales and setting to the weights."""
        self.table = table
        weights = net.weights
        inputs = weights["w0"][table.rows]
        self.inputs = np.ascontiguousarray(inputs * table.scale[:, None])
        self.bias = weights["b0"] + table.setting @ weights["s0"]
        self.bias = self.bias - (table.shift * table.scale) @ inputs
        self.weights = weights
        self.layers = layers_of(weights)

    def logits(self, numbers: NDArray[Any]) -> Floats:
        """Return a logit for every action, allowed or not: of inputs from 0 to 255."""
        weights = self.weights
        x = np.maximum(numbers.astype(np.float32) @ self.inputs + self.bias, 0)
        for layer in range(1, self.layers):
            x = x + np.maximum(_normed(x) @ weights[f"w{layer}"] + weights[f"b{layer}"], 0)
        last: Floats = _normed(x) @ weights["w"] + weights["b"]
        return last


def layers_of(weights: Mapping[str, Any]) -> int:
    """Count the layers of a net but the last."""
    return sum(name[0] == "w" and name[1:].isdigit() for name in weights)


def _normed(x: Floats) -> Floats:
    centred = x - x.mean(-1, keepdims=True)
    spread = np.square(centred).mean(-1, keepdims=True)
    normed: Floats = centred / np.sqrt(spread + EPSILON)
    return normed
