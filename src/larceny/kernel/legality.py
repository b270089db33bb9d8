"""What may be done now: a question for each phase, judged by facts, and refusals that cite a rule.

A phase of a game asks for some answers. `facts` names all that their legality depends on now, and
`forbids` judges an answer by these facts alone. So legal answers can be remembered by the facts: a
fact that was forgotten would not give stale answers, it could not be judged at all.
"""

from collections.abc import Callable, Hashable, Mapping
from enum import IntEnum
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

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


class Legal:
    """The legal answers, in order and as a set."""

    __slots__ = ("actions", "among")

    def __init__(self, actions: tuple[Any, ...]) -> None:
        self.actions = actions
        self.among = frozenset(actions)


MOST_REMEMBERED = 10_000
"""How many lists of legal answers are remembered in each phase."""


class Question:
    """A question, and the legal answers that were found to it, by the facts."""

    __slots__ = ("ask", "facts", "remembered")

    def __init__(self, ask: Ask) -> None:
        self.ask = ask
        self.facts = ask.facts
        self.remembered: dict[Hashable, Legal] = {}

    def judged(self, facts: Hashable) -> "Legal":
        """Judge every answer by the facts, and remember the outcome."""
        if len(self.remembered) >= MOST_REMEMBERED:
            self.remembered.clear()
        forbids = self.ask.forbids
        legal = Legal(tuple([one for one in self.ask.answers if forbids(facts, one) is None]))
        self.remembered[facts] = legal
        return legal


class Questions(Generic[PhasedT, ActionT]):
    """The questions of a game by phase."""

    __slots__ = ("_by_phase",)

    def __init__(self, asks: Mapping[Any, Ask], phases: type[IntEnum]) -> None:
        self._by_phase = [Question(asks[phase]) for phase in phases]

    def legal(self, phase: int, state: PhasedT, seat: Seat) -> Legal:
        """Find the legal answers of a seat that is asked, in the phase of its table."""
        question = self._by_phase[phase]
        facts = question.facts(state, seat)
        legal = question.remembered.get(facts)
        return question.judged(facts) if legal is None else legal

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
        ask = self._by_phase[state.phase].ask
        if action in ask.answers:
            rule = ask.forbids(ask.facts(state, seat), action)
            assert rule is not None
        else:
            rule = rule_against(state, action)
        return refusal(rule, state, seat, action)


def seat_of(given: Any) -> Seat:
    """Return the seat that somebody names; what is no whole number (True is none) is no seat."""
    kind = type(given)
    seat: Seat = given if kind is int else _NO_SEAT
    return seat


_NO_SEAT: Final = Seat(-1)


def refusal(rule: Rule, state: PhasedState, seat: Any, action: Action) -> IllegalAction:
    """Say which paragraph refuses an action, what was asked for, and of whom."""
    return IllegalAction(
        rule,
        seat=seat,
        action=action.word,
        phase=state.phase.name.lower(),
        asked=[*map(int, state.deciders())],
    )
