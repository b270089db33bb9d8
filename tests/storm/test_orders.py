"""Every order of small cases; and that the search leaves out only what makes no difference."""

from collections.abc import Sequence

import pytest

from tests.effort import amount
from tests.planting import plants_faults

from .cases import BY_NAME, CASES, Case
from .orders import EVERYTHING, OrderedLoop, explore, independent
from .planted import BY_NAME as BUGS
from .planted import planted
from .world import READS, STORE


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_it_holds_in_every_order(case: Case) -> None:
    most = amount(quick=3, usual=25, soak=case.most)
    seen = explore(case.play, case.depth, case.early, most)
    assert not seen.wrong, [*seen.wrong, *seen.order]
    assert seen.orders == most or seen.is_complete


def orders_of(ways: Sequence[tuple[str, str]]) -> list[tuple[str, ...]]:
    """Return all orders in which some things arrive that are tried."""
    found: list[tuple[str, ...]] = []

    def play(loop: OrderedLoop) -> list[str]:
        came: list[str] = []
        for number, (way, touches) in enumerate(ways):
            loop.arrive(0.0, way, touches, came.append, f"{way}{number}")
        loop.is_exploring = True
        loop.run_until(lambda: loop.is_quiet and not loop.ready, 1.0)
        found.append(tuple(came))
        return []

    assert explore(play, depth=20, early=0, most=1_000).is_complete
    assert len(set(found)) == len(found)
    return found


def test_what_touches_the_same_comes_in_every_order() -> None:
    assert len(orders_of([("a", "node"), ("b", "node"), ("c", "node")])) == 6
    assert len(orders_of([("a", STORE), ("b", READS), ("c", STORE)])) == 6


def test_what_touches_nothing_in_common_comes_in_one() -> None:
    assert len(orders_of([("a", "one"), ("b", "two"), ("c", "three"), ("d", "four")])) == 1
    assert len(orders_of([("a", READS), ("b", READS), ("c", READS)])) == 1


def test_what_takes_one_way_keeps_its_order() -> None:
    assert len(orders_of([("a", "node"), ("a", "node"), ("a", "node")])) == 1
    assert len(orders_of([("a", "node"), ("a", "node"), ("b", "node")])) == 3


def test_two_pairs_that_do_not_know_each_other_are_tried_apart() -> None:
    assert len(orders_of([("a", "x"), ("b", "x"), ("c", "y"), ("d", "y")])) == 4


def test_a_crash_may_come_at_any_moment() -> None:
    assert len(orders_of([("a", "x"), ("a", "x"), ("a", "x"), ("crash", EVERYTHING)])) == 4
    assert not independent(EVERYTHING, "x")


@plants_faults
@pytest.mark.parametrize(
    ("bug", "case"),
    [
        ("closes a window when all have answered", "a window at two nodes"),
        ("tells before storing", "two sealed choices at two nodes"),
        ("sends pushes unclaimed", "a push is claimed and sent, and a lease changes hands"),
    ],
)
def test_the_search_finds_a_planted_bug(bug: str, case: str) -> None:
    small = BY_NAME[case]
    with planted(BUGS[bug]):
        seen = explore(small.play, small.depth, small.early, 100)
    assert seen.wrong
