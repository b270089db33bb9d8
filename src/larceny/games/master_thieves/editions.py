"""The four printed editions and the printed variant, as data; and rulesets from TOML."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from larceny.kernel import fields
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.fields import edition_of

from .ruleset import (
    AlarmAlone,
    BoxActions,
    BoxOrder,
    Duty,
    FallenInFilling,
    FillMoves,
    PlayedCards,
    Reveal,
    RubyFallsTo,
    Ruleset,
    ShareIf,
    SixthRuby,
    SmugglerTakes,
    TieBreak,
)

FRENCH = Ruleset()

ITALIAN = Ruleset(
    name="italian",
    misopened_action=False,
    fill_moves=FillMoves.ROTATE_AND_FLIP,
    played_cards=PlayedCards.FACE_UP,
    box_order=BoxOrder.ANY_TWO,
    smuggler_imitation=Duty.MUST,
    sixth_ruby=SixthRuby.NEVER,
    tie_break=TieBreak.RUBIES_SAPPHIRES_DIAMONDS,
)

ENGLISH_B = Ruleset(
    name="english_b",
    imitation_diamonds=10,
    fill_moves=FillMoves.OPTIONAL,
    box_order=BoxOrder.ROTATE_THEN_FLIP,
    smuggler_imitation=Duty.MAY,
    jeweler_imitation=Duty.MAY,
    alarm_alone=AlarmAlone.STAYS,
    gemologist_imitation=Duty.MUST_UNLESS_FELL,
    sixth_ruby=SixthRuby.NEVER,
)

ENGLISH_A = Ruleset(
    name="english_a",
    imitation_diamonds=9,
    imitation_sapphires=3,
    stock_diamonds=72,
    stock_sapphires=24,
    misopened_action=False,
    fill_fallen=FallenInFilling.SAME_DRAWER,
    fill_moves=FillMoves.OPTIONAL,
    reveal=Reveal.ALL_AT_ONCE,
    box_actions=BoxActions.TWO_IF_PLACED,
    box_order=BoxOrder.ROTATE_THEN_FLIP,
    smuggler_takes=SmugglerTakes.ONE_UNLESS_RING,
    smuggler_imitation=Duty.MAY,
    share_if=ShareIf.RING,
    jeweler_imitation=Duty.MAY,
    alarm_alone=AlarmAlone.OWNER_MAY_RECOVER,
    gemologist_imitation=Duty.MAY,
    thief_takes=Duty.MAY,
    master_thief_imitation=True,
    ruby_falls_to=RubyFallsTo.RED,
    sixth_ruby=SixthRuby.NEVER,
)

EDITIONS: Mapping[str, Ruleset] = {
    rules.name: rules for rules in (ENGLISH_A, ENGLISH_B, ITALIAN, FRENCH)
}
DEFAULT_EDITION = "french"

VARIANTS: Mapping[str, tuple[Mapping[str, Any], tuple[str, ...]]] = {
    # name: the fields it changes, and the editions that print or offer it
    "one_action": ({"box_actions": BoxActions.ONE}, ("english_b", "french")),  # MT-6.5, A-52
    "free_fill_order": ({"fill_order": "free"}, ("english_a", "english_b")),  # MT-3.6, A-222
    "strict_box_order": ({"box_order": BoxOrder.EITHER_ORDER}, ("italian",)),  # MT-6.2, A-46
}


def edition(name: str = DEFAULT_EDITION, /, **changes: Any) -> Ruleset:
    """Return a printed edition, with some fields changed where asked."""
    return edition_of(EDITIONS, name).with_changes(**changes)


def variant(rules: Ruleset, name: str) -> Ruleset:
    """Return an edition with a variant that its rulebook offers; refuse one it does not offer."""
    if name not in VARIANTS:
        raise InvalidRuleset("unknown-variant", variant=name, known=list(VARIANTS))
    changes, offered_in = VARIANTS[name]
    if rules.name not in offered_in:
        raise InvalidRuleset(
            "variant-not-offered", variant=name, edition=rules.name, offered_in=list(offered_in)
        )
    return rules.with_changes(**changes)


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
