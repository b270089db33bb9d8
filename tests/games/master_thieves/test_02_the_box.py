"""MT-2: twelve drawers on three levels, how they turn, and what can be seen of them."""

import re
from collections import Counter
from functools import cache

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.events import SecretSeen
from larceny.kernel.chance import Chance
from larceny.kernel.errors import InvalidNotation, InvalidPosition
from larceny.kernel.events import Seat, Viewer, every_seat
from tests.effort import amount

from .table import Table, dealt, editions, given

PLACES = [f"{level}.{side}" for level in "TMB" for side in "NESW"]
ROTATIONS = ["rotate 1 cw", "rotate 1 ccw", "rotate 2 cw", "rotate 2 ccw"]
MOVES = [*ROTATIONS, "flip"]
UNDONE_BY = {
    "rotate 1 cw": "rotate 1 ccw",
    "rotate 1 ccw": "rotate 1 cw",
    "rotate 2 cw": "rotate 2 ccw",
    "rotate 2 ccw": "rotate 2 cw",
    "flip": "flip",
}
HOME = "000^"
ALL_DRAWERS = "abcdefghijkl"  # the grain at T.N T.E T.S T.W, M.N …, B.N … when the box is at home

CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}
OVER = {"T": "B", "M": "M", "B": "T", "N": "S", "S": "N", "E": "E", "W": "W"}


def moving(box: str = HOME, tokens: str = "rest=B.E", edition: str = "italian") -> Table:
    """A box that seat 0, a thief, may move at the end of his turn."""
    return given(f"{edition} 2 phase=move actor=0 chosen=T,T box={box} {tokens}")


def standing(table: Table) -> str:
    """The grain at each place, as everybody sees it."""
    return "".join(ALL_DRAWERS[grain] for grain in table.view(None).grains)


def box(table: Table) -> str:
    """How the box stands, as the notation writes it."""
    token = re.search(r" box=(\S+)", table.line)
    return token.group(1) if token else HOME


@cache
def after(start: str, move: str) -> str:
    return box(moving(start).when(f"0 {move}"))


def after_all(start: str, moves: list[str]) -> str:
    for move in moves:
        start = after(start, move)
    return start


# MT-2.1 Levels, sides and places


@pytest.mark.rule("MT-2.1", "MT-5.1")
@editions()
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_drawer_may_be_opened_at_any_of_the_twelve_places_wherever_you_sit(
    edition: str, seat: Seat
) -> None:
    chosen = ["D", "D", "D"]
    chosen[seat] = "T"
    table = given(f"{edition} 3 phase=open actor={seat} chosen={','.join(chosen)} rest=B.E")
    assert table.legal(seat) == [f"open {place}" for place in PLACES]


@pytest.mark.rule("MT-2.1")
@pytest.mark.parametrize("word", ["open T.X", "open X.N", "open N.T", "open 1", "open"])
def test_there_is_no_thirteenth_place(word: str) -> None:
    with pytest.raises(InvalidNotation):
        GAME.action_of_word(word)


@pytest.mark.rule("MT-2.1")
def test_names_belong_to_places_and_not_to_drawers() -> None:
    table = moving(tokens="T.W=1S/ T.N=2D/(R) rest=B.E")
    table.when("0 rotate 1 cw")
    assert table.drawer("T.N") == "1S/"
    assert table.drawer("T.E") == "2D/(R)"


# MT-2.2 Long and short drawers


@pytest.mark.rule("MT-2.2")
@pytest.mark.parametrize("place", PLACES)
def test_at_home_the_long_drawers_stand_at_north_and_south(place: str) -> None:
    table = given("italian 2 phase=open actor=0 chosen=M,D black=6R,- rest=B.E")
    table.when(f"0 open {place}", "0 look")
    (seen,) = table.happened(SecretSeen)
    assert seen.long is (place[2] in "NS")


@pytest.mark.rule("MT-2.2", "MT-2.5")
@pytest.mark.parametrize("place", PLACES)
def test_after_a_quarter_turn_of_the_top_its_long_drawers_stand_at_east_and_west(
    place: str,
) -> None:
    table = given("italian 2 phase=open actor=0 chosen=M,D box=100^ black=6R,- rest=B.E")
    table.when(f"0 open {place}", "0 look")
    (seen,) = table.happened(SecretSeen)
    assert seen.long is (place[2] in ("EW" if place[0] == "T" else "NS"))


@pytest.mark.rule("MT-2.2")
def test_from_outside_nobody_can_see_which_drawers_are_long() -> None:
    at_home = given("french 2 box=000^ grain=abcdefghijkl rest=M.E")
    turned = given("french 2 box=100^ grain=bcdaefghijkl rest=M.E")  # long at T.E and T.W
    for viewer in (None, 0, 1):
        assert at_home.view(viewer) == turned.view(viewer)


@pytest.mark.rule("MT-2.2")
@pytest.mark.parametrize("place", ["T.N", "T.E"])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_an_open_front_compartment_does_not_show_it_either(place: str, viewer: Viewer) -> None:
    table = given("french 2 phase=open actor=0 chosen=M,D rest=B.E")
    table.when(f"0 open {place}")
    assert table.view(viewer).open_drawer.long is None
    assert table.view(viewer).open_drawer.ruby is None
    assert not table.happened(SecretSeen)


# MT-2.3 Upper side and lower side


@pytest.mark.rule("MT-2.3", "MT-5.2")
@editions()
def test_what_is_above_lies_still_and_what_is_below_falls(edition: str) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen=J,D T.E=2D/ T.W=/3D rest=B.E")
    again = given(table.line)
    assert table.when("0 open T.E").drawer("T.E") == "2D/"
    assert table.red == "-"
    assert again.when("0 open T.W").drawer("T.W") == "/"
    assert again.red == "3D"


@pytest.mark.rule("MT-2.3", "MT-2.6")
@editions()
def test_turning_over_swaps_the_two_sides_of_every_drawer(edition: str) -> None:
    table = moving(tokens="T.E=2D!1/ M.W=/1S M.N=1D(R)/ rest=B.E", edition=edition)
    table.when("0 flip")
    assert table.drawer("B.E") == "/2D!1"
    assert table.drawer("M.W") == "1S/"
    assert table.drawer("M.S") == "/1D(R)"


@pytest.mark.rule("MT-2.3", "MT-5.5")
def test_gems_on_both_sides_of_a_drawer_need_sticky_drawers() -> None:
    with pytest.raises(InvalidPosition, match="gems-on-both-sides"):
        given("french 2 T.N=1D/1D rest=B.E")
    assert given("french[sticky_drawers=0.5] 2 T.E=1D/1D rest=B.E").drawer("T.E") == "1D/1D"


@pytest.mark.rule("MT-2.3")
def test_an_alarm_that_shares_a_drawer_with_gems_is_on_their_side() -> None:
    with pytest.raises(InvalidPosition, match="alarm-apart-from-gems"):
        given("french 2 T.E=!1/2D rest=B.E")


@pytest.mark.rule("MT-2.3", "MT-1.2")
@editions()
@pytest.mark.parametrize("players", [2, 5, 8])
def test_no_gem_is_lost_and_none_ever_lie_on_both_sides(edition: str, players: int) -> None:
    rules = GAME.ruleset(edition)
    at_the_start = (rules.diamonds_needed(players), rules.sapphires_needed(players), 6)
    whim = Chance.of(f"{edition} {players}")
    table = dealt(edition, players)
    turns = 0
    while turns < amount(quick=30, usual=150, soak=2_000):
        if table.ending is not None:
            table = dealt(edition, players, secret=f"after {turns} turns")
        seat = whim.choice(table.deciders)
        table.when(f"{seat} {whim.choice(table.legal(seat))}")
        if table.phase != "open":
            continue
        turns += 1
        assert table.white(table.deciders[0]) != "-"  # each turn starts with an imitation
        assert all_gems(table) == at_the_start
        for place in PLACES:
            above, below = (re.sub(r"\(R\)", "", side) for side in table.drawer(place).split("/"))
            assert not (above and below)


def all_gems(table: Table) -> tuple[int, int, int]:
    """Count the diamonds, sapphires and rubies on all pillows and in all drawers."""
    texts = [table.red, *(table.drawer(place).replace("(R)", " 1R") for place in PLACES)]
    for seat in every_seat(table.state.players):
        texts += [table.white(seat), table.black(seat)]
    counts = Counter[str]()
    for count, kind in re.findall(r"(\d+)([DSR])", " ".join(texts)):
        counts[kind] += int(count)
    return counts["D"], counts["S"], counts["R"]


# MT-2.4 Secret compartments


@pytest.mark.rule("MT-2.4")
@pytest.mark.parametrize("place", [place for place in PLACES if place[2] in "NS"])
@pytest.mark.parametrize("contents", ["(R)/", "/(R)"])
def test_a_long_drawer_has_a_secret_compartment_above_and_one_below(
    place: str, contents: str
) -> None:
    assert given(f"french 2 {place}={contents} rest=B.E").drawer(place) == contents


@pytest.mark.rule("MT-2.4", "MT-2.2")
@pytest.mark.parametrize("place", [place for place in PLACES if place[2] in "EW"])
@pytest.mark.parametrize("contents", ["(R)/", "/(R)"])
def test_a_short_drawer_has_none(place: str, contents: str) -> None:
    with pytest.raises(InvalidPosition, match="ruby-in-short-drawer"):
        given(f"french 2 {place}={contents} rest=B.N")


@pytest.mark.rule("MT-2.4")
@pytest.mark.parametrize("contents", ["(D)/", "(S)/", "/(2R)", "1R/", "/1R"])
def test_rubies_and_secret_compartments_belong_together(contents: str) -> None:
    with pytest.raises(InvalidNotation):
        given(f"french 2 T.N={contents} rest=B.E")


@pytest.mark.rule("MT-2.4", "MT-11.1")
@editions()
@pytest.mark.parametrize("character", "SJG")
def test_only_a_master_thief_reaches_a_secret_compartment(edition: str, character: str) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen={character},D T.N=1D(R)/ rest=B.E")
    table.when("0 open T.N")
    assert "look" not in table.legal(0)
    assert table.refused("0 look") == "MT-2.4"
    assert "(R)/" in table.drawer("T.N")


# MT-2.5 Rotating


@pytest.mark.rule("MT-2.5")
@editions()
@pytest.mark.parametrize(
    ("rotation", "result"),
    [
        ("rotate 1 cw", "dabc efgh ijkl"),
        ("rotate 1 ccw", "bcda efgh ijkl"),
        ("rotate 2 cw", "dabc hefg ijkl"),
        ("rotate 2 ccw", "bcda fghe ijkl"),
    ],
)
def test_a_rotation_turns_the_top_or_the_top_two_levels_by_a_quarter(
    edition: str, rotation: str, result: str
) -> None:
    table = moving(edition=edition)
    assert standing(table) == "abcdefghijkl"
    assert standing(table.when(f"0 {rotation}")) == result.replace(" ", "")


@pytest.mark.rule("MT-2.5")
def test_clockwise_goes_from_north_to_east_to_south_to_west() -> None:
    tokens = "T.N=1D/(R) T.E=2D/ T.S=3D/(R) T.W=4D/ rest=B.E"
    table = moving(tokens=tokens).when("0 rotate 1 cw")
    assert [table.drawer(f"T.{side}") for side in "ESWN"] == ["1D/(R)", "2D/", "3D/(R)", "4D/"]


@pytest.mark.rule("MT-2.5")
@pytest.mark.parametrize("rotation", ROTATIONS)
@pytest.mark.parametrize("start", ["000^", "000v", "123^", "231v"])
def test_a_rotation_never_changes_which_side_is_up(rotation: str, start: str) -> None:
    table = moving(start, "T.N=2D/ T.S=/1D M.E=1S/ M.W=/1S rest=B.E")
    table.when(f"0 {rotation}")
    halves = [table.drawer(place).replace("(R)", "").split("/") for place in PLACES]
    assert sorted(above for above, _ in halves if above) == ["1S", "2D", "9D"]
    assert sorted(below for _, below in halves if below) == ["1D", "1S"]


@pytest.mark.rule("MT-2.5")
@editions()
def test_only_the_top_and_the_top_two_can_be_rotated(edition: str) -> None:
    assert [word for word in moving(edition=edition).legal(0) if "rotate" in word] == ROTATIONS


@pytest.mark.rule("MT-2.5")
@pytest.mark.parametrize(
    "word", ["rotate 0 cw", "rotate 3 cw", "rotate M cw", "rotate 1 180", "rotate 1"]
)
def test_no_other_level_and_no_half_turn_has_a_word(word: str) -> None:
    with pytest.raises(InvalidNotation):
        GAME.action_of_word(word)


# MT-2.6 Turning the box over


@pytest.mark.rule("MT-2.6")
@editions()
def test_turning_over_swaps_top_and_bottom_and_north_and_south(edition: str) -> None:
    assert standing(moving(edition=edition).when("0 flip")) == "kjilgfehcbad"


@pytest.mark.rule("MT-2.6")
@pytest.mark.parametrize("place", PLACES)
def test_where_each_drawer_goes(place: str) -> None:
    table = moving(tokens=f"{place}=3D1S/ rest={'M.E' if place == 'B.E' else 'B.E'}")
    table.when("0 flip")
    goes_to = f"{OVER[place[0]]}.{OVER[place[2]]}"
    assert table.drawer(goes_to) == "/3D1S"


@pytest.mark.rule("MT-2.6", "MT-2.3")
@editions()
def test_two_diamonds_at_the_top_north_are_found_below_at_the_bottom_south(edition: str) -> None:
    table = moving(tokens="T.N=2D/(R) T.E=1D/ rest=M.W", edition=edition)
    table.when("0 flip")
    assert table.drawer("B.S") == "(R)/2D"
    assert table.drawer("B.E") == "/1D"
    assert table.drawer("T.N") == "(R)/"


@pytest.mark.rule("MT-2.6")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_box_is_turned_over_in_the_same_way_whoever_does_it(seat: Seat) -> None:
    chosen = ",".join("T" if other == seat else "D" for other in range(4))
    table = given(f"french 4 phase=move actor={seat} chosen={chosen} rest=B.E")
    assert standing(table.when(f"{seat} flip")) == "kjilgfehcbad"


# MT-2.7 Where "top" is


@pytest.mark.rule("MT-2.7")
@editions()
def test_after_turning_over_the_old_bottom_is_the_level_that_rotates_alone(edition: str) -> None:
    table = moving("000v", edition=edition)
    assert standing(table) == "kjilgfehcbad"
    assert standing(table.when("0 rotate 1 cw")) == "lkjigfehcbad"


@pytest.mark.rule("MT-2.7")
def test_after_turning_over_the_top_two_are_the_old_bottom_and_the_middle() -> None:
    assert standing(moving("000v").when("0 rotate 2 ccw")) == "jilkfehgcbad"


@pytest.mark.rule("MT-2.7")
def test_the_box_can_stand_in_128_positions() -> None:
    reached, frontier = {HOME}, [HOME]
    while frontier:
        start = frontier.pop()
        for move in MOVES:
            if (there := after(start, move)) not in reached:
                reached.add(there)
                frontier.append(there)
    views = [moving(position).view(None) for position in reached]
    assert len(reached) == len({(view.grains, view.turned_over) for view in views}) == 128


@pytest.mark.rule("MT-2.5", "MT-2.6", "MT-2.7")
@for_all(moves=st.lists(st.sampled_from(MOVES), max_size=12))
@settings(deadline=None)
def test_any_moves_can_be_undone_one_by_one(moves: list[str]) -> None:
    back = [UNDONE_BY[move] for move in reversed(moves)]
    assert after_all(HOME, moves + back) == HOME


@pytest.mark.rule("MT-2.5", "MT-2.6", "MT-2.7")
@for_all(moves=st.lists(st.sampled_from(MOVES), max_size=12), rotation=st.sampled_from(ROTATIONS))
@settings(deadline=None)
def test_two_turnings_over_or_four_equal_rotations_are_nothing(
    moves: list[str], rotation: str
) -> None:
    start = after_all(HOME, moves)
    assert after_all(start, ["flip", "flip"]) == start
    assert after_all(start, [rotation] * 4) == start
    assert after_all(start, [rotation] * 2) != start


@pytest.mark.rule("MT-2.5", "MT-2.6", "MT-2.7")
@for_all(moves=st.lists(st.sampled_from(MOVES), max_size=12))
@settings(deadline=None)
def test_the_box_moves_as_the_rulebook_says_wherever_it_stands(moves: list[str]) -> None:
    wood = dict(zip(PLACES, ALL_DRAWERS, strict=True))
    for move in moves:
        wood = {moved(place, move): grain for place, grain in wood.items()}
    assert standing(moving(after_all(HOME, moves))) == "".join(wood[place] for place in PLACES)


def moved(place: str, move: str) -> str:
    """Where the drawer at a place goes, in the words of MT-2.5 and MT-2.6."""
    level, side = place.split(".")
    if move == "flip":
        return f"{OVER[level]}.{OVER[side]}"
    _, levels, direction = move.split()
    if level not in "TM"[: int(levels)]:
        return place
    quarters = 1 if direction == "cw" else 3
    for _ in range(quarters):
        side = CLOCKWISE[side]
    return f"{level}.{side}"


# MT-2.8 The grain of the wood


@pytest.mark.rule("MT-2.8")
@editions()
def test_the_grain_can_be_seen_in_every_edition(edition: str) -> None:
    table = dealt(edition, 3)
    assert GAME.ruleset(edition).plain_wood is False
    for viewer in (None, 0, 1, 2):
        assert sorted(table.view(viewer).grains) == list(range(12))  # no two alike
        assert table.view(viewer).grains == table.view(None).grains


@pytest.mark.rule("MT-2.8")
def test_each_table_has_its_own_box() -> None:
    assert len({dealt("french", 2, secret=f"box {n}").view(None).grains for n in range(20)}) == 20


@pytest.mark.rule("MT-2.8")
def test_the_grain_travels_with_the_drawer_and_is_turned_on_its_head() -> None:
    table = moving(tokens="T.N=2D/ grain=lkjihgfedcba rest=B.E")
    assert not table.view(1).turned_over
    table.when("0 rotate 1 cw", "0 flip")
    assert table.drawer("B.E") == "/2D"
    assert table.view(1).grains[PLACES.index("B.E")] == ALL_DRAWERS.index("l")
    assert table.view(1).turned_over


@pytest.mark.rule("MT-2.8")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_plain_wood_shows_no_grain_and_not_which_side_is_up(viewer: Viewer) -> None:
    table = dealt("french", 2, plain_wood=True)
    assert table.view(viewer).grains is None
    assert table.view(viewer).turned_over is None


@pytest.mark.rule("MT-2.8")
def test_in_plain_wood_a_drawer_is_known_only_by_its_place() -> None:
    alike = [
        given(f"french[plain_wood=true] 2 box={position} grain={grain} rest=B.E")
        for position, grain in (("000^", "abcdefghijkl"), ("312v", "cdefghijklab"))
    ]
    for viewer in (None, 0, 1):
        assert alike[0].view(viewer) == alike[1].view(viewer)


@pytest.mark.rule("MT-2.8", "MT-2.5")
def test_plain_wood_turns_as_any_wood_does() -> None:
    table = moving(tokens="T.N=2D/ rest=B.E", edition="french[plain_wood=true]")
    table.when("0 rotate 1 cw", "0 flip")
    assert table.drawer("B.E") == "/2D"
