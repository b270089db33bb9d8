"""Replays are written by themselves: when a game ends, and for games that ended before.

It is done in the event loop, a step at a time: a thread would hold everybody up for longer. No more
than a small share of the time is spent on it. What is late is written when it is asked for.

Games in progress whose rules the package has lost are closed first: nobody could play them on.
"""

import asyncio
import logging
from collections import deque
from contextlib import suppress

from larceny.games.registry import known_rules

from ... import logs
from ..history.archive import Archive, ReplayWriter
from ..history.tallies import Tallies
from ..runtime.leases import Leases
from ..runtime.tasks import Tasks
from ..table.events import GameOver
from ..table.rules import rules_of
from ..table.sessions import TableSessions

log = logging.getLogger(__name__)

SWEEP_S = 600.0
"""How often games are looked for that have none; as a rule each is written when it ends."""

AT_ONCE = 100
MOST_WAITING = 1_000

PAUSES = 40
"""After a replay was written, nothing is written for so many times as long."""


class Archiving:
    """Writes the replays of games that are over."""

    def __init__(
        self,
        sessions: TableSessions,
        archive: Archive,
        tallies: Tallies,
        leases: Leases,
        tasks: Tasks,
    ) -> None:
        self.sessions = sessions
        self.clock = sessions.clock
        self.store = sessions.store
        self.archive = archive
        self.tallies = tallies
        self.leases = leases
        self.tasks = tasks
        self._ended: deque[str] = deque(maxlen=MOST_WAITING)
        self._wake = asyncio.Event()
        self._failed: set[str] = set()

    async def start(self) -> None:
        """Begin to write."""
        self.tasks.start(self._run())

    async def on_game_over(self, event: GameOver) -> None:
        """Write the replay of a game that has just ended, when there is time for it."""
        self._ended.append(event.session.table.id)
        self._wake.set()

    async def _run(self) -> None:
        while True:
            try:
                await self.close_outdated()
                await self.sweep()
                await self.count()
            except Exception:  # a database that is away for a while comes back
                log.exception("archiving-failed")
            with suppress(TimeoutError):
                async with self.clock.timeout(SWEEP_S):
                    await self._write_ended()

    async def _write_ended(self) -> None:
        while True:
            while self._ended:
                await self._write(self._ended.popleft())
            self._wake.clear()
            await self._wake.wait()

    async def close_outdated(self) -> None:
        """Close the games in progress whose rules are gone; their records stay."""
        found = await asyncio.to_thread(self.store.tables.outdated, known_rules())
        if found:
            log.warning("games-of-lost-rules", extra=logs.facts(count=len(found)))
        for table_id in found:
            if await self.leases.holds(table_id):
                try:
                    session = await self.sessions.find(table_id)  # being loaded closes it
                    self.sessions.discard_unwatched(session)
                except Exception:  # one that cannot be set up must not keep the others waiting
                    log.exception("table-failed")

    async def sweep(self) -> None:
        """Write the replays that are missing."""
        written = -1
        while written:  # until there are none, or none for this node
            written = 0
            for table_id in await asyncio.to_thread(self.store.replays.missing, AT_ONCE):
                if table_id not in self._failed and await self.leases.holds(table_id):
                    await self._write(table_id)
                    written += 1

    async def count(self) -> None:
        """Count the games that ended before games were counted, or by whose node it was missed."""
        while found := await asyncio.to_thread(self.store.tallies.uncounted, AT_ONCE):
            for table_id in found:
                if not await self.leases.holds(table_id):
                    return
                await asyncio.to_thread(self.tallies.count, table_id)

    async def _write(self, table_id: str) -> None:
        began = self.clock.monotonic()
        try:
            await self._keep(table_id)
        except Exception:
            self._failed.add(table_id)
            log.exception("replay-failed")
        if pause := PAUSES * (self.clock.monotonic() - began):
            await self.clock.sleep(pause)

    async def _keep(self, table_id: str) -> None:
        table = await asyncio.to_thread(self.store.tables.load_table, table_id)
        assert table is not None
        game = rules_of(table)
        if game is None:
            await asyncio.to_thread(self.archive.give_up, table_id)
            return
        writer = ReplayWriter(await asyncio.to_thread(self.archive.load, table), game)
        for _ in writer:
            await asyncio.sleep(0)
        await asyncio.to_thread(self.archive.keep, writer)
        # that the game is over is stored a moment later; its replay says so already
        await asyncio.to_thread(self.tallies.count, table_id)
