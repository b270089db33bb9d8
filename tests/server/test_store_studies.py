"""Studies, the same on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from larceny.kernel.events import Seat
from larceny.server.adapters.sql_store import open_store
from larceny.server.domain.accounts import GONE
from larceny.server.domain.studies import Study
from larceny.server.ports.store import Person, Store

ANN, BO = Person("ann", "Ann", 1), Person("bo", "Bo", 2)
FIRST = Study(
    "study-1", "ann", "Ends", "cuckoo", 1, "…", 5, 5, ((Seat(1), "pass"),), {0: "Look.", 1: "Ha."}
)


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    opened = open_store(database_url)
    for person in (ANN, BO):
        opened.people.add_person(person, f"hash of {person.id}")
    yield opened
    opened.close()


def test_a_study_is_loaded_as_it_was_stored(store: Store) -> None:
    assert store.studies.add(FIRST, most=2)
    assert store.studies.study("study-1") == FIRST
    assert store.studies.study("study-2") is None


def test_somebody_has_no_more_than_he_may_and_sees_the_newest_first(store: Store) -> None:
    newer = replace(FIRST, id="study-2", changed=9)
    assert store.studies.add(FIRST, most=2)
    assert store.studies.add(newer, most=2)
    assert not store.studies.add(replace(FIRST, id="study-3"), most=2)
    assert store.studies.add(replace(FIRST, id="study-4", author="bo"), most=2)
    assert store.studies.by_author("ann", 10) == [newer, FIRST]
    assert store.studies.by_author("ann", 1) == [newer]


def test_of_two_changes_to_one_version_the_first_counts(store: Store) -> None:
    store.studies.add(FIRST, most=2)
    assert store.studies.save(replace(FIRST, version=1, title="One"))
    assert not store.studies.save(replace(FIRST, version=1, title="Other"))
    found = store.studies.study("study-1")
    assert found is not None
    assert found.title == "One"


def test_what_is_deleted_is_gone_and_so_is_everything_of_one_who_goes(store: Store) -> None:
    for id_, author in (("study-1", "ann"), ("study-2", "ann"), ("study-3", "bo")):
        store.studies.add(replace(FIRST, id=id_, author=author), most=9)
    store.studies.remove("study-1")
    assert store.studies.study("study-1") is None
    store.people.forget_person("ann", GONE)
    assert store.studies.study("study-2") is None
    assert store.studies.study("study-3") is not None
