"""The time at a table: it goes on evenly, whatever happens to the machine's time of day.

Times are stored as times of day, since a table outlives its server. While a table is in memory, its
time is that of the day when it was set up, and what has passed since then by a clock that nobody
sets. So a time of day that is set back leaves no reaction window open, and one that is set forward
takes nobody's thinking time away.
"""

from ...ports.clock import Clock


class TableTime:
    """Tells the time at one table."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ahead = clock.set_by_ms()

    def now_ms(self) -> int:
        """Return the time, in milliseconds since 1970."""
        return self._clock.now_ms() - self._clock.set_by_ms() + self._ahead

    def not_before(self, at: int) -> None:
        """Go on from a time at which something has happened, if it is not that late yet.

        The time of day was set back while the table was not in memory, or another node's is ahead.
        """
        self._ahead += max(0, at - self.now_ms())
