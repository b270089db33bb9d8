"""How much the tests do: `LARCENY_EFFORT` is quick, usual (unless told otherwise) or soak.

What a test asserts is the same at every effort. Only what it repeats moves: games by lot,
examples drawn, simulations, cycles of somebody else's suite. `make quick` plays a few, `make test`
enough, and `make soak` as many as a night allows.
"""

import os
from collections.abc import Iterable
from enum import StrEnum
from random import Random
from typing import Final, TypeVar

T = TypeVar("T")


class Effort(StrEnum):
    """The efforts there are."""

    QUICK = "quick"
    USUAL = "usual"
    SOAK = "soak"


# Read once: the tests themselves take every LARCENY_ out of their environment.
EFFORT: Final = Effort(os.environ.get("LARCENY_EFFORT", Effort.USUAL))


def amount(*, quick: int, usual: int, soak: int) -> int:
    """Return how many times something is done: of three numbers, the one that was asked for."""
    return {Effort.QUICK: quick, Effort.USUAL: usual, Effort.SOAK: soak}[EFFORT]


def some(things: Iterable[T], *, quick: int, usual: int) -> list[T]:
    """Return so many things of many, drawn by a lot that always falls the same; at soak, all."""
    all_of_them = list(things)
    wanted = amount(quick=quick, usual=usual, soak=len(all_of_them))
    drawn = Random("some").sample(range(len(all_of_them)), min(wanted, len(all_of_them)))
    return [all_of_them[place] for place in sorted(drawn)]
