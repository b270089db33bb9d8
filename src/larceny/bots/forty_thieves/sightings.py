"""When a player saw which tile: for one who wants to be reminded of it."""

from collections.abc import Iterable
from dataclasses import dataclass

from larceny.games.forty_thieves import events as e
from larceny.games.forty_thieves.knowledge import Knowledge, Label
from larceny.games.forty_thieves.pieces import PLACES, Square
from larceny.kernel.events import Event


@dataclass(frozen=True, slots=True)
class Sighting:
    """A tile that was seen, or laid down by the player himself."""

    turn: int
    own: bool = False  # it came from his own hand


class Sightings:
    """The tiles of the board that one player has seen, by the labels of his knowledge."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        self.turns = 0  # that have ended
        self._seen: dict[Label, Sighting] = {}

    def witness(self, event: Event) -> None:
        """Keep who saw what, and let the knowledge follow the tiles."""
        self._before(event)
        self.knowledge.witness(event)
        if isinstance(event, e.TurnEnded):
            self.turns += 1

    def _before(self, event: Event) -> None:
        """Look at the tiles as they lie when something happens to them."""
        match event:
            case e.Glimpsed(square=square, front=front) if front is not None:
                self._saw([square])
            case e.Shown(squares=squares):
                self._saw(squares)
            case e.Announced(place=place):
                self._saw(PLACES[place])
            case e.Replaced(seat=seat, slot=slot) if seat == self.knowledge.viewer:
                label = self.knowledge.hands[seat][slot]
                self._seen[label] = Sighting(self.turns, own=True)
            case e.Shuffled():
                for label in self.knowledge.discards:
                    self._seen.pop(label, None)

    def _saw(self, squares: Iterable[Square]) -> None:
        for square in squares:
            self._seen[self.knowledge.board[square]] = Sighting(self.turns)

    def at(self, square: Square) -> Sighting | None:
        """Say when the tile on a square was seen last, if ever."""
        return self._seen.get(self.knowledge.board[square])

    def turns_since(self, sighting: Sighting) -> int:
        """Count the turns that have ended since."""
        return self.turns - sighting.turn
