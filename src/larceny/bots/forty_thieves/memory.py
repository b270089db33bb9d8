"""What a player remembers of the tiles that he saw, followed while they move.

How much of it, and for how long, is a matter of retention (`larceny.bots.retention`).
"""

from random import Random

from larceny.bots import retention
from larceny.bots.retention import Retention
from larceny.games.forty_thieves import events as e
from larceny.games.forty_thieves.pieces import EVERY_SQUARE, PLACES, Front, Square
from larceny.games.forty_thieves.view_types import View
from larceny.kernel.events import Event, Seat


class Memory:
    """What is believed to lie face down on the board."""

    def __init__(self, retention_: Retention, dice: Random) -> None:
        self._fronts: retention.Memory[Square, Front] = retention.Memory(retention_, dice)

    def begin(self, seat: Seat) -> None:
        """Know one's own seat."""
        self.seat = seat
        self.hand: tuple[Front, ...] = ()

    @property
    def fronts(self) -> dict[Square, Front]:
        """Return what is in mind, by square, what was seen last at the end."""
        return dict(self._fronts.items())

    def see_hand(self, view: View) -> None:
        """Look at one's own hand, to know what one lays down."""
        self.hand = view.seats[self.seat].fronts or ()

    def board(self, view: View) -> dict[Square, Front]:
        """Return what is believed and what lies open, by square."""
        known = self.fronts
        for square, tile in zip(EVERY_SQUARE, view.board, strict=True):
            if tile is not None and tile.front is not None:
                known[square] = tile.front
        return known

    def witness(self, event: Event) -> None:
        """Keep what this event shows, as far as it can be kept in mind."""
        match event:
            case e.Glimpsed(square=square, front=front) if front is not None:
                self._fronts.keep(square, front)
            case e.Shown(squares=squares, fronts=fronts):
                self._keep(squares, fronts)
            case e.Announced(place=place, fronts=fronts):
                self._keep(PLACES[place], fronts)
            case e.Replaced(seat=seat, slot=slot, square=square):
                self._fronts.drop(square)
                if seat == self.seat and slot < len(self.hand):
                    self._fronts.keep(square, self.hand[slot])
            case e.Interchanged(squares=(one, other)):
                there = self._fronts.drop(one), self._fronts.drop(other)
                self._keep((other, one), there)
            case e.Laid(square=square) | e.Led(square=square):
                self._fronts.drop(square)
            case e.TurnEnded():
                self._fronts.pass_turn()

    def _keep(self, squares: tuple[Square, ...], fronts: tuple[Front | None, ...]) -> None:
        for square, front in zip(squares, fronts, strict=True):
            if front is not None:
                self._fronts.keep(square, front)
