"""The simulated database keeps what every store must keep: the contract tests of the real ones."""

import inspect
from collections.abc import Callable

import pytest

from larceny.server.ports.store import Store
from tests.server import test_store, test_store_people
from tests.server.samples import new_entry, stored_table

from .disk import Broken, Disk
from .memory_store import Rows, memory_store

CONTRACT = [
    (module, check)
    for module in (test_store, test_store_people)
    for name, check in vars(module).items()
    if name.startswith("test_") and list(inspect.signature(check).parameters) == ["store"]
]


@pytest.mark.parametrize(
    ("module", "check"), CONTRACT, ids=[check.__name__ for _, check in CONTRACT]
)
def test_contract(module: object, check: Callable[[Store], None]) -> None:
    store = memory_store(Rows(), Disk())
    if module is test_store_people:
        store.people.add_person(test_store_people.ANN, "hash of ann")
        store.people.add_person(test_store_people.BO, "hash of bo")
    check(store)


def test_a_full_disk_keeps_what_it_has_and_takes_nothing() -> None:
    disk = Disk()
    store = memory_store(Rows(), disk)
    table = stored_table(store)
    disk.is_full = True
    with pytest.raises(Broken):
        store.journal.append([new_entry(table, 0)])
    assert store.journal.entries(table) == []
    disk.is_full = False
    assert store.journal.append([new_entry(table, 0)]) == [True]


@pytest.mark.parametrize(("is_synced", "left"), [(True, 2), (False, 1)])
def test_without_power_only_what_is_not_synced_is_lost(is_synced: bool, left: int) -> None:
    disk = Disk()
    store = memory_store(Rows(), disk)
    table = stored_table(store)
    store.journal.append([new_entry(table, 0)])
    disk.synced_at_commit = is_synced
    store.journal.append([new_entry(table, 1)])
    disk.lose_power()
    assert len(store.journal.entries(table)) == left
