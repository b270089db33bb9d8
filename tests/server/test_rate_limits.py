"""Rate limits: buckets of tokens that fill up again, and take no more memory than they may."""

import pytest

from larceny.server.domain.refusals import TooMuch
from larceny.server.service.people.rate_limits import (
    Rate,
    RateLimits,
    Rates,
    TokenBuckets,
    address_key,
)

from .clocks import ManualClock


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


def tries(buckets: TokenBuckets, key: str, often: int) -> int:
    """Try so often; return how often it worked."""
    worked = 0
    for _ in range(often):
        try:
            buckets.take(key)
        except TooMuch:
            continue
        worked += 1
    return worked


def test_a_token_bucket_allows_a_burst_and_then_one_at_a_time(clock: ManualClock) -> None:
    buckets = TokenBuckets(Rate(3, 10), clock)
    assert tries(buckets, "ann", 5) == 3
    clock.advance(9.9)
    assert tries(buckets, "ann", 5) == 0
    clock.advance(0.2)
    assert tries(buckets, "ann", 5) == 1
    clock.advance(1_000)
    assert tries(buckets, "ann", 5) == 3


def test_rate_limits_are_counted_per_key(clock: ManualClock) -> None:
    buckets = TokenBuckets(Rate(1, 10), clock)
    assert (tries(buckets, "ann", 2), tries(buckets, "bo", 2)) == (1, 1)


def test_a_refusal_by_rate_limit_says_when_to_retry(clock: ManualClock) -> None:
    buckets = TokenBuckets(Rate(1, 10), clock)
    buckets.take("ann")
    clock.advance(3.5)
    with pytest.raises(TooMuch) as no:
        buckets.take("ann")
    assert no.value.details == {"retry_after_s": 7}


def test_a_refused_attempt_takes_no_token(clock: ManualClock) -> None:
    buckets = TokenBuckets(Rate(1, 10), clock)
    tries(buckets, "ann", 100)
    clock.advance(10)
    assert tries(buckets, "ann", 1) == 1


def test_the_least_recently_used_bucket_is_evicted(clock: ManualClock) -> None:
    buckets = TokenBuckets(Rate(1, 10), clock, most=100)
    for number in range(1_000):
        tries(buckets, "busy", 1)
        clock.advance(10 if number % 50 == 0 else 0)
        buckets.take(f"somebody {number}")
    assert len(buckets) == 100
    assert tries(buckets, "somebody 999", 1) == 0
    assert tries(buckets, "somebody 0", 1) == 1


def test_every_rate_has_buckets(clock: ManualClock) -> None:
    limits = RateLimits(clock, Rates(guests=Rate(1, 60), log_ins=Rate(1, 60)))
    limits.take("guests", "here")
    limits.take("log_ins", "here")
    with pytest.raises(TooMuch):
        limits.take("guests", "here")


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown", "unknown"),
        ("x" * 1_000, "x" * 60),
    ],
)
def test_an_ipv6_network_counts_as_one_address(address: str, key: str) -> None:
    assert address_key(address) == key
