"""A function of words, printed as statements of C: its jaxpr, equation by equation.

The same text serves CUDA and plain C; what differs is the dialect. In `SCALAR` a word is a number
of one table, in `VECTOR` those of several tables side by side (the vector types of GCC and Clang),
where a flag is a word of all ones or none.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ..ops import Words

BINARY = {
    "add": "+",
    "sub": "-",
    "mul": "*",
    "div": "/",
    "rem": "%",
    "and": "&",
    "or": "|",
    "xor": "^",
    "shift_left": "<<",
    "shift_right_logical": ">>",
}
COMPARING = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
CALLS = ("jit", "pjit", "closed_call")
SAME = ("broadcast_in_dim", "copy", "copy_p", "squeeze", "reshape", "stop_gradient")


class NotPrinted(NotImplementedError):
    """A primitive of JAX that is not printed as C."""


@dataclass(frozen=True, slots=True)
class Dialect:
    """What is written otherwise for one table and for several side by side."""

    word: str
    signed: str
    flag: str
    literal: str
    flag_literal: tuple[str, str]
    choice: str
    denied: str
    compared: str
    number: str  # of a flag

    def type_of(self, kind: np.dtype[Any]) -> str:
        """Return the type of a value."""
        named = {"uint32": self.word, "int32": self.signed, "bool": self.flag}
        if str(kind) not in named:
            raise NotPrinted(f"values of type {kind}")
        return named[str(kind)]


SCALAR = Dialect(
    word="uint32_t",
    signed="int32_t",
    flag="bool",
    literal="{0}u",
    flag_literal=("false", "true"),
    choice="{0} ? {1} : {2}",
    denied="!{0}",
    compared="{0} {1} {2}",
    number="({0}){1}",
)
VECTOR = Dialect(
    word="word",
    signed="signed_word",
    flag="word",
    literal="ALL({0}u)",
    flag_literal=("ALL(0u)", "ALL(0xFFFFFFFFu)"),
    choice="({3})(({0} & (word){1}) | (~{0} & (word){2}))",
    denied="~{0}",
    compared="(word)({0} {1} {2})",
    number="({0})({1} & 1u)",
)


@dataclass(frozen=True, slots=True)
class Printed:
    """Statements, and the names or literals of what comes out."""

    statements: list[str]
    outputs: list[str]


def printed(function: Callable[..., Words], inputs: Sequence[str], dialect: Dialect) -> Printed:
    """Print a function of so many words, which have these names."""
    traced = jax.make_jaxpr(function)(*[jnp.uint32(0)] * len(inputs))
    printer = _Printer(dialect)
    outputs = printer.walk(traced.jaxpr, traced.consts, list(inputs))
    return Printed(printer.statements, outputs)


def _is_flag(kind: np.dtype[Any]) -> bool:
    return kind == np.bool_


class _Printer:
    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect
        self.statements: list[str] = []

    def literal(self, value: Any) -> str:
        found = np.asarray(value)
        if _is_flag(found.dtype):
            return self.dialect.flag_literal[bool(found)]
        written = self.dialect.literal.format(int(found) % 2**32)
        return f"({self.dialect.signed}){written}" if found.dtype == np.int32 else written

    def walk(self, jaxpr: Any, constants: Sequence[Any], arguments: list[str]) -> list[str]:
        """Print the equations; return what comes out."""
        names = dict(zip(jaxpr.constvars, map(self.literal, constants), strict=True))
        names.update(zip(jaxpr.invars, arguments, strict=True))

        def read(value: Any) -> str:
            return self.literal(value.val) if hasattr(value, "val") else names[value]

        for equation in jaxpr.eqns:
            taken = [read(value) for value in equation.invars]
            kind = equation.primitive.name
            if kind in CALLS:
                inner = equation.params["jaxpr"]
                made = self.walk(inner.jaxpr, inner.consts, taken)
            elif kind == "scan":
                made = self.written_out(equation.params, taken)
            elif kind in SAME:
                made = taken[:1]
            elif kind == "optimization_barrier":  # nothing but a word to XLA
                made = taken
            else:
                made = [self.stated(equation, kind, taken)]
            names.update(zip(equation.outvars, made, strict=True))
        return [read(value) for value in jaxpr.outvars]

    def written_out(self, loop: dict[str, Any], taken: list[str]) -> list[str]:
        """Print a loop that carries everything, one time after the other."""
        known, carried = loop["num_consts"], loop["num_carry"]
        inner = loop["jaxpr"]
        if len(taken) > known + carried or len(inner.jaxpr.outvars) > carried:
            raise NotPrinted("scan over the rows of arrays")
        held = taken[known:]
        for _ in range(loop["length"]):
            held = self.walk(inner.jaxpr, inner.consts, [*taken[:known], *held])
        return held

    def stated(self, equation: Any, kind: str, taken: list[str]) -> str:
        """Print one equation; return the name of its value."""
        name, dialect = f"v{len(self.statements)}", self.dialect
        before, after = equation.invars[0].aval.dtype, equation.outvars[0].aval.dtype
        kept = dialect.type_of(after)
        match kind:
            case "not":
                template = dialect.denied if _is_flag(after) else "~{0}"
                value = template.format(*taken)
            case "select_n":
                value = dialect.choice.format(taken[0], taken[2], taken[1], kept)
            case "convert_element_type":
                value = self.converted(before, after, taken[0])
            case "min" | "max":
                first = dialect.compared.format(taken[0], "<" if kind == "min" else ">", taken[1])
                value = dialect.choice.format(f"({first})", *taken, kept)
            case "population_count" if dialect is SCALAR:
                value = f"COUNT_BITS({taken[0]})"
            case _ if kind in COMPARING:
                value = dialect.compared.format(taken[0], COMPARING[kind], taken[1])
            case _ if kind in BINARY:
                value = f"{taken[0]} {BINARY[kind]} {taken[1]}"
            case _:
                raise NotPrinted(kind)
        self.statements.append(f"const {kept} {name} = {value};")
        return name

    def converted(self, before: Any, after: Any, taken: str) -> str:
        """Print a value as another type."""
        if _is_flag(before) and not _is_flag(after):
            return self.dialect.number.format(self.dialect.type_of(after), taken)
        if _is_flag(after) and not _is_flag(before):
            return self.dialect.compared.format(taken, "!=", self.literal(before.type(0)))
        return f"({self.dialect.type_of(after)}){taken}"
