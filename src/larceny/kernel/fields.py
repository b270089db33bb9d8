"""Rulesets are made of fields only: reading, writing and checking them, for any game."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, Self, TypeVar, get_type_hints

from .errors import InvalidRuleset

Plain = str | int | float | bool
RulesetT = TypeVar("RulesetT", bound="FieldsOnly")


@dataclass(frozen=True, slots=True)
class FieldDescription:
    """What a field of a ruleset may be: one of several values, or a number in a range."""

    name: str
    value: Plain  #: what it is in the ruleset that was asked
    allowed: tuple[Plain, ...] | None = None  #: every value there is; None for a number
    least: float | None = None  #: of a number
    most: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldsOnly:
    """What all rulesets have in common. The fields are added by each game."""

    name: str

    def __post_init__(self) -> None:
        """Refuse a value that its field does not allow, and a name that could not be written."""
        check_types(self)
        if not re.fullmatch(r"[\w-]+", self.name):
            raise bad_value("name", self.name, ["letters", "digits", "_", "-"])
        _check_bounds(self, self.bounds())
        _check_choices(self, self.choices())

    # What a game says about its fields ----------------------------------------------------------

    def seats(self) -> tuple[int, int, str]:
        """Say how few and how many can play, and which paragraph says so."""
        raise NotImplementedError

    def bounds(self) -> Mapping[str, tuple[float, float]]:
        """Return the least and the most that each field may be that is a number."""
        return {}

    def choices(self) -> Mapping[str, Sequence[StrEnum]]:
        """Return the words that a field allows, where it does not allow all of its type."""
        return {}

    @classmethod
    def added_later(cls) -> Mapping[str, Plain]:
        """Return the fields that older records do not have, and what held before there were any."""
        return {}

    # What follows -------------------------------------------------------------------------------

    def check_players(self, players: int) -> None:
        """Raise InvalidRuleset if so many players cannot sit down."""
        least, most, rule = self.seats()
        if not least <= players <= most:
            raise InvalidRuleset("players", players=players, least=least, most=most, rule=rule)

    def describe(self) -> tuple[FieldDescription, ...]:
        """Say of every field but the name what it may be. Some values do not go together."""
        bounds, choices, kinds = self.bounds(), self.choices(), _hints(type(self))
        return tuple(
            FieldDescription(name, value, None, *bounds[name])
            if name in bounds
            else FieldDescription(name, value, _values(kinds[name], choices.get(name)))
            for name, value in self.to_fields().items()
            if name != "name"
        )

    def with_changes(self, /, **changes: Any) -> Self:
        """Return this ruleset with some fields changed; values may be plain text or numbers."""
        return replace(self, **parse_fields(type(self), changes))

    def to_fields(self) -> dict[str, Plain]:
        """Return every field as a plain value, in the order of the class."""
        told: dict[str, Plain] = {}
        for field in fields(self):
            value = getattr(self, field.name)
            told[field.name] = str(value) if isinstance(value, str) else value
        return told


_TRUTH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


_known_hints: dict[Any, dict[str, Any]] = {}


def _hints(kind: Any) -> dict[str, Any]:
    """Return the types of a ruleset's fields; working them out takes a while, so only once."""
    if kind not in _known_hints:
        _known_hints[kind] = get_type_hints(kind)
    return _known_hints[kind]


def check_types(rules: Any) -> None:
    """Refuse a value that is not of its field's type; two equal rulesets must be the same."""
    for name, kind in _hints(type(rules)).items():
        value = getattr(rules, name)
        if type(value) is not kind and not (kind is float and type(value) is int):
            raise bad_value(name, value, _allowed(kind))


def parse_fields(kind: type[Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Turn plain values (from TOML, JSON or a command line) into field values, or refuse them."""
    kinds = _hints(kind)
    parsed: dict[str, Any] = {}
    for name, value in given.items():
        if name not in kinds:
            raise InvalidRuleset("unknown-field", field=name, known=sorted(kinds))
        parsed[name] = _parse_value(name, kinds[name], value)
    return parsed


def from_fields(kind: type[RulesetT], given: Mapping[str, Any]) -> RulesetT:
    """Read a whole ruleset back from what `to_fields` gave.

    Nothing may be missing but fields that did not exist when it was written.
    """
    whole = {**kind.added_later(), **given}
    for name in _hints(kind):
        if name not in whole:
            raise InvalidRuleset("missing-field", field=name)
    return kind(**parse_fields(kind, whole))


def _parse_value(name: str, kind: Any, value: Any) -> Any:
    """Read one value as the field's type. Text such as a command line gives is understood too."""
    try:
        if issubclass(kind, StrEnum):
            return kind(value)
        if kind is bool:
            return value if isinstance(value, bool) else _TRUTH[str(value).lower()]
        if isinstance(value, bool) or (kind is str and not isinstance(value, str)):
            raise ValueError(value)
        if kind is int and isinstance(value, float):
            raise ValueError(value)
        return kind(value)
    except (ValueError, KeyError, TypeError, OverflowError):
        raise bad_value(name, value, _allowed(kind)) from None


def _allowed(kind: Any) -> list[str]:
    if issubclass(kind, StrEnum):
        return [str(member) for member in kind]
    return ["true", "false"] if kind is bool else [f"a {kind.__name__}"]


def bad_value(name: str, value: Any, allowed: list[str]) -> InvalidRuleset:
    """Say that a field cannot have this value."""
    endless = isinstance(value, int) and abs(value) > 10**60  # more digits than can be shown
    shown = "a number without end" if endless else str(value)[:60]
    return InvalidRuleset("bad-value", field=name, value=shown, allowed=allowed)


def _values(kind: Any, choices: Sequence[StrEnum] | None) -> tuple[Plain, ...] | None:
    """List the values of a field that is no number."""
    if kind is bool:
        return False, True
    return tuple(map(str, kind if choices is None else choices)) if _is_word(kind) else None


def _is_word(kind: Any) -> bool:
    return issubclass(kind, StrEnum)


def _check_choices(rules: Any, choices: Mapping[str, Sequence[StrEnum]]) -> None:
    for name, allowed in choices.items():
        value = getattr(rules, name)
        if value not in allowed:
            raise bad_value(name, value, list(map(str, allowed)))


def _check_bounds(rules: Any, bounds: Mapping[str, tuple[float, float]]) -> None:
    """Refuse a number out of its range."""
    for name, (least, most) in bounds.items():
        value = getattr(rules, name)
        if not least <= value <= most:
            raise InvalidRuleset("out-of-range", field=name, value=value, least=least, most=most)


def written(value: Plain) -> str:
    """Write the value of a field as TOML and the rules do: `true`, not `True`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def changes_from(base: FieldsOnly, rules: FieldsOnly) -> dict[str, Plain]:
    """Return the fields in which a ruleset differs from another."""
    printed = base.to_fields()
    return {name: value for name, value in rules.to_fields().items() if value != printed[name]}
