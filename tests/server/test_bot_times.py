"""How long bots took, read from a server's metrics."""

from math import inf

import pytest

from larceny.loadtest.bot_times import BotTimes, parse_bot_times
from larceny.server.adapters.prometheus import PrometheusMetrics


def told(*seconds: float, bot: str = "expert", failures: int = 0) -> BotTimes:
    metrics = PrometheusMetrics()
    for one in seconds:
        metrics.thought(bot, one)
    metrics.thought("another", 4.0)
    for _ in range(failures):
        metrics.bot_failed(bot, "late")
    return parse_bot_times(metrics.text().decode(), "expert")


def test_times_are_read_from_the_metrics_of_a_server() -> None:
    times = told(*[0.004] * 90, *[0.04] * 6, *[0.2] * 4, failures=2)
    assert times.count == 100
    assert times.share_within(50) == 0.96
    assert times.failed == {"late": 2}


def test_a_quantile_lies_between_the_bounds_of_its_bucket() -> None:
    times = told(*[0.004] * 90, *[0.04] * 6, *[0.2] * 4)
    p50, p95, p99 = (times.quantile_ms(share) for share in (0.5, 0.95, 0.99))
    assert p50 == pytest.approx(2.5 + 2.5 * 50 / 90, abs=0.06)
    assert p95 == pytest.approx(30 + 20 * 5 / 6, abs=0.06)
    assert p99 == pytest.approx(150 + 150 * 3 / 4, abs=0.06)


def test_what_took_longer_than_all_bounds_is_told_as_the_last_of_them() -> None:
    assert told(9.0).quantile_ms(0.5) == 5_000
    assert told(9.0).within[inf] == 1


def test_what_was_before_does_not_count() -> None:
    before, after = told(0.2, 0.2, failures=1), told(0.2, 0.2, 0.004, failures=3)
    since = after - before
    assert since.count == 1
    assert since.share_within(50) == 1
    assert since.failed == {"late": 2}


def test_where_nobody_was_asked_nothing_is_told() -> None:
    nobody = BotTimes()
    assert nobody.count == 0
    assert nobody.share_within(50) is None
    assert nobody.quantile_ms(0.95) is None
