"""What every store must do, on real SQLite and on real PostgreSQL."""

from collections.abc import Iterator
from dataclasses import MISSING, fields, replace
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, inspect
from sqlalchemy.exc import IntegrityError

from larceny.kernel.events import Seat
from larceny.server.adapters.database import open_engine
from larceny.server.adapters.schema import game_tables
from larceny.server.adapters.sql_store import open_store
from larceny.server.domain.tables import Chair, Plan, Status, Table
from larceny.server.ports.store import Conflict, Line, Rated, Rating, Store

from .samples import new_answer, new_entry, new_line, new_table, stored_table


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    opened = open_store(database_url)
    yield opened
    opened.close()


# The journal ------------------------------------------------------------------------------------


def test_a_journal_is_read_in_order_and_from_any_number(store: Store) -> None:
    table, other = stored_table(store), stored_table(store)
    entries = [new_entry(table, seq) for seq in (3, 0, 2, 1)]
    assert store.journal.append([*entries, new_entry(other, 0)]) == [True] * 5
    in_order = [new_entry(table, seq) for seq in range(4)]
    assert store.journal.entries(table) == in_order
    assert store.journal.entries(table, after=1) == in_order[2:]
    assert store.journal.entries(table, after=3) == []
    assert store.journal.entries("nowhere") == []


def test_an_empty_group_is_nothing(store: Store) -> None:
    assert store.journal.append([]) == []
    assert store.sealed.seal_all([]) == []


def test_a_number_is_given_once_and_the_first_one_stays(store: Store) -> None:
    table = stored_table(store)
    assert store.journal.append([new_entry(table, 0, "first")]) == [True]
    assert store.journal.append([new_entry(table, 0, "second")]) == [False]
    assert store.journal.entries(table) == [new_entry(table, 0, "first")]


def test_a_conflict_in_a_group_neither_loses_nor_doubles_the_others(store: Store) -> None:
    tables = [stored_table(store) for _ in range(5)]
    store.journal.append([new_entry(tables[2], 0, "other")])
    group = [new_entry(table, 0) for table in tables]
    assert store.journal.append(group) == [True, True, False, True, True]
    for at, table in enumerate(tables):
        assert store.journal.entries(table) == [new_entry(table, 0, "other" if at == 2 else "n")]


def test_two_with_one_number_in_a_group_the_first_one_wins(store: Store) -> None:
    table, other = stored_table(store), stored_table(store)
    twice = new_entry(table, 0)
    group = [twice, new_entry(other, 0), new_entry(table, 0, "late"), twice]
    assert store.journal.append(group) == [True, True, False, False]
    assert store.journal.entries(table) == [twice]


@pytest.mark.parametrize("client_id", ["\0", "\ud800", "x" * 65])
def test_an_entry_that_cannot_be_stored_does_no_harm_to_others(
    store: Store, client_id: str
) -> None:
    table, other = stored_table(store), stored_table(store)
    bad = new_entry(table, 0)._replace(client_id=client_id)
    answers = store.journal.append([new_entry(other, 0), bad, new_entry("nowhere", 0)])
    assert answers[0] is True
    assert answers[2] is False
    assert store.journal.entries(other) == [new_entry(other, 0)]
    assert store.journal.entries(table) == ([bad] if answers[1] else [])


def test_one_id_may_come_twice_the_number_decides(store: Store) -> None:
    table = stored_table(store)
    first, second = new_entry(table, 0), new_entry(table, 1)._replace(client_id="n-0")
    assert store.journal.append([first, second]) == [True, True]


def test_what_is_stored_comes_back_as_it_was(store: Store) -> None:
    table = stored_table(store)
    events = bytes(range(256)) * 400
    entry = new_entry(table, 0)._replace(word="sélectionner “x” 💎", client_id=None, events=events)
    late = new_entry(table, 1)._replace(seat=Seat(-2), at=2**45, deadline=2**45)
    assert store.journal.append([entry, late]) == [True, True]
    assert store.journal.entries(table) == [entry, late]


def test_a_table_is_overdue_from_its_deadline_until_somebody_decides(store: Store) -> None:
    table, other = stored_table(store), stored_table(store)
    store.journal.append([new_entry(table, 0, deadline=200), new_entry(other, 0, deadline=100)])
    assert store.journal.overdue(99) == []
    assert store.journal.overdue(100) == [other]
    assert store.journal.overdue(500) == [other, table]
    store.journal.append([new_entry(table, 1, deadline=900)])
    assert store.journal.overdue(500) == [other]
    assert store.journal.overdue(900) == [other, table]


def test_a_step_without_a_deadline_ends_the_one_before(store: Store) -> None:
    table = stored_table(store)
    store.journal.append([new_entry(table, 0, deadline=100), new_entry(table, 1)])
    assert store.journal.overdue(500) == []


def test_the_last_step_of_a_group_sets_the_deadline(store: Store) -> None:
    table = stored_table(store)
    store.journal.append([new_entry(table, 1, deadline=900), new_entry(table, 0, deadline=100)])
    assert store.journal.overdue(500) == []
    assert store.journal.overdue(900) == [table]


def test_a_refused_entry_leaves_the_deadline_alone(store: Store) -> None:
    table = stored_table(store)
    store.journal.append([new_entry(table, 0, deadline=100)])
    assert store.journal.append([new_entry(table, 0, "late", deadline=900)]) == [False]
    assert store.journal.overdue(100) == [table]


@pytest.mark.parametrize("status", [Status.OVER, Status.ABANDONED])
def test_a_game_that_is_over_has_no_deadline(store: Store, status: Status) -> None:
    table = stored_table(store)
    store.journal.append([new_entry(table, 0, deadline=100)])
    found = store.tables.load_table(table)
    assert found is not None
    store.tables.save_table(replace(found, status=status))
    assert store.journal.overdue(500) == []


# Tables -----------------------------------------------------------------------------------------


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    table = new_table()
    store.tables.add_table(table)
    assert store.tables.load_table(table.id) == table
    assert store.tables.load_table("nowhere") is None


def test_an_id_is_given_once(store: Store) -> None:
    table = new_table()
    store.tables.add_table(table)
    with pytest.raises(IntegrityError):
        store.tables.add_table(replace(table, host="bo"))
    assert store.tables.load_table(table.id) == table


def test_a_change_gets_the_next_version_and_an_old_one_is_refused(store: Store) -> None:
    table = new_table()
    store.tables.add_table(table)
    saved = store.tables.save_table(replace(table, host="bo"))
    assert saved == replace(table, host="bo", version=1)
    with pytest.raises(Conflict):
        store.tables.save_table(replace(table, host="cy"))
    assert store.tables.load_table(table.id) == saved
    with pytest.raises(Conflict):
        store.tables.save_table(new_table())


def test_a_refused_change_moves_nobody(store: Store) -> None:
    table = new_table("ann")
    store.tables.add_table(table)
    store.tables.save_table(table)
    with pytest.raises(Conflict):
        store.tables.save_table(replace(table, chairs=(Chair(person="bo", name="Bo"),) * 1))
    assert store.tables.tables_of("bo", 10, 0) == []
    assert len(store.tables.tables_of("ann", 10, 0)) == 1


def test_open_tables_are_public_and_wait_the_newest_first(store: Store) -> None:
    old, new = new_table(created=1), new_table(created=3)
    other = new_table(game="forty-thieves", created=2)
    private = new_table(created=4)
    private = replace(private, plan=replace(private.plan, public=False))
    playing = replace(new_table(created=5), status=Status.PLAYING)
    for table in (old, new, other, private, playing):
        store.tables.add_table(table)
    assert store.tables.open_tables(None, 10, 0) == [new, other, old]
    assert store.tables.open_tables("master-thieves", 10, 0) == [new, old]
    assert store.tables.open_tables(None, 1, 1) == [other]


def test_running_tables_are_found_whose_rules_are_no_longer_known(store: Store) -> None:
    first, second = (
        replace(new_table(), status=Status.PLAYING, rules_version=version) for version in (1, 2)
    )
    other = replace(new_table(game="forty-thieves"), status=Status.PLAYING, rules_version=2)
    over = replace(new_table(), status=Status.OVER, rules_version=1)
    for table in (first, second, other, over, new_table()):
        store.tables.add_table(table)
    both = {"master-thieves": [0, 1, 2], "forty-thieves": [0, 2]}
    assert store.tables.outdated(both) == []
    assert store.tables.outdated({**both, "master-thieves": [0, 2]}) == [first.id]
    assert set(store.tables.outdated({"master-thieves": [0, 1]})) == {second.id, other.id}
    assert set(store.tables.outdated({})) == {first.id, second.id, other.id}


def test_a_person_finds_the_tables_where_he_sits(store: Store) -> None:
    first, second = new_table("ann", created=1), new_table("bo", created=2)
    store.tables.add_table(first)
    store.tables.add_table(second)
    both = replace(second, chairs=(*second.chairs[:2], Chair(person="ann", name="Ann")))
    both = store.tables.save_table(both)
    assert store.tables.tables_of("ann", 10, 0) == [both, first]
    assert store.tables.tables_of("ann", 10, 1) == [first]
    left = store.tables.save_table(replace(both, chairs=second.chairs))
    assert store.tables.tables_of("ann", 10, 0) == [first]
    assert store.tables.tables_of("bo", 10, 0) == [left]


def test_a_person_finds_all_tables_where_he_has_a_lesson(store: Store) -> None:
    games = [new_table("ann", created=at) for at in range(5)]
    others = new_table("bo", created=6)
    old, new, others = (
        replace(table, plan=replace(table.plan, lesson=table.plan.game))
        for table in (new_table("ann", created=3), new_table("ann", created=4), others)
    )
    old = replace(old, chairs=(*old.chairs[:2], Chair(name='É "lesson":"x"', bot="random")))
    for table in (*games, old, new, others):
        store.tables.add_table(table)
    old = store.tables.save_table(replace(old, status=Status.OVER))
    assert store.tables.lessons_of("ann") == [new, old]
    assert store.tables.lessons_of("bo") == [others]
    assert store.tables.lessons_of("cy") == []


def _without_defaults(value: Any) -> Any:
    """Return a table as a program that knew no optional field would have stored it."""
    if not isinstance(value, Table | Plan | Chair):
        return msgspec.to_builtins(value)
    return {
        field.name: _without_defaults(getattr(value, field.name))
        for field in fields(value)
        if field.default is MISSING and field.default_factory is MISSING
    }


@pytest.mark.parametrize("extra", [{}, {"a_later_field": [1, 2]}])
def test_tables_of_older_and_newer_programs_can_be_read(
    store: Store, database_url: str, extra: dict[str, Any]
) -> None:
    table = new_table()
    body = {**_without_defaults(table), "chairs": [], **extra}
    row = {"id": table.id, "game": "g", "status": "lobby", "public": True, "host": "ann"}
    engine = open_engine(database_url)
    with engine.begin() as connection:
        connection.execute(
            insert(game_tables).values(
                **row, created=1_000, version=0, body=msgspec.json.encode(body)
            )
        )
    engine.dispose()
    found = store.tables.load_table(table.id)
    assert found is not None
    plan = Plan(table.plan.game, table.plan.ruleset, table.plan.seats)
    assert found == replace(table, plan=plan, chairs=())


def test_it_is_told_how_far_tables_are(store: Store) -> None:
    dealt, not_dealt, other = (stored_table(store) for _ in range(3))
    store.journal.append([new_entry(dealt, seq) for seq in range(3)] + [new_entry(other, 0)])
    found = store.tables.progress([dealt, not_dealt, "nowhere"])
    assert sorted(found) == sorted([(dealt, 0, 2), (not_dealt, 0, -1)])
    table = store.tables.load_table(dealt)
    assert table is not None
    store.tables.save_table(table)
    assert store.tables.progress([dealt]) == [(dealt, 1, 2)]


def test_tables_that_rest_are_found(store: Store) -> None:
    moved = {seqs: stored_table(store) for seqs in (1, 3, 5)}  # at 0, 20 and 40
    for seqs, table in moved.items():
        store.journal.append([new_entry(table, seq) for seq in range(seqs)])
    not_dealt = replace(new_table(created=30), status=Status.PLAYING)
    lobby = replace(new_table(created=30), status=Status.LOBBY)
    for one in (not_dealt, lobby):
        store.tables.add_table(one)

    def resting(after: int, before: int, limit: int = 10) -> set[tuple[str, int]]:
        found = store.tables.resting(after, before, limit)
        return {(table.id, seq) for table, seq in found}

    assert resting(-1, 100) == {
        (moved[1], 0),
        (moved[3], 2),
        (moved[5], 4),
        (not_dealt.id, -1),
    }
    assert resting(0, 30) == {(moved[3], 2), (not_dealt.id, -1)}
    assert len(resting(-1, 100, 2)) == 2


# Chat -------------------------------------------------------------------------------------------


def test_lines_are_numbered_table_by_table(store: Store) -> None:
    table, other = stored_table(store), stored_table(store)
    said = [store.chat.say(new_line(table, text)) for text in ("hello", "who?", "me “♦” 💎")]
    assert store.chat.say(new_line(other, "elsewhere")).number == 1
    assert [line.number for line in said] == [1, 2, 3]
    assert store.chat.lines(table) == said
    assert store.chat.lines(table, after=1, limit=1) == said[1:2]
    assert store.chat.lines("nowhere") == []


def test_the_last_lines_are_found(store: Store) -> None:
    table = stored_table(store)
    said = [store.chat.say(new_line(table, str(number))) for number in range(5)]
    assert store.chat.last_lines(table, 3) == said[2:]
    assert store.chat.last_lines(table, 10) == said
    assert store.chat.last_lines("nowhere", 10) == []


def test_a_line_that_is_known_by_its_id_is_stored_once(store: Store) -> None:
    table, other = stored_table(store), stored_table(store)
    first = store.chat.say(replace(new_line(table, "hello"), client_id="1"))
    assert store.chat.say(replace(new_line(table, "hello again"), client_id="1")) == first
    for line in (new_line(table, "2"), new_line(table, "3", "bo"), new_line(other, "1")):
        said = store.chat.say(replace(line, client_id="2" if line.text == "2" else "1"))
        assert said.text == line.text
    for _ in range(2):  # without an id, each is one more
        store.chat.say(new_line(table, "hm"))
    assert [line.text for line in store.chat.lines(table)] == ["hello", "2", "3", "hm", "hm"]


def test_a_spectator_may_speak(store: Store) -> None:
    table = stored_table(store)
    line = Line(table, 0, 1, "eve", None, "Eve", "hm")
    assert store.chat.say(line) == replace(line, number=1)
    assert store.chat.lines(table) == [replace(line, number=1)]


# Leases -----------------------------------------------------------------------------------------


def test_a_lease_is_one_nodes_until_it_runs_out(store: Store) -> None:
    lease = store.leases.lease
    assert lease("table:1", "a", now=0, until=100)
    assert not lease("table:1", "b", now=99, until=199)
    assert lease("table:2", "b", now=0, until=100)
    assert lease("table:1", "a", now=50, until=150)
    assert not lease("table:1", "b", now=149, until=300)
    assert lease("table:1", "b", now=150, until=300)
    assert not lease("table:1", "a", now=151, until=300)


def test_a_lease_can_be_given_back(store: Store) -> None:
    lease = store.leases.lease
    assert lease("table:1", "a", now=0, until=100)
    assert lease("table:1", "a", now=10, until=10)
    assert lease("table:1", "b", now=10, until=100)


# Sealed answers ---------------------------------------------------------------------------------


def test_a_seat_answers_once_in_a_window(store: Store) -> None:
    table, other = stored_table(store), stored_table(store)
    assert store.sealed.seal(new_answer(table, 7, Seat(2)))
    assert store.sealed.seal(new_answer(table, 7, Seat(0), "let-it-be"))
    assert not store.sealed.seal(new_answer(table, 7, Seat(2), "let-it-be"))
    assert store.sealed.seal(new_answer(table, 9, Seat(2)))
    assert store.sealed.seal(new_answer(other, 7, Seat(2)))
    told = [new_answer(table, 7, Seat(0), "let-it-be"), new_answer(table, 7, Seat(2))]
    assert store.sealed.sealed(table, 7) == told
    assert store.sealed.sealed(table, 8) == []


def test_answers_are_sealed_together(store: Store) -> None:
    table = stored_table(store)
    assert store.sealed.seal(new_answer(table, 7, Seat(1)))
    group = [new_answer(table, 7, Seat(seat)) for seat in (2, 1, 0)]
    assert store.sealed.seal_all(group) == [True, False, True]
    assert [answer.seat for answer in store.sealed.sealed(table, 7)] == [0, 1, 2]


# Replays ----------------------------------------------------------------------------------------


def test_a_replay_is_stored_once_and_the_first_one_stays(store: Store) -> None:
    table = stored_table(store, Status.OVER)
    assert store.replays.load(table) is None
    assert store.replays.add(table, b"first")
    assert not store.replays.add(table, b"second")
    assert store.replays.load(table) == b"first"


def test_finished_games_without_a_replay_are_found(store: Store) -> None:
    over, given_up = stored_table(store, Status.OVER), stored_table(store, Status.ABANDONED)
    running, kept = stored_table(store), stored_table(store, Status.OVER)
    stored_table(store, Status.ABANDONED)  # before the deal: there is nothing to show
    store.journal.append([new_entry(table, 0) for table in (over, given_up, running, kept)])
    store.replays.add(kept, b"")
    assert sorted(store.replays.missing(10)) == sorted([over, given_up])
    assert len(store.replays.missing(1)) == 1


# Ratings ----------------------------------------------------------------------------------------

GAME = "forty-thieves"


def test_ratings_are_kept_game_by_game_with_their_history(store: Store) -> None:
    tables = [stored_table(store) for _ in range(3)]
    ann, bot = Rating(26.123456789, 8.1, 1), Rating(23.9, 8.2, 1)
    assert store.ratings.ratings(GAME, ["ann"]) == {}
    assert store.ratings.rate(tables[0], GAME, 10, {"ann": ann, "bot:novice": bot})
    assert store.ratings.rate(tables[1], "master-thieves", 15, {"ann": Rating(25, 8, 1)})
    assert store.ratings.rate(tables[2], GAME, 20, {"ann": Rating(27, 7.9, 2)})
    found = store.ratings.ratings(GAME, ["ann", "bot:novice", "nobody"])
    assert found == {"ann": Rating(27, 7.9, 2), "bot:novice": bot}
    assert store.ratings.history("ann", GAME, 10) == [
        Rated(tables[2], GAME, "ann", 20, Rating(27, 7.9, 2)),
        Rated(tables[0], GAME, "ann", 10, ann),
    ]
    assert len(store.ratings.history("ann", GAME, 1)) == 1
    assert store.ratings.ratings(GAME, []) == {}


def test_a_table_is_rated_once(store: Store) -> None:
    table = stored_table(store)
    assert store.ratings.rate(table, GAME, 10, {"ann": Rating(26, 8, 1)})
    assert not store.ratings.rate(table, GAME, 10, {"ann": Rating(27, 7, 2)})
    assert not store.ratings.rate(table, GAME, 10, {"bo": Rating(27, 7, 1)})
    assert store.ratings.ratings(GAME, ["ann", "bo"]) == {"ann": Rating(26, 8, 1)}


@pytest.mark.parametrize("games", [1, 3])
def test_a_rating_reckoned_from_an_old_one_is_refused_as_a_whole(store: Store, games: int) -> None:
    first, second = stored_table(store), stored_table(store)
    store.ratings.rate(first, GAME, 10, {"bo": Rating(26, 8, 1)})
    with pytest.raises(Conflict):
        store.ratings.rate(second, GAME, 10, {"ann": Rating(20, 8, 1), "bo": Rating(9, 9, games)})
    assert store.ratings.ratings(GAME, ["ann", "bo"]) == {"bo": Rating(26, 8, 1)}
    assert store.ratings.history("ann", GAME, 10) == []
    assert store.ratings.rate(second, GAME, 10, {"ann": Rating(20, 8, 1), "bo": Rating(9, 9, 2)})


def test_the_leaderboard_trusts_only_what_is_sure(store: Store) -> None:
    sure, unsure, weak = Rating(28, 2, 40), Rating(40, 8, 1), Rating(20, 2, 40)
    table = stored_table(store)
    store.ratings.rate(table, GAME, 1, {"unsure": unsure})
    for player, rating in (("sure", sure), ("weak", weak)):
        for games in range(1, 41):
            store.ratings.rate(stored_table(store), GAME, 1, {player: replace(rating, games=games)})
    assert store.ratings.leaderboard(GAME, 10) == [
        ("sure", sure),
        ("unsure", unsure),
        ("weak", weak),
    ]
    assert [player for player, _ in store.ratings.leaderboard(GAME, 1)] == ["sure"]
    assert store.ratings.leaderboard("nothing", 10) == []


# Opening ----------------------------------------------------------------------------------------


def test_everything_is_there_when_the_store_is_opened_again(database_url: str) -> None:
    store = open_store(database_url)
    table = stored_table(store)
    store.journal.append([new_entry(table, seq) for seq in range(3)])
    said = store.chat.say(new_line(table, "good night"))
    store.sealed.seal(new_answer(table, 2, Seat(1)))
    store.close()
    again = open_store(database_url)
    assert again.tables.outdated({}) == [table]
    assert again.journal.entries(table) == [new_entry(table, seq) for seq in range(3)]
    assert again.chat.lines(table) == [said]
    assert again.sealed.sealed(table, 2) == [new_answer(table, 2, Seat(1))]
    assert not again.sealed.seal(new_answer(table, 2, Seat(1)))
    again.close()


def test_reading_does_not_wait_for_a_writer(store: Store, database_url: str) -> None:
    table = stored_table(store)
    engine = open_engine(database_url)
    with engine.begin() as writing:
        writing.execute(game_tables.update().values(host="bo"))
        found = store.tables.load_table(table)
        assert found is not None
        assert found.host == "ann"
    engine.dispose()


def test_one_connection_can_write_twice(store: Store, database_url: str) -> None:
    table = stored_table(store)
    engine = open_engine(database_url)
    with engine.connect() as connection:
        for host in ("bo", "cy"):
            with connection.begin():
                connection.execute(game_tables.update().values(host=host))
    assert store.journal.append([new_entry(table, 0)]) == [True]
    engine.dispose()


def test_sqlite_commits_are_on_the_disk(database_url: str) -> None:
    engine = open_engine(database_url)
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            asked = ("journal_mode", "synchronous", "foreign_keys")
            told = [connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() for pragma in asked]
        assert told == ["wal", 2, 1]
    assert inspect(engine).get_table_names() == []
    engine.dispose()
