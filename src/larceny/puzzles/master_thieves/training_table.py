"""The table at which an exercise with the box is shown: drawers open and close, the box is moved.

All fronts look alike there. Whoever could tell a drawer by its grain would not have to follow it.
"""

from collections.abc import Iterator

from larceny.games.master_thieves import GAME
from larceny.games.master_thieves import events as e
from larceny.games.master_thieves.notation.texts import read_gems
from larceny.games.master_thieves.pieces import HOME, MOVED, UPPER_SLOT, Place
from larceny.games.master_thieves.state import NOWHERE, Phase, State
from larceny.kernel.chance import Chance
from larceny.kernel.events import Event, Seat

from ..course import SeenStep
from ..training import Exercise
from .box import MOVE_OF_NAME, slot_at

_SOLVER = Seat(0)
_PLAYERS = 2


def shown(exercise: Exercise) -> Iterator[SeenStep]:
    """Open each drawer in which something lies, then move the box."""
    state = State(GAME.ruleset(), _PLAYERS, Chance.of("trainer"))
    state.round, state.phase = 1, Phase.MOVE
    state.actor = state.asked = _SOLVER
    lying = {slot_at(spot, HOME): read_gems(text) for spot, text in exercise.start["box"].items()}
    for slot, handful in lying.items():
        state.front[slot] = handful
    yield _seen(state)
    for slot, handful in lying.items():
        state.place = Place(UPPER_SLOT[HOME].index(slot))
        yield _seen(state, e.Opened(_SOLVER, state.place), e.Seen(state.place, handful, None, None))
        state.place = NOWHERE
        yield _seen(state, e.Left(_SOLVER))
    for step in exercise.steps:
        move = MOVE_OF_NAME[step]
        state.box = MOVED[state.box][move]
        yield _seen(state, e.BoxMoved(_SOLVER, move))


def _seen(state: State, *events: Event) -> SeenStep:
    view = GAME.view(state, _SOLVER)._replace(grains=None)
    return SeenStep(GAME.chapter(state), events, view)
