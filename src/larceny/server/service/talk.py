"""The chat of a table."""

import asyncio
from collections import deque

import msgspec

from larceny.protocol import messages as m

from ..domain.refusals import Forbidden, Refused, TooMuch
from ..ports.store import ChatStore, Line, Person
from .live import Live
from .referee import Referee
from .times import now_ms

_encode = msgspec.json.Encoder().encode

LINES, WITHIN_MS = 6, 10_000
"""How many lines somebody may say within a time."""

MOST_PEOPLE = 10_000


class Talk:
    """Lets people talk at tables."""

    def __init__(self, referee: Referee, chat: ChatStore) -> None:
        self.referee = referee
        self.chat = chat
        self._said: dict[str, deque[int]] = {}

    async def say(self, person: Person, message: m.Say) -> m.Ack:
        """Store a line, and tell everybody at the table."""
        live = await self.referee.find(message.table)
        seat = live.table.seat_of(person.id)
        if seat is None:
            raise Forbidden("not-your-seat")
        if person.id in live.table.muted:
            raise Forbidden("muted")
        text = " ".join(message.text.split())
        if not text or not text.isprintable():
            raise Refused("bad-text")
        self._count(person.id)
        line = Line(live.table.id, 0, now_ms(), person.id, seat, live.table.chairs[seat].name, text)
        stored = await asyncio.to_thread(self.chat.say, line)
        self.tell(live, stored)
        await self.referee.bus.announce(live.table.id, f"chat {stored.number}")
        return m.Ack(message.id, message.table, stored.number)

    def _count(self, person: str) -> None:
        """Refuse more lines than one can read."""
        now = now_ms()
        if person not in self._said and len(self._said) >= MOST_PEOPLE:
            self._said.clear()
        said = self._said.setdefault(person, deque(maxlen=LINES))
        if len(said) == LINES and now - said[0] < WITHIN_MS:
            raise TooMuch("chat-rate", lines=LINES, within_ms=WITHIN_MS)
        said.append(now)

    def tell(self, live: Live, line: Line) -> None:
        """Tell a line to everybody at the table."""
        told = m.Chat(line.table, line.number, line.at, line.seat, line.name, line.text)
        self.referee.tell_all(live, _encode(told))

    async def catch_up(self, live: Live, number: int) -> None:
        """Tell a line that another node has stored."""
        for line in await asyncio.to_thread(self.chat.lines, live.table.id, number - 1, 1):
            self.tell(live, line)
