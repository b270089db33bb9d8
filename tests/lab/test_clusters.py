"""Intervals over clusters: they hold as often as they say."""

from random import Random

import pytest

from larceny.lab.clusters import Ratio
from larceny.lab.figures import wilson


def test_the_error_of_a_mean() -> None:
    ratio = Ratio()
    for value in (1, 2, 3, 6):
        ratio.add(value)
    assert ratio.value == 3
    assert ratio.error == pytest.approx((14 / 3 / 4) ** 0.5)
    estimate = ratio.mean()
    assert estimate.high - estimate.low == pytest.approx(2 * 1.96 * ratio.error)


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
    assert ratio.share().low == pytest.approx(wilson(40, 40)[0])


def test_merging_is_adding() -> None:
    whole, parts = Ratio(), [Ratio(), Ratio()]
    for number in range(10):
        whole.add(number % 3, 1 + number % 2)
        parts[number % 2].add(number % 3, 1 + number % 2)
    parts[0].merge(parts[1])
    assert parts[0] == whole


def test_nothing_is_known_of_nothing() -> None:
    ratio = Ratio()
    ratio.add(0, 0)
    assert ratio.clusters == 0
    assert (ratio.share().low, ratio.share().high) == (0, 1)


@pytest.mark.parametrize("alike", [0.0, 0.6])
def test_95_of_100_intervals_hold(alike: float) -> None:
    """Deals of four games, that go alike more or less; the true share is 0.3."""
    dice, held, tries = Random(f"clusters {alike}"), 0, 600
    for _ in range(tries):
        ratio = Ratio()
        for _ in range(60):
            deal = dice.random() < 0.3
            games = [deal if dice.random() < alike else dice.random() < 0.3 for _ in range(4)]
            ratio.add(sum(games), 4)
        share = ratio.share()
        held += share.low <= 0.3 <= share.high
    assert 0.92 <= held / tries <= 0.98
