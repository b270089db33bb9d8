"""Quick match: who is seated together, by rating and waiting time. Pure functions.

Everybody reaches for ratings round his own, and the longer he waits, the further. Whoever waits
longest is served first, with those who are nearest to him.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from enum import StrEnum
from itertools import chain, zip_longest
from typing import NamedTuple

from .game_clock import DAY_MS, ClockKind, TimeControl


class Tempo(StrEnum):
    """How quickly people who look for a table want to play."""

    FAST = "fast"
    RELAXED = "relaxed"
    DAYS = "days"


CLOCKS: Mapping[Tempo, TimeControl] = {
    Tempo.FAST: TimeControl(ClockKind.BANK, 20_000, 3 * 60_000),
    Tempo.RELAXED: TimeControl(ClockKind.BANK, 60_000, 15 * 60_000),
    Tempo.DAYS: TimeControl(ClockKind.DAYS, DAY_MS),
}

NEAR = 4.0
"""How far apart ratings may be at once: a newcomer is at 25, give or take 8."""

FURTHER_A_SECOND = 0.5
"""How much further somebody reaches with each second that he waits."""

GATHER_MS = 6_000
"""How long a table waits to be larger, once there are enough for a smaller one."""


class Seeker(NamedTuple):
    """Somebody who looks for a table."""

    person: str
    game: str
    tempo: Tempo
    least: int  # of how many players the game is capable
    most: int  # with how many he wants to play at most
    rating: float
    since: int


Group = tuple[Seeker, ...]
Pair = tuple[str, str]
_Apart = Set[frozenset[str]]


def reach(seeker: Seeker, now: int) -> float:
    """Say how far from his own rating somebody looks by now."""
    return NEAR + FURTHER_A_SECOND * max(0, now - seeker.since) / 1_000


def fits(one: Seeker, other: Seeker, now: int) -> bool:
    """Ask whether two may sit at one table: what both reach for, taken together, bridges the gap.

    Who has just come is patient with one who waits, and the other way round.
    """
    return 2 * abs(one.rating - other.rating) <= reach(one, now) + reach(other, now)


def may_sit(one: Seeker, other: Seeker, now: int, apart: _Apart) -> bool:
    """Ask whether two fit, and neither is to be kept from the other."""
    return fits(one, other, now) and frozenset((one.person, other.person)) not in apart


def matched(seekers: Iterable[Seeker], now: int, apart: Iterable[Pair] = ()) -> list[Group]:
    """Say who is seated together now; nobody sits at two tables, whoever is left waits on.

    Of those who are to be kept `apart` no two sit at one table.
    """
    kept_apart = {frozenset(pair) for pair in apart}
    pools: defaultdict[tuple[str, Tempo], list[Seeker]] = defaultdict(list)
    for seeker in seekers:
        pools[seeker.game, seeker.tempo].append(seeker)
    return [
        group for _, pool in sorted(pools.items()) for group in _matched_in(pool, now, kept_apart)
    ]


def _matched_in(pool: Sequence[Seeker], now: int, apart: _Apart) -> Iterator[Group]:
    by_rating = sorted(pool, key=lambda one: (one.rating, one.person))
    seated: set[str] = set()
    for first in sorted(pool, key=lambda one: (one.since, one.person)):
        if first.person not in seated:
            group = _group_of(first, by_rating, now, apart)
            if group is not None:
                seated.update(one.person for one in group)
                by_rating = [one for one in by_rating if one.person not in seated]
                yield group


def _group_of(first: Seeker, by_rating: Sequence[Seeker], now: int, apart: _Apart) -> Group | None:
    """Find company for the one who waits longest; None if there is not enough yet."""
    group, most = [first], first.most
    for other in _outward(first, by_rating, now):
        if len(group) >= most:
            break
        if other.most > len(group) and all(may_sit(one, other, now, apart) for one in group):
            group.append(other)
            most = min(most, other.most)
    is_enough = len(group) >= max(2, first.least)
    has_gathered = len(group) == most or now - first.since >= GATHER_MS
    return tuple(group) if is_enough and has_gathered else None


def _outward(first: Seeker, by_rating: Sequence[Seeker], now: int) -> Iterator[Seeker]:
    """List the others within reach, the nearest on either side in turn."""
    at = bisect_left(
        by_rating, (first.rating, first.person), key=lambda one: (one.rating, one.person)
    )
    far = reach(first, now)  # nobody who came later reaches further
    below = (by_rating[index] for index in range(at - 1, -1, -1))
    above = (by_rating[index] for index in range(at + 1, len(by_rating)))
    for one in chain.from_iterable(
        zip_longest(_within(below, first, far), _within(above, first, far))
    ):
        if one is not None:
            yield one


def _within(others: Iterator[Seeker], first: Seeker, far: float) -> Iterator[Seeker]:
    for one in others:
        if abs(one.rating - first.rating) > far:
            return
        yield one
