"""What any game has without bringing it: a bot that searches, and an adviser.

The searcher knows nothing about a game but its rules. It draws positions that fit what its seat has
witnessed (`Knowledge.sample`), considers everything that is legal, and throws dice to the end. So
it plays a small game well, and a large one badly: who brings a large game brings a bot that
imagines better (`searcher.Searcher`, with a `search.Model` of its own).
"""

import json
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from larceny.games.registry import AnyGame
from larceny.kernel.chance import Chance
from larceny.kernel.events import Event, Seat, every_seat

from .advice import Advice
from .kind import Bot
from .recall import Recall
from .search import Clock
from .searcher import Root, Searcher

MOST_DECISIONS = 2_000
"""Dice are thrown so often at most; then the game is judged as it stands."""

ADVICE_SIMS = 400
"""How often an adviser plays a decision out."""


class AnyModel:
    """Every legal action, and dice to the end."""

    def __init__(self, game: AnyGame, knowledge: Any, view: Any, seat: Seat, dice: Random) -> None:
        self.game = game
        self.knowledge = knowledge
        self.view = view
        self.seat = seat
        self.chance = Chance.of(str(dice.getrandbits(64)))

    def sample(self) -> Any:
        """Draw a position."""
        return self.knowledge.sample(self.view, self.chance)

    def candidates(self, state: Any, seat: Seat) -> Sequence[Any]:
        """Consider everything."""
        return self.game.legal_actions(state, seat)

    def branch(self, state: Any, seat: Seat, action: Any) -> Hashable:
        """Tell apart what the seat did itself, and what it sees afterwards."""
        done = action.index if seat == self.seat else None
        return done, json.dumps(self.game.view(state, self.seat).to_json())

    def play_on(self, state: Any, dice: Random) -> None:
        """Throw dice to the end of the game."""
        game, choice, left = self.game, dice.choice, MOST_DECISIONS
        while left and (deciders := state.deciders()):
            seat = deciders[0]
            game.apply_legal(state, seat, choice(game.legal_actions(state, seat)))
            left -= 1

    def is_far(self, state: Any) -> bool:
        """Judge only the end."""
        return not state.deciders()

    def evaluate(self, state: Any) -> list[float]:
        """Count victories."""
        winners = self.game.winners(state)
        return [(seat in winners) / max(1, len(winners)) for seat in every_seat(state.players)]


class AnySearcher(Searcher[Any, Any, Any, Any]):
    """Searches in any game."""

    def __init__(
        self,
        game: AnyGame,
        seed: str,
        sims: int | None = None,
        ms: float | None = None,
        clock: Clock = perf_counter,
    ) -> None:
        super().__init__(seed, sims, ms, clock=clock)
        self.game = game

    def begin(self, seat: Seat, rules: Any) -> None:
        """Sit down. Whoever witnesses what a deal begins with was there from the beginning."""
        self.seat = seat
        self.rules = rules
        first = first_event(self.game, rules)
        self.recall = Recall(first, self.from_deal, self.from_view)

    def from_deal(self, players: int) -> Any:
        """Begin to know before the deal."""
        return self.game.knowledge(self.rules, players, self.seat)

    def from_view(self, view: Any) -> Any:
        """Begin to know in the middle of a game."""
        return self.game.knowledge_from(self.rules, view)

    def root(self, known: Any, view: Any, legal: Sequence[Any], made: Any) -> Root[Any, Any]:
        """Search everything."""
        return Root(AnyModel(self.game, known, view, self.seat, self.dice), legal)


def first_event(game: AnyGame, rules: Any) -> type[Event]:
    """Say what a deal begins with; any event will do for a game in which nothing happens then."""
    least, _, _ = rules.seats()
    _, events = game.deal(rules, least, Chance.of(""))
    return type(events[0]) if events else Event


def searcher_for(game: AnyGame) -> Callable[..., Bot]:
    """Return what makes a searcher of a game."""
    return partial(AnySearcher, game)


class AnyAdviser:
    """Advises what a searcher would do; it knows no reasons."""

    def __init__(self, game: AnyGame) -> None:
        self.searcher = AnySearcher(game, "advice", sims=ADVICE_SIMS)

    def begin(self, seat: Seat, rules: Any) -> None:
        """Stand behind a seat."""
        self.searcher.begin(seat, rules)

    def witness(self, event: Event) -> None:
        """Watch."""
        self.searcher.witness(event)

    def advise(self, view: Any, legal: Sequence[Any]) -> Advice:
        """Say what to do."""
        return Advice(self.searcher.choose(view, legal), ())
