"""Views, events, actions and scores of the games as TypeScript, made from the types of fields.

An action is told apart by its `verb`, an event by its `event`.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from types import ModuleType, NoneType, UnionType
from typing import Any, NewType, Union, get_args, get_origin

from larceny.kernel.actions import UniqueAction, about_fields, verb_of
from larceny.kernel.events import Event
from larceny.kernel.scores import ScoreItem, ScoreSheet, TieBreakStep
from larceny.kernel.spelling import Spelling, field_types, spelled_enum, spelling_of


@dataclass(frozen=True, slots=True)
class GameTypes:
    """Where the types of a game are."""

    views: ModuleType
    events: ModuleType
    actions: ModuleType
    scoring: ModuleType


Shape = dict[str, str]
"""The fields of an interface."""


def typescript(game: GameTypes) -> str:
    """Write the view, every event, every kind of action and the score sheet of a game."""
    module = game.views.__name__.rsplit(".", 1)[0]
    lines = [f"// Written by `make docs` from {module}; do not edit by hand.\n"]
    lines += [*map(_alias, _named_types(game))]
    lines += [
        f"export type ScoreKind = {_union_of(game.scoring.SCORE_POINTS)};",
        f"export type TieBreakKind = {_union_of(game.scoring.TIE_BREAK_KINDS)};",
        "",
    ]
    for kind, shape in shapes(game).items():
        about = " ".join((kind.__doc__ or "").split("\n")[0].split())
        inside = "\n".join(f"  {name}: {type_};" for name, type_ in shape.items())
        lines.append(f"/** {about} */\nexport interface {interface(kind)} {{\n{inside}\n}}\n")
    for name, kinds in (("GameEvent", _events(game)), ("GameAction", _actions(game))):
        union = "\n".join(f"  | {interface(kind)}" for kind in kinds)
        lines.append(f"export type {name} =\n{union};\n")
    points = json.dumps(game.scoring.SCORE_POINTS)
    lines += [
        "/** What one thing of each kind counts. */",
        f"export const SCORE_POINTS: Readonly<Record<ScoreKind, number>> = {points};\n",
    ]
    lines += [_table_of_actions(game, hint) for hint in _named_types(game) if _is_word(game, hint)]
    return "\n".join(lines)


def _is_word(game: GameTypes, hint: Any) -> bool:
    """Ask whether a type is written by words of actions: an event may tell which one was chosen."""
    spelling = spelling_of(hint)
    words = {action.word for action in game.actions.ACTIONS}
    return spelling is not None and words.issuperset(spelling.values or ("",))


def _table_of_actions(game: GameTypes, hint: Any) -> str:
    """Write what each word of a type means, so that nobody has to take it apart."""
    spelling = spelling_of(hint)
    assert spelling is not None
    assert spelling.values is not None
    actions = [action for action in game.actions.ACTIONS if action.word in spelling.values]
    kinds = " | ".join(dict.fromkeys(interface(type(action)) for action in actions))
    type_ = f"Readonly<Record<{spelling.name}, {kinds}>>"
    return "\n".join(
        [
            f"/** What each {spelling.name} means. */",
            f"export const {spelling.name.upper()}_ACTIONS: {type_} = {{",
            *(f"  {json.dumps(one.word)}: {json.dumps(one.to_json())}," for one in actions),
            "};\n",
        ]
    )


def interface(kind: type[Any]) -> str:
    """Name the interface of a class: an action may be called like something else in a game."""
    return f"{kind.__name__}Action" if issubclass(kind, UniqueAction) else kind.__name__


def shapes(game: GameTypes) -> dict[type[Any], Shape]:
    """Say for the view, its parts, events, actions and scores which fields each has."""
    found: dict[type[Any], Shape] = {}
    for kind in (*_parts(game), *_events(game), *_actions(game), *_SCORES):
        shape: Shape = {}
        if issubclass(kind, Event):
            shape["event"] = json.dumps(kind.__name__)
        if issubclass(kind, UniqueAction):
            shape.update(word="string", verb=json.dumps(verb_of(kind)))
        shape.update((name, _written(hint)) for name, hint in _fields(kind).items())
        found[kind] = shape
    found[ScoreItem]["kind"] = "ScoreKind"
    found[TieBreakStep]["kind"] = "TieBreakKind"
    return found


_SCORES: tuple[type[Any], ...] = (ScoreItem, TieBreakStep, ScoreSheet)


def _fields(kind: Any) -> dict[str, Any]:
    types = field_types(kind)
    names = about_fields(kind) if issubclass(kind, UniqueAction) else types
    return {name: types[name] for name in names}


def _actions(game: GameTypes) -> list[Any]:
    return list(dict.fromkeys(type(action) for action in game.actions.ACTIONS))


def _events(game: GameTypes) -> list[type[Event]]:
    kinds = vars(game.events).values()
    found = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Event)]
    return [kind for kind in found if kind is not Event]


def _parts(game: GameTypes) -> list[type[Any]]:
    """List the view and the parts of it, as they are written there."""
    return [
        kind
        for kind in vars(game.views).values()
        if isinstance(kind, type)
        and hasattr(kind, "_fields")
        and kind.__module__ == game.views.__name__
    ]


# Types with names of their own ------------------------------------------------------------------


def _named_types(game: GameTypes) -> list[Any]:
    """List the types that fields are made of and that are no interfaces, in order."""
    found: dict[str, Any] = {}

    def look(hint: Any) -> None:
        if _has_a_name(hint):
            found.setdefault(_name(hint), hint)
        else:
            for part in get_args(hint):
                look(part)

    for kind in (*_parts(game), *_events(game), *_actions(game)):
        for hint in _fields(kind).values():
            look(hint)
    return list(found.values())


def _has_a_name(hint: Any) -> bool:
    is_enum = isinstance(hint, type) and issubclass(hint, Enum)
    return is_enum or isinstance(hint, NewType) or spelling_of(hint) is not None


def _name(hint: Any) -> str:
    spelling = spelling_of(hint)
    return str(hint.__name__) if spelling is None else spelling.name


def _alias(hint: Any) -> str:
    return f"export type {_name(hint)} = {_meaning(hint)};"


def _meaning(hint: Any) -> str:
    """Write what a name stands for."""
    spelling = spelling_of(hint)
    if spelling is not None:
        return _spelled(spelling)
    if isinstance(hint, NewType):
        return _written(hint.__supertype__)
    return _union_of(spelled_enum(hint).values())


def _spelled(spelling: Spelling) -> str:
    """Write all values if they can be listed."""
    if spelling.values is not None:
        return _union_of(spelling.values)
    return "number" if spelling.write is None else "string"


def _union_of(values: Iterable[str | int]) -> str:
    return " | ".join(map(json.dumps, values))


def _written(hint: Any) -> str:
    if _has_a_name(hint):
        return _name(hint)
    if get_origin(hint) in (Union, UnionType):
        return " | ".join(_written(part) for part in get_args(hint))
    if get_origin(hint) is tuple:
        parts = get_args(hint)
        if parts[-1] is Ellipsis:
            inside = _written(parts[0])
            return f"({inside})[]" if " | " in inside else f"{inside}[]"
        return f"[{', '.join(_written(part) for part in parts)}]"
    scalars = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}
    return scalars.get(hint) or str(hint.__name__)
