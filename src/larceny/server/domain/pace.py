"""The pace of a table: how much time people are given to see what bots do."""

from enum import StrEnum


class Pace(StrEnum):
    """How fast bots go on, and how long what happens is shown."""

    CALM = "calm"
    NORMAL = "normal"
    BRISK = "brisk"
    AT_ONCE = "at-once"  # nobody waits for anybody to see anything


SPEED: dict[Pace, float] = {Pace.CALM: 0.65, Pace.NORMAL: 1.0, Pace.BRISK: 2.0}
"""How fast events are read; at once, they are not waited for."""
