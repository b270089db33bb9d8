"""Levels of strength from one net: it mixes more, and forgets sooner. None takes longer.

The steps were chosen by what temperature and forgetting cost each alone; docs/learning.md says
which of them were played against each other.
"""

from typing import NamedTuple

TEMPERATURE = 0.5
"""Nets are trained to mix; below 1 they do so less, and win more."""


class Manner(NamedTuple):
    """How a net is played."""

    temperature: float = TEMPERATURE
    half_life: float | None = None  # in turns of the table; None: it forgets nothing


LADDER: tuple[Manner, ...] = (
    Manner(20.0, 1.2),
    Manner(8.0, 2.0),
    Manner(5.0, 3.0),
    Manner(4.0, 5.0),
    Manner(3.0, 8.0),
    Manner(2.5, 14.0),
    Manner(2.0, 25.0),
    Manner(1.5, 50.0),
    Manner(),
)
"""By strength from 1 on; the last is the net at its best."""


def manner(strength: float | None, temperature: float | None, half_life: float | None) -> Manner:
    """Say how a net is played; what is said in so many words goes before its level."""
    level = Manner() if strength is None else LADDER[int(strength) - 1]
    return Manner(
        level.temperature if temperature is None else temperature,
        level.half_life if half_life is None else half_life,
    )
