"""MT-1: who plays, which gems there are, and what the pillows are for."""

import re
from typing import Any

import pytest

from larceny.games.master_thieves import GAME
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.events import every_seat

from .table import dealt, editions, given

TABLE_SIZES = range(2, 9)

STOCK = {  # diamonds, sapphires
    "english_a": (72, 24),
    "english_b": (80, 16),
    "italian": (80, 16),
    "french": (80, 16),
}

NEEDED = {  # for 2, 3, … 8 players: diamonds, sapphires
    "english_a": ((30, 6), (39, 9), (48, 12), (57, 15), (66, 18), (75, 21), (84, 24)),
    "english_b": ((32, 4), (42, 6), (52, 8), (62, 10), (72, 12), (82, 14), (92, 16)),
    "italian": ((28, 4), (36, 6), (44, 8), (52, 10), (60, 12), (68, 14), (76, 16)),
    "french": ((28, 4), (36, 6), (44, 8), (52, 10), (60, 12), (68, 14), (76, 16)),
}

LARGEST_TABLE_SERVED = {"english_a": 6, "english_b": 6, "italian": 8, "french": 8}

FULL_PILLOW = {"english_a": "9D3S", "english_b": "10D2S", "italian": "8D2S", "french": "8D2S"}


# MT-1.1 Players


@pytest.mark.rule("MT-1.1")
@editions()
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_two_to_eight_play(edition: str, players: int) -> None:
    table = dealt(edition, players)
    assert len(table.view(None).seats) == players


@pytest.mark.rule("MT-1.1")
@editions()
@pytest.mark.parametrize("players", [-1, 0, 1, 9, 10])
def test_one_is_too_few_and_nine_are_too_many(edition: str, players: int) -> None:
    with pytest.raises(InvalidRuleset) as refusal:
        dealt(edition, players)
    assert refusal.value.code == "players"
    assert refusal.value.details["rule"] == "MT-1.1"


@pytest.mark.rule("MT-1.1")
@pytest.mark.parametrize("players", [1, 9])
def test_a_position_of_one_or_nine_players_is_refused_too(players: int) -> None:
    with pytest.raises(InvalidRuleset) as refusal:
        given(f"french {players} rest=B.E")
    assert refusal.value.code == "players"


@pytest.mark.rule("MT-1.1")
@editions()
def test_no_rule_changes_with_the_size_of_the_table(edition: str) -> None:
    tables = [dealt(edition, players) for players in TABLE_SIZES]
    assert {GAME.rules_of(table.state) for table in tables} == {GAME.ruleset(edition)}
    assert {table.white(0) for table in tables} == {FULL_PILLOW[edition]}


# MT-1.2 Gems


@pytest.mark.rule("MT-1.2")
@editions()
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_there_are_exactly_six_rubies(edition: str, players: int) -> None:
    table = dealt(edition, players)
    assert table.line.count("(R)") == 6
    assert not re.search(r"\dR", table.line)  # and none on a pillow


@pytest.mark.rule("MT-1.2")
@editions()
def test_the_package_holds_what_is_printed(edition: str) -> None:
    rules = GAME.ruleset(edition)
    assert (rules.stock_diamonds, rules.stock_sapphires) == STOCK[edition]


@pytest.mark.rule("MT-1.2", "MT-3.3", "MT-3.5")
@editions()
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_what_a_table_needs(edition: str, players: int) -> None:
    rules = GAME.ruleset(edition)
    needed = rules.diamonds_needed(players), rules.sapphires_needed(players)
    assert needed == NEEDED[edition][players - 2]


@pytest.mark.rule("MT-1.2")
@pytest.mark.parametrize(("edition", "left_over"), [("english_a", (6, 6)), ("english_b", (8, 4))])
def test_what_six_players_leave_in_the_english_packages(
    edition: str, left_over: tuple[int, int]
) -> None:
    rules = GAME.ruleset(edition)
    diamonds = rules.stock_diamonds - rules.diamonds_needed(6)
    sapphires = rules.stock_sapphires - rules.sapphires_needed(6)
    assert (diamonds, sapphires) == left_over


@pytest.mark.rule("MT-1.2")
@editions()
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_a_notice_is_due_when_the_package_is_too_small(edition: str, players: int) -> None:
    served = players <= LARGEST_TABLE_SERVED[edition]
    assert GAME.ruleset(edition).stock_suffices(players) is served


@pytest.mark.rule("MT-1.2")
@pytest.mark.parametrize("edition", ["english_a", "english_b"])
@pytest.mark.parametrize("players", [7, 8])
def test_a_package_too_small_is_played_as_if_the_missing_gems_were_there(
    edition: str, players: int
) -> None:
    table = dealt(edition, players)
    assert [table.white(seat) for seat in every_seat(players)] == [FULL_PILLOW[edition]] * players


@pytest.mark.rule("MT-1.2")
def test_an_empty_package_changes_nothing_on_the_table() -> None:
    bare = dealt("french", 8, stock_diamonds=0, stock_sapphires=0)
    usual = dealt("french", 8)
    tokens = usual.line.split(" ", 1)[1]
    assert bare.line == f"french[stock_diamonds=0,stock_sapphires=0] {tokens}"


@pytest.mark.rule("MT-1.2")
@pytest.mark.parametrize("field", ["stock_diamonds", "stock_sapphires"])
@pytest.mark.parametrize("count", [-1, 1000])
def test_a_package_holds_0_to_999_of_a_kind(field: str, count: int) -> None:
    with pytest.raises(InvalidRuleset) as refusal:
        GAME.ruleset("french", **{field: count})
    assert refusal.value.code == "out-of-range"


# MT-1.3 Strict stock


@pytest.mark.rule("MT-1.3")
@editions()
def test_no_edition_is_strict_by_itself(edition: str) -> None:
    assert GAME.ruleset(edition).strict_stock is False


@pytest.mark.rule("MT-1.3")
@editions()
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_a_strict_package_refuses_a_table_that_it_cannot_serve(edition: str, players: int) -> None:
    if players <= LARGEST_TABLE_SERVED[edition]:
        assert len(dealt(edition, players, strict_stock=True).view(None).seats) == players
    else:
        with pytest.raises(InvalidRuleset) as refusal:
            dealt(edition, players, strict_stock=True)
        assert refusal.value.code == "strict-stock"
        assert refusal.value.details["rule"] == "MT-1.3"
        needed = NEEDED[edition][players - 2]
        assert refusal.value.details["diamonds_needed"] == needed[0]
        assert refusal.value.details["sapphires_needed"] == needed[1]


@pytest.mark.rule("MT-1.3")
@pytest.mark.parametrize(
    ("stock", "served"),
    [
        ({"stock_diamonds": 76, "stock_sapphires": 16}, True),
        ({"stock_diamonds": 75, "stock_sapphires": 16}, False),
        ({"stock_diamonds": 76, "stock_sapphires": 15}, False),
    ],
)
def test_a_strict_package_must_hold_enough_of_both_kinds(
    stock: dict[str, Any], served: bool
) -> None:
    if served:
        assert dealt("french", 8, strict_stock=True, **stock).white(7) == "8D2S"
    else:
        with pytest.raises(InvalidRuleset, match="strict-stock"):
            dealt("french", 8, strict_stock=True, **stock)


@pytest.mark.rule("MT-1.3")
def test_a_package_that_is_not_strict_refuses_nobody() -> None:
    assert dealt("english_b", 8, strict_stock=False).white(7) == "10D2S"


# MT-1.4 True gems and imitations


@pytest.mark.rule("MT-1.4")
@editions()
@pytest.mark.parametrize(
    ("word", "pillow", "drawer"), [("place D", "2D2S", "2D1S/"), ("place S", "3D1S", "1D2S/")]
)
def test_an_imitation_becomes_a_gem_like_any_other_in_the_drawer(
    edition: str, word: str, pillow: str, drawer: str
) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen=J,D white=3D2S,* T.E=1D1S/ rest=B.E")
    table.when("0 open T.E", f"0 {word}")
    assert table.white(0) == pillow
    assert table.drawer("T.E") == drawer


@pytest.mark.rule("MT-1.4")
def test_nobody_can_tell_afterwards_whose_imitation_it_was() -> None:
    tables = [
        given(f"french 2 phase=open actor={jeweler} chosen={chosen} white=3D,3D T.E=/ rest=B.E")
        for jeweler, chosen in ((0, "J,D"), (1, "D,J"))
    ]
    for seat, table in enumerate(tables):
        table.when(f"{seat} open T.E", f"{seat} place D", f"{seat} alarm keep", f"{seat} done")
    assert tables[0].drawer("T.E") == tables[1].drawer("T.E") == "1D/"


@pytest.mark.rule("MT-1.4")
@editions()
def test_only_what_is_still_on_the_white_pillow_can_be_placed(edition: str) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen=J,D white=3D,* rest=B.E")
    table.when("0 open T.E")
    assert "place D" in table.legal(0)
    assert table.refused("0 place S") == "MT-1.4"


@pytest.mark.rule("MT-1.4")
@editions()
def test_gems_on_a_black_pillow_cannot_be_placed(edition: str) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen=J,D white=3D,* black=2S,- rest=B.E")
    table.when("0 open T.E")
    assert table.refused("0 place S") == "MT-1.4"


@pytest.mark.rule("MT-1.4", "MT-13.4")
@editions()
def test_a_sapphire_that_cost_two_points_brings_two_to_whoever_carries_it_off(
    edition: str,
) -> None:
    table = given(f"{edition} 3 phase=open actor=0 chosen=J,T,D white=2D1S,2D,2D rest=B.E")
    assert table.scores == (-4, -2, -2)
    table.when("0 open T.E", "0 place S", "0 alarm keep", "0 done")
    assert table.scores == (-2, -2, -2)
    table.when("1 open T.E")
    if table.phase == "take":  # english_a: he may
        table.when("1 take all")
    assert table.scores == (-2, 0, -2)


# MT-1.5 Pillows, and what you are after


@pytest.mark.rule("MT-1.5")
@editions()
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_black_and_red_pillows_are_empty_at_the_start(edition: str, players: int) -> None:
    table = dealt(edition, players)
    assert table.red == "-"
    assert [table.black(seat) for seat in every_seat(players)] == ["-"] * players


@pytest.mark.rule("MT-1.5", "MT-3.3", "MT-13.4")
@editions()
def test_everybody_starts_with_minus_points(edition: str) -> None:
    start = {"english_a": -15, "english_b": -14, "italian": -12, "french": -12}
    assert dealt(edition, 4).scores == (start[edition],) * 4


@pytest.mark.rule("MT-1.5", "MT-13.4")
def test_black_counts_for_you_and_white_against_you() -> None:
    table = given("french 2 white=3D1S,1D black=2D1S1R,3D rest=B.E")
    assert table.scores == (2 + 2 + 4 - 3 - 2, 3 - 1)


@pytest.mark.rule("MT-1.5")
def test_most_points_win() -> None:
    table = given("french 3 white=2D,1D,3D black=5D,3D,6D rest=B.E")
    assert table.scores == (3, 2, 3)
    assert table.winners == (0, 2)


@pytest.mark.rule("MT-1.5")
def test_everybody_can_see_all_pillows() -> None:
    table = given("french 3 white=2D,1D,3D1S black=5D,1R,- red=2S rest=B.E")
    for viewer in (None, 0, 1, 2):
        seen = table.view(viewer).to_json()
        assert [seat["white"] for seat in seen["seats"]] == ["2D", "1D", "3D1S"]
        assert [seat["black"] for seat in seen["seats"]] == ["5D", "1R", "-"]
        assert seen["red"] == "2S"
