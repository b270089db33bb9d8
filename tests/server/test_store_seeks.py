"""Who looks for a table, and who sits down in public: the same on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from larceny.server.adapters.sql_store import open_store
from larceny.server.domain.matchmaking import Tempo
from larceny.server.domain.tables import Status, Table
from larceny.server.ports.seeks import Seek
from larceny.server.ports.store import Person, Store

from .samples import new_entry, new_table, stored_table

PEOPLE = ("ann", "bo", "cy")


def let_in(store: Store) -> None:
    for name in PEOPLE:
        store.people.add_person(Person(name, name.title(), 1), f"hash of {name}")


def seek(person: str, since: int = 100, game: str = "master-thieves") -> Seek:
    return Seek(person, game, Tempo.FAST, 2, 4, 25.0, since, since + 30_000, since)


def loaded(store: Store, table: str) -> Table:
    found = store.tables.load_table(table)
    assert found is not None
    return found


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    opened = open_store(database_url)
    let_in(opened)
    yield opened
    opened.close()


def test_those_who_look_come_in_the_order_of_their_waiting(store: Store) -> None:
    for person, since in (("ann", 300), ("bo", 100), ("cy", 200)):
        assert store.seeks.look(seek(person, since)) == seek(person, since)
    assert [one.person for one in store.seeks.waiting(0)] == ["bo", "cy", "ann"]


def test_who_looks_again_for_the_same_keeps_his_place_and_for_another_goes_last(
    store: Store,
) -> None:
    store.seeks.look(seek("ann", 100))
    again = store.seeks.look(seek("ann", 500))
    assert (again.since, again.seen) == (100, 500)
    assert store.seeks.look(seek("ann", 900, "forty-thieves")).since == 900


def test_who_has_not_been_there_lately_is_not_seated_and_later_forgotten(store: Store) -> None:
    store.seeks.look(seek("ann", 100))
    store.seeks.look(seek("bo", 100))
    store.seeks.touch(["bo"], 5_000)
    assert [one.person for one in store.seeks.waiting(4_000)] == ["bo"]
    store.seeks.forget(4_000)
    assert [one.person for one in store.seeks.of(PEOPLE)] == ["bo"]


def test_people_are_seated_together_once_and_told_until_they_know(store: Store) -> None:
    for person in PEOPLE:
        store.seeks.look(seek(person))
    table, other = new_table(), new_table()
    assert store.seeks.seat(["ann", "bo"], table)
    assert not store.seeks.seat(["bo", "cy"], other)
    assert store.tables.load_table(table.id) == table
    assert store.tables.load_table(other.id) is None
    assert [one.person for one in store.seeks.waiting(0)] == ["cy"]
    assert store.seeks.look(seek("ann", 900, "forty-thieves")).table == table.id
    found = store.seeks.stop("bo")
    assert found is not None
    assert found.table == table.id
    store.seeks.told("ann", "another table")
    store.seeks.told("ann", table.id)
    assert sorted(one.person for one in store.seeks.of(PEOPLE)) == ["bo", "cy"]


def test_who_looks_no_more_is_not_seated(store: Store) -> None:
    store.seeks.look(seek("ann"))
    store.seeks.look(seek("bo"))
    assert store.seeks.stop("ann") is None
    table = new_table()
    assert not store.seeks.seat(["ann", "bo"], table)
    assert store.tables.load_table(table.id) is None
    assert [one.person for one in store.seeks.waiting(0)] == ["bo"]


def test_who_deletes_his_data_looks_no_more(store: Store) -> None:
    store.seeks.look(seek("ann"))
    store.people.forget_person("ann", "gone")
    assert store.seeks.of(["ann"]) == []


def test_nodes_that_seat_the_same_people_at_once_seat_each_of_them_once(
    database_url: str,
) -> None:
    here, there = open_store(database_url), open_store(database_url)
    let_in(here)
    wishes = [(here, ["ann", "bo"]), (there, ["bo", "cy"]), (here, ["cy", "ann"])]
    for _ in range(10):
        for person in PEOPLE:
            here.seeks.look(seek(person))
        with ThreadPoolExecutor(len(wishes)) as pool:
            tables = [new_table() for _ in wishes]
            done = list(
                pool.map(
                    lambda one: one[0][0].seeks.seat(one[0][1], one[1]),
                    zip(wishes, tables, strict=True),
                )
            )
        assert sum(done) == 1
        assert [here.tables.load_table(one.id) is not None for one in tables] == done
        for one in here.seeks.of(PEOPLE):
            if one.table is not None:
                here.seeks.told(one.person, one.table)
    here.close()
    there.close()


def test_public_games_that_are_on_and_over_are_listed(store: Store) -> None:
    on, over, secret, unplayed = (loaded(store, stored_table(store)) for _ in range(4))
    hidden = replace(secret, plan=replace(secret.plan, public=False))
    store.tables.save_table(replace(hidden, status=Status.PLAYING))
    on = store.tables.save_table(replace(on, status=Status.PLAYING))
    store.journal.append([new_entry(over.id, 0), new_entry(over.id, 1)])
    over = store.tables.save_table(replace(over, status=Status.OVER))
    store.tables.save_table(replace(unplayed, status=Status.ABANDONED))
    assert store.tables.playing_in_public(9) == [on]
    [(found, at)] = store.tables.finished_in_public(9)
    assert (found, at) == (over, new_entry(over.id, 1).at)
