"""Search where much is hidden: information-set Monte Carlo tree search (ISMCTS).

Each simulation takes a determinisation, a full position that fits what the seat has witnessed
(`Model.sample`), walks down the tree, adds a node, lets a rollout go on from there and tells all
nodes on the way how well each seat came off. The tree is that of the searching seat: what others
decide in secret is one branch for it, whatever they decided (`Model.branch`). So seats that choose
at the same time each have a bandit of their own, and nobody's choice answers another's: a
decoupled choice.

A node does not have every action at every visit, since the drawn positions differ. So each action
counts how often it could have been chosen, and its bonus grows with that count (Cowling, Powley
and Whitehouse, 2012). Actions are taken up by and by, the most promising first.

A search is bounded by time or by a number of simulations; with a number it is reproducible. Who
makes a search hands it the event that stops it, at any time and from any thread, so that a stop
that came before there was a search is not lost; it then answers with what it has. And he may hand
it his own clock, so that a test of what time allows need not take any.
"""

import threading
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import inf, log, sqrt
from random import Random
from time import perf_counter
from typing import Any, Generic, Protocol, TypeVar

from larceny.kernel.events import Seat
from larceny.kernel.game import ActionT, Game, State, StateT

Clock = Callable[[], float]
"""Tells the time, in seconds since whenever."""


StateIn = TypeVar("StateIn", bound=State, contravariant=True)


class Model(Protocol[StateT, ActionT]):
    """What a search must be told of a game by one who knows how it is played well."""

    @property
    def game(self) -> Game[Any, StateT, ActionT, Any]:
        """Return the rules, by which positions are copied and changed."""
        ...

    def sample(self) -> StateT:
        """Draw a full position that fits what the seat has witnessed."""
        ...

    def candidates(self, state: StateT, seat: Seat) -> Sequence[ActionT]:
        """List what is worth trying in a position, the most promising first; never nothing."""
        ...

    def branch(self, state: StateT, seat: Seat, action: ActionT) -> Hashable:
        """Tell apart what the searching seat can tell apart after somebody decided.

        The position is the one after the decision; what it shows to all may be told apart, too.
        """
        ...

    def play_on(self, state: StateT, dice: Random) -> None:
        """Play quickly from a position to where it can be judged, changing it."""
        ...

    def is_far(self, state: StateT) -> bool:
        """Ask whether a position is so far ahead that it is judged as it stands."""
        ...

    def evaluate(self, state: StateT) -> Sequence[float]:
        """Judge a position: how well each seat comes off, from 0 to 1."""
        ...


class Policy(Protocol[StateIn, ActionT]):
    """What is thought of decisions before anything is searched, by one who has learned them."""

    @property
    def prior(self) -> Mapping[int, float]:
        """Return how likely each answer to the question is good, by its index."""
        ...

    def decides(self, state: StateIn, seat: Seat, legal: Sequence[ActionT]) -> ActionT:
        """Decide for another seat, which is asked at the same time, as it would."""
        ...


@dataclass(frozen=True, slots=True)
class Budget:
    """How much thought a decision may cost: simulations, milliseconds, or whichever ends first."""

    sims: int | None = None
    ms: float | None = None


class Arm:
    """One action at one node, and how it has done."""

    __slots__ = ("available", "squares", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.available = 0

    @property
    def mean(self) -> float:
        """Return how well its seat came off on average."""
        return self.total / self.visits if self.visits else 0.0

    @property
    def error(self) -> float:
        """Return the standard error of that average, as if its results were independent.

        After a single visit nothing is known of it: 1, the whole range.
        """
        if self.visits < 2:
            return 1.0
        spread = max(0.0, self.squares / self.visits - self.mean * self.mean)
        return sqrt(spread / (self.visits - 1))


class Node:
    """What can be told apart at one point of the tree."""

    __slots__ = ("arms", "branches", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.arms: dict[tuple[Seat, int], Arm] = {}
        self.branches: dict[Hashable, Node] = {}


class Search(Generic[StateT, ActionT]):
    """One decision being thought about."""

    def __init__(
        self,
        model: Model[StateT, ActionT],
        seat: Seat,
        dice: Random,
        explore: float = 0.5,
        reuse: int = 4,
        widening: float = 1.5,
        patience: int | None = None,
        stopped: threading.Event | None = None,
        clock: Clock = perf_counter,
        answers: Sequence[ActionT] | None = None,
        policy: Policy[StateT, ActionT] | None = None,
    ) -> None:
        """Make ready.

        `explore` weighs curiosity against what has done well. Each drawn position serves `reuse`
        simulations, since drawing one takes longer than copying it. A node that was visited n
        times looks at the first 2 + `widening`·√n of its candidates. With `patience`, a node below
        the root takes the first one alone until it was visited so often: where that is what a
        player will most likely do, a young node judges better by it than by trying everything.
        If `answers` are given, these are searched at the root, whatever the model thinks. With a
        `policy` they are visited as its prior says, as long as nothing better is known (PUCT), and
        others who are asked at the same time decide by it: they then have no bandit.
        The search ends when `stopped` is set, which may have happened before, or when its time is
        over by the `clock`.
        """
        self.model = model
        self.seat = seat
        self.dice = dice
        self.explore = explore
        self.reuse = reuse
        self.widening = widening
        self.patience = patience
        self.answers = answers
        self.policy = policy
        self.root = Node()
        self.simulations = 0
        self._drawn: StateT | None = None
        self._stopped = threading.Event() if stopped is None else stopped
        self._clock = clock

    def think(self, budget: Budget, since: float | None = None) -> None:
        """Simulate until the budget is spent, or the search is stopped.

        Time counts from now, or `since` then by the same clock.
        """
        if budget.ms is None and budget.sims is None:
            raise ValueError("a search needs a bound")
        began = self._clock() if since is None else since
        ends = inf if budget.ms is None else began + budget.ms / 1_000
        most = inf if budget.sims is None else self.simulations + budget.sims
        while not self._stopped.is_set() and self.simulations < most and self._clock() < ends:
            self.simulate()

    def best(self, legal: Sequence[ActionT]) -> ActionT | None:
        """Return the action that was looked at most; None if nothing has been looked at yet."""
        tried = [(self._arm_at_root(action), action) for action in legal]
        looked = [(arm, action) for arm, action in tried if arm is not None and arm.visits]
        if not looked:
            return None
        return max(looked, key=lambda pair: (pair[0].visits, pair[0].mean))[1]

    def found(self, legal: Sequence[ActionT]) -> list[tuple[ActionT, int, float]]:
        """List the actions that were looked at: how often, and how well they did; best first."""
        arms = [(action, self._arm_at_root(action)) for action in legal]
        found = [(action, arm.visits, arm.mean) for action, arm in arms if arm is not None]
        return sorted(found, key=lambda one: (-one[1], -one[2]))

    def _arm_at_root(self, action: ActionT) -> Arm | None:
        return self.root.arms.get((self.seat, action.index))

    def compare(self, actions: Sequence[ActionT], times: int) -> list[float]:
        """Play each action out so many times more, and say how well they did."""
        for _ in range(times):
            for action in actions:
                self.simulate(action)
        arms = [self._arm_at_root(action) for action in actions]
        return [0.0 if arm is None else arm.mean for arm in arms]

    def error(self, action: ActionT) -> float:
        """Return the standard error of how well an action did."""
        arm = self._arm_at_root(action)
        return 1.0 if arm is None else arm.error

    def simulate(self, first: ActionT | None = None) -> None:
        """Run one simulation, if asked with a given decision at its beginning."""
        model, game, node = self.model, self.model.game, self.root
        if self._drawn is None or self.simulations % self.reuse == 0:
            self._drawn = model.sample()
        state = game.copy(self._drawn)
        self.simulations += 1
        walked: list[tuple[Seat, Node, Arm]] = []
        asked = [*state.deciders()]  # those who decide at the same time
        while not model.is_far(state):
            deciders = state.deciders()
            # Its own decision comes first, where several are owed: it is what the search is about.
            seat = self.seat if node is self.root else deciders[0]
            if seat in asked:
                asked.remove(seat)
                meanwhile = self.policy is not None and seat != self.seat
            else:
                asked, meanwhile = [], False
            if meanwhile and self.policy is not None:
                legal = game.legal_actions(state, seat)
                action, is_new = self.policy.decides(state, seat, legal), False
            else:
                options = self._options(node, state, seat, first)
                action, arm = self._select(node, seat, options)
                is_new = arm.visits == 0
                walked.append((seat, node, arm))
            game.apply_legal(state, seat, action)
            branch = model.branch(state, seat, action)
            below = node.branches.get(branch)
            if below is None:
                below = node.branches[branch] = Node()
            node = below
            if is_new:
                model.play_on(state, self.dice)
                break
        values = model.evaluate(state)
        for seat, passed, arm in walked:
            passed.visits += 1
            arm.visits += 1
            arm.total += values[seat]
            arm.squares += values[seat] * values[seat]

    def _options(
        self, node: Node, state: StateT, seat: Seat, first: ActionT | None
    ) -> Sequence[ActionT]:
        """List what may be done at a node."""
        if node is self.root:
            if first is not None:
                return (first,)
            if self.answers is not None:
                return self.answers
        return self.model.candidates(state, seat)

    def _select(self, node: Node, seat: Seat, candidates: Sequence[ActionT]) -> tuple[ActionT, Arm]:
        """Take the action that promises most, or is known least."""
        if node is self.root and self.policy is not None:
            return self._select_by(self.policy.prior, node, seat, candidates)
        width = self._width(node)
        chosen, best, pick = None, -inf, None
        for action in candidates[:width]:
            arm = node.arms.get((seat, action.index))
            if arm is None:
                arm = node.arms[seat, action.index] = Arm()
            arm.available += 1
            if arm.visits == 0:
                if best < inf:
                    chosen, best, pick = action, inf, arm
                continue
            worth = arm.total / arm.visits + self.explore * sqrt(log(arm.available) / arm.visits)
            if worth > best:
                chosen, best, pick = action, worth, arm
        assert chosen is not None
        assert pick is not None
        return chosen, pick

    def _select_by(
        self, prior: Mapping[int, float], node: Node, seat: Seat, candidates: Sequence[ActionT]
    ) -> tuple[ActionT, Arm]:
        """Take the action that promises most, or the likeliest that is known little (PUCT)."""
        chosen, best, pick = None, -inf, None
        looked = [arm for arm in node.arms.values() if arm.visits]
        usual = sum(arm.total for arm in looked) / max(1, sum(arm.visits for arm in looked))
        curiosity = self.explore * sqrt(1 + node.visits)
        for action in candidates:
            arm = node.arms.get((seat, action.index))
            if arm is None:
                arm = node.arms[seat, action.index] = Arm()
            mean = arm.total / arm.visits if arm.visits else usual
            worth = mean + curiosity * prior[action.index] / (1 + arm.visits)
            if worth > best:
                chosen, best, pick = action, worth, arm
        assert chosen is not None
        assert pick is not None
        return chosen, pick

    def _width(self, node: Node) -> int:
        """Say how many candidates a node looks at by now."""
        if self.patience is None or node is self.root:
            return 2 + int(self.widening * sqrt(node.visits))
        return 1 + int(self.widening * sqrt(max(0, node.visits - self.patience)))
