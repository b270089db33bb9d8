"""What would a master do? Decisions of which one is clearly better than all others offered.

The value of a decision is how well its seat comes off when it is played out many times, from 0 to
1. A mean of n results between 0 and 1 with the mean m has a standard error of at most
√(m·(1-m)/n); every playout draws a hidden position of its own. The margin between the two best is
kept with its error, and must be several times as large.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from larceny.bots import make
from larceny.bots.master_thieves.master import Master
from larceny.bots.search import Budget, Search
from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.actions import Action, Open
from larceny.games.master_thieves.pieces import gems_text
from larceny.games.master_thieves.state import State
from larceny.games.master_thieves.view_types import View
from larceny.kernel.events import Event, Seat

from ..puzzle import Because
from .box import drawer_at
from .scene import Scene

NAME = "what-would-a-master-do"

FIRST_LOOKS = (80, 160)
"""Playouts by which a decision is chosen that may be clear: a few, then some more."""

PLAYED_OUT = 400
"""How often each answer that is offered is then played out."""

CHECKED = 150
"""... and how often a check does so again."""

OFFERED = 4
MARGIN = 0.07
"""The least difference between the best and the next that makes a puzzle."""

ERRORS = 3.0
"""... and it must be so many times its standard error."""


@dataclass(frozen=True, slots=True)
class Value:
    """How well a decision did."""

    word: str
    times: int
    mean: float

    @property
    def variance(self) -> float:
        """Return the most that the variance of the mean can be."""
        return self.mean * (1 - self.mean) / max(1, self.times)


@dataclass(frozen=True, slots=True)
class Weighed:
    """Decisions, the best first."""

    values: tuple[Value, ...]

    @property
    def margin(self) -> float:
        """Return by how much the first is better than the second."""
        return self.values[0].mean - self.values[1].mean

    @property
    def error(self) -> float:
        """Return the standard error of the margin, or more."""
        return sqrt(self.values[0].variance + self.values[1].variance)

    @property
    def is_clear(self) -> bool:
        """Ask whether the first is beyond doubt the best."""
        return self.margin >= max(MARGIN, ERRORS * self.error)


def searched(
    rules: object, seat: Seat, events: Iterable[Event], view: View, legal: Sequence[Action]
) -> Search[State, Action]:
    """Begin a search for a seat that has witnessed these events."""
    master = make("master-thieves", "master:sims=1", "what would a master do")
    assert isinstance(master, Master)
    master.begin(seat, rules)
    for event in events:
        master.witness(event)
    root = master.root(master.recall.knowledge(view), view, legal, None)
    assert root.model is not None
    return Search(root.model, seat, master.dice, reuse=1, patience=master.patience)


def promising(search: Search[State, Action], legal: Sequence[Action]) -> list[Action] | None:
    """Look whether one decision may be clearly the best, and which come next."""
    tried: list[tuple[Action, float]] = []
    for playouts in FIRST_LOOKS:
        search.think(Budget(sims=playouts))
        found = sorted(search.found(legal), key=lambda one: -one[2])
        tried = [(action, mean) for action, visits, mean in found if visits >= 5]
        if len(tried) < OFFERED or tried[0][1] - tried[1][1] < MARGIN * 0.8:
            return None
    return [action for action, _ in tried[:OFFERED]]


def weighed(search: Search[State, Action], actions: Sequence[Action], times: int) -> Weighed:
    """Play each of some decisions out so many times."""
    search.compare(actions, times)
    values = [Value(action.word, visits, mean) for action, visits, mean in search.found(actions)]
    return Weighed(tuple(sorted(values, key=lambda value: -value.mean)))


def weighed_again(scene: Scene, words: Sequence[str], times: int) -> Weighed:
    """Play the answers of a puzzle out again, from the beginning and with the same dice."""
    legal = scene.match.legal_actions(scene.seat)
    actions = [action for action in legal if action.word in words]
    search = searched(scene.match.rules, scene.seat, scene.events, scene.view, legal)
    return weighed(search, actions, times)


def worse(scene: Scene, cost: float, word: str) -> Because:
    """Say why a decision is worse: what it costs, and what lies or falls where it opens."""
    facts: dict[str, object] = {"cost": round(cost, 3)}
    action = GAME.action_of_word(word)
    if not isinstance(action, Open):
        return Because("worse", GAME.rule_behind(scene.match.state), facts)
    above, below = (scene.gems(slot) for slot in drawer_at(action.place, scene.box))
    if below:
        return Because("worse", "MT-5.3", {**facts, "falls": gems_text(below)})
    return Because("worse", "MT-5.1", {**facts, "lies": gems_text(above)})
