"""FT-8 Stealing: lines, what touches them, and what they take."""

import pytest

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.events import Laid, TookGem
from larceny.kernel.errors import InvalidNotation
from larceny.kernel.events import Viewer

from .boards import LINES, REDS, board, board_at, squares, stealing
from .table import editions

TOUCHING = {
    "row 1": "123",
    "row 2": "123456",
    "row 3": "456789",
    "row 4": "789",
    "column a": "147",
    "column b": "124578",
    "column c": "235689",
    "column d": "369",
    "falling": "1245689",
    "rising": "2345678",
}
BETWEEN = {**TOUCHING, "falling": "159", "rising": "357"}
READINGS = {"corners": TOUCHING, "between": BETWEEN}

# FT-8.5 Lines -----------------------------------------------------------------------------------


@pytest.mark.rule("FT-8.5", "FT-8.10", "FT-3.3")
@editions()
@pytest.mark.parametrize("line", LINES)
def test_a_line_takes_one_sapphire_and_its_tiles_are_replaced(edition: str, line: str) -> None:
    table = stealing(f"{board_at(line)} stack=gs,gc,gm,gh", edition)
    stack = table.stack
    table.when(f"0 steal {line}", f"0 take {TOUCHING[line][-1]}")
    assert table.won(0) == 1
    assert sorted(table.discards.split()) == sorted(REDS.split())
    assert [table.front(square) for square in squares(line)] == ["gs", "gc", "gm", "gh"]
    assert (table.stack, table.face_up) == (stack - 4, [])
    assert (table.active, table.phase) == (1, "draw")


@pytest.mark.rule("FT-8.5")
@pytest.mark.parametrize("place", ["a2 b3 c4", "diagonal", "row 5", "column e", "10"])
def test_there_are_no_other_lines(place: str) -> None:
    with pytest.raises(InvalidNotation):
        GAME.action_of_word(f"steal {place}")


@pytest.mark.rule("FT-8.5")
def test_which_sapphire_is_chosen_after_the_tiles_have_been_turned_up() -> None:
    table = stealing(board_at("row 1"))
    stack = table.stack
    table.when("0 steal row 1")
    assert (table.phase, table.deciders) == ("take", (0,))
    assert table.legal(0) == ["take 1", "take 2", "take 3"]
    assert (table.face_up, table.stack) == (squares("row 1"), stack)


@pytest.mark.rule("FT-8.5", "FT-4.1")
def test_if_one_sapphire_touches_the_line_it_is_taken_without_a_question() -> None:
    table = stealing(f"{board_at('row 1')} gems=3456789 won=0,2").when("0 steal row 1")
    assert (table.gems, table.won(0), table.won(1)) == ("456789", 1, 2)
    assert [gem.to_json()["gem"] for gem in table.happened(TookGem)] == [3]
    assert table.active == 1


@pytest.mark.rule("FT-8.5")
@pytest.mark.parametrize("word", ["rob 1 gem", "rob 1 tile", "rob 2 gem", "rob 0 gem"])
def test_no_hoard_is_robbed_while_a_sapphire_touches_the_line(word: str) -> None:
    tokens = f"{board_at('row 1')} gems=1256789 won=0,1,1 kept=-;S;-"
    table = stealing(tokens, players=3).when("0 steal row 1")
    assert table.legal(0) == ["take 1", "take 2"]
    assert table.refused(f"0 {word}") == "FT-8.5"


@pytest.mark.rule("FT-8.5")
@pytest.mark.parametrize("gem", "3456789")
def test_nor_is_a_sapphire_taken_that_is_gone_or_does_not_touch_the_line(gem: str) -> None:
    table = stealing(f"{board_at('row 1')} gems=12456789 rest=1").when("0 steal row 1")
    assert table.refused(f"0 take {gem}") == "FT-8.5"


@pytest.mark.rule("FT-8.5", "FT-8.10")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_new_tiles_are_seen_by_nobody(viewer: Viewer) -> None:
    table = stealing(f"{board_at('row 1')} stack=gs,gc,gm,gh").when("0 steal row 1", "0 take 1")
    laid = [told for told in table.witnessed(viewer) if told["event"] == "Laid"]
    assert [told["square"] for told in laid] == squares("row 1")
    assert all(sorted(told) == ["event", "jar", "square"] for told in laid)
    assert all(square.front is None for square in table.view(viewer).board)


# FT-8.6 What touches a line ---------------------------------------------------------------------


@pytest.mark.rule("FT-8.6")
@editions()
def test_in_every_edition_corners_touch(edition: str) -> None:
    assert GAME.ruleset(edition).touching == "corners"


@pytest.mark.rule("FT-8.6")
@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("touching", READINGS)
def test_u05_which_sapphires_touch_which_line(touching: str, line: str) -> None:
    table = stealing(board_at(line), f"standard[touching={touching}]").when(f"0 steal {line}")
    assert table.legal(0) == [f"take {gem}" for gem in READINGS[touching][line]]


@pytest.mark.rule("FT-8.6")
@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("touching", READINGS)
def test_only_sapphires_that_are_still_on_the_board_count(touching: str, line: str) -> None:
    there = READINGS[touching][line][:2]
    tokens = f"{board_at(line)} gems={there} rest=1"
    table = stealing(tokens, f"standard[touching={touching}]").when(f"0 steal {line}")
    assert table.legal(0) == [f"take {gem}" for gem in there]


@pytest.mark.rule("FT-8.6", "FT-8.7")
def test_where_only_those_between_touch_a_diagonal_the_others_leave_the_choice_free() -> None:
    tokens = f"{board_at('falling')} gems=24 won=6,1"
    table = stealing(tokens, "standard[touching=corners]").when("0 steal falling")
    assert table.legal(0) == ["take 2", "take 4"]
    table = stealing(tokens, "standard[touching=between]").when("0 steal falling")
    assert table.legal(0) == ["take 2", "take 4", "rob 1 gem"]


# FT-8.7 When nothing touches --------------------------------------------------------------------


@pytest.mark.rule("FT-8.7")
@editions("standard", "leaders", "three_tales")
def test_u43_the_choice_is_free_when_nothing_touches(edition: str) -> None:
    table = stealing(f"{board_at('row 1')} gems=9 won=7,1 kept=-;S", edition).when("0 steal row 1")
    assert table.legal(0) == ["take 9", "rob 1 gem", "rob 1 tile"]


@pytest.mark.rule("FT-8.7")
@pytest.mark.parametrize("word", ["rob 0 gem", "rob 0 tile", "rob 2 tile", "rob 3 gem", "take 1"])
def test_one_takes_only_what_is_there_and_not_ones_own(word: str) -> None:
    tokens = f"{board_at('row 1')} gems=89 won=5,1,1 kept=S;-;-"
    table = stealing(tokens, players=3).when("0 steal row 1")
    assert table.legal(0) == ["take 8", "take 9", "rob 1 gem", "rob 2 gem"]
    assert table.refused(f"0 {word}") == "FT-8.7"


@pytest.mark.rule("FT-8.7")
@pytest.mark.parametrize(
    ("word", "gems", "won", "kept"),
    [
        ("take 9", "8", [2, 2, 2, 2], [0, 0, 2, 1]),
        ("rob 1 gem", "89", [2, 1, 2, 2], [0, 0, 2, 1]),
        ("rob 3 gem", "89", [2, 2, 2, 1], [0, 0, 2, 1]),
        ("rob 2 tile", "89", [1, 2, 2, 2], [1, 0, 1, 1]),
        ("rob 3 tile", "89", [1, 2, 2, 2], [1, 0, 2, 0]),
    ],
)
def test_it_goes_into_the_hoard_as_what_it_is(
    word: str, gems: str, won: list[int], kept: list[int]
) -> None:
    tokens = f"{board_at('row 1')} gems=89 won=1,2,2,2 kept=-;-;S,S;S"
    table = stealing(tokens, players=4).when("0 steal row 1", f"0 {word}")
    assert table.gems == gems
    assert [table.won(seat) for seat in range(4)] == won
    assert [table.kept(seat) for seat in range(4)] == kept
    assert len(table.happened(Laid)) == 4
    assert table.active == 1


@pytest.mark.rule("FT-8.7", "FT-4.1")
def test_if_there_is_only_one_thing_to_take_it_is_taken() -> None:
    table = stealing(f"{board_at('row 1')} gems=9 rest=0").when("0 steal row 1")
    assert (table.won(0), table.gems, table.ending) == (9, "", "last_sapphire")


@pytest.mark.rule("FT-8.7", "FT-11.6")
@pytest.mark.parametrize("loot", ["always", "free_choice"])
def test_a_gem_of_the_merchants_may_be_taken_when_nothing_touches(loot: str) -> None:
    tokens = f"{board_at('row 1')} gems=45 won=4,1 gone=$m merchant=4 loot=2"
    table = stealing(tokens, f"three_tales[merchant_loot={loot}]").when("0 steal row 1")
    assert table.legal(0) == ["take 4", "take 5", "rob 1 gem", "rob merchant"]
    table.when("0 rob merchant")
    assert (table.won(0), table.state.loot, table.gems) == (5, 1, "45")


@pytest.mark.rule("FT-8.7", "FT-8.9")
def test_an_indirect_line_may_find_nothing_at_all_and_its_tiles_go() -> None:
    corner = board(a3="rs^", b3="rc^", c3="rm", d3="rh", c4="rs", d4="rc")
    table = stealing(f"{corner} gems=9 rest=0").when("0 steal 9")
    assert table.legal(0) == ["pass", "steal row 3"]
    table.when("0 steal row 3")
    assert sorted(table.discards.split()) == sorted(REDS.split())
    assert (table.won(0), table.face_up, table.ending) == (9, ["c4", "d4"], "last_sapphire")
