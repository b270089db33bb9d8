"""Means with 95 % intervals where what was measured comes in clusters.

Games of one deal resemble each other, and so do the choices within one game. So the interval is
taken over clusters (the deals, or the games): the standard error is the one of their means, or of
the ratio of their sums. What is alike for all within a cluster then does not widen it. Few clusters
tell little of how they differ, so it is Student's t that it is taken with; a single one tells
nothing, and then there is no interval.
"""

from dataclasses import dataclass
from math import inf, isfinite, sqrt
from typing import Any

from .figures import finite, t95, wilson


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and its 95 % interval; where there is none, the figure might be anything."""

    value: float
    low: float = -inf
    high: float = inf

    @property
    def has_interval(self) -> bool:
        """Ask whether anything is known of how far the figure can be trusted."""
        return isfinite(self.low) and isfinite(self.high)

    @property
    def ends(self) -> tuple[float, float]:
        """Return what a drawing must hold: the interval, or the figure alone."""
        return (self.low, self.high) if self.has_interval else (self.value, self.value)

    def times(self, factor: float) -> "Estimate":
        """Return the figure in another unit."""
        return Estimate(self.value * factor, self.low * factor, self.high * factor)

    def to_json(self) -> dict[str, Any]:
        """Return plain values."""
        return {"value": self.value, "low95": finite(self.low), "high95": finite(self.high)}


@dataclass(slots=True)
class Ratio:
    """The sum of one thing over the sum of another, cluster by cluster.

    The standard error is that of the ratio of two means (by linearization):
    √(Σ(yᵢ − R·xᵢ)² · k/(k−1)) / Σxᵢ over k clusters.
    """

    clusters: int = 0
    over: float = 0.0
    under: float = 0.0
    over_over: float = 0.0
    over_under: float = 0.0
    under_under: float = 0.0

    def add(self, over: float, under: float = 1.0) -> None:
        """Count one cluster; one without anything below says nothing."""
        if not under:
            return
        self.clusters += 1
        self.over += over
        self.under += under
        self.over_over += over * over
        self.over_under += over * under
        self.under_under += under * under

    def merge(self, other: "Ratio") -> None:
        """Count the clusters of another one in."""
        self.clusters += other.clusters
        self.over += other.over
        self.under += other.under
        self.over_over += other.over_over
        self.over_under += other.over_under
        self.under_under += other.under_under

    @property
    def value(self) -> float:
        """Return the ratio."""
        return self.over / self.under if self.under else 0.0

    @property
    def error(self) -> float:
        """Return the standard error; of less than two clusters nobody knows it."""
        if self.clusters < 2:
            return inf
        r, k = self.value, self.clusters
        squares = self.over_over - 2 * r * self.over_under + r * r * self.under_under
        return sqrt(max(squares, 0.0) * k / (k - 1)) / self.under

    def mean(self) -> Estimate:
        """Return the ratio as a mean, with the interval after Student."""
        half = t95(self.clusters - 1) * self.error
        return Estimate(self.value, self.value - half, self.value + half)

    def share(self) -> Estimate:
        """Return the ratio as a share between 0 and 1, with the interval after Wilson.

        Wilson's interval is for independent trials. Here it is given as many of them as would have
        the standard error that was found, so it holds for clusters and near 0 and 1, too.
        """
        share = min(max(self.value, 0.0), 1.0)
        if self.clusters < 2:
            return Estimate(share)
        trials = self.trials()
        return Estimate(share, *wilson(share * trials, trials, t95(self.clusters - 1)))

    def trials(self) -> float:
        """Return how many independent trials would tell as much.

        Where all went the same way, nothing shows how much alike games of a cluster are. So they
        are taken for one trial.
        """
        most = self.under * max(self.under / max(self.clusters, 1), 1.0)
        spread = self.value * (1 - self.value)
        if spread <= 0 or self.clusters < 2:
            return self.clusters
        return min(spread / self.error**2, most) if self.error else most
