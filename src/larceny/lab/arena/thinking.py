"""How long bots think. Times are kept in classes, so that many games add up to few numbers."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp2, log2
from time import perf_counter
from typing import Any

from larceny.bots import Bot
from larceny.bots.search import Clock
from larceny.kernel.events import Event, Seat

from ..work import Row

CLASSES_AN_OCTAVE = 16
"""So a quantile is known within 2.2 % of the truth."""


@dataclass(slots=True)
class Thinking:
    """The times of some decisions."""

    decisions: int = 0
    seconds: float = 0.0
    classes: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        """Count one decision."""
        self.decisions += 1
        self.seconds += seconds
        self.classes[round(CLASSES_AN_OCTAVE * log2(max(seconds, 1e-9)))] += 1

    def to_row(self, who: str) -> Row:
        """Return the times as columns."""
        classes = sorted(self.classes)
        return {
            f"{who}_decisions": self.decisions,
            f"{who}_seconds": self.seconds,
            f"{who}_time_classes": classes,
            f"{who}_time_counts": [self.classes[number] for number in classes],
        }

    def add_row(self, row: Row, who: str) -> None:
        """Add the times that a row tells."""
        self.decisions += row[f"{who}_decisions"]
        self.seconds += row[f"{who}_seconds"]
        counts = zip(row[f"{who}_time_classes"], row[f"{who}_time_counts"], strict=True)
        for number, count in counts:
            self.classes[number] += count

    def quantile(self, share: float) -> float:
        """Return the seconds within which this share of the decisions was made."""
        wanted = share * self.decisions
        for number in sorted(self.classes):
            wanted -= self.classes[number]
            if wanted <= 0:
                return exp2(number / CLASSES_AN_OCTAVE)
        return 0.0

    def to_json(self) -> dict[str, Any]:
        """Return the figures in milliseconds."""
        mean = self.seconds / self.decisions if self.decisions else 0.0
        return {
            "decisions": self.decisions,
            "mean_ms": 1e3 * mean,
            "p50_ms": 1e3 * self.quantile(0.50),
            "p99_ms": 1e3 * self.quantile(0.99),
        }


class Timed:
    """A bot with a watch. What it does while it looks on counts for its next decision.

    Where there is nothing to choose, no decision is counted.
    """

    def __init__(self, bot: Bot, thinking: Thinking, clock: Clock = perf_counter) -> None:
        self.bot = bot
        self.thinking = thinking
        self.clock = clock
        self.watched = 0.0

    def begin(self, seat: Seat, rules: Any) -> None:
        """Sit down."""
        self.bot.begin(seat, rules)

    def witness(self, event: Event) -> None:
        """Look on."""
        began = self.clock()
        self.bot.witness(event)
        self.watched += self.clock() - began

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """Decide, and note how long it took."""
        began = self.clock()
        action = self.bot.choose(view, legal)
        spent = self.watched + self.clock() - began
        if len(legal) > 1:
            self.thinking.add(spent)
            self.watched = 0.0
        return action
