"""Two nodes, PostgreSQL and Redis: killed, frozen and cut off: python -m tests.server.outages

People play by lot at tables of both games, at both nodes. One outage follows the other. After each
of them it is measured how soon every table goes on; now and then, and in the end, what was stored
is laid beside what people were told.
"""

import argparse
import asyncio
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import psycopg

from larceny.server.adapters.sql_store import open_store
from larceny.server.ports.store import Store

from .ledger import Ledger
from .played_tables import PlayedTables
from .players import Address, Json, Player, Wanted
from .processes import UNLIMITED, ServerProcess, serving
from .proxies import Way
from .services import Postgres, Redis, own_postgres, own_redis
from .waiting import PATIENCE_S

TABLES = (
    Wanted("forty-thieves", people=3, watchers=1, changes={"turn_cap": 60}),
    Wanted("forty-thieves", people=2, bots=1, changes={"turn_cap": 60}),
    Wanted("forty-thieves", people=3, reaction_ms=40, changes={"turn_cap": 60}),
    Wanted("master-thieves", people=4, changes={"round_cap": 8}),
    Wanted("master-thieves", people=2, bots=2, changes={"round_cap": 8}),
    Wanted("master-thieves", people=3, watchers=1, changes={"round_cap": 8}),
)

LASTS_S = (0.2, 2.0)
"""How long an outage lasts, at least and at most."""

PLAYED_S = 0.4
"""How long is played between two of them."""

LOOKED_EACH = 20
RESUME_S = 2.0
"""How soon every table is to go on."""


class PatientPlayer(Player):
    """Does what a browser does when the server says that its store is away: waits, asks again."""

    async def _hear(self, message: Json) -> None:
        if message["type"] != "error" or message["code"] != "unavailable":
            await super()._hear(message)
            return
        await asyncio.sleep(0.1)
        if self.pending is not None and message["id"] == self.pending.id:
            await self._send(self.pending)
        else:
            await self._subscribe()


class Node:
    """A node that can die, with its own ways to PostgreSQL and Redis."""

    def __init__(self, folder: Path, database: str, redis: Redis, postgres: Postgres) -> None:
        self.folder = folder
        self.database = database
        self.to_postgres = Way(postgres.port)
        self.to_redis = Way(redis.port)
        self.address = Address()
        self.logs: list[str] = []
        self._stack = ExitStack()
        self._server: ServerProcess | None = None

    async def start(self) -> None:
        """Start the node; it comes back under another address."""
        postgres, redis = self.to_postgres.port, self.to_redis.port
        options = (
            *("--database", f"postgresql+psycopg://larceny@127.0.0.1:{postgres}/{self.database}"),
            *("--redis", f"redis://127.0.0.1:{redis}/0"),
        )
        limits = {**UNLIMITED, "LARCENY_LOG_LEVEL": "error", "LARCENY_LOG_FORMAT": "json"}
        running = serving(self.folder, *options, LARCENY_AUDIT_LOG=os.devnull, **limits)
        self._server = await asyncio.to_thread(self._stack.enter_context, running)
        self.address.is_at(self._server.url)

    async def kill(self) -> None:
        """Kill it; whoever was there looks for the other one."""
        assert self._server is not None
        self.address.is_gone()
        self.signal(signal.SIGKILL)
        await asyncio.to_thread(self._server.process.wait, PATIENCE_S)
        self.logs.append(self._server.logged())
        self._stack.close()

    def signal(self, number: signal.Signals) -> None:
        """Freeze it, or let it go on."""
        assert self._server is not None
        self._server.process.send_signal(number)


def all_processes_of(server: Postgres | Redis) -> list[int]:
    """List a server's processes: PostgreSQL has one for each connection."""
    assert server.process is not None
    parent = str(server.process.pid)
    told = subprocess.run(["pgrep", "-P", parent], capture_output=True, text=True, check=False)
    return [server.process.pid, *map(int, told.stdout.split())]


def signal_all(server: Postgres | Redis, number: signal.Signals) -> None:
    """Freeze a whole server, or let it go on."""
    for process in all_processes_of(server):
        with suppress(ProcessLookupError):
            os.kill(process, number)


@dataclass
class Outages:
    """A run: what is played, what went wrong, and how soon it went on."""

    nodes: Sequence[Node]
    postgres: Postgres
    redis: Redis
    store: Store
    dice: Random
    wanted: Sequence[Wanted] = TABLES
    kinds: Counter[str] = field(default_factory=Counter)
    resumed: list[tuple[float, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Lay nothing yet."""
        addresses = [node.address for node in self.nodes]
        self.tables = PlayedTables(addresses, self.dice, PatientPlayer)

    async def run(self, outages: int) -> None:
        """Let so many outages happen, then let the games come to their end."""
        tables, kinds = self.tables, self._kinds()
        tables.lay(self.store, self.wanted)
        try:
            await self._until_all_have_gone_on(self._steps())
            while sum(self.kinds.values()) < outages:
                name = self.dice.choice(list(kinds))
                self.kinds[name] += 1
                await asyncio.sleep(self.dice.random() * PLAYED_S)
                await kinds[name](self.dice.uniform(*LASTS_S))
                began = time.monotonic()
                await self._until_all_have_gone_on(self._steps())
                self.resumed.append((time.monotonic() - began, name))
                if sum(self.kinds.values()) % LOOKED_EACH == 0:
                    await asyncio.to_thread(tables.check, self.store)
            await tables.play_to_the_end()
            await asyncio.to_thread(tables.check, self.store)
            tables.note_unfinished()
        finally:
            await tables.stop()

    # What goes wrong --------------------------------------------------------------------------

    def _kinds(self) -> dict[str, Callable[[float], Awaitable[None]]]:
        return {
            "a node is killed": self._node_killed,
            "a node is frozen": self._node_frozen,
            "PostgreSQL is killed": self._postgres_killed,
            "PostgreSQL is frozen": lambda lasts: self._frozen(self.postgres, lasts),
            "PostgreSQL is cut off from a node": self._postgres_cut,
            "Redis is killed": self._redis_killed,
            "Redis is frozen": lambda lasts: self._frozen(self.redis, lasts),
            "Redis is cut off from a node": self._redis_cut,
        }

    async def _node_killed(self, lasts: float) -> None:
        node = self.dice.choice(self.nodes)
        await node.kill()
        await asyncio.sleep(lasts)
        await node.start()

    async def _node_frozen(self, lasts: float) -> None:
        node = self.dice.choice(self.nodes)
        node.signal(signal.SIGSTOP)
        await asyncio.sleep(lasts)
        node.signal(signal.SIGCONT)

    async def _frozen(self, server: Postgres | Redis, lasts: float) -> None:
        signal_all(server, signal.SIGSTOP)
        await asyncio.sleep(lasts)
        signal_all(server, signal.SIGCONT)

    async def _postgres_killed(self, lasts: float) -> None:
        for process in reversed(all_processes_of(self.postgres)):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        assert self.postgres.process is not None
        await asyncio.to_thread(self.postgres.process.wait)
        await asyncio.sleep(lasts)
        await asyncio.to_thread(self.postgres.start)

    async def _redis_killed(self, lasts: float) -> None:
        self.redis.signal(signal.SIGKILL)
        await asyncio.sleep(lasts)
        await asyncio.to_thread(self.redis.start)

    async def _postgres_cut(self, lasts: float) -> None:
        await self._cut(self.dice.choice(self.nodes).to_postgres, lasts)

    async def _redis_cut(self, lasts: float) -> None:
        await self._cut(self.dice.choice(self.nodes).to_redis, lasts)

    async def _cut(self, way: Way, lasts: float) -> None:
        way.cut()
        await asyncio.sleep(lasts)
        if self.dice.random() < 0.5:
            way.drop()
        way.mend()

    # What goes on -----------------------------------------------------------------------------

    def _steps(self) -> dict[str, int]:
        """Return the last step that anybody at a table has seen."""
        return {
            one.laid.table: max(player.seq for player in one.players) for one in self.tables.ledgers
        }

    async def _until_all_have_gone_on(self, before: dict[str, int]) -> None:
        until = time.monotonic() + PATIENCE_S
        while waiting := [one for one in self.tables.ledgers if not self._has_gone_on(one, before)]:
            if time.monotonic() > until:
                stands = [one.laid.wanted for one in waiting]
                raise TimeoutError(f"{stands} stand still")
            await asyncio.sleep(0.005)
        self.tables.lay_again(self.store)

    def _has_gone_on(self, ledger: Ledger, before: dict[str, int]) -> bool:
        seen = before.get(ledger.laid.table, -1)
        return any(player.over or player.seq > seen for player in ledger.players)


async def outages_of(
    folder: Path, outages: int, seed: str, tables: Sequence[Wanted] = TABLES
) -> Outages:
    """Do it."""
    async with AsyncExitStack() as stack:
        postgres = stack.enter_context(own_postgres(durable=True))
        redis = stack.enter_context(own_redis())
        name = "larceny"
        server = f"{postgres.url.replace('+psycopg', '')}postgres"
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        store = open_store(f"{postgres.url}{name}")
        stack.callback(store.close)
        nodes = [Node(folder, name, redis, postgres) for _ in range(2)]
        for node in nodes:
            for way in (node.to_postgres, node.to_redis):
                await way.start()
                stack.push_async_callback(way.stop)
            await node.start()
            stack.push_async_callback(node.kill)
        run = Outages(nodes, postgres, redis, store, Random(seed), tables)
        await run.run(outages)
        return run


def errors_of(nodes: Sequence[Node]) -> Counter[str]:
    """Count what the nodes logged as errors."""
    lines = [json.loads(line) for node in nodes for log in node.logs for line in log.splitlines()]
    return Counter(line["event"] for line in lines if line.get("level") == "error")


def told(run: Outages, seconds: float) -> str:
    """Sum a run up."""
    found, slow = run.tables.findings, [one for one in run.resumed if one[0] > RESUME_S]
    times = sorted(after for after, _ in run.resumed)
    lines = [
        f"outages {sum(run.kinds.values())}, games ended {run.tables.games}, {seconds:.0f} s",
        *(f"  {kind} {count}" for kind, count in sorted(run.kinds.items())),
        f"moves {found.moves}, acknowledged {found.acked}, in windows {found.sealed}, "
        f"shown {found.shown}, refused {dict(found.refused)}",
        f"lost {found.lost}, doubled {found.doubled}, shown but not stored {found.not_stored}",
        f"every table went on after: median {statistics.median(times):.2f} s, "
        f"longest {times[-1]:.2f} s; {len(slow)} after more than {RESUME_S:g} s",
        *(f"  {after:.2f} s: {kind}" for after, kind in slow[:20]),
        f"errors logged: {dict(errors_of(run.nodes))}",
        *found.wrong[:50],
    ]
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> int:
    """Let as much go wrong as asked for; fail if anything was lost, or took too long."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.outages")
    parser.add_argument("--outages", type=int, default=200)
    parser.add_argument("--seed", default="outages")
    asked = parser.parse_args(arguments)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="larceny-outages-") as folder:
        run = asyncio.run(outages_of(Path(folder), asked.outages, asked.seed))
    print(told(run, time.monotonic() - began))
    slow = any(after > RESUME_S for after, _ in run.resumed)
    return 1 if run.tables.findings.are_bad or slow else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
