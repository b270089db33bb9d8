"""The store of those who solve puzzles, the same on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date

import pytest

from larceny.puzzles.rating import Rating
from larceny.puzzles.solving import Attempt, Solver
from larceny.puzzles.streaks import Streak
from larceny.puzzles.training import TrainingRecord
from larceny.server.adapters.sql_store import open_store
from larceny.server.ports.store import Conflict, Store

from .test_store_people import ANN, BO

DAY = date(2026, 11, 18)
ANNS = Solver(
    "ann", 1, Rating(1523.5, 300.25, 0.06), 1, Streak(3, 7, DAY), TrainingRecord(4, -1, 3, 9, 12)
)
DRAWN = Attempt("ann", "0123456789", None, 5, counts=True)
DAILY = Attempt("ann", "abcdef0123", DAY, 9, given=("a1", "steal row 3"), solved=True, over=True)


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    opened = open_store(database_url)
    opened.people.add_person(ANN, "hash of ann")
    opened.people.add_person(BO, "hash of bo")
    yield opened
    opened.close()


def test_who_has_not_begun_is_at_the_beginning(store: Store) -> None:
    assert store.puzzles.solver("ann") == Solver("ann")
    assert store.puzzles.attempt("ann", "0123456789", "") is None
    assert store.puzzles.history("ann", 10) == store.puzzles.drawn("ann") == []
    assert store.puzzles.had("ann") == set()


def test_what_was_kept_comes_back_as_it_was(store: Store) -> None:
    store.puzzles.keep(ANNS, DAILY)
    assert store.puzzles.solver("ann") == ANNS
    assert store.puzzles.attempt("ann", "abcdef0123", "2026-11-18") == DAILY
    assert store.puzzles.attempt("ann", "abcdef0123", "") is None
    assert store.puzzles.solver("bo") == Solver("bo")
    assert store.puzzles.had("bo") == set()


def test_the_slower_of_two_is_told_so_and_changes_nothing(store: Store) -> None:
    store.puzzles.keep(ANNS, None)
    slower = replace(ANNS, rated=9)
    with pytest.raises(Conflict):
        store.puzzles.keep(slower, DAILY)
    assert store.puzzles.solver("ann") == ANNS
    assert store.puzzles.attempt("ann", "abcdef0123", "2026-11-18") is None
    store.puzzles.keep(replace(slower, version=2), DAILY)
    with pytest.raises(Conflict):
        store.puzzles.keep(replace(slower, version=2), None)


def test_what_was_drawn_waits_until_it_is_over(store: Store) -> None:
    store.puzzles.begin(DRAWN)
    later = replace(DRAWN, puzzle="fedcba9876", at=7)
    store.puzzles.begin(later)
    store.puzzles.keep(ANNS, DAILY)
    assert store.puzzles.drawn("ann") == [later, DRAWN]
    assert store.puzzles.history("ann", 10) == [DAILY]
    assert store.puzzles.had("ann") == {"0123456789", "abcdef0123", "fedcba9876"}
    answered = replace(DRAWN, given=("b2",), before=1500.0, after=1400.5, at=11)
    store.puzzles.keep(replace(ANNS, version=2), answered)
    assert store.puzzles.drawn("ann") == [answered, later]
    assert store.puzzles.history("ann", 1) == [answered]
    assert store.puzzles.history("ann", 5, offset=1) == [DAILY]


def test_only_what_is_over_is_begun_anew(store: Store) -> None:
    under_way = replace(DRAWN, given=("b2",))
    store.puzzles.keep(ANNS, under_way)
    again = replace(DRAWN, counts=False, at=20)
    store.puzzles.begin(again)
    assert store.puzzles.attempt("ann", DRAWN.puzzle, "") == under_way
    store.puzzles.keep(replace(ANNS, version=2), replace(under_way, over=True))
    store.puzzles.begin(again)
    assert store.puzzles.attempt("ann", DRAWN.puzzle, "") == again


def test_nothing_is_left_of_one_who_is_forgotten(store: Store) -> None:
    store.puzzles.keep(ANNS, DAILY)
    store.puzzles.keep(replace(ANNS, person="bo"), replace(DAILY, person="bo"))
    store.people.forget_person("ann", "gone")
    assert store.puzzles.solver("ann") == Solver("ann")
    assert store.puzzles.history("ann", 10) == []
    assert store.puzzles.history("bo", 10) == [replace(DAILY, person="bo")]
