"""Measuring by the clock, beside a named peer in the same run, so that noise strikes both."""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from larceny.bots.search import Clock

SLICES = 25
SLICE_SECONDS = 0.12
WARM_UP_SECONDS = 1.0
"""Whoever remembers what comes again has seen most of it by then."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured figure; with a peer, `ratio` says how many times better ours is."""

    name: str
    value: float
    unit: str
    peer: str | None = None
    peer_value: float | None = None
    ratio: float | None = None

    def to_json(self) -> dict[str, Any]:
        """Return the figure without what it has not."""
        return {key: value for key, value in asdict(self).items() if value is not None}


Decisions = Iterator[int]
"""Plays on for ever, and tells after each game how many decisions have been made so far."""


def side_by_side(
    ours: Decisions, theirs: Decisions, clock: Clock = perf_counter
) -> tuple[float, float]:
    """Let both play in turns, so that noise strikes both; return decisions per second of each.

    The speed of a machine may change by half from one second to the next. So two slices that follow
    each other are held against each other, and the middle one of these pairs is reported.
    """
    for decisions in (ours, theirs):
        _rate(decisions, WARM_UP_SECONDS, clock)
    pairs = [
        (_rate(ours, SLICE_SECONDS, clock), _rate(theirs, SLICE_SECONDS, clock))
        for _ in range(SLICES)
    ]
    return sorted(pairs, key=lambda pair: pair[0] / pair[1])[SLICES // 2]


def _rate(decisions: Decisions, seconds: float, clock: Clock) -> float:
    """Let one play for a while; return its decisions per second, from the end of a game on."""
    before, began = next(decisions), clock()
    while True:  # at least one game, however busy the machine is
        made = next(decisions)
        if (spent := clock() - began) >= seconds:
            return (made - before) / spent


def best_seconds(
    work: Callable[[], object], times: int, rounds: int = 7, clock: Clock = perf_counter
) -> float:
    """Return the least seconds that one call took."""
    best = float("inf")
    for _ in range(rounds):
        began = clock()
        for _ in range(times):
            work()
        best = min(best, (clock() - began) / times)
    return best
