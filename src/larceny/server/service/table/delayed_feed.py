"""The delayed feed: what people without a seat are told of a table that they see a minute later.

Everything that such a table tells goes through one queue for them, in its order: steps, who is
there, what is said, what is asked to be taken back, and that the game is over. So nothing tells
early how far the table is. It ends when all of it has been told.
"""

from collections import deque
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

DELAY_S = 60.0
"""How much later people without a seat see a table that agreed on it."""

MOST_WAITING = 2_000
"""When so much waits, only what belongs to the game is added: anybody can come and go at will."""

Kind = Literal["table", "lobby", "presence", "line", "emote", "undo"]


class DelayedMessage(NamedTuple):
    """Something that is told later."""

    kind: Kind
    messages: list[bytes]
    state: bytes = b""  # what somebody is sent who comes after it was told
    line: int = 0  # its number, if it is a line of the chat
    author: str = ""  # who has said it: who has blocked him is not told


@dataclass(slots=True)
class DelayedFeed:
    """What waits to be told, and what was told last."""

    waiting: deque[DelayedMessage] = field(default_factory=deque)
    told: dict[Kind, bytes] = field(default_factory=dict)
    line: int | None = None  # the last line of the chat that was told; None: nobody has asked yet

    def has_room_for(self, what: DelayedMessage) -> bool:
        """Ask whether something is told at all."""
        return len(self.waiting) < MOST_WAITING or what.kind not in ("presence", "emote", "undo")

    def next(self) -> list[bytes]:
        """Take the first of what waits, and return what is sent now to those who are there."""
        one = self.waiting.popleft()
        if one.kind == "line":
            if self.line is not None and one.line <= self.line:
                return []
            self.line = one.line
        elif one.state:
            if one.kind == "table":
                self.told.pop("lobby", None)  # it is in the snapshot
            self.told[one.kind] = one.state
        return one.messages

    def for_newcomer(self) -> list[bytes]:
        """Return what somebody is sent who comes now."""
        kinds: tuple[Kind, ...] = ("table", "lobby", "presence")
        return [self.told[kind] for kind in kinds if kind in self.told]
