"""Intervals in words: where too little is known for one, a dash says so."""

from math import isfinite

from larceny.lab.clusters import Estimate

UNKNOWN = "–"


def interval(estimate: Estimate) -> str:
    """Write the interval of a share."""
    if not estimate.has_interval:
        return UNKNOWN
    return f"{estimate.low:.1%} – {estimate.high:.1%}"


def margin(half: float, digits: int) -> str:
    """Write half of an interval, as it stands behind ±."""
    return f"{half:.{digits}f}" if isfinite(half) else UNKNOWN
