"""What a function of the twin is made of: its operations, once nothing is done twice."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import jax
import numpy as np

Value = tuple[str, Any]

ELEMENTWISE = {
    *("add", "sub", "mul", "and", "or", "xor", "not", "eq", "ne", "lt", "le", "gt", "ge"),
    *("shift_left", "shift_right_logical", "select_n", "min", "max", "convert_element_type"),
}
"""What XLA makes one kernel of, on any device, and what can be printed in any language."""


def operations(function: Callable[..., Any], words: int, *more: str) -> Counter[str]:
    """Count the operations of a function of a state, and of more words, one a table."""
    shape = np.zeros((), np.uint32)
    closed = jax.make_jaxpr(function)((shape,) * words, *(shape for _ in more))
    reader = _Reader()
    inputs = [("input", index) for index in range(len(closed.jaxpr.invars))]
    outputs = reader.walk(closed.jaxpr, closed.consts, inputs)
    needed, counted = set(outputs), Counter[str]()
    for key, value in reversed(reader.made.items()):
        if value in needed:
            counted[key[0]] += 1
            needed.update(key[1])
    return counted


def operations_as_written(function: Callable[..., Any], *inputs: Any) -> Counter[str]:
    """Count the operations of a function as JAX writes them, before XLA simplifies."""
    found: Counter[str] = Counter()

    def walk(jaxpr: Any) -> None:
        for equation in jaxpr.eqns:
            inner = [v for v in equation.params.values() if hasattr(v, "jaxpr")]
            for closed in inner:
                walk(closed.jaxpr)
            if not inner:
                found[equation.primitive.name] += 1

    walk(jax.make_jaxpr(function)(*inputs).jaxpr)
    return found


def arithmetic(found: Counter[str]) -> int:
    """Count what computes: not the conversions and spreading of constants, which cost nothing."""
    return found.total() - found["convert_element_type"] - found["broadcast_in_dim"]


class _Reader:
    """Reads a jaxpr; what was worked out once is found again."""

    def __init__(self) -> None:
        self.made: dict[Any, Value] = {}

    def walk(self, jaxpr: Any, consts: Any, inputs: list[Value]) -> list[Value]:
        """Return the outputs, as names of what was made."""
        known = dict(zip(jaxpr.invars, inputs, strict=True))
        known |= {
            name: _constant(value) for name, value in zip(jaxpr.constvars, consts, strict=True)
        }

        def read(name: Any) -> Value:
            return _constant(name.val) if hasattr(name, "val") else known[name]

        for equation in jaxpr.eqns:
            values = tuple(read(name) for name in equation.invars)
            inner = equation.params.get("jaxpr")
            if inner is not None:
                made = self.walk(inner.jaxpr, inner.consts, list(values))
            else:
                made = [self._made(equation, values)]
            known.update(zip(equation.outvars, made, strict=True))
        return [read(name) for name in jaxpr.outvars]

    def _made(self, equation: Any, values: tuple[Value, ...]) -> Value:
        name = equation.primitive.name
        of_constant = name == "convert_element_type" and values[0][0] == "constant"
        if name == "broadcast_in_dim" or of_constant:
            return values[0]
        to = str(equation.outvars[0].aval.dtype)
        return self.made.setdefault((name, values, to), ("made", len(self.made)))


def _constant(value: Any) -> Value:
    return "constant", np.asarray(value).item()
