"""What a modest player remembers: the last few tiles that he saw, followed while they move."""

from collections.abc import Iterable

from larceny.games.forty_thieves import events as e
from larceny.games.forty_thieves.pieces import PLACES
from larceny.games.forty_thieves.views import View
from larceny.kernel.events import Event, Seat

TILES_KEPT = 5


class Memory:
    """What is believed to lie face down on the board."""

    def __init__(self) -> None:
        self.fronts: dict[int, int] = {}  # by square, the latest last

    def begin(self, seat: Seat) -> None:
        """Know one's own seat."""
        self.seat = seat
        self.hand: tuple[int, ...] = ()

    def look(self, view: View) -> None:
        """Look at one's own hand, to know what one lays down."""
        self.hand = view.seats[self.seat].fronts or ()

    def board(self, view: View) -> dict[int, int]:
        """Return what is believed and what lies open, by square."""
        known = dict(self.fronts)
        for square, tile in enumerate(view.board):
            if tile is not None and tile.front is not None:
                known[square] = tile.front
        return known

    def witness(self, event: Event) -> None:
        """Keep what this event shows, as far as it can be kept in mind."""
        match event:
            case e.Glimpsed(square=square, front=front) if front is not None:
                self._keep([(square, front)])
            case e.Shown(squares=squares, fronts=fronts):
                self._keep(zip(squares, fronts, strict=True))
            case e.Announced(place=place, fronts=fronts):
                self._keep(zip(PLACES[place], fronts, strict=True))
            case e.Replaced(seat=seat, slot=slot, square=square):
                self.fronts.pop(square, None)
                if seat == self.seat and slot < len(self.hand):
                    self._keep([(square, self.hand[slot])])
            case e.Interchanged(squares=(one, other)):
                there = self.fronts.pop(one, None), self.fronts.pop(other, None)
                self._keep(
                    (s, f) for s, f in zip((other, one), there, strict=True) if f is not None
                )
            case e.Laid(square=square) | e.Led(square=square):
                self.fronts.pop(square, None)

    def _keep(self, seen: Iterable[tuple[int, int]]) -> None:
        """Keep these tiles in mind, and let those go that were seen longest ago."""
        for square, front in seen:
            self.fronts.pop(square, None)
            self.fronts[square] = front
        while len(self.fronts) > TILES_KEPT:
            del self.fronts[next(iter(self.fronts))]
