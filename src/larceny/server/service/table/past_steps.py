"""Steps of a table as they are kept for those who are told of them: each event is written once."""

from collections.abc import Sequence
from typing import Any

from larceny.games.registry import AnyGame
from larceny.kernel.events import SPECTATOR, Event, Seat
from larceny.kernel.json_text import listed, write_event_text


class EncodedEvent:
    """An event, the whole of it as JSON, and as those witness it who may not see all of it.

    Where there is nothing to hide, both are the same object. (A dataclass is made by Python, also
    where this is compiled; that is to be felt here.)
    """

    __slots__ = ("event", "veiled", "whole")

    def __init__(self, event: Event, whole: str, veiled: str) -> None:
        self.event = event
        self.whole = whole
        self.veiled = veiled


class PastStep:
    """A step: its number, who decided, what happened."""

    __slots__ = ("events", "seat", "seq", "whole")

    def __init__(self, seq: int, seat: Seat, events: list[EncodedEvent], whole: str | None) -> None:
        self.seq = seq
        self.seat = seat
        self.events = events
        self.whole = whole  # the events as all witness them; None where something is hidden

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
