"""How much the tests do: `LARCENY_EFFORT` is quick, usual (unless told otherwise) or soak.

What a test asserts is the same at every effort. Only what it repeats moves: games by lot,
examples drawn, simulations, cycles of somebody else's suite. `make quick` plays a few, `make test`
enough, and `make soak` as many as a night allows.
"""

import os
from enum import StrEnum
from typing import Final


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
