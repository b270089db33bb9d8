"""What a solver of a puzzle of Master Thieves has seen, and all that follows from it.

A scene is a game from its deal on, watched from one seat. Whoever was there for the deal knows the
whole box (`Knowledge`), so what lies where is certain; the art is to follow it.
"""

from collections.abc import Iterator
from functools import cached_property

from larceny.games.master_thieves import GAME
from larceny.games.master_thieves import events as e
from larceny.games.master_thieves.knowledge import Knowledge
from larceny.games.master_thieves.memory import Side
from larceny.games.master_thieves.pieces import (
    HOME,
    MOVED,
    NO_GEMS,
    SLOTS,
    UPPER_SLOT,
    Gems,
    Move,
    Place,
    To,
    gems_text,
)
from larceny.games.master_thieves.state import State
from larceny.games.master_thieves.view_types import View
from larceny.kernel.chance import Chance
from larceny.kernel.events import Event, Seat

from ..course import AnyMatch, Course
from .box import spot_of

SAMPLES = 4
"""How many positions are drawn that fit what was seen, to hold an answer against."""


class Scene:
    """A table as a solver has followed it."""

    def __init__(self, course: Course, seat: Seat) -> None:
        self.course = course
        self.seat = seat
        self.match: AnyMatch = course.played()
        self.view: View = self.match.view(seat)
        self.events: list[Event] = [GAME.witnessed(event, seat) for event in self.match.events]
        self.memory: Knowledge = GAME.knowledge(self.match.rules, course.players, seat)
        self.moves: list[Move] = []  # of the box, in order
        self._touched: dict[tuple[str, int], int] = {}  # after how many moves a slot last changed
        for event in self.events:
            self._note(event)
            self.memory.witness(event)

    @property
    def box(self) -> int:
        """Return how the box stands."""
        return self.memory.frame

    def _note(self, event: Event) -> None:
        """Note when something was put or seen somewhere: from then on it must be followed."""
        match event:
            case e.BoxMoved(move=move):
                self.moves.append(move)
            case e.DiamondsPut(place=place) | e.Placed(place=place) | e.Took(place=place):
                self._touch("gems", place)
            case e.Fell(place=place, to=To.DRAWER):
                self._touch("gems", place)
            case e.Seen(place=place):
                self._touch("gems", place)
                self._touch("alarm", place)
            case e.AlarmSet(place=place):
                self._touch("alarm", place)
            case e.RubiesPlaced(places=places):
                for place in places:
                    self._touch("ruby", place)
            case e.RubyFell(place=place, to=To.SECRET):
                self._touch("ruby", place)

    def _touch(self, what: str, place: Place) -> None:
        self._touched[what, UPPER_SLOT[self.box][place]] = len(self.moves)

    def since(self, what: str, slot: int) -> tuple[int, list[Move]]:
        """Say how the box stood when something last changed at a side, and its moves since."""
        first = self._touched.get((what, slot), 0)
        return self._boxes[first], self.moves[first:]

    @cached_property
    def _boxes(self) -> list[int]:
        """List how the box stood before its moves, and after each of them."""
        boxes = [HOME]
        for move in self.moves:
            boxes.append(MOVED[boxes[-1]][move])
        return boxes

    # What is known ---------------------------------------------------------------------------

    def knows_all(self) -> bool:
        """Ask whether there is only one way in which the box can be filled."""
        return len(self.memory.boxes) == 1 and all(
            side.all_known and side.ruby is not None and not side.may_hide_alarm
            for side in self.memory.sides
        )

    def side(self, slot: int) -> Side:
        """Return what is known of a side."""
        return self.memory.sides[slot]

    def gems(self, slot: int) -> Gems:
        """Return what lies in a front compartment."""
        return self.memory.sides[slot].front

    def contents(self) -> Iterator[list[str]]:
        """Tell what lies in the box: a spot, gems, an alarm, a ruby."""
        for slot in range(SLOTS):
            side = self.side(slot)
            alarm = "" if side.alarm is None else str(side.alarm)
            if side.front != NO_GEMS or alarm or side.ruby:
                ruby = "R" if side.ruby else ""
                yield [spot_of(slot, self.box), gems_text(side.front), alarm, ruby]

    def drawn(self) -> Iterator["Drawn"]:
        """Draw positions that fit what was seen."""
        for number in range(SAMPLES):
            state = self.memory.sample(self.view, Chance.of(f"puzzle {number}"))
            yield Drawn(state)


class Drawn:
    """A full position, asked in the same way as a scene."""

    def __init__(self, state: State) -> None:
        self._state = state
        self.box = state.box

    def side(self, slot: int) -> Side:
        """Return what lies at a side."""
        alarm = self._state.alarm_in(slot)
        ruby = bool(self._state.rubies >> slot & 1)
        return Side(self._state.front[slot], True, ruby, None if alarm < 0 else Seat(alarm))
