"""A game played out: every decision by lot, and nobody is told what happens."""

from .chance import Chance
from .game import ActionT, Game, RulesT, StateT, ViewT


def play_out(game: Game[RulesT, StateT, ActionT, ViewT], state: StateT, dice: Chance) -> int:
    """Play on to the end, each legal answer as likely as the others; count the decisions.

    A game whose rules can be compiled has the same loop among them, and then no decision is seen
    from outside.
    """
    made = 0
    while owed := state.deciders():
        actions = game.legal_actions(state, owed[0])
        game.apply_legal(state, owed[0], actions[dice.below(len(actions))])
        made += 1
    return made
