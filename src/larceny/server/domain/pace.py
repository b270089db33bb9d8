"""The pace of a table: how much time people are given to see what bots do.

All times are milliseconds, and come from what everybody at a table knows: its id, a seat, a step,
what lies open. When a bot answers tells nothing about what it holds.
"""

from enum import StrEnum
from hashlib import sha256

from larceny.kernel.events import Seat


class Pace(StrEnum):
    """How fast bots go on, and how long what happens is shown."""

    CALM = "calm"
    NORMAL = "normal"
    BRISK = "brisk"
    AT_ONCE = "at-once"  # nobody waits for anybody to see anything


SPEED: dict[Pace, float] = {Pace.CALM: 0.65, Pace.NORMAL: 1.0, Pace.BRISK: 2.0}
"""How fast events are read; at once, they are not waited for."""

LEAST_THOUGHT_MS, MANNER_MS, MOOD_MS = 450, 300, 500
"""How long a bot thinks at the normal pace: at least; more by which bot it is; and by which
question. It is no longer than most events take to be read."""

MOST_BEHIND_MS = 6_000
"""How far those may be behind who read while others go on: longer is not waited for."""

WAITS_MS, WAITS_TIMES = 8_000, 1.5
"""How long somebody is waited for who has not seen what could long have been read: so long, or so
many times as long as it takes to read."""


def shown_ms(pace: Pace, reading_ms: int) -> int:
    """Return how long something is shown that takes so long to read at the normal pace."""
    return 0 if pace is Pace.AT_ONCE else round(reading_ms / SPEED[pace])


def thinking_ms(pace: Pace, table: str, seat: Seat, step: int) -> int:
    """Return how long a bot thinks about a question; each has its own manner."""
    if pace is Pace.AT_ONCE:
        return 0
    manner, mood = _share(f"{table} {seat}"), _share(f"{table} {seat} {step}")
    return round((LEAST_THOUGHT_MS + MANNER_MS * manner + MOOD_MS * mood) / SPEED[pace])


def read_at(before: int, now: int, shown: int) -> int:
    """Return when something can have been read that happens now, after what was read before."""
    return max(now, min(before, now + MOST_BEHIND_MS)) + shown


def given_up_at(happened: int, read: int) -> int:
    """Return when nobody is waited for any more who has not seen what could have been read."""
    return read + max(WAITS_MS, round(WAITS_TIMES * (read - happened)))


def _share(text: str) -> float:
    """Return a number from 0 to 1 that is always the same for a text."""
    return int.from_bytes(sha256(text.encode()).digest()[:4]) / 2**32
