"""How quick the server is where people would notice: python -m tests.server.speed

Told, and held against what we promise. It measures, so it wants a quiet machine, and is no part of
the tests: those never pass or fail by how long something took.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from statistics import quantiles

from larceny.games.registry import GAMES
from larceny.server.adapters.bot_workers import BotWorkers
from larceny.server.adapters.passwords import Argon2Passwords
from larceny.server.adapters.sql_store import open_store
from larceny.server.adapters.system_clock import SystemClock
from larceny.server.service.service import Service
from larceny.server.service.table.position import Position

from .conftest import new_database
from .services import own_redis, shared
from .tables import play_on, service_on, table_with
from .test_bot_fallbacks import Counted, until_step
from .test_bot_workers import FILLED
from .test_sizes import at_the_end, played
from .test_two_node_processes import Nodes, node_dies

REBUILT_S = 0.050
"""To set a finished game up again."""

LAG_S = 0.050
"""How long the loop may be away while masters think: shorter than for a thought in its threads."""

BACK_S, TAKEN_OVER_S = 2.0, 5.0
"""How soon people are at another node, and bots go on there, after theirs died."""

Measured = Iterator[tuple[str, float, float]]
"""What was measured, how much it is, and how much it may be."""


@contextmanager
def new_folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="larceny-speed-") as name:
        yield Path(name)


def rebuilding() -> Measured:
    for game in GAMES:
        with new_folder() as folder:
            database = f"sqlite:///{folder / 'larceny.db'}"
            table = played(database, game, at_the_end)
            store, took = open_store(database), []
            for _ in range(3):
                began = time.process_time()
                stored = store.tables.load_table(table)
                assert stored is not None
                Position.before_deal(stored).fold(store.journal.entries(table))
                took.append(time.process_time() - began)
            store.close()
            yield f"a finished game of {game} is set up again, s", min(took), REBUILT_S


def logging_in() -> Measured:
    """A wrong password must take as long as an account that is not there."""

    async def ratio() -> float:
        passwords = Argon2Passwords()
        known = await passwords.hash("correct horse battery")
        await passwords.fits("wrong", None)

        async def seconds(hashed: str | None) -> float:
            began = time.perf_counter()
            await passwords.fits("wrong", hashed)
            return time.perf_counter() - began

        taken = [(await seconds(known), await seconds(None)) for _ in range(7)]
        passwords.close()
        one, other = (min(times) for times in zip(*taken, strict=True))
        return float(max(one / other, other / one))

    yield "a wrong password beside an unknown account, times", asyncio.run(ratio()), 2.0


class Lag:
    """Measures how long the event loop does not come round."""

    def __init__(self) -> None:
        self.busy: list[float] = []
        self.waited: list[float] = []

    async def watch(self) -> None:
        while True:
            busy, began = time.thread_time(), time.perf_counter()
            await asyncio.sleep(0.005)
            self.waited.append(time.perf_counter() - began - 0.005)
            self.busy.append(time.thread_time() - busy)


def masters_thinking() -> Measured:
    """Masters at four tables think in two workers, and the loop is free."""
    counted, lag = Counted(), Lag()

    async def story(service: Service) -> None:
        tables = [
            await table_with(service, "master-thieves", people=1, bots=1, level="master")
            for _ in range(4)
        ]

        async def play_to(seq: int) -> None:
            dice = [Random(number) for number, _ in enumerate(tables)]
            playing = [
                play_on(table.id, guests, its, until_step(service, table.id, seq))
                for (table, guests), its in zip(tables, dice, strict=True)
            ]
            await asyncio.gather(*playing)

        await play_to(FILLED)
        counted.seconds.clear()
        watching = asyncio.create_task(lag.watch())
        await play_to(FILLED + 8)
        watching.cancel()
        assert sum(seconds >= 0.3 for seconds in counted.seconds) >= len(tables)
        assert not counted.failures

    async def run(database: str) -> None:
        clock = SystemClock()
        workers = BotWorkers(clock, 2, 60_000, "text", "warning")
        async with service_on(database, workers, counted, clock) as service:
            await story(service)

    with new_folder() as folder:
        asyncio.run(run(f"sqlite:///{folder / 'larceny.db'}"))
    yield "masters think, the loop is busy at most, s", max(lag.busy), LAG_S
    yield (
        "masters think, the loop waits nine times of ten, s",
        quantiles(lag.waited, n=10)[-1],
        LAG_S,
    )


def nodes_dying() -> Measured:
    """A node dies in mid-game: its people and its bots go on at the other."""
    for game in GAMES:
        with ExitStack() as stack:
            folder = stack.enter_context(new_folder())
            redis = stack.enter_context(own_redis())
            database = stack.enter_context(new_database(stack.enter_context(shared(folder))))
            store = open_store(database)
            stack.callback(store.close)
            nodes = Nodes(folder, database, redis, store, [])
            nodes.running += [nodes.one_more(stack), nodes.one_more(stack)]
            back, taken_over = node_dies(nodes, game)
        yield f"a node dies, people are back, {game}, s", back, BACK_S
        yield f"a node dies, bots go on, {game}, s", taken_over, TAKEN_OVER_S


ALL: tuple[Callable[[], Measured], ...] = (rebuilding, logging_in, masters_thinking, nodes_dying)


def main() -> int:
    """Measure everything; fail if something is slower than it may be."""
    slow = 0
    for measure in ALL:
        for what, is_, may_be in measure():
            slow += is_ > may_be
            print(f"{what:<64}{is_:>8.3f}  of {may_be:.3f}{'  TOO SLOW' if is_ > may_be else ''}")
    return int(slow > 0)


if __name__ == "__main__":
    sys.exit(main())
