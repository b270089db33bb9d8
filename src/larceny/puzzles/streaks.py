"""Days in a row on which somebody solved the puzzle of the day."""

from dataclasses import dataclass
from datetime import date, timedelta


@dataclass(frozen=True, slots=True)
class Streak:
    """How many days in a row, the most there ever were, and the last day that counted."""

    days: int = 0
    longest: int = 0
    last: date | None = None


def after_day(streak: Streak, day: date, solved: bool) -> Streak:
    """Return the streak after somebody has answered the puzzle of a day.

    A day counts once, and one that lies before the last that counted does not count at all.
    """
    if streak.last is not None and day <= streak.last:
        return streak
    if not solved:
        return Streak(0, streak.longest, day)
    days = streak.days + 1 if streak.last == day - timedelta(days=1) else 1
    return Streak(days, max(streak.longest, days), day)


def running(streak: Streak, day: date) -> int:
    """Say how long a streak is on a day: one that missed yesterday is over."""
    alive = streak.last is not None and day - streak.last <= timedelta(days=1)
    return streak.days if alive else 0
