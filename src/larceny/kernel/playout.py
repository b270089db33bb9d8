"""A game played out: every decision by lot."""

from .chance import Chance
from .events import Event
from .game import ActionT, Game, RulesT, StateT, ViewT


def play_out(
    game: Game[RulesT, StateT, ActionT, ViewT],
    state: StateT,
    dice: Chance,
    events: list[Event] | None = None,
) -> int:
    """Play on to the end, each legal answer as likely as the others; count the decisions.

    What happens is added to `events`, if somebody wants to know.
    A game whose rules can be compiled has the same loop among them, and then no decision is seen
    from outside.
    """
    made = 0
    while owed := state.deciders():
        actions = game.legal_actions(state, owed[0])
        told = game.apply_legal(state, owed[0], actions[dice.below(len(actions))])
        if events is not None:
            events += told
        made += 1
    return made
