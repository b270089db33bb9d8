"""A writer is killed in the middle of its work, again and again: nothing acknowledged is lost."""

import random
import signal
import time
from collections.abc import Iterator

import psycopg
import pytest
from sqlalchemy.exc import OperationalError

from larceny.server.adapters.sql_store import open_store

from ..effort import amount
from . import nursery, writers
from .conftest import needed
from .samples import new_entry, stored_table
from .services import Postgres, own_postgres

KILLS = amount(quick=2, usual=3, soak=50)


def test_a_killed_writer_loses_nothing_that_was_acknowledged(database_url: str) -> None:
    store = open_store(database_url)
    tables = [stored_table(store) for _ in range(10)]
    dice = random.Random(database_url.partition(":")[0])
    acknowledged: dict[tuple[str, int], str] = {}
    for kill in range(KILLS):
        node = f"n{kill}"
        writer, pipe = nursery.start(writers.write_forever, database_url, node, tables)
        first = pipe.recv()
        time.sleep(dice.uniform(0, 0.1))
        writer.kill()
        for group in [first, *writers.everything_from(pipe)]:
            acknowledged |= dict.fromkeys(group, node)
        writer.join()
        assert writer.exitcode == -signal.SIGKILL
    lengths = set()
    for table in tables:
        stored = store.journal.entries(table)
        assert [entry.seq for entry in stored] == list(range(len(stored)))
        kept = {(table, entry.seq): str(entry.client_id).split("-")[0] for entry in stored}
        mine = {at: node for at, node in acknowledged.items() if at[0] == table}
        assert mine.items() <= kept.items()
        lengths.add(len(stored))
    assert len(lengths) == 1  # a group is stored as a whole, or not at all
    assert len(acknowledged) >= 10 * KILLS  # at least what each wrote before it was killed
    store.close()


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    needed("postgres")
    with own_postgres() as started:
        yield started


def test_postgresql_goes_and_comes_back(postgres: Postgres) -> None:
    """Connections that died with the server are not used again."""
    store = open_store(f"{postgres.url}postgres")
    table = stored_table(store)
    assert store.journal.append([new_entry(table, 0)]) == [True]
    postgres.signal(signal.SIGKILL)
    with pytest.raises(OperationalError):
        store.journal.append([new_entry(table, 1)])
    postgres.start()
    assert store.journal.append([new_entry(table, 1)]) == [True]
    assert store.journal.entries(table) == [new_entry(table, 0), new_entry(table, 1)]
    postgres.stop()
    postgres.start()
    assert store.chat.lines(table) == []
    assert store.journal.append([new_entry(table, 2)]) == [True]
    store.close()


def test_a_connection_that_an_administrator_ended_is_replaced(postgres: Postgres) -> None:
    store = open_store(f"{postgres.url}postgres")
    table = stored_table(store)
    with psycopg.connect(f"{postgres.url.replace('+psycopg', '')}postgres") as administrator:
        administrator.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE application_name = 'larceny'"
        )
    assert store.journal.append([new_entry(table, 0)]) == [True]
    store.close()
