"""FT-5: a look at one tile, or at two with a Lantern; and what the tiles on the board then do."""

from itertools import combinations, permutations

import pytest

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.events import (
    Aimed,
    Discarded,
    Glimpsed,
    HandsPassed,
    Laid,
    SapphireTileKept,
    Shown,
)
from larceny.kernel.errors import InvalidNotation, InvalidRuleset
from larceny.kernel.events import SPECTATOR, Seat, Viewer, every_seat

from .table import Table, editions, given

VIEWERS = (SPECTATOR, *every_seat(3))
SQUARES = [column + row for row in "1234" for column in "abcd"]
THIEVES = [colour + symbol for colour in "rgby" for symbol in "scmht"]
INTERCHANGES = 42
OPEN_TILES = ["rs^", "rc^", "rt^", "rh^", "bs^", "bc^", "bm^", "bh^"]
OPEN_TILES += ["ys^", "yc^", "yh^", "yt^", "gs^", "gc^", "gm^", "gt^"]


def board_with(tiles: dict[str, str]) -> str:
    """Write a board on which some squares are named."""
    rows = [",".join(tiles.get(column + row, ".") for column in "abcd") for row in "1234"]
    return f"board={'/'.join(rows)}"


def neighbours(square: str, adjacency: str) -> list[str]:
    """List the squares next to a square: those that share a side, or touch at a corner, too."""
    found = []
    for other in SQUARES:
        right, down = abs(ord(square[0]) - ord(other[0])), abs(int(square[1]) - int(other[1]))
        reach = max(right, down) if adjacency == "eight" else right + down
        if reach == 1:
            found.append(other)
    return found


def glimpse(
    tiles: dict[str, str], tokens: str = "hands=gh,bt;D;rs", rules: str = "standard"
) -> Table:
    """Seat 0 of three is about to glimpse."""
    return given(f"{rules} 3 {board_with(tiles)} {tokens}")


def seen(table: Table, viewer: Viewer) -> dict[str, str]:
    """Tell which tiles on the board a viewer was shown, or looked at, in the last `when`."""
    found: dict[str, str] = {}
    for event in table.witnessed(viewer):
        if event["event"] == "Glimpsed" and event["front"] is not None:
            found[event["square"]] = event["front"]
        elif event["event"] == "Shown":
            found |= zip(event["squares"], event["fronts"], strict=True)
    return found


# FT-5.1 One face-down tile, or none


@pytest.mark.rule("FT-5.1")
@editions()
def test_you_may_look_at_one_tile_or_pass(edition: str) -> None:
    table = given(f"{edition} 2 hands=gm,rs,bc;-")
    assert table.legal(0) == [*(f"glimpse {square}" for square in SQUARES), "pass"]


@pytest.mark.rule("FT-5.1")
@pytest.mark.parametrize("square", SQUARES)
def test_a_tile_that_lies_face_up_cannot_be_glimpsed(square: str) -> None:
    table = glimpse({square: "gm^"})
    assert sorted(table.legal(0)) == sorted(
        [*(f"glimpse {other}" for other in SQUARES if other != square), "pass"]
    )
    assert table.refused(f"0 glimpse {square}") == "FT-5.1"


@pytest.mark.rule("FT-5.1")
def test_who_passes_sees_nothing() -> None:
    table = glimpse({"b2": "S"}).when("0 pass")
    assert (table.phase, table.deciders) == ("action", (0,))
    assert [seen(table, viewer) for viewer in VIEWERS] == [{}] * 4


@pytest.mark.rule("FT-5.1", "FT-5.7")
def test_instead_you_may_play_a_lantern_but_not_do_both() -> None:
    tokens = "hands=gh,L,L;-;-"
    assert set(glimpse({}, tokens).legal(0)) >= {"glimpse b2", "play 2", "play 3", "pass"}
    glimpsed = glimpse({"b2": "gm"}, tokens).when("0 glimpse b2")
    assert glimpsed.refused("0 play 2") == "FT-5.7"
    played = glimpse({"b2": "gm"}, tokens).when("0 play 2", "0 peek b2 b3")
    assert played.refused("0 glimpse c2") == "FT-5.1"
    assert played.refused("0 play 2") == "FT-5.7"


@pytest.mark.rule("FT-5.1", "FT-5.4")  # U-21
@pytest.mark.parametrize("front", ["gm", *"LSADE"])
def test_whatever_you_find_you_get_no_second_glimpse(front: str) -> None:
    table = glimpse({"a1": front}).when("0 glimpse a1")
    assert table.phase == "action"
    for square in ("a1", "b1", "d4"):
        assert table.refused(f"0 glimpse {square}") == "FT-5.1"


# FT-5.2 Thief, Amulet or Evil Eye


@pytest.mark.rule("FT-5.2")  # U-11: green hand
@pytest.mark.parametrize("front", [*THIEVES, "A", "E"])
def test_a_thief_an_amulet_or_an_evil_eye_is_your_secret(front: str) -> None:
    table = glimpse({"b2": front}, "hands=ys,yc;D;L")
    before = table.line
    table.when("0 glimpse b2")
    assert [seen(table, viewer) for viewer in VIEWERS] == [{}, {"b2": front}, {}, {}]
    assert (table.face_up, table.happened(Shown), table.phase) == ([], [], "action")
    assert table.line == before.replace("standard 3 ", "standard 3 phase=action ")


@pytest.mark.rule("FT-5.2")
@pytest.mark.parametrize("viewer", [None, 1, 2])
@pytest.mark.parametrize("tiles", [("rmrh", "rmgm", "rmA"), ("rtrs", "rtgt", "rtE")])
def test_the_others_see_only_which_tile_you_looked_at(
    viewer: Viewer, tiles: tuple[str, ...]
) -> None:
    tables = [glimpse({"b2": tile}, "hands=ys;-;-").when("0 glimpse b2") for tile in tiles]
    glimpsed = {"event": "Glimpsed", "seat": 0, "square": "b2", "with_lantern": False}
    for table in tables:
        assert table.witnessed(viewer) == [{**glimpsed, "front": None}]
        assert table.view(viewer).board == tables[0].view(viewer).board


@pytest.mark.rule("FT-5.2", "FT-12.2")
def test_in_the_family_game_it_is_always_your_secret() -> None:
    table = given("family 2 hands=gm;-")
    for square in SQUARES:
        twin = Table(GAME.copy(table.state)).when(f"0 glimpse {square}")
        assert (list(seen(twin, Seat(0))), seen(twin, Seat(1)), twin.phase) == (
            [square],
            {},
            "action",
        )


# FT-5.3 Dagger

HANDS = ["-", "gh", "gh,D", "S,A,E", "D,D,D"]


@pytest.mark.rule("FT-5.3")
@pytest.mark.parametrize("hand", HANDS)
def test_a_dagger_is_shown_to_everyone_and_costs_you_your_hand(hand: str) -> None:
    table = glimpse({"c3": "D"}, f"hands={hand};rs;bc,bm")
    stack = table.stack
    table.when("0 glimpse c3")
    assert [seen(table, viewer) for viewer in VIEWERS] == [{"c3": "D"}] * 4
    assert table.hand(0) == ""
    assert table.discards == hand.strip("-").replace(",", " ")
    assert (table.hand(1), table.hand(2), table.stack) == ("rs", "bc bm", stack)


@pytest.mark.rule("FT-5.3", "FT-4.3")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_others_see_the_jars_that_you_lose_and_not_what_they_hide(viewer: Viewer) -> None:
    table = glimpse({"c3": "D"}, "hands=rmA,rtrs;-;-").when("0 glimpse c3")
    (discarded,) = [event for event in table.witnessed(viewer) if event["event"] == "Discarded"]
    assert discarded == {"event": "Discarded", "seat": 0, "slots": [1, 2], "jars": ["rm", "rt"]}


@pytest.mark.rule("FT-5.3")
def test_then_the_dagger_is_put_back_face_down_in_its_place() -> None:
    table = glimpse({"b2": "rhD"}).when("0 glimpse b2")
    assert (table.tile("b2"), table.face_up) == ("rhD", [])
    assert not table.happened(Laid)


@pytest.mark.rule("FT-5.3", "FT-6.1", "FT-6.3")
@pytest.mark.parametrize("hand", HANDS)
def test_then_all_you_can_do_is_interchange_two_tiles_and_attempt_to_steal(hand: str) -> None:
    table = glimpse({"c3": "D"}, f"hands={hand};rs;bc").when("0 glimpse c3")
    words = table.legal(0)
    assert (table.phase, table.deciders) == ("action", (0,))
    assert sum(word.startswith("interchange") for word in words) == INTERCHANGES
    assert len(words) == INTERCHANGES + 1
    assert words[-1] == "pass"
    table.when("0 interchange a1 b1")
    assert (table.phase, "steal 5" in table.legal(0)) == ("steal", True)


@pytest.mark.rule("FT-5.3", "FT-4.5")
def test_your_hand_stays_empty_until_your_own_next_first_phase() -> None:
    table = given(f"standard 2 {board_with({'c3': 'D'})} hands=gh,bt;rs,bc,yh")
    table.when("0 glimpse c3", "0 pass", "0 pass", "1 keep", "1 pass", "1 pass")
    assert table.hand(0) == ""
    table.when("1 pass")
    assert (len(table.hand(0).split()), table.phase, table.deciders) == (3, "glimpse", (0,))


@pytest.mark.rule("FT-5.3", "FT-7.5")
@pytest.mark.parametrize("hands", ["D;-;-", "D;D;D", "gh;D;-"])
def test_no_dagger_in_a_hand_saves_you(hands: str) -> None:
    table = glimpse({"c3": "D"}, f"hands={hands}").when("0 glimpse c3")
    assert (table.phase, table.hand(0)) == ("action", "")
    assert len(table.happened(Discarded)) == 1


# FT-5.4 Sapphire

TWENTY = ",".join(f"{thief},{thief}" for thief in THIEVES[:10])


@pytest.mark.rule("FT-5.4")  # U-13
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_sapphire_tile_is_shown_to_everyone_and_put_into_your_hoard(viewer: Viewer) -> None:
    table = glimpse({"b2": "btS"}, f"hands=A;-;- stack={TWENTY} unnamed=discards")
    discards = table.discards
    table.when("0 glimpse b2")
    assert seen(table, viewer) == {"b2": "S"}
    assert ([table.kept(seat) for seat in range(3)], table.scores) == ([1, 0, 0], (1, 0, 0))
    assert table.view(viewer).to_json()["seats"][0]["sapphire_tiles"] == ["bt"]
    assert (table.stack, table.discards, table.gems) == (19, discards, "123456789")
    assert (table.front("b2"), table.face_up) == ("rs", [])
    assert table.view(viewer).board[5].front is None
    assert (table.hand(0), table.phase, table.deciders) == ("A", "action", (0,))


@pytest.mark.rule("FT-5.4", "FT-3.3")
@pytest.mark.parametrize("new", ["S", "D", "L"])
def test_you_get_no_glimpse_at_the_new_tile(new: str) -> None:
    table = glimpse({"b2": "S"}, f"hands=A;-;- stack={new}").when("0 glimpse b2")
    assert [event.square for event in table.happened(Laid)] == [5]
    assert (table.front("b2"), table.kept(0), table.hand(0)) == (new, 1, "A")
    assert (table.phase, table.refused("0 glimpse b2")) == ("action", "FT-5.1")


@pytest.mark.rule("FT-5.4")
def test_the_sapphire_tile_is_the_active_players() -> None:
    table = given(f"standard 3 active=2 {board_with({'b2': 'S'})} kept=S;-;S hands=-;-;gm")
    table.when("2 glimpse b2")
    assert [table.kept(seat) for seat in range(3)] == [1, 0, 2]


# FT-5.5 A Lantern on the board

ADJACENCIES = ["four", "eight"]


@pytest.mark.rule("FT-5.5")
@editions()
def test_in_every_edition_tiles_next_to_each_other_share_a_side(edition: str) -> None:
    assert GAME.ruleset(edition).lantern_adjacency == "four"
    if edition != "family":
        table = given(f"{edition} 2 {board_with({'a1': 'L'})} hands=gm;-").when("0 glimpse a1")
        assert sorted(seen(table, Seat(1))) == ["a1", "a2", "b1"]


@pytest.mark.rule("FT-5.5")
def test_a_switch_knows_no_other_values() -> None:
    with pytest.raises(InvalidRuleset) as refusal:
        GAME.ruleset("standard", lantern_adjacency="six")
    assert refusal.value.code == "bad-value"


@pytest.mark.rule("FT-5.5")
def test_how_many_neighbours_a_square_has() -> None:
    four, eight = ([len(neighbours(square, value)) for square in SQUARES] for value in ADJACENCIES)
    assert four == [2, 3, 3, 2, 3, 4, 4, 3, 3, 4, 4, 3, 2, 3, 3, 2]
    assert eight == [3, 5, 5, 3, 5, 8, 8, 5, 5, 8, 8, 5, 3, 5, 5, 3]


@pytest.mark.rule("FT-5.5")  # U-15: a1
@pytest.mark.parametrize("adjacency", ADJACENCIES)
@pytest.mark.parametrize("square", SQUARES)
def test_a_lantern_lights_three_tiles_next_to_it(adjacency: str, square: str) -> None:
    beside = neighbours(square, adjacency)
    rules = f"standard[lantern_adjacency={adjacency}]"
    table = glimpse({square: "L"}, rules=rules).when(f"0 glimpse {square}")
    assert table.phase == ("reveal" if len(beside) > 3 else "action")
    lit, shown = beside, seen(table, Seat(1))
    if len(beside) > 3:
        assert (shown, table.deciders) == ({square: "L"}, (0,))
        assert sorted(table.legal(0)) == sorted(f"reveal {other}" for other in beside)
        lit = beside[-3:]
        shown |= seen(table.when(*(f"0 reveal {other}" for other in lit)), Seat(1))
    assert shown == {name: table.front(name) for name in [square, *lit]}
    assert table.phase == "action"


@pytest.mark.rule("FT-5.5", "FT-5.6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_lantern_and_what_it_lights_are_shown_to_everyone(viewer: Viewer) -> None:
    table = glimpse({"b2": "L", "b1": "gm", "c2": "D", "b3": "A", "a2": "rs"})
    assert seen(table.when("0 glimpse b2"), viewer) == {"b2": "L"}
    table.when("0 reveal b1", "0 reveal c2", "0 reveal b3")
    assert seen(table, viewer) == {"b1": "gm", "c2": "D", "b3": "A"}


@pytest.mark.rule("FT-5.5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_when_all_three_are_named_they_are_turned_up_together(viewer: Viewer) -> None:
    table = glimpse({"b2": "L"}).when("0 glimpse b2", "0 reveal c2")
    table.when("0 reveal a2")
    assert (seen(table, viewer), table.phase) == ({}, "reveal")
    assert sorted(table.view(viewer).to_json()["lit"]) == ["a2", "c2"]
    assert sorted(table.legal(0)) == ["reveal b1", "reveal b3"]
    assert sorted(seen(table.when("0 reveal b3"), viewer)) == ["a2", "b3", "c2"]


@pytest.mark.rule("FT-5.5")
@pytest.mark.parametrize(
    "word", ["reveal a1", "reveal d2", "reveal b2", "reveal c2", "pass", "glimpse a2"]
)
def test_you_must_name_three_different_neighbours(word: str) -> None:
    table = glimpse({"b2": "L"}).when("0 glimpse b2", "0 reveal c2")
    assert table.refused(f"0 {word}") == "FT-5.5"


@pytest.mark.rule("FT-5.5")
@pytest.mark.parametrize("adjacency", ADJACENCIES)
@pytest.mark.parametrize("open_neighbours", range(9))
def test_only_face_down_tiles_count(adjacency: str, open_neighbours: int) -> None:
    beside = neighbours("b2", adjacency)
    if open_neighbours > len(beside):
        return
    face_up = beside[:open_neighbours]
    tiles = {"b2": "L", **dict(zip(face_up, OPEN_TILES, strict=False))}
    rules = f"standard[lantern_adjacency={adjacency}]"
    table = glimpse(tiles, "hands=gh;-;-", rules).when("0 glimpse b2")
    face_down = beside[open_neighbours:]
    if len(face_down) > 3:
        assert sorted(table.legal(0)) == sorted(f"reveal {other}" for other in face_down)
        for other in face_up:
            assert table.refused(f"0 reveal {other}") == "FT-5.5"
    else:
        assert sorted(seen(table, Seat(2))) == sorted(["b2", *face_down])
        assert (table.phase, table.face_up) == ("action", sorted(face_up, key=SQUARES.index))


@pytest.mark.rule("FT-5.5", "FT-6.3")
@pytest.mark.parametrize("adjacency", ADJACENCIES)
def test_the_switch_does_not_bind_the_interchange(adjacency: str) -> None:
    table = given(f"standard[lantern_adjacency={adjacency}] 2 phase=action hands=gm;-")
    words = [word for word in table.legal(0) if word.startswith("interchange")]
    assert len(words) == INTERCHANGES


# FT-5.6 What a Lantern on the board lights


@pytest.mark.rule("FT-5.6", "FT-3.3")
@pytest.mark.parametrize("order", list(permutations(["b1", "c2", "b3"])))
def test_all_sapphires_that_are_lit_are_yours_and_the_gaps_are_filled_in_order(
    order: tuple[str, ...],
) -> None:
    tiles = {"b2": "L", "b1": "S", "c2": "S", "b3": "S"}
    table = glimpse(tiles, "hands=gh;-;- stack=D,A,E").when("0 glimpse b2")
    stack = table.stack
    table.when(*(f"0 reveal {square}" for square in order))
    assert (table.kept(0), len(table.happened(SapphireTileKept))) == (3, 3)
    assert [table.front(square) for square in ("b1", "c2", "b3")] == ["D", "A", "E"]
    assert (table.stack, table.face_up, table.gems) == (stack - 3, [], "123456789")


@pytest.mark.rule("FT-5.6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_sees_the_tiles_that_fill_the_gaps(viewer: Viewer) -> None:
    table = glimpse({"a1": "L", "b1": "S", "a2": "S"}, "hands=gh;-;- stack=S,D")
    table.when("0 glimpse a1")
    assert seen(table, viewer) == {"a1": "L", "b1": "S", "a2": "S"}
    assert (table.front("b1"), table.front("a2"), table.kept(0)) == ("S", "D", 2)
    assert {tile.front for tile in table.view(viewer).board} == {None}


@pytest.mark.rule("FT-5.6")
def test_a_sapphire_that_is_not_lit_stays() -> None:
    table = glimpse({"b2": "L", "b1": "S", "a1": "S"}).when(
        "0 glimpse b2", "0 reveal a2", "0 reveal c2", "0 reveal b3"
    )
    assert (table.kept(0), table.front("b1"), table.front("a1")) == (0, "S", "S")


@pytest.mark.rule("FT-5.6")
@pytest.mark.parametrize("front", ["gm", "L", "A", "D", "E"])
def test_nothing_else_that_is_lit_has_an_effect(front: str) -> None:
    table = glimpse({"a1": "L", "b1": front, "a2": "S", "d4": "rs^"}, "hands=ys,yc;D;L stack=bc")
    b1, lantern, stack = table.tile("b1"), table.tile("a1"), table.stack
    table.when("0 glimpse a1")
    assert [seen(table, viewer) for viewer in VIEWERS] == [{"a1": "L", "b1": front, "a2": "S"}] * 4
    assert (table.tile("a1"), table.tile("b1"), table.front("a2")) == (lantern, b1, "bc")
    assert (table.face_up, table.hand(0), table.discards) == (["d4"], "ys yc", "")
    assert (table.kept(0), table.eyes(0), table.stack) == (1, (0, 0), stack - 1)
    assert (table.phase, table.deciders) == ("action", (0,))


@pytest.mark.rule("FT-5.6", "FT-11.2")
def test_golden_tiles_that_are_lit_do_act() -> None:
    table = glimpse({"a1": "L", "b1": "$s"}, "hands=gh,bt;D;rs stack=yc", "three_tales")
    table.when("0 glimpse a1")
    assert len(table.happened(HandsPassed)) == 1
    assert (table.front("b1"), table.phase, table.hand(0)) == ("yc", "action", "rs")


# FT-5.7 A Lantern from the hand


def pairs(adjacency: str) -> list[str]:
    return [
        f"{one} {other}"
        for one, other in combinations(SQUARES, 2)
        if other in neighbours(one, adjacency)
    ]


@pytest.mark.rule("FT-5.7")
@pytest.mark.parametrize(("adjacency", "number"), [("four", 24), ("eight", 42)])
def test_the_two_tiles_are_next_to_each_other(adjacency: str, number: int) -> None:
    table = glimpse({}, "hands=L;-;-", f"standard[lantern_adjacency={adjacency}]")
    words = table.when("0 play 1").legal(0)
    assert sorted(words) == sorted(f"peek {pair}" for pair in pairs(adjacency))
    assert (len(words), table.phase) == (number, "pair")


@pytest.mark.rule("FT-5.7")  # U-19
def test_tiles_that_are_not_next_to_each_other_cannot_be_named() -> None:
    table = glimpse({}, "hands=L;-;-").when("0 play 1")
    assert table.refused("0 peek a1 b2") == "FT-5.7"
    with pytest.raises(InvalidNotation):
        table.when("0 peek a1 c1")
    eight = glimpse({}, "hands=L;-;-", "standard[lantern_adjacency=eight]").when("0 play 1")
    assert sorted(seen(eight.when("0 peek a1 b2"), Seat(0))) == ["a1", "b2"]


@pytest.mark.rule("FT-5.7")
@pytest.mark.parametrize("adjacency", ADJACENCIES)
def test_both_must_lie_face_down(adjacency: str) -> None:
    rules = f"standard[lantern_adjacency={adjacency}]"
    table = glimpse({"b2": "gm^"}, "hands=L;-;-", rules).when("0 play 1")
    assert len(table.legal(0)) == len(pairs(adjacency)) - len(neighbours("b2", adjacency))
    for other in ("b2 c2", "b2 b3", "a1 b2"):
        assert table.refused(f"0 peek {other}") == "FT-5.7"


DARK_SQUARES = [square for square in SQUARES if (ord(square[0]) + int(square[1])) % 2 == 0]
CHEQUERED = dict(zip(DARK_SQUARES, OPEN_TILES[:8], strict=True))


@pytest.mark.rule("FT-5.7")
def test_if_there_is_no_such_pair_a_lantern_cannot_be_played() -> None:
    table = glimpse(CHEQUERED, "hands=L;-;-")
    assert not any(word.startswith("play") for word in table.legal(0))
    assert table.refused("0 play 1") == "FT-5.7"
    eight = glimpse(CHEQUERED, "hands=L;-;-", "standard[lantern_adjacency=eight]")
    assert len(eight.when("0 play 1").legal(0)) == 9


@pytest.mark.rule("FT-5.7", "FT-6.4")
@pytest.mark.parametrize("adjacency", ADJACENCIES)
def test_if_there_is_only_one_such_pair_nothing_is_asked(adjacency: str) -> None:
    tiles = dict(zip(SQUARES, OPEN_TILES, strict=True)) | {"c3": "rm", "c4": "A"}
    table = glimpse(tiles, "hands=L;-;-", f"standard[lantern_adjacency={adjacency}]")
    table.when("0 play 1")
    assert [event.target for event in table.happened(Aimed)] == ["peek c3 c4"]
    assert (seen(table, Seat(0)), table.phase) == ({"c3": "rm", "c4": "A"}, "action")


@pytest.mark.rule("FT-5.7", "FT-6.4")
@pytest.mark.parametrize("front", ["gm", *"SADE"])
def test_nothing_but_a_lantern_is_played_in_the_glimpse(front: str) -> None:
    table = glimpse({}, f"hands={front};-;- eyes=1,0,0")
    assert "play 1" not in table.legal(0)
    assert table.refused("0 play 1") == "FT-5.7"
    assert table.refused("0 play 2") == "FT-5.7"


@pytest.mark.rule("FT-5.7")
@pytest.mark.parametrize("word", ["pass", "glimpse b2", "play 2", "interchange a1 b2"])
def test_a_lantern_that_was_played_is_not_taken_back(word: str) -> None:
    table = glimpse({}, "hands=L,L;-;-").when("0 play 1")
    assert table.refused(f"0 {word}") == "FT-5.7"


@pytest.mark.rule("FT-5.7", "FT-7.2")
def test_first_you_name_the_two_then_daggers_are_asked_for_then_you_look() -> None:
    table = glimpse({"b2": "gm", "b3": "D"}, "hands=gh,L;rs;D").when("0 play 2")
    assert (table.phase, table.deciders, table.hand(0)) == ("pair", (0,), "gh")
    table.when("0 peek b2 b3")
    assert (table.phase, table.deciders, table.happened(Glimpsed)) == ("dagger", (1,), [])
    assert (table.when("1 pass").deciders, table.happened(Glimpsed)) == ((2,), [])
    assert seen(table.when("2 pass"), Seat(0)) == {"b2": "gm", "b3": "D"}


@pytest.mark.rule("FT-5.7", "FT-5.8", "FT-6.1")  # U-17
def test_a_lantern_from_the_hand_is_discarded_and_is_not_your_action() -> None:
    table = glimpse({"c3": "D", "d3": "A"}, "hands=gh,L,S;-;-")
    table.when("0 play 2", "0 peek c3 d3")
    assert [seen(table, viewer) for viewer in VIEWERS] == [{}, {"c3": "D", "d3": "A"}, {}, {}]
    assert (table.hand(0), table.discards, table.phase) == ("gh S", "L", "action")
    assert {"replace 1 c3", "interchange a1 b2", "play 2", "pass"} <= set(table.legal(0))
    assert table.when("0 play 2", "0 take 5").won(0) == 1


# FT-5.8 What a Lantern from the hand shows


@pytest.mark.rule("FT-5.8")
@pytest.mark.parametrize("pair", list(combinations(["gm", "L", "A", "D", "E"], 2)))
def test_all_but_sapphires_have_no_effect_and_are_your_secret(pair: tuple[str, str]) -> None:
    tiles = dict(zip(("b2", "b3"), pair, strict=True))
    table = glimpse(tiles, "hands=L,ys,yc;-;-")
    board, stack = table.line.split("board=")[1].split(" ")[0], table.stack
    table.when("0 play 1", "0 peek b2 b3")
    assert [seen(table, viewer) for viewer in VIEWERS] == [{}, tiles, {}, {}]
    assert table.line.split("board=")[1].split(" ")[0] == board  # face down in their places
    assert (table.hand(0), table.discards, table.stack) == ("ys yc", "L", stack)
    assert (table.kept(0), table.eyes(0), table.phase) == (0, (0, 0), "action")


@pytest.mark.rule("FT-5.8")
@pytest.mark.parametrize("viewer", [None, 1, 2])
@pytest.mark.parametrize("tiles", [("rmrh", "rhD"), ("rmA", "rhgh"), ("rmgm", "rhrt")])
def test_the_others_see_only_where_you_looked(viewer: Viewer, tiles: tuple[str, str]) -> None:
    table = glimpse(dict(zip(("b2", "b3"), tiles, strict=True)), "hands=L;-;-")
    table.when("0 play 1", "0 peek b2 b3")
    looked = [event for event in table.witnessed(viewer) if event["event"] == "Glimpsed"]
    glimpsed = {"event": "Glimpsed", "seat": 0, "with_lantern": True, "front": None}
    assert looked == [{**glimpsed, "square": "b2"}, {**glimpsed, "square": "b3"}]
    assert not table.happened(Shown)


@pytest.mark.rule("FT-5.8")
@pytest.mark.parametrize("other", ["gm", "L", "A", "D", "E"])
@pytest.mark.parametrize("squares", [("b2", "b3"), ("b3", "b2")])
def test_only_a_sapphire_is_shown_and_kept(other: str, squares: tuple[str, str]) -> None:
    sapphire, beside = squares
    table = glimpse({sapphire: "S", beside: other}, "hands=L,ys;-;- stack=bc")
    kept, stack = table.tile(beside), table.stack
    table.when("0 play 1", "0 peek b2 b3")
    for viewer in (SPECTATOR, Seat(1), Seat(2)):
        assert seen(table, viewer) == {sapphire: "S"}
    assert seen(table, Seat(0)) == {sapphire: "S", beside: other}
    assert (table.kept(0), table.front(sapphire), table.tile(beside)) == (1, "bc", kept)
    assert (table.stack, table.face_up, table.hand(0)) == (stack - 1, [], "ys")
    assert (table.phase, table.scores[0]) == ("action", 1)


@pytest.mark.rule("FT-5.8", "FT-3.3")
@pytest.mark.parametrize(
    ("pair", "rules"), [("b2 b3", "four"), ("c1 d1", "four"), ("b2 a3", "eight")]
)
def test_if_both_are_sapphires_you_get_both(pair: str, rules: str) -> None:
    one, other = pair.split()
    table = glimpse(
        {one: "S", other: "S"}, "hands=L;-;- stack=D,A", f"standard[lantern_adjacency={rules}]"
    ).when("0 play 1", f"0 peek {pair}")
    assert [seen(table, viewer) for viewer in VIEWERS] == [{one: "S", other: "S"}] * 4
    assert (table.kept(0), table.front(one), table.front(other)) == (2, "D", "A")
    assert {tile.front for tile in table.view(0).board} == {None}


@pytest.mark.rule("FT-5.8", "FT-11.2")
def test_golden_tiles_must_be_shown_as_well_and_act() -> None:
    table = glimpse({"b2": "$s", "b3": "D"}, "hands=L,gh;-;rs stack=yc", "three_tales")
    table.when("0 play 1", "0 peek b2 b3", "2 pass")
    assert seen(table, Seat(1)) == {"b2": "$s"}
    assert len(table.happened(HandsPassed)) == 1
    assert (table.hand(0), table.hand(1), table.front("b2")) == ("rs", "gh", "yc")
