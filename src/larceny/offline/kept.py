"""What a device keeps of a table: enough to set it up again, and nothing that follows from it."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from larceny.kernel.errors import InvalidRecord
from larceny.kernel.events import Seat


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits on a chair: a bot, or whoever holds the device."""

    name: str
    bot: str | None = None
    persona: str = ""


@dataclass(slots=True)
class KeptTable:
    """A table as it is kept between two decisions."""

    id: str
    created: int
    game: str
    rules_version: int
    ruleset: dict[str, Any]
    chairs: tuple[Chair, ...]
    secret: str
    moves: list[tuple[Seat, str]] = field(default_factory=list)
    times: list[int] = field(default_factory=list)  # when each was made, and first the deal
    undone: int = 0  # by how much steps are numbered higher than moves: what was taken back
    mine: int = 0  # the last step that is a decision of whoever holds the device
    pace: str = "normal"
    memory_aid: str = "round"
    score: bool = True
    status: str = "playing"
    rematch: str | None = None

    def to_json(self) -> str:
        """Write it as a text."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> KeptTable:
    """Read back what was kept."""
    try:
        told: Mapping[str, Any] = json.loads(text)
        chairs = tuple(Chair(**chair) for chair in told["chairs"])
        moves = [(Seat(seat), word) for seat, word in told["moves"]]
        return KeptTable(**{**told, "chairs": chairs, "moves": moves})
    except (ValueError, TypeError, KeyError) as error:
        raise InvalidRecord("bad-field", why=str(error)) from None
