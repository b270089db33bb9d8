"""The game as printed, and its three optional rules by name; any of them can be combined."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from larceny.kernel import fields
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.fields import edition_of

from .ruleset import Ruleset

STANDARD = Ruleset()
DEFAULT_EDITION = STANDARD.name

EDITIONS: Mapping[str, Ruleset] = {
    rules.name: rules
    for rules in (
        STANDARD,
        Ruleset(name="leaders", leaders=True),
        Ruleset(name="three_tales", three_tales=True),
        Ruleset(name="family", family=True),
    )
}


def edition(name: str = DEFAULT_EDITION, /, **changes: Any) -> Ruleset:
    """Return a named set of rules, with some fields changed where asked."""
    return edition_of(EDITIONS, name).with_changes(**changes)


def variant(rules: Ruleset, name: str) -> Ruleset:
    """Return a ruleset with one more optional rule, by its name."""
    if name not in VARIANTS:
        raise InvalidRuleset("unknown-variant", variant=name, known=list(VARIANTS))
    return rules.with_changes(**{name: True})


VARIANTS = ("leaders", "three_tales", "family")


def from_toml(text: str) -> Ruleset:
    """Read a custom ruleset: `edition = "…"` to start from, then the fields that change."""
    return fields.from_toml(EDITIONS, DEFAULT_EDITION, text)


def from_fields(given: Mapping[str, Any]) -> Ruleset:
    """Read a ruleset back from what `Ruleset.to_fields` gave."""
    return fields.from_fields(Ruleset, given)


@cache
def write_ruleset(rules: Ruleset) -> str:
    """Write an edition, and in brackets the fields in which the ruleset differs from it."""
    return fields.write_ruleset(EDITIONS, DEFAULT_EDITION, rules)


@cache
def read_ruleset(text: str) -> Ruleset:
    """Read what `write_ruleset` wrote."""
    return fields.read_ruleset(EDITIONS, text)
