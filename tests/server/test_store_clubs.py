"""Clubs: the same on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from larceny.server.adapters.sql_store import open_store
from larceny.server.domain.accounts import GONE
from larceny.server.domain.clubs import Meeting
from larceny.server.domain.tables import Chair, Status, Table
from larceny.server.ports.clubs import Club, ClubInvitation, Member
from larceny.server.ports.store import Person, Store

from .samples import new_table

CLUB = Club("thursday", "Our Thursday", "ann", "code", 10)


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    opened = open_store(database_url)
    for name in ("ann", "bo", "cy"):
        opened.people.add_person(Person(name, name.title(), 1), f"hash of {name}")
    opened.clubs.add(CLUB)
    yield opened
    opened.close()


def people(store: Store, club: str = "thursday") -> list[str]:
    return [one.person for one in store.clubs.members(club)]


def over(store: Store, table: str) -> None:
    stored = store.tables.load_table(table)
    assert stored is not None
    store.tables.save_table(replace(stored, status=Status.OVER))


def test_a_club_is_found_by_its_id_its_link_and_its_members(store: Store) -> None:
    assert store.clubs.club("thursday") == CLUB
    assert store.clubs.by_code("code") == CLUB
    assert store.clubs.clubs_of("ann") == [CLUB]
    assert store.clubs.members("thursday") == [Member("ann", "Ann", 10, 0, 0)]
    assert (store.clubs.club("friday"), store.clubs.by_code("thursday")) == (None, None)


def test_name_link_owner_and_time_change_and_the_rest_stays(store: Store) -> None:
    clubs, at_eight = store.clubs, Meeting(3, 1200, "Europe/Berlin")
    clubs.rename("thursday", "Friday")
    clubs.renew_code("thursday", "new")
    clubs.meet("thursday", at_eight)
    assert clubs.hand_over("thursday", "bo") is False  # he is no member
    clubs.join("thursday", "bo", 20, 30)
    assert clubs.hand_over("thursday", "bo") is True
    changed = replace(CLUB, name="Friday", code="new", meeting=at_eight, owner="bo")
    assert clubs.club("thursday") == changed
    assert clubs.by_code("code") is None
    clubs.meet("thursday", None)
    assert clubs.club("thursday") == replace(changed, meeting=None)


def test_who_joins_is_asked_no_more_and_a_full_club_takes_nobody(store: Store) -> None:
    clubs = store.clubs
    assert clubs.invite("thursday", "bo", "ann", 15) is True
    assert clubs.invite("thursday", "bo", "ann", 16) is False
    asked = ClubInvitation("thursday", "Our Thursday", "bo", "ann", "Ann", 15)
    assert (clubs.invitations_to("bo"), clubs.invited("thursday")) == ([asked], ["bo"])
    assert clubs.join("thursday", "bo", 20, 2) is True
    assert clubs.join("thursday", "bo", 21, 2) is True  # once more changes nothing
    assert clubs.invitations_to("bo") == []
    assert clubs.join("thursday", "cy", 22, 2) is False
    assert clubs.join("friday", "cy", 22, 2) is False
    assert people(store) == ["ann", "bo"]
    assert clubs.count_members(["thursday", "friday"]) == {"thursday": 2}
    clubs.leave("thursday", "bo")
    assert (people(store), clubs.is_member("thursday", "bo")) == (["ann"], False)


def test_of_two_who_take_the_last_place_at_once_one_gets_it(store: Store) -> None:
    with ThreadPoolExecutor(2) as pool:
        got = list(pool.map(lambda who: store.clubs.join("thursday", who, 20, 2), ("bo", "cy")))
    assert sorted(got) == [False, True]
    assert len(people(store)) == 2


def test_one_table_stands_at_a_time_whoever_lays_it(store: Store) -> None:
    first, second = new_table(), new_table()
    with ThreadPoolExecutor(2) as pool:
        laid = set(pool.map(lambda one: store.clubs.lay("thursday", one), (first, second)))
    [standing] = laid
    assert standing in (first.id, second.id)
    other = second.id if standing == first.id else first.id
    assert store.tables.load_table(other) is None  # nothing of it was stored
    over(store, standing)
    third = new_table()
    assert store.clubs.lay("thursday", third) == third.id
    assert store.clubs.lay("friday", new_table()) is None
    found = store.clubs.club("thursday")
    assert found is not None
    assert found.table == third.id


def played(store: Store, seats: list[Chair], won: list[int], at: int) -> Table:
    """Lay a table, let these sit there, and end the game."""
    table = replace(new_table(), chairs=tuple(seats))
    assert store.clubs.lay("thursday", table) == table.id
    over(store, table.id)
    points = [10 * (seat in won) for seat in range(len(seats))]
    assert store.clubs.finish(table.id, at, points, won) is True
    assert store.clubs.finish(table.id, at + 1, points, won) is False  # it counts once
    return table


def test_who_won_how_often_is_counted_for_people_alone(store: Store) -> None:
    clubs = store.clubs
    clubs.join("thursday", "bo", 20, 30)
    ann, bo = Chair(person="ann", name="Ann"), Chair(person="bo", name="Bo")
    beside = Chair(person="ann", name="Kid", companion=True)
    first = played(store, [ann, bo, beside], [0, 1], 100)
    second = played(store, [bo, ann, Chair(bot="novice", name="Pip")], [0], 200)
    third = played(store, [ann, Chair(bot="novice", name="Pip")], [1], 300)
    scores = [(one.person, one.games, one.wins) for one in clubs.members("thursday")]
    assert scores == [("ann", 3, 1), ("bo", 2, 2)]
    games = clubs.games("thursday", 2, 0)
    assert [(one.table.id, one.ended) for one in games] == [(third.id, 300), (second.id, 200)]
    assert (games[1].points, games[1].winners) == ([10, 0, 0], [0])
    assert [one.table.id for one in clubs.games("thursday", 2, 2)] == [first.id]
    clubs.leave("thursday", "bo")
    clubs.join("thursday", "bo", 400, 30)  # who comes back finds what he has won
    assert clubs.members("thursday")[1] == Member("bo", "Bo", 400, 2, 2)


def test_a_game_that_is_none_of_theirs_is_not_counted(store: Store) -> None:
    table = new_table()
    store.tables.add_table(table)
    assert store.clubs.finish(table.id, 100, [1, 2, 3], [2]) is False
    assert store.clubs.games("thursday", 10, 0) == []


def test_a_closed_club_leaves_nothing_but_the_tables(store: Store) -> None:
    store.clubs.invite("thursday", "cy", "ann", 15)
    table = played(store, [Chair(person="ann", name="Ann")], [0], 100)
    store.clubs.close("thursday")
    assert (store.clubs.club("thursday"), store.clubs.clubs_of("ann")) == (None, [])
    assert store.clubs.invitations_to("cy") == []
    assert store.tables.load_table(table.id) is not None


def test_who_deletes_his_data_is_forgotten_and_the_next_member_owns_the_club(store: Store) -> None:
    clubs = store.clubs
    clubs.join("thursday", "bo", 20, 30)
    clubs.invite("thursday", "cy", "ann", 30)
    clubs.add(Club("alone", "Alone", "ann", "other", 11))
    played(store, [Chair(person="ann", name="Ann"), Chair(person="bo", name="Bo")], [0], 100)
    store.people.forget_person("ann", GONE)
    found = clubs.club("thursday")
    assert found is not None
    assert (found.owner, people(store), clubs.invited("thursday")) == ("bo", ["bo"], [])
    assert clubs.club("alone") is None
