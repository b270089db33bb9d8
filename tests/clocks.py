"""Time in tests: no test passes or fails by how long something took.

What keeps to a time is handed a clock that stands still until the test moves it. What another
process does is waited for: only one that never comes is a failure.
"""

from dataclasses import dataclass
from typing import Final

NEVER: Final = 600.0
"""What has not come after so many seconds will never come."""


@dataclass
class ManualClock:
    """Tells the time that a test has set; with `tick`, looking at it takes that long."""

    now: float = 0.0
    tick: float = 0.0

    def __call__(self) -> float:
        told = self.now
        self.now += self.tick
        return told
