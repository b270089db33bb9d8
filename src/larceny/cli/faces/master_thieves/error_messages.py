"""What is wrong with a ruleset or a position of Master Thieves, in a sentence."""

from collections.abc import Mapping
from typing import Any

from ..face import Templates

SENTENCES: Templates = {
    # Rulesets
    ("invalid-ruleset", "variant-not-offered"): (
        "The edition {edition} does not offer the variant {variant}; it is printed in "
        "{offered_in}. You can still change single fields with --set."
    ),
    ("invalid-ruleset", "no-imitations"): (
        "Nobody would have any imitations, and an empty white pillow ends the game."
    ),
    ("invalid-ruleset", "ring-unknown"): (
        "smuggler_takes=one_unless_ring needs reveal=all_at_once: a smuggler must know at his "
        "drawer whether there is a ring."
    ),
    ("invalid-ruleset", "two-moves-owed"): (
        "box_actions=one does not go with fill_moves=rotate_and_flip: one move cannot be both."
    ),
    ("invalid-ruleset", "strict-stock"): (
        "The package is too small for {players} players: they need {diamonds_needed} diamonds and "
        "{sapphires_needed} sapphires, and it holds {diamonds} and {sapphires}. Without "
        "strict_stock you could play all the same."
    ),
    # Positions
    ("invalid-position", "gems-not-conserved"): (
        "The position has {have} {gems}, but this table needs {need}. `rest=PLACE` puts the "
        "missing ones into a drawer."
    ),
    ("invalid-position", "gems-on-both-sides"): (
        "The drawer at {place} has gems above and below; that happens only with sticky drawers."
    ),
    ("invalid-position", "ruby-in-short-drawer"): (
        "The drawer at {place} is short and has no secret compartment for a ruby."
    ),
    ("invalid-position", "two-rubies-in-a-drawer"): "The drawer at {place} holds two rubies.",
    ("invalid-position", "two-alarms-in-a-drawer"): "The drawer at {place} holds two alarms.",
    ("invalid-position", "alarm-apart-from-gems"): (
        "In the drawer at {place} the alarm lies on one side and the gems on the other."
    ),
    ("invalid-position", "ruby-on-white"): (
        "A ruby lies on the white pillow of seat {seat}; rubies are never imitations."
    ),
    ("invalid-position", "ruby-on-red"): (
        "A ruby lies on the red pillow; in this edition a fallen ruby goes back into its drawer."
    ),
    ("invalid-position", "ruby-in-front"): (
        "The drawer at {place} has a ruby in front; rubies are only in secret compartments: (R)."
    ),
    ("invalid-position", "grains"): (
        "`grain` needs each of the letters a to l once, one for each drawer."
    ),
    ("invalid-position", "card-numbers"): (
        "The card numbers {numbers} of one character are not different numbers from 1 to 8."
    ),
    ("invalid-position", "chosen-card-in-hand"): (
        "Seat {seat} has the card it has chosen still in its hand."
    ),
    ("invalid-position", "hands-do-not-fit-the-round"): (
        "In this round everybody has {need} cards, the chosen one included; here it is {sizes}."
    ),
    ("invalid-position", "empty-pillow-before-the-turn"): (
        "The white pillow of seat {seat} is empty before its turn; the game would have ended."
    ),
    # Notation
    ("invalid-notation", "gems"): "“{text}” is no handful of gems; write `2D1S`, or `-` for none.",
    ("invalid-notation", "place"): "“{text}” is no place. Places: {known}.",
    ("invalid-notation", "drawer"): (
        "“{text}” says nothing about the drawer at {place}; write upper/lower, such as `2D!1(R)/`."
    ),
    ("invalid-notation", "alarm"): (
        "The alarm in “{text}” at {place} belongs to nobody here, or lies in two drawers."
    ),
    ("invalid-notation", "box"): (
        "“{text}” is no way the box can stand; write three digits from 0 to 3, then ^ or v."
    ),
    ("invalid-notation", "character"): (
        "“{text}” in `{token}` names no characters; the letters are S, J, G, T, M, D, once each."
    ),
    ("invalid-notation", "cards"): (
        "“{text}” are no card numbers; each seat needs six digits from 1 to 8."
    ),
    ("invalid-notation", "turn"): "“{text}” is no flag of a turn. Flags: {known}.",
    ("invalid-notation", "moves"): (
        "“{text}” are no moves; write rotations and turnings, such as `1,0`."
    ),
    ("invalid-notation", "last-ruby"): "`last-ruby` can only be `taken`, not “{text}”.",
    ("invalid-notation", "no-pickers"): "In the phase {phase} the line must say who `pickers` are.",
    ("invalid-notation", "no-actor"): "In the phase {phase} the line must say who `actor` is.",
    ("invalid-notation", "open-drawer"): (
        "In the phase {phase} the line must {name_or_not} an open drawer with `at`."
    ),
    ("invalid-notation", "no-ending"): (
        "`ending` goes with the phase `over` and with no other; the phase is {phase}."
    ),
    ("invalid-notation", "actor-without-a-turn"): (
        "Seat {seat} cannot have its turn: its card is hidden, missing or a detective."
    ),
    ("invalid-notation", "no-alarm-to-recover"): "No alarm lies at {place} for its owner to take.",
    ("invalid-notation", "card-not-turned-over"): (
        "The card of seat {seat} must lie open by now; write it with a capital letter."
    ),
    ("invalid-notation", "rest-in-a-named-drawer"): (
        "`rest` needs a drawer that the line does not name; {place} is named."
    ),
}

_WITH_A_DRAWER = ("put", "take", "ruby", "place", "alarm", "recover")


def wording(details: Mapping[str, Any]) -> dict[str, str]:
    """Say whether the phase has an open drawer."""
    return {"name_or_not": "name" if details.get("phase") in _WITH_A_DRAWER else "not name"}
