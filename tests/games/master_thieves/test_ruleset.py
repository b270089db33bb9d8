"""Rulesets are made of fields only; what is unknown, out of range or impossible is refused."""

from dataclasses import fields

import pytest

from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.editions import VARIANTS
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.fields import changes_from

from .rulesets import switches

EDITIONS, edition, variant = GAME.editions, GAME.ruleset, GAME.variant
from_toml = GAME.ruleset_from_toml


def refusal(**changes: object) -> InvalidRuleset:
    with pytest.raises(InvalidRuleset) as refused:
        edition("french", **changes)
    return refused.value


def test_there_are_four_editions_and_french_is_the_default() -> None:
    assert list(EDITIONS) == ["english_a", "english_b", "italian", "french"]
    assert edition() is not None
    assert edition() == EDITIONS["french"] == Ruleset()


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(InvalidRuleset) as refused:
        edition("german")
    assert refused.value.code == "unknown-edition"
    assert refused.value.details["known"] == list(EDITIONS)


def test_an_unknown_field_is_refused() -> None:
    refused = refusal(colour="red")
    assert (refused.code, refused.details["field"]) == ("unknown-field", "colour")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("reveal", "never"),
        ("box_actions", 2),
        ("strict_stock", "perhaps"),
        ("round_cap", "many"),
        ("round_cap", 2.5),
        ("round_cap", True),
        ("sticky_drawers", "often"),
        ("name", 7),
        ("name", "two words"),
        ("thief_takes", "must_unless_empty"),
        ("jeweler_imitation", "must_unless_fell"),
        ("smuggler_imitation", "must_unless_fell"),
        ("gemologist_imitation", "must_unless_empty"),
    ],
)
def test_a_value_that_the_field_does_not_know_is_refused(field: str, value: object) -> None:
    refused = refusal(**{field: value})
    assert (refused.code, refused.details["field"]) == ("bad-value", field)
    assert refused.details["allowed"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("round_cap", 0),
        ("round_cap", 10_001),
        ("sticky_drawers", 1.01),
        ("sticky_drawers", -0.1),
        ("imitation_diamonds", 100),
        ("imitation_sapphires", -1),
        ("box_diamonds", 25),
        ("stock_diamonds", 1000),
    ],
)
def test_a_number_out_of_range_is_refused(field: str, value: float) -> None:
    refused = refusal(**{field: value})
    assert (refused.code, refused.details["field"]) == ("out-of-range", field)


@pytest.mark.rule("MT-3.3")
def test_white_pillows_that_are_empty_from_the_start_are_refused() -> None:
    assert refusal(imitation_diamonds=0, imitation_sapphires=0).code == "no-imitations"


@pytest.mark.rule("MT-7.1")
def test_a_smuggler_who_cannot_know_of_the_ring_is_refused() -> None:
    refused = refusal(smuggler_takes="one_unless_ring")
    assert (refused.code, refused.details["rule"]) == ("ring-unknown", "MT-7.1")
    edition("french", smuggler_takes="one_unless_ring", reveal="all_at_once")


@pytest.mark.rule("MT-6.5")
def test_one_action_cannot_be_both_moves_that_are_owed() -> None:
    refused = refusal(box_actions="one", fill_moves="rotate_and_flip")
    assert (refused.code, refused.details["rule"]) == ("two-moves-owed", "MT-6.5")


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("base", EDITIONS)
@pytest.mark.rule("MT-6.5", "MT-6.2", "MT-3.6")
def test_a_variant_is_offered_only_where_it_is_printed(name: str, base: str) -> None:
    changes, offered_in = VARIANTS[name]
    assert offered_in is not None
    if base in offered_in:
        played = variant(edition(base), name)
        assert set(changes_from(EDITIONS[base], played)) == set(changes)
    else:
        with pytest.raises(InvalidRuleset) as refused:
            variant(edition(base), name)
        assert refused.value.code == "variant-not-offered"


def test_an_unknown_variant_is_refused() -> None:
    with pytest.raises(InvalidRuleset) as refused:
        variant(edition(), "blindfold")
    assert refused.value.code == "unknown-variant"


@pytest.mark.parametrize("players", [-1, 0, 1, 9, 100])
@pytest.mark.rule("MT-1.1")
def test_a_table_of_the_wrong_size_is_refused(players: int) -> None:
    with pytest.raises(InvalidRuleset) as refused:
        GAME.ruleset().check_players(players)
    assert refused.value.details["rule"] == "MT-1.1"


# TOML -------------------------------------------------------------------------------------------


def test_a_ruleset_loads_from_toml() -> None:
    rules = from_toml(
        """
        edition = "italian"
        name = "house"
        sticky_drawers = 0.1
        plain_wood = true
        box_order = "either_order"
        round_cap = 30
        """
    )
    assert changes_from(EDITIONS["french"], rules)["name"] == "house"
    assert (rules.sticky_drawers, rules.plain_wood, rules.round_cap) == (0.1, True, 30)
    assert rules.played_cards == "face_up"


def test_a_toml_without_an_edition_starts_from_french() -> None:
    assert from_toml("") == EDITIONS["french"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("edition = 'german'", "unknown-edition"),
        ("edition = 5", "unknown-edition"),
        ("colour = 'red'", "unknown-field"),
        ("round_cap = 'many'", "bad-value"),
        ("[table]\nround_cap = 1", "unknown-field"),
        ("round_cap = ", "bad-toml"),
        ("box_actions = 'one'\nfill_moves = 'rotate_and_flip'", "two-moves-owed"),
    ],
)
def test_a_bad_toml_is_refused(text: str, code: str) -> None:
    with pytest.raises(InvalidRuleset) as refused:
        from_toml(text)
    assert refused.value.code == code


# Fields -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("field", [field.name for field in fields(Ruleset)])
def test_every_field_can_be_given_as_text(field: str) -> None:
    for base in EDITIONS.values():
        text = str(base.to_fields()[field])
        assert getattr(edition(base.name, **{field: text}), field) == getattr(base, field)


def test_every_switch_has_more_than_one_value() -> None:
    for name, values in switches().items():
        assert len(values) > 1, name


def test_to_fields_gives_plain_values() -> None:
    for value in Ruleset().to_fields().values():
        assert type(value) in (str, int, float, bool)


def test_an_error_tells_what_and_about_what() -> None:
    assert str(refusal(colour="red")).startswith("invalid-ruleset unknown-field field='colour'")


@pytest.mark.parametrize(
    ("field", "value"),
    [("fill_order", "free"), ("plain_wood", 1), ("round_cap", True), ("name", 3)],
)
def test_a_ruleset_made_by_hand_has_values_of_the_right_type(field: str, value: object) -> None:
    with pytest.raises(InvalidRuleset) as refused:
        Ruleset(**{field: value})  # type: ignore[arg-type]
    assert refused.value.code == "bad-value"


@pytest.mark.parametrize("value", [10**400, -(10**400), float("inf"), float("nan")])
def test_a_number_beyond_all_bounds_is_refused(value: float) -> None:
    assert refusal(sticky_drawers=value).code in ("bad-value", "out-of-range")


def test_a_toml_with_a_number_beyond_all_bounds_is_refused() -> None:
    with pytest.raises(InvalidRuleset):
        from_toml("round_cap = " + "9" * 5000)
