"""What games do alike: the part of `Game` that a game made of `Editions` and actions inherits."""

from collections.abc import Iterable, Mapping
from typing import Any, Generic, Protocol, Self, TypeVar

from .actions import ActionSpace, UniqueAction
from .chance import Chance
from .editions import Editions
from .events import Event, Seat, Viewer
from .fields import Plain, RulesetT
from .game import Game, State, ViewT
from .json_text import json_text
from .playout import play_out


class OwnState(State, Protocol):
    """A position that knows its rules, and how to copy itself."""

    rules: Any

    def copy(self) -> Self:
        """Return an independent copy."""
        ...


OwnStateT = TypeVar("OwnStateT", bound=OwnState)
OwnActionT = TypeVar("OwnActionT", bound=UniqueAction)


class BaseGame(Generic[RulesetT, OwnStateT, OwnActionT, ViewT]):
    """Rulesets, actions and positions as every game has them; the rules themselves are its own."""

    _editions: Editions[RulesetT]
    _space: ActionSpace[OwnActionT]

    @property
    def editions(self) -> Mapping[str, RulesetT]:
        """Return the named editions."""
        return self._editions.by_name

    @property
    def default_edition(self) -> str:
        """Return the edition that is played if nothing else is said."""
        return self._editions.default

    def ruleset(self, edition: str | None = None, /, **changes: Any) -> RulesetT:
        """Return an edition, or the usual one, with some fields changed where asked."""
        return self._editions.edition(edition, **changes)

    def ruleset_from_toml(self, text: str) -> RulesetT:
        """Read a custom ruleset."""
        return self._editions.from_toml(text)

    def ruleset_from_fields(self, given: Mapping[str, Any]) -> RulesetT:
        """Read back what `Ruleset.to_fields` gave."""
        return self._editions.from_fields(given)

    def variant(self, rules: RulesetT, name: str) -> RulesetT:
        """Return an edition with a variant that its rulebook offers."""
        return self._editions.variant(rules, name)

    def variants(self, rules: RulesetT) -> Mapping[str, Mapping[str, Plain]]:
        """Return the variants that an edition offers by name, and the fields that each changes."""
        return self._editions.offered(rules)

    def write_ruleset(self, rules: RulesetT) -> str:
        """Write a ruleset as an edition and the fields that differ from it."""
        return self._editions.write(rules)

    def read_ruleset(self, text: str) -> RulesetT:
        """Read back what `write_ruleset` wrote."""
        return self._editions.read(text)

    def rules_of(self, state: OwnStateT) -> RulesetT:
        """Return the ruleset that a position is played by."""
        rules: RulesetT = state.rules
        return rules

    def play_out(
        self: Game[RulesetT, OwnStateT, OwnActionT, ViewT],
        state: OwnStateT,
        dice: Chance,
        events: list[Event] | None = None,
    ) -> int:
        """Play on to the end, each legal answer as likely as the others; count the decisions."""
        return play_out(self, state, dice, events)

    def copy(self, state: OwnStateT) -> OwnStateT:
        """Return an independent copy of a position."""
        return state.copy()

    def reactions(self, state: OwnStateT, seat: Seat) -> tuple[OwnActionT, ...]:
        """List how a seat may react to what another has just done: in most games not at all."""
        return ()

    def view(self, state: OwnStateT, viewer: Viewer) -> ViewT:
        """Return what a viewer sees on the table now."""
        raise NotImplementedError

    def views_json(self, state: OwnStateT, viewers: Iterable[Viewer]) -> list[str]:
        """Write what several viewers see now, as JSON: in most games each view by itself."""
        return [json_text(self.view(state, viewer).to_json()) for viewer in viewers]

    def action_of_word(self, word: str) -> OwnActionT:
        """Return the action that a word names."""
        return self._space.of_word(word)

    def action_of_index(self, index: int) -> OwnActionT:
        """Return the action with an index."""
        return self._space.of_index(index)
