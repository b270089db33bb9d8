"""How people stand to each other, the same on SQLite and on PostgreSQL."""

from collections.abc import Iterator

import pytest

from larceny.server.adapters.sql_store import open_store
from larceny.server.domain.accounts import GONE
from larceny.server.domain.friendship import Bond
from larceny.server.domain.tables import Status
from larceny.server.ports.relations import Blocked, Invitation, Related
from larceny.server.ports.store import Person, Store

from .samples import stored_table

ANN, BO, CY = Person("ann", "Ann", 1), Person("bo", "Bo", 2), Person("cy", "Cy", 3)


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    opened = open_store(database_url)
    for person in (ANN, BO, CY):
        opened.people.add_person(person, f"hash of {person.id}")
    yield opened
    opened.close()


def test_who_want_each_other_are_friends_whoever_asks_first(store: Store) -> None:
    relations = store.relations
    assert relations.add_tie("ann", "bo", 5) is Bond.ASKED
    assert relations.tie("bo", "ann") is Bond.ASKS
    assert relations.count_ties("bo") == (0, 1)
    assert relations.add_tie("bo", "ann", 6) is Bond.FRIENDS
    assert relations.add_tie("bo", "ann", 7) is Bond.FRIENDS  # once more changes nothing
    assert relations.ties_of("ann") == [Related("bo", "Bo", Bond.FRIENDS, 6)]
    assert relations.count_ties("bo") == (1, 0)


def test_by_a_link_two_are_friends_at_once_and_either_can_end_it(store: Store) -> None:
    relations = store.relations
    relations.befriend("ann", "bo", 5)
    relations.add_tie("cy", "ann", 6)
    ties = relations.ties_of("ann")
    assert [(one.person, one.tie) for one in ties] == [("cy", Bond.ASKS), ("bo", Bond.FRIENDS)]
    relations.remove_ties("bo", "ann")
    assert relations.tie("ann", "bo") is Bond.NONE
    assert relations.tie("ann", "cy") is Bond.ASKS


def test_a_link_stays_until_it_is_made_anew(store: Store) -> None:
    relations = store.relations
    assert relations.link_of("ann", "first") == "first"
    assert relations.link_of("ann", "second") == "first"
    relations.renew_link("ann", "third")
    assert relations.owner_of_link("third") == "ann"
    assert relations.owner_of_link("first") is None


def test_an_account_is_found_before_names_and_names_that_several_have_are_told(
    store: Store,
) -> None:
    store.people.add_account("cy", "ann", "argon")
    store.people.rename("bo", "Cy")
    assert store.relations.named("Ann", 2) == ["cy"]
    assert sorted(store.relations.named("Cy", 2)) == ["bo", "cy"]
    assert store.relations.named("nobody", 2) == []


def test_a_block_ends_friendship_and_invitations_between_the_two_and_nothing_else(
    store: Store,
) -> None:
    relations = store.relations
    table = stored_table(store)
    for one, by in (("bo", "ann"), ("cy", "bo"), ("cy", "ann")):
        if relations.invitation(table, one) is None:
            assert relations.invite(Invitation(table, one, by, 5))
    relations.befriend("ann", "bo", 5)
    relations.befriend("cy", "bo", 5)
    relations.block("ann", "bo", 9)
    relations.block("ann", "bo", 10)
    assert relations.tie("ann", "bo") is Bond.NONE
    assert relations.tie("cy", "bo") is Bond.FRIENDS
    assert relations.invitation(table, "bo") is None
    assert relations.invitation(table, "cy") is not None
    assert relations.blocked_by("ann") == [Blocked("bo", "Bo", 9)]
    assert relations.has_blocked("ann", "bo")
    assert not relations.has_blocked("bo", "ann")
    assert relations.blocks_among(["cy", "bo", "ann"]) == [("ann", "bo")]
    relations.unblock("ann", "bo")
    assert relations.blocked_by("ann") == []


def test_one_is_invited_to_a_table_once(store: Store) -> None:
    table = stored_table(store, Status.LOBBY)
    assert store.relations.invite(Invitation(table, "bo", "ann", 5))
    assert not store.relations.invite(Invitation(table, "bo", "cy", 6))
    assert store.relations.count_invited(table) == 1
    assert store.relations.invitations_to("bo", 9) == [Invitation(table, "bo", "ann", 5)]
    store.relations.answer_invitation(table, "bo")
    assert store.relations.invitations_at(table) == []


def test_of_one_who_is_forgotten_nothing_is_left(store: Store) -> None:
    relations = store.relations
    table = stored_table(store)
    relations.befriend("ann", "bo", 5)
    relations.link_of("ann", "code")
    relations.block("cy", "ann", 5)
    relations.invite(Invitation(table, "bo", "ann", 5))
    relations.invite(Invitation(table, "ann", "cy", 5))
    store.people.forget_person("ann", GONE)
    assert relations.ties_of("bo") == []
    assert relations.owner_of_link("code") is None
    assert relations.blocked_by("cy") == []
    assert relations.invitations_at(table) == []
