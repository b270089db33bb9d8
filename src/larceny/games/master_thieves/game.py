"""Master Thieves as a `Game`: the one door to the rules."""

from typing import Any

from larceny.kernel.base_game import BaseGame
from larceny.kernel.events import Event, Viewer

from . import legality, notation, playout, scoring, transition, views
from .actions import ACTIONS, SPACE, Action
from .editions import EDITIONS
from .knowledge import Knowledge
from .pieces import EVERY_PLACE, PLACE_NAMES
from .ruleset import Ruleset
from .state import State
from .view_types import View
from .views_json import views_json


class MasterThieves(BaseGame[Ruleset, State, Action, View]):
    """The rules of Master Thieves in all printed editions, for 2 to 8 players."""

    name = "master-thieves"
    rules_version = 1
    _editions = EDITIONS
    _space = SPACE
    actions = ACTIONS

    deal = staticmethod(transition.deal)
    legal_actions = staticmethod(legality.legal_actions)
    apply = staticmethod(transition.apply)
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
        """Name the round, or the filling before the first."""
        return f"round {state.round}" if state.round else "filling"

    def laid_open(self, state: State) -> dict[str, Any]:
        """Write all hands, and what is in every drawer: upper side, slash, lower side."""
        drawers = [notation.write_drawer(state, place) for place in EVERY_PLACE]
        hidden = dict(zip(PLACE_NAMES, drawers, strict=True))
        return {**views.open_view(state).to_json(), "hidden": hidden}

    def reveals_nothing_hidden(self, event: Event) -> bool:
        """Ask whether nobody at the table learned anything hidden from an event."""
        return type(event) in views.REVEALING_NOTHING_HIDDEN


GAME = MasterThieves()
