"""A face for any game: its view as a list, events as short notes, answers by their words."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from larceny.kernel.events import Event, Viewer
from larceny.kernel.game import Action, State, View
from larceny.kernel.title import Title

from ..common.signs import BRASS, printable, signs_for
from .face import Answer, AnyFace, Face, Help, Names, Needs


def plain_face(title: Title) -> AnyFace:
    """Make a face for a title that brings none."""
    game = title.game

    def open_table(console: Console, names: Names, state: State) -> RenderableType:
        return _drawn(console, names, game.laid_open(state))

    return Face(
        help=Help(
            word=game.actions[0].word,
            without_verb=game.actions[0].word.rpartition(" ")[2],
            begun=game.actions[0].word[:2],
            paragraph=f"{title.prefix}-1.1",
            table="The table is shown as a list: what lies open, and then every seat.",
        ),
        notice=lambda rules, players: None,
        needs=lambda rules, players: Needs({}, ()),
        story=_story,
        table=lambda console, names, view: _drawn(console, names, view.to_json()),
        question=_question,
        answers=_answers,
        spelled=str,
        granted=lambda action: None,
        beginnings=(),
        points=lambda console, names, view: _drawn(console, names, view.to_json()),
        open_view=lambda state: LaidOpen(game.laid_open(state)),
        open_table=open_table,
        sentences={},
        wording=lambda details: {},
    )


@dataclass(frozen=True, slots=True)
class LaidOpen:
    """What one sees who may see everything."""

    told: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        """Return it as plain values."""
        return self.told


def _story(names: Names, viewer: Viewer, events: Iterable[Event]) -> list[str]:
    return [_sentence(names, viewer, event.to_json()) for event in events]


def _sentence(names: Names, viewer: Viewer, told: dict[str, Any]) -> str:
    """Write an event: who, what, and its fields: "Ada: card played (card 3)."."""
    kind, seat = _spoken(told.pop("event")), told.pop("seat", None)
    fields = _line(told)
    text = f"{kind} ({fields})" if fields else kind
    if not isinstance(seat, int):
        return f"{text.capitalize()}."
    return f"{'You' if seat == viewer else printable(names[seat])}: {text}."


def _question(names: Names, view: View, actions: Sequence[Action], kind: str) -> str:
    return "What do you do?"


def _answers(
    names: Names, view: View, actions: Sequence[Action], kind: str
) -> Sequence[Answer[Action]]:
    return [Answer(n, one.word, one.word, (one,)) for n, one in enumerate(actions, start=1)]


def _drawn(console: Console, names: Names, told: dict[str, Any]) -> RenderableType:
    """List what is told, and every seat by its name."""
    lines = Table.grid(padding=(0, 2))
    for name, value in told.items():
        if name != "seats" and _says_something(value):
            lines.add_row(Text(_spoken(name), style=BRASS), Text(_line(value)))
    for seat, mat in enumerate(told.get("seats", ())):
        sign = signs_for(console).seats[seat % 8]
        who = Text(f"{sign} {printable(names[seat])}", style=BRASS)
        lines.add_row(who, Text(_line(mat)))
    return lines


def _says_something(value: Any) -> bool:
    """Leave out what is empty; nought is something."""
    return value is not None and value is not False and value not in ([], {}, ())


def _spoken(name: str) -> str:
    """Write a name of the program as people would: `CardPlayed` and `card_played` alike."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).replace("_", " ").lower()


def _line(value: Any) -> str:
    if isinstance(value, dict):
        said = {name: one for name, one in value.items() if _says_something(one)}
        return ", ".join(f"{_spoken(name)} {_line(one)}" for name, one in said.items())
    if isinstance(value, list | tuple):
        return " ".join("-" if one is None else _line(one) for one in value)
    return "yes" if value is True else printable(str(value))
