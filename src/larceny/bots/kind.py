"""How bots of one name are made, and what can be set about them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from larceny.kernel.play import Decider

Bot = Decider[Any, Any, Any]
Options = Mapping[str, type[int] | type[float]]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of bot: `make` is called with a seed and with the options that are set."""

    make: Callable[..., Bot]
    options: Options = field(default_factory=dict)
    together: str = ""
    """Names the function that lets many such bots decide at once, if that is less work."""
    at_a_glance: bool = False  # unless a bound is set, it thinks about nothing

    def plays_by_the_clock(self, options: Mapping[str, float]) -> bool:
        """Ask whether such a bot takes a time to think, and a clock to keep it by."""
        if self.at_a_glance:
            return not options.keys().isdisjoint(BOUNDED)
        return "ms" in self.options

    @property
    def searches(self) -> bool:
        """Ask whether such a bot plays out imagined positions, if nothing is set."""
        return "sims" in self.options and not self.at_a_glance


class Asked(NamedTuple):
    """A bot, and what it is to decide."""

    bot: Bot
    view: Any
    legal: Sequence[Any]


Together = Callable[[Sequence[Asked]], Sequence[Any]]
"""Lets many bots decide; where one fails, the exception stands instead of its decision."""


ONE_THREAD = "OPENBLAS_NUM_THREADS"
"""What NumPy asks, when it is imported, how many threads a net's answer may take."""

SLOTS: Options = {"slots": int, "boldness": float}
FADING: Options = {"half_life": float, "boldness": float}
BOUNDED: Options = {"sims": int, "ms": float}
SEARCHING: Options = {**BOUNDED, "boldness": float}
SAMPLING: Options = {"strength": int, "temperature": float, "half_life": float}
GLANCING: Options = {**SAMPLING, **BOUNDED}
