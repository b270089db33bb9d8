"""How points come about: the items of every seat, and the steps that break ties, as plain data."""

from dataclasses import dataclass
from typing import Any

from .spelling import write_fields


@dataclass(frozen=True, slots=True)
class ScoreItem:
    """Something that counts: how many there are, and the points for all of them together."""

    kind: str
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class TieBreakStep:
    """What is compared between those who are still level: each seat's value, and which is best."""

    kind: str
    values: tuple[int, ...]  # by seat
    fewest: bool  # the lowest value wins, not the highest


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The points of all seats, item by item, and the steps between equals in their order."""

    items: tuple[tuple[ScoreItem, ...], ...]  # by seat
    tie_breaks: tuple[TieBreakStep, ...]

    def totals(self) -> tuple[int, ...]:
        """Add up the points of every seat."""
        return tuple(sum(item.points for item in items) for items in self.items)

    def leaders(self) -> tuple[int, ...]:
        """List the seats whom nobody beats, by points and then step by step."""
        totals = self.totals()
        level = [seat for seat, points in enumerate(totals) if points == max(totals)]
        for step in self.tie_breaks:
            best = (min if step.fewest else max)(step.values[seat] for seat in level)
            level = [seat for seat in level if step.values[seat] == best]
        return tuple(level)

    def to_json(self) -> dict[str, Any]:
        """Return the sheet as plain values."""
        return write_fields(ScoreSheet)(self)
