"""What the characters do at the open drawer: one function each (MT-7 … MT-11)."""

from collections.abc import Callable
from typing import Final

from larceny.kernel.events import Seat, made_once
from larceny.kernel.tuples import with_item

from ..abilities import can_place, decides_what_to_take, misopened, ruby_lies_open
from ..actions import Action, Look, Open, PlaceImitation, SetAlarm, TakeAll, TakeOne
from ..choices import RubyFallsTo, SixthRuby
from ..events import (
    AlarmKept,
    AlarmSet,
    EventLog,
    Left,
    Looked,
    Placed,
    PlacedNothing,
    RubyFell,
    SecretSeen,
    Took,
    TookRuby,
)
from ..pieces import CHARACTERS, RUBY, Character, Gems, To, is_long
from ..state import NOBODY, ON_SHEET, Ending, Phase, State
from .drawer import asks_alike, close_drawer, fall, let_fall, opened, see, seer
from .round import end_game

_took: Final = made_once(Took)
_left: Final = made_once(Left)
_looked: Final = made_once(Looked)
_secret_seen: Final = made_once(SecretSeen)
_placed: Final = made_once(Placed)
_placed_nothing: Final = made_once(PlacedNothing)
_alarm_set: Final = made_once(AlarmSet)
_alarm_kept: Final = made_once(AlarmKept)


def open_drawer(state: State, seat: Seat, action: Open, events: EventLog) -> None:
    """Open a drawer fully; what is below falls; then the character acts (MT-5.1 … MT-5.3)."""
    place = state.place = action.place
    if events is not None:
        events.append(opened(seat, place))
    fallen = let_fall(state, place)
    owner = state.alarm_in(state.lower(place))
    if fallen or owner != NOBODY:
        fall(state, seat, fallen, owner, events)
    see(state, seat, events)
    lying = state.front[state.upper(place)]
    state.found_empty = not lying
    state.barred = misopened(state, bool(lying))
    character = CHARACTERS[state.chosen[seat]]
    if state.barred and character is not Character.GEMOLOGIST:
        if character is Character.SMUGGLER:
            state.droppers |= 1 << seat  # MT-7.5
        close_drawer(state, seat, events)
    else:
        _ABILITIES[character](state, seat, events)


def smuggler(state: State, seat: Seat, events: EventLog) -> None:
    """Take all to red, or outside a ring one gem if he likes; then an imitation (MT-7)."""
    if not decides_what_to_take(state, Character.SMUGGLER):
        take(state, seat, state.front[state.upper(state.place)], To.RED, events)
        offer_imitations(state, seat, 1, events)
    elif not state.found_empty or asks_alike(state):
        state.phase = Phase.TAKE
    else:
        offer_imitations(state, seat, 1, events)


def jeweler(state: State, seat: Seat, events: EventLog) -> None:
    """Place an imitation, and perhaps the alarm (MT-8)."""
    offer_imitations(state, seat, 1, events)


def gemologist(state: State, seat: Seat, events: EventLog) -> None:
    """Place an imitation, and one more for every detective of the round (MT-9)."""
    offer_imitations(state, seat, 1 + state.count(Character.DETECTIVE), events)


def thief(state: State, seat: Seat, events: EventLog) -> None:
    """Take all the front gems (MT-10)."""
    if not decides_what_to_take(state, Character.THIEF):
        take(state, seat, state.front[state.upper(state.place)], To.BLACK, events)
        close_drawer(state, seat, events)
    elif not state.found_empty or asks_alike(state):
        state.phase = Phase.TAKE
    else:
        close_drawer(state, seat, events)


def master_thief(state: State, seat: Seat, events: EventLog) -> None:
    """Take the front gems, or look further, or neither (MT-11.1)."""
    state.phase = Phase.TAKE


_ABILITIES: Final[dict[Character, Callable[[State, Seat, EventLog], None]]] = {
    Character.SMUGGLER: smuggler,
    Character.JEWELER: jeweler,
    Character.GEMOLOGIST: gemologist,
    Character.THIEF: thief,
    Character.MASTER_THIEF: master_thief,
}


# Taking, and looking further (MT-11) --------------------------------------------------------


def take(state: State, seat: Seat, taken: Gems, to: To, events: EventLog) -> None:
    """Move gems from the open drawer to a pillow, in the open. Taking nothing is told as well."""
    state.front[state.upper(state.place)] -= taken
    if to is To.RED:
        state.red += taken
    else:
        state.black = with_item(state.black, seat, state.black[seat] + taken)
    if events is not None:
        events.append(_took(seat, state.place, taken, to))


def take_look_or_leave(state: State, seat: Seat, action: Action, events: EventLog) -> None:
    """Take what the character may take, look further, or leave the gems."""
    if isinstance(action, Look):
        look_further(state, seat, events)
        return
    if isinstance(action, TakeAll):
        take(state, seat, state.front[state.upper(state.place)], To.BLACK, events)
    elif isinstance(action, TakeOne):
        take(state, seat, action.kind, To.BLACK, events)
    elif events is not None:
        events.append(_left(seat))
    _after_taking(state, seat, events)


def _after_taking(state: State, seat: Seat, events: EventLog) -> None:
    """After his taking, a smuggler may place; a master thief where the edition says (MT-11.6)."""
    if can_place(state, state.chosen[seat]):
        offer_imitations(state, seat, 1, events)
    else:
        close_drawer(state, seat, events)


def look_further(state: State, seat: Seat, events: EventLog) -> None:
    """Look for the secret compartment and what it holds (MT-11.3 … MT-11.5)."""
    place, slot = state.place, state.upper(state.place)
    state.looked = True
    if events is not None:
        events.append(_looked(seat, place))
    if state.rubies >> (slot ^ 1) & 1:
        ruby_falls(state, slot, events)
        close_drawer(state, seat, events)
        return
    long, ruby = is_long(state.drawer(place)), ruby_lies_open(state)
    if events is not None:
        events.append(_secret_seen(place, long, ruby, seer(state, seat)))
    state.barred = not ruby
    if ruby or asks_alike(state):
        state.phase = Phase.RUBY
    else:
        close_drawer(state, seat, events)


def ruby_falls(state: State, slot: int, events: EventLog) -> None:
    """Put a fallen ruby on red, or into the upper secret compartment (MT-11.5)."""
    state.barred = True
    state.rubies ^= 1 << (slot ^ 1)
    if state.rules.ruby_falls_to is RubyFallsTo.RED:
        state.red += RUBY
        if events is not None:
            events.append(RubyFell(state.place, To.RED))
    else:
        state.rubies |= 1 << slot
        if events is not None:
            events.append(RubyFell(state.place, To.SECRET))


def take_ruby_or_leave(state: State, seat: Seat, action: Action, events: EventLog) -> None:
    """Take the ruby together with the front gems, or nothing (MT-11.3)."""
    if isinstance(action, TakeAll):
        slot = state.upper(state.place)
        state.rubies ^= 1 << slot
        state.black = with_item(state.black, seat, state.black[seat] + RUBY)
        if events is not None:
            events.append(TookRuby(seat, state.place))
        take(state, seat, state.front[slot], To.BLACK, events)
        if not state.rubies:
            state.last_ruby_taken = True
            if state.rules.sixth_ruby is SixthRuby.AT_ONCE:
                end_game(state, Ending.SIXTH_RUBY, events)
                return
    elif events is not None:
        events.append(_left(seat))
    _after_taking(state, seat, events)


# Imitations and the alarm -------------------------------------------------------------------


def offer_imitations(state: State, seat: Seat, count: int, events: EventLog) -> None:
    """Let a player place up to so many imitations, as far as he has any (MT-9.3)."""
    state.placements = count
    state.phase = Phase.PLACE


def place_imitation(state: State, seat: Seat, action: Action, events: EventLog) -> None:
    """Place an imitation from the white pillow into the open drawer, or none."""
    if isinstance(action, PlaceImitation):
        state.white = with_item(state.white, seat, state.white[seat] - action.kind)
        state.front[state.upper(state.place)] += action.kind
        state.placed += 1
        state.placements -= 1
        if events is not None:
            events.append(_placed(seat, state.place, action.kind))
        if state.placements and state.white[seat]:
            return
    elif events is not None:
        events.append(_placed_nothing(seat))
    state.placements = 0
    if state.chosen[seat] == Character.JEWELER and state.alarms[seat] == ON_SHEET:
        slot = state.upper(state.place)
        if state.alarm_in(slot) == NOBODY or asks_alike(state):
            state.phase = Phase.ALARM
            return
    close_drawer(state, seat, events)


def set_alarm(state: State, seat: Seat, action: Action, events: EventLog) -> None:
    """Put one's alarm into the drawer, or keep it (MT-8.2)."""
    if isinstance(action, SetAlarm):
        state.alarms = with_item(state.alarms, seat, state.upper(state.place))
        state.alarm_set = True
        if events is not None:
            events.append(_alarm_set(seat, state.place))
    elif events is not None:
        events.append(_alarm_kept(seat))
    close_drawer(state, seat, events)
