"""What a seat that forgets nothing knows: the tiles, and who has seen which."""

from larceny.games.forty_thieves.game import GAME
from larceny.games.forty_thieves.knowledge import Knowledge
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.games.forty_thieves.view_types import View
from larceny.games.forty_thieves.witnesses import Witnesses
from larceny.kernel.events import Event, Seat


class SeatKnowledge:
    """The knowledge of a seat, and what it knows of the others' knowledge."""

    def __init__(self, knowledge: Knowledge, players: int) -> None:
        self.knowledge = knowledge
        self.witnesses = Witnesses(knowledge, players)

    @classmethod
    def from_deal(cls, rules: Ruleset, players: int, seat: Seat) -> "SeatKnowledge":
        """Begin to remember before the deal."""
        return cls(GAME.knowledge(rules, players, seat), players)

    @classmethod
    def from_view(cls, rules: Ruleset, view: View) -> "SeatKnowledge":
        """Begin to remember in the middle of a game."""
        return cls(GAME.knowledge_from(rules, view), view.players)

    def witness(self, event: Event) -> None:
        """Watch the others, and follow the tiles."""
        self.witnesses.witness(event)
