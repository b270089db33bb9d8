"""The strongest player: it forgets nothing, counts exactly what jars can hide, and searches.

It weighs every answer on some hundred boards that fit what its seat has witnessed (`strategy`).
Where several answers are nearly as good, it searches a tree of imagined positions that reaches to
its next turn, and lets the outcome correct the first judgement, the more the longer it has thought.
Below the answers in question a node follows what a player will likely do; once it has been visited
often enough, it also tries what that player could do instead.
"""

import threading
from collections.abc import Hashable, Iterable, Sequence
from random import Random
from time import perf_counter
from typing import NamedTuple

from larceny.bots.search import Budget, Clock, Search
from larceny.bots.searcher import THINKS_MS, Weighed
from larceny.games.forty_thieves.actions import PASS, STEAL, Action
from larceny.games.forty_thieves.events import BoardLaid
from larceny.games.forty_thieves.game import GAME, FortyThieves
from larceny.games.forty_thieves.knowledge import Knowledge
from larceny.games.forty_thieves.pieces import SQUARES
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.games.forty_thieves.state import Phase, State
from larceny.games.forty_thieves.views import View
from larceny.kernel.chance import Chance
from larceny.kernel.events import Event, Seat

from .boards import Boards
from .rollout import SeenTiles, evaluate, rollout_action
from .sampling import sample_fronts
from .strategy import Weights, weigh
from .weighing import FAILURE, SWAPPED, UNCHANGED, Change, Weighing, open_squares
from .witnesses import Witnesses

BOARDS = 192
"""How many boards it imagines for a decision."""

NEARLY_AS_GOOD = 0.02
"""How much worse an answer may look at first to be searched all the same, as a chance to win."""

MOST_SEARCHED = 6
"""How many answers are searched at most."""

TRUST = 200
"""After so many simulations of an answer, the search counts as much as the first judgement."""

PATIENCE = 24
"""After so many visits a node of the tree looks beyond the likeliest action."""

THEFTS = 3
"""How many of its own thefts it tries further on."""

SEARCHED = (Phase.ACTION, Phase.STEAL, Phase.TARGET, Phase.TAKE, Phase.DAGGER)
"""The questions that it searches; what to look at and what to keep, it weighs better than that."""


class Mind(NamedTuple):
    """What it remembers: the tiles, and who has seen which."""

    knowledge: Knowledge
    witnesses: Witnesses


class Imagination:
    """What the search must know of 40 Thieves."""

    def __init__(
        self, mind: Mind, weighing: Weighing, answers: Sequence[Action], dice: Random
    ) -> None:
        self.knowledge = mind.knowledge
        self.weighing = weighing
        self.answers = answers
        self.dice = dice
        self.view = weighing.view
        self.seat = weighing.seat
        seats = range(self.view.players)
        self.known = [mind.witnesses.squares_known_to(seat) for seat in seats]
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
                frozenset(state.board[s] for s in range(SQUARES) if known >> s & 1)
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
        self.seen.glimpsed = (-1, -1)
        while not self.is_far(state):
            seat = state.asked
            GAME.apply(state, seat, self._likely(state, seat, dice))

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
        changed = [s for s in range(SQUARES) if state.board[s] != self.drawn.board[s]]
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


class Master:
    """Weighs, and searches where it is in doubt."""

    def __init__(
        self,
        seed: str,
        sims: int | None = None,
        ms: float | None = None,
        boldness: float = 1.0,
        clock: Clock = perf_counter,
    ) -> None:
        """Make one that thinks so long, or simulates so often, about a decision.

        The bolder it is, the less it fears that a theft fails.
        """
        self.dice = Random(seed)
        self.failure = FAILURE / boldness
        self.budget = Budget(sims, THINKS_MS if sims is None and ms is None else ms)
        self.search: Search[State, Action] | None = None
        self._clock = clock
        self._stopped = threading.Event()

    def begin(self, seat: Seat, rules: Ruleset) -> None:
        """Sit down."""
        self.seat = seat
        self.rules = rules
        self.witnessed: list[Event] = []
        self.mind: Mind | None = None

    def witness(self, event: Event) -> None:
        """Watch, and forget nothing."""
        if self.mind is None:
            self.witnessed.append(event)
        else:
            self.mind.witnesses.witness(event)

    def stop(self) -> None:
        """Decide now: what is being decided, also while it still weighs.

        Said between two decisions, it is about neither.
        """
        self._stopped.set()

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Take the best answer; among equals, any."""
        self._stopped.clear()  # first of all: what is said from here on is about this decision
        if len(legal) == 1:
            return legal[0]
        values = self.values(view, legal)
        best = max(values.values())
        return self.dice.choice([a for a, value in values.items() if value >= best - 1e-12])

    def judges(self, view: View, legal: Sequence[Action]) -> bool:
        """Ask whether it has an opinion on a decision: on all where there is a choice."""
        return len(legal) > 1

    def weigh(self, view: View, legal: Sequence[Action], made: Action) -> Weighed:
        """Compare what was done with what it would have done."""
        self._stopped.clear()
        values = self.values(view, legal, made)
        best = max(values, key=values.__getitem__)
        best_chance, made_chance = as_chance(values[best]), as_chance(values[made])
        return Weighed(made if made_chance >= best_chance else best, best_chance, made_chance)

    def values(self, view: View, legal: Sequence[Action], made: Action | None = None) -> Weights:
        """Say of the answers that are worth a thought how likely the seat wins with them.

        What was really done is always among them, and is searched like the best.
        """
        began = self._clock()
        mind = self._remember(view)
        weighing = self._weighing(view, mind)
        values = weigh(weighing, legal, made)
        answers = in_question(values, made) if view.phase in SEARCHED else []
        if len(answers) > 1:
            model = Imagination(mind, weighing, answers, self.dice)
            self.search = Search(
                model,
                self.seat,
                self.dice,
                patience=PATIENCE,
                stopped=self._stopped,
                clock=self._clock,
            )
            self.search.think(self._left_since(began))
            if made is not None:
                self.search.compare((answers[0], made), max(1, self.search.simulations // 4))
            correct(values, self.search.found(answers))
        return values

    def _left_since(self, began: float) -> Budget:
        """Say how much thought is left."""
        if self.budget.ms is None:
            return self.budget
        spent = (self._clock() - began) * 1_000
        return Budget(self.budget.sims, self.budget.ms - spent)

    def _weighing(self, view: View, mind: Mind) -> Weighing:
        knowledge = mind.knowledge
        columns = sample_fronts(
            knowledge.deduction, knowledge.board, self.rules.leaders, BOARDS, self.dice
        )
        known = mind.witnesses.squares_known_to((self.seat + 1) % view.players)
        seen = known | open_squares(view)
        return Weighing(view, self.rules, self.seat, Boards(columns), seen, self.failure)

    def _remember(self, view: View) -> Mind:
        """Begin to know once it is seen how many sit at the table.

        Whoever was not there for the deal begins with what is seen now.
        """
        if self.mind is None:
            if any(isinstance(event, BoardLaid) for event in self.witnessed):
                knowledge = Knowledge(self.rules, view.players, self.seat)
            else:
                knowledge = Knowledge.from_view(self.rules, view)
                self.witnessed.clear()
            self.mind = Mind(knowledge, Witnesses(knowledge, view.players))
            for event in self.witnessed:
                self.mind.witnesses.witness(event)
            self.witnessed.clear()
        return self.mind


def in_question(values: Weights, made: Action | None = None) -> list[Action]:
    """List the answers nearly as good as the best one, the best first, and what was done."""
    ranked = sorted(values, key=lambda action: (-values[action], action.index))
    least = values[ranked[0]] - NEARLY_AS_GOOD
    answers = [action for action in ranked[:MOST_SEARCHED] if values[action] >= least]
    return answers if made is None or made in answers else [*answers, made]


def as_chance(value: float) -> float:
    """Keep a judgement that a search has corrected between 0 and 1."""
    return min(1.0, max(0.0, value))


def correct(values: Weights, found: Sequence[tuple[Action, int, float]]) -> None:
    """Let what a search has found correct the first judgement.

    Both are compared with their own average: they may differ in how bright they see the whole.
    """
    looked = [(action, visits, mean) for action, visits, mean in found if visits]
    total = sum(visits for _, visits, _ in looked)
    if not total:
        return
    usual = sum(visits * mean for _, visits, mean in looked) / total
    first = sum(visits * values[action] for action, visits, _ in looked) / total
    for action, visits, mean in looked:
        surprise = (mean - usual) - (values[action] - first)
        values[action] += surprise * visits / (visits + TRUST)
