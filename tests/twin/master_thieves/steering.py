"""Who plays the games that twin and engine play side by side: by lot, or hunting rare paths.

A mood looks into the engine's position (it is no player) and picks what leads to something rare
more often than chance does: rubies, alarms, crowds of one character, games that never end.
"""

from collections.abc import Callable, Sequence
from random import Random

from larceny.games.master_thieves.actions import (
    Action,
    Choose,
    Done,
    LetAlarmLie,
    Look,
    Open,
    Pick,
    PlaceNothing,
    SetAlarm,
    TakeAll,
)
from larceny.games.master_thieves.pieces import Character
from larceny.games.master_thieves.state import NOBODY, State
from larceny.kernel.events import Seat

Mood = Callable[[State, Seat, Action], float]
"""How much an action is liked."""


def by_lot(state: State, seat: Seat, action: Action) -> float:
    """Like everything alike."""
    return 0.0


def for_rubies(state: State, seat: Seat, action: Action) -> float:
    """Send master thieves to where rubies lie, or now and then to where one will fall."""
    if isinstance(action, Choose):
        return 3.0 * (action.character is Character.MASTER_THIEF)
    if isinstance(action, Open) and state.chosen[seat] == Character.MASTER_THIEF:
        above = state.rubies >> state.upper(action.place) & 1
        below = state.rubies >> state.lower(action.place) & 1
        return 3.0 * above + 1.5 * below - 5.0 * bool(state.front[state.lower(action.place)])
    if isinstance(action, Open):  # others keep the game going: nothing to place, nothing to fear
        return -1.0 * bool(state.front[state.upper(action.place)])
    return 2.0 * isinstance(action, Look | PlaceNothing | Done) + isinstance(action, TakeAll)


def for_alarms(state: State, seat: Seat, action: Action) -> float:
    """Set alarms, and let them fall, lie alone and come home."""
    if isinstance(action, Choose):
        return 2.0 * (action.character in (Character.JEWELER, Character.THIEF))
    if isinstance(action, Open):
        above = state.alarm_in(state.upper(action.place))
        below = state.alarm_in(state.lower(action.place))
        return 2.0 * (above != NOBODY) + 1.5 * (below != NOBODY)
    return 2.0 * isinstance(action, SetAlarm) + isinstance(action, TakeAll | LetAlarmLie)


def for_crowds(state: State, seat: Seat, action: Action) -> float:
    """Have all play the same character: rings, many detectives, and one who spoils it."""
    if isinstance(action, Choose):
        favourite = (state.round + (seat == state.round % state.players)) % 6
        return 2.5 * (action.character == favourite)
    if isinstance(action, Open):
        below = bool(state.front[state.lower(action.place)])
        above = bool(state.front[state.upper(action.place)])
        return 1.0 * below + 1.0 * above
    return float(isinstance(action, Pick)) * action.index


def for_long_games(state: State, seat: Seat, action: Action) -> float:
    """Place nothing where one may."""
    return 4.0 * isinstance(action, PlaceNothing)


MOODS: tuple[Mood, ...] = (by_lot, for_rubies, for_alarms, for_crowds)
LONG = 20
"""Rounds of a game that is too long to be made longer still."""


def moods(games: int, round_cap: int) -> list[Mood]:
    """Return a mood for each game, all in turn."""
    fitting = MOODS if round_cap > LONG else (*MOODS, for_long_games)
    return [fitting[game % len(fitting)] for game in range(games)]


def steered(mood: Mood, state: State, seat: Seat, legal: Sequence[Action], dice: Random) -> Action:
    """Pick what a mood likes best, with some noise in its taste."""
    if mood is by_lot:
        return dice.choice(legal)
    return max(legal, key=lambda action: mood(state, seat, action) + 2.0 * dice.random())
