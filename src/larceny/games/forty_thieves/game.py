"""40 Thieves as a `Game`: the one door to the rules."""

from typing import Any

from larceny.kernel.base_game import BaseGame
from larceny.kernel.events import Event, Viewer

from . import legality, notation, playout, scoring, transition, views
from .actions import ACTIONS, SPACE, Action
from .editions import EDITIONS
from .knowledge import Knowledge
from .pieces import FRONT_NAMES, SQUARE_NAMES
from .ruleset import Ruleset
from .state import GAP, State
from .view_types import View
from .views_json import views_json


class FortyThieves(BaseGame[Ruleset, State, Action, View]):
    """The rules of 40 Thieves with all its optional rules, for 2 to 4 players."""

    name = "forty-thieves"
    rules_version = 1
    _editions = EDITIONS
    _space = SPACE
    actions = ACTIONS

    deal = staticmethod(transition.deal)
    legal_actions = staticmethod(legality.legal_actions)
    apply = staticmethod(transition.apply)
    reactions = staticmethod(legality.reactions)  # Daggers (FT-7.2)
    apply_legal = staticmethod(transition.apply_legal)
    play_out = staticmethod(playout.play_out)
    rule_behind = staticmethod(legality.rule_behind)
    scores = staticmethod(scoring.scores)
    winners = staticmethod(scoring.winners)
    score_sheet = staticmethod(scoring.score_sheet)
    view = staticmethod(views.view)
    views_json = staticmethod(views_json)
    witnessed = staticmethod(views.witnessed)
    knowledge_from = staticmethod(Knowledge.from_view)
    write_position = staticmethod(notation.write_position)
    read_position = staticmethod(notation.read_position)

    def knowledge(self, rules: Ruleset, players: int, viewer: Viewer) -> Knowledge:
        """Begin to remember, from before the deal."""
        return Knowledge(rules, players, viewer)

    def ending(self, state: State) -> str | None:
        """Say how the game ended, in a word."""
        return None if state.ending is None else state.ending.name.lower()

    def chapter(self, state: State) -> str:
        """Name the turn."""
        return f"turn {state.turn}"

    def laid_open(self, state: State) -> dict[str, Any]:
        """Write all hands, and what every jar hides."""
        tiles = zip(SQUARE_NAMES, state.board, strict=True)
        hidden = {square: FRONT_NAMES[state.deck[tile]] for square, tile in tiles if tile != GAP}
        return {**views.open_view(state).to_json(), "hidden": hidden}

    def reveals_nothing_hidden(self, event: Event) -> bool:
        """Ask whether nobody at the table learned anything hidden from an event."""
        return type(event) in views.REVEALING_NOTHING_HIDDEN


GAME = FortyThieves()
