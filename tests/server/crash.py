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
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from larceny.games.registry import GAMES
from larceny.server.adapters.sql_store import open_store
from larceny.server.domain.game_clock import ClockKind, TimeControl

from .ledger import Findings, Ledger
from .players import Address, Player, Wanted, lay
from .processes import serving
from .waiting import PATIENCE_S

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
    """A run: the tables that are played at, and what was found."""

    folder: Path
    wanted: Sequence[Wanted]
    dice: Random
    findings: Findings = field(default_factory=Findings)
    kills: int = 0
    games: int = 0
    address: Address = field(default_factory=Address)
    _ledgers: list[Ledger] = field(default_factory=list)
    _playing: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def database(self) -> str:
        return f"sqlite:///{self.folder / 'larceny' / 'larceny.db'}"

    async def run(self, kills: int) -> None:
        """Kill so often, then let the games come to their end."""
        self._look_and_lay(self.wanted)
        try:
            while self.kills < kills:
                await self._serve_and_kill()
                self.kills += 1
                over = [ledger.laid.wanted for ledger in self._look()]
                self._look_and_lay(over if self.kills < kills else ())
            await self._play_to_the_end()
        finally:
            for task in self._playing:
                task.cancel()
            await asyncio.gather(*self._playing, return_exceptions=True)

    async def _serve_and_kill(self) -> None:
        with ExitStack() as stack:
            running = serving(self.folder, LARCENY_LOG_LEVEL="error")
            server = await asyncio.to_thread(stack.enter_context, running)
            self.address.is_at(server.url)
            await asyncio.sleep(self.dice.choice((0.3, 0.8, 1.5)) * self.dice.random())
            self.address.is_gone()
            server.end(signal.SIGKILL)
            self._note_log(server.logged())
        while any(player.connected for one in self._ledgers for player in one.players):
            await asyncio.sleep(0.005)

    async def _play_to_the_end(self) -> None:
        with ExitStack() as stack:
            running = serving(self.folder, LARCENY_LOG_LEVEL="error")
            server = await asyncio.to_thread(stack.enter_context, running)
            self.address.is_at(server.url)
            until = time.monotonic() + PATIENCE_S
            players = [player for one in self._ledgers for player in one.players]
            while not all(player.over for player in players) and time.monotonic() < until:
                await asyncio.sleep(0.1)
            self.address.is_gone()
            self._note_log(server.logged())
        self._look()
        for ledger in self._ledgers:
            self.findings.wrong.append(f"{ledger.laid.wanted} has not come to its end")

    def _note_log(self, logged: str) -> None:
        if logged.strip():
            self.findings.wrong.append(f"the server logged: {logged[:4_000]}")

    def _look(self) -> list[Ledger]:
        """Lay what was stored beside what was told; return the tables that are over."""
        store = open_store(self.database)
        try:
            for ledger in self._ledgers:
                ledger.check(store)
        finally:
            store.close()
        over = [ledger for ledger in self._ledgers if ledger.is_over]
        self._ledgers = [ledger for ledger in self._ledgers if not ledger.is_over]
        self.games += len(over)
        return over

    def _look_and_lay(self, wanted: Sequence[Wanted]) -> None:
        """Lay tables; people come and play there."""
        store = open_store(self.database)
        try:
            for one in wanted:
                laid = lay(store, one)
                players = [
                    Player(laid, number, [self.address], 0, Random(self.dice.random()))
                    for number in range(len(laid.tokens))
                ]
                self._ledgers.append(Ledger(laid, players, self.findings))
                self._playing += [asyncio.create_task(player.run()) for player in players]
        finally:
            store.close()


def crash(folder: Path, wanted: Sequence[Wanted], kills: int, seed: str) -> Crashes:
    """Do it."""

    async def run() -> Crashes:
        crashes = Crashes(folder, wanted, Random(seed))
        await crashes.run(kills)
        return crashes

    return asyncio.run(run())


def told(crashes: Crashes, seconds: float) -> str:
    """Sum a run up."""
    found = crashes.findings
    lines = [
        f"kills {crashes.kills}, games ended {crashes.games}, {seconds:.0f} s",
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
    return 1 if crashes.findings.are_bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
