"""40 Thieves as the search sees it: sampled positions, candidates, rollouts, evaluation."""

from collections.abc import Hashable, Iterable, Sequence
from random import Random

from larceny.games.forty_thieves.actions import PASS, STEAL, Action
from larceny.games.forty_thieves.game import GAME, FortyThieves
from larceny.games.forty_thieves.pieces import EVERY_SQUARE
from larceny.games.forty_thieves.state import Phase, State
from larceny.games.forty_thieves.transition import decide
from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat, every_seat

from .rollout import NOTHING_GLIMPSED, SeenTiles, bits_of, evaluate, rollout_action
from .seat_knowledge import SeatKnowledge
from .weighing import SWAPPED, UNCHANGED, Change, Weighing

MOST_SEARCHED = 6
"""How many answers are searched at most."""

THEFTS = 3
"""How many of its own thefts it tries further on."""

SEARCHED = (Phase.ACTION, Phase.STEAL, Phase.TARGET, Phase.TAKE, Phase.DAGGER)
"""The questions that are searched; what to look at and what to keep is weighed better than that."""


class FortyThievesModel:
    """Positions that fit what one seat has witnessed, and how they are played on."""

    def __init__(
        self, known: SeatKnowledge, weighing: Weighing, answers: Sequence[Action], dice: Random
    ) -> None:
        self.knowledge = known.knowledge
        self.weighing = weighing
        self.answers = answers
        self.dice = dice
        self.view = weighing.view
        self.seat = weighing.seat
        seats = every_seat(self.view.players)
        self.known = [known.witnesses.squares_known_to(seat) for seat in seats]
        self.chance = Chance.of(str(dice.getrandbits(64)))
        self.drawn: State | None = None
        self.seen = SeenTiles([])
        self.thefts: dict[Change, Sequence[Action]] = {}

    @property
    def game(self) -> FortyThieves:
        """Return the rules."""
        return GAME

    def sample(self) -> State:
        """Draw a position, and remember who knows what of it."""
        state = self.drawn = self.knowledge.sample(self.view, self.chance)
        self.seen = SeenTiles(
            [
                bits_of(state.board[s] for s in EVERY_SQUARE if known >> s & 1)
                for known in self.known
            ]
        )
        return state

    def candidates(self, state: State, seat: Seat) -> Sequence[Action]:
        """List the answers in question; further on, what is likely, then what else may be done."""
        if state == self.drawn:
            return self.answers
        likely = self._likely(state, seat, self.dice)
        instead = self._instead(state, seat) if state.phase in SEARCHED else ()
        return (likely, *(action for action in instead if action != likely))

    def branch(self, state: State, seat: Seat, action: Action) -> Hashable:
        """Tell apart what is decided in the open; that is everything here."""
        return seat, action.index

    def is_far(self, state: State) -> bool:
        """Judge where its next turn begins."""
        return state.phase is Phase.OVER or state.turn >= self.view.turn + state.players

    def play_on(self, state: State, dice: Random) -> None:
        """Play quickly until then."""
        self.seen.glimpsed = NOTHING_GLIMPSED
        while not self.is_far(state):
            seat = state.asked
            decide(state, seat, self._likely(state, seat, dice), None)

    def _likely(self, state: State, seat: Seat, dice: Random) -> Action:
        """Say what a player is likely to do; the seat itself steals where it would really steal."""
        if state.phase is Phase.STEAL and self._is_own_turn(state, seat):
            return next(iter(self._own_thefts(state)), PASS)
        return rollout_action(state, seat, self.seen, dice)

    def _instead(self, state: State, seat: Seat) -> Iterable[Action]:
        """List what a player may do instead of what is likely."""
        if state.phase is Phase.STEAL and self._is_own_turn(state, seat):
            return dict.fromkeys((*self._own_thefts(state), PASS))
        if state.phase in (Phase.ACTION, Phase.STEAL):
            return (PASS,)
        return GAME.legal_actions(state, seat)[:MOST_SEARCHED]

    def _is_own_turn(self, state: State, seat: Seat) -> bool:
        return seat == self.seat and state.turn == self.view.turn

    def _own_thefts(self, state: State) -> list[Action]:
        """List what promises most after what the seat has changed: thefts, or to do without."""
        change = self._change(state)
        if change not in self.thefts:
            w = self.weighing
            thefts = w.good_thefts(change)
            thefts.sort(key=lambda theft: -w.win_chance(change, theft, w.scoreboard))
            best = thefts[:THEFTS]
            self.thefts[change] = [STEAL[theft.place] if theft.chance else PASS for theft in best]
        legal = GAME.legal_actions(state, self.seat)
        return [action for action in self.thefts[change] if action in legal]

    def _change(self, state: State) -> Change:
        """Say what the seat has changed on the board since the question was put."""
        assert self.drawn is not None
        changed = [s for s in EVERY_SQUARE if state.board[s] != self.drawn.board[s]]
        match changed:
            case [square]:
                return (square, state.front(square))
            case [one, other]:
                return (one, other, SWAPPED)
            case _:
                return UNCHANGED

    def evaluate(self, state: State) -> Sequence[float]:
        """Judge a position."""
        return evaluate(state)
