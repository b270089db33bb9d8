"""FT-8 Stealing: announcing, combinations, surrounding a sapphire, failure."""

from itertools import product

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st

from larceny.games.forty_thieves.events import Announced
from larceny.kernel.errors import InvalidNotation
from larceny.kernel.events import Seat

from .boards import ALL_GEMS, AROUND, NOTHING, PLACES, REDS, board, board_at, squares, stealing
from .table import editions, given


def succeeds(place: str, four: str) -> bool:
    """Steal at a place with all gems there, and say whether it succeeded."""
    table = stealing(f"{board_at(place, four)} hands=-;E").when(f"0 steal {place}")
    assert table.eyes(0) in ((0, 0), (1, 0))
    return table.eyes(0) == (0, 0)


# FT-8.1 Announcing ------------------------------------------------------------------------------


@pytest.mark.rule("FT-8.1", "FT-8.4", "FT-8.5")
@editions()
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nine_sapphires_and_ten_lines_can_be_announced_or_nothing(
    edition: str, players: int
) -> None:
    table = stealing(board(), edition, players)
    assert sorted(table.legal(0)) == sorted([*(f"steal {place}" for place in PLACES), "pass"])


@pytest.mark.rule("FT-8.1")
@pytest.mark.parametrize("place", PLACES)
def test_all_four_tiles_are_turned_up_for_everyone_even_if_the_first_spoils_it(place: str) -> None:
    table = stealing(board_at(place, "D rs rm rh")).when(f"0 steal {place}")
    for viewer in (None, 0, 1):
        (announced,) = [t for t in table.witnessed(viewer) if t["event"] == "Announced"]
        assert (announced["seat"], announced["place"]) == (0, place)
        assert sorted(announced["fronts"]) == sorted(["D", "rs", "rm", "rh"])


@pytest.mark.rule("FT-8.1")
def test_only_the_four_tiles_of_that_place_are_turned_up() -> None:
    table = stealing(board_at("5")).when("0 steal 5")
    assert table.face_up == squares("5")
    assert [square and square.front is not None for square in table.view(1).board].count(True) == 4


@pytest.mark.rule("FT-8.1")
@pytest.mark.parametrize("four", ["rs^ rc rm rh", "rs^ rc rm^ rh", "rs^ rc^ rm rh^"])
def test_tiles_that_lie_face_up_count_like_the_others(four: str) -> None:
    table = stealing(board_at("5", four)).when("0 steal 5")
    assert (table.won(0), table.face_up) == (1, squares("5"))


@pytest.mark.rule("FT-8.1")
def test_u49_four_tiles_that_all_lie_face_up_may_be_announced() -> None:
    table = stealing(board_at("row 3", "rs^ rc^ rm^ rh^")).when("0 steal row 3", "0 take 8")
    assert (table.won(0), table.gems) == (1, "12345679")


@pytest.mark.rule("FT-8.1", "FT-8.8")
def test_four_open_tiles_that_make_no_combination_may_be_announced_too() -> None:
    table = stealing(board_at("row 3", "rs^ rc^ gs^ gm^")).when("0 steal row 3")
    assert (table.eyes(0), table.face_up) == ((1, 0), [])


@pytest.mark.rule("FT-8.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_does_not_wish_to_steal_passes(players: int) -> None:
    table = stealing(board_at("5"), players=players).when("0 pass")
    assert not table.happened(Announced)
    assert (table.gems, table.face_up, table.eyes(0)) == (ALL_GEMS, [], (0, 0))
    assert (table.active, table.deciders) == (1, (1,))


@pytest.mark.rule("FT-8.1", "FT-4.1")
@pytest.mark.parametrize("four", [REDS, NOTHING])
def test_one_steals_only_once_in_a_turn(four: str) -> None:
    table = stealing(board_at("5", four)).when("0 steal 5")
    assert table.deciders == (1,)
    assert table.legal(0) == []
    assert table.refused("0 steal 1") == "FT-4.1"


@pytest.mark.rule("FT-8.1")
def test_what_is_announced_is_not_taken_back() -> None:
    table = stealing(board_at("row 1")).when("0 steal row 1")
    assert table.phase == "take"
    assert table.refused("0 steal 5") == "FT-8.5"
    assert table.refused("0 pass") == "FT-8.5"


@pytest.mark.rule("FT-8.1", "FT-4.1")
@pytest.mark.parametrize("phase", ["draw", "glimpse", "action"])
def test_one_steals_only_in_the_fourth_phase(phase: str) -> None:
    table = given(f"standard 2 phase={phase} hands=gs;yh {board_at('5')}")
    assert "steal 5" not in table.legal(0)
    assert table.refused("0 steal 5") == "FT-4.1"


@pytest.mark.rule("FT-8.1", "FT-4.1")
def test_nobody_steals_in_anothers_turn() -> None:
    table = stealing(board_at("5"))
    assert table.refused("1 steal 5") == "FT-4.1"


# FT-8.2 Combinations ----------------------------------------------------------------------------

COMBINATIONS = {
    "one colour": ["gs gc gm gh", "yt yt ys yc", "bm bm bh bh"],
    "four colours": ["rs gs bc yc", "yh bm rt gh", "rs gc bm yt"],
    "one symbol": ["rs rs gs bs", "gt gt yt yt", "rm gm bm ym"],
    "four symbols": ["rs rc gm gh", "bt rh bc rm", "ys ym gc rt"],
}
NO_COMBINATIONS = [
    NOTHING,
    "rs rc rm gs",  # three of a colour
    "rs gs bs rc",  # three of a symbol
    "rs gc bs rs",  # three colours
    "bh bh yt yt",  # two pairs
    "rs rs gc bm",
]


@pytest.mark.rule("FT-8.2")
@pytest.mark.parametrize("place", ["5", "row 1", "column d", "falling", "rising"])
@pytest.mark.parametrize("four", [four for kind in COMBINATIONS.values() for four in kind])
def test_four_thieves_of_one_colour_or_symbol_or_of_four(place: str, four: str) -> None:
    assert succeeds(place, four)


@pytest.mark.rule("FT-8.2")
@pytest.mark.parametrize("place", ["5", "row 1", "column d", "falling", "rising"])
@pytest.mark.parametrize("four", NO_COMBINATIONS)
def test_all_other_thieves_make_no_combination(place: str, four: str) -> None:
    assert not succeeds(place, four)


THIEVES = [c + s for c, s in product("rgby", "scmht")]
WILD = "A"


def can_be_alike_or_different(marks: list[str], known: str) -> bool:
    """Try everything that Amulets may stand for: the four marks are all equal or all different."""
    choices = [known if mark == WILD else mark for mark in marks]
    return any(len(set(four)) in (1, 4) for four in product(*choices))


@pytest.mark.rule("FT-8.2", "FT-8.3")
@for_all(
    st.lists(st.integers(0, 39), min_size=4, max_size=4, unique=True),
    st.integers(0, 4),
    st.sampled_from(["5", "row 1", "falling"]),
)
def test_any_four_thieves_and_amulets(numbers: list[int], amulets: int, place: str) -> None:
    four = [THIEVES[number // 2] for number in numbers]
    four[:amulets] = [WILD] * amulets
    colours = [tile[0] for tile in four]
    symbols = [tile[-1] for tile in four]
    expected = can_be_alike_or_different(colours, "rgby")
    expected |= can_be_alike_or_different(symbols, "scmht")
    assert succeeds(place, " ".join(four)) is expected


@pytest.mark.rule("FT-8.2")
@pytest.mark.parametrize("spoiler", "LSDE")
@pytest.mark.parametrize("position", range(4))
@pytest.mark.parametrize("place", ["5", "row 2", "rising"])
def test_any_other_special_tile_spoils_it_and_has_no_other_effect(
    spoiler: str, position: int, place: str
) -> None:
    four = REDS.split()
    four[position] = spoiler
    table = stealing(f"{board_at(place, ' '.join(four))} hands=L,gh;yh")
    stack = table.stack
    table.when(f"0 steal {place}")
    assert (table.eyes(0), table.won(0), table.kept(0)) == ((1, 0), 0, 0)  # no Sapphire is won
    assert (table.hand(0), table.discards, table.stack) == ("L gh", "", stack)  # no hand is lost
    assert (table.face_up, table.gems, table.phase) == ([], ALL_GEMS, "draw")


@pytest.mark.rule("FT-8.2", "FT-8.3")
@pytest.mark.parametrize("spoiler", "LSDE")
@pytest.mark.parametrize("amulets", [1, 2, 3])
def test_amulets_do_not_make_up_for_a_spoiler(spoiler: str, amulets: int) -> None:
    thieves = REDS.split()[amulets:3]
    assert not succeeds("5", " ".join(["A"] * amulets + thieves + [spoiler]))


@pytest.mark.rule("FT-8.2", "FT-8.8")
def test_u39_three_reds_and_a_dagger() -> None:
    table = stealing(f"{board_at('5', 'rs^ rm D rh')} hands=L,gh;yh")
    assert table.view(None).eyes_left == 15
    table.when("0 steal 5")
    assert (table.eyes(0), table.view(None).eyes_left) == ((1, 0), 14)
    assert (table.face_up, table.hand(0)) == ([], "L gh")


@pytest.mark.rule("FT-8.2", "FT-11.2")
@pytest.mark.parametrize("golden", ["$m", "$g", "$s"])
@pytest.mark.parametrize("three", ["rs rc rm", "A A A"])
def test_a_golden_tile_spoils_it_too(golden: str, three: str) -> None:
    table = stealing(board_at("5", f"{three} {golden}"), "three_tales").when("0 steal 5")
    assert (table.eyes(0), table.won(0)) == ((1, 0), 0)
    assert "5" in table.gems


# FT-8.3 Amulets are wild ------------------------------------------------------------------------


@pytest.mark.rule("FT-8.3")
@pytest.mark.parametrize("place", ["5", "row 1"])
@pytest.mark.parametrize(
    ("three", "valid"),
    [
        ("rs gm bs", True),  # U-37: the Amulet is yellow
        ("rs rm gs", False),  # U-37
        ("gs gc gt", True),  # one colour
        ("rs gs rs", True),  # one symbol
        ("rs rc gm", True),  # three symbols
        ("rs rs gc", False),
        ("bh bh yt", False),
        ("gm gm gm", None),  # there are only two
    ],
)
def test_with_one_amulet_three_thieves_are_all_alike_or_all_different(
    place: str, three: str, valid: bool | None
) -> None:
    if valid is None:
        with pytest.raises(InvalidNotation):
            succeeds(place, f"{three} A")
    else:
        assert succeeds(place, f"{three} A") is valid


@pytest.mark.rule("FT-8.3")
@pytest.mark.parametrize("place", ["5", "row 1", "rising"])
@pytest.mark.parametrize("four", ["A A rs gc", "A rs A rc", "A bh A bh", "A A A rs", "A A A A"])
def test_with_two_or_more_amulets_any_thieves_will_do(place: str, four: str) -> None:
    assert succeeds(place, four)


@pytest.mark.rule("FT-8.3", "FT-7.5")
@pytest.mark.parametrize("place", ["5", "row 1"])
def test_u35_nobody_is_asked_for_a_dagger_against_an_amulet_in_a_steal(place: str) -> None:
    table = stealing(f"{board_at(place, 'A rc rm rh')} hands=-;D;D", players=3)
    table.when(f"0 steal {place}")
    assert table.phase == ("draw" if place == "5" else "take")


# FT-8.4 Surrounding a sapphire ------------------------------------------------------------------


@pytest.mark.rule("FT-8.4", "FT-3.1")
@editions()
@pytest.mark.parametrize("gem", AROUND)
def test_the_sapphire_is_taken_and_its_four_tiles_stay_face_up(edition: str, gem: str) -> None:
    table = stealing(board_at(gem), edition)
    stack = table.stack
    table.when(f"0 steal {gem}")
    assert (table.won(0), table.gems) == (1, ALL_GEMS.replace(gem, ""))
    assert table.face_up == squares(gem)
    assert (table.stack, table.discards) == (stack, "")
    assert (table.active, table.phase) == (1, "draw")


@pytest.mark.rule("FT-8.4")
def test_u41_the_sapphire_in_the_centre() -> None:
    table = stealing(board_at("5"))
    stack = table.stack
    table.when("0 steal 5")
    assert (table.gems, table.won(0), table.kept(0)) == ("12346789", 1, 0)
    assert (table.face_up, table.stack) == (["b2", "c2", "b3", "c3"], stack)
    assert table.deciders == (1,)


@pytest.mark.rule("FT-8.4")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_gem_goes_to_the_hoard_of_the_player_whose_turn_it_is(seat: Seat) -> None:
    table = given(f"standard 4 phase=steal active={seat} {board_at('5')}").when(f"{seat} steal 5")
    assert [table.won(each) for each in range(4)] == [int(each == seat) for each in range(4)]
    assert table.active == (seat + 1) % 4


@pytest.mark.rule("FT-8.4", "FT-10.5")
@editions("standard", "three_tales", "family")
@pytest.mark.parametrize("gem", AROUND)
def test_u47_a_place_without_its_sapphire_cannot_be_announced(edition: str, gem: str) -> None:
    others = ALL_GEMS.replace(gem, "")
    table = stealing(f"{board_at(gem)} gems={others} rest=1", edition)
    assert f"steal {gem}" not in table.legal(0)
    assert table.refused(f"0 steal {gem}") == "FT-8.4"


@pytest.mark.rule("FT-8.4", "FT-8.5")
@pytest.mark.parametrize("line", ["row 2", "row 3", "column b", "column c", "falling", "rising"])
def test_u47_a_line_through_an_empty_place_is_fine(line: str) -> None:
    table = stealing(f"{board_at(line)} gems=12346789 rest=1").when(f"0 steal {line}")
    assert table.phase == "take"
    assert "take 5" not in table.legal(0)


# FT-8.8 Failure ---------------------------------------------------------------------------------


@pytest.mark.rule("FT-8.8")
@editions()
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("face", ["", "^"])
def test_a_failure_turns_all_four_face_down_and_costs_an_evil_eye(
    edition: str, place: str, face: str
) -> None:
    four = f"rs{face} rc gs{face} gm"
    table = stealing(f"{board_at(place, four)} hands=bh,bs;yh", edition)
    stack, tiles = table.stack, [table.tile(square) for square in squares(place)]
    table.when(f"0 steal {place}")
    assert (table.eyes(0), table.eyes(1), table.won(0)) == ((1, 0), (0, 0), 0)
    assert [table.tile(square) for square in squares(place)] == tiles
    assert (table.face_up, table.gems) == ([], ALL_GEMS)
    assert (table.stack, table.discards, table.hand(0)) == (stack, "", "bh bs")
    assert (table.active, table.phase) == (1, "draw")


@pytest.mark.rule("FT-8.8")
def test_tiles_elsewhere_stay_as_they_are() -> None:
    table = stealing(board_at("1", NOTHING, c1="yt^", d4="A^")).when("0 steal 1")
    assert table.face_up == ["c1", "d4"]


@pytest.mark.rule("FT-8.8", "FT-1.4")
@pytest.mark.parametrize(
    ("rules", "eyes", "after"),
    [
        ("standard", "15,0", (16, 0)),  # U-51
        ("standard", "6,9", (7, 9)),
        ("standard", "20,1", (21, 1)),
        ("standard[evil_eye_tokens=0]", "0,0", (1, 0)),
    ],
)
def test_u51_without_tokens_the_evil_eye_counts_all_the_same(
    rules: str, eyes: str, after: tuple[int, int]
) -> None:
    table = stealing(f"{board_at('5', NOTHING)} eyes={eyes}", rules)
    assert table.view(None).eyes_left == 0
    points = table.scores[0]
    table.when("0 steal 5")
    assert (table.eyes(0)[0], table.eyes(1)[0]) == after
    assert (table.scores[0], table.view(None).eyes_left) == (points - 1, 0)


@pytest.mark.rule("FT-8.8", "FT-8.9")
def test_after_a_failure_nothing_else_is_claimed() -> None:
    greens_in_column_a = board(a1="gs", b1="D", a2="gm", b2="A", a3="gh^", a4="gt^")
    table = stealing(greens_in_column_a).when("0 steal 1")
    assert (table.phase, table.active, table.won(0)) == ("draw", 1, 0)
    assert table.face_up == ["a3", "a4"]
