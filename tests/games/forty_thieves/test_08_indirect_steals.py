"""FT-8 Stealing: indirect steals, and the order in which a deduction is settled."""

import pytest

from larceny.games.forty_thieves.events import Cleared, Laid, Shuffled, Succeeded, TookGem
from larceny.kernel.events import Viewer

from .boards import board, board_at, squares, stealing
from .table import Table, editions

# The printed example: two green thieves lie face up, and an Amulet is two things.
GREENS = {"b1": "gs", "b3": "gh^", "b4": "gt^"}
PRINTED = board(**GREENS, c1="rc", b2="A", c2="bm")

# Nine red thieves; around sapphire 5 they lie face down.
REDS_EVERYWHERE = board(
    **{"a1": "rs^", "b1": "rc^", "c1": "rm^"},
    **{"a2": "rh^", "b2": "rt", "c2": "rs"},
    **{"a3": "rc^", "b3": "rm", "c3": "rh"},
)

# Row 1 is red; column a and the square around sapphire 1 would be red as well.
RED_CORNER = board_at("row 1", a2="rm^", b2="rh^", a3="rc^", a4="rt^")

# Row 1 is red, column a has suns, column b has clubs.
SUNS_AND_CLUBS = board_at("row 1", a2="gs^", a3="bs^", a4="ys^", b2="gc^", b3="bc^", b4="yc^")


def claims(table: Table) -> list[str]:
    """List what may be claimed."""
    return [word for word in table.legal(0) if word.startswith("steal")]


# FT-8.9 Indirect steals -------------------------------------------------------------------------


@pytest.mark.rule("FT-8.9", "FT-8.3", "FT-8.10")
@editions("standard", "leaders", "three_tales")
@pytest.mark.parametrize("gem", "14578")
def test_u45_the_printed_example_of_two_steals(edition: str, gem: str) -> None:
    table = stealing(f"{PRINTED} stack=ys,yc,ym,yh", edition)
    stack = table.stack
    table.when("0 steal 2")
    assert (table.won(0), table.gems, table.phase) == (1, "13456789", "claim")
    assert table.legal(0) == ["pass", "steal column b"]
    table.when("0 steal column b")
    assert table.legal(0) == ["take 1", "take 4", "take 5", "take 7", "take 8"]
    table.when(f"0 take {gem}")
    assert (table.won(0), table.gems) == (2, "13456789".replace(gem, ""))
    assert sorted(table.discards.split()) == ["A", "gh", "gs", "gt"]
    assert [table.front(square) for square in squares("column b")] == ["ys", "yc", "ym", "yh"]
    assert (table.face_up, table.stack) == (["c1", "c2"], stack - 4)
    assert table.active == 1


@pytest.mark.rule("FT-8.9", "FT-8.3")
def test_u45_an_amulet_that_were_always_yellow_would_bring_only_one() -> None:
    yellow = board(**GREENS, c1="rc", b2="yt", c2="bm")
    table = stealing(yellow).when("0 steal 2")
    assert (table.won(0), table.active) == (1, 1)


@pytest.mark.rule("FT-8.9", "FT-8.3")
def test_u45_an_amulet_that_were_always_green_would_bring_none() -> None:
    green = board(**GREENS, c1="rc", b2="gc", c2="bm")
    table = stealing(green).when("0 steal 2")
    assert (table.won(0), table.eyes(0)) == (0, (1, 0))


@pytest.mark.rule("FT-8.9")
@pytest.mark.parametrize(
    ("name", "tokens", "announced", "claimed"),
    [
        ("square, then line", PRINTED, ["steal 2"], "steal column b"),
        ("square, then square", REDS_EVERYWHERE, ["steal 5"], "steal 1"),
        ("line, then line", SUNS_AND_CLUBS, ["steal row 1", "take 3"], "steal column a"),
        ("line, then square", RED_CORNER, ["steal row 1", "take 3"], "steal 1"),
    ],
)
def test_a_square_or_a_line_may_be_claimed_whatever_was_announced(
    name: str, tokens: str, announced: list[str], claimed: str
) -> None:
    table = stealing(tokens).when(*(f"0 {word}" for word in announced))
    assert table.won(0) == 1  # first what the announced steal brings
    assert claimed in table.legal(0)
    table.when(f"0 {claimed}")
    if table.phase == "take":
        table.when(f"0 {table.legal(0)[0]}")
    assert table.won(0) == 2


@pytest.mark.rule("FT-8.9")
@pytest.mark.parametrize(
    ("wishes", "won"),
    [([], 1), (["1"], 2), (["4", "1"], 3), (["2", "4", "1"], 4), (["1", "2", "4"], 4)],
)
def test_one_claims_what_one_likes_one_at_a_time_and_in_ones_own_order(
    wishes: list[str], won: int
) -> None:
    table = stealing(REDS_EVERYWHERE).when("0 steal 5")
    assert claims(table) == ["steal 1", "steal 2", "steal 4"]
    table.when(*(f"0 steal {gem}" for gem in wishes))
    taken = [gem.to_json()["gem"] for gem in table.happened(TookGem)]
    assert taken == [int(gem) for gem in wishes]
    if len(wishes) < 3:
        assert table.phase == "claim"
        table.when("0 pass")
    assert (table.won(0), table.active, table.discards) == (won, 1, "")
    assert len(table.face_up) == 9


@pytest.mark.rule("FT-8.9")
def test_each_is_claimed_once_and_the_announced_one_not_again() -> None:
    table = stealing(REDS_EVERYWHERE).when("0 steal 5", "0 steal 2")
    assert claims(table) == ["steal 1", "steal 4"]
    assert table.refused("0 steal 2") == "FT-8.9"
    assert table.refused("0 steal 5") == "FT-8.9"


@pytest.mark.rule("FT-8.9")
def test_a_line_is_claimed_once() -> None:
    table = stealing(SUNS_AND_CLUBS).when("0 steal row 1", "0 take 3")
    assert claims(table) == ["steal column a", "steal column b"]
    table.when("0 steal column a", "0 take 7")
    assert claims(table) == ["steal column b"]
    assert table.refused("0 steal column a") == "FT-8.9"
    assert table.refused("0 steal row 1") == "FT-8.9"


@pytest.mark.rule("FT-8.9")
@pytest.mark.parametrize("place", ["3", "9", "row 2", "column c", "falling"])
def test_what_is_no_combination_is_not_claimed(place: str) -> None:
    table = stealing(REDS_EVERYWHERE).when("0 steal 5")
    assert table.refused(f"0 steal {place}") == "FT-8.9"


@pytest.mark.rule("FT-8.9")
@pytest.mark.parametrize("hidden", ["b3", "b4"])
def test_all_four_tiles_must_lie_face_up(hidden: str) -> None:
    greens = {**GREENS, hidden: GREENS[hidden].strip("^")}
    table = stealing(board(**greens, c1="rc", b2="A", c2="bm")).when("0 steal 2")
    assert (table.won(0), table.active) == (1, 1)


@pytest.mark.rule("FT-8.9")
def test_one_of_them_at_least_must_be_among_the_announced_four() -> None:
    old_row = board_at("1", "gs gc gm gh", a4="rs^", b4="rc^", c4="rm^", d4="rh^")
    table = stealing(old_row).when("0 steal 1")
    assert (table.won(0), table.active) == (1, 1)
    assert table.face_up == [*squares("1"), *squares("row 4")]


@pytest.mark.rule("FT-8.9")
def test_one_of_them_is_enough_even_if_it_lay_face_up_before() -> None:
    open_already = board_at("row 1", "rs^ rc rm rh", a2="rc^", a3="rm^", a4="rh^")
    table = stealing(open_already).when("0 steal row 1", "0 take 3")
    assert claims(table) == ["steal column a"]


@pytest.mark.rule("FT-8.9", "FT-8.4")
def test_a_square_without_its_gem_is_not_claimed() -> None:
    table = stealing(f"{REDS_EVERYWHERE} gems=456789 rest=1").when("0 steal 5")
    assert claims(table) == ["steal 4"]
    assert table.refused("0 steal 1") == "FT-8.9"


@pytest.mark.rule("FT-8.9")
def test_the_announced_line_may_take_the_gem_of_a_square() -> None:
    table = stealing(RED_CORNER).when("0 steal row 1", "0 take 2")
    assert claims(table) == ["steal 1", "steal column a"]
    table = stealing(RED_CORNER).when("0 steal row 1", "0 take 1")
    assert claims(table) == ["steal column a"]
    assert table.refused("0 steal 1") == "FT-8.9"


@pytest.mark.rule("FT-8.9")
@pytest.mark.parametrize(("gem", "left"), [("1", []), ("4", ["steal 1"]), ("7", ["steal 1"])])
def test_a_claimed_line_may_take_the_gem_of_a_square(gem: str, left: list[str]) -> None:
    table = stealing(RED_CORNER).when("0 steal row 1", "0 take 2", "0 steal column a")
    assert table.legal(0) == ["take 1", "take 4", "take 7"]
    table.when(f"0 take {gem}")
    assert claims(table) == left
    assert table.active == (0 if left else 1)


@pytest.mark.rule("FT-8.9")
def test_a_claimed_square_may_take_the_gem_of_a_line() -> None:
    table = stealing(RED_CORNER).when("0 steal row 1", "0 take 2", "0 steal 1", "0 steal column a")
    assert table.legal(0) == ["take 4", "take 7"]


@pytest.mark.rule("FT-8.9", "FT-8.7")
def test_if_the_gem_that_touched_it_has_just_been_taken_the_choice_is_free() -> None:
    table = stealing(f"{PRINTED} gems=239 won=3,2,1 kept=-;-;S", players=3)
    table.when("0 steal 2", "0 steal column b")
    free = ["take 3", "take 9", "rob 1 gem", "rob 2 gem", "rob 2 tile"]
    assert table.legal(0) == free
    table.when("0 rob 1 gem")
    assert (table.won(0), table.won(1), table.gems) == (5, 1, "39")


@pytest.mark.rule("FT-8.9", "FT-8.5")
def test_while_another_gem_touches_it_the_choice_is_not_free() -> None:
    table = stealing(f"{PRINTED} gems=2489 rest=1").when("0 steal 2", "0 steal column b")
    assert table.legal(0) == ["take 4", "take 8"]
    assert table.refused("0 rob 1 gem") == "FT-8.5"
    assert table.refused("0 take 9") == "FT-8.5"


@pytest.mark.rule("FT-8.9", "FT-8.10")
def test_a_line_need_not_be_claimed_and_then_its_tiles_stay() -> None:
    table = stealing(PRINTED)
    stack = table.stack
    table.when("0 steal 2", "0 pass")
    assert (table.won(0), table.discards, table.stack) == (1, "", stack)
    assert table.face_up == ["b1", "c1", "b2", "c2", "b3", "b4"]
    assert table.active == 1


@pytest.mark.rule("FT-8.9")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everyone_sees_what_is_claimed(viewer: Viewer) -> None:
    table = stealing(PRINTED).when("0 steal 2", "0 steal column b", "0 take 5")
    told = [told["place"] for told in table.witnessed(viewer) if told["event"] == "Succeeded"]
    assert told == ["2", "column b"]
    assert len(table.happened(Succeeded)) == 2


@pytest.mark.rule("FT-8.9", "FT-8.1")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_a_deduction_hides_nothing(viewer: Viewer) -> None:
    table = stealing(PRINTED, players=3).when("0 steal 2", "0 steal column b", "0 take 5")
    assert table.witnessed(viewer) == table.witnessed(0)


@pytest.mark.rule("FT-8.9", "FT-8.7", "FT-4.1")
def test_an_indirect_line_takes_the_only_thing_there_is_without_a_question() -> None:
    table = stealing(f"{PRINTED} gems=2 won=3,5").when("0 steal 2", "0 steal column b")
    assert (table.won(0), table.won(1), table.ending) == (5, 4, "last_sapphire")


@pytest.mark.rule("FT-8.9")
def test_where_nothing_can_be_claimed_nobody_is_asked() -> None:
    table = stealing(board_at("5")).when("0 steal 5")
    assert (table.phase, table.active) == ("draw", 1)


# FT-8.10 Order, discards and refill -------------------------------------------------------------

TEN = ["a1", "b1", "c1", "d1", "a2", "b2", "a3", "b3", "a4", "b4"]
TEN_NEW = ["bh", "bt", "yh", "yt", "gm", "gh", "gt", "bm", "ym", "rt"]


@pytest.mark.rule("FT-8.10", "FT-8.9")
def test_all_combinations_are_judged_on_the_board_as_it_was_turned_up() -> None:
    table = stealing(SUNS_AND_CLUBS)
    stack, tiles = table.stack, [table.tile(square) for square in TEN]
    table.when("0 steal row 1", "0 take 3", "0 steal column a", "0 take 1", "0 steal column b")
    assert (table.phase, table.won(0)) == ("take", 2)
    assert [table.tile(square) for square in TEN] == tiles  # nothing has been discarded yet
    assert (table.face_up, table.stack, table.discards) == (TEN, stack, "")


@pytest.mark.rule("FT-8.10", "FT-3.3")
@pytest.mark.parametrize("order", [("a", "b"), ("b", "a")])
def test_the_tiles_of_all_lines_go_together_and_the_gaps_are_filled_once(
    order: tuple[str, str],
) -> None:
    table = stealing(f"{SUNS_AND_CLUBS} stack={','.join(TEN_NEW)}")
    stack = table.stack
    first, second = order
    table.when("0 steal row 1", "0 take 3")
    table.when(f"0 steal column {first}", "0 take 1", f"0 steal column {second}", "0 take 4")
    assert (table.won(0), table.gems) == (3, "256789")
    (cleared,) = table.happened(Cleared)
    assert cleared.to_json()["squares"] == TEN
    assert [laid.to_json()["square"] for laid in table.happened(Laid)] == TEN
    assert [table.front(square) for square in TEN] == TEN_NEW
    assert len(table.discards.split()) == 10
    assert (table.stack, table.face_up, table.active) == (stack - 10, [], 1)


@pytest.mark.rule("FT-8.10")
def test_tiles_of_a_line_go_also_if_they_belong_to_a_square_of_the_same_deduction() -> None:
    table = stealing(RED_CORNER).when("0 steal row 1", "0 take 2", "0 steal 1", "0 pass")
    assert sorted(table.discards.split()) == ["rc", "rh", "rm", "rs"]
    assert table.face_up == ["a2", "b2", "a3", "a4"]  # all others stay face up
    assert table.won(0) == 2


@pytest.mark.rule("FT-8.10")
def test_tiles_of_claimed_squares_stay_face_up() -> None:
    table = stealing(REDS_EVERYWHERE)
    stack = table.stack
    table.when("0 steal 5", "0 steal 1", "0 steal 2", "0 steal 4")
    assert (table.stack, table.discards, len(table.face_up)) == (stack, "", 9)


@pytest.mark.rule("FT-8.10")
def test_the_new_tiles_make_no_new_combination() -> None:
    table = stealing(f"{board_at('row 1', a2='gs^', b2='gc^', c2='gm^')} stack=gh,gt,gm,gs")
    table.when("0 steal row 1", "0 take 3")
    assert [table.front(square) for square in squares("row 1")] == ["gh", "gt", "gm", "gs"]
    assert table.face_up == ["a2", "b2", "c2"]  # around 1 there are four greens now
    assert (table.phase, table.active) == ("draw", 1)


@pytest.mark.rule("FT-8.10", "FT-4.3")
def test_what_is_discarded_may_come_back_when_the_stack_is_empty() -> None:
    table = stealing(f"{board_at('row 1')} stack=- unnamed=discards")
    discards = len(table.discards.split())
    table.when("0 steal row 1", "0 take 1")
    (shuffled,) = table.happened(Shuffled)
    assert shuffled.tiles == discards + 4  # the line is discarded first, then the gaps are filled
    assert (table.stack, table.discards) == (discards, "")


@pytest.mark.rule("FT-8.10", "FT-4.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("moves", [["0 steal 2", "0 pass"], ["0 steal 2", "0 steal column b"]])
def test_with_that_the_turn_ends(players: int, moves: list[str]) -> None:
    table = stealing(PRINTED, players=players).when(*moves)
    if table.phase == "take":
        table.when("0 take 8")
    assert (table.active, table.deciders, table.phase) == (1, (1,), "draw")
