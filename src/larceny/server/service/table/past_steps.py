"""Steps of a table as they are kept for those who are told of them: each event is written once."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from larceny.games.registry import AnyGame
from larceny.kernel.events import SPECTATOR, Event, Seat
from larceny.kernel.json_text import listed, write_event_text


@dataclass(slots=True, eq=False)
class EncodedEvent:
    """An event, the whole of it as JSON, and as those witness it who may not see all of it.

    Where there is nothing to hide, both are the same object.
    """

    event: Event
    whole: str
    veiled: str


@dataclass(slots=True, eq=False)
class PastStep:
    """A step: its number, who decided, what happened."""

    seq: int
    seat: Seat
    events: list[EncodedEvent]
    whole: str | None  # the events as all witness them; None where something of them is hidden

    def to_json_text(self) -> str:
        """Write all that happened, with what is hidden."""
        return listed([one.whole for one in self.events]) if self.whole is None else self.whole


def past_step(game: AnyGame, seq: int, seat: Seat, events: Sequence[Event]) -> PastStep:
    """Write what happened in a step."""
    encoded, hides = [], False
    for event in events:
        kind: Any = type(event)
        whole = veiled = write_event_text(kind)(event)
        seen_by_all = game.witnessed(event, SPECTATOR)
        if seen_by_all is not event and (text := seen_by_all.to_json_text()) != whole:
            veiled, hides = text, True
        encoded.append(EncodedEvent(event, whole, veiled))
    return PastStep(seq, seat, encoded, None if hides else listed([one.whole for one in encoded]))
