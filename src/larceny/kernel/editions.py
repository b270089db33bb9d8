"""The editions of a game: rulesets by name, their variants, and rulesets made from them.

Written as text a ruleset is the edition it is named after, and in brackets the fields in which it
differs: `french[box_actions=one,plain_wood=true]`.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Generic, NamedTuple

from .errors import InvalidNotation, InvalidRuleset
from .fields import Plain, RulesetT, changes_from, from_fields, written

_MOST_REMEMBERED = 4096


class Variant(NamedTuple):
    """A way to play that rulebooks offer."""

    changes: Mapping[str, Any]  #: the fields that become different
    offered_in: tuple[str, ...] | None = None  #: the editions that offer it; None: all do


class Editions(Generic[RulesetT]):
    """The editions of a game by name, and all that is read and written with their help."""

    def __init__(
        self,
        rulesets: Iterable[RulesetT],
        default: RulesetT,
        variants: Mapping[str, Variant],
    ) -> None:
        self.by_name: Mapping[str, RulesetT] = {rules.name: rules for rules in rulesets}
        self.default = default.name
        self.variants = variants
        self._kind = type(default)
        # Positions and records name their ruleset again and again.
        self.write = lru_cache(_MOST_REMEMBERED)(self._write)
        self.read = lru_cache(_MOST_REMEMBERED)(self._read)

    def edition(self, name: str | None = None, /, **changes: Any) -> RulesetT:
        """Return an edition, or the usual one, with some fields changed where asked."""
        if name is None:
            name = self.default
        if name not in self.by_name:
            raise InvalidRuleset("unknown-edition", edition=name, known=list(self.by_name))
        return self.by_name[name].with_changes(**changes)

    def variant(self, rules: RulesetT, name: str) -> RulesetT:
        """Return an edition with a variant that its rulebook offers; refuse any other."""
        if name not in self.variants:
            raise InvalidRuleset("unknown-variant", variant=name, known=list(self.variants))
        changes, offered_in = self.variants[name]
        if offered_in is not None and rules.name not in offered_in:
            raise InvalidRuleset(
                "variant-not-offered", variant=name, edition=rules.name, offered_in=list(offered_in)
            )
        return rules.with_changes(**changes)

    def offered(self, rules: RulesetT) -> dict[str, dict[str, Plain]]:
        """Return the variants that the rulebook of an edition offers, and what each changes."""
        return {
            name: {field: str(to) if isinstance(to, str) else to for field, to in changes.items()}
            for name, (changes, offered_in) in self.variants.items()
            if offered_in is None or rules.name in offered_in
        }

    def from_toml(self, text: str) -> RulesetT:
        """Read a custom ruleset: `edition = "…"` to start from, then the fields that change."""
        try:
            table = tomllib.loads(text)
        except ValueError as error:  # TOMLDecodeError, or a number of thousands of digits
            raise InvalidRuleset("bad-toml", why=str(error)) from None
        return self.edition(str(table.pop("edition", self.default)), **table)

    def from_fields(self, given: Mapping[str, Any]) -> RulesetT:
        """Read a ruleset back from what `Ruleset.to_fields` gave."""
        return from_fields(self._kind, given)

    def _write(self, rules: RulesetT) -> str:
        """Write an edition, and in brackets the fields in which the ruleset differs from it."""
        base = rules.name if rules.name in self.by_name else self.default
        changes = ",".join(
            f"{name}={written(value)}"
            for name, value in changes_from(self.by_name[base], rules).items()
        )
        return f"{base}[{changes}]" if changes else base

    def _read(self, text: str) -> RulesetT:
        """Read what `write` wrote."""
        match = re.fullmatch(r"(\w+)(?:\[([^\[\]]*)\])?", text)
        if match is None:
            raise InvalidNotation("ruleset", text=text)
        name, inside = match.groups()
        changes: dict[str, str] = {}
        for part in () if inside is None else inside.split(","):
            field, equals, value = part.partition("=")
            if not equals or field in changes:
                raise InvalidNotation("ruleset", text=part)
            changes[field] = value
        return self.edition(name, **changes)
