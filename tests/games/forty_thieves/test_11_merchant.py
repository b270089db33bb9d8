"""FT-11 Three Tales: the merchant, his walk, the fifth turn and his loot."""

import pytest

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.events import MerchantCame, MerchantTook, TurnBegun
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.events import Seat, Viewer, every_seat

from .boards import ALL_GEMS, board, board_at, pass_turn
from .table import Table, editions, given

FULL_HANDS = ["rs,rc,rm", "gs,gc,gm", "bs,bc,bm", "ys,yc,ym"]


def tale(tokens: str, players: int = 2, rules: str = "three_tales") -> Table:
    """Set up a table at which everybody holds three tiles, so that nothing is drawn."""
    if "hands=" not in tokens:
        tokens += f" hands={';'.join(FULL_HANDS[:players])}"
    return given(f"{rules} {players} {tokens}")


def merchant_comes(tokens: str = "", players: int = 2, rules: str = "three_tales") -> Table:
    """Seat 0, or another, glimpses the Merchant on b2; the stack's top tile is a thief."""
    table = tale(f"{board(b2='$m')} stack=yh {tokens}", players, rules)
    return table.when(f"{table.active} glimpse b2")


def taken(table: Table) -> list[int]:
    """List the sapphires that the merchant has just taken."""
    return [event.to_json()["gem"] for event in table.happened(MerchantTook)]


def at(table: Table) -> int:
    """Return the sapphire's place at which the merchant stands."""
    place: int = table.view(None).to_json()["merchant"]["gem"]
    return place


# FT-11.3 The merchant comes ---------------------------------------------------------------------


@pytest.mark.rule("FT-11.3")
@editions()
def test_in_every_edition_he_begins_in_the_south_west(edition: str) -> None:
    assert GAME.ruleset(edition).merchant_corner == "south_west"


@pytest.mark.rule("FT-11.3")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_he_is_laid_at_the_lower_left_corner_whoevers_turn_it_is(
    players: int, viewer: Viewer
) -> None:
    for seat in every_seat(players):
        table = merchant_comes(f"active={seat}", players)
        (came,) = [told for told in table.witnessed(viewer) if told["event"] == "MerchantCame"]
        assert (came["gem"], at(table)) == (7, 7)


@pytest.mark.rule("FT-11.3")
@pytest.mark.parametrize(("players", "corners"), [(2, [7, 3]), (3, [7, 1, 3]), (4, [7, 1, 3, 9])])
def test_or_at_the_lower_left_corner_as_the_player_sees_it(
    players: int, corners: list[int]
) -> None:
    rules = "three_tales[merchant_corner=active_seat]"
    for seat, corner in enumerate(corners):
        table = merchant_comes(f"active={seat}", players, rules)
        assert at(table) == corner
        assert taken(pass_turn(table)) == [corner]


@pytest.mark.rule("FT-11.3")
def test_the_turn_then_goes_on_as_usual() -> None:
    table = merchant_comes()
    assert (table.phase, table.deciders, table.gems) == ("action", (0,), ALL_GEMS)
    table.when("0 interchange a1 b2")
    assert table.phase == "steal"


@pytest.mark.rule("FT-11.3")
def test_a_merchant_knows_no_other_corner() -> None:
    with pytest.raises(InvalidRuleset):
        GAME.ruleset("three_tales", merchant_corner="north")


# FT-11.4 His walk -------------------------------------------------------------------------------


@pytest.mark.rule("FT-11.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_of_each_turn_he_takes_his_corner_and_walks_on_clockwise(players: int) -> None:
    table = merchant_comes("gems=12346789 rest=1", players)
    gems = table.gems
    for loot, corner in enumerate([7, 1, 3, 9], start=1):
        assert at(table) == corner
        pass_turn(table)
        assert taken(table) == [corner]
        gems = gems.replace(str(corner), "")
        assert (table.gems, table.state.loot) == (gems, loot)
    assert (table.gems, table.ending) == ("2468", None)


@pytest.mark.rule("FT-11.4")
def test_he_takes_at_the_end_of_the_turn_and_walks_before_the_next_begins() -> None:
    table = pass_turn(merchant_comes())
    order = [
        type(event)
        for event in table.events
        if isinstance(event, MerchantTook | MerchantCame | TurnBegun)
    ]
    assert order == [MerchantTook, MerchantCame, TurnBegun]


@pytest.mark.rule("FT-11.4", "FT-11.3")
@pytest.mark.parametrize(
    ("seat", "walk"),
    [(0, [7, 1, 3, 9]), (1, [1, 3, 9, 7]), (2, [3, 9, 7, 1]), (3, [9, 7, 1, 3])],
)
def test_from_another_first_corner_he_walks_clockwise_too(seat: Seat, walk: list[int]) -> None:
    rules = "three_tales[merchant_corner=active_seat]"
    table = merchant_comes(f"active={seat}", 4, rules)
    assert taken(pass_turn(table, 4)) == walk


@pytest.mark.rule("FT-11.4")
@pytest.mark.parametrize(
    ("gems", "takes"),
    [
        ("2345689", [3, 9]),
        ("1245678", [7, 1]),
        ("24568", []),
        ("245678", [7]),
        ("124568", [1]),
        ("234568", [3]),
        ("245689", [9]),
    ],
)
def test_where_the_sapphire_is_gone_already_he_takes_nothing_but_walks_on(
    gems: str, takes: list[int]
) -> None:
    table = merchant_comes(f"gems={gems} rest=1")
    assert taken(pass_turn(table, 4)) == takes
    assert (table.state.loot, table.won(1)) == (len(takes), 9 - len(gems))


@pytest.mark.rule("FT-11.4")
def test_u61_a_player_steals_the_corner_before_him() -> None:
    table = tale(f"{board_at('1', 'bs bc bm bh')} active=1 gone=$m merchant=2 loot=1 gems=12345689")
    assert at(table) == 1
    table.when("1 pass", "1 pass", "1 steal 1")
    assert (table.won(1), taken(table), table.state.loot) == (1, [], 1)
    assert (at(table), table.active) == (3, 0)
    assert taken(pass_turn(table)) == [3]


@pytest.mark.rule("FT-11.4", "FT-8.8")
def test_he_takes_after_the_fourth_phase_so_the_corner_may_still_be_stolen() -> None:
    table = tale(f"phase=steal {board_at('7', 'bs bc bm bh')} gone=$m merchant=1")
    table.when("0 steal 7")
    assert (table.won(0), taken(table), table.gems) == (1, [], "12345689")


@pytest.mark.rule("FT-11.4", "FT-9.1")
@pytest.mark.parametrize(("merchant", "gem"), [(1, "7"), (2, "1"), (3, "3"), (4, "9")])
def test_if_he_takes_the_last_sapphire_the_points_are_counted_as_always(
    merchant: int, gem: str
) -> None:
    table = tale(f"phase=steal gems={gem} won=5,3 gone=$m merchant={merchant}").when("0 pass")
    assert (table.ending, table.phase, table.gems) == ("last_sapphire", "over", "")
    assert (table.scores, table.winners, table.state.loot) == ((5, 3), (0,), 1)


@pytest.mark.rule("FT-11.4", "FT-9.1")
def test_if_the_game_ends_during_a_turn_he_takes_nothing_at_its_end() -> None:
    table = tale(f"phase=steal {board_at('5', 'bs bc bm bh')} gems=5 rest=1 gone=$m merchant=5")
    table.when("0 steal 5")
    assert (table.ending, taken(table), table.winners) == ("last_sapphire", [], (1,))


@pytest.mark.rule("FT-11.4", "FT-10.4")
def test_also_if_four_leaders_end_it() -> None:
    tokens = f"phase=steal {board_at('5', 'r! g! b! y!')} gone=$m merchant=1"
    table = tale(tokens, rules="leaders[three_tales=true]").when("0 steal 5")
    assert (table.ending, taken(table), table.won(0)) == ("four_leaders", [], 9)


# FT-11.5 The fifth turn -------------------------------------------------------------------------


@pytest.mark.rule("FT-11.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_if_the_centre_is_there_at_the_end_of_the_fifth_turn_all_have_lost(players: int) -> None:
    table = merchant_comes("gems=12345679 rest=1", players)
    pass_turn(table, 4)
    assert (table.ending, table.gems) == (None, "2456")
    pass_turn(table)
    assert taken(table) == [5]
    assert (table.ending, table.phase, table.state.loot) == ("merchant", "over", 5)
    assert (table.winners, table.deciders, table.gems) == ((), (), "246")


@pytest.mark.rule("FT-11.5")
def test_this_is_so_even_if_it_was_the_last_one_on_the_board() -> None:
    table = tale("phase=steal gems=5 won=6,2 gone=$m merchant=5").when("0 pass")
    assert (table.ending, table.winners, table.gems) == ("merchant", (), "")


@pytest.mark.rule("FT-11.5", "FT-8.8")
def test_a_failure_at_the_centre_in_the_fifth_turn_loses_for_everyone() -> None:
    four = board_at("5", "bs bc D bh")
    table = tale(f"phase=steal {four} gems=56 won=6,1 gone=$m merchant=5").when("0 steal 5")
    assert (table.ending, table.winners) == ("merchant", ())


@pytest.mark.rule("FT-11.5", "FT-11.7", "FT-11.2")
@pytest.mark.parametrize(
    ("word", "ending"), [("wish merchant", None), ("wish turn", "merchant"), ("pass", "merchant")]
)
def test_the_genie_may_come_up_just_in_time(word: str, ending: str | None) -> None:
    tokens = f"phase=steal {board_at('5', 'bs bc $g bh')} gone=$m merchant=5 loot=4 gems=24568"
    table = tale(f"{tokens} stack=yh").when("0 steal 5", f"0 {word}")
    assert (table.eyes(0), table.ending) == ((1, 0), ending)
    if ending is None:
        assert (table.won(0), table.gems, table.active) == (4, "24568", 1)


@pytest.mark.rule("FT-11.5")
def test_who_steals_the_centre_in_the_fifth_turn_saves_everyone() -> None:
    four = board_at("5", "bs bc bm bh")
    table = tale(f"phase=steal {four} gems=56 won=6,1 gone=$m merchant=5").when("0 steal 5")
    assert (table.ending, table.active, table.won(0), table.gems) == (None, 1, 7, "6")


@pytest.mark.rule("FT-11.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_if_the_centre_is_gone_the_game_goes_on_and_he_takes_nothing_any_more(
    players: int,
) -> None:
    table = merchant_comes("gems=12346789 rest=0", players)
    assert taken(pass_turn(table, 4)) == [7, 1, 3, 9]
    assert taken(pass_turn(table, 8)) == []
    assert (table.ending, table.gems, table.state.loot) == (None, "2468", 4)
    assert table.view(None).merchant is not None  # he stays where he is
    assert not table.happened(MerchantCame)[1:]


# FT-11.6 His loot -------------------------------------------------------------------------------

ROW_1 = board_at("row 1", "bs bc bm bh")
LOOT = "gone=$m merchant=3 corner=2 loot=2 gems=124568 won=0,1"  # from the north-east
READINGS = ["always", "free_choice"]


def walking(reading: str) -> str:
    """Return rules by which the merchant may have begun at another corner."""
    return f"three_tales[merchant_loot={reading},merchant_corner=active_seat]"


@pytest.mark.rule("FT-11.6")
@editions()
def test_in_every_edition_a_line_may_always_rob_him(edition: str) -> None:
    assert GAME.ruleset(edition).merchant_loot == "always"


@pytest.mark.rule("FT-11.6", "FT-8.5")
@pytest.mark.parametrize(
    ("reading", "words"),
    [("always", ["take 1", "take 2", "rob merchant"]), ("free_choice", ["take 1", "take 2"])],
)
def test_whether_a_line_that_a_sapphire_touches_may_rob_him(reading: str, words: list[str]) -> None:
    table = tale(f"phase=steal {ROW_1} {LOOT}", rules=walking(reading)).when("0 steal row 1")
    assert table.legal(0) == words
    if reading == "always":
        table.when("0 rob merchant")
        assert (table.won(0), table.state.loot, table.gems) == (1, 1, "124568")
    else:
        assert table.refused("0 rob merchant") == "FT-11.6"


@pytest.mark.rule("FT-11.6", "FT-8.7")
@pytest.mark.parametrize("reading", READINGS)
def test_a_line_that_nothing_touches_may_rob_him_in_both_readings(reading: str) -> None:
    tokens = f"phase=steal {ROW_1} gone=$m merchant=3 loot=2 gems=456 won=3,1"
    table = tale(tokens, rules=f"three_tales[merchant_loot={reading}]").when("0 steal row 1")
    assert table.legal(0) == ["take 4", "take 5", "take 6", "rob 1 gem", "rob merchant"]


@pytest.mark.rule("FT-11.6", "FT-4.1")
@pytest.mark.parametrize(("reading", "phase"), [("always", "take"), ("free_choice", "draw")])
def test_one_touching_sapphire_leaves_a_choice_only_if_he_can_be_robbed(
    reading: str, phase: str
) -> None:
    tokens = f"phase=steal {ROW_1} gone=$m merchant=3 loot=2 gems=345 won=3,1"
    table = tale(tokens, rules=f"three_tales[merchant_loot={reading}]").when("0 steal row 1")
    assert table.phase == phase


@pytest.mark.rule("FT-11.6", "FT-8.9")
@pytest.mark.parametrize("reading", READINGS)
def test_an_indirect_line_may_rob_him_too_one_sapphire_at_a_time(reading: str) -> None:
    blues = board_at("row 1", "bs bc bm bh", a2="bt^", a3="bc^", a4="bm^")
    tokens = f"phase=steal {blues} {LOOT} hands=rs,rc,rm;gs,gc,gm"
    table = tale(tokens, rules=walking(reading)).when("0 steal row 1")
    if reading == "free_choice":
        table.when("0 take 2", "0 steal column a")
        assert table.legal(0) == ["take 1", "take 4"]
    else:
        table.when("0 rob merchant", "0 steal column a")
        assert table.legal(0) == ["take 1", "take 4", "rob merchant"]
        table.when("0 rob merchant")
        assert (table.won(0), table.state.loot) == (2, 0)


@pytest.mark.rule("FT-11.6")
@pytest.mark.parametrize("reading", READINGS)
def test_without_loot_there_is_nothing_to_rob(reading: str) -> None:
    tokens = f"phase=steal {ROW_1} gone=$m merchant=2 gems=12459 rest=1"
    table = tale(tokens, rules=f"three_tales[merchant_loot={reading}]").when("0 steal row 1")
    assert "rob merchant" not in table.legal(0)
    assert table.refused("0 rob merchant") == "FT-11.6"


@pytest.mark.rule("FT-11.6", "FT-8.4")
def test_a_square_takes_its_own_gem_and_not_his() -> None:
    tokens = f"phase=steal {board_at('5', 'bs bc bm bh')} {LOOT}"
    table = tale(tokens, rules=walking("always")).when("0 steal 5")
    assert (table.won(0), table.state.loot, table.active) == (1, 2, 1)


@pytest.mark.rule("FT-11.6", "FT-6.5")
@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("merchant", [3, 6])
def test_a_sapphire_tile_from_the_hand_can_always_rob_him(reading: str, merchant: int) -> None:
    tokens = f"phase=action hands=S;- gone=$m merchant={merchant} loot=2 gems=2468 won=0,3"
    table = tale(tokens, rules=f"three_tales[merchant_loot={reading}]").when("0 play 1")
    assert table.legal(0) == [
        *("take 2", "take 4", "take 6", "take 8"),
        *("rob 1 gem", "rob merchant"),
    ]
    table.when("0 rob merchant")
    assert (table.won(0), table.state.loot, table.discards) == (1, 1, "S")


@pytest.mark.rule("FT-11.6", "FT-6.5")
def test_but_not_where_there_is_no_loot() -> None:
    table = tale("phase=action hands=S;- gone=$m merchant=2 gems=124569 rest=1").when("0 play 1")
    assert "rob merchant" not in table.legal(0)
    assert table.refused("0 rob merchant") == "FT-6.5"


@pytest.mark.rule("FT-11.6", "FT-7.1")
def test_a_dagger_saves_his_loot() -> None:
    table = tale("phase=action hands=S;D gone=$m merchant=3 loot=2 gems=23456 won=0,2")
    table.when("0 play 1", "0 rob merchant", "1 dagger 1")
    assert (table.won(0), table.state.loot, table.phase) == (0, 2, "steal")


@pytest.mark.rule("FT-11.6", "FT-9.1", "FT-9.4")
def test_his_loot_does_not_put_off_the_end_and_belongs_to_nobody() -> None:
    four = board_at("6", "bs bc bm bh")
    table = tale(f"phase=steal {four} gems=6 won=1,3 gone=$m merchant=6 loot=4")
    table.when("0 steal 6")
    assert (table.ending, table.scores, table.winners) == ("last_sapphire", (2, 3), (1,))
