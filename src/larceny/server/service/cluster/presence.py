"""Presence: who is there, also at other nodes, as these announce it.

A node announces who watches a table there whenever that changes, and whenever somebody asks. Once a
second it announces that it runs (a heartbeat); of one that is silent for a while, all is forgotten.
"""

from collections.abc import Callable, Iterator

from ...ports.bus import NODES, NodeAlive, NodeGone, WatchersAt, WhoIsThere
from ..runtime.tasks import Tasks
from ..table.audience import Watchers
from ..table.events import AudienceChanged, Loaded
from ..table.session import TableSession
from ..table.sessions import TableSessions

HEARTBEAT_S = 1.0
SILENT_S = 5.0
"""A node that says nothing for so long is taken for dead."""

_NOBODY = Watchers(frozenset(), 0)


class Presence:
    """Announces who is here, and remembers who is at other nodes."""

    def __init__(
        self,
        sessions: TableSessions,
        node: str,
        tasks: Tasks,
        forget_node: Callable[[str], None],
    ) -> None:
        self.sessions = sessions
        self.clock = sessions.clock
        self.node = node
        self.tasks = tasks
        self._forget_node = forget_node
        self._heard: dict[str, float] = {}  # when a node last said something

    async def start(self) -> None:
        """Begin the heartbeat, where there may be other nodes."""
        if not self.sessions.alone:
            await self.sessions.bus.follow(NODES)
            self.tasks.start(self._heartbeat())

    async def stop(self) -> None:
        """Announce that this node goes."""
        if not self.sessions.alone:
            await self.sessions.bus.announce(NODES, NodeGone(self.node))

    def on_audience_changed(self, event: AudienceChanged) -> None:
        """Let other nodes know who watches a table here."""
        if not self.sessions.alone:
            self.tasks.start(self.announce(event.session))

    async def on_loaded(self, event: Loaded) -> None:
        """Ask other nodes who watches a table there."""
        if not self.sessions.alone:
            self.tasks.start(self._ask(event.session))

    async def announce(self, session: TableSession) -> None:
        """Announce who watches a table here."""
        if self.sessions.has(session):
            here = session.audience.watchers_here(session.table)
            what = WatchersAt(self.node, tuple(sorted(here.seats)), here.spectators)
            await self.sessions.bus.announce(session.table.id, what)

    async def _ask(self, session: TableSession) -> None:
        await self.sessions.bus.announce(session.table.id, WhoIsThere())

    async def ask_again(self, session: TableSession) -> None:
        """Announce and ask anew, where something may have been missed."""
        await self.announce(session)
        await self._ask(session)

    async def on_watchers(self, session: TableSession, what: WatchersAt) -> None:
        """Learn who watches a table at another node."""
        there = Watchers(frozenset(what.seats), what.spectators)
        elsewhere = session.audience.elsewhere
        if elsewhere.get(what.node, _NOBODY) != there:
            elsewhere[what.node] = there
            self.sessions.broadcaster.presence(session)
        if there == _NOBODY:
            elsewhere.pop(what.node, None)
        await self.on_alive(what.node)

    async def on_alive(self, node: str) -> None:
        """Hear that a node runs; one that is new, or was forgotten, hears who is here."""
        is_new = node not in self._heard
        self._heard[node] = self.clock.monotonic()
        if is_new:
            for session in self._watched():
                await self.announce(session)

    def on_gone(self, node: str) -> None:
        """Forget who was at a node."""
        self._heard.pop(node, None)
        self._forget_node(node)
        for session in list(self.sessions.loaded.values()):
            if session.audience.elsewhere.pop(node, None) is not None:
                self.sessions.broadcaster.presence(session)

    def _watched(self) -> Iterator[TableSession]:
        return (session for session in list(self.sessions.loaded.values()) if session.is_watched())

    async def _heartbeat(self) -> None:
        while True:
            await self.sessions.bus.announce(NODES, NodeAlive(self.node))
            await self.clock.sleep(HEARTBEAT_S)
            silent = self.clock.monotonic() - SILENT_S
            for node in [node for node, at in self._heard.items() if at < silent]:
                self.on_gone(node)
