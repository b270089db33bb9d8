"""A player who forgets nothing, samples what is hidden, and searches. Each game says how.

It holds positions, but only sampled ones: they are drawn from what its seat has witnessed. A game
may give it a prior: what each answer is thought to be worth before any search. Then only answers
that are nearly as good as the best are searched, and what is found corrects the prior, the more
the longer it has searched. Without a prior every answer is searched, and the one that was tried
most is taken.
"""

import threading
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, ClassVar, Generic, NamedTuple

from larceny.kernel.events import Event, Seat
from larceny.kernel.game import ActionT, StateT

from .recall import KnownT, Recall, SeenT
from .search import Budget, Clock, Model, Search

THINKS_MS = 300.0
"""How long it thinks about a decision if nothing else is set."""

TRUST = 200
"""After so many simulations of an answer, the search counts as much as the prior."""


class Weighed(NamedTuple):
    """What a master thinks of a decision."""

    best: Any  # what it would have done
    best_chance: float  # how well the seat comes off with it, from 0 to 1
    made_chance: float  # ... and with what was done
    error: float | None  # the standard error of the difference; None if nothing was played out


@dataclass(slots=True)
class Root(Generic[StateT, ActionT]):
    """A decision before it is searched."""

    model: Model[StateT, ActionT] | None  # None: nothing is worth a search
    answers: Sequence[ActionT]  # those to be searched; with a prior, the best first
    prior: dict[ActionT, float] = field(default_factory=dict)  # how likely the seat wins with each


class Searcher(ABC, Generic[StateT, ActionT, SeenT, KnownT]):
    """Searches among sampled positions."""

    deal: ClassVar[type[Event]]
    """The event that only those witness who were there from the beginning."""

    patience: ClassVar[int | None] = None
    """After how many visits a node of the tree looks beyond the likeliest action (see `Search`)."""

    def __init__(
        self,
        seed: str,
        sims: int | None = None,
        ms: float | None = None,
        boldness: float = 1.0,
        clock: Clock = perf_counter,
    ) -> None:
        """Make one that thinks so long, or simulates so often, about a decision.

        What boldness does is up to each game; 1 is the usual measure.
        """
        self.dice = Random(seed)
        self.boldness = boldness
        self.budget = Budget(sims, THINKS_MS if sims is None and ms is None else ms)
        self.search: Search[StateT, ActionT] | None = None
        self._clock = clock
        self._stopped = threading.Event()

    # What a game must say -----------------------------------------------------------------------

    @abstractmethod
    def from_deal(self, players: int) -> KnownT:
        """Begin to know before the deal."""

    @abstractmethod
    def from_view(self, view: SeenT) -> KnownT:
        """Begin to know in the middle of a game."""

    @abstractmethod
    def root(
        self, known: KnownT, view: SeenT, legal: Sequence[ActionT], made: ActionT | None
    ) -> Root[StateT, ActionT]:
        """Say what is to be searched; what somebody really did (`made`) always is."""

    def at_once(self, view: SeenT, legal: Sequence[ActionT]) -> ActionT | None:
        """Decide what needs no search; None if it does."""
        return None

    def hastily(self, model: Model[StateT, ActionT], legal: Sequence[ActionT]) -> ActionT:
        """Decide without having simulated anything, where there is no prior either."""
        return self.dice.choice(legal)

    def disguise(self, legal: Sequence[ActionT], best: ActionT) -> ActionT:
        """Do something else instead that costs nothing, and confuses others."""
        return best

    # Playing ------------------------------------------------------------------------------------

    def begin(self, seat: Seat, rules: Any) -> None:
        """Sit down."""
        self.seat = seat
        self.rules = rules
        self.recall = Recall(self.deal, self.from_deal, self.from_view)

    def witness(self, event: Event) -> None:
        """Watch, and forget nothing."""
        self.recall.witness(event)

    def stop(self) -> None:
        """Decide now: what is being decided, also if the search has yet to begin.

        Said between two decisions, it is about neither.
        """
        self._stopped.set()

    def choose(self, view: SeenT, legal: Sequence[ActionT]) -> ActionT:
        """Search; where there is nothing to search for, decide at once."""
        self._stopped.clear()  # first of all: what is said from here on is about this decision
        began = self._clock()
        known = self.recall.knowledge(view)
        if len(legal) == 1:
            return legal[0]
        if (clear := self.at_once(view, legal)) is not None:
            return clear
        root = self.root(known, view, legal, None)
        search = self._searched(root, began)
        return self.disguise(legal, self._best(root, search, legal))

    def judges(self, view: SeenT, legal: Sequence[ActionT]) -> bool:
        """Ask whether it has an opinion on a decision: not where it would do just anything."""
        return len(legal) > 1 and self.at_once(view, legal) is None

    def weigh(self, view: SeenT, legal: Sequence[ActionT], made: ActionT) -> Weighed:
        """Compare what was done with what it would have done, where it judges at all."""
        self._stopped.clear()
        began = self._clock()
        root = self.root(self.recall.knowledge(view), view, legal, made)
        search = self._searched(root, began)
        values = dict(root.prior)
        error = None
        if search is not None:
            best = root.answers[0] if root.prior else search.best(legal) or made
            again = max(1, search.simulations // 4)
            means = search.compare((best, made), again)
            values = corrected(root.prior, search.found(root.answers))
            values = values or dict(zip((best, made), means, strict=True))
            error = _error_between(search, max(values, key=values.__getitem__), made, root.prior)
        best = max(values, key=values.__getitem__)
        best_chance, made_chance = _as_chance(values[best]), _as_chance(values[made])
        if made_chance >= best_chance:
            return Weighed(made, made_chance, made_chance, error)
        return Weighed(best, best_chance, made_chance, error)

    def _searched(
        self, root: Root[StateT, ActionT], began: float
    ) -> Search[StateT, ActionT] | None:
        """Search what is worth it, with the thought that is left since it was asked."""
        if root.model is None:
            return None
        search = self.search = Search(
            root.model,
            self.seat,
            self.dice,
            patience=self.patience,
            stopped=self._stopped,
            clock=self._clock,
        )
        search.think(self.budget, since=began)
        return search

    def _best(
        self,
        root: Root[StateT, ActionT],
        search: Search[StateT, ActionT] | None,
        legal: Sequence[ActionT],
    ) -> ActionT:
        """Take the best answer by prior and search, any among equals; else the most visited."""
        if root.prior:
            found = [] if search is None else search.found(root.answers)
            values = corrected(root.prior, found)
            best = max(values.values())
            return self.dice.choice([a for a, value in values.items() if value >= best - 1e-12])
        assert search is not None
        most = search.best(legal)
        return self.hastily(search.model, legal) if most is None else most  # it was stopped early


def _as_chance(value: float) -> float:
    """Keep a judgement that a search has corrected between 0 and 1."""
    return min(1.0, max(0.0, value))


def _error_between(
    search: Search[StateT, ActionT], best: ActionT, made: ActionT, prior: Mapping[ActionT, float]
) -> float:
    """Return the standard error of how much better one action is than another.

    With a prior only what the search has corrected can err in this sense; what the prior itself is
    wrong about is not in it.
    """
    if best == made:
        return 0.0
    visits = {action: count for action, count, _ in search.found((best, made))}
    squares = 0.0
    for action in (best, made):
        count = visits.get(action, 0)
        trusted = count / (count + TRUST) if prior else 1.0
        squares += (trusted * search.error(action)) ** 2
    return sqrt(squares)


def corrected(
    prior: Mapping[ActionT, float], found: Sequence[tuple[ActionT, int, float]]
) -> dict[ActionT, float]:
    """Let what a search has found correct the prior.

    Both are compared with their own average: they may differ in how bright they see the whole.
    """
    values = dict(prior)
    looked = [(action, visits, mean) for action, visits, mean in found if visits]
    total = sum(visits for _, visits, _ in looked)
    if not total or not values:
        return values
    usual = sum(visits * mean for _, visits, mean in looked) / total
    first = sum(visits * values[action] for action, visits, _ in looked) / total
    for action, visits, mean in looked:
        surprise = (mean - usual) - (values[action] - first)
        values[action] += surprise * visits / (visits + TRUST)
    return values
