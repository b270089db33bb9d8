"""How fields are written in JSON: their types say so, once, for events, views and actions.

Inside the rules a place is a number; outside it has a name. So it has a type of its own, and that
type is told its names:

    Place = NewType("Place", int)
    spell(Place, PLACE_NAMES)

Whatever has a field of this type is written with the name, and the TypeScript that is made of the
same types knows all the names there are. A type that is told no names, such as a seat, is written
as the number it is. What is reckoned with, as a handful of gems is, stays an `int` to the type
checker and says beside it how it is written: `Annotated[int, Spelling(…)]`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache, lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, NewType, Union, get_args, get_origin, get_type_hints


@dataclass(frozen=True, slots=True)
class Spelling:
    """How the values of a type are written."""

    name: str  #: of the type
    #: a table of names or a function that finds them; None: the number as it is
    write: Sequence[str | int] | Callable[[Any], str] | None = None
    values: tuple[str | int, ...] | None = None  #: all that can be written, if that can be listed


_SPELLINGS: dict[Any, Spelling] = {}


def spell(kind: Any, names: Sequence[str | int]) -> None:
    """Say by which names the numbers of a type are written: the first name is that of 0."""
    names = tuple(names)
    _SPELLINGS[kind] = Spelling(kind.__name__, names, names)


def spelling_of(hint: Any) -> Spelling | None:
    """Return how values of a type are written, if it was said."""
    if get_origin(hint) is Annotated:
        return next((about for about in get_args(hint) if isinstance(about, Spelling)), None)
    return _SPELLINGS.get(hint)


def spelled_enum(kind: type[Enum]) -> dict[Any, str]:
    """Return what is written for each member: numbers by their names, texts as they are."""
    return {
        member: member.name.lower() if isinstance(member, int) else str(member.value)
        for member in kind
    }


@cache
def field_types(kind: Any) -> dict[str, Any]:
    """Return the fields of a dataclass or named tuple with their types, in order."""
    names = getattr(kind, "_fields", None) or tuple(field.name for field in fields(kind))
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in names}


@cache
def write_fields(kind: Any) -> Callable[[Any], dict[str, Any]]:
    """Make what writes all fields of a dataclass or named tuple, by their names."""
    return write_some_fields(kind, tuple(field_types(kind)))


@cache
def write_part(kind: Any) -> Callable[[Any], dict[str, Any]]:
    """Make what writes a part of something larger, such as what lies before a seat.

    Most parts are the same from one view to the next, so what was written is remembered: whoever
    gets it must not change it.
    """
    return lru_cache(_MOST_REMEMBERED)(write_fields(kind))


_MOST_REMEMBERED = 1 << 12


@cache
def write_some_fields(kind: Any, names: tuple[str, ...]) -> Callable[[Any], dict[str, Any]]:
    """Make what writes these fields of a dataclass or named tuple, by their names.

    It is put together as one expression, as `dataclass` does with `__init__`: to call a function
    for every field took half as long again.
    """
    types, uses = field_types(kind), _Uses()
    inside = ", ".join(
        f"{name!r}: {_expression(types[name], f'value.{name}', uses)}" for name in names
    )
    return uses.make(f"{{{inside}}}")


class _Uses:
    """The tables and functions that an expression uses, by the names it has for them."""

    def __init__(self) -> None:
        self.named: dict[str, Any] = {}

    def name(self, used: Any) -> str:
        """Name something that is used."""
        name = f"_{len(self.named)}"
        self.named[name] = used
        return name

    def make(self, expression: str) -> Callable[[Any], Any]:
        """Make a function of an expression for what is written of `value`."""
        made: Callable[[Any], Any] = eval(f"lambda value: {expression}", self.named)
        return made


def _expression(hint: Any, value: str, uses: _Uses) -> str:
    """Say in Python how a value of a type is written, given an expression for the value."""
    if (spelling := spelling_of(hint)) is not None:
        if isinstance(spelling.write, tuple):
            return f"{uses.name(spelling.write)}[{value}]"
        return value if spelling.write is None else f"{uses.name(spelling.write)}({value})"
    if isinstance(hint, NewType):
        return _expression(hint.__supertype__, value, uses)
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        (part,) = (part for part in parts if part is not NoneType)
        inside = _expression(part, value, uses)
        return value if inside == value else f"(None if {value} is None else {inside})"
    if origin is tuple and parts[-1] is Ellipsis:
        inside = _expression(parts[0], "one", uses)
        return f"list({value})" if inside == "one" else f"[{inside} for one in {value}]"
    if origin is tuple:
        each = [_expression(part, f"{value}[{n}]", uses) for n, part in enumerate(parts)]
        return f"[{', '.join(each)}]"
    if issubclass(hint, Enum):
        return f"{uses.name(spelled_enum(hint))}[{value}]"
    if hint in (int, str, bool, float):
        return value
    return f"{uses.name(write_part(hint))}({value})"
