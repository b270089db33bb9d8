"""Advice for a person: a strong player's reasoning, with all that the person could remember.

What is said about chances is exact: all decks that fit what the seat has witnessed are counted.
"""

from collections.abc import Sequence
from random import Random

from larceny.bots.advice import Advice, Chances
from larceny.bots.recall import Recall
from larceny.games.forty_thieves import events as e
from larceny.games.forty_thieves.actions import Action
from larceny.games.forty_thieves.adviser import advise
from larceny.games.forty_thieves.knowledge import Knowledge
from larceny.games.forty_thieves.pieces import FRONT_NAMES, PLACE_NAMES, SQUARE_NAMES
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.games.forty_thieves.view_types import View
from larceny.kernel.events import Event, Seat

from .boards import Boards
from .reasons import Reasons
from .sampling import sample_fronts
from .sightings import Sightings
from .strategy import weigh
from .weighing import Weighing, open_squares

BOARDS = 256
"""How many boards it imagines for a decision."""


class Adviser:
    """Looks over a seat's shoulder, forgets nothing, and gives reasons."""

    def __init__(self, seed: str = "advice", boards: int = BOARDS) -> None:
        self.dice = Random(seed)
        self.boards = boards
        self.recall = Recall(e.BoardLaid, self._from_deal, self._from_view)

    def begin(self, seat: Seat, rules: Ruleset) -> None:
        """Stand behind a seat."""
        self.seat = seat
        self.rules = rules

    def witness(self, event: Event) -> None:
        """Watch."""
        self.recall.witness(event)

    def advise(self, view: View, legal: Sequence[Action]) -> Advice:
        """Say what to do, and why."""
        sightings = self.recall.knowledge(view)
        if len(legal) == 1:
            return Advice(legal[0], ())
        weights = weigh(self._weighing(view, sightings.knowledge), legal)
        action = max(weights, key=weights.__getitem__)
        reasons = Reasons(view, self.seat, sightings)
        return Advice(action, tuple(reasons.of(action, legal)))

    def chances(self, view: View) -> Chances:
        """Tell exactly how likely each theft succeeds, and what may lie face down on the board."""
        found = advise(self.recall.knowledge(view).knowledge, view)
        return Chances(
            {PLACE_NAMES[place]: chance for place, chance in found.steals.items()},
            {
                SQUARE_NAMES[square]: {FRONT_NAMES[front]: chance for front, chance in odds.items()}
                for square, odds in enumerate(found.board)
                if odds is not None
            },
        )

    def _weighing(self, view: View, knowledge: Knowledge) -> Weighing:
        deduced, board, leaders = knowledge.deduction, knowledge.board, self.rules.leaders
        boards = Boards(sample_fronts(deduced, board, leaders, self.boards, self.dice))
        return Weighing(view, self.rules, self.seat, boards, open_squares(view))

    def _from_deal(self, players: int) -> Sightings:
        return Sightings(Knowledge(self.rules, players, self.seat))

    def _from_view(self, view: View) -> Sightings:
        return Sightings(Knowledge.from_view(self.rules, view))
