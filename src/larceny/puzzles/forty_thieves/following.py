"""What a seat remembers of single tiles while a game goes on, and how it came to know it.

`Knowledge` follows every tile by a label; here it is noted beside each label what was seen of it.
After a shuffle tiles with equal backs are no longer told apart, and no scene is made any more.
"""

from collections.abc import Iterable, Iterator, Sequence

from larceny.games.forty_thieves import events as e
from larceny.games.forty_thieves.knowledge import Knowledge, Label
from larceny.games.forty_thieves.pieces import PLACES, SQUARE_NAMES, Front, Square
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.games.forty_thieves.view_types import View
from larceny.kernel.events import Event, Seat

from .scene import LIT_SECRET, SECRET, Told


class Following:
    """One seat's memory of the tiles."""

    def __init__(self, rules: Ruleset, players: int, seat: Seat) -> None:
        self.memory = Knowledge(rules, players, seat)
        self.seat = seat
        self.turn = 0
        self.is_lost = False  # a shuffle has come: what is told would no longer be all
        self._told: dict[Label, tuple[Front | None, str, int]] = {}

    def witness(self, event: Event) -> None:
        """Note what an event shows."""
        match event:
            case e.TurnBegun(turn=turn):
                self.turn = turn
            case e.Shuffled():
                self.is_lost = True
            case e.Glimpsed(square=square, front=front, with_lantern=lit):
                if front is not None:
                    self._note(square, front, "glimpsed")
                else:
                    self._not_shown(square, LIT_SECRET if lit else SECRET)
            case e.Shown(squares=squares, fronts=fronts):
                self._note_all(squares, fronts, "shown")
            case e.Announced(place=place, fronts=fronts):
                self._note_all(PLACES[place], fronts, "turned-up")
            case e.Replaced(square=square, front=front) if front is not None:
                self._note(square, front, "held")
            case e.Played(seat=seat, slot=slot, front=front):
                self._keep(self.memory.hands[seat][slot], front, "played")
        self.memory.witness(event)
        if isinstance(event, e.Drew) and event.front is not None:
            self._keep(self.memory.hands[event.seat][-1], event.front, "held")

    def _note_all(self, squares: Sequence[Square], fronts: Sequence[Front], how: str) -> None:
        for square, front in zip(squares, fronts, strict=True):
            self._note(square, front, how)

    def _note(self, square: Square, front: Front, how: str) -> None:
        self._keep(self.memory.board[square], front, how)

    def _keep(self, label: Label, front: Front, how: str) -> None:
        self._told[label] = (front, how, self.turn)

    def _not_shown(self, square: Square, how: str) -> None:
        label = self.memory.board[square]
        before = self._told.get(label)
        if before is None or (before[0] is None and before[1] == LIT_SECRET):
            self._told[label] = (None, how, self.turn)

    def told(self, seen: View) -> Iterator[Told]:
        """List what is remembered of the tiles whose fronts are not seen now."""
        for square, label in enumerate(self.memory.board):
            tile = seen.board[square]
            if tile is not None and tile.front is None:
                yield from self._tell(SQUARE_NAMES[square], label)
        for seat, hand in enumerate(self.memory.hands):
            if seat != self.seat:
                yield from self._tell_all(f"hand {seat}", hand)
        yield from self._tell_all("discard", self.memory.discards)

    def _tell_all(self, where: str, labels: Iterable[Label]) -> Iterator[Told]:
        for number, label in enumerate(labels, 1):
            yield from self._tell(f"{where} {number}", label)

    def _tell(self, at: str, label: Label) -> Iterator[Told]:
        if label in self._told:
            yield Told(at, *self._told[label])
