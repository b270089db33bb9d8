"""Rate limits: how often something may be done, by address, by account, by person.

Each rate is a bucket of tokens: so many at once, and a new one every so many seconds. Buckets live
in the process; the least recently used ones are forgotten, so that their memory has a bound.
"""

from collections import OrderedDict
from dataclasses import dataclass, fields
from ipaddress import IPv6Address, ip_address
from math import ceil

from ...domain.refusals import TooMuch
from ...ports.clock import Clock

MOST_BUCKETS = 20_000
"""Buckets that are remembered for one rate; each takes about 200 bytes."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and one more every so many seconds."""

    burst: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Rates:
    """What is limited, and how much of it one may do."""

    guests: Rate = Rate(60, 5)  # by address: a club may sit behind one
    sign_ups: Rate = Rate(20, 60)  # by address
    log_ins: Rate = Rate(30, 10)  # by address
    log_ins_of_account: Rate = Rate(15, 30)  # by account and address: nobody locks another out
    passwords: Rate = Rate(10, 30)  # by session: where the password is asked for again
    renames: Rate = Rate(10, 20)  # by person
    exports: Rate = Rate(3, 60)  # by person
    tables: Rate = Rate(20, 10)  # by person: making tables
    hints: Rate = Rate(30, 2)  # by person
    advices: Rate = Rate(200, 0.2)  # by address: chances in replays
    replays: Rate = Rate(120, 0.25)  # by address: replays, records and courses
    pictures: Rate = Rate(30, 1)  # by address: previews of links, half a second each
    friend_requests: Rate = Rate(30, 20)  # by person: asking somebody to be a friend
    invitations: Rate = Rate(30, 10)  # by person: inviting somebody to a table
    clubs: Rate = Rate(10, 360)  # by person: making clubs
    club_invitations: Rate = Rate(30, 120)  # by person: inviting somebody to a club
    reports: Rate = Rate(5, 120)  # by person: reporting somebody
    analyses: Rate = Rate(6, 60)  # by person: games that a master goes through
    puzzles: Rate = Rate(120, 1)  # by person: puzzles and exercises that are looked at or drawn
    studies: Rate = Rate(60, 1)  # by person: making or changing a study
    study_reads: Rate = Rate(60, 0.5)  # by address: each plays its line again
    positions: Rate = Rate(120, 0.25)  # by person: positions that are tried
    uploads: Rate = Rate(30, 20)  # by person: games that were played offline
    changes: Rate = Rate(120, 0.1)  # by person: everything else that changes something
    seeks: Rate = Rate(20, 3)  # by person: looking for a quick match
    halls: Rate = Rate(30, 2)  # by person: entering the hall
    connections: Rate = Rate(60, 1)  # by person: sockets that are opened, one after the other
    open_tables: int = 20  # by person: how many he keeps open, or sits at
    api_tokens: int = 20  # by person
    sessions: int = 50  # by person: devices; the oldest is logged out
    push_devices: int = 10  # by person: where he is told of his turn; the oldest is forgotten
    sockets: int = 50  # by person: tabs, devices and programs that are connected at once
    sockets_of_address: int = 500  # by address: a school may sit behind one


class TokenBuckets:
    """One rate, for everybody it applies to."""

    def __init__(self, rate: Rate, clock: Clock, most: int = MOST_BUCKETS) -> None:
        self.rate = rate
        self._clock = clock
        self._most = most
        self._full_at: OrderedDict[str, float] = OrderedDict()  # when the bucket is full again

    def take(self, key: str) -> None:
        """Take a token out of a bucket; raise TooMuch, and take none, if there is none."""
        now = self._clock.monotonic()
        full_at = max(self._full_at.get(key, now), now) + self.rate.seconds
        wait = full_at - now - self.rate.burst * self.rate.seconds
        if wait > 1e-9:
            raise TooMuch("too-many", retry_after_s=ceil(wait))
        self._full_at[key] = full_at
        self._full_at.move_to_end(key)
        if len(self._full_at) > self._most:
            self._full_at.popitem(last=False)

    def __len__(self) -> int:
        return len(self._full_at)


class Places:
    """So many at once for each key; whoever entered must leave."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """Take a place; say no if there is none."""
        taken = self._taken.get(key, 0)
        if taken >= self.most:
            return False
        self._taken[key] = taken + 1
        return True

    def leave(self, key: str) -> None:
        """Give a place back."""
        taken = self._taken.pop(key) - 1
        if taken:
            self._taken[key] = taken

    def __len__(self) -> int:
        return sum(self._taken.values())


class RateLimits:
    """The buckets of all rates."""

    def __init__(self, clock: Clock, rates: Rates | None = None) -> None:
        self.rates = Rates() if rates is None else rates
        self.sockets = Places(self.rates.sockets)
        self.sockets_of_address = Places(self.rates.sockets_of_address)
        self._buckets = {
            field.name: TokenBuckets(rate, clock)
            for field in fields(Rates)
            if isinstance(rate := getattr(self.rates, field.name), Rate)
        }

    def take(self, what: str, key: str) -> None:
        """Count one more of something against its rate; raise TooMuch if it is one too many."""
        self._buckets[what].take(key)


def address_key(address: str) -> str:
    """Say to whom an address belongs: with IPv6 a household has a whole network of them."""
    try:
        known = ip_address(address)
    except ValueError:
        return address[:60]
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return f"{IPv6Address(int(known) >> 64 << 64)}/64"
    return str(known)
