"""How often somebody may speak at tables: no more than the others can read."""

from collections import deque

from ...domain.refusals import TooMuch
from ...ports.clock import Clock

MOST_PEOPLE = 10_000


class SpeakingRate:
    """So many within a time, for each person."""

    def __init__(self, clock: Clock, most: int, within_ms: int) -> None:
        self.clock = clock
        self.most = most
        self.within_ms = within_ms
        self._said: dict[str, deque[float]] = {}  # when somebody spoke last

    def count(self, person: str) -> None:
        """Count one more, or refuse it."""
        now = self.clock.monotonic() * 1_000
        if person not in self._said and len(self._said) >= MOST_PEOPLE:
            self._said.clear()
        said = self._said.setdefault(person, deque(maxlen=self.most))
        if len(said) == self.most and now - said[0] < self.within_ms:
            raise TooMuch("chat-rate", lines=self.most, within_ms=self.within_ms)
        said.append(now)
