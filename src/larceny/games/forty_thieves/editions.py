"""The game as printed, and its three optional rules by name; any of them can be combined."""

from collections.abc import Mapping
from typing import Any

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
