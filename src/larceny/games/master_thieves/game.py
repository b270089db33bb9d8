"""Master Thieves as a `Game`: the one door to the rules."""

from collections.abc import Iterable, Mapping
from typing import Any

from larceny.kernel.chance import Chance
from larceny.kernel.events import Event, Seat, Viewer

from . import legality, notation, scoring, transition, views
from .actions import ACTIONS, Action, action_of_index, action_of_word
from .editions import DEFAULT_EDITION, EDITIONS, from_fields, from_toml, variant
from .editions import edition as named_edition
from .knowledge import Knowledge
from .pieces import PLACE_NAMES
from .ruleset import Ruleset
from .state import State
from .views import View


class MasterThieves:
    """The rules of Master Thieves in all printed editions, for 2 to 8 players."""

    name = "master-thieves"
    rules_version = 1
    editions: Mapping[str, Ruleset] = EDITIONS
    default_edition = DEFAULT_EDITION
    actions = ACTIONS

    def ruleset(self, edition: str = DEFAULT_EDITION, /, **changes: Any) -> Ruleset:
        """Return an edition, with some fields changed where asked."""
        return named_edition(edition, **changes)

    def ruleset_from_toml(self, text: str) -> Ruleset:
        """Read a custom ruleset."""
        return from_toml(text)

    def ruleset_from_fields(self, given: Mapping[str, Any]) -> Ruleset:
        """Read back what `Ruleset.to_fields` gave."""
        return from_fields(given)

    def variant(self, rules: Ruleset, name: str) -> Ruleset:
        """Return an edition with a variant that its rulebook offers."""
        return variant(rules, name)

    def write_ruleset(self, rules: Ruleset) -> str:
        """Write a ruleset as an edition and the fields that differ from it."""
        return notation.write_ruleset(rules)

    def read_ruleset(self, text: str) -> Ruleset:
        """Read back what `write_ruleset` wrote."""
        return notation.read_ruleset(text)

    def rules_of(self, state: State) -> Ruleset:
        """Return the ruleset that a position is played by."""
        return state.rules

    def deal(self, rules: Ruleset, players: int, chance: Chance) -> tuple[State, list[Event]]:
        """Set the table."""
        return transition.deal(rules, players, chance)

    # Asked for at every decision: without a call in between.
    legal_actions = staticmethod(legality.legal_actions)
    apply = staticmethod(transition.apply)
    apply_legal = staticmethod(transition.apply_legal)

    def reactions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Nobody reacts in Master Thieves."""
        return ()

    def copy(self, state: State) -> State:
        """Return an independent copy of a position."""
        return state.copy()

    def scores(self, state: State) -> tuple[int, ...]:
        """Return every seat's points as they stand."""
        return scoring.scores(state)

    def winners(self, state: State) -> tuple[Seat, ...]:
        """List the seats that are ahead."""
        return scoring.winners(state)

    def ending(self, state: State) -> str | None:
        """Say how the game ended, in a word."""
        return None if state.ending is None else state.ending.name.lower()

    def chapter(self, state: State) -> str:
        """Name the round, or the filling before the first."""
        return f"round {state.round}" if state.round else "filling"

    def rule_behind(self, state: State) -> str:
        """Name the paragraph that asks for the decision which the table waits for."""
        return legality.rule_behind(state)

    def view(self, state: State, viewer: Viewer) -> View:
        """Return what a viewer sees on the table now."""
        return views.view(state, viewer)

    def views_json(self, state: State, viewers: Iterable[Viewer]) -> list[dict[str, Any]]:
        """Write what each of several viewers sees now."""
        return views.views_json(state, viewers)

    def laid_open(self, state: State) -> dict[str, Any]:
        """Write all hands, and what is in every drawer: upper side, slash, lower side."""
        hidden = {name: notation.write_drawer(state, p) for p, name in enumerate(PLACE_NAMES)}
        return {**views.open_view(state).to_json(), "hidden": hidden}

    def witnessed(self, event: Event, viewer: Viewer) -> Event:
        """Return an event as a viewer may witness it."""
        return views.witnessed(event, viewer)

    def reveals_nothing_hidden(self, event: Event) -> bool:
        """Ask whether nobody at the table learned anything hidden from an event."""
        return type(event) in views.REVEALING_NOTHING_HIDDEN

    def knowledge(self, rules: Ruleset, players: int, viewer: Viewer) -> Knowledge:
        """Begin to remember, from before the deal."""
        return Knowledge(rules, players, viewer)

    def knowledge_from(self, rules: Ruleset, view: View) -> Knowledge:
        """Begin to remember in the middle of a game, with what is seen now."""
        return Knowledge.from_view(rules, view)

    def action_of_word(self, word: str) -> Action:
        """Return the action that a word names."""
        return action_of_word(word)

    def action_of_index(self, index: int) -> Action:
        """Return the action with an index."""
        return action_of_index(index)

    def write_position(self, state: State) -> str:
        """Write a position as one line of text."""
        return notation.write_position(state)

    def read_position(self, text: str, chance: Chance | None = None) -> State:
        """Read a position from one line of text."""
        return notation.read_position(text, chance)


GAME = MasterThieves()
