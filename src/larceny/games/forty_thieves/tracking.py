"""Where every tile goes on the board and in the hands, by what all can see.

Backs lie open, and tiles are moved before everybody's eyes. So each tile can be followed from when
it comes to the board or into a hand until it leaves. What comes back from the stack is another one:
nobody can tell.
"""

from collections.abc import Iterable, Sequence

from larceny.kernel.events import Event, Seat

from . import events as e
from .pieces import PLACES, SQUARE_NAMES, SQUARES, VOYAGES, Front, Golden, Square

GONE = ""
"""Instead of a tile: there is none."""


class Tracking:
    """Which tile lies where. A tile is called by the step it came with: `12.0`, `12.1` …"""

    def __init__(self, players: int) -> None:
        self.board: list[str] = [GONE] * SQUARES
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self._step = 0
        self._came = 0
        self._gained: tuple[Seat, int] | None = None  # by what happened just before

    def follow(self, step: int, events: Iterable[Event]) -> None:
        """Follow the tiles through the events of a step, as somebody without a seat sees them."""
        self._step, self._came = step, 0
        for event in events:
            gained, self._gained = self._gained, None
            self._follow(event, gained)

    def places(self, seat: Seat) -> dict[str, str]:
        """Say where each tile lies, as a seat calls it: `b2`, `hand.0`, another's `hand.2.0`."""
        places = {tile: name for name, tile in zip(SQUARE_NAMES, self.board, strict=True) if tile}
        for holder, hand in enumerate(self.hands):
            called = "hand" if holder == seat else f"hand.{holder}"
            places.update((tile, f"{called}.{slot}") for slot, tile in enumerate(hand))
        return places

    def _new(self) -> str:
        name = f"{self._step}.{self._came}"
        self._came += 1
        return name

    def _follow(self, event: Event, gained: tuple[Seat, int] | None) -> None:
        match event:
            case e.BoardLaid():
                self.board = [self._new() for _ in range(SQUARES)]
            case e.Laid(square=square):
                self.board[square] = self._new()
            case e.Drew(seat=seat):
                self.hands[seat].append(self._new())
            case e.Discarded(seat=seat, slots=slots):
                hand = self.hands[seat]
                self.hands[seat] = [tile for slot, tile in enumerate(hand) if slot not in slots]
            case e.Played(seat=seat, slot=slot):
                del self.hands[seat][slot]
            case (
                e.Replaced(seat=seat, slot=slot, square=square)
                | e.Led(seat=seat, slot=slot, square=square)
            ):
                hand = self.hands[seat]
                hand[slot], self.board[square] = self.board[square], hand[slot]
                self._gained = (seat, slot)
            case e.GoldenActed() if gained is not None:  # what was gained was golden
                del self.hands[gained[0]][gained[1]]
            case e.Interchanged(squares=(one, other)):
                board = self.board
                board[one], board[other] = board[other], board[one]
            case e.Shown(squares=squares, fronts=fronts):
                self._lift_golden(squares, fronts)
            case e.Announced(place=place, fronts=fronts):
                self._lift_golden(PLACES[place], fronts)
            case e.SapphireTileKept(square=square):
                self._lift((square,))
            case e.Cleared(squares=squares):
                self._lift(squares)
            case e.HandsPassed():
                players, hands = len(self.hands), self.hands
                self.hands = [hands[(seat - VOYAGES) % players] for seat in range(players)]

    def _lift_golden(self, squares: Sequence[Square], fronts: Sequence[Front]) -> None:
        """Take golden tiles away that came to light: they act, and leave the game."""
        shown = zip(squares, fronts, strict=True)
        self._lift(square for square, front in shown if front >= Golden.MERCHANT)

    def _lift(self, squares: Iterable[Square]) -> None:
        for square in squares:
            self.board[square] = GONE
