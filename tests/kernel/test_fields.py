"""A ruleset says itself what its fields may be."""

from typing import Any

import pytest
from cuckoo.game import GAME as CUCKOO

from larceny.games.registry import GAMES
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.fields import FieldDescription

GAMES_AND_SAMPLE = [*GAMES.values(), CUCKOO]
RULESETS = [rules for game in GAMES_AND_SAMPLE for rules in game.editions.values()]


def described(rules: Any) -> dict[str, FieldDescription]:
    return {field.name: field for field in rules.describe()}


def refusal(rules: Any, field: str, value: Any) -> str | None:
    """Say by which code a value is refused, if it is."""
    try:
        rules.with_changes(**{field: value})
    except InvalidRuleset as no:
        return no.code
    return None


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.name)
def test_every_field_but_the_name_is_described(rules: Any) -> None:
    told = {name: field.value for name, field in described(rules).items()}
    assert told == {name: value for name, value in rules.to_fields().items() if name != "name"}


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.name)
def test_what_a_field_allows_is_accepted_or_contradicts_another_field(rules: Any) -> None:
    for field in rules.describe():
        for value in field.allowed or (field.least, field.most):
            assert refusal(rules, field.name, value) not in ("bad-value", "out-of-range")


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.name)
def test_what_a_field_does_not_allow_is_refused(rules: Any) -> None:
    for field in rules.describe():
        outside = ("?",) if field.allowed is not None else (field.least - 1, field.most + 1)
        for value in outside:
            assert refusal(rules, field.name, value) in ("bad-value", "out-of-range")


def test_a_duty_that_a_character_cannot_have_is_not_offered() -> None:
    thief = described(GAMES["master-thieves"].ruleset("french"))["thief_takes"]
    assert thief == FieldDescription("thief_takes", "must", ("may", "must"))


def test_a_number_is_described_by_its_range() -> None:
    cap = described(GAMES["forty-thieves"].ruleset("standard"))["turn_cap"]
    assert cap == FieldDescription("turn_cap", 2000, None, 1, 100_000)


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.name)
def test_the_least_and_the_most_players_sit_down_and_no_others(rules: Any) -> None:
    least, most, rule = rules.seats()
    rules.check_players(least)
    rules.check_players(most)
    for players in (least - 1, most + 1):
        with pytest.raises(InvalidRuleset) as no:
            rules.check_players(players)
        assert (no.value.code, no.value.details["rule"]) == ("players", rule)
