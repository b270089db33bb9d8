"""Subscriptions: somebody begins to follow a table, through whose eyes he may, and ceases to."""

import asyncio

from larceny.kernel.events import Viewer
from larceny.protocol import messages as m

from ..table import serialisation
from ..table.audience import Listener
from ..table.session import TableSession
from ..table.sessions import TableSessions
from .referee import Referee


class Subscriptions:
    """Lets people follow tables."""

    def __init__(self, sessions: TableSessions, referee: Referee) -> None:
        self.sessions = sessions
        self.referee = referee

    async def subscribe(self, listener: Listener, message: m.Subscribe) -> TableSession:
        """Let somebody follow a table from now on, or from the last step he has."""
        sessions = self.sessions
        async with sessions.hold(message.table) as session:  # nothing is sent but what is stored
            if not sessions.alone:  # he may come from a node that died before it announced it
                await sessions.catch_up(session)
            await self.referee.mend(session)
            viewer = session.table.viewer_for(listener.person.id, message.seat)
            if viewer is not None:
                await sessions.returns(session, viewer)
            late = sessions.broadcaster.late_for(session, listener)  # before anything is shown
            shown_seq = message.shown_seq if late is None else None
            then = await self._snapshot_then(session, viewer, shown_seq)
            if then is not None:
                listener.send(then)
            seen = message.from_seq if then is None else shown_seq
            sessions.broadcaster.show(session, viewer, listener, seen)
            if session.position.has_other_rules:
                refusal = session.position.refusal()
                listener.send(serialisation.refusal_bytes(refusal, session.table.id))
            # other nodes are told in any case: who is at two of them and leaves one is still there
            sessions.broadcaster.presence_of(session, listener)
            sessions.events.audience_changed(session)
            await sessions.events.joined(session, listener)
            return session

    async def _snapshot_then(
        self, session: TableSession, viewer: Viewer, seq: int | None
    ) -> bytes | None:
        """Return how the table stood when a seat was shown it last, if all since is at hand."""
        position = session.position
        if seq is None or position.has_other_rules or not position.steps_after(seq):
            return None
        entries = await asyncio.to_thread(self.sessions.store.journal.entries, session.table.id)
        then = position.as_it_stood(entries, seq)
        return serialisation.snapshot_as_it_stood(position, then, viewer, seq)

    def unsubscribe(self, session: TableSession, listener: Listener) -> None:
        """Let somebody follow a table no more."""
        session.audience.remove(listener)
        self.sessions.broadcast_audience(session)
