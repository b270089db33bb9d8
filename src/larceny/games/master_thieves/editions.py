"""The four printed editions and the variants that they offer, as data."""

from collections.abc import Mapping

from larceny.kernel.editions import Editions, Variant

from .choices import (
    AlarmAlone,
    BoxActions,
    BoxOrder,
    Duty,
    FallenInFilling,
    FillMoves,
    FillOrder,
    PlayedCards,
    Reveal,
    RubyFallsTo,
    ShareIf,
    SixthRuby,
    SmugglerTakes,
    TieBreak,
)
from .ruleset import Ruleset

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

VARIANTS: Mapping[str, Variant] = {
    "one_action": Variant({"box_actions": BoxActions.ONE}, ("english_b", "french")),  # MT-6.5, A-52
    "free_fill_order": Variant(
        {"fill_order": FillOrder.FREE}, ("english_a", "english_b")
    ),  # MT-3.6, A-222
    "strict_box_order": Variant({"box_order": BoxOrder.EITHER_ORDER}, ("italian",)),  # MT-6.2, A-46
}

EDITIONS = Editions((ENGLISH_A, ENGLISH_B, ITALIAN, FRENCH), FRENCH, VARIANTS)
