"""What a net answers, by NumPy in float32: as `larceny.learn.networks`, without JAX."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .files import Net
from .tables import Floats, Table

EPSILON = np.float32(1e-5)

FEW = 16
"""Up to so many rows it is less work to pick out the weights of inputs that are not nothing."""


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
        x = np.maximum(self._weighed(numbers.astype(np.float32)) + self.bias, 0)
        for layer in range(1, self.layers):
            x = x + np.maximum(_normed(x) @ weights[f"w{layer}"] + weights[f"b{layer}"], 0)
        last: Floats = _normed(x) @ weights["w"] + weights["b"]
        return last

    def _weighed(self, x: Floats) -> Floats:
        """Weigh the inputs. Most are nothing: while there are few rows, only the others are."""
        if x.ndim > 1 and len(x) > FEW:
            every: Floats = x @ self.inputs
            return every
        something = np.flatnonzero(x if x.ndim == 1 else x.any(0))
        some: Floats = x[..., something] @ self.inputs[something]
        return some

    def answers(self, told: NDArray[np.uint8]) -> Floats:
        """Return a row of logits for every question; what is told of it has a row for every way.

        What is said of an action, whichever it is in each way, is averaged.
        """
        logits = self.logits(told)
        symmetries = self.table.symmetries
        if symmetries is None:
            return logits
        ways, actions = symmetries.actions.shape
        each = logits.reshape(-1, ways, actions)
        average: Floats = each[:, np.arange(ways)[:, None], symmetries.actions].mean(1)
        return average


def layers_of(weights: Mapping[str, Any]) -> int:
    """Count the layers of a net but the last."""
    return sum(name[0] == "w" and name[1:].isdigit() for name in weights)


def _normed(x: Floats) -> Floats:
    centred = x - x.mean(-1, keepdims=True)
    spread = np.square(centred).mean(-1, keepdims=True)
    normed: Floats = centred / np.sqrt(spread + EPSILON)
    return normed
