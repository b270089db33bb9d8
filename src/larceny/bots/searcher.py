"""A player who forgets nothing, imagines what is hidden, and searches. Each game says how.

It holds positions, but only imagined ones: they are drawn from what its seat has witnessed.
"""

import threading
from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any, Generic, NamedTuple, TypeVar

from larceny.kernel.events import Event, Seat
from larceny.kernel.game import ActionT, Game, Knowledge, StateT, View

from .search import Budget, Clock, Model, Search

THINKS_MS = 300.0
"""How long it thinks about a decision if nothing else is set."""


class Weighed(NamedTuple):
    """What a master thinks of a decision."""

    best: Any  # what it would have done
    best_chance: float  # how well the seat comes off with it, from 0 to 1
    made_chance: float  # ... and with what was done


SeenT = TypeVar("SeenT", bound=View)


class Searcher(ABC, Generic[StateT, ActionT, SeenT]):
    """Searches among imagined positions."""

    game: Game[Any, StateT, ActionT, SeenT]

    def __init__(
        self,
        seed: str,
        sims: int | None = None,
        ms: float | None = None,
        boldness: float = 1.0,
        clock: Clock = perf_counter,
    ) -> None:
        self.dice = Random(seed)
        self.boldness = boldness
        self.budget = Budget(sims, THINKS_MS if sims is None and ms is None else ms)
        self.knowledge: Knowledge[StateT, SeenT] | None = None
        self.witnessed: list[Event] = []
        self.search: Search[StateT, ActionT] | None = None
        self._clock = clock
        self._stopped = threading.Event()

    # What a game must say -----------------------------------------------------------------------

    @abstractmethod
    def saw_the_deal(self) -> bool:
        """Ask whether it was there from the beginning."""

    @abstractmethod
    def model(self, knowledge: Knowledge[StateT, SeenT], view: SeenT) -> Model[StateT, ActionT]:
        """Tell the search about the game as it stands."""

    @abstractmethod
    def at_once(self, view: SeenT, legal: Sequence[ActionT]) -> ActionT | None:
        """Decide what needs no search; None if it does."""

    @abstractmethod
    def hastily(self, model: Model[StateT, ActionT], legal: Sequence[ActionT]) -> ActionT:
        """Decide without having simulated anything."""

    def disguise(self, legal: Sequence[ActionT], best: ActionT) -> ActionT:
        """Do something else instead that costs nothing, and confuses others."""
        return best

    # Playing ------------------------------------------------------------------------------------

    def begin(self, seat: Seat, rules: Any) -> None:
        """Sit down."""
        self.seat = seat
        self.rules = rules

    def witness(self, event: Event) -> None:
        """Watch, and forget nothing."""
        if self.knowledge is None:
            self.witnessed.append(event)
        else:
            self.knowledge.witness(event)

    def choose(self, view: SeenT, legal: Sequence[ActionT]) -> ActionT:
        """Search; where there is nothing to search for, decide at once."""
        self._stopped.clear()  # first of all: what is said from here on is about this decision
        knowledge = self._know(view)
        if len(legal) == 1:
            return legal[0]
        if (clear := self.at_once(view, legal)) is not None:
            return clear
        model = self.model(knowledge, view)
        self.search = Search(model, self.seat, self.dice, stopped=self._stopped, clock=self._clock)
        self.search.think(self.budget)
        best = self.search.best(legal)
        if best is None:  # it was stopped before the first simulation
            best = self.hastily(model, legal)
        return self.disguise(legal, best)

    def stop(self) -> None:
        """Decide now: what is being decided, also if the search has yet to begin.

        Said between two decisions, it is about neither.
        """
        self._stopped.set()

    def judges(self, view: SeenT, legal: Sequence[ActionT]) -> bool:
        """Ask whether it has an opinion on a decision: not where it would do just anything."""
        return len(legal) > 1 and self.at_once(view, legal) is None

    def weigh(self, view: SeenT, legal: Sequence[ActionT], made: ActionT) -> Weighed:
        """Compare what was done with what it would have done, where it judges at all."""
        self._stopped.clear()
        model = self.model(self._know(view), view)
        search = Search(model, self.seat, self.dice, stopped=self._stopped, clock=self._clock)
        search.think(self.budget)
        best = search.best(legal) or made
        again = max(1, search.simulations // 4)
        best_chance, made_chance = search.compare((best, made), again)
        if made_chance >= best_chance:
            return Weighed(made, made_chance, made_chance)
        return Weighed(best, best_chance, made_chance)

    def _know(self, view: SeenT) -> Knowledge[StateT, SeenT]:
        """Begin to know once it is seen how many sit at the table.

        Whoever was not there for the deal begins with what is seen now.
        """
        if self.knowledge is None:
            if self.saw_the_deal():
                players = len(view.to_json()["seats"])
                self.knowledge = self.game.knowledge(self.rules, players, self.seat)
                for event in self.witnessed:
                    self.knowledge.witness(event)
            else:
                self.knowledge = self.game.knowledge_from(self.rules, view)
            self.witnessed.clear()
        return self.knowledge
