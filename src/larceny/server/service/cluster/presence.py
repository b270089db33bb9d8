"""Presence, who is there: the people at other nodes, as these tell it.

A node tells who watches a table there whenever that changes, and whenever somebody asks. Once a
second it tells that it lives (a heartbeat); of one that has been silent for a while, everything is
forgotten.
"""

from collections.abc import Iterator

from ...ports.bus import NODES
from ..play.referee import Referee
from ..runtime.tasks import Tasks
from ..table.session import TableSession, Watchers

BEAT_S = 1.0
SILENT_S = 5.0
"""A node that says nothing for so long is taken for dead."""

_NOBODY = Watchers(frozenset(), 0)


class Presence:
    """Tells other nodes who is here, and remembers who is there."""

    def __init__(self, referee: Referee, node: str, tasks: Tasks) -> None:
        self.referee = referee
        self.clock = referee.clock
        self.node = node
        self.tasks = tasks
        self._heard: dict[str, float] = {}  # when a node last said something
        if not referee.alone:
            referee.people_changed.append(lambda session: tasks.start(self.tell(session)))
            referee.when_loaded.append(lambda session: tasks.start(self._ask(session)))

    async def start(self) -> None:
        """Begin to tell that this node lives."""
        if not self.referee.alone:
            await self.referee.bus.follow(NODES)
            self.tasks.start(self._beat())

    async def stop(self) -> None:
        """Tell that this node goes."""
        if not self.referee.alone:
            await self.referee.bus.announce(NODES, f"gone {self.node}")

    async def tell(self, session: TableSession) -> None:
        """Tell the other nodes who watches a table here."""
        if self.referee.has(session):
            here = session.here()
            seats = ",".join(map(str, sorted(here.seats))) or "-"
            what = f"here {self.node} {seats} {here.watching}"
            await self.referee.bus.announce(session.table.id, what)

    async def _ask(self, session: TableSession) -> None:
        await self.referee.bus.announce(session.table.id, "who")

    async def ask_again(self, session: TableSession) -> None:
        """Tell and ask anew, where something may have been missed."""
        await self.tell(session)
        await self._ask(session)

    async def heard(self, session: TableSession, node: str, seats: str, watching: str) -> None:
        """Learn who watches a table at another node."""
        there = Watchers(
            frozenset(int(seat) for seat in seats.split(",") if seat != "-"), int(watching)
        )
        if session.elsewhere.get(node, _NOBODY) != there:
            session.elsewhere[node] = there
            self.referee.broadcast_presence(session)
        if there == _NOBODY:
            session.elsewhere.pop(node, None)
        await self.is_alive(node)

    async def is_alive(self, node: str) -> None:
        """Hear that a node lives; one that is new, or was forgotten, is told everything."""
        is_new = node not in self._heard
        self._heard[node] = self.clock.monotonic()
        if is_new:
            for session in self._watched():
                await self.tell(session)

    def is_gone(self, node: str) -> None:
        """Forget who was at a node."""
        self._heard.pop(node, None)
        for session in list(self.referee.loaded.values()):
            session.reports.elsewhere.pop(node, None)
            if session.elsewhere.pop(node, None) is not None:
                self.referee.broadcast_presence(session)

    def _watched(self) -> Iterator[TableSession]:
        return (session for session in list(self.referee.loaded.values()) if session.is_watched())

    async def _beat(self) -> None:
        while True:
            await self.referee.bus.announce(NODES, f"alive {self.node}")
            await self.clock.sleep(BEAT_S)
            silent = self.clock.monotonic() - SILENT_S
            for node in [node for node, at in self._heard.items() if at < silent]:
                self.is_gone(node)
