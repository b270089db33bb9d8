"""Weighing what can be done in a turn: where to steal, and what to change on the board before."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from larceny.games.forty_thieves.actions import Action, Interchange, Lead, Replace
from larceny.games.forty_thieves.pieces import (
    EVERY_PLACE,
    EVERY_SQUARE,
    GEMS,
    PLACE_BITS,
    PLACES,
    TOUCHING,
    Front,
    Place,
    Square,
    gem_at,
    is_leader,
    is_line,
)
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.games.forty_thieves.view_types import View
from larceny.kernel.events import Seat, clockwise

from .boards import Bits, Boards
from .evaluation import Scoreboard, scoreboard_of, threat

FAILURE = 1.1
"""What a failure costs in points: the Evil Eye, and that everybody has seen four tiles."""

AFTER_NEXT = 0.3
"""How much of what the next player finds will still be there for the one after him."""

LONG_GAME = 10
"""After so many turns each, players grow tired of denying each other everything: within as many
turns more they stop to care what they leave to others. Else a game among masters may never end."""

GOOD_THEFTS = 3
"""How many thefts are looked at closely."""

Change = tuple[()] | tuple[Square, Front] | tuple[Square, Square, int]
"""What is changed on the board: nothing; (square, front); or (square, square, SWAPPED)."""

UNCHANGED: Change = ()
SWAPPED = -1


class Theft(NamedTuple):
    """A theft that could be announced after a change of the board."""

    place: Place
    chance: float
    gain: float  # sapphires to be expected if it is announced, indirect ones with it
    worth: float  # in points, to be expected


NO_THEFT = Theft(Place(-1), 0.0, 0.0, 0.0)


@dataclass
class Weighing:
    """One decision: the table as the seat sees it, and the boards it imagines."""

    view: View
    rules: Ruleset
    seat: Seat
    boards: Boards
    seen_by_next: int  # squares whose front the next player knows, a bit for each
    failure: float = FAILURE  # what it thinks that a failure costs
    scoreboard: Scoreboard = field(init=False)
    hand: tuple[Front, ...] = field(init=False)
    face_up: int = field(init=False)
    places: list[Place] = field(init=False)  # where it thinks of stealing
    certain: dict[Square, Front] = field(init=False)  # by square, the fronts that it knows

    def __post_init__(self) -> None:
        """Read the table."""
        self.scoreboard = scoreboard_of(self.view)
        self.hand = self.view.seats[self.seat].fronts or ()
        self.face_up = open_squares(self.view)
        self.certain = {
            square: next(iter(fronts))
            for square, fronts in zip(EVERY_SQUARE, self.boards.fronts, strict=True)
            if len(fronts) == 1
        }
        self.places = [p for p in EVERY_PLACE if is_line(p) or p in self.view.gems]
        if self.rules.leaders:
            self.places += [
                p for p in EVERY_PLACE[:GEMS] if p not in self.view.gems and self._led(p)
            ]

    def _led(self, place: Place) -> bool:
        """Ask whether four Leaders are known to lie around an empty place (FT-10.5)."""
        fronts = [self.certain.get(square) for square in PLACES[place]]
        return all(front is not None and is_leader(front) for front in fronts)

    @cached_property
    def caution(self) -> float:
        """Say how much the seat cares what it leaves to others: all, until the game drags on."""
        rounds = self.view.turn / self.view.players
        return min(1.0, max(0.0, 2.0 - rounds / LONG_GAME))

    # Changes ----------------------------------------------------------------------------------

    def change_of(self, action: Action) -> Change:
        """Say what an action changes on the board."""
        match action:
            case Replace(slot=slot, square=square) | Lead(slot=slot, square=square):
                return (square, self.hand[slot])
            case Interchange(squares=(one, other)):
                return (one, other, SWAPPED)
            case _:
                return UNCHANGED

    def open_after(self, change: Change) -> int:
        """Say which squares lie face up after a change."""
        match change:
            case (square, _):
                return self.face_up & ~(1 << square)
            case (one, other, _) if (self.face_up >> one ^ self.face_up >> other) & 1:
                return self.face_up ^ (1 << one | 1 << other)
            case _:
                return self.face_up

    def front_after(self, square: Square, change: Change) -> Front | None:
        """Say what surely lies on a square after a change."""
        match change:
            case (changed, front) if changed == square:
                return front
            case (one, other, _) if square in (one, other):
                return self.certain.get(other if square == one else one)
            case _:
                return self.certain.get(square)

    # Thefts -----------------------------------------------------------------------------------

    def goes(self, place: Place, change: Change) -> Bits:
        """Say in which boards a theft succeeds after a change."""
        squares = PLACES[place]
        match change:
            case (square, front) if square in squares:
                return self.boards.go_with(squares, square, front)
            case (one, other, _) if (one in squares) != (other in squares):
                moved = {one: other, other: one}
                return self.boards.go_together(moved.get(s, s) for s in squares)
            case _:
                return self.boards.go_together(squares)

    def theft(self, place: Place, change: Change = UNCHANGED) -> Theft:
        """Weigh a theft by what it brings and what its failure would cost."""
        success = self.goes(place, change)
        if not success:
            return Theft(place, 0.0, 0.0, -self.failure)
        chance = gain = self.boards.share(success)
        shown = self.open_after(change) | PLACE_BITS[place]
        if shown != PLACE_BITS[place]:
            for other in self.places:
                bits = PLACE_BITS[other]
                if other != place and bits & ~shown == 0 and bits & PLACE_BITS[place]:
                    gain += self.boards.share(success & self.goes(other, change))
        return Theft(place, chance, gain, gain - (1 - chance) * self.failure)

    @cached_property
    def unchanged(self) -> dict[Place, Theft]:
        """Weigh all thefts on the board as it lies."""
        return {place: self.theft(place) for place in self.places}

    def _worthy(self, change: Change) -> Iterator[Theft]:
        """List the thefts after a change from which something is to be expected."""
        changed = set(change[:1] if len(change) == 2 else change[:2])
        for place in self.places:
            if changed.isdisjoint(PLACES[place]):
                theft = self.unchanged[place]
            else:
                theft = self.theft(place, change)
            if theft.worth > 0:
                yield theft

    def best_theft(self, change: Change = UNCHANGED) -> Theft:
        """Find the theft to be announced after a change; none, if none is worth it."""
        return max(self._worthy(change), key=lambda theft: theft.worth, default=NO_THEFT)

    def good_thefts(self, change: Change) -> list[Theft]:
        """List the best thefts after a change, and to do without."""
        thefts = sorted(self._worthy(change), key=lambda theft: -theft.worth)
        return [*thefts[:GOOD_THEFTS], NO_THEFT]

    # The whole turn ---------------------------------------------------------------------------

    def best_win_chance(self, change: Change, before: Scoreboard) -> float:
        """Say how likely the seat wins with the best theft after a change."""
        return max(self.win_chance(change, theft, before) for theft in self.good_thefts(change))

    def win_chance(self, change: Change, theft: Theft, before: Scoreboard) -> float:
        """Say how likely the seat wins if it changes the board and then announces a theft.

        It matters what the next player finds: tiles that have been shown help everybody.
        """
        if theft is NO_THEFT:
            return self._left_to_others(before, self._known_to_next(change))
        known = self._known_to_next(change)
        for square in PLACES[theft.place]:
            front = self.front_after(square, change)
            if front is not None:
                known[square] = front
        failed = self._left_to_others(before.with_points(self.seat, -self.failure), known)
        if not theft.chance:
            return failed
        after = before.with_points(self.seat, theft.gain / theft.chance)
        if is_line(theft.place):
            known = {s: f for s, f in known.items() if s not in PLACES[theft.place]}
            touching = TOUCHING[self.rules.touching][theft.place - GEMS]
            taken = [gem for gem in touching if gem in after.gems][:1]
        else:
            taken = [gem_at(theft.place)]
        for gem in taken:
            after = after.without_gem(gem)
        succeeded = self._left_to_others(after, known)
        return theft.chance * succeeded + (1 - theft.chance) * failed

    def _left_to_others(self, after: Scoreboard, known: dict[Square, Front]) -> float:
        """Say how likely the seat wins if the others begin with such knowledge of the board."""
        if after.gems:
            danger = self.caution * threat(known, after.gems)
            _, next_seat, *others = clockwise(self.seat, self.view.players)
            after = after.with_points(next_seat, danger)
            if others:
                after = after.with_points(others[0], AFTER_NEXT * danger)
        return after.win_chance(self.seat)

    def _known_to_next(self, change: Change) -> dict[Square, Front]:
        """Say what the next player knows of the board after a change."""
        known = {s: f for s, f in self.certain.items() if self.seen_by_next >> s & 1}
        match change:
            case (square, _):
                known.pop(square, None)
            case (one, other, _):
                there = known.pop(one, None), known.pop(other, None)
                for square, front in zip((other, one), there, strict=True):
                    if front is not None:
                        known[square] = front
        return known


def open_squares(view: View) -> int:
    """Say which squares lie face up, a bit for each."""
    tiles = enumerate(view.board)
    return sum(1 << square for square, tile in tiles if tile and tile.front is not None)
