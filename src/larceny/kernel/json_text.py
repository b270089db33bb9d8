"""Fields written as JSON text, straight from the objects that have them.

The text is what an encoder makes of the plain values that `kernel.spelling` writes, without a blank
too much. No dictionaries are built for it, names are quoted once, and what comes again and again is
remembered as text.
"""

import json
from collections.abc import Callable, Iterable
from enum import Enum
from functools import cache, lru_cache, partial
from types import NoneType, UnionType
from typing import Any, NewType, Union, get_args, get_origin

from .spelling import field_types, spelled_enum, spelling_of

Write = Callable[[Any], str]

json_text: Write = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""Writes plain values."""

_MOST_REMEMBERED = 1 << 12
_remembered = lru_cache(_MOST_REMEMBERED)
_short_text = _remembered(json_text)


@cache
def write_text(kind: Any) -> Write:
    """Make what writes a dataclass or named tuple as an object.

    It is put together as one expression, as `write_some_fields` does it.
    """
    return _write_object(kind)


@cache
def write_part_text(kind: Any) -> Write:
    """Make what writes a part of something larger; most are the same from one time to the next."""
    return _remembered(write_text(kind))


@cache
def write_event_text(kind: Any) -> Write:
    """Make what writes events of a kind."""
    return _write_object(kind, f'"event":"{kind.__name__}"')


def _write_object(kind: Any, *before: str) -> Write:
    uses = _Uses()
    fields = [
        f'"{name}":{{{uses.expression(hint, f"value.{name}")}}}'
        for name, hint in field_types(kind).items()
    ]
    return uses.make(f"f'''{{{{{','.join([*before, *fields])}}}}}'''")


def write_value_text(hint: Any) -> Write:
    """Make what writes a value of a type as it is written in a field."""
    if get_origin(hint) is tuple:
        return _write_tuple(get_args(hint))
    uses = _Uses()
    return uses.make(f"str({uses.expression(hint, 'value')})")


def listed(texts: Iterable[str]) -> str:
    """Return a list of what is written already."""
    return f"[{','.join(texts)}]"


class _Uses:
    """The tables and functions that an expression uses, by the names it has for them."""

    def __init__(self) -> None:
        self.named: dict[str, Any] = {}

    def name(self, used: Any) -> str:
        """Name something that is used."""
        name = f"_{len(self.named)}"
        self.named[name] = used
        return name

    def make(self, expression: str) -> Write:
        """Make a function of an expression for what is written of `value`."""
        made: Write = eval(f"lambda value: {expression}", self.named)
        return made

    def expression(self, hint: Any, value: str) -> str:
        """Say in Python how a value of a type is written, given an expression for the value.

        It can stand in an f-string, so there are no quotes in it; a number may stand for its text.
        """
        if (spelling := spelling_of(hint)) is not None:
            if isinstance(spelling.write, tuple):
                return f"{self.name(tuple(map(json_text, spelling.write)))}[{value}]"
            if spelling.write is not None:
                return f"{self.name(_remembered(partial(_named, spelling.write)))}({value})"
            hint = get_args(hint)[0]
        if isinstance(hint, NewType):
            return self.expression(hint.__supertype__, value)
        origin, parts = get_origin(hint), get_args(hint)
        if origin in (Union, UnionType):
            (part,) = (part for part in parts if part is not NoneType)
            inside = self.expression(part, value)
            return f"({self.name('null')} if {value} is None else {inside})"
        if origin is tuple:
            return f"{self.name(_write_tuple(parts))}({value})"
        if hint is int:
            return value
        if hint is bool:
            return f"{self.name(('false', 'true'))}[{value}]"
        if hint in (str, float):
            return f"{self.name(_short_text if hint is str else json_text)}({value})"
        if issubclass(hint, Enum):
            names = {one: json_text(name) for one, name in spelled_enum(hint).items()}
            return f"{self.name(names)}[{value}]"
        return f"{self.name(write_part_text(hint))}({value})"


@cache
def _write_tuple(parts: tuple[Any, ...]) -> Write:
    """Make what writes a tuple as a list."""
    uses = _Uses()
    if parts[-1] is Ellipsis:
        inside = uses.expression(parts[0], "one")
        texts = "map(str, value)" if inside == "one" else f"[{inside} for one in value]"
    else:
        each = [f"str({uses.expression(one, f'value[{n}]')})" for n, one in enumerate(parts)]
        texts = f"[{', '.join(each)}]"
    return _remembered(uses.make(f"{uses.name(listed)}({texts})"))


def _named(name: Any, value: Any) -> str:
    return json_text(name(value))
