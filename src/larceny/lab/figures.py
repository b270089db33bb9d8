"""The figures of a simulation: means and shares, with how far they can be trusted."""

from collections import Counter
from dataclasses import dataclass, field
from math import inf, isfinite, sqrt
from typing import Any

from larceny.kernel.events import Seat, every_seat

from .playing import Played

Z95 = 1.96
"""Of a normal curve, 95 % lies within so many standard deviations."""

_T95 = (inf, 12.706, 4.303, 3.182, 2.776)
"""The same of Student's t, by its degrees of freedom: where there are too few to expand."""


def t95(freedom: int) -> float:
    """Say within how many standard errors 95 % lies, if the error itself was found from a few.

    Beyond the table by the expansion of Student's t about the normal curve, which is right to
    0.2 %; with many degrees of freedom it is the normal one.
    """
    if freedom < len(_T95):
        return _T95[max(freedom, 0)]
    z = Z95
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def finite(value: float) -> float | None:
    """Return a bound for JSON: one that is not known is null."""
    return value if isfinite(value) else None


@dataclass(slots=True)
class Spread:
    """The mean, the least and the most of some whole numbers, without keeping them."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int = 0
    most: int = 0

    def add(self, value: int) -> None:
        """Count one more number in."""
        self.least = min(self.least, value) if self.count else value
        self.most = max(self.most, value) if self.count else value
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """Return the mean."""
        return self.total / self.count if self.count else 0.0

    @property
    def margin(self) -> float:
        """Return half of the 95 % interval round the mean; of a single number nobody knows it."""
        if self.count < 2:
            return inf
        variance = (self.squares - self.total * self.total / self.count) / (self.count - 1)
        return t95(self.count - 1) * sqrt(max(variance, 0.0) / self.count)

    def to_json(self) -> dict[str, Any]:
        """Return the spread as plain values."""
        return {
            "mean": self.mean,
            "margin95": finite(self.margin),
            "least": self.least,
            "most": self.most,
        }


def wilson(successes: float, trials: float, z: float = Z95) -> tuple[float, float]:
    """Return the 95 % interval of a share, after Wilson: it holds for few trials, too."""
    if not trials:
        return 0.0, 1.0
    share, z2 = successes / trials, z * z
    centre = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = z * sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials)) / (1 + z2 / trials)
    return max(0.0, centre - half), min(1.0, centre + half)


@dataclass(slots=True)
class Figures:
    """All games of a simulation, added up. A victory that is shared counts in equal parts."""

    players: int
    games: int = 0
    ties: int = 0
    unwon: int = 0  # won by nobody
    endings: Counter[str] = field(default_factory=Counter)
    unit: str = ""  # in which the length of a game is counted
    length: Spread = field(default_factory=Spread)
    decisions: Spread = field(default_factory=Spread)
    scores: list[Spread] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.scores = [Spread() for _ in range(self.players)]
        self.wins = [0.0] * self.players

    def add(self, played: Played) -> None:
        """Count one more game in."""
        self.games += 1
        self.ties += len(played.winners) > 1
        self.unwon += not played.winners
        self.endings[played.ending] += 1
        self.unit = played.unit
        self.length.add(played.length)
        self.decisions.add(played.decisions)
        for seat, score in enumerate(played.scores):
            self.scores[seat].add(score)
        for seat in played.winners:
            self.wins[seat] += 1 / len(played.winners)

    def win_share(self, seat: Seat) -> tuple[float, float, float]:
        """Return which share of the games a seat won, and the 95 % interval of it."""
        low, high = wilson(self.wins[seat], self.games)
        return (self.wins[seat] / self.games if self.games else 0.0), low, high

    def to_json(self) -> dict[str, Any]:
        """Return the figures as plain values."""
        return {
            "games": self.games,
            "players": self.players,
            "endings": dict(sorted(self.endings.items())),
            "ties": self.ties,
            "unwon": self.unwon,
            self.unit: self.length.to_json(),
            "decisions": self.decisions.to_json(),
            "seats": [
                {
                    "seat": seat,
                    "score": self.scores[seat].to_json(),
                    "wins": dict(
                        zip(("share", "low95", "high95"), self.win_share(seat), strict=True)
                    ),
                }
                for seat in every_seat(self.players)
            ],
        }
