"""The chat of a table."""

import asyncio
from collections import OrderedDict, deque

import msgspec

from larceny.protocol import messages as m

from ...domain.refusals import Forbidden, Refused, TooMuch
from ...ports.store import ChatStore, Line, Person
from ..table.session import Listener, TableSession
from .referee import Referee

_encode = msgspec.json.Encoder().encode

LINES, WITHIN_MS = 6, 10_000
"""How many lines somebody may say within a time."""

MOST_PEOPLE = 10_000

SHOWN = 50
"""Lines that somebody is told who comes to a table; older ones can be asked for over HTTP."""

PAGE = 200

IDS = 4_096
"""Lines whose ids are remembered here, so that one sent again does not count as one more."""


class Chat:
    """Lets people talk at tables."""

    def __init__(self, referee: Referee, chat: ChatStore) -> None:
        self.referee = referee
        self.clock = referee.clock
        self.chat = chat
        self._said: dict[str, deque[int]] = {}
        self._known: OrderedDict[tuple[str, str, str], int] = OrderedDict()
        referee.greetings.append(self.greet)

    async def say(self, person: Person, message: m.Say) -> m.Ack:
        """Store a line, and tell everybody at the table; the same id sent again says nothing."""
        session = await self.referee.find(message.table)
        seat = session.table.seat_for(person.id, message.seat)
        key = (session.table.id, person.id, message.id)
        if key in self._known:
            return m.Ack(message.id, message.table, self._known[key])
        if person.id in session.table.muted:
            raise Forbidden("muted")
        text = " ".join(message.text.split())
        if not text or not text.isprintable():
            raise Refused("bad-text")
        self._count(person.id)
        name = session.table.chairs[seat].name
        line = Line(
            session.table.id, 0, self.clock.now_ms(), person.id, seat, name, text, message.id
        )
        stored = await asyncio.to_thread(self.chat.say, line)
        self._remember(key, stored.number)
        await self.catch_up(session)
        await self.referee.bus.announce(session.table.id, "chat")
        return m.Ack(message.id, message.table, stored.number)

    def _remember(self, key: tuple[str, str, str], number: int) -> None:
        self._known[key] = number
        if len(self._known) > IDS:
            self._known.popitem(last=False)

    def _count(self, person: str) -> None:
        """Refuse more lines than one can read."""
        now = self.clock.now_ms()
        if person not in self._said and len(self._said) >= MOST_PEOPLE:
            self._said.clear()
        said = self._said.setdefault(person, deque(maxlen=LINES))
        if len(said) == LINES and now - said[0] < WITHIN_MS:
            raise TooMuch("chat-rate", lines=LINES, within_ms=WITHIN_MS)
        said.append(now)

    async def greet(self, session: TableSession, listener: Listener) -> None:
        """Tell somebody who comes what was said last; the caller holds the table's lock.

        What was said after everybody here was told something, he is told with the others.
        """
        told = session.said
        lines = await asyncio.to_thread(self.chat.last_lines, session.table.id, SHOWN)
        last = lines[-1].number if lines else 0
        for line in lines:
            if told is None or line.number <= told:
                listener.send(_told(line))
        if told is None:
            session.said = last
        if told is None or last > told:
            await self.catch_up(session)

    async def catch_up(self, session: TableSession) -> None:
        """Tell everybody here what was said since they were told something, at whatever node.

        Several may do this at once: each line is told by the first of them.
        """
        while session.said is not None:
            lines = await asyncio.to_thread(self.chat.lines, session.table.id, session.said, PAGE)
            for line in lines:
                if line.number > session.said:
                    session.said = line.number
                    self.referee.broadcast(session, _told(line))
            if len(lines) < PAGE:
                return


def _told(line: Line) -> bytes:
    return _encode(m.Chat(line.table, line.number, line.at, line.seat, line.name, line.text))
