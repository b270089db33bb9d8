"""What a perfect memory keeps of the box and of cards, from what one viewer witnesses.

Drawers are remembered by the place where they stood when the viewer first saw the box, and their
sides by which was up then ("labels"). Whoever saw the deal saw the box at home, so his labels are
the drawers' real numbers. Whoever came later does not know how the box had been turned before:
each of the 128 positions that fits what he has seen may be the one he found.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from larceny.kernel.events import Event, Seat, Viewer, every_seat

from . import events as e
from .pieces import (
    DIAMOND,
    DRAWER_AT,
    HOME,
    MOVED,
    NO_GEMS,
    PLACES,
    SLOTS,
    UPPER_SLOT,
    Character,
    Gems,
    Place,
    To,
    diamonds,
    gems,
    is_long,
    sapphires,
)
from .ruleset import Ruleset
from .state import NO_CARD


@dataclass(slots=True)
class Side:
    """What is remembered of one side of a drawer."""

    front: Gems  # what is known to lie there
    all_known: bool  # ... and whether that is all
    ruby: bool | None  # in the secret compartment; None: not known
    alarm: Seat | None = None
    may_hide_alarm: bool = False  # one that was set before the viewer came

    def loses(self, taken: Gems) -> None:
        """Forget gems that went away; of what is not all known, no more than is known."""
        left = [count(self.front) - count(taken) for count in (diamonds, sapphires)]
        self.front = gems(*(max(0, number) for number in left))

    def shows(self, front: Gems, alarm: Seat | None) -> None:
        """Remember what is seen to lie there."""
        self.front, self.all_known = front, True
        self.alarm, self.may_hide_alarm = alarm, False


class Memory:
    """The memory of one viewer."""

    def __init__(self, rules: Ruleset, players: int, viewer: Viewer) -> None:
        """Begin before the deal, with an empty box at home, as everybody sees it then."""
        self.rules = rules
        self.players = players
        self.viewer = viewer
        self.frame = HOME  # how the box has been turned since it was first seen
        self.boxes = {HOME: HOME}  # where it may have stood then: where it would stand now
        self.sides = [Side(NO_GEMS, True, False) for _ in range(SLOTS)]
        self.long: list[bool | None] = [is_long(drawer) for drawer in range(PLACES)]
        self.numbers: list[list[int | None]] = [[None] * 6 for _ in range(players)]
        self.played = [0] * players  # characters known to have been played in this cycle
        self.turned_up = [0] * players  # the character turned over in this round
        self.character = NO_CARD  # of the one whose turn it is
        self.fell = False  # something fell when the drawer was opened

    def witness(self, event: Event) -> None:
        """Remember an event as this viewer witnessed it."""
        remember = _REMEMBER.get(type(event))
        if remember is not None:
            remember(self, event)

    # The box --------------------------------------------------------------------------------

    def _at(self, place: Place) -> tuple[Side, Side]:
        """Return the upper and the lower side of the drawer at a place."""
        upper = UPPER_SLOT[self.frame][place]
        return self.sides[upper], self.sides[upper ^ 1]

    def _box_moved(self, event: e.BoxMoved) -> None:
        self.frame = MOVED[self.frame][event.move]
        self.boxes = {then: MOVED[now][event.move] for then, now in self.boxes.items()}

    def _rubies_placed(self, event: e.RubiesPlaced) -> None:
        for place in event.places:
            self._at(place)[0].ruby = True

    def _opened(self, event: e.Opened) -> None:
        self.fell = False

    def _fell(self, event: e.Fell) -> None:
        upper, lower = self._at(event.place)
        lower.loses(event.gems)
        self.fell = True
        if event.alarm is not None:
            self._alarm_went_home(event.alarm)
        if event.to is To.DRAWER:
            upper.front += event.gems

    def _see(self, event: e.Seen) -> None:
        upper, lower = self._at(event.place)
        lower.alarm, lower.may_hide_alarm = None, False  # alarms never stick
        if not self.rules.sticky_drawers:
            lower.shows(NO_GEMS, None)
        if event.gems is not None:
            upper.shows(event.gems, event.alarm)
        elif self.fell and not self.rules.sticky_drawers:  # never gems on both sides (MT-2.3)
            upper.shows(upper.front, None)

    def _diamonds_put(self, event: e.DiamondsPut) -> None:
        self._at(event.place)[0].front += event.count * DIAMOND

    def _placed(self, event: e.Placed) -> None:
        self._at(event.place)[0].front += event.kind

    def _took(self, event: e.Took) -> None:
        upper, _ = self._at(event.place)
        if event.to is To.BLACK and self.character == Character.SMUGGLER:  # just one
            upper.loses(event.gems)
        else:
            upper.front, upper.all_known = NO_GEMS, True

    def _found_long(self, place: Place) -> tuple[Side, Side]:
        self.long[DRAWER_AT[self.frame][place]] = True
        return self._at(place)

    def _took_ruby(self, event: e.TookRuby) -> None:
        for side in self._found_long(event.place):
            side.ruby = False

    def _ruby_fell(self, event: e.RubyFell) -> None:
        upper, lower = self._found_long(event.place)
        upper.ruby, lower.ruby = event.to is To.SECRET, False

    def _see_secret(self, event: e.SecretSeen) -> None:
        """Remember what a look showed. If the ruby had been below it would have fallen."""
        upper, lower = self._at(event.place)
        lower.ruby = False
        if event.long is not None:
            self.long[DRAWER_AT[self.frame][event.place]] = event.long
            upper.ruby = event.ruby

    # Alarms ---------------------------------------------------------------------------------

    def _alarm_set(self, event: e.AlarmSet) -> None:
        upper, _ = self._at(event.place)
        upper.alarm, upper.may_hide_alarm = event.seat, False

    def _alarm_alone(self, event: e.AlarmLeftAlone) -> None:
        self._at(event.place)[0].shows(NO_GEMS, event.owner)

    def _alarm_recovered(self, event: e.AlarmRecovered) -> None:
        self._at(event.place)[0].shows(NO_GEMS, None)

    def _alarm_went_home(self, owner: Seat) -> None:
        for side in self.sides:
            if side.alarm == owner:
                side.alarm = None

    # Cards ----------------------------------------------------------------------------------

    def _dealt(self, event: e.Dealt) -> None:
        if event.numbers is not None:
            self.numbers[event.seat] = list(event.numbers)

    def _revealed(self, event: e.Revealed) -> None:
        for seat, character, number in event.cards:
            self.numbers[seat][character] = number
            self.turned_up[seat] = 1 << character

    def _turn_begun(self, event: e.TurnBegun) -> None:
        self.character = event.character

    def _round_ended(self, event: e.RoundEnded) -> None:
        self.played = [old | new for old, new in zip(self.played, self.turned_up, strict=True)]
        self.turned_up = [0] * self.players

    def _cards_passed(self, event: e.CardsPassed) -> None:
        self.played = [0] * self.players
        self.numbers = [self.numbers[seat - 1] for seat in every_seat(self.players)]


_REMEMBER: dict[type[Event], Callable[[Memory, Any], None]] = {
    e.RubiesPlaced: Memory._rubies_placed,
    e.BoxMoved: Memory._box_moved,
    e.Opened: Memory._opened,
    e.Fell: Memory._fell,
    e.Seen: Memory._see,
    e.DiamondsPut: Memory._diamonds_put,
    e.Placed: Memory._placed,
    e.Took: Memory._took,
    e.TookRuby: Memory._took_ruby,
    e.RubyFell: Memory._ruby_fell,
    e.SecretSeen: Memory._see_secret,
    e.AlarmSet: Memory._alarm_set,
    e.AlarmLeftAlone: Memory._alarm_alone,
    e.AlarmRecovered: Memory._alarm_recovered,
    e.Dealt: Memory._dealt,
    e.Revealed: Memory._revealed,
    e.TurnBegun: Memory._turn_begun,
    e.RoundEnded: Memory._round_ended,
    e.CardsPassed: Memory._cards_passed,
}
