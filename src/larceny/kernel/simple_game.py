"""A small game with little ado: what most games do alike is done here.

A `SimpleGame` says what it deals, what forbids an action, what an action does and what a seat sees.
Legality, refusals, notation, copies, views in JSON and sampling follow from that. Nothing here is
fast: a large game writes these parts itself (`larceny.games`), method by method if it likes.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, ClassVar, Generic, Self, TypeVar

from .actions import ActionSpace, UniqueAction
from .base_game import BaseGame
from .chance import Chance
from .editions import Editions
from .errors import IllegalAction, InvalidNotation, InvalidPosition
from .events import SPECTATOR, Event, Seat, Viewer, by_seat
from .fields import FieldsOnly
from .scores import ScoreItem, ScoreSheet


@dataclass(frozen=True, slots=True, kw_only=True)
class SimpleRuleset(FieldsOnly):
    """The choices that make an edition. A game adds its fields, `seats` and `bounds`."""


@dataclass(slots=True, kw_only=True)
class SimpleState(ABC):
    """A position made of plain values: numbers, truths, texts, None, and lists of them."""

    rules: Any
    players: int
    chance: Chance = field(compare=False, repr=False)  # where the stream is; no part of a position

    @abstractmethod
    def deciders(self) -> Sequence[Seat]:
        """List the seats that owe a decision now; none once the game is over."""

    def check(self) -> None:  # noqa: B027  (there may be nothing to check)
        """Raise InvalidPosition if something is missing, doubled or out of place."""

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = copy(self)
        twin.chance = self.chance.copy()
        for name, value in self.to_fields().items():
            if isinstance(value, list):
                setattr(twin, name, value.copy())
        return twin

    def to_fields(self) -> dict[str, Any]:
        """Return what the game has added."""
        return {f.name: getattr(self, f.name) for f in fields(self) if f.name not in _COMMON}


_COMMON = frozenset({"rules", "players", "chance"})


@dataclass(frozen=True, slots=True, kw_only=True)
class SimpleView:
    """What a viewer sees. A game adds what lies open, and `seats`: one mat for each."""

    viewer: Viewer
    deciders: tuple[Seat, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the view as plain values."""
        told: dict[str, Any] = json.loads(json.dumps(asdict(self)))
        return told


@dataclass(frozen=True, slots=True)
class SecretEvent(Event):
    """Something whose `SECRET` fields are witnessed by its own seat alone; to others it is None."""

    SECRET: ClassVar[tuple[str, ...]] = ()

    seat: Seat

    @property
    def only(self) -> Viewer:
        """Name the seat that may witness all of it."""
        return self.seat


RulesT = TypeVar("RulesT", bound=SimpleRuleset)
StateT = TypeVar("StateT", bound=SimpleState)
ActionT = TypeVar("ActionT", bound=UniqueAction)
ViewT = TypeVar("ViewT", bound=SimpleView)

DRAWS = 10_000
"""So often a position is drawn before it is taken for granted that none fits."""


class SimpleKnowledge(Generic[RulesT, StateT, ViewT]):
    """What one viewer knows: by itself, only what is seen now.

    `guess` draws what is hidden, and is asked again until `allows` agrees. A game with something
    worth remembering gathers it in `witness` and heeds it in both.
    """

    def __init__(self, game: Any, rules: RulesT, players: int, viewer: Viewer) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.viewer = viewer

    def witness(self, event: Event) -> None:
        """Remember an event as this viewer witnessed it."""

    def guess(self, view: ViewT, chance: Chance) -> StateT:
        """Draw a position that may fit."""
        raise NotImplementedError

    def allows(self, view: ViewT, state: StateT) -> bool:
        """Ask whether the table could really stand like this."""
        return bool(self.game.view(state, self.viewer) == view)

    def sample(self, view: ViewT, chance: Chance) -> StateT:
        """Draw until a position fits."""
        for _ in range(DRAWS):
            if self.allows(view, state := self.guess(view, chance)):
                state.chance = Chance.of(str(chance.word()))  # its luck is not the table's
                return state
        raise InvalidPosition("nothing-fits", draws=DRAWS)


class SimpleGame(BaseGame[RulesT, StateT, ActionT, ViewT], ABC):
    """The rules of a small game."""

    name: str
    rules_version = 1
    editions: Mapping[str, RulesT]
    default_edition: str
    action_space: ActionSpace[ActionT]
    state_type: type[StateT]
    knowledge_type: type[SimpleKnowledge[RulesT, StateT, ViewT]]

    def __init__(self) -> None:
        default = self.editions[self.default_edition]
        self._editions = Editions(self.editions.values(), default, {})
        self._editions.by_name = self.editions  # the same: one may be added while it is tried out
        self._space = self.action_space

    # What a game must say -----------------------------------------------------------------------

    @abstractmethod
    def deal(self, rules: RulesT, players: int, chance: Chance) -> tuple[StateT, list[Event]]:
        """Set the table."""

    @abstractmethod
    def forbids(self, state: StateT, seat: Seat, action: ActionT) -> str | None:
        """Name the paragraph that forbids an action of a seat that owes a decision, or None."""

    @abstractmethod
    def apply_legal(self, state: StateT, seat: Seat, action: ActionT) -> list[Event]:
        """Do what a seat decided and may do."""

    @abstractmethod
    def ending(self, state: StateT) -> str | None:
        """Say how the game ended, in a word."""

    @abstractmethod
    def scores(self, state: StateT) -> tuple[int, ...]:
        """Return every seat's points as they stand."""

    @abstractmethod
    def rule_behind(self, state: StateT) -> str:
        """Name the paragraph that asks for the decision which the table waits for."""

    @abstractmethod
    def view(self, state: StateT, viewer: Viewer) -> ViewT:
        """Return what a viewer sees on the table now."""

    # What may be said otherwise -----------------------------------------------------------------

    def winners(self, state: StateT) -> tuple[Seat, ...]:
        """List the seats with the most points."""
        scores = self.scores(state)
        return tuple(seat for seat, score in by_seat(scores) if score == max(scores))

    def score_sheet(self, state: StateT) -> ScoreSheet:
        """Say only how many points everybody has."""
        items = tuple((ScoreItem("points", score, score),) for score in self.scores(state))
        return ScoreSheet(items, ())

    def chapter(self, state: StateT) -> str:
        """Say in which part of the game a position is."""
        return "game"

    def witnessed(self, event: Event, viewer: Viewer) -> Event:
        """Return an event as a viewer may witness it."""
        if isinstance(event, SecretEvent) and event.only != viewer:
            hidden: dict[str, Any] = dict.fromkeys(event.SECRET)
            return replace(event, **hidden)
        return event

    def reveals_nothing_hidden(self, event: Event) -> bool:
        """Be careful: somebody may have learned something."""
        return False

    def laid_open(self, state: StateT) -> dict[str, Any]:
        """Write what a spectator sees, and the whole position as `hidden`."""
        return {**self.view(state, SPECTATOR).to_json(), "hidden": state.to_fields()}

    # What follows -------------------------------------------------------------------------------

    @property
    def actions(self) -> Sequence[ActionT]:
        """Return every action there is, by index."""
        return self.action_space.all

    def legal_actions(self, state: StateT, seat: Seat) -> tuple[ActionT, ...]:
        """List what a seat may do now, by index; nothing if it owes no decision."""
        if seat not in state.deciders():
            return ()
        return tuple(one for one in self.actions if self.forbids(state, seat, one) is None)

    def apply(self, state: StateT, seat: Seat, action: ActionT) -> list[Event]:
        """Do what a seat decided; raise IllegalAction, and change nothing, if it may not."""
        owes = seat in state.deciders()
        rule = self.forbids(state, seat, action) if owes else self.rule_behind(state)
        if rule is not None:
            raise IllegalAction(rule, action=action.word, seat=seat)
        return self.apply_legal(state, seat, action)

    def knowledge(
        self, rules: RulesT, players: int, viewer: Viewer
    ) -> SimpleKnowledge[RulesT, StateT, ViewT]:
        """Begin to remember, from before the deal."""
        return self.knowledge_type(self, rules, players, viewer)

    def knowledge_from(self, rules: RulesT, view: ViewT) -> SimpleKnowledge[RulesT, StateT, ViewT]:
        """Begin to remember in the middle of a game, with what is seen now."""
        return self.knowledge(rules, len(view.to_json()["seats"]), view.viewer)

    # Positions as text --------------------------------------------------------------------------

    def write_position(self, state: StateT) -> str:
        """Write a position: the rules, the number of players, and its fields as JSON."""
        told = json.dumps(state.to_fields(), separators=(",", ":"))
        return f"{self.write_ruleset(self.rules_of(state))} {state.players} {told}"

    def read_position(self, text: str, chance: Chance | None = None) -> StateT:
        """Read a position from one line of text; raise if it cannot stand on a table."""
        rules, _, rest = text.strip().partition(" ")
        players, _, told = rest.partition(" ")
        try:
            given, seats = json.loads(told), int(players)
        except ValueError:
            raise InvalidNotation("position", text=text[:60]) from None
        agreed = self.read_ruleset(rules)
        agreed.check_players(seats)
        try:
            state = self.state_type(
                rules=agreed, players=seats, chance=chance or Chance.of(text), **given
            )
            state.check()
            state.deciders()
        except (TypeError, LookupError, AttributeError):
            raise InvalidNotation("position", text=text[:60]) from None
        return state
