"""What the service needs to keep reports of people until somebody has looked at them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ..domain.reports import ReportReason


@dataclass(frozen=True, slots=True)
class Report:
    """Somebody reports another; `closed` and `note` are what an administrator decided."""

    id: str
    person: str
    by: str
    table: str | None
    at: int
    reasons: Sequence[ReportReason]
    words: str
    closed: int | None = None
    note: str = ""


class ReportStore(Protocol):
    """Reports of people."""

    def add(self, report: Report) -> bool:
        """Store a report; say no if the same one waits already: who, whom, and where."""
        ...

    def reports(self, is_open: bool, limit: int, offset: int = 0) -> list[Report]:
        """List reports that wait, the oldest first; or those that are closed, the newest first."""
        ...

    def report(self, id_: str) -> Report | None:
        """Load a report."""
        ...

    def at_table(self, table: str) -> list[Report]:
        """List the reports from a table that wait, the oldest first."""
        ...

    def by_person(self, person: str, limit: int) -> list[Report]:
        """List what somebody has reported, the newest first."""
        ...

    def count_open(self, by: str) -> int:
        """Count the reports of somebody that wait."""
        ...

    def close(self, id_: str, at: int, note: str) -> bool:
        """Note what was decided; say no if somebody was faster."""
        ...
