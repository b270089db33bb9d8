"""A net and a search together: the net says what is worth a thought, the search what comes of it.

The searcher of the game draws positions that fit what its seat has witnessed, and plays them on.
The net is the prior: it names the answers, and how often each is looked at first (PUCT). Others
who decide at the same time decide as the net would in their place. What the search has found then
moves the net's probabilities, the more the longer it has looked; before the first simulation it
plays as the net does alone.
"""

import threading
from collections.abc import Mapping, Sequence
from math import exp, log
from time import perf_counter
from typing import Any

from larceny.bots.registry import make, strongest_searcher
from larceny.bots.search import Budget, Clock, Search
from larceny.bots.searcher import Root, Searcher, corrected
from larceny.kernel.events import Event, Seat

from .bot import NetBot
from .opinion import Opinion, Others
from .tables import recipe_of
from .valued import valued

LEAST = 0.02
"""What the net finds less likely is not searched."""

MOST = 6
"""So many answers are searched at most."""

TRUST = 30
"""After so many simulations of an answer, half of what they say is believed."""

SCALE = 0.05
"""So much more chance to win makes an answer e times as likely."""


class Thinker:
    """Decides by a net and a search."""

    def __init__(
        self,
        bot: NetBot,
        searcher: Searcher[Any, Any, Any, Any],
        budget: Budget,
        clock: Clock = perf_counter,
    ) -> None:
        """Take a net, the searcher of its game, and how long to think about a decision."""
        self.bot = bot
        self.searcher = searcher
        self.budget = budget
        self.search: Search[Any, Any] | None = None
        self._clock = clock
        self._stopped = threading.Event()

    def begin(self, seat: Seat, rules: Any) -> None:
        """Sit down."""
        self.seat = seat
        self.bot.begin(seat, rules)
        self.searcher.begin(seat, rules)
        self.others = Others(self.bot, rules)

    def witness(self, event: Event) -> None:
        """Forget nothing."""
        for one in (self.bot, self.searcher, self.others):
            one.witness(event)

    def stop(self) -> None:
        """Decide now."""
        self._stopped.set()

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """Ask the net, search where it is in doubt, and decide."""
        self._stopped.clear()
        began = self._clock()
        if len(legal) == 1:
            return legal[0]
        chances = self.bot.probabilities(view, legal, temperature=1.0).tolist()
        likely = dict(zip(legal, chances, strict=True))
        worth = self._worth(view, legal, likely, began)
        if len(worth) < 2:
            return self.bot.choose(view, legal)
        cold = 1 / self.bot.temperature
        logs = {one: cold * log(likely[one]) + worth[one] / SCALE for one in worth}
        most = max(logs.values())
        weights = [exp(one - most) for one in logs.values()]
        return self.bot.dice.choices(list(logs), weights)[0]

    def _worth(
        self, view: Any, legal: Sequence[Any], likely: Mapping[Any, float], began: float
    ) -> dict[Any, float]:
        """Say how much better than others the answers are that the net thinks of, by a search."""
        if not self.searcher.judges(view, legal):
            return {}
        ranked = sorted(legal, key=lambda one: (-likely[one], one.index))[:MOST]
        answers = [one for one in ranked if likely[one] >= LEAST]
        if len(answers) < 2:
            return {}
        root = self.searcher.root(self.searcher.recall.knowledge(view), view, legal, None)
        if root.prior:
            answers = [one for one in answers if one in root.prior]
        found = self._found(root, answers, likely, began)
        if root.prior:
            return corrected({one: root.prior[one] for one in answers}, found)
        looked = sum(visits for _, visits, _ in found)
        usual = sum(visits * mean for _, visits, mean in found) / max(1, looked)
        worth = dict.fromkeys(answers, 0.0)
        for one, visits, mean in found:
            worth[one] = (mean - usual) * visits / (visits + TRUST)
        return worth

    def _found(
        self, root: Root[Any, Any], answers: list[Any], likely: Mapping[Any, float], began: float
    ) -> list[tuple[Any, int, float]]:
        """Search some answers, with the time that is left since the question was put."""
        if root.model is None or len(answers) < 2:
            return []
        game = self.bot.game
        total = sum(likely[one] for one in answers)
        prior = {one.index: likely[one] / total for one in answers}
        search = self.search = Search(
            valued(root.model, recipe_of(game.name).win_chances),
            self.seat,
            self.bot.dice,
            patience=self.searcher.patience,
            stopped=self._stopped,
            clock=self._clock,
            answers=answers,
            policy=Opinion(prior, self.others, self.bot.dice),
        )
        search.think(self.budget, since=began)
        return search.found(answers)


def searcher_of(game: str, seed: str) -> Searcher[Any, Any, Any, Any]:
    """Return one that draws positions of a game, and knows how they are played on."""
    searcher = make(game, f"{strongest_searcher(game)}:sims=1", seed)
    assert isinstance(searcher, Searcher)
    return searcher
