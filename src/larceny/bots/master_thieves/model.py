"""Master Thieves as the search sees it: sampled positions, candidates, rollouts, evaluation."""

from collections.abc import Hashable, Sequence
from random import Random

from larceny.games.master_thieves.actions import Action, Choose
from larceny.games.master_thieves.game import GAME, MasterThieves
from larceny.games.master_thieves.state import NO_CARD, Phase, State
from larceny.games.master_thieves.transition import decide
from larceny.games.master_thieves.view_types import View
from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat
from larceny.kernel.game import Knowledge
from larceny.kernel.tuples import with_item

from .rollout import candidates, evaluate, rollout_action

Known = Knowledge[State, View]

ROUNDS_AHEAD = 1
"""How many rounds it plays out beyond the one that is being played."""


class MasterThievesModel:
    """Positions that fit what one seat has witnessed, and how they are played on."""

    def __init__(self, knowledge: Known, view: View, seat: Seat, dice: Random) -> None:
        self.knowledge = knowledge
        self.view = view
        self.seat = seat
        self.last_round = view.round + ROUNDS_AHEAD
        self.chance = Chance.of(str(dice.getrandbits(64)))

    @property
    def game(self) -> MasterThieves:
        """Return the rules."""
        return GAME

    def sample(self) -> State:
        """Draw a position. Cards that others have chosen in secret are chosen anew."""
        state = self.knowledge.sample(self.view, self.chance)
        if state.phase is Phase.CHOOSE:
            for seat, card in enumerate(state.chosen):
                if card != NO_CARD:
                    state.hands = with_item(state.hands, seat, state.hands[seat] | 1 << card)
                    state.chosen[seat] = NO_CARD
        return state

    def candidates(self, state: State, seat: Seat) -> Sequence[Action]:
        """List what is worth trying."""
        return candidates(state, seat)

    def branch(self, state: State, seat: Seat, action: Action) -> Hashable:
        """Hide cards until all are chosen; then tell apart who acts next, and as whom."""
        if isinstance(action, Choose):
            revealed = -1 if state.phase is Phase.CHOOSE else state.chosen[self.seat]
        else:
            revealed = action.index
        asked = state.asked
        return revealed, asked, state.chosen[asked] if asked >= 0 else NO_CARD

    def is_far(self, state: State) -> bool:
        """Judge where a new round begins, far enough ahead."""
        return state.round > self.last_round or state.phase is Phase.OVER

    def play_on(self, state: State, dice: Random) -> None:
        """Play quickly to the end of the round."""
        while not self.is_far(state):
            seat = state.asked if state.asked >= 0 else state.deciders()[0]
            decide(state, seat, rollout_action(state, seat, dice), None)

    def evaluate(self, state: State) -> list[float]:
        """Judge a position where the rollout ends."""
        return evaluate(state)
