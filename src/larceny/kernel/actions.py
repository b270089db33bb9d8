"""Decisions that exist once: each has an index that never changes, and a word to write it.

A program that wants to know what a decision is about need not take the word apart: `to_json` says
it as a structure, the verb and what it is about, each field as its type is spelled.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Generic, TypeVar

from .compiling import mypyc_attr
from .errors import InvalidNotation
from .spelling import field_types, write_some_fields

ActionT = TypeVar("ActionT", bound="UniqueAction")


class ActionSpace(Generic[ActionT]):
    """All the decisions of a game, by index and by word."""

    def __init__(self) -> None:
        self.all: list[ActionT] = []
        self._by_word: dict[str, ActionT] = {}

    def register(self, word: str, action: Any) -> Any:
        """Give an action its word and the next index. New actions go to the end, always."""
        object.__setattr__(action, "index", len(self.all))
        object.__setattr__(action, "word", word)
        _SPACE_OF[type(action)] = self
        self.all.append(action)
        self._by_word[word] = action
        return action

    def of_word(self, word: str) -> ActionT:
        """Return the action that a word names."""
        action = self._by_word.get(" ".join(word.split()))
        if action is None:
            raise InvalidNotation("unknown-action", word=word)
        return action

    def of_index(self, index: int) -> ActionT:
        """Return the action with an index."""
        if not 0 <= index < len(self.all):
            raise InvalidNotation("action-index", index=index, actions=len(self.all))
        return self.all[index]


_SPACE_OF: Final[dict[Any, ActionSpace[Any]]] = {}
"""Where the actions of a class are registered."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class UniqueAction:
    """A decision of a game. Two are the same only if they are the same object."""

    index: int = field(init=False, default=-1)
    word: str = field(init=False, default="")

    def __str__(self) -> str:
        return self.word

    def to_json(self) -> dict[str, Any]:
        """Return the action as plain values: its word, its verb, and what it is about."""
        kind: Any = type(self)
        about = write_some_fields(kind, about_fields(kind))(self)
        return {"word": self.word, "verb": verb_of(kind), **about}

    def __reduce__(self) -> tuple[Any, ...]:
        return _same, (type(self), self.word)

    def __copy__(self) -> "UniqueAction":
        return self

    def __deepcopy__(self, memo: Mapping[int, Any]) -> "UniqueAction":
        return self


def say_types(action_type: Any, **types: str) -> None:
    """Say of which types fields of an action are, as an annotation would be written.

    Compiled, an annotation is its class alone: of `tuple[Place, ...]` only `tuple` is left.
    """
    action_type.__annotations__.update(types)


@cache
def verb_of(kind: Any) -> str:
    """Return what is done by all actions of a class: its name, as JSON writes names."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind.__name__).lower()


@cache
def about_fields(kind: Any) -> tuple[str, ...]:
    """Name the fields that say what an action is about."""
    return tuple(name for name in field_types(kind) if name not in ("index", "word"))


def _same(kind: type[UniqueAction], word: str) -> UniqueAction:
    """Unpickle an action as the one object that it is."""
    found: UniqueAction = _SPACE_OF[kind].of_word(word)
    return found
