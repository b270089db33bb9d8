"""Processes that write to a store: they race, and they are killed."""

import random
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

from larceny.server.adapters.sql_store import open_store

from .nursery import CONTEXT
from .samples import new_entry

Acknowledged = list[tuple[str, int]]
"""Tables and numbers of the entries that a writer was told are stored."""


def everything_from(pipe: Connection) -> list[Any]:
    """Receive everything that a process has sent before its end, however that came."""
    received = []
    try:
        while True:
            received.append(pipe.recv())
    except (EOFError, OSError):
        return received


def race(pipe: Connection, url: str, node: str, tables: Sequence[str], steps: int) -> None:
    """Write the next step of every table, as long as there are fewer than so many."""
    store = open_store(url)
    at = dict.fromkeys(tables, 0)
    dice = random.Random(node)
    pipe.send("ready")
    while open_tables := [table for table in tables if at[table] < steps]:
        chosen = dice.sample(open_tables, min(3, len(open_tables)))
        group = [new_entry(table, at[table], node) for table in chosen]
        for entry, stored in zip(group, store.journal.append(group), strict=True):
            if stored:
                pipe.send((entry.table, entry.seq))
            at[entry.table] = len(store.journal.entries(entry.table))
    store.close()


def write_forever(pipe: Connection, url: str, node: str, tables: Sequence[str]) -> None:
    """Write groups of steps with deadlines, and say so, until killed."""
    store = open_store(url)
    at = {table: len(store.journal.entries(table)) for table in tables}
    while True:
        group = [new_entry(table, at[table], node, deadline=at[table]) for table in tables]
        stored = store.journal.append(group)
        pipe.send([(entry.table, entry.seq) for entry in group])
        assert all(stored)
        for table in tables:
            at[table] += 1


def together(count: int) -> Any:
    """Return where so many processes wait for each other."""
    return CONTEXT.Manager().Barrier(count)


def lease_often(pipe: Connection, url: str, node: str, name: str, both: Any, often: int) -> None:
    """Take a lease of a few milliseconds so often; tell each time when it was ours."""
    store = open_store(url)
    both.wait()
    while often:
        now = time.time_ns() // 1_000_000
        if store.leases.lease(name, node, now, now + 5):
            pipe.send((now, now + 5))
            often -= 1
            time.sleep(0.006)  # let the other one have it
    store.close()


def open_and_close(pipe: Connection, url: str) -> None:
    """Open the store as soon as told to by the clock, together with others."""
    store = open_store(url)
    pipe.send(store.tables.outdated({}))
    store.close()
