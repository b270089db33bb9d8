"""What every game offers: the Game protocol, and the small things it deals in.

A game is rules without a table. It deals a State, says who owes a decision, lists what is legal,
and applies one decision at a time. Several seats may owe a decision at once; each is applied as
it comes, and what one seat may not know does not reach it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, Self, TypeVar

from .chance import Chance
from .errors import IllegalAction
from .events import SPECTATOR, Event, Seat, Viewer
from .fields import FieldDescription, Plain
from .scores import ScoreSheet

__all__ = ["SPECTATOR", "Action", "Game", "IllegalAction", "Knowledge", "Seat", "View", "Viewer"]


class Action(Protocol):
    """A decision, with a stable index and the word by which people write it."""

    @property
    def index(self) -> int:
        """Return the number of the action, the same for ever."""
        ...

    @property
    def word(self) -> str:
        """Return the action as people write it."""
        ...

    def to_json(self) -> dict[str, Any]:
        """Return the action as plain values: its `word`, its `verb`, and what it is about."""
        ...


class State(Protocol):
    """A position. Only the game that dealt it may change it."""

    @property
    def players(self) -> int:
        """Return the number of seats."""
        ...

    def deciders(self) -> Sequence[Seat]:
        """List the seats that owe a decision now; none once the game is over."""
        ...

    def check(self) -> None:
        """Raise InvalidPosition if something is missing, doubled or out of place."""
        ...


class Ruleset(Protocol):
    """The choices that make one edition of a game, as plain fields."""

    @property
    def name(self) -> str:
        """Return the name of the edition it began as."""
        ...

    def to_fields(self) -> Mapping[str, str | int | float | bool]:
        """Return every field as a plain value."""
        ...

    def with_changes(self, **changes: Any) -> Self:
        """Return this ruleset with some fields changed; values may be plain text or numbers."""
        ...

    def seats(self) -> tuple[int, int, str]:
        """Say how few and how many can play, and which paragraph says so."""
        ...

    def check_players(self, players: int) -> None:
        """Raise InvalidRuleset if so many players cannot sit down."""
        ...

    def describe(self) -> Sequence[FieldDescription]:
        """Say of every field what it may be."""
        ...


class View(Protocol):
    """What one viewer sees on the table now."""

    def to_json(self) -> dict[str, Any]:
        """Return the view as plain values."""
        ...


StateT = TypeVar("StateT", bound=State)
RulesT = TypeVar("RulesT", bound=Ruleset)
ActionT = TypeVar("ActionT", bound=Action)
ViewT = TypeVar("ViewT", bound=View)
ViewIn = TypeVar("ViewIn", bound=View, contravariant=True)


class Knowledge(Protocol[StateT, ViewIn]):
    """All that a perfect memory could know from what one viewer has witnessed."""

    def witness(self, event: Event) -> None:
        """Remember an event as this viewer witnessed it."""
        ...

    def allows(self, view: ViewIn, state: StateT) -> bool:
        """Ask whether the table could really stand like this."""
        ...

    def sample(self, view: ViewIn, chance: Chance) -> StateT:
        """Draw a full position that fits what is seen and remembered."""
        ...


class Game(Protocol[RulesT, StateT, ActionT, ViewT]):
    """The rules of a game."""

    @property
    def name(self) -> str:
        """Return the name by which the game is found."""
        ...

    @property
    def rules_version(self) -> int:
        """Return a number that grows when recorded games would play otherwise."""
        ...

    @property
    def editions(self) -> Mapping[str, RulesT]:
        """Return the named editions."""
        ...

    @property
    def default_edition(self) -> str:
        """Return the edition that is played if nothing else is said."""
        ...

    @property
    def actions(self) -> Sequence[ActionT]:
        """Return every action there is, by index."""
        ...

    def ruleset(self, edition: str, /, **changes: Any) -> RulesT:
        """Return an edition, with some fields changed where asked."""
        ...

    def ruleset_from_toml(self, text: str) -> RulesT:
        """Read a custom ruleset."""
        ...

    def ruleset_from_fields(self, given: Mapping[str, Any]) -> RulesT:
        """Read back what `Ruleset.to_fields` gave."""
        ...

    def variant(self, rules: RulesT, name: str) -> RulesT:
        """Return an edition with a variant that its rulebook offers."""
        ...

    def variants(self, rules: RulesT) -> Mapping[str, Mapping[str, Plain]]:
        """Return the variants that an edition offers by name, and the fields that each changes."""
        ...

    def write_ruleset(self, rules: RulesT) -> str:
        """Write a ruleset as an edition and the fields that differ from it."""
        ...

    def read_ruleset(self, text: str) -> RulesT:
        """Read back what `write_ruleset` wrote."""
        ...

    def rules_of(self, state: StateT) -> RulesT:
        """Return the ruleset that a position is played by."""
        ...

    def deal(self, rules: RulesT, players: int, chance: Chance) -> tuple[StateT, list[Event]]:
        """Set the table."""
        ...

    def legal_actions(self, state: StateT, seat: Seat) -> tuple[ActionT, ...]:
        """List what a seat may do now, by index; nothing if it owes no decision."""
        ...

    def reactions(self, state: StateT, seat: Seat) -> tuple[ActionT, ...]:
        """List how a seat may react to what another has just done, also while it is not its turn.

        Seats react one after the other. At a table where people are apart they can all be asked at
        once, and be waited for equally long, so that the time they take tells nothing.
        """
        ...

    def apply(self, state: StateT, seat: Seat, action: ActionT) -> list[Event]:
        """Do what a seat decided; raise IllegalAction, and change nothing, if it may not."""
        ...

    def apply_legal(self, state: StateT, seat: Seat, action: ActionT) -> list[Event]:
        """Do the same with an action that was just listed as legal: it is not judged again."""
        ...

    def play_out(self, state: StateT, dice: Chance, events: list[Event] | None = None) -> int:
        """Play on to the end, each legal answer as likely as the others; count the decisions.

        What happens is added to `events`, if somebody wants to know.
        """
        ...

    def copy(self, state: StateT) -> StateT:
        """Return an independent copy of a position."""
        ...

    def scores(self, state: StateT) -> tuple[int, ...]:
        """Return every seat's points as they stand."""
        ...

    def winners(self, state: StateT) -> tuple[Seat, ...]:
        """List the seats that are ahead; once the game is over, those that have won, if any."""
        ...

    def score_sheet(self, state: StateT) -> ScoreSheet:
        """Say how every seat's points come about, and what breaks ties, as they stand."""
        ...

    def ending(self, state: StateT) -> str | None:
        """Say how the game ended, in a word."""
        ...

    def chapter(self, state: StateT) -> str:
        """Say in which part of the game a position is, for the headings of a record.

        Where there are many of a kind, with its number: "round 7".
        """
        ...

    def rule_behind(self, state: StateT) -> str:
        """Name the paragraph that asks for the decision which the table waits for."""
        ...

    def view(self, state: StateT, viewer: Viewer) -> ViewT:
        """Return what a viewer sees on the table now."""
        ...

    def views_json(self, state: StateT, viewers: Iterable[Viewer]) -> list[str]:
        """Write what several viewers see now, each view as JSON."""
        ...

    def laid_open(self, state: StateT) -> dict[str, Any]:
        """Write what one sees who may see everything: a view, and what is `hidden`."""
        ...

    def witnessed(self, event: Event, viewer: Viewer) -> Event:
        """Return an event as a viewer may witness it."""
        ...

    def reveals_nothing_hidden(self, event: Event) -> bool:
        """Ask whether nobody at the table learned anything hidden from an event."""
        ...

    def knowledge(self, rules: RulesT, players: int, viewer: Viewer) -> Knowledge[StateT, ViewT]:
        """Begin to remember, from before the deal."""
        ...

    def knowledge_from(self, rules: RulesT, view: ViewT) -> Knowledge[StateT, ViewT]:
        """Begin to remember in the middle of a game, with what is seen now."""
        ...

    def action_of_word(self, word: str) -> ActionT:
        """Return the action that a word names."""
        ...

    def action_of_index(self, index: int) -> ActionT:
        """Return the action with an index."""
        ...

    def write_position(self, state: StateT) -> str:
        """Write a position as one line of text."""
        ...

    def read_position(self, text: str, chance: Chance | None = None) -> StateT:
        """Read a position from one line of text; raise if it cannot stand on a table."""
        ...
