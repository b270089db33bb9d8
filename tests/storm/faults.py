"""What goes wrong in a simulated world, and when: a list that is drawn before it begins.

Each fault is one line of the story. So a story can be told again without one of them, and what is
left when none can be left out is what broke the server.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from .loop import SimulatedLoop


class Fault(NamedTuple):
    """Something that goes wrong: what, from when on, for how long, with whom, how badly."""

    kind: str
    at: float
    length: float
    who: str  # a node or a person; nobody: everywhere
    size: float

    def __str__(self) -> str:
        until = f" for {self.length:.2f} s" if self.length else ""
        whom = f" at {self.who}" if self.who else ""
        return f"{self.at:7.3f} s  {self.kind}{whom}{until} ({self.size:g})"


class Kind(NamedTuple):
    """A kind of fault: whom it can strike, for how long, and how badly."""

    name: str
    strikes: str  # node, person, or all
    lasts: tuple[float, float]
    sizes: tuple[float, float]
    what: str


KINDS = (
    Kind("node-killed", "node", (0.5, 4), (0, 40), "dies after so many callbacks, comes back"),
    Kind("node-killed-storing", "node", (0.5, 4), (0, 0.99), "dies when something is stored"),
    Kind("node-frozen", "node", (0.3, 8), (0, 0), "stands still, and goes on"),
    Kind("node-updated", "node", (0, 0), (0, 0), "sends everybody away, leaves, comes back"),
    Kind("clock-set", "node", (0, 0), (-60_000, 60_000), "the time of day is set, by ms"),
    Kind("socket-cut", "person", (0, 0), (0, 0), "a connection breaks, also in mid-frame"),
    Kind("socket-half-open", "person", (0, 0), (5, 40), "the node notices it so much later"),
    Kind("reader-slow", "person", (0.5, 6), (0, 0), "hardly reads what it is sent"),
    Kind("message-late", "person", (0.5, 5), (0.1, 3), "what it sends takes so much longer"),
    Kind("message-repeated", "person", (0.5, 6), (0.8, 0.8), "sends again what it has sent"),
    Kind("bus-late", "node", (0.5, 5), (0.1, 3), "announcements take so much longer"),
    Kind("bus-repeats", "node", (0.5, 6), (0.5, 0.5), "announcements come twice"),
    Kind("bus-cut", "node", (0.2, 6), (0, 0), "no announcement comes or goes"),
    Kind("store-fails", "node", (0.1, 3), (0.1, 1), "the database refuses"),
    Kind("answer-lost", "node", (0.1, 2), (0.1, 1), "the database did it, and does not say so"),
    Kind("store-stalls", "node", (0.1, 4), (0.2, 4), "the database takes so much longer"),
    Kind("disk-full", "all", (0.1, 3), (0, 0), "nothing can be written"),
    Kind("power-lost", "all", (0.1, 2), (0, 0), "what was not synced is lost"),
    Kind("bot-fails", "node", (0.5, 6), (0.5, 0.9), "bots die, fail or take too long"),
    Kind("push-refused", "node", (0.5, 6), (0.5, 1), "the push service is away"),
)
BY_NAME = {kind.name: kind for kind in KINDS}

OFTEN = (*KINDS, BY_NAME["clock-set"], BY_NAME["clock-set"], BY_NAME["node-killed-storing"])
"""Some come more often than others: few moments are right for them."""

FIRST_S, LAST_S = 0.1, 5.0
MOST = 9


def drawn(dice: Random, nodes: Sequence[str], people: Sequence[str]) -> list[Fault]:
    """Draw what will go wrong."""
    faults = []
    for _ in range(dice.randint(1, MOST)):
        kind = dice.choice(OFTEN)
        who = {"node": nodes, "person": people, "all": ("",)}[kind.strikes]
        faults.append(
            Fault(
                kind.name,
                round(dice.uniform(FIRST_S, LAST_S), 3),
                round(dice.uniform(*kind.lasts), 3),
                dice.choice(who),
                round(dice.uniform(*kind.sizes), 2),
            )
        )
    return sorted(faults, key=lambda fault: fault.at)


class Faults:
    """The faults of one world: asked by everything that can fail."""

    def __init__(self, loop: SimulatedLoop, faults: Sequence[Fault]) -> None:
        self.loop = loop
        self.all = faults
        self.happened: Counter[str] = Counter()
        self._lasting: dict[str, list[Fault]] = {}
        for fault in faults:
            self._lasting.setdefault(fault.kind, []).append(fault)

    @property
    def over_at(self) -> float:
        """Return when everything works again."""
        return max((fault.at + fault.length for fault in self.all), default=0.0)

    def has(self, *kinds: str) -> bool:
        """Ask whether anything of some kinds ever happens in this world."""
        return any(kind in self._lasting for kind in kinds)

    def now(self, kind: str, who: str) -> Fault | None:
        """Return the fault of a kind that somebody suffers now."""
        for fault in self._lasting.get(kind, ()):
            if fault.who in ("", who) and fault.at <= self.loop.now < fault.at + fault.length:
                return fault
        return None

    def strikes(self, kind: str, who: str, dice: Random) -> bool:
        """Ask whether something goes wrong for somebody this time."""
        fault = self.now(kind, who) if kind in self._lasting else None
        if fault is None or dice.random() >= fault.size:
            return False
        self.happened[kind] += 1
        return True

    def lateness(self, kind: str, who: str, dice: Random) -> float:
        """Return how much longer something takes for somebody this time."""
        fault = self.now(kind, who) if kind in self._lasting else None
        if fault is None:
            return 0.0
        self.happened[kind] += 1
        return dice.uniform(0, fault.size)
