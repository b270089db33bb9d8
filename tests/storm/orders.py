"""Every order, not only many: small cases, in which whatever can come first does so once.

What comes from outside (a message, an announcement, a database that does something or answers, the
next timer, a crash) is not given a time here. It waits, and a search goes through every order in
which it can arrive. What takes the same way keeps its order. Between two arrivals a node runs until
it waits for something, as its event loop does.

Two arrivals that touch different things (two nodes, a node and the database) can change places and
nobody notices. So of the orders that differ in nothing else only one is tried: sleep sets, after
Godefroid's "Partial-Order Methods for the Verification of Concurrent Systems".
"""

from collections import deque
from collections.abc import Callable, Sequence
from contextvars import Context
from dataclasses import dataclass, field
from typing import Any

from .loop import Handle, SimulatedLoop
from .world import READS, STORE

EVERYTHING = "everything"
TIME = "time passes"


class Redundant(Exception):
    """This order differs in nothing from one that was tried."""


@dataclass
class Choice:
    """A moment at which several things could come first."""

    enabled: dict[str, str]  # what could come, and what it touches
    asleep: dict[str, str]  # what need not be tried here: it was tried where it came earlier
    chosen: str
    tried: list[str] = field(default_factory=list)

    def next(self) -> bool:
        """Let something else come first; say no if there is nothing else."""
        self.tried.append(self.chosen)
        for label in self.enabled:
            if label not in self.asleep and label not in self.tried:
                self.chosen = label
                return True
        return False


def independent(one: str, other: str) -> bool:
    """Ask whether two arrivals can change places unnoticed, by what they touch."""
    if EVERYTHING in (one, other):
        return False
    if one == other:
        return one == READS
    return {one, other} != {STORE, READS}


class Search:
    """Goes through all orders, depth first."""

    def __init__(self, depth: int) -> None:
        self.depth = depth
        self.choices: list[Choice] = []
        self.is_cut = False  # something could have come otherwise beyond the depth
        self._at = 0

    def begin(self) -> None:
        """Begin one more order."""
        self._at = 0

    def choose(self, enabled: dict[str, str]) -> str:
        """Say what comes first."""
        at, self._at = self._at, self._at + 1
        if at < len(self.choices):
            return self.choices[at].chosen
        asleep = self._asleep(enabled)
        awake = [label for label in enabled if label not in asleep]
        if not awake:
            raise Redundant
        if at >= self.depth:
            self.is_cut = self.is_cut or len(awake) > 1
            enabled = {awake[0]: enabled[awake[0]]}
        self.choices.append(Choice(enabled, asleep, awake[0]))
        return awake[0]

    def _asleep(self, enabled: dict[str, str]) -> dict[str, str]:
        if not self.choices:
            return {}
        before = self.choices[-1]
        touched = before.enabled[before.chosen]
        known = {**before.asleep, **{one: before.enabled[one] for one in before.tried}}
        return {
            label: touches
            for label, touches in known.items()
            if label in enabled and independent(touches, touched)
        }

    def go_on(self) -> bool:
        """Turn to the next order; say no if there is none."""
        while self.choices:
            if self.choices[-1].next():
                return True
            self.choices.pop()
        return False

    def told(self) -> list[str]:
        """Tell in which order things came."""
        return [choice.chosen for choice in self.choices if len(choice.enabled) > 1]


class OrderedLoop(SimulatedLoop):
    """Lets a search say what arrives next."""

    def __init__(self, search: Search, early: int) -> None:
        super().__init__()
        self.search = search
        self.early = early  # how often time may pass although something is on its way
        self.is_exploring = False
        self._ways: dict[str, deque[tuple[str, str, Handle]]] = {}
        self._arrived: dict[str, int] = {}

    def arrive(
        self,
        when: float,
        way: str,
        touches: str,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> None:
        """Let something arrive from outside, whenever the search says so."""
        number = self._arrived[way] = self._arrived.get(way, 0) + 1
        handle = Handle(callback, args, context)
        self._ways.setdefault(way, deque()).append((f"{way} #{number}", touches, handle))

    def next_time(self, latest: float) -> bool:
        """Let the next thing happen; say no if there is none by then."""
        enabled = {}
        for way in self._ways.values():
            label, touches, handle = way[0]
            enabled[label] = touches if handle.actor.alive else EVERYTHING
        has_timer = any(handle.callback is not None for _, _, handle in self.timers)
        if has_timer and (not enabled or (self.early > 0 and self.is_exploring)):
            enabled[TIME] = EVERYTHING
        if not enabled:
            return False
        label = self.search.choose(enabled) if self.is_exploring else next(iter(enabled))
        if label == TIME:
            self.early -= len(enabled) > 1
            return super().next_time(latest)
        taken = next(one for one, waiting in self._ways.items() if waiting[0][0] == label)
        self.ready.append(self._ways[taken].popleft()[2])
        if not self._ways[taken]:
            del self._ways[taken]
        return True

    @property
    def is_quiet(self) -> bool:
        """Ask whether nothing is on its way."""
        return not self._ways


@dataclass(frozen=True)
class Seen:
    """What a search has seen."""

    orders: int
    redundant: int
    is_complete: bool  # up to its depth, every order was tried
    is_cut: bool  # beyond it, something could have come otherwise
    deepest: int
    wrong: Sequence[str]
    order: Sequence[str]  # in which the first thing went wrong


Play = Callable[[OrderedLoop], list[str]]
"""Plays a case on a loop to its end, and lists what is wrong."""


def explore(play: Play, depth: int, early: int, most: int) -> Seen:
    """Go through all orders of a case up to a depth; stop at the first that goes wrong."""
    search = Search(depth)
    orders = redundant = deepest = 0
    while orders < most:
        search.begin()
        try:
            wrong = play(OrderedLoop(search, early))  # type: ignore[abstract]
        except Redundant:
            redundant += 1
        else:
            orders += 1
            deepest = max(deepest, len(search.choices))
            if wrong:
                told = search.told()
                return Seen(orders, redundant, False, search.is_cut, deepest, wrong, told)
        if not search.go_on():
            return Seen(orders, redundant, True, search.is_cut, deepest, (), ())
    return Seen(orders, redundant, False, search.is_cut, deepest, (), ())


def explore_all() -> int:
    """Go through all orders of all cases, and tell what was seen."""
    from .cases import CASES  # noqa: PLC0415  (it needs what is here)

    broken = 0
    for case in CASES:
        seen = explore(case.play, case.depth, case.early, case.most)
        broken += bool(seen.wrong)
        how = "all orders" if seen.is_complete else "the first"
        print(
            f"{case.name:<60} {how} up to depth {case.depth}: {seen.orders:,} played,"
            f" {seen.redundant:,} left out as the same; {len(seen.wrong)} wrong",
            flush=True,
        )
        for line in (*seen.wrong, *seen.order):
            print(f"    {line}")
    return 1 if broken else 0
