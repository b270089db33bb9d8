"""Views and events of the games as TypeScript, made from the types themselves.

In JSON, tiles, places and gems are written by their names. Which fields these are is said here once
a game; a test holds it against real games.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from types import ModuleType, NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from larceny.games.forty_thieves import events as forty_events
from larceny.games.forty_thieves import views as forty_views
from larceny.games.master_thieves import events as master_events
from larceny.games.master_thieves import views as master_views
from larceny.kernel.events import Event, plain


@dataclass(frozen=True, slots=True)
class GameTypes:
    """Where the types of a game are, and which fields are written by names."""

    events: ModuleType
    views: ModuleType
    names: Mapping[str, str]  # field: the TypeScript of what is written
    aliases: Mapping[str, str]


MASTER_THIEVES = GameTypes(
    master_events,
    master_views,
    names={
        **dict.fromkeys(("gems", "kind", "white", "black", "red"), "Handful"),
        "place": "Place",
        "places": "Place[]",
        "OpenDrawer.place": "Place",
    },
    aliases={"Handful": "string", "Place": "string"},
)
FORTY_THIEVES = GameTypes(
    forty_events,
    forty_views,
    names={
        **dict.fromkeys(("square", "lantern"), "Square"),
        **dict.fromkeys(("squares", "lit", "to_clear"), "Square[]"),
        **dict.fromkeys(("jar", "stack_top"), "Jar"),
        **dict.fromkeys(("jars", "discards", "sapphire_tiles", "eye_tiles"), "Jar[]"),
        **dict.fromkeys(("front", "leader"), "Front"),
        **dict.fromkeys(("fronts", "gone", "golden"), "Front[]"),
        **dict.fromkeys(("place", "announced", "taking"), "Place"),
        "claims": "Place[]",
    },
    aliases={"Square": "string", "Jar": "string", "Front": "string", "Place": "string"},
)
GAMES = {"master_thieves": MASTER_THIEVES, "forty_thieves": FORTY_THIEVES}

Shape = dict[str, str]
"""The fields of an interface."""


def typescript(game: GameTypes) -> str:
    """Write the view and every event of a game."""
    module = game.views.__name__.rsplit(".", 1)[0]
    lines = [f"// Written by `make docs` from {module}; do not edit by hand.\n"]
    lines += [f"export type {name} = {type_};" for name, type_ in game.aliases.items()]
    lines += ["", *(_enum(kind) for kind in _enums(game)), ""]
    for kind, shape in shapes(game).items():
        about = " ".join((kind.__doc__ or "").split("\n")[0].split())
        inside = "\n".join(f"  {name}: {type_};" for name, type_ in shape.items())
        lines.append(f"/** {about} */\nexport interface {kind.__name__} {{\n{inside}\n}}\n")
    union = "\n".join(f"  | {kind.__name__}" for kind in _events(game))
    lines.append(f"export type GameEvent =\n{union};\n")
    return "\n".join(lines)


def shapes(game: GameTypes) -> dict[type[Any], Shape]:
    """Say for the view, its parts and every event which fields it has."""
    found: dict[type[Any], Shape] = {}
    for kind in (*_parts(game), *_events(game)):
        shape: Shape = {"event": json.dumps(kind.__name__)} if issubclass(kind, Event) else {}
        hints = get_type_hints(kind)
        for name in _field_names(kind):
            shape[name] = _named(game, kind, name, hints[name])
        found[kind] = shape
    return found


def _field_names(kind: type[Any]) -> tuple[str, ...]:
    if is_dataclass(kind):
        return tuple(field.name for field in fields(kind))
    names: tuple[str, ...] = kind._fields
    return names


def _events(game: GameTypes) -> list[type[Event]]:
    kinds = vars(game.events).values()
    leaves = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Event)]
    return [kind for kind in leaves if kind not in (Event, game.events.TableEvent)]


def _parts(game: GameTypes) -> list[type[Any]]:
    """List the view and the parts of it, as they are written there."""
    return [
        kind
        for kind in vars(game.views).values()
        if isinstance(kind, type)
        and hasattr(kind, "_fields")
        and kind.__module__ == game.views.__name__
    ]


def _enums(game: GameTypes) -> list[type[Enum]]:
    found: dict[type[Enum], None] = {}

    def look(hint: Any) -> None:
        if isinstance(hint, type) and issubclass(hint, Enum):
            found[hint] = None
        for part in get_args(hint):
            look(part)

    for kind in (*_parts(game), *_events(game)):
        for hint in get_type_hints(kind).values():
            look(hint)
    return list(found)


def _enum(kind: type[Enum]) -> str:
    values = " | ".join(json.dumps(plain(member)) for member in kind)
    return f"export type {kind.__name__} = {values};"


def _named(game: GameTypes, kind: type[Any], name: str, hint: Any) -> str:
    is_number = kind.__name__ == "View" and name == "gems" and "Handful" not in game.aliases
    written = None if is_number else game.names.get(name)
    if written is None or not _is_numbers(hint):
        return _written(hint)
    return f"{written} | null" if NoneType in get_args(hint) else written


def _is_numbers(hint: Any) -> bool:
    """Ask whether a field holds numbers, which alone are written by names."""
    parts = [part for part in (get_args(hint) or (hint,)) if part not in (NoneType, ...)]
    return all(part is int or (get_origin(part) is tuple and _is_numbers(part)) for part in parts)


def _written(hint: Any) -> str:
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
