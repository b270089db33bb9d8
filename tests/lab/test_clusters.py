"""Intervals over clusters: they hold as often as they say."""

from random import Random

import pytest

from larceny.lab.clusters import Estimate, Ratio
from larceny.lab.figures import t95, wilson


def test_the_error_of_a_mean() -> None:
    ratio = Ratio()
    for value in (1, 2, 3, 6):
        ratio.add(value)
    assert ratio.value == 3
    assert ratio.error == pytest.approx((14 / 3 / 4) ** 0.5)
    estimate = ratio.mean()
    assert estimate.high - estimate.low == pytest.approx(2 * 3.182 * ratio.error)


def test_few_clusters_are_judged_by_students_t() -> None:
    """The values are those of printed tables."""
    printed = {1: 12.706, 2: 4.303, 4: 2.776, 5: 2.571, 9: 2.262, 30: 2.042, 120: 1.980}
    for freedom, value in printed.items():
        assert t95(freedom) == pytest.approx(value, rel=0.002)
    assert t95(10**6) == pytest.approx(1.96, rel=1e-4)
    assert t95(0) == float("inf")


def test_clusters_of_one_kind_each_count_once() -> None:
    """Four games of a deal that all go the same way tell no more than one."""
    alone, fourfold = Ratio(), Ratio()
    for won in (1, 0, 1, 1, 0, 1, 1, 1, 0, 1):
        alone.add(won)
        fourfold.add(4 * won, 4)
    assert fourfold.error == pytest.approx(alone.error)
    assert fourfold.share().low == pytest.approx(alone.share().low)


def test_what_is_the_same_in_every_cluster_is_sure() -> None:
    ratio = Ratio()
    for _ in range(20):
        ratio.add(1, 4)  # one of four seats wins, whoever sits there
    share, (low, high) = ratio.share(), wilson(20, 80)
    assert low < share.low < share.value == 0.25 < share.high < high


def test_all_won_is_not_for_sure() -> None:
    ratio = Ratio()
    for _ in range(10):
        ratio.add(4, 4)
    assert ratio.share().high == 1
    assert ratio.share().low == pytest.approx(wilson(10, 10, t95(9))[0])
    ratio = Ratio()
    for _ in range(10):
        ratio.add(0, 4)
    assert ratio.share().low == pytest.approx(0)
    assert ratio.share().high == pytest.approx(wilson(0, 10, t95(9))[1])


def test_merging_is_adding() -> None:
    whole, parts = Ratio(), [Ratio(), Ratio()]
    for number in range(10):
        whole.add(number % 3, 1 + number % 2)
        parts[number % 2].add(number % 3, 1 + number % 2)
    parts[0].merge(parts[1])
    assert parts[0] == whole


def test_no_games_give_no_interval() -> None:
    ratio = Ratio()
    ratio.add(0, 0)
    assert ratio.clusters == 0
    assert not ratio.share().has_interval


def test_a_single_deal_has_no_interval() -> None:
    """Four games of one deal: whether another one would go likewise, nobody knows."""
    ratio = Ratio()
    ratio.add(3, 4)
    for estimate in (ratio.mean(), ratio.share(), ratio.share().times(4)):
        assert not estimate.has_interval
        assert estimate.to_json() == {"value": estimate.value, "low95": None, "high95": None}
        assert estimate.ends == (estimate.value, estimate.value)
    assert ratio.share() == Estimate(0.75)


@pytest.mark.parametrize("alike", [0.0, 0.6])
@pytest.mark.parametrize(("deals", "most"), [(60, 0.98), (5, 1)])
def test_95_of_100_intervals_hold(alike: float, deals: int, most: float) -> None:
    """Deals of four games, that go alike more or less; the true share is 0.3."""
    dice, held, tries = Random(f"clusters {alike}"), 0, 600
    for _ in range(tries):
        ratio = Ratio()
        for _ in range(deals):
            deal = dice.random() < 0.3
            games = [deal if dice.random() < alike else dice.random() < 0.3 for _ in range(4)]
            ratio.add(sum(games), 4)
        share = ratio.share()
        held += share.low <= 0.3 <= share.high
    assert 0.92 <= held / tries <= most


def test_95_of_100_means_of_a_few_deals_hold() -> None:
    dice, held, tries = Random("means"), 0, 600
    for _ in range(tries):
        ratio = Ratio()
        for _ in range(4):
            ratio.add(dice.gauss(5, 2))
        held += ratio.mean().low <= 5 <= ratio.mean().high
    assert 0.93 <= held / tries <= 0.97
