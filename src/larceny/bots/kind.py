"""How bots of one name are made, and what can be set about them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from larceny.kernel.play import Decider

Bot = Decider[Any, Any, Any]
Options = Mapping[str, type[int] | type[float]]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of bot: `make` is called with a seed and with the options that are set."""

    make: Callable[..., Bot]
    options: Options = field(default_factory=dict)

    @property
    def plays_by_the_clock(self) -> bool:
        """Ask whether such a bot can be given a time to think, and a clock to keep it by."""
        return "ms" in self.options

    @property
    def searches(self) -> bool:
        """Ask whether such a bot plays out imagined positions."""
        return "sims" in self.options


ONE_THREAD = "OPENBLAS_NUM_THREADS"
"""What NumPy asks, when it is imported, how many threads a net's answer may take."""

SLOTS: Options = {"slots": int, "boldness": float}
FADING: Options = {"half_life": float, "boldness": float}
BOUNDED: Options = {"sims": int, "ms": float}
SAMPLING: Options = {"temperature": float}
SEARCHING: Options = {**BOUNDED, "boldness": float}
