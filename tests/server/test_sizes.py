"""How much memory and time things take: a table in play, an old game, a server that waits."""

import asyncio
import gc
import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from larceny.games.registry import GAMES
from larceny.server.domain.tables import Status
from larceny.server.service.service import Service
from larceny.server.service.table.position import TAIL
from larceny.server.service.table.session import TableSession

from .processes import serving_afresh
from .system import resident_mib
from .tables import play_on, service_on, table_with

TABLES = 50
MID_GAME = 100
MOST_A_TABLE = 60 * 1024
IDLE_MB = 150


def at_the_end(session: TableSession) -> bool:
    return session.table.status is Status.OVER


def in_mid_game(session: TableSession) -> bool:
    return session.position.seq >= MID_GAME and not at_the_end(session)


def played(database: str, game: str, far_enough: Callable[[TableSession], bool]) -> str:
    """Play games of four by lot until one comes so far; return its table."""

    async def play_one(service: Service) -> TableSession:
        table, guests = await table_with(service, game, people=4, reaction_ms=0)
        session = service.sessions.loaded[table.id]
        await play_on(
            table.id, guests, Random(1), lambda: far_enough(session) or at_the_end(session)
        )
        return session

    async def play() -> str:
        async with service_on(database) as service:
            while not far_enough(session := await play_one(service)):
                pass  # this one was over too soon
            return session.table.id

    return asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_mid_game_is_small(sqlite: str, game: str) -> None:
    table = played(sqlite, game, in_mid_game)

    async def measure() -> float:
        async with service_on(sqlite) as service:
            stored = service.store.tables.load_table(table)
            entries = service.store.journal.entries(table)
            assert stored is not None
            copies = [f"{table}-{number}" for number in range(TABLES)]
            for copy in copies:
                service.store.tables.add_table(replace(stored, id=copy))
                service.store.journal.append([entry._replace(table=copy) for entry in entries])
            del stored, entries
            await service.sessions.find(table)  # what all tables share is there now
            gc.collect()
            tracemalloc.start()
            try:
                before, _ = tracemalloc.get_traced_memory()
                for copy in copies:
                    await service.sessions.find(copy)
                gc.collect()
                after, _ = tracemalloc.get_traced_memory()
            finally:
                tracemalloc.stop()
            assert all(service.sessions.loaded[copy].position.seq >= MID_GAME for copy in copies)
            assert all(len(service.sessions.loaded[copy].position.tail) == TAIL for copy in copies)
            return (after - before) / TABLES

    assert asyncio.run(measure()) <= MOST_A_TABLE


def test_a_server_that_waits_is_small(tmp_path: Path) -> None:
    with serving_afresh(tmp_path) as server:
        assert resident_mib(server.process.pid) <= IDLE_MB
