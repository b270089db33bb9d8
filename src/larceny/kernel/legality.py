"""What may be done now: a question for each phase, judged by facts, and refusals that cite a rule.

A phase of a game asks for some answers. `facts` names all that their legality depends on now, and
`forbids` judges an answer by these facts alone. So legal answers can be remembered by the facts: a
fact that was forgotten would not give stale answers, it could not be judged at all.
"""

from collections.abc import Callable, Hashable, Mapping
from enum import IntEnum
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from .errors import IllegalAction
from .events import Seat
from .game import Action, ActionT, State

Rule = str
"""The number of a paragraph, such as MT-5.1."""


class PhasedState(State, Protocol):
    """A position that waits for the answers of one phase."""

    phase: Any


PhasedT = TypeVar("PhasedT", bound=PhasedState)


FactsOf = Callable[[Any, Seat], Hashable]
"""Names what the legality of a seat's answers depends on in a position."""


class Ask(NamedTuple):
    """What a phase asks for: the paragraph that says so, the answers, and what forbids one."""

    rule: Rule
    answers: tuple[Any, ...]
    facts: FactsOf
    forbids: Callable[[Any, Any], Rule | None]


def no_facts(state: Any, seat: Seat) -> Hashable:
    """Name nothing: every answer will do."""
    return None


def forbids_nothing(facts: None, action: Any) -> Rule | None:
    """Forbid nothing: every answer will do."""
    return None


class Legal(NamedTuple, Generic[ActionT]):
    """The legal answers, in order and as a set."""

    actions: tuple[ActionT, ...]
    among: frozenset[ActionT]


MOST_REMEMBERED = 10_000
"""How many lists of legal answers are remembered in each phase."""


class Questions(Generic[PhasedT, ActionT]):
    """The questions of a game by phase; legal answers are remembered by the facts."""

    __slots__ = ("_asks", "_by_phase")

    def __init__(self, asks: Mapping[Any, Ask], phases: type[IntEnum]) -> None:
        self._asks = [asks[phase] for phase in phases]
        self._by_phase: list[tuple[FactsOf, dict[Hashable, Legal[ActionT]]]] = [
            (ask.facts, {}) for ask in self._asks
        ]

    def legal(self, state: PhasedT, seat: Seat) -> Legal[ActionT]:
        """Find the legal answers of a seat that is asked."""
        phase = state.phase
        facts_of, remembered = self._by_phase[phase]
        facts = facts_of(state, seat)
        legal = remembered.get(facts)
        return self._judged(self._asks[phase], facts, remembered) if legal is None else legal

    def _judged(
        self, ask: Ask, facts: Hashable, remembered: dict[Hashable, Legal[ActionT]]
    ) -> Legal[ActionT]:
        """Judge every answer of a phase by the facts, and remember the outcome."""
        if len(remembered) >= MOST_REMEMBERED:
            remembered.clear()
        actions = tuple([action for action in ask.answers if ask.forbids(facts, action) is None])
        legal: Legal[ActionT] = Legal(actions, frozenset(actions))
        remembered[facts] = legal
        return legal

    def refused(
        self,
        state: PhasedT,
        seat: Seat,
        action: ActionT,
        rule_against: Callable[[PhasedT, ActionT], Rule],
    ) -> IllegalAction:
        """Say why an action that is not among the legal answers is refused.

        `rule_against` names the paragraph against an action that the phase does not ask for at all.
        """
        ask = self._asks[state.phase]
        if action in ask.answers:
            rule = ask.forbids(ask.facts(state, seat), action)
            assert rule is not None
        else:
            rule = rule_against(state, action)
        return refusal(rule, state, seat, action)


def refusal(rule: Rule, state: PhasedState, seat: Seat, action: Action) -> IllegalAction:
    """Say which paragraph refuses an action, what was asked for, and of whom."""
    return IllegalAction(
        rule,
        seat=seat,
        action=action.word,
        phase=state.phase.name.lower(),
        asked=[*map(int, state.deciders())],
    )
