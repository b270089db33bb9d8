"""Who has seen which tile: everybody can watch the others looking."""

from collections.abc import Iterable, Sequence

from larceny.kernel.events import Event, Seat

from . import events as e
from .deck import TILES
from .knowledge import Knowledge, Label
from .pieces import PLACES


class Witnesses:
    """For each tile, the seats that have seen its front and could still know it."""

    def __init__(self, tiles: Knowledge, players: int) -> None:
        self.tiles = tiles
        self.everybody = (1 << players) - 1
        self._of = [0] * (TILES + 1)  # by label, a bit for each seat; the last is that of a gap

    def witness(self, event: Event) -> None:
        """Watch the others, and let the memory follow the tiles."""
        self._before(event)
        self.tiles.witness(event)
        self._after(event)

    def _before(self, event: Event) -> None:
        """See the tiles as they lie when something happens to them."""
        match event:
            case e.Glimpsed(seat=seat, square=square):
                self._saw([self.tiles.board[square]], 1 << seat)
            case e.Shown(squares=squares):
                self._saw([self.tiles.board[square] for square in squares], self.everybody)
            case e.Announced(place=place):
                self._saw([self.tiles.board[square] for square in PLACES[place]], self.everybody)
            case e.Replaced(seat=seat, square=square, lay_open=lay_open):
                seats = self.everybody if lay_open else 1 << seat
                self._saw([self.tiles.board[square]], seats)
            case e.Led(seat=seat, square=square, slot=slot, lay_open=lay_open):
                seats = self.everybody if lay_open else 1 << seat
                self._saw([self.tiles.board[square]], seats)
                self._saw([self.tiles.hands[seat][slot]], self.everybody)
            case e.Shuffled():
                for tile in self.tiles.discards:
                    self._of[tile] = 0

    def _after(self, event: Event) -> None:
        """See what has come to a hand."""
        match event:
            case e.Drew(seat=seat):
                self._saw(self.tiles.hands[seat][-1:], 1 << seat)
            case e.HandSeen(seat=seat):
                self._saw(self.tiles.hands[seat], 1 << seat)

    def look_round(self, board: Sequence[int]) -> None:
        """Begin in the middle of a game: everybody sees some squares, and his own hand."""
        self._saw([self.tiles.board[square] for square in board], self.everybody)
        for seat, hand in enumerate(self.tiles.hands):
            self._saw(hand, 1 << seat)

    def _saw(self, tiles: Iterable[Label], seats: int) -> None:
        for tile in tiles:
            self._of[tile] |= seats

    def squares_known_to(self, seat: Seat) -> int:
        """Say whose fronts on the board a seat could know, a bit for each square."""
        return sum((self._of[tile] >> seat & 1) << s for s, tile in enumerate(self.tiles.board))
