"""A drawer: what falls when it opens, who sees what lies there, how it closes (MT-5, MT-8)."""

from typing import Final

from larceny.kernel.events import Seat, Viewer, made_once
from larceny.kernel.tuples import with_item

from ..abilities import only_opener_looks_in
from ..actions import Action, RecoverAlarm
from ..choices import AlarmAlone
from ..events import (
    AlarmLeftAlone,
    AlarmLetLie,
    AlarmRecovered,
    EventLog,
    Fell,
    Opened,
    Seen,
)
from ..pieces import DIAMOND, NO_GEMS, SAPPHIRE, Gems, Place, To, diamonds, sapphires
from ..state import NOBODY, ON_SHEET, Phase, State
from .moving import begin_moves

opened: Final = made_once(Opened)
_seen: Final = made_once(Seen)
_fell: Final = made_once(Fell)
_alarm_left_alone: Final = made_once(AlarmLeftAlone)
_alarm_recovered: Final = made_once(AlarmRecovered)
_alarm_let_lie: Final = made_once(AlarmLetLie)


def let_fall(state: State, place: Place) -> Gems:
    """Empty the lower side of a drawer; where drawers are sticky, some gems stay (MT-5.5)."""
    slot = state.lower(place)
    below = state.front[slot]
    if not below:
        return NO_GEMS
    stuck = NO_GEMS
    if state.rules.sticky_drawers:
        stuck += sum(DIAMOND for _ in range(diamonds(below)) if _sticks(state))
        stuck += sum(SAPPHIRE for _ in range(sapphires(below)) if _sticks(state))
    state.front[slot] = stuck
    return below - stuck


_STICKY_STEPS: Final = 10_000


def _sticks(state: State) -> bool:
    return state.chance.below(_STICKY_STEPS) < round(state.rules.sticky_drawers * _STICKY_STEPS)


def fall(state: State, seat: Seat, fallen: Gems, owner: Seat, events: EventLog) -> None:
    """Gems fall on red (MT-5.2), or to the owner of an alarm that fell (MT-8.4, MT-8.5)."""
    state.fell = bool(fallen)
    if owner == NOBODY:
        state.red += fallen
        if events is not None:
            events.append(_fell(state.place, fallen, None, To.RED))
        return
    state.alarms = with_item(state.alarms, owner, ON_SHEET)
    if owner == seat:
        state.red += fallen
        if events is not None:
            events.append(_fell(state.place, fallen, owner, To.RED))
    else:
        state.black = with_item(state.black, owner, state.black[owner] + fallen)
        if events is not None:
            events.append(_fell(state.place, fallen, owner, To.OWNER))


def see(state: State, seat: Seat, events: EventLog) -> None:
    """Show what lies in the open drawer, to all or to its opener (MT-5.4)."""
    slot = state.upper(state.place)
    owner = state.alarm_in(slot)
    if events is not None:
        events.append(
            _seen(
                state.place,
                state.front[slot],
                None if owner == NOBODY else owner,
                seer(state, seat),
            )
        )


def seer(state: State, seat: Seat) -> Viewer:
    """Name the one who sees what lies in the open drawer; None if everybody does (MT-5.4)."""
    return seat if only_opener_looks_in(state) else None


def asks_alike(state: State) -> bool:
    """Ask whether a question must be put even if it has only one answer.

    Where everybody sees the drawer, a question with only one answer is not put. Where only the
    opener sees it, being asked would tell the others what lies there, so he is always asked.
    """
    return only_opener_looks_in(state)


# The alarm that was left alone (MT-8.7) -----------------------------------------------------


def close_drawer(state: State, seat: Seat, events: EventLog) -> None:
    """See to an alarm that was left alone (MT-8.7); then close, and move the box."""
    slot = state.upper(state.place)
    owner = state.alarm_in(slot)
    if owner != NOBODY and not state.front[slot] and not state.alarm_set:
        if state.rules.alarm_alone is AlarmAlone.OWNER_MAY_RECOVER:
            if events is not None:
                events.append(_alarm_left_alone(owner, state.place))
            state.phase, state.asked = Phase.RECOVER, owner
            return
        if state.rules.alarm_alone is AlarmAlone.RECOVERED:
            _recover(state, owner, events)
    begin_moves(state)


def _recover(state: State, owner: Seat, events: EventLog) -> None:
    state.alarms = with_item(state.alarms, owner, ON_SHEET)
    if events is not None:
        events.append(_alarm_recovered(owner, state.place))


def recover_alarm(state: State, owner: Seat, action: Action, events: EventLog) -> None:
    """The owner takes his lonely alarm back, or lets it lie (MT-8.7)."""
    if isinstance(action, RecoverAlarm):
        _recover(state, owner, events)
    elif events is not None:
        events.append(_alarm_let_lie(owner))
    begin_moves(state)
