"""FT-10 Leaders of Thieves: four of them together, and empty places."""

import pytest

from larceny.games.forty_thieves.events import Cleared, Laid, TookAll

from .boards import ALL_GEMS, PLACES, board, board_at, squares, stealing
from .table import Table, editions

LEADERS = "r! g! b! y!"


def steals(tokens: str, rules: str = "leaders", players: int = 2) -> Table:
    """Seat 0 is about to steal."""
    return stealing(tokens, rules, players)


# FT-10.4 Four Leaders ---------------------------------------------------------------------------


def took_all(table: Table, gems: str) -> bool:
    """Say whether the game ended by four Leaders that took these gems, with nothing discarded."""
    taken = [event.to_json()["gems"] for event in table.happened(TookAll)]
    untouched = not table.happened(Cleared) and not table.happened(Laid) and table.discards == ""
    ended = (table.ending, table.phase, table.gems) == ("four_leaders", "over", "")
    return taken == [[int(gem) for gem in gems]] and untouched and ended


@pytest.mark.rule("FT-10.4")
@pytest.mark.parametrize("place", PLACES)
def test_u59_four_leaders_in_a_square_or_in_a_line_take_all_sapphires(place: str) -> None:
    table = steals(board_at(place, LEADERS)).when(f"0 steal {place}")
    assert took_all(table, ALL_GEMS)
    assert (table.won(0), table.winners) == (9, (0,))
    assert table.face_up == squares(place)


@pytest.mark.rule("FT-10.4")
@pytest.mark.parametrize("four", ["b! y! r! g!", "r!^ g! b!^ y!", "r!^ g!^ b!^ y!^"])
def test_in_any_order_face_up_or_down(four: str) -> None:
    assert took_all(steals(board_at("row 3", four)).when("0 steal row 3"), ALL_GEMS)


@pytest.mark.rule("FT-10.4")
@pytest.mark.parametrize("place", ["5", "row 2"])
def test_only_what_is_on_the_board(place: str) -> None:
    tokens = f"{board_at(place, LEADERS)} gems=259 won=1,4,1 kept=-;S;-"
    table = steals(tokens, players=3).when(f"0 steal {place}")
    assert took_all(table, "259")
    assert [table.won(seat) for seat in range(3)] == [4, 4, 1]
    assert (table.kept(1), table.scores, table.winners) == (1, (4, 5, 1), (1,))


@pytest.mark.rule("FT-10.4", "FT-11.6", "FT-12.3")
def test_nor_is_the_merchants_loot_touched() -> None:
    tokens = f"{board_at('5', LEADERS)} gems=2589 gone=$m merchant=3 loot=2 won=1,2"
    table = steals(tokens, "leaders[three_tales=true]").when("0 steal 5")
    assert took_all(table, "2589")
    assert (table.won(0), table.state.loot) == (5, 2)


@pytest.mark.rule("FT-10.4")
@pytest.mark.parametrize("stand_in", ["A", "rt"])
@pytest.mark.parametrize("position", range(4))
def test_u59_three_leaders_and_an_amulet_or_a_plain_star_are_a_plain_steal(
    stand_in: str, position: int
) -> None:
    three = ["g!", "b!", "y!"]
    three.insert(position, stand_in)
    table = steals(board_at("5", " ".join(three))).when("0 steal 5")
    assert (table.won(0), table.gems, table.ending) == (1, "12346789", None)


@pytest.mark.rule("FT-10.4")
def test_in_a_line_too() -> None:
    table = steals(board_at("row 1", "r! g! b! A")).when("0 steal row 1")
    assert table.legal(0) == ["take 1", "take 2", "take 3"]


@pytest.mark.rule("FT-10.4", "FT-10.1")
@editions("standard", "three_tales", "family")
def test_without_the_rule_four_stars_are_a_plain_steal(edition: str) -> None:
    table = steals(board_at("5", "rt gt bt yt"), edition).when("0 steal 5")
    assert (table.won(0), table.ending) == (1, None)


LEADERS_AROUND_1 = {"a1": "r!^", "b1": "g!^", "a2": "b!^", "b2": "y!"}
YELLOWS_AROUND_5 = {"c2": "yc", "b3": "ys", "c3": "ym"}


@pytest.mark.rule("FT-10.4", "FT-8.9")
def test_four_leaders_in_an_indirect_square_take_everything_as_well() -> None:
    table = steals(board(**LEADERS_AROUND_1, **YELLOWS_AROUND_5)).when("0 steal 5")
    assert (table.won(0), table.legal(0)) == (1, ["pass", "steal 1"])
    table.when("0 steal 1")
    assert took_all(table, "12346789")
    assert table.won(0) == 9


@pytest.mark.rule("FT-10.4", "FT-8.9")
def test_four_leaders_in_an_indirect_line_take_everything_as_well() -> None:
    table = steals(board(a1="r!^", b1="g!^", c1="b!^", d1="y!", c2="rs", d2="gs")).when("0 steal 3")
    assert table.legal(0) == ["pass", "steal row 1"]
    table.when("0 steal row 1")
    assert took_all(table, "12456789")


@pytest.mark.rule("FT-10.4", "FT-8.9")
def test_they_may_be_claimed_like_any_other_or_not() -> None:
    table = steals(board(**LEADERS_AROUND_1, **YELLOWS_AROUND_5)).when("0 steal 5", "0 pass")
    assert (table.won(0), table.ending, table.active) == (1, None, 1)


@pytest.mark.rule("FT-10.4")
def test_nothing_more_is_claimed() -> None:
    reds_in_column_a = {"a2": "rs^", "a3": "rc^", "a4": "rm^"}
    table = steals(board_at("row 1", LEADERS, **reds_in_column_a)).when("0 steal row 1")
    assert took_all(table, ALL_GEMS)
    assert len(table.face_up) == 7


# FT-10.5 Empty places ---------------------------------------------------------------------------


@pytest.mark.rule("FT-10.5", "FT-8.4")
@editions()
def test_an_empty_place_may_be_announced_only_with_the_leaders_in_play(edition: str) -> None:
    table = stealing("gems=12346789 rest=1", edition)
    assert ("steal 5" in table.legal(0)) is (edition == "leaders")


@pytest.mark.rule("FT-10.5", "FT-10.4")
def test_if_they_are_the_four_leaders_all_sapphires_are_taken() -> None:
    table = steals(f"{board_at('5', LEADERS)} gems=1239 rest=1").when("0 steal 5")
    assert took_all(table, "1239")
    assert (table.won(0), table.won(1)) == (4, 5)


@pytest.mark.rule("FT-10.5")
@pytest.mark.parametrize("four", ["rs rc rm rh", "r! g! b! A"])
def test_another_combination_succeeds_but_brings_nothing(four: str) -> None:
    table = steals(f"{board_at('5', four)} gems=12346789 rest=1").when("0 steal 5")
    assert (table.won(0), table.won(1), table.gems) == (0, 1, "12346789")
    assert (table.eyes(0), table.face_up) == ((0, 0), squares("5"))
    assert (table.active, table.discards) == (1, "")


@pytest.mark.rule("FT-10.5", "FT-8.9")
def test_indirect_steals_may_be_claimed_then() -> None:
    suns = board_at("5", "rs gs bs ys", a2="bs^", d2="rs^")
    table = steals(f"{suns} gems=1234 rest=1").when("0 steal 5")
    assert table.legal(0) == ["pass", "steal row 2"]
    table.when("0 steal row 2", "0 take 4")
    assert (table.won(0), table.gems, table.face_up) == (1, "123", ["b3", "c3"])


@pytest.mark.rule("FT-10.5", "FT-8.8")
def test_if_they_make_none_it_is_a_failure_like_any_other() -> None:
    table = steals(f"{board_at('5', 'rs^ rc gs gm')} gems=12346789 rest=1").when("0 steal 5")
    assert (table.eyes(0), table.face_up, table.active) == ((1, 0), [], 1)


@pytest.mark.rule("FT-10.5", "FT-8.9")
def test_in_an_indirect_steal_an_empty_square_is_claimed_for_four_leaders() -> None:
    table = steals(f"{board(**LEADERS_AROUND_1, **YELLOWS_AROUND_5)} gems=56 rest=1")
    table.when("0 steal 5")
    assert table.legal(0) == ["pass", "steal 1"]
    table.when("0 steal 1")
    assert took_all(table, "6")
    assert (table.won(0), table.won(1)) == (2, 7)


@pytest.mark.rule("FT-10.5", "FT-8.9")
def test_also_if_its_gem_has_just_been_taken() -> None:
    around_1 = {"a2": "b!^", "b2": "y!^"}
    table = steals(board_at("row 1", "r! g! bs ys", **around_1)).when("0 steal row 1", "0 take 1")
    assert table.legal(0) == ["pass", "steal 1"]
    assert took_all(table.when("0 steal 1"), "23456789")


@pytest.mark.rule("FT-10.5", "FT-10.4", "FT-9.1")
@pytest.mark.parametrize(
    ("word", "ending"), [("steal 1", "four_leaders"), ("pass", "last_sapphire")]
)
def test_four_leaders_may_be_claimed_even_if_no_sapphire_is_left(word: str, ending: str) -> None:
    table = steals(f"{board(**LEADERS_AROUND_1, **YELLOWS_AROUND_5)} gems=5 rest=1")
    table.when("0 steal 5")
    assert table.legal(0) == ["pass", "steal 1"]
    table.when(f"0 {word}")
    assert (table.ending, table.won(0), table.won(1)) == (ending, 1, 8)


@pytest.mark.rule("FT-10.5", "FT-8.9")
@pytest.mark.parametrize("fourth", ["A^", "rt^"])
def test_and_for_nothing_else(fourth: str) -> None:
    tiles = {**LEADERS_AROUND_1, "a1": fourth}
    table = steals(f"{board(**tiles, **YELLOWS_AROUND_5)} gems=156 rest=1").when("0 steal 5")
    assert table.legal(0) == ["pass", "steal 1"]  # while gem 1 is there
    table = steals(f"{board(**tiles, **YELLOWS_AROUND_5)} gems=56 rest=1").when("0 steal 5")
    assert (table.won(0), table.active) == (1, 1)


@pytest.mark.rule("FT-10.5", "FT-12.3")
def test_leaders_bring_it_to_the_other_options_too() -> None:
    for rules in ("family[leaders=true]", "three_tales[leaders=true]"):
        assert "steal 5" in stealing("gems=12346789 rest=1", rules).legal(0)
