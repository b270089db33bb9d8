"""What the service needs of one who goes through finished games, somewhere off the event loop."""

from collections.abc import AsyncGenerator
from typing import Any, Protocol

from larceny.kernel.events import Seat
from larceny.kernel.record import Record


class AnalysisFailed(Exception):
    """Whoever went through a game did not come to its end."""


class Analyst(Protocol):
    """Goes through games."""

    def judge(self, record: Record, seat: Seat) -> AsyncGenerator[dict[str, Any], None]:
        """Tell `{"of"}`, the number of decisions, then one decision after the other.

        Raises AnalysisFailed; to close it ends the work.
        """
        ...
