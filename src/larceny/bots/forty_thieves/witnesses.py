"""Who has seen which tile: everybody can watch the others looking."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from larceny.games.forty_thieves import events as e
from larceny.games.forty_thieves.deck import Tile
from larceny.games.forty_thieves.pieces import PLACES, SQUARES
from larceny.kernel.events import Event, Seat, every_seat


class Followed(Protocol):
    """The tiles as a memory follows them, by labels."""

    @property
    def board(self) -> Sequence[Tile]:
        """Return the tile on each square."""
        ...

    @property
    def hands(self) -> Sequence[Sequence[Tile]]:
        """Return the tiles in each hand."""
        ...

    @property
    def discards(self) -> Sequence[Tile]:
        """Return the tiles that were thrown away."""
        ...

    def witness(self, event: Event) -> None:
        """Follow what happens."""
        ...


class Witnesses:
    """For each tile, the seats that have seen its front and could still know it."""

    def __init__(self, tiles: Followed, players: int) -> None:
        self.tiles = tiles
        self.everybody = every_seat(players)
        self._of: dict[Tile, frozenset[Seat]] = {}

    def witness(self, event: Event) -> None:
        """Watch the others, and let the memory follow the tiles."""
        self._before(event)
        self.tiles.witness(event)
        self._after(event)

    def _before(self, event: Event) -> None:
        """See the tiles as they lie when something happens to them."""
        match event:
            case e.Glimpsed(seat=seat, square=square):
                self._saw([self.tiles.board[square]], [seat])
            case e.Shown(squares=squares):
                self._saw([self.tiles.board[square] for square in squares], self.everybody)
            case e.Announced(place=place):
                self._saw([self.tiles.board[square] for square in PLACES[place]], self.everybody)
            case e.Replaced(seat=seat, square=square, lay_open=lay_open):
                seats = self.everybody if lay_open else [seat]
                self._saw([self.tiles.board[square]], seats)
            case e.Led(seat=seat, square=square, slot=slot, lay_open=lay_open):
                seats = self.everybody if lay_open else [seat]
                self._saw([self.tiles.board[square]], seats)
                self._saw([self.tiles.hands[seat][slot]], self.everybody)
            case e.Shuffled():
                for tile in self.tiles.discards:
                    self._of.pop(tile, None)

    def _after(self, event: Event) -> None:
        match event:
            case e.Drew(seat=seat):
                self._saw(self.tiles.hands[seat][-1:], [seat])
            case e.HandSeen(seat=seat):
                self._saw(self.tiles.hands[seat], [seat])

    def _saw(self, tiles: Iterable[Tile], seats: Iterable[Seat]) -> None:
        for tile in tiles:
            self._of[tile] = self._of.get(tile, frozenset()).union(seats)

    def squares_known_to(self, seat: Seat) -> int:
        """Say whose fronts on the board a seat could know, a bit for each square."""
        board = self.tiles.board
        return sum(1 << s for s in range(SQUARES) if seat in self._of.get(board[s], ()))
