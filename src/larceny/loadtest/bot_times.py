"""How long bots took to answer, as the server's own metrics tell it.

A time is from the question to the answer: what the bot has missed is put together, it waits for its
turn, thinks, and its word comes back. How long the answer is then held back is the table's pace,
and no part of it.
"""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf
from urllib.request import urlopen

METRICS = {"LARCENY_METRICS": "true"}
"""What a server is told so that it tells."""

_BUCKET = re.compile(r'^larceny_bot_thinking_seconds_bucket\{bot="(.+?)",le="(.+?)"\} (.+)$')
_FAILED = re.compile(r'^larceny_bot_failures_total\{.*why="(.+?)".*\} (.+)$')


@dataclass(frozen=True, slots=True)
class BotTimes:
    """How many thoughts of a bot took at most so many seconds, and how many came to nothing."""

    within: Mapping[float, int] = field(default_factory=dict)
    failed: Mapping[str, int] = field(default_factory=dict)

    def __sub__(self, before: "BotTimes") -> "BotTimes":
        """Return what came since."""
        return BotTimes(
            {most: count - before.within.get(most, 0) for most, count in self.within.items()},
            dict(Counter(self.failed) - Counter(before.failed)),
        )

    @property
    def count(self) -> int:
        """Return how many thoughts there were."""
        return self.within.get(inf, 0)

    def share_within(self, ms: float) -> float | None:
        """Say which share took at most so long: it must be a bound of the metric."""
        return round(self.within[ms / 1_000] / self.count, 4) if self.count else None

    def quantile_ms(self, share: float) -> float | None:
        """Estimate the time within which such a share is answered, as Prometheus does."""
        wanted, low, below = share * self.count, 0.0, 0
        for most, count in sorted(self.within.items()):
            if count >= wanted and count > below:
                if most == inf:
                    return round(low * 1e3, 1)
                return round((low + (most - low) * (wanted - below) / (count - below)) * 1e3, 1)
            low, below = most, count
        return None


def read_bot_times(url: str, bot: str) -> BotTimes:
    """Ask a server how long a bot took until now."""
    with urlopen(f"{url}/metrics", timeout=10) as answer:
        return parse_bot_times(answer.read().decode(), bot)


def parse_bot_times(text: str, bot: str) -> BotTimes:
    """Read the metrics."""
    within: dict[float, int] = {}
    failed: Counter[str] = Counter()
    for line in text.splitlines():
        if (bucket := _BUCKET.match(line)) and bucket[1] == bot:
            within[float(bucket[2])] = round(float(bucket[3]))
        elif failure := _FAILED.match(line):
            failed[failure[1]] += round(float(failure[2]))
    return BotTimes(within, failed)
