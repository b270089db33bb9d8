"""OpenSpiel's information-set tree search as a bot: `openspiel:sims=50`.

So it sits at our tables, on paired deals, beside every other bot. It is OpenSpiel's own code in
Python as it is delivered, with dice to the end of the game; what it imagines is drawn by our
sampler from what its seat has witnessed (`Knowledge.sample`), and nothing else is given to it.
"""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from larceny.bots.any_game import first_event
from larceny.bots.kind import Kind
from larceny.bots.recall import Recall
from larceny.envs import openspiel_game
from larceny.games.registry import find_game
from larceny.kernel.chance import Chance
from larceny.kernel.events import Event, Seat

SIMS = 50
"""How often it plays a decision out, if nothing is said."""

UCT = 1.4
"""How curious it is; its rewards lie between a loss of about a third and a gain of 1."""


class OpenSpielBot:
    """Decides as OpenSpiel's search does."""

    def __init__(self, game: str, seed: str, sims: int = SIMS) -> None:
        self.game = find_game(game)
        self.sims = sims
        self.dice = Random(seed)

    def begin(self, seat: Seat, rules: Any) -> None:
        """Sit down."""
        self.seat, self.rules = seat, rules
        self.search: ISMCTSBot | None = None
        self.recall: Recall[Any, Any] = Recall(
            first_event(self.game, rules),
            lambda players: self.game.knowledge(rules, players, seat),
            lambda view: self.game.knowledge_from(rules, view),
        )

    def witness(self, event: Event) -> None:
        """Forget nothing."""
        self.recall.witness(event)

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """Search."""
        if len(legal) == 1:
            return legal[0]
        if self.search is None:
            self.search = self._begun(len(view.seats))
        known = self.recall.knowledge(view)
        self.search.set_resampler(lambda _, __: self._world(known, view))
        index = int(self.search.step(self._world(known, view)))
        return next(action for action in legal if action.index == index)

    def _begun(self, players: int) -> ISMCTSBot:
        self.table = openspiel_game.GAMES[self.game.name]({"players": players})
        self.table.setting.rules = self.rules
        dice = np.random.RandomState(self.dice.getrandbits(32))
        evaluator = RandomRolloutEvaluator(1, dice)
        return ISMCTSBot(self.table, evaluator, UCT, self.sims, random_state=dice)

    def _world(self, known: Any, view: Any) -> Any:
        """Draw a position that the seat could not rule out; what has happened is the same in all,
        so that it need not be told.
        """
        state = self.table.new_initial_state()
        state.table.state = known.sample(view, Chance.of(str(self.dice.getrandbits(64))))
        state.table.player = self.seat
        return state


def kind_for(game: str) -> Kind:
    """Return what makes such bots."""
    return Kind(partial(OpenSpielBot, game), {"sims": int})
