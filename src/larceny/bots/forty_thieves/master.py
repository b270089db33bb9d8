"""The strongest player: it forgets nothing, counts exactly what jars can hide, and searches.

It weighs every answer on some hundred boards that fit what its seat has witnessed (`strategy`).
Where several answers are nearly as good, it searches a tree of sampled positions that reaches to
its next turn, and lets the outcome correct the first judgement, the more the longer it has thought.
Below the answers in question a node follows what a player will likely do; once it has been visited
often enough, it also tries what that player could do instead.
"""

from collections.abc import Sequence

from larceny.bots.searcher import Root, Searcher
from larceny.games.forty_thieves.actions import Action
from larceny.games.forty_thieves.events import BoardLaid
from larceny.games.forty_thieves.state import State
from larceny.games.forty_thieves.view_types import View
from larceny.kernel.events import clockwise

from .boards import Boards
from .model import MOST_SEARCHED, SEARCHED, FortyThievesModel
from .sampling import sample_fronts
from .seat_knowledge import SeatKnowledge
from .strategy import Weights, weigh
from .weighing import FAILURE, Weighing, open_squares

BOARDS = 192
"""How many boards it samples for a decision."""

NEARLY_AS_GOOD = 0.02
"""How much worse an answer may look at first to be searched all the same, as a chance to win."""

PATIENCE = 24
"""After so many visits a node of the tree looks beyond the likeliest action."""


class Master(Searcher[State, Action, View, SeatKnowledge]):
    """Weighs, and searches where it is in doubt. The bolder it is, the less it fears failure."""

    deal = BoardLaid
    patience = PATIENCE

    def from_deal(self, players: int) -> SeatKnowledge:
        """Begin to know before the board is laid."""
        return SeatKnowledge.from_deal(self.rules, players, self.seat)

    def from_view(self, view: View) -> SeatKnowledge:
        """Begin to know in the middle of a game."""
        return SeatKnowledge.from_view(self.rules, view)

    def root(
        self, known: SeatKnowledge, view: View, legal: Sequence[Action], made: Action | None
    ) -> Root[State, Action]:
        """Weigh the answers that are worth a thought, and search those nearly as good as the best.

        What was really done is always among them.
        """
        weighing = self._weighing(known, view)
        values = weigh(weighing, legal, made)
        answers = in_question(values, made) if view.phase in SEARCHED else []
        if len(answers) < 2:
            return Root(None, answers, values)
        return Root(FortyThievesModel(known, weighing, answers, self.dice), answers, values)

    def _weighing(self, known: SeatKnowledge, view: View) -> Weighing:
        deduced, board = known.knowledge.deduction, known.knowledge.board
        boards = Boards(sample_fronts(deduced, board, self.rules.leaders, BOARDS, self.dice))
        seen = known.witnesses.squares_known_to(clockwise(self.seat, view.players)[1])
        failure = FAILURE / self.boldness
        return Weighing(view, self.rules, self.seat, boards, seen | open_squares(view), failure)


def in_question(values: Weights, made: Action | None = None) -> list[Action]:
    """List the answers nearly as good as the best one, the best first, and what was done."""
    ranked = sorted(values, key=lambda action: (-values[action], action.index))
    least = values[ranked[0]] - NEARLY_AS_GOOD
    answers = [action for action in ranked[:MOST_SEARCHED] if values[action] >= least]
    return answers if made is None or made in answers else [*answers, made]
