"""Axes: where a value lies, and round numbers to write beside it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import ceil, floor, log10

Writer = Callable[[float], str]


def percent(value: float) -> str:
    """Write a share; near nothing and near everything, with a digit more."""
    hundredth = 100 * value
    whole = abs(hundredth - round(hundredth)) < 1e-9 or 9.95 <= abs(hundredth) <= 90.05
    return f"{hundredth:.0f} %" if whole else f"{hundredth:.1f} %"


def number(value: float) -> str:
    """Write a number with as many digits as matter."""
    digits = 0 if abs(value) >= 99.5 or value == round(value) else 1 if abs(value) >= 9.95 else 2
    return f"{value:,.{digits}f}".replace("-", "−")


def points(value: float) -> str:
    """Write points with their sign."""
    return ("+" if value > 0 else "") + number(value)


def times(value: float) -> str:
    """Write how many times something is."""
    return f"{value:.2f} ×"


@dataclass(frozen=True, slots=True)
class Axis:
    """From values to places between 0 and 1, with ticks at round values."""

    low: float
    high: float
    ticks: tuple[float, ...]

    @classmethod
    def over(cls, values: Iterable[float], wanted: int = 4) -> "Axis":
        """Make an axis that holds all these values."""
        listed = list(values) or [0.0, 1.0]
        low, high = min(listed), max(listed)
        if high - low < 1e-12:
            low, high = low - 0.5, high + 0.5
        step = round_step((high - low) / wanted)
        first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
        ticks = tuple(round(step * count, 12) for count in range(first, last + 1))
        return cls(ticks[0], ticks[-1], ticks)

    def at(self, value: float) -> float:
        """Say where a value lies."""
        return min(max((value - self.low) / (self.high - self.low), 0.0), 1.0)


def round_step(step: float) -> float:
    """Return 1, 2 or 5 times a power of ten, not less than this."""
    power = 10.0 ** floor(log10(step))
    return next(power * times for times in (1, 2, 5, 10) if power * times >= step - 1e-12)
