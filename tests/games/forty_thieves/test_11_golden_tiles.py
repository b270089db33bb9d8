"""FT-11 Three Tales: the golden tiles, and when they act."""

import pytest

from larceny.games.forty_thieves.events import (
    BoardLaid,
    Failed,
    GoldenActed,
    GoldenDrawn,
    HandsPassed,
    Laid,
    MerchantCame,
    MerchantTook,
    SapphireTileKept,
    Shown,
)
from larceny.games.forty_thieves.pieces import GOLDEN
from larceny.kernel.errors import InvalidNotation
from larceny.kernel.events import Event, Seat, Viewer

from .boards import board, board_at
from .table import Table, dealt, editions, given

TALES = ["$m", "$g", "$s"]
WITH_LEADERS = "leaders[three_tales=true]"
STACK = "ys,yc,ym,yh,yt"


def tale(tokens: str, players: int = 2, rules: str = "three_tales") -> Table:
    """Set up a table; the stack is named where the golden tiles are not to come up by chance."""
    stack = "" if "stack=" in tokens else f"stack={STACK}"
    return given(f"{rules} {players} {tokens} {stack}")


def sorted_hand(table: Table, seat: Seat) -> list[str]:
    """Return a hand without its order."""
    return sorted(table.hand(seat).split())


def gone(table: Table) -> list[str]:
    """List the golden tiles that have acted."""
    told: list[str] = table.view(None).to_json()["gone"]
    return told


def kinds(table: Table, *wanted: type[Event]) -> list[type[Event]]:
    """List the kinds of what happened, in order, as far as it is of interest."""
    return [type(event) for event in table.events if isinstance(event, wanted)]


def acted(table: Table, golden: str) -> bool:
    """Say whether exactly this golden tile acted just now, in its own way; let the Genie be."""
    fronts = [event.to_json()["front"] for event in table.happened(GoldenActed)]
    came = {
        "$m": bool(table.happened(MerchantCame)),
        "$s": bool(table.happened(HandsPassed)),
        "$g": table.phase == "wish",
    }
    if came["$g"]:
        table.when(f"{table.active} pass")
    return fronts == [golden] and [tile for tile, here in came.items() if here] == [golden]


# FT-11.1 Golden tiles ---------------------------------------------------------------------------


@pytest.mark.rule("FT-11.1", "FT-3.2")
@editions()
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_golden_tiles_are_shuffled_in_or_stay_in_the_pouch(
    edition: str, players: int
) -> None:
    table = dealt(edition, players)
    state = table.state
    assert state.rules.three_tales is (edition == "three_tales")
    golden = [state.deck[tile] for tile in state.all_tiles() if state.deck[tile] in GOLDEN]
    assert sorted(golden) == (list(GOLDEN) if edition == "three_tales" else [])
    (laid,) = table.happened(BoardLaid)
    assert len(laid.jars) == 16
    if edition != "family":
        assert laid.stack == (47 if edition == "three_tales" else 44)


@pytest.mark.rule("FT-11.1")
@editions("standard", "leaders", "family")
@pytest.mark.parametrize("golden", TALES)
def test_without_the_rule_there_are_none(edition: str, golden: str) -> None:
    with pytest.raises(InvalidNotation):
        given(f"{edition} 2 {board(b2=golden)}")


@pytest.mark.rule("FT-11.1")
def test_they_are_shuffled_in_with_the_others() -> None:
    lying_on_the_board = set()
    for n in range(40):
        state = dealt("three_tales", 2, f"{n}").state
        lying_on_the_board |= {state.deck[tile] for tile in state.board} & set(GOLDEN)
    assert lying_on_the_board == set(GOLDEN)


@pytest.mark.rule("FT-11.1", "FT-2.1", "FT-2.4")
@pytest.mark.parametrize("golden", TALES)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_its_back_is_plain_gold_so_everyone_sees_what_it_is_but_not_which(
    golden: str, viewer: Viewer
) -> None:
    view = tale(board(b2=golden)).view(viewer).to_json()
    assert view["board"][5] == {"jar": "$", "front": None}
    view = tale(f"stack={golden},{STACK}").view(viewer).to_json()
    assert view["stack_top"] == "$"


# FT-11.2 When they act: drawn -------------------------------------------------------------------


@pytest.mark.rule("FT-11.2")
@pytest.mark.parametrize("golden", ["$m", "$g"])
@pytest.mark.parametrize("at", [0, 1])
def test_one_that_is_drawn_is_put_aside_and_acts_then_the_drawing_goes_on(
    golden: str, at: int
) -> None:
    stack = ["ys", "yc", "ym"]
    stack.insert(at, golden)
    table = tale(f"phase=draw hands=rs;yh stack={','.join(stack)}").when("0 keep")
    if golden == "$g":
        assert table.phase == "wish"
        assert table.hand(0).split() == ["rs", "ys"][: 1 + at]
    assert acted(table, golden)
    assert (table.hand(0), table.phase, table.active) == ("rs ys yc", "glimpse", 0)
    assert gone(table) == [golden]


@pytest.mark.rule("FT-11.2")
@pytest.mark.parametrize("golden", TALES)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_one_that_is_drawn_is_shown_to_everyone(golden: str, viewer: Viewer) -> None:
    table = tale(f"phase=draw hands=rs,rc;yh stack={golden},{STACK}").when("0 keep")
    told = [told for told in table.witnessed(viewer) if told["event"] == "GoldenDrawn"]
    assert told == [{"event": "GoldenDrawn", "seat": 0, "front": golden}]
    drew = [told for told in table.witnessed(viewer) if told["event"] == "Drew"]
    assert golden not in [told["front"] for told in drew]


@pytest.mark.rule("FT-11.2")
def test_a_golden_tile_below_the_third_tile_is_not_drawn() -> None:
    table = tale("phase=draw hands=rs;yh stack=ys,yc,$g,ym").when("0 keep")
    assert (table.hand(0), table.phase) == ("rs ys yc", "glimpse")
    assert table.view(None).to_json()["stack_top"] == "$"


@pytest.mark.rule("FT-11.2")
def test_all_three_may_be_drawn_one_after_the_other() -> None:
    table = tale("phase=draw hands=rs,rc;gs stack=$m,$s,$g,ys,yc").when("0 keep")
    drawn = [event.to_json()["front"] for event in table.happened(GoldenDrawn)]
    assert drawn == gone(table) == ["$m", "$s", "$g"]
    assert (table.phase, table.hand(0), table.hand(1)) == ("wish", "gs", "rs rc")
    table.when("0 pass")
    assert (table.hand(0), table.phase) == ("gs ys yc", "glimpse")


@pytest.mark.rule("FT-11.2", "FT-4.2")
def test_also_one_drawn_without_a_question() -> None:
    table = tale("phase=steal hands=rs;- stack=ys,$g,yc,ym").when("0 pass")
    assert (table.active, table.phase, table.hand(1)) == (1, "wish", "ys")
    table.when("1 pass")
    assert (table.hand(1), table.phase) == ("ys yc ym", "glimpse")


# FT-11.2 When they act: taken from the board ----------------------------------------------------


@pytest.mark.rule("FT-11.2", "FT-6.2")
@pytest.mark.parametrize("golden", TALES)
@pytest.mark.parametrize(("hand", "after"), [("rs,rc,rm", 3), ("rs,rc", 2), ("rs", 1)])
def test_one_that_is_gained_by_a_replace_counts_as_drawn(
    golden: str, hand: str, after: int
) -> None:
    other = ",".join(["gs", "gc", "gm"][: after - 1]) or "-"
    table = tale(f"phase=action {board(b2=golden)} hands={hand};{other}")
    table.when("0 replace 1 b2")
    assert acted(table, golden)
    assert (table.front("b2"), table.face_up, gone(table)) == ("rs", [], [golden])
    left, new = hand.split(",")[1:], other.replace("-", "").split(",")
    kept = [tile for tile in (new if golden == "$s" else left) if tile]
    assert sorted_hand(table, Seat(0)) == sorted([*kept, "ys"])  # one is drawn in its place
    assert table.phase == "steal"


@pytest.mark.rule("FT-11.2", "FT-6.2")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_it_is_shown_to_everyone(viewer: Viewer) -> None:
    table = tale(f"phase=action {board(b2='$m')} hands=rs;-").when("0 replace 1 b2")
    assert "$m" in [told.get("front") for told in table.witnessed(viewer)]


@pytest.mark.rule("FT-11.2", "FT-11.9")
@pytest.mark.parametrize(
    ("other", "hand"), [("gs,gc,gm", "gs gc gm"), ("gs,gc", "gs gc ys"), ("-", "ys")]
)
def test_one_tile_is_drawn_only_if_the_hand_is_below_three(other: str, hand: str) -> None:
    table = tale(f"phase=action {board(b2='$s')} hands=rs,rc,rm;{other}").when("0 replace 1 b2")
    assert (table.hand(0), sorted_hand(table, Seat(1))) == (hand, ["rc", "rm"])


@pytest.mark.rule("FT-11.2")
def test_if_the_tile_drawn_in_its_place_is_golden_it_acts_and_is_replaced_again() -> None:
    table = tale(f"phase=action {board(b2='$m')} hands=rs,rc,rm;- stack=$g,$s,ys,yc")
    table.when("0 replace 1 b2")
    assert (table.phase, gone(table)) == ("wish", ["$m", "$g"])
    table.when("0 pass")  # Sinbad is drawn for the Genie, and one tile for Sinbad
    assert (table.hand(0), sorted_hand(table, Seat(1))) == ("ys", ["rc", "rm"])
    assert (table.phase, gone(table)) == ("steal", TALES)


@pytest.mark.rule("FT-11.2", "FT-10.2")
@pytest.mark.parametrize("golden", TALES)
def test_one_that_is_gained_by_leading_counts_as_drawn(golden: str) -> None:
    table = tale(f"phase=action {board(b2=golden)} hands=r!,rc;gs,gc", rules=WITH_LEADERS)
    table.when("0 lead 1 b2")
    assert acted(table, golden)
    assert (table.front("b2"), table.face_up, gone(table)) == ("r!", ["b2"], [golden])
    assert sorted_hand(table, Seat(0)) == sorted(
        [*(["gs", "gc"] if golden == "$s" else ["rc"]), "ys"]
    )
    assert table.phase == "action"  # the action is still to come
    assert "replace 1 a1" in table.legal(0)


# FT-11.2 When they act: glimpsed ----------------------------------------------------------------


@pytest.mark.rule("FT-11.2", "FT-5.1")
@pytest.mark.parametrize("golden", TALES)
def test_one_that_is_glimpsed_leaves_the_board_and_acts(golden: str) -> None:
    table = tale(f"{board(b2=golden)} hands=rs;gs")
    stack = table.stack
    table.when("0 glimpse b2")
    assert kinds(table, Shown, Laid, GoldenActed) == [Shown, Laid, GoldenActed]
    assert acted(table, golden)
    assert (table.front("b2"), table.face_up, table.stack) == ("ys", [], stack - 1)
    assert (table.phase, gone(table)) == ("action", [golden])


@pytest.mark.rule("FT-11.2")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everyone_sees_it_and_nobody_the_tile_that_fills_its_gap(viewer: Viewer) -> None:
    table = tale(board(b2="$m")).when("0 glimpse b2")
    (shown,) = [told for told in table.witnessed(viewer) if told["event"] == "Shown"]
    assert (shown["squares"], shown["fronts"]) == (["b2"], ["$m"])
    assert "ys" not in [told.get("front") for told in table.witnessed(viewer)]
    assert table.view(viewer).to_json()["board"][5]["front"] is None


@pytest.mark.rule("FT-11.2", "FT-5.6")
@pytest.mark.parametrize("golden", TALES)
def test_one_that_a_lantern_on_the_board_lights_acts(golden: str) -> None:
    table = tale(f"{board(a1='L', b1=golden, a2='D')} hands=rs;gs").when("0 glimpse a1")
    assert acted(table, golden)
    assert (table.front("a1"), table.front("b1"), table.front("a2")) == ("L", "ys", "D")
    assert (table.face_up, table.phase) == ([], "action")
    assert table.hand(0) == ("gs" if golden == "$s" else "rs")  # the Dagger costs nothing


@pytest.mark.rule("FT-11.2", "FT-5.5")
def test_of_four_neighbours_only_those_that_are_lit_act() -> None:
    neighbours = board(b2="L", b1="$s", a2="$m", c2="$g")
    table = tale(f"{neighbours} hands=rs;gs")
    table.when("0 glimpse b2", "0 reveal a2", "0 reveal b3", "0 reveal b1")
    assert (gone(table), table.front("c2")) == (["$s", "$m"], "$g")
    assert table.phase == "action"


@pytest.mark.rule("FT-11.2", "FT-5.8")
@pytest.mark.parametrize("golden", TALES)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_one_that_is_seen_by_a_lantern_from_the_hand_acts(golden: str, viewer: Viewer) -> None:
    table = tale(f"{board(b2=golden, b3='A')} hands=L,rs;-").when("0 play 1", "0 peek b2 b3")
    told = table.witnessed(viewer)
    assert [t["fronts"] for t in told if t["event"] == "Shown"] == [[golden]]
    assert [t["front"] for t in told if t["event"] == "Glimpsed" and t["square"] == "b3"] == [
        "A" if viewer == 0 else None
    ]
    assert acted(table, golden)
    assert (table.front("b2"), table.front("b3"), table.phase) == ("ys", "A", "action")
    assert table.hand(1 if golden == "$s" else 0) == "rs"


@pytest.mark.rule("FT-11.2", "FT-7.4")
def test_under_a_lantern_that_is_cancelled_it_sleeps_on() -> None:
    table = tale(f"{board(b2='$m')} hands=L;D").when("0 play 1", "0 peek b2 b3", "1 dagger 1")
    assert (table.front("b2"), gone(table), table.phase) == ("$m", [], "action")


# FT-11.2 When they act: in a steal --------------------------------------------------------------


@pytest.mark.rule("FT-11.2", "FT-8.8")
@pytest.mark.parametrize("place", ["5", "row 2"])
@pytest.mark.parametrize("golden", TALES)
def test_one_that_is_turned_up_in_a_steal_acts_after_the_failure(golden: str, place: str) -> None:
    four = f"rs^ {golden} rm rh" if place == "5" else f"rs^ rm {golden} rh"
    table = tale(f"phase=steal {board_at(place, four)} hands=rs;gs").when(f"0 steal {place}")
    assert kinds(table, Failed, Laid, GoldenActed) == [Failed, Laid, GoldenActed]
    assert (table.eyes(0), table.face_up, table.front("c2")) == ((1, 0), [], "ys")
    if golden == "$g":
        assert (table.phase, table.active) == ("wish", 0)  # before the turn ends
    assert acted(table, golden)
    assert (table.active, table.phase, gone(table)) == (1, "draw", [golden])
    assert table.hand(0) == ("gs" if golden == "$s" else "rs")


@pytest.mark.rule("FT-11.2", "FT-11.7")
def test_the_genie_may_take_away_the_evil_eye_that_the_steal_has_cost() -> None:
    table = tale(f"phase=steal {board_at('5', 'rs $g rm rh')} hands=rs;gs eyes=1,0")
    table.when("0 steal 5")
    assert (table.eyes(0), table.legal(0)) == ((2, 0), ["pass", "wish eyes", "wish turn"])
    table.when("0 wish eyes")
    assert (table.eyes(0), table.active) == ((0, 0), 1)


@pytest.mark.rule("FT-11.2", "FT-11.4")
def test_the_merchant_who_came_in_a_steal_takes_his_corner_at_the_end_of_that_turn() -> None:
    table = tale(f"phase=steal {board_at('5', 'rs $m rm rh')} hands=rs;gs").when("0 steal 5")
    assert kinds(table, Failed, MerchantCame, MerchantTook)[:3] == [
        Failed,
        MerchantCame,
        MerchantTook,
    ]
    assert (table.gems, table.state.loot) == ("12345689", 1)


# FT-11.2 Several together -----------------------------------------------------------------------


@pytest.mark.rule("FT-11.2")
@pytest.mark.parametrize(
    ("tiles", "order"),
    [
        ({"b2": "$g", "c2": "$s"}, ["$g", "$s"]),
        ({"b2": "$s", "c2": "$g"}, ["$s", "$g"]),
        ({"c2": "$g", "b3": "$s"}, ["$g", "$s"]),  # row by row
        ({"c2": "$s", "b3": "$g"}, ["$s", "$g"]),
        ({"b2": "$s", "b3": "$g", "c3": "$m"}, ["$s", "$g", "$m"]),
    ],
)
def test_golden_tiles_act_from_left_to_right_and_from_top_to_bottom(
    tiles: dict[str, str], order: list[str]
) -> None:
    table = tale(f"phase=steal {board(**tiles)} hands=rs;gs").when("0 steal 5")
    assert table.eyes(0) == (1, 0)  # one failure, whatever their number
    assert [laid.to_json()["square"] for laid in table.happened(Laid)] == list(tiles)
    at_the_wish = order.index("$g")
    assert (table.phase, gone(table)) == ("wish", order[: at_the_wish + 1])
    assert table.hand(0) == ("gs" if "$s" in order[:at_the_wish] else "rs")
    table.when("0 pass")
    assert (gone(table), table.hand(0), table.active) == (order, "gs", 1)


@pytest.mark.rule("FT-11.2", "FT-5.6")
def test_golden_tiles_and_sapphires_leave_the_board_first_then_the_golden_tiles_act() -> None:
    table = tale(f"{board(a1='L', b1='$m', a2='S')} hands=rs;gs").when("0 glimpse a1")
    order = kinds(table, Laid, SapphireTileKept, GoldenActed, MerchantCame)
    assert order == [SapphireTileKept, Laid, Laid, GoldenActed, MerchantCame]
    assert (table.front("b1"), table.front("a2"), table.kept(0)) == ("ys", "yc", 1)


@pytest.mark.rule("FT-11.2", "FT-5.8")
@pytest.mark.parametrize(("b2", "b3"), [("$g", "S"), ("S", "$g"), ("$g", "$m"), ("$m", "$g")])
def test_under_a_lantern_from_the_hand_too(b2: str, b3: str) -> None:
    table = tale(f"{board(b2=b2, b3=b3)} hands=L,rs;-").when("0 play 1", "0 peek b2 b3")
    assert (table.front("b2"), table.front("b3"), table.phase) == ("ys", "yc", "wish")
    assert table.kept(0) == ("S" in (b2, b3))
    table.when("0 pass")
    assert gone(table) == [tile for tile in (b2, b3) if tile != "S"]
    assert table.phase == "action"


# FT-11.2 When they sleep ------------------------------------------------------------------------


@pytest.mark.rule("FT-11.2", "FT-5.4")
@pytest.mark.parametrize("golden", TALES)
def test_one_that_fills_a_gap_sleeps_on(golden: str) -> None:
    table = tale(f"{board(b2='S')} hands=rs;gs stack={golden},ys").when("0 glimpse b2")
    assert (table.front("b2"), table.phase, gone(table)) == (golden, "action", [])
    assert table.view(1).to_json()["board"][5] == {"jar": "$", "front": None}


@pytest.mark.rule("FT-11.2", "FT-8.10")
def test_also_after_a_line_and_all_three_of_them() -> None:
    table = tale(f"phase=steal {board_at('row 1')} hands=rs;gs stack=$m,ys,$g,$s")
    table.when("0 steal row 1", "0 take 1")
    assert [table.front(square) for square in ("a1", "b1", "c1", "d1")] == ["$m", "ys", "$g", "$s"]
    assert (gone(table), table.active, table.phase) == ([], 1, "draw")


@pytest.mark.rule("FT-11.2")
def test_also_where_it_fills_the_gap_of_another_golden_tile() -> None:
    table = tale(f"{board(b2='$m')} hands=rs;gs stack=$g,ys").when("0 glimpse b2")
    assert (table.front("b2"), gone(table), table.phase) == ("$g", ["$m"], "action")


@pytest.mark.rule("FT-11.2", "FT-6.3")
@pytest.mark.parametrize("golden", TALES)
def test_one_that_is_moved_by_an_interchange_sleeps_on(golden: str) -> None:
    table = tale(f"phase=action {board(b2=golden)} hands=rs;gs").when("0 interchange b2 c3")
    assert (table.front("c3"), gone(table), table.phase) == (golden, [], "steal")
    assert table.view(1).to_json()["board"][10]["jar"] == "$"


@pytest.mark.rule("FT-11.2")
def test_where_it_sleeps_it_may_be_glimpsed_later() -> None:
    table = tale(f"{board(b2='S')} hands=rs,rc,rm;gs,gc,gm stack=$m,ys").when("0 glimpse b2")
    table.when("0 pass", "0 pass", "1 keep", "1 glimpse b2")
    assert gone(table) == ["$m"]


@pytest.mark.rule("FT-11.2", "FT-7.5")
@pytest.mark.parametrize("golden", TALES)
def test_no_dagger_stops_a_golden_tile(golden: str) -> None:
    table = tale(f"{board(b2=golden)} hands=rs;D;D;D", players=4).when("0 glimpse b2")
    assert acted(table, golden)
    assert (table.phase, table.deciders) == ("action", (0,))


@pytest.mark.rule("FT-11.2", "FT-4.3")
def test_once_it_has_acted_it_never_comes_back() -> None:
    tokens = "phase=draw hands=rs;gs gone=$m,$g,$s stack=- unnamed=discards"
    table = tale(tokens)
    discards = len(table.discards.split())
    table.when("0 keep")
    assert table.stack == discards - 2
    assert gone(table) == TALES
    fronts = [table.state.deck[tile] for tile in (*table.state.stack, *table.state.hands[0])]
    assert not set(fronts) & set(GOLDEN)


@pytest.mark.rule("FT-11.2", "FT-11.3")
@pytest.mark.parametrize("golden", TALES)
def test_only_the_merchants_stays_beside_the_board(golden: str) -> None:
    table = tale(f"{board(b2=golden)} hands=rs;gs").when("0 glimpse b2")
    assert acted(table, golden)
    assert (table.view(None).merchant is not None) is (golden == "$m")
