"""The floor: bare relays that commit each message to SQLite, and send it to everybody in the room.

`fast` is what one would run who wants speed, `plain` what one writes first. Each is a program:

python -m larceny.loadtest.floors.fast DATABASE PORT
"""

from enum import StrEnum


class Floor(StrEnum):
    """With which relay the server is compared."""

    FAST = "fast"
    PLAIN = "plain"

    @property
    def module(self) -> str:
        """Return what is run."""
        return f"{__name__}.{self.value}"
