"""Where every drawer goes: it is known by its grain, which it keeps wherever it is turned."""

from collections.abc import Iterable, Mapping

from larceny.kernel.events import Event, Seat

from .pieces import PLACES

_BY_GRAIN = {str(grain): str(grain) for grain in range(PLACES)}


class Tracking:
    """Which drawer is found under which name."""

    def __init__(self, players: int) -> None:
        """Drawers are the same for any number of players."""

    def follow(self, step: int, events: Iterable[Event]) -> None:
        """Follow nothing: a drawer is always found under its own name."""

    def places(self, seat: Seat) -> Mapping[str, str]:
        """Name every drawer by its grain."""
        return _BY_GRAIN
