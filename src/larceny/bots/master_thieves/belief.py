"""A belief state: the box as far as a player remembers it, what he expects else, the cards played.

The box is followed from where it stood at the beginning, so a slot (`pieces.UPPER_SLOT`) is a name
for one side of one drawer wherever that drawer goes. What is not in mind is estimated: everybody
can count the gems on the pillows, and the rest is in the box.
"""

from dataclasses import dataclass, replace
from random import Random

from larceny.bots.retention import Memory, Retention
from larceny.games.master_thieves import events as e
from larceny.games.master_thieves.pieces import (
    DIAMOND,
    EVERY_PLACE,
    FULL_HAND,
    HOME,
    MOVED,
    NO_GEMS,
    POINTS,
    RUBY,
    SAPPHIRE,
    UPPER_SLOT,
    Gems,
    Move,
    Place,
    To,
    diamonds,
    gems,
    sapphires,
    value,
)
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.games.master_thieves.view_types import View
from larceny.kernel.events import Event, Seat


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a drawer is believed to hold, as it stands now."""

    above: float  # points in the front compartment that lie still
    falls: float  # the chance that gems fall
    below: float  # points that would fall
    ruby: float  # the chance of a ruby in the upper secret compartment
    known: bool  # it is in mind, not estimated

    @property
    def taken(self) -> float:
        """Return the points that a thief expects."""
        return (1 - self.falls) * self.above

    @property
    def fetched(self) -> float:
        """Return the points that a master thief expects who looks further."""
        return (1 - self.falls) * self.ruby * (POINTS[RUBY] + self.above)


@dataclass(frozen=True, slots=True)
class Moment:
    """How far a game has come: turns that ended, and how often the box was turned over."""

    turns: int
    flips: int


@dataclass(frozen=True, slots=True)
class Sight:
    """When a side of a drawer was last looked into, or something was put in or taken out."""

    when: Moment
    is_sure: bool  # all of it was seen; else there may be more than was watched


class Belief:
    """What one player has in mind."""

    def __init__(self, retention: Retention, dice: Random) -> None:
        self.box = HOME
        self.fronts: Memory[int, Gems] = Memory(retention, dice)
        self.rubies: Memory[int, bool] = Memory(retention, dice)
        self.alarms: Memory[int, Seat] = Memory(retention, dice)
        self.played: dict[Seat, int] = {}  # characters, as bits
        self.turned_up: dict[Seat, int] = {}
        self.now = Moment(0, 0)
        self.seen: dict[int, Sight] = {}  # by slot

    # Watching ---------------------------------------------------------------------------------

    def witness(self, event: Event) -> None:
        """Keep what this event shows."""
        match event:
            case e.BoxMoved(move=move):
                self.box = MOVED[self.box][move]
                self.now = replace(self.now, flips=self.now.flips + (move is Move.FLIP))
            case e.TurnEnded():
                self.now = replace(self.now, turns=self.now.turns + 1)
                for memory in (self.fronts, self.rubies, self.alarms):
                    memory.pass_turn()
            case e.Fell(place=place, gems=fallen, alarm=alarm, to=to):
                self._fell(place, fallen, alarm, to)
            case e.Seen(place=place, gems=seen, alarm=alarm):
                self._saw(place, seen, alarm)
            case e.DiamondsPut(place=place, count=count):
                self._added(place, count * DIAMOND)
            case e.Placed(place=place, kind=kind):
                self._added(place, kind)
            case e.Took(place=place, gems=taken):
                self._took(place, taken)
            case e.AlarmSet(seat=seat, place=place):
                self.alarms.keep(self.upper(place), seat)
            case e.AlarmRecovered(place=place):
                self.alarms.drop(self.upper(place))
            case e.RubiesPlaced(places=places):
                for place in places:
                    self.rubies.keep(self.upper(place), True)
            case e.RubyFell(place=place, to=to):
                self._ruby(place, to is To.SECRET)
            case e.SecretSeen(place=place, ruby=ruby) if ruby is not None:
                self._ruby(place, ruby)
            case e.TookRuby(place=place):
                self._ruby(place, False)
            case e.Revealed(cards=cards):
                for seat, character, _ in cards:
                    self.turned_up[seat] = 1 << character
            case e.RoundEnded():
                for seat, card in self.turned_up.items():
                    self.played[seat] = self.played.get(seat, 0) | card
                self.turned_up.clear()
            case e.CardsPassed():
                self.played.clear()

    def upper(self, place: Place) -> int:
        """Say which slot is on top at a place."""
        return UPPER_SLOT[self.box][place]

    def _keep(self, slot: int, front: Gems) -> None:
        self.fronts.keep(slot, front)
        self.seen[slot] = Sight(self.now, is_sure=True)

    def _reckon(self, slot: int, front: Gems) -> None:
        """Keep what must be there now; that is sure only while the drawer stands open to him."""
        self.fronts.keep(slot, front)
        is_open = self.seen.get(slot) == Sight(self.now, is_sure=True)
        self.seen[slot] = Sight(self.now, is_sure=is_open)

    def _fell(self, place: Place, fallen: Gems, alarm: Seat | None, to: To) -> None:
        self._keep(self.upper(place) ^ 1, NO_GEMS)
        if alarm is not None:
            self.alarms.drop(self.upper(place) ^ 1)
        if to is To.DRAWER:
            self._added(place, fallen)

    def _saw(self, place: Place, seen: Gems | None, alarm: Seat | None) -> None:
        self._keep(self.upper(place) ^ 1, NO_GEMS)
        if seen is not None:
            self._keep(self.upper(place), seen)
            if alarm is None:
                self.alarms.drop(self.upper(place))
            else:
                self.alarms.keep(self.upper(place), alarm)

    def _added(self, place: Place, more: Gems) -> None:
        slot = self.upper(place)
        self._reckon(slot, (self.fronts.get(slot) or NO_GEMS) + more)

    def _took(self, place: Place, taken: Gems) -> None:
        slot = self.upper(place)
        before = self.fronts.get(slot) or NO_GEMS
        left = [count(before) - count(taken) for count in (diamonds, sapphires)]
        self._reckon(slot, gems(*(max(0, number) for number in left)))

    def _ruby(self, place: Place, is_above: bool) -> None:
        """Keep which of the two secret compartments of a drawer holds a ruby, if any."""
        self.rubies.keep(self.upper(place) ^ 1, False)
        self.rubies.keep(self.upper(place), is_above)

    # Asking -----------------------------------------------------------------------------------

    def hand(self, seat: Seat) -> int:
        """Say which cards a seat can still have, as bits."""
        return FULL_HAND & ~self.played.get(seat, 0)

    def alarm_below(self, place: Place) -> Seat | None:
        """Say whose alarm is believed to fall at a place."""
        return self.alarms.get(self.upper(place) ^ 1)

    def outlooks(self, view: View, rules: Ruleset, turned_over: bool = False) -> list[Outlook]:
        """Judge every drawer as the box stands, or as it would stand turned over.

        A place then names the drawer that stands there now, with its other side up.
        """
        doubtful = [place for place in EVERY_PLACE if not self._is_clear(place)]
        known = sum(value(front) for _, front in self.fronts.items())
        each = max(0.0, points_in_box(view, rules) - known) / max(1, len(doubtful))
        return [self._outlook(place, turned_over, each) for place in EVERY_PLACE]

    def _is_clear(self, place: Place) -> bool:
        """Ask whether it is in mind what both sides hold: gems are never on both (MT-2.3)."""
        slot = self.upper(place)
        above, below = self.fronts.get(slot), self.fronts.get(slot ^ 1)
        return bool(above or below) or (above is not None and below is not None)

    def _outlook(self, place: Place, turned_over: bool, each: float) -> Outlook:
        slot = self.upper(place) ^ turned_over
        above, below = self.fronts.get(slot), self.fronts.get(slot ^ 1)
        ruby = self._ruby_chance(slot)
        if above:
            return Outlook(value(above), 0.0, 0.0, ruby, True)
        if below:
            return Outlook(0.0, 1.0, value(below), ruby, True)
        if above is not None and below is not None:
            return Outlook(0.0, 0.0, 0.0, ruby, True)
        something = min(0.9, each / USUAL_POINTS)
        up = 0.5 if above is None and below is None else float(above is None)
        return Outlook(each * up, something * (1 - up), each * (1 - up), ruby, False)

    def _ruby_chance(self, slot: int) -> float:
        """Return the chance of a ruby behind a slot; little where none is in mind."""
        kept = self.rubies.get(slot)
        if kept is not None:
            return float(kept)
        return 0.0 if self.rubies.get(slot ^ 1) else RUBY_BY_LUCK


USUAL_POINTS = 2.5
"""What a drawer usually holds that holds anything."""

RUBY_BY_LUCK = 0.15
"""The chance to find a ruby where one does not remember any."""


def points_in_box(view: View, rules: Ruleset) -> int:
    """Count what must be in the front compartments: all there is, less what lies on pillows."""
    everything = rules.diamonds_needed(view.players) * POINTS[DIAMOND]
    everything += rules.sapphires_needed(view.players) * POINTS[SAPPHIRE]
    on_pillows = view.red + sum(seat.white + seat.black for seat in view.seats)
    return everything - sum(
        POINTS[kind] * count
        for kind, count in ((DIAMOND, diamonds(on_pillows)), (SAPPHIRE, sapphires(on_pillows)))
    )
