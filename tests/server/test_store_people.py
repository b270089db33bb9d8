"""The store of people, the same on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from larceny.kernel.events import Seat
from larceny.server.adapters.sql_store import open_store
from larceny.server.domain.tables import Status
from larceny.server.ports.store import Line, Person, Sheet, Store, Token

from .samples import new_entry, new_table, stored_table

ANN, BO = Person("ann", "Ann “♦”", 1), Person("bo", "Bo", 2)


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    opened = open_store(database_url)
    opened.people.add_person(ANN, "hash of ann")
    opened.people.add_person(BO, "hash of bo")
    yield opened
    opened.close()


def test_a_token_tells_whose_it_is(store: Store) -> None:
    assert store.people.bearer("hash of ann") == (ANN, Token("hash of ann", "ann", "", 1))
    assert store.people.person("bo") == BO
    assert store.people.bearer("guessed") is None
    assert store.people.person("nobody") is None


def test_a_hash_is_not_shown_by_accident() -> None:
    assert "secret" not in repr(Token("secret", "ann", "", 1))


def test_tokens_come_in_order_and_go(store: Store) -> None:
    token = Token("another", "ann", "my bot", 5)
    store.people.add_token(token)
    assert [one.hash for one in store.people.tokens_of("ann")] == ["hash of ann", "another"]
    store.people.remove_tokens(["another", "unknown"])
    store.people.remove_tokens([])
    assert [one.hash for one in store.people.tokens_of("ann")] == ["hash of ann"]


def test_names_are_changed_and_found_together(store: Store) -> None:
    store.people.rename("ann", "Anna")
    assert store.people.names_of(["ann", "bo", "nobody"]) == {"ann": "Anna", "bo": "Bo"}
    assert store.people.names_of([]) == {}


def test_an_account_belongs_to_one_and_one_has_one(store: Store) -> None:
    assert store.people.add_account("ann", "ann", "argon")
    assert not store.people.add_account("bo", "ann", "argon")
    assert not store.people.add_account("ann", "ann2", "argon")
    assert not store.people.add_account("nobody", "nobody", "argon")
    assert store.people.password_of("ann") == (replace(ANN, account="ann"), "argon")
    store.people.set_password("ann", "stronger")
    found = store.people.password_of("ann")
    assert found is not None
    assert found[1] == "stronger"
    assert store.people.password_of("ann2") is None


def test_a_guest_gets_no_password_without_an_account(store: Store) -> None:
    store.people.set_password("bo", "argon")
    assert store.people.add_account("bo", "bo", "first")
    assert store.people.password_of("bo") == (replace(BO, account="bo"), "first")


def test_who_is_forgotten_leaves_an_id_without_a_name(store: Store) -> None:
    table = stored_table(store)
    for person in ("ann", "bo"):
        store.chat.say(Line(table, 0, 7, person, Seat(0), person.capitalize(), "hello"))
    store.people.add_account("ann", "ann", "argon")
    store.people.forget_person("ann", "gone")
    assert store.people.person("ann") == Person("ann", "gone", 1)
    assert store.people.tokens_of("ann") == []
    assert store.people.bearer("hash of ann") is None
    assert store.people.password_of("ann") is None
    assert store.people.bearer("hash of bo") == (BO, Token("hash of bo", "bo", "", 2))
    assert [(line.name, line.text) for line in store.chat.lines(table)] == [
        ("gone", ""),
        ("Bo", "hello"),
    ]


def test_notes_are_written_over_and_go_with_who_wrote_them(store: Store) -> None:
    table = stored_table(store)
    first, second, others = (
        Sheet(table, Seat(0), "ann", 3, 7, b"{}"),
        Sheet(table, Seat(0), "ann", 4, 8, b'{"0.1":{}}'),
        Sheet(table, Seat(2), "bo", 4, 9, b"{}"),
    )
    for sheet in (first, others, second):
        store.notes.write(sheet)
    assert store.notes.sheets(table) == [second, others]
    assert store.notes.sheets("another") == []
    store.people.forget_person("ann", "gone")
    assert store.notes.sheets(table) == [others]


def test_one_finds_what_one_has_said_and_decided(store: Store) -> None:
    table = stored_table(store)
    for number, person in enumerate(("ann", "bo", "ann")):
        store.chat.say(Line(table, 0, number, person, Seat(0), "?", f"line {number}"))
    assert [line.text for line in store.people.lines_of("ann")] == ["line 0", "line 2"]
    entries = [new_entry(table, seq)._replace(seat=Seat(seq % 2)) for seq in range(5)]
    store.journal.append(entries)
    told = store.people.decisions(table, Seat(1))
    assert told == [(one.seq, one.at, one.word) for one in entries if one.seat == 1]


def test_open_tables_are_counted_for_hosts_and_guests_once(store: Store) -> None:
    assert store.people.count_open_tables("ann") == 0
    for status in Status:
        store.tables.add_table(replace(new_table("ann"), status=status))
    assert store.people.count_open_tables("ann") == 2
    hosted = replace(new_table("bo"), host="ann")
    store.tables.add_table(hosted)
    assert store.people.count_open_tables("ann") == 3
    assert store.people.count_open_tables("bo") == 1
