"""Kill the server with SIGKILL at random moments of play: python -m tests.server.crash

People play by lot at several tables of both games. Each time the server is killed, what was stored
is laid beside what people were told, and the server is started again on the same database.
"""

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from larceny.games.registry import GAMES
from larceny.server.adapters.sql_store import open_store
from larceny.server.domain.game_clock import ClockKind, TimeControl
from larceny.server.ports.store import Store

from .played_tables import PlayedTables
from .players import Address, Wanted
from .processes import ServerProcess, serving

QUICK = TimeControl(ClockKind.PER_MOVE, per_move_ms=1_000)

TABLES = (
    Wanted("forty-thieves", people=3, watchers=1),
    Wanted("forty-thieves", people=2, bots=1),
    Wanted("forty-thieves", people=3, reaction_ms=20),
    Wanted("forty-thieves", people=2, bots=1, reaction_ms=60),
    Wanted("master-thieves", people=4, changes={"round_cap": 12}),
    Wanted("master-thieves", people=3, watchers=1),
    Wanted("master-thieves", people=2, bots=2, changes={"round_cap": 12}),
    Wanted("master-thieves", people=3, clock=QUICK, naps=0.02, changes={"round_cap": 6}),
)


@dataclass
class Crashes:
    """A run: the tables that are played at, and how often the server was killed."""

    folder: Path
    wanted: Sequence[Wanted]
    dice: Random
    address: Address = field(default_factory=Address)
    kills: int = 0

    def __post_init__(self) -> None:
        """Lay nothing yet."""
        self.tables = PlayedTables([self.address], self.dice)

    async def run(self, kills: int) -> None:
        """Kill so often, then let the games come to their end."""
        tables = self.tables
        try:
            with self._store() as store:
                tables.lay(store, self.wanted)
            while self.kills < kills:
                await self._serve_and_kill()
                self.kills += 1
                with self._store() as store:
                    if self.kills < kills:
                        tables.lay_again(store)
                    tables.check(store)
            async with self._serving():
                await tables.play_to_the_end()
            with self._store() as store:
                tables.check(store)
            tables.note_unfinished()
        finally:
            await tables.stop()

    def _store(self) -> AbstractContextManager[Store]:
        """Open what the server has stored, while there is none."""
        return closing(open_store(f"sqlite:///{self.folder / 'larceny' / 'larceny.db'}"))

    @asynccontextmanager
    async def _serving(self) -> AsyncIterator[ServerProcess]:
        with ExitStack() as stack:
            running = serving(self.folder, LARCENY_LOG_LEVEL="error")
            server = await asyncio.to_thread(stack.enter_context, running)
            self.address.is_at(server.url)
            yield server
            self.address.is_gone()
            if logged := server.logged().strip():
                self.tables.findings.wrong.append(f"the server logged: {logged[:4_000]}")

    async def _serve_and_kill(self) -> None:
        async with self._serving() as server:
            await asyncio.sleep(self.dice.choice((0.3, 0.8, 1.5)) * self.dice.random())
            self.address.is_gone()
            server.end(signal.SIGKILL)
        while any(player.connected for player in self.tables.players):
            await asyncio.sleep(0.005)


def crash(folder: Path, wanted: Sequence[Wanted], kills: int, seed: str) -> Crashes:
    """Do it."""

    async def run() -> Crashes:
        crashes = Crashes(folder, wanted, Random(seed))
        await crashes.run(kills)
        return crashes

    return asyncio.run(run())


def told(crashes: Crashes, seconds: float) -> str:
    """Sum a run up."""
    found = crashes.tables.findings
    lines = [
        f"kills {crashes.kills}, games ended {crashes.tables.games}, {seconds:.0f} s",
        f"moves {found.moves}, acknowledged {found.acked}, in windows {found.sealed}, "
        f"shown {found.shown}, refused {dict(found.refused)}",
        f"lost {found.lost}, doubled {found.doubled}, shown but not stored {found.not_stored}",
        *found.wrong[:50],
    ]
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> int:
    """Kill as often as asked for; fail if anything was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.crash")
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--seed", default="crash")
    asked = parser.parse_args(arguments)
    wanted = [one for one in TABLES if asked.game in (None, one.game)]
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="larceny-crash-") as folder:
        crashes = crash(Path(folder), wanted, asked.kills, asked.seed)
    print(told(crashes, time.monotonic() - began))
    return 1 if crashes.tables.findings.are_bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
