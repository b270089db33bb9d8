"""A game for a program: one JSON object a line, answers read as a person would type them."""

from collections.abc import Sequence
from pathlib import Path

from larceny.bots.advice import Advice
from larceny.kernel.errors import LarcenyError
from larceny.kernel.events import Event, Seat
from larceny.kernel.game import Action, View
from larceny.kernel.record import Result
from larceny.rulebook import Paragraph

from ..common.output import emit
from ..faces import AnyFace
from .answers import AnyAnswer, alone


class JsonScreen:
    """Tells what happens as objects with a `type`."""

    def __init__(self, face: AnyFace, names: Sequence[str], seat: Seat) -> None:
        self.face = face
        self.names = names
        self.seat = seat

    def say_first(self, sentence: str) -> None:
        """Pass a notice on."""
        emit({"type": "notice", "text": sentence})

    def ask(self, view: View, legal: Sequence[Action], events: Sequence[Event]) -> None:
        """Tell what has happened since, the table, and the question."""
        self._tell(events)
        self.ask_which(view, legal, "")

    def ask_which(self, view: View, actions: Sequence[Action], kind: str) -> None:
        """Tell the table and the question."""
        emit(
            {
                "type": "ask",
                "seat": self.seat,
                "question": self.face.question(self.names, view, actions, kind),
                "legal": [{"index": action.index, "word": action.word} for action in actions],
                "view": view.to_json(),
            }
        )

    def offered(self, view: View, actions: Sequence[Action], kind: str) -> list[AnyAnswer]:
        """Offer every action by itself: a program does not mind how many there are."""
        return [alone(action, number) for number, action in enumerate(actions, start=1)]

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

    def show_advice(self, advice: Advice) -> None:
        """Tell what a good player would do, why, and what a net would play."""
        emit(
            {
                "type": "advice",
                "action": advice.action.word,
                "reasons": [{"kind": one.kind, "facts": dict(one.facts)} for one in advice.reasons],
                "likely": [
                    {"word": one.action.word, "chance": round(one.chance, 3)}
                    for one in advice.likely
                ],
            }
        )

    def show_help(self) -> None:
        """Say which answers there are."""
        emit({"type": "help", "text": "Answer with a word of `legal`, or its number from 1."})

    def take_for_granted(self, action: Action, why: str) -> None:
        """Tell that there was nothing to decide."""
        emit({"type": "automatic", "word": action.word})

    def end(self, view: View, result: Result, events: Sequence[Event], path: Path | None) -> None:
        """Tell how the game ended, and where it is kept."""
        self._tell(events)
        emit(
            {
                "type": "over",
                "view": view.to_json(),
                "scores": list(result.scores),
                "winners": list(result.winners),
                "record": None if path is None else str(path),
            }
        )
