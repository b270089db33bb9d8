"""Several at once: threads of one node, and nodes that are processes of their own."""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import pairwise
from typing import TypeVar

import pytest

from larceny.kernel.events import Seat
from larceny.server.adapters import database
from larceny.server.adapters.sql_store import open_store
from larceny.server.domain.tables import Chair, Table
from larceny.server.ports.store import Conflict, Rating, Store

from . import nursery, writers
from .samples import new_answer, new_entry, new_line, new_table, stored_table

T = TypeVar("T")

THREADS = 6


@pytest.fixture
def nodes(database_url: str) -> Iterator[tuple[Store, Store]]:
    """Two stores on one database, as two nodes have them."""
    opened = open_store(database_url), open_store(database_url)
    yield opened
    for store in opened:
        store.close()


def at_once(work: Callable[[int], T], times: int = THREADS) -> list[T]:
    """Do something in several threads at once."""
    with ThreadPoolExecutor(times) as pool:
        return list(pool.map(work, range(times)))


def test_of_many_who_write_one_number_exactly_one_is_told_yes(nodes: tuple[Store, Store]) -> None:
    tables = [stored_table(nodes[0]) for _ in range(4)]
    for seq in range(10):

        def write(one: int, seq: int = seq) -> list[bool]:
            order = tables if one % 2 else tables[::-1]
            group = [new_entry(table, seq, f"n{one}") for table in order]
            answers = nodes[one % 2].journal.append(group)
            return answers if one % 2 else answers[::-1]

        answers = at_once(write)
        for at, table in enumerate(tables):
            (winner,) = [one for one in range(THREADS) if answers[one][at]]
            stored = nodes[0].journal.entries(table, seq - 1)
            assert stored == [new_entry(table, seq, f"n{winner}")]


def test_nodes_do_not_wait_for_each_other_crosswise(
    nodes: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL would find such a knot and undo one of them, which would have to try again."""
    tables = [stored_table(nodes[0]) for _ in range(60)]
    monkeypatch.setattr(database, "TRIES", 1)
    for seq in range(6):

        def write(one: int, seq: int = seq) -> None:
            order = tables if one else tables[::-1]
            nodes[one].journal.append([new_entry(table, seq, f"n{one}") for table in order])

        at_once(write, 2)


def test_every_change_of_a_table_is_kept(nodes: tuple[Store, Store]) -> None:
    table = replace(new_table(), chairs=(Chair(),) * THREADS)
    nodes[0].tables.add_table(table)

    def sit(seat: int) -> int:
        conflicts = 0
        while True:
            found = nodes[seat % 2].tables.load_table(table.id)
            assert found is not None
            chairs = list(found.chairs)
            chairs[seat] = Chair(person=f"p{seat}", name="P")
            try:
                nodes[seat % 2].tables.save_table(replace(found, chairs=tuple(chairs)))
            except Conflict:
                conflicts += 1
            else:
                return conflicts

    at_once(sit)
    found = nodes[0].tables.load_table(table.id)
    assert found is not None
    assert found.version == THREADS
    assert [chair.person for chair in found.chairs] == [f"p{seat}" for seat in range(THREADS)]
    for seat in range(THREADS):
        assert nodes[1].tables.tables_of(f"p{seat}", 5, 0) == [found]


def test_one_version_is_saved_once(nodes: tuple[Store, Store]) -> None:
    table: Table = new_table()
    nodes[0].tables.add_table(table)

    def save(one: int) -> bool:
        try:
            nodes[one % 2].tables.save_table(replace(table, host=f"p{one}"))
        except Conflict:
            return False
        return True

    answers = at_once(save)
    assert sum(answers) == 1
    found = nodes[0].tables.load_table(table.id)
    assert found is not None
    assert found.host == f"p{answers.index(True)}"


def test_lines_of_a_chat_have_numbers_without_gaps(nodes: tuple[Store, Store]) -> None:
    table = stored_table(nodes[0])

    def talk(one: int) -> list[int]:
        said = [nodes[one % 2].chat.say(new_line(table, f"{one}/{n}")) for n in range(8)]
        return [line.number for line in said]

    numbers = sorted(number for told in at_once(talk) for number in told)
    assert numbers == list(range(1, 8 * THREADS + 1))
    assert [line.number for line in nodes[0].chat.lines(table)] == numbers


def test_talk_does_not_hold_up_decisions(nodes: tuple[Store, Store]) -> None:
    """Chat, changes and decisions of one table at once: nobody waits for a deadlock to be found."""
    table = new_table()
    nodes[0].tables.add_table(table)

    def busy(one: int) -> None:
        for seq in range(8):
            match one:
                case 0:
                    nodes[0].journal.append([new_entry(table.id, seq, deadline=seq)])
                case 1:
                    found = nodes[0].tables.load_table(table.id)
                    assert found is not None
                    nodes[0].tables.save_table(found)
                case _:
                    nodes[one % 2].chat.say(new_line(table.id, "and so on"))

    at_once(busy)
    assert len(nodes[0].journal.entries(table.id)) == 8


def test_a_lease_goes_to_exactly_one(nodes: tuple[Store, Store]) -> None:
    for now in range(0, 100, 10):

        def lease(one: int, now: int = now) -> bool:
            return nodes[one % 2].leases.lease("clock", f"n{one}", now, now + 10)

        assert sum(at_once(lease)) == 1


def test_a_seat_answers_once_from_wherever(nodes: tuple[Store, Store]) -> None:
    table = stored_table(nodes[0])
    for window in range(10):

        def answer(one: int, window: int = window) -> bool:
            return nodes[one % 2].sealed.seal(new_answer(table, window, Seat(0), f"word-{one}"))

        answers = at_once(answer)
        assert sum(answers) == 1
        (kept,) = nodes[0].sealed.sealed(table, window)
        assert kept.word == f"word-{answers.index(True)}"


def test_seats_that_answer_at_once_do_not_collide(nodes: tuple[Store, Store]) -> None:
    table = stored_table(nodes[0])
    assert all(at_once(lambda seat: nodes[seat % 2].sealed.seal(new_answer(table, 3, Seat(seat)))))
    assert len(nodes[0].sealed.sealed(table, 3)) == THREADS


def test_a_table_is_rated_once_and_no_game_is_forgotten(nodes: tuple[Store, Store]) -> None:
    tables = [stored_table(nodes[0]) for _ in range(3)]

    def rate(one: int) -> Counter[str]:
        told: Counter[str] = Counter()
        for table in tables if one % 2 else tables[::-1]:
            while True:
                ratings = nodes[one % 2].ratings.ratings("g", ["ann", "bo"])
                games = {name: rating.games for name, rating in ratings.items()}
                changed = {
                    name: Rating(25.0, 8.0, games.get(name, 0) + 1) for name in ("bo", "ann")
                }
                try:
                    told[table] += nodes[one % 2].ratings.rate(table, "g", 1, changed)
                except Conflict:
                    continue
                break
        return told

    assert sum(at_once(rate), Counter()) == Counter(dict.fromkeys(tables, 1))
    ratings = nodes[0].ratings.ratings("g", ["ann", "bo"])
    assert {rating.games for rating in ratings.values()} == {len(tables)}
    assert [rated.rating.games for rated in nodes[0].ratings.history("ann", "g", 9)] == [3, 2, 1]


# Processes --------------------------------------------------------------------------------------


def test_two_nodes_race_on_tables_nothing_is_lost_or_doubled(
    nodes: tuple[Store, Store], database_url: str
) -> None:
    tables, steps = [stored_table(nodes[0]) for _ in range(5)], 40
    started = [nursery.start(writers.race, database_url, node, tables, steps) for node in "ab"]
    told = [writers.everything_from(pipe) for _, pipe in started]
    for process, _ in started:
        process.join()
        assert process.exitcode == 0
    won = {entry: node for node, acks in zip("ab", told, strict=True) for entry in acks[1:]}
    assert len(won) == sum(len(acks) - 1 for acks in told)
    for table in tables:
        stored = nodes[0].journal.entries(table)
        assert stored == [new_entry(table, seq, won[table, seq]) for seq in range(steps)]


def test_two_nodes_never_hold_a_lease_at_once(
    nodes: tuple[Store, Store], database_url: str
) -> None:
    both = writers.together(2)
    started = [
        nursery.start(writers.lease_often, database_url, node, "clock", both, 60) for node in "ab"
    ]
    held = [writers.everything_from(pipe) for _, pipe in started]
    for process, _ in started:
        process.join()
    spans = sorted(
        (since, end, node) for node, mine in zip("ab", held, strict=True) for since, end in mine
    )
    assert {node for _, _, node in spans} == {"a", "b"}
    for (_, end, before), (since, _, after) in pairwise(spans):
        assert before == after or since >= end


def test_nodes_that_start_at_once_make_the_tables_once(database_url: str) -> None:
    started = [nursery.start(writers.open_and_close, database_url) for _ in range(5)]
    assert [writers.everything_from(pipe) for _, pipe in started] == [[[]]] * 5
    for process, _ in started:
        process.join()
        assert process.exitcode == 0
