"""The strongest player: it forgets nothing, samples what is hidden, and searches."""

from collections.abc import Sequence

from larceny.bots.search import Model
from larceny.bots.searcher import Root, Searcher
from larceny.games.master_thieves.actions import DONE, Action, MoveBox
from larceny.games.master_thieves.events import Dealt
from larceny.games.master_thieves.game import GAME
from larceny.games.master_thieves.pieces import Move
from larceny.games.master_thieves.state import Phase, State
from larceny.games.master_thieves.view_types import View

from .model import Known, MasterThievesModel
from .rollout import rollout_action

ROTATES = 0.5
"""How often it rotates the box to confuse others."""

FILLING = (Phase.FILL, Phase.PUT, Phase.FILL_MOVE)


class Master(Searcher[State, Action, View, Known]):
    """Knows the whole box, and searches through what others may do with it."""

    deal = Dealt

    def from_deal(self, players: int) -> Known:
        """Begin to know before cards are dealt."""
        return GAME.knowledge(self.rules, players, self.seat)

    def from_view(self, view: View) -> Known:
        """Begin to know in the middle of a game."""
        return GAME.knowledge_from(self.rules, view)

    def root(
        self, known: Known, view: View, legal: Sequence[Action], made: Action | None
    ) -> Root[State, Action]:
        """Search every answer: nothing is known of them before."""
        return Root(MasterThievesModel(known, view, self.seat, self.dice), legal)

    def at_once(self, view: View, legal: Sequence[Action]) -> Action | None:
        """Fill the box anyhow: nothing there is better than anything else."""
        return self.dice.choice(legal) if view.phase in FILLING else None

    def hastily(self, model: Model[State, Action], legal: Sequence[Action]) -> Action:
        """Do what comes to mind first."""
        return rollout_action(model.sample(), self.seat, self.dice)

    def disguise(self, legal: Sequence[Action], best: Action) -> Action:
        """Now and then rotate the box where it would do nothing: that costs others, not itself.

        The bolder it is, the more often it does.
        """
        rotations = [
            action
            for action in legal
            if isinstance(action, MoveBox) and action.move is not Move.FLIP
        ]
        if best is DONE and rotations and self.dice.random() < ROTATES * self.boldness:
            return self.dice.choice(rotations)
        return best
