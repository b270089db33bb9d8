"""The strongest player: it forgets nothing, imagines what is hidden, and searches."""

from collections.abc import Hashable, Sequence
from math import exp
from random import Random

from larceny.bots.search import Model
from larceny.bots.searcher import Searcher
from larceny.games.master_thieves.actions import DONE, Action, Choose, MoveBox
from larceny.games.master_thieves.events import Dealt
from larceny.games.master_thieves.game import GAME, MasterThieves
from larceny.games.master_thieves.pieces import Move, hand
from larceny.games.master_thieves.state import NO_CARD, Phase, State
from larceny.games.master_thieves.views import View
from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat
from larceny.kernel.game import Knowledge

from .evaluation import USUAL
from .rollout import candidates, imitations, rollout_action

Memory = Knowledge[State, View]

ROUNDS_AHEAD = 1
"""How many rounds it plays out beyond the one that is being played."""

ROTATES = 0.5
"""How often it rotates the box to confuse others."""

FILLING = (Phase.FILL, Phase.PUT, Phase.FILL_MOVE)


class Imagination:
    """What the search must know of Master Thieves."""

    def __init__(self, knowledge: Memory, view: View, seat: Seat, dice: Random) -> None:
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
                    state.hands[seat] |= 1 << card
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
            GAME.apply(state, seat, rollout_action(state, seat, dice))

    def evaluate(self, state: State) -> list[float]:
        """Judge by the lead that each seat has; it counts for more, the nearer the end is."""
        scores = [float(score) for score in GAME.scores(state)]
        if state.phase is Phase.OVER:
            won = GAME.winners(state)
            return [(seat in won) / len(won) for seat in range(state.players)]
        for seat in range(state.players):
            scores[seat] += sum(USUAL[character] for character in hand(state.hands[seat]))
        left = min(imitations(state, seat) for seat in range(state.players))
        scale = 1.5 + 0.6 * left
        best = sorted(scores)
        leads = [score - (best[-2] if score == best[-1] else best[-1]) for score in scores]
        return [1 / (1 + exp(-lead / scale)) for lead in leads]


class Master(Searcher[State, Action, View]):
    """Knows the whole box, and searches through what others may do with it."""

    game = GAME

    def saw_the_deal(self) -> bool:
        """Ask whether it was there when cards were dealt."""
        return any(isinstance(event, Dealt) for event in self.witnessed)

    def model(self, knowledge: Memory, view: View) -> Imagination:
        """Imagine the table as it stands."""
        return Imagination(knowledge, view, self.seat, self.dice)

    def at_once(self, view: View, legal: Sequence[Action]) -> Action | None:
        """Fill the box anyhow: nothing there is better than anything else."""
        return self.dice.choice(legal) if view.phase in FILLING else None

    def hastily(self, model: Model[State, Action], legal: Sequence[Action]) -> Action:
        """Do what comes to mind first."""
        return rollout_action(model.sample(), self.seat, self.dice)

    def disguise(self, legal: Sequence[Action], best: Action) -> Action:
        """Now and then rotate the box where it would do nothing: that costs others, not itself.

        The bolder it is, the more often it does.
        """
        rotations = [
            action
            for action in legal
            if isinstance(action, MoveBox) and action.move is not Move.FLIP
        ]
        if best is DONE and rotations and self.dice.random() < ROTATES * self.boldness:
            return self.dice.choice(rotations)
        return best
