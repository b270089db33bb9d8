"""The chat of a table."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from larceny.kernel.events import SPECTATOR
from larceny.protocol import messages as m

from ...domain.refusals import Forbidden, Refused
from ...domain.tables import Status, Watching
from ...ports.bus import NewLine
from ...ports.store import ChatStore, Line, Person
from ..table.delayed_feed import DELAY_S, DelayedFeed, DelayedMessage
from ..table.events import Joined
from ..table.session import Kept, TableSession
from ..table.sessions import TableSessions
from .speaking_rate import SpeakingRate

_encode = msgspec.json.Encoder().encode

LINES, WITHIN_MS = 6, 10_000
"""How many lines somebody may say within a time."""

SHOWN = 50
"""Lines that somebody is told who comes to a table; older ones can be asked for over HTTP."""

PAGE = 200

IDS = 4_096
"""Idempotency keys that are remembered here: a line sent again does not count as one more."""


class Chat:
    """Lets people talk at tables."""

    def __init__(self, sessions: TableSessions, store: ChatStore) -> None:
        self.sessions = sessions
        self.clock = sessions.clock
        self.store = store
        self.rate = SpeakingRate(sessions.clock, LINES, WITHIN_MS)
        self._known: OrderedDict[tuple[str, str, str], int] = OrderedDict()  # idempotency keys
        self._sent: Kept[int] = Kept()  # the last line

    async def say(self, person: Person, message: m.Say) -> m.Ack:
        """Store a line, and send it to everybody; the message's id is an idempotency key."""
        session = await self.sessions.find(message.table)
        seat = session.table.seat_for(person.id, message.seat)
        key = (session.table.id, person.id, message.id)
        if key in self._known:
            return m.Ack(message.id, message.table, self._known[key])
        if person.id in session.table.muted:
            raise Forbidden("muted")
        text = " ".join(message.text.split())
        if not text or not text.isprintable():
            raise Refused("bad-text")
        self.rate.count(person.id)
        name = session.table.chairs[seat].name
        line = Line(
            session.table.id, 0, self.clock.now_ms(), person.id, seat, name, text, message.id
        )
        stored = await asyncio.to_thread(self.store.say, line)
        self._remember(key, stored.number)
        await self.catch_up(session)
        await self.sessions.bus.announce(session.table.id, NewLine())
        return m.Ack(message.id, message.table, stored.number)

    def _remember(self, key: tuple[str, str, str], number: int) -> None:
        self._known[key] = number
        if len(self._known) > IDS:
            self._known.popitem(last=False)

    async def lines(self, table_id: str, person: str | None, after: int, limit: int) -> list[Line]:
        """Read the chat of a table again after a line, for somebody who may see it."""
        table = await self.sessions.table(table_id)
        viewer = table.viewer_for(person)
        lines = await asyncio.to_thread(self._heard_by, person, table_id, after, limit)
        is_late = viewer is SPECTATOR and not (person and table.seats_of(person))
        if is_late and table.plan.watching is Watching.DELAYED and table.status is Status.PLAYING:
            return [line for line in lines if line.at <= self._told_until()]
        return lines

    def _heard_by(self, person: str | None, table: str, after: int, limit: int) -> list[Line]:
        """Load lines, without those of people whom the reader has blocked."""
        lines = self.store.lines(table, after, limit)
        if person is None:
            return lines
        blocked = {one.person for one in self.sessions.store.relations.blocked_by(person)}
        return [line for line in lines if line.person not in blocked]

    def _told_until(self) -> int:
        """Return until when what was said has been told to late onlookers."""
        return self.clock.now_ms() - round(DELAY_S * 1_000)

    async def on_joined(self, event: Joined) -> None:
        """Send somebody who comes what was said last; the table's lock is held.

        What was said after everybody here was sent something, he is sent with the others.
        """
        session, listener = event
        sent = self._sent.get(session)
        lines = await asyncio.to_thread(self.store.last_lines, session.table.id, SHOWN)
        last = lines[-1].number if lines else 0
        late = self.sessions.broadcaster.late_for(session, listener)
        told = last if sent is None else sent
        if late is not None:
            told = self._told_late(session, late, lines)
        hides = self.sessions.broadcaster.hides
        for line in lines:
            if line.number <= told and not hides(listener.person.id, line.person):
                listener.send(_message(line))
        if sent is None:
            self._sent[session] = last
        if sent is None or last > sent:
            await self.catch_up(session)

    def _told_late(self, session: TableSession, late: DelayedFeed, lines: Sequence[Line]) -> int:
        """Return the last line that late onlookers were told here.

        With the first of them it is found out, and what was said before he came, and not told yet,
        is told in its time.
        """
        if late.line is None:
            waits = {one.line for one in late.waiting if one.kind == "line"}
            until = self._told_until()
            late.line = max((line.number for line in lines if line.at <= until), default=0)
            for line in lines:
                if line.number > late.line and line.number not in waits:
                    self.sessions.broadcaster.tell_later(session, _late_message(line))
        return late.line

    async def catch_up(self, session: TableSession) -> None:
        """Send everybody here what was said since they were sent something, at whatever node.

        Several may do this at once: each line is sent by the first of them.
        """
        while (sent := self._sent.get(session)) is not None:
            lines = await asyncio.to_thread(self.store.lines, session.table.id, sent, PAGE)
            for line in lines:
                if line.number > (self._sent.get(session) or 0):
                    self._sent[session] = line.number
                    self.sessions.broadcaster.broadcast(session, _late_message(line))
            if len(lines) < PAGE:
                return


def _late_message(line: Line) -> DelayedMessage:
    return DelayedMessage("line", [_message(line)], line=line.number, author=line.person)


def _message(line: Line) -> bytes:
    return _encode(
        m.Chat(
            line.table, line.number, line.at, line.seat, line.name, line.text, person=line.person
        )
    )
