"""The rollout policy of the master's search: how a sampled position is quickly played on.

Nobody here remembers badly or guesses: a sampled position lies open. So that the master does not
take others for all-knowing, they only often find the best drawer (`FINDS`).
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from larceny.games.master_thieves.actions import (
    CHOOSE,
    DONE,
    KEEP_ALARM,
    LEAVE,
    LOOK,
    MOVE_BOX,
    OPEN,
    PICK,
    PLACE,
    RECOVER_ALARM,
    SET_ALARM,
    TAKE_ALL,
    TAKE_ONE,
    Action,
)
from larceny.games.master_thieves.legality import legal_actions
from larceny.games.master_thieves.pieces import (
    DIAMOND,
    EVERY_PLACE,
    KINDS,
    PLACES,
    POINTS,
    RUBY,
    SAPPHIRE,
    UPPER_SLOT,
    Character,
    Gems,
    Move,
    Place,
    diamonds,
    hand,
    sapphires,
    value,
)
from larceny.games.master_thieves.scoring import scores, winners
from larceny.games.master_thieves.state import Phase, State
from larceny.kernel.events import Seat, every_seat

from .evaluation import USUAL

FINDS: Final = 0.7
"""How often a player opens the drawer that is best for him."""

TURNS_OVER: Final = 0.35
"""How often a player turns the box over who has no reason to."""

FLIP: Final = MOVE_BOX[Move.FLIP]

# Drawers ------------------------------------------------------------------------------------------


def loot(state: State, place: Place, character: int) -> float:
    """Say what a drawer is worth to a character: points, less than nothing where gems fall."""
    slot = UPPER_SLOT[state.box][place]
    front = state.front
    if front[slot ^ 1]:
        return -0.5 - _lost(state, slot ^ 1)
    lying = value(front[slot])
    if character == Character.MASTER_THIEF:
        return lying + POINTS[RUBY] if state.rubies >> slot & 1 else lying
    if character <= Character.GEMOLOGIST and character != Character.SMUGGLER:
        return 0.1 * lying if character == Character.JEWELER else -0.1 * lying
    return lying


def _lost(state: State, slot: int) -> float:
    """Say what falls from a slot: worse if somebody else's alarm rings."""
    return 0.5 * value(state.front[slot]) if slot in state.alarms else 0.0


def drawers(state: State, seat: Seat) -> list[Action]:
    """List the drawers that differ, the best first for the character of a seat."""
    character = state.chosen[seat]
    upper, front, rubies = UPPER_SLOT[state.box], state.front, state.rubies
    different: dict[tuple[Gems, Gems, int, bool, bool], Place] = {}
    for place in EVERY_PLACE:
        slot = upper[place]
        secret = rubies >> (slot & ~1) & 3
        alarms = slot in state.alarms, slot ^ 1 in state.alarms
        different.setdefault((front[slot], front[slot ^ 1], secret, *alarms), place)
    places = sorted(different.values(), key=lambda place: -loot(state, place, character))
    return [OPEN[place] for place in places]


def _quick_drawer(state: State, seat: Seat, dice: Random) -> Action:
    if dice.random() > FINDS:
        return OPEN[int(dice.random() * PLACES)]
    character = state.chosen[seat]
    start = int(dice.random() * PLACES)
    return OPEN[
        max(
            EVERY_PLACE[start:] + EVERY_PLACE[:start],
            key=lambda place: loot(state, place, character),
        )
    ]


# Cards --------------------------------------------------------------------------------------------


def best_loot(state: State) -> tuple[int, int, int, int]:
    """Return the richest front compartment and the best with a ruby, as it stands and turned."""
    upper, front, rubies = UPPER_SLOT[state.box], state.front, state.rubies
    lies = fetched = turned = turned_fetched = 0
    for place in range(PLACES):
        slot = upper[place]
        above, below = value(front[slot]), value(front[slot ^ 1])
        lies = max(lies, above)
        turned = max(turned, below)
        if rubies >> slot & 1 and not below:
            fetched = max(fetched, above + POINTS[RUBY])
        if rubies >> (slot ^ 1) & 1 and not above:
            turned_fetched = max(turned_fetched, below + POINTS[RUBY])
    return lies, max(lies, fetched), turned, max(turned, turned_fetched)


def eagerness(state: State, seat: Seat) -> list[float]:
    """Say how much more than usual each character would bring now."""
    lies, fetched, turned, turned_fetched = best_loot(state)
    red = value(state.red)
    relief = 2.0 if sapphires(state.white[seat]) else 1.0
    return [
        0.6 * (red + lies) + relief - USUAL[Character.SMUGGLER],
        relief + 0.2 - USUAL[Character.JEWELER],
        relief + 0.5 - USUAL[Character.GEMOLOGIST],
        0.5 * lies + 0.35 * turned - USUAL[Character.THIEF],
        0.45 * fetched + 0.4 * turned_fetched - USUAL[Character.MASTER_THIEF],
        0.5 * red + 0.6 - USUAL[Character.DETECTIVE],
    ]


def cards(state: State, seat: Seat) -> list[Action]:
    """List the cards of a hand, the most promising first."""
    eager = eagerness(state, seat)
    held = sorted(hand(state.hands[seat]), key=lambda character: -eager[character])
    return [CHOOSE[character] for character in held]


def _quick_card(state: State, seat: Seat, dice: Random) -> Action:
    held = hand(state.hands[seat])
    if len(held) == 1:
        return CHOOSE[held[0]]
    eager = eagerness(state, seat)
    weights = [exp(0.8 * eager[character]) for character in held]
    return CHOOSE[dice.choices(held, weights)[0]]


# The rest -----------------------------------------------------------------------------------------


def moves(state: State, seat: Seat) -> list[Action]:
    """List what is worth doing with the box: rotations change nothing for a perfect memory."""
    legal = legal_actions(state, seat)
    worth: list[Action] = [action for action in (DONE, FLIP) if action in legal]
    return worth or list(legal[:2])


def _quick_move(state: State, seat: Seat, dice: Random) -> Action:
    options = moves(state, seat)
    if len(options) == 1:
        return options[0]
    return options[dice.random() < TURNS_OVER]


_PICKS: Final = tuple(PICK[kind] for kind in reversed(KINDS))
_SURE: Final[tuple[Action, ...]] = (
    PLACE[SAPPHIRE],
    PLACE[DIAMOND],
    SET_ALARM,
    KEEP_ALARM,
    RECOVER_ALARM,
    TAKE_ONE[SAPPHIRE],
    TAKE_ONE[DIAMOND],
    LEAVE,
)


def _quick_take(state: State, seat: Seat) -> Action:
    legal = legal_actions(state, seat)
    ruby_lies = state.rubies >> UPPER_SLOT[state.box][state.place] & 1
    if ruby_lies and LOOK in legal:
        return LOOK
    return TAKE_ALL if TAKE_ALL in legal else next(one for one in _SURE if one in legal)


def rollout_action(state: State, seat: Seat, dice: Random) -> Action:
    """Decide in no time."""
    match state.phase:
        case Phase.CHOOSE:
            return _quick_card(state, seat, dice)
        case Phase.OPEN:
            return _quick_drawer(state, seat, dice)
        case Phase.TAKE | Phase.RUBY:
            return _quick_take(state, seat)
        case Phase.MOVE:
            return _quick_move(state, seat, dice)
        case Phase.BOOTY | Phase.CONFISCATE:
            return next(pick for pick in _PICKS if state.red // pick.kind & 1023)
        case Phase.FILL | Phase.PUT | Phase.FILL_MOVE:
            return dice.choice(legal_actions(state, seat))
        case _:
            legal = legal_actions(state, seat)
            return next((one for one in _SURE if one in legal), legal[0])


def candidates(state: State, seat: Seat) -> Sequence[Action]:
    """List what is worth thinking about, the most promising first."""
    match state.phase:
        case Phase.CHOOSE:
            return cards(state, seat)
        case Phase.OPEN:
            return drawers(state, seat)
        case Phase.MOVE:
            return moves(state, seat)
        case Phase.BOOTY | Phase.CONFISCATE:
            return [next(pick for pick in _PICKS if state.red // pick.kind & 1023)]
        case Phase.TAKE | Phase.RUBY:
            best = _quick_take(state, seat)
            rest = [one for one in legal_actions(state, seat) if one is not best]
            return [best, *rest]
        case _:
            legal = list(legal_actions(state, seat))
            order = {action: rank for rank, action in enumerate(_SURE)}
            return sorted(legal, key=lambda action: order.get(action, len(order)))


def imitations(state: State, seat: Seat) -> int:
    """Count what is still on a white pillow."""
    return diamonds(state.white[seat]) + sapphires(state.white[seat])


def evaluate(state: State) -> list[float]:
    """Judge by the lead that each seat has; it counts for more, the nearer the end is."""
    points = [float(score) for score in scores(state)]
    if state.phase is Phase.OVER:
        won = winners(state)
        return [(seat in won) / len(won) for seat in every_seat(state.players)]
    for seat in every_seat(state.players):
        points[seat] += sum(USUAL[character] for character in hand(state.hands[seat]))
    left = min(imitations(state, seat) for seat in every_seat(state.players))
    scale = 1.5 + 0.6 * left
    best = sorted(points)
    leads = [score - (best[-2] if score == best[-1] else best[-1]) for score in points]
    return [1 / (1 + exp(-lead / scale)) for lead in leads]
