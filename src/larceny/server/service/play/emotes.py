"""Emotes: a small sign that somebody who sits at a table shows the others there for a moment.

None is stored: who comes later has missed it. Everybody is told exactly what was sent, when it was
sent, and late onlookers a minute later, as they are told everything.
"""

import msgspec

from larceny.protocol import messages as m

from ...domain.refusals import Forbidden
from ...ports.bus import NewEmote
from ...ports.store import Person
from ..table.delayed_feed import DelayedMessage
from ..table.session import TableSession
from ..table.sessions import TableSessions
from .speaking_rate import SpeakingRate

_encode = msgspec.json.Encoder().encode

EMOTES, WITHIN_MS = 4, 10_000
"""How many emotes somebody may show within a time."""


class Emotes:
    """Lets people at tables show each other signs."""

    def __init__(self, sessions: TableSessions) -> None:
        self.sessions = sessions
        self.rate = SpeakingRate(sessions.clock, EMOTES, WITHIN_MS)

    async def show(self, person: Person, message: m.SendEmote) -> None:
        """Show a sign to everybody at the table; only who sits there may, and is not silenced."""
        session = await self.sessions.find(message.table)
        seat = session.table.seat_for(person.id, message.seat)
        if person.id in session.table.muted:
            raise Forbidden("muted")
        self.rate.count(person.id)
        new = NewEmote(int(seat), person.id, message.emote)
        self.on_new_emote(session, new)
        await self.sessions.bus.announce(session.table.id, new)

    def on_new_emote(self, session: TableSession, new: NewEmote) -> None:
        """Tell everybody here of a sign that was shown at whatever node."""
        told = _encode(m.Emote(session.table.id, new.seat, new.person, new.emote))
        self.sessions.broadcaster.broadcast(
            session, DelayedMessage("emote", [told], author=new.person)
        )
