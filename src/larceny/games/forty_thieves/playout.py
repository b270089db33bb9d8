"""A game played out: every decision by lot.

It is the loop of `kernel.playout`, among what is compiled: no decision is seen from outside.
"""

from larceny.kernel.chance import Chance

from .events import EventLog
from .legality import QUESTIONS
from .state import NOBODY, State
from .transition import decide


def play_out(state: State, dice: Chance, events: EventLog = None) -> int:
    """Play on to the end, each legal answer as likely as the others; count the decisions."""
    made = 0
    while state.asked != NOBODY:
        seat = state.asked
        actions = QUESTIONS.legal(state.phase, state, seat).actions
        decide(state, seat, actions[dice.below(len(actions))], events)
        made += 1
    return made
