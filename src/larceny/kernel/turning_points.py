"""The moments that decided a game: told by its points alone, whatever the game."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from .events import Seat, every_seat

MOST = 4
"""So many moments are told at most."""

Points = Sequence[int]


class Turning(StrEnum):
    """What a moment did to the lead of whoever won."""

    AHEAD = "ahead"  # the winner took the lead, and kept it
    GAIN = "gain"
    LOSS = "loss"


class TurningPoint(NamedTuple):
    """A step after which the lead was another."""

    step: int
    turning: Turning
    seat: Seat  # who took the lead, else whose points changed most
    points: int  # by how much that seat's points changed


def lead(points: Points, winner: int) -> int:
    """Return how far a seat is ahead of the best other one."""
    return points[winner] - max(other for seat, other in enumerate(points) if seat != winner)


def turning_points(course: Sequence[Points], winner: int) -> list[TurningPoint]:
    """Name the steps of a game that changed the winner's lead most, in their order.

    `course` has the points of all seats after each step. The step with which the winner took the
    lead for good is always among them, where there is one.
    """
    leads = [lead(points, winner) for points in course]
    changes = {
        step: leads[step] - leads[step - 1]
        for step in range(1, len(course))
        if leads[step] != leads[step - 1]
    }
    behind = [step for step, ahead in enumerate(leads) if ahead <= 0]
    kept = behind[-1] + 1 if behind and behind[-1] + 1 < len(leads) else None
    by_size = sorted(changes, key=lambda step: (step != kept, -abs(changes[step]), step))

    def moment(step: int) -> TurningPoint:
        gains = [now - before for now, before in zip(course[step], course[step - 1], strict=True)]
        if step == kept:  # perhaps by nothing but what the others lost
            return TurningPoint(step, Turning.AHEAD, Seat(winner), gains[winner])
        seat = max(every_seat(len(gains)), key=lambda one: abs(gains[one]))
        turning = Turning.GAIN if changes[step] > 0 else Turning.LOSS
        return TurningPoint(step, turning, seat, gains[seat])

    return [moment(step) for step in sorted(by_size[:MOST])]
