"""A game for a program: one JSON object a line, answers read as a person would type them."""

from collections.abc import Sequence
from pathlib import Path

from larceny.games.master_thieves.actions import Action
from larceny.games.master_thieves.views import View
from larceny.kernel.errors import LarcenyError
from larceny.kernel.events import Event
from larceny.rulebook import Paragraph

from .output import emit
from .questions import question


class JsonScreen:
    """Tells what happens as objects with a `type`."""

    def say_first(self, sentence: str) -> None:
        """Pass a notice on."""
        emit({"type": "notice", "text": sentence})

    def ask(self, view: View, legal: Sequence[Action], events: Sequence[Event]) -> None:
        """Tell what has happened since, the table, and the question."""
        self._tell(events)
        emit(
            {
                "type": "ask",
                "seat": view.viewer,
                "question": question(view, legal),
                "legal": [{"index": action.index, "word": action.word} for action in legal],
                "view": view.to_json(),
            }
        )

    def _tell(self, events: Sequence[Event]) -> None:
        emit({"type": "events", "events": [event.to_json() for event in events]})

    def read(self) -> str:
        """Read an answer."""
        return input()

    def refuse(self, refusal: LarcenyError) -> None:
        """Say why an answer will not do."""
        details = dict(refusal.details)
        emit({"type": "refused", "error": refusal.kind, "code": refusal.code, "details": details})

    def show_rule(self, rule: Paragraph) -> None:
        """Tell a paragraph of the rules."""
        emit({"type": "rule", "number": rule.number, "title": rule.title, "text": rule.text})

    def show_help(self) -> None:
        """Say which answers there are."""
        emit({"type": "help", "text": "Answer with a word of `legal`, or its number from 1."})

    def take_for_granted(self, action: Action) -> None:
        """Tell that there was nothing to decide."""
        emit({"type": "automatic", "word": action.word})

    def end(self, view: View, events: Sequence[Event], path: Path | None) -> None:
        """Tell how the game ended, and where it is kept."""
        self._tell(events)
        emit(
            {
                "type": "over",
                "view": view.to_json(),
                "scores": list(view.scores or ()),
                "winners": list(view.winners or ()),
                "record": None if path is None else str(path),
            }
        )
