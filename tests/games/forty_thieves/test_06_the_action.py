"""FT-6: one action: a tile replaced, two interchanged, or a special tile played."""

from itertools import combinations

import pytest

from larceny.games.forty_thieves.events import (
    Aimed,
    EyeDropped,
    EyeGiven,
    GameOver,
    Interchanged,
    Replaced,
    Robbed,
    TookGem,
    Worked,
)
from larceny.kernel.errors import InvalidNotation
from larceny.kernel.events import Event, Viewer, every_seat

from .table import Table, editions, given

VIEWERS = (None, 0, 1, 2)
SQUARES = [column + row for row in "1234" for column in "abcd"]
PAIRS = [
    f"{one} {other}"
    for one, other in combinations(SQUARES, 2)
    if abs(ord(one[0]) - ord(other[0])) <= 1 and abs(int(one[1]) - int(other[1])) <= 1
]


def action(hand: str, tokens: str = "", board: str = ".,.,.,./.,.,.,./.,.,.,./.,.,.,.") -> Table:
    """Seat 0 of three is about to take an action; the others hold nothing."""
    return given(f"standard 3 phase=action board={board} hands={hand};-;- {tokens}")


def board_of(table: Table) -> list[str]:
    return [table.tile(square) for square in SQUARES]


def eyes_left(table: Table) -> int:
    left: int = table.view(None).eyes_left
    return left


# FT-6.1 One action


@pytest.mark.rule("FT-6.1")
@editions()
def test_you_may_replace_interchange_or_pass(edition: str) -> None:
    table = given(f"{edition} 2 phase=action hands=gm,rs,bc;-")
    assert sorted(table.legal(0)) == sorted(
        [
            *(f"replace {slot} {square}" for slot in (1, 2, 3) for square in SQUARES),
            *(f"interchange {pair}" for pair in PAIRS),
            "pass",
        ]
    )


@pytest.mark.rule("FT-6.1")
def test_or_play_a_sapphire_an_amulet_or_an_evil_eye() -> None:
    table = action("S,A,E", "eyes=1,0,0")
    assert [word for word in table.legal(0) if word.startswith("play")] == [
        "play 1",
        "play 2",
        "play 3",
    ]


@pytest.mark.rule("FT-6.1")  # U-25: interchange, then an Amulet
@pytest.mark.parametrize(
    "moves",
    [
        ["0 replace 3 b2"],
        ["0 interchange a1 b2"],
        ["0 play 1", "0 take 5"],
        ["0 play 2"],
        ["0 pass"],
    ],
    ids=["replace", "interchange", "Sapphire", "Amulet", "pass"],
)
def test_you_take_only_one_action(moves: list[str]) -> None:
    table = action("S,A,E", "eyes=2,0,0").when(*moves)
    assert (table.phase, table.deciders) == ("steal", (0,))
    for word in ("replace 1 a1", "interchange c3 d3", "play 1", "play 2"):
        assert word not in table.legal(0)
        assert table.refused(f"0 {word}") == "FT-6.1"


@pytest.mark.rule("FT-6.1", "FT-6.4", "FT-5.7", "FT-7.1")
@pytest.mark.parametrize(("front", "rule"), [("gm", "FT-6.1"), ("L", "FT-5.7"), ("D", "FT-7.1")])
def test_thieves_lanterns_and_daggers_cannot_be_played_as_an_action(front: str, rule: str) -> None:
    table = action(front)
    assert "play 1" not in table.legal(0)
    assert table.refused("0 play 1") == rule


@pytest.mark.rule("FT-6.1", "FT-10.2")
@pytest.mark.parametrize("then", ["0 replace 2 b2", "0 interchange a1 b2", "0 play 3"])
def test_only_playing_a_leader_comes_on_top(then: str) -> None:
    table = given("leaders 2 phase=action hands=r!,gm,A;- eyes=1,0").when("0 lead 1 c3")
    assert (table.phase, table.deciders) == ("action", (0,))
    assert table.when(then).phase == "steal"


# FT-6.2 Replace

TRAPS = ["gm", "L", "S", "A", "D", "E"]


@pytest.mark.rule("FT-6.2")
@pytest.mark.parametrize("slot", [1, 2, 3])
@pytest.mark.parametrize("square", SQUARES)
def test_any_tile_of_your_hand_goes_to_any_square(slot: int, square: str) -> None:
    table = action("rmgm,rmA,rhD")
    board, taken, stack = board_of(table), table.tile(square), table.stack
    table.when(f"0 replace {slot} {square}")
    laid = ["rmgm", "rmA", "rhD"][slot - 1]
    board[SQUARES.index(square)] = laid
    assert board_of(table) == board
    hand = [tile for tile in ("gm", "A", "D") if not laid.endswith(tile)] + [taken[2:]]
    assert sorted(table.hand(0).split()) == sorted(hand)
    assert (table.face_up, table.stack, table.discards) == ([], stack, "")
    assert table.phase == "steal"


@pytest.mark.rule("FT-6.2")
@pytest.mark.parametrize("mine", TRAPS)
@pytest.mark.parametrize("theirs", ["gm", "S", "A", "D"])
@pytest.mark.parametrize("face", ["", "^"])
def test_the_new_tile_is_always_laid_face_down(mine: str, theirs: str, face: str) -> None:
    table = action(mine, board=f".,.,.,./.,{theirs}{face},.,./.,.,.,./.,.,.,.")
    table.when("0 replace 1 b2")
    assert (table.front("b2"), table.face_up, table.hand(0)) == (mine, [], theirs)


@pytest.mark.rule("FT-6.2")  # U-23
def test_a_face_up_amulet_is_replaced_by_a_dagger() -> None:
    table = action("D", board=".,.,.,./.,A^,.,./.,.,.,./.,.,.,.").when("0 replace 1 b2")
    assert (table.hand(0), table.front("b2"), table.face_up) == ("A", "D", [])


@pytest.mark.rule("FT-6.2")
@pytest.mark.parametrize("front", "LSADE")
@pytest.mark.parametrize("face", ["", "^"])
def test_the_tile_you_take_has_no_effect_now(front: str, face: str) -> None:
    table = action("gh,bt,rs", board=f".,.,.,./.,{front}{face},.,./.,.,.,./.,.,.,.")
    table.when("0 replace 1 b2")
    assert sorted(table.hand(0).split()) == sorted([front, "bt", "rs"])
    assert (table.discards, table.kept(0), table.eyes(0), table.scores) == (
        "",
        0,
        (0, 0),
        (0, 0, 0),
    )
    assert [type(event) for event in table.events] == [Replaced]
    assert table.phase == "steal"


@pytest.mark.rule("FT-6.2", "FT-11.2")
def test_only_a_golden_tile_acts() -> None:
    board = "board=.,.,.,./.,$m,.,./.,.,.,./.,.,.,."
    table = given(f"three_tales 2 phase=action {board} hands=gm;- stack=yc").when("0 replace 1 b2")
    assert (table.front("b2"), table.hand(0)) == ("gm", "yc")
    assert table.view(1).merchant is not None


@pytest.mark.rule("FT-6.2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_you_see_the_tile_you_take(viewer: Viewer) -> None:
    table = action("rmgm", board=".,.,.,./.,rhD,.,./.,.,.,./.,.,.,.").when("0 replace 1 b2")
    (replaced,) = table.witnessed(viewer)
    assert replaced == {
        "event": "Replaced",
        "seat": 0,
        "slot": 1,
        "square": "b2",
        "lay_open": False,
        "front": "D" if viewer == 0 else None,
    }
    assert table.view(viewer).to_json()["board"][5] == {"jar": "rm", "front": None}
    assert table.view(viewer).to_json()["seats"][0]["jars"] == ["rh"]


@pytest.mark.rule("FT-6.2")
@pytest.mark.parametrize("viewer", [None, 1, 2])
@pytest.mark.parametrize(("lying", "laid"), [("rmA", "rhgh"), ("rmgm", "rhD")])
def test_the_others_see_two_jars_change_places_and_no_more(
    viewer: Viewer, lying: str, laid: str
) -> None:
    table = action(laid, board=f".,.,.,./.,{lying},.,./.,.,.,./.,.,.,.").when("0 replace 1 b2")
    usual = action("rhrt", board=".,.,.,./.,rmrh,.,./.,.,.,./.,.,.,.").when("0 replace 1 b2")
    assert table.witnessed(viewer) == usual.witnessed(viewer)
    assert table.view(viewer).board[5] == usual.view(viewer).board[5]
    assert table.view(viewer).seats == usual.view(viewer).seats


@pytest.mark.rule("FT-6.2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_have_seen_a_tile_that_lay_face_up(viewer: Viewer) -> None:
    table = action("gm", board=".,.,.,./.,rhD^,.,./.,.,.,./.,.,.,.")
    assert table.view(viewer).to_json()["board"][5] == {"jar": "rh", "front": "D"}
    (replaced,) = table.when("0 replace 1 b2").witnessed(viewer)
    assert (replaced["lay_open"], replaced["front"]) == (True, "D")


@pytest.mark.rule("FT-6.2")
@pytest.mark.parametrize("word", ["replace 2 b2", "replace 3 b2"])
def test_a_tile_that_you_do_not_hold_cannot_be_laid(word: str) -> None:
    assert action("gm").refused(f"0 {word}") == "FT-6.2"


# FT-6.3 Interchange


@pytest.mark.rule("FT-6.3")
@pytest.mark.parametrize("pair", PAIRS)
def test_two_tiles_next_to_each_other_change_places(pair: str) -> None:
    assert len(PAIRS) == 42
    table = action("gm")
    one, other = pair.split()
    before = dict(zip(SQUARES, board_of(table), strict=True))
    table.when(f"0 interchange {pair}")
    after = before | {one: before[other], other: before[one]}
    assert board_of(table) == [after[square] for square in SQUARES]
    assert (table.hand(0), table.phase) == ("gm", "steal")


@pytest.mark.rule("FT-6.3")
@pytest.mark.parametrize("pair", ["a1 c1", "a1 d4", "b2 d3", "d1 a2"])
def test_others_do_not(pair: str) -> None:
    with pytest.raises(InvalidNotation):
        action("gm").when(f"0 interchange {pair}")


@pytest.mark.rule("FT-6.3")
@pytest.mark.parametrize(
    ("tiles", "face_up"),
    [("gm,rs", []), ("gm^,rs", ["b1"]), ("gm,rs^", ["a1"]), ("gm^,rs^", ["a1", "b1"])],
)
def test_each_stays_as_it_is(tiles: str, face_up: list[str]) -> None:
    table = action("bc", board=f"{tiles},.,./.,.,.,./.,.,.,./.,.,.,.").when("0 interchange a1 b1")
    assert (table.front("a1"), table.front("b1"), table.face_up) == ("rs", "gm", face_up)


@pytest.mark.rule("FT-6.3", "FT-11.2")
@pytest.mark.parametrize("front", [*"LSADE", "$m", "$g", "$s"])
def test_nobody_looks_at_them_and_nothing_is_set_off(front: str) -> None:
    board = f"board={front},D,.,./.,.,.,./.,.,.,./.,.,.,."
    table = given(f"three_tales 3 phase=action {board} hands=gm;-;-").when("0 interchange a1 b1")
    assert [type(event) for event in table.events] == [Interchanged]
    for viewer in VIEWERS:
        assert table.witnessed(viewer) == [
            {"event": "Interchanged", "seat": 0, "squares": ["a1", "b1"]}
        ]
    assert (table.front("b1"), table.hand(0), table.kept(0), table.phase) == (
        front,
        "gm",
        0,
        "steal",
    )


# FT-6.4 Playing a special tile


@pytest.mark.rule("FT-6.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_you_lay_it_open_on_the_table_and_name_its_aim(viewer: Viewer) -> None:
    table = given("standard 3 phase=action hands=gm,rcS;D;bc").when("0 play 2")
    assert table.witnessed(viewer) == [{"event": "Played", "seat": 0, "slot": 2, "front": "S"}]
    assert table.view(viewer).to_json()["chain"] == [{"seat": 0, "jar": "rc", "front": "S"}]
    assert (table.phase, table.deciders, table.hand(0)) == ("target", (0,), "gm")
    table.when("0 take 5")
    assert {"event": "Aimed", "seat": 0, "target": "take 5"} in table.witnessed(viewer)
    assert table.view(viewer).target == "take 5"


@pytest.mark.rule("FT-6.4", "FT-7.2")
@pytest.mark.parametrize(
    ("front", "aim", "kind"),
    [("S", "take 5", TookGem), ("A", "drop tile", EyeDropped), ("E", "give 2", EyeGiven)],
)
def test_then_daggers_are_asked_for_and_then_it_takes_effect(
    front: str, aim: str, kind: type[Event]
) -> None:
    tokens = "eyes=1,0,0 eye-tiles=E;-;-"
    table = given(f"standard 3 phase=action hands=gm,{front};D;bc {tokens}")
    table.when("0 play 2", f"0 {aim}")
    assert (table.phase, table.deciders) == ("dagger", (1,))
    table.when("1 pass")
    assert (table.phase, table.deciders) == ("dagger", (2,))
    assert (table.won(0), table.eyes(0), table.eyes(2), table.discards) == (0, (1, 1), (0, 0), "")
    table.when("2 pass")
    assert (len(table.happened(Worked)), len(table.happened(kind)), table.phase) == (1, 1, "steal")


@pytest.mark.rule("FT-6.4")
@pytest.mark.parametrize(("front", "rule"), [("S", "FT-6.5"), ("A", "FT-6.6"), ("E", "FT-6.7")])
@pytest.mark.parametrize("word", ["pass", "interchange a1 b2", "play 2", "steal 5"])
def test_a_tile_that_was_played_is_not_taken_back(front: str, rule: str, word: str) -> None:
    table = action(f"{front},S", "eyes=1,0,0 eye-tiles=E;-;-").when("0 play 1")
    assert table.phase == "target"
    assert table.refused(f"0 {word}") == rule


@pytest.mark.rule("FT-6.4", "FT-4.1")
@pytest.mark.parametrize(
    ("line", "aim"),
    [
        ("2 phase=action hands=E;gm", "give 1"),
        ("3 phase=action hands=A;gm;- eyes=2,0,0", "drop token"),
        ("3 phase=action hands=A;gm;- eye-tiles=E,E;-;-", "drop tile"),
        ("2 phase=action hands=S;gm gems=7 won=8,0", "take 7"),
    ],
)
def test_if_there_is_only_one_thing_to_aim_at_nothing_is_asked(line: str, aim: str) -> None:
    table = given(f"standard {line}").when("0 play 1")
    assert [event.target for event in table.happened(Aimed)] == [aim]
    assert (table.phase, table.deciders) == ("dagger", (1,))


@pytest.mark.rule("FT-6.4", "FT-6.5", "FT-6.6", "FT-6.7")
@pytest.mark.parametrize("front", "SAE")
@pytest.mark.parametrize(
    ("word", "of", "rule"),
    [("take 5", "S", "FT-6.5"), ("drop token", "A", "FT-6.6"), ("give 1", "E", "FT-6.7")],
)
def test_each_tile_has_aims_of_its_own(front: str, word: str, of: str, rule: str) -> None:
    table = action(front, "eyes=1,1,1 eye-tiles=E;-;-").when("0 play 1")
    assert (word in table.legal(0)) is (front == of)
    if front != of:
        assert table.refused(f"0 {word}") == rule


@pytest.mark.rule("FT-6.4")
@pytest.mark.parametrize("slot", [2, 3])
def test_a_tile_that_you_do_not_hold_cannot_be_played(slot: int) -> None:
    assert action("S").refused(f"0 play {slot}") == "FT-6.4"


@pytest.mark.rule("FT-6.4", "FT-7.4")
@pytest.mark.parametrize(
    ("front", "aim", "discards"), [("S", "take 5", "S D D"), ("E", "give 1", "D D")]
)
def test_tile_and_daggers_are_discarded_in_the_order_in_which_they_were_played(
    front: str, aim: str, discards: str
) -> None:
    table = given(f"standard 3 phase=action hands={front},rhD;gmD;gm discards=yt")
    table.when("0 play 1", f"0 {aim}", "1 dagger 1", "2 pass", "0 dagger 1", "2 pass")
    assert table.discards == f"yt {discards}"
    assert table.view(None).to_json()["discards"][-2:] == ["gm", "rh"]


# FT-6.5 Sapphire


@pytest.mark.rule("FT-6.5")
@pytest.mark.parametrize("gem", range(1, 10))
def test_it_takes_any_gem_on_the_board(gem: int) -> None:
    table = action("gm,S", board="D,D,L,L/D,E,E,A/A,S,S,L/.,.,.,.").when("0 play 2")
    assert sorted(table.legal(0)) == [f"take {number}" for number in range(1, 10)]
    board = board_of(table)
    table.when(f"0 take {gem}")
    assert (table.gems, table.won(0)) == ("123456789".replace(f"{gem}", ""), 1)
    assert (table.hand(0), table.discards, table.kept(0)) == ("gm", "S", 0)
    assert (board_of(table), table.face_up, table.phase) == (board, [], "steal")


TAKEN = "gems=5 won=2,4,0,2 kept=S;-;S;S"


@pytest.mark.rule("FT-6.5")
def test_it_is_aimed_at_gems_on_the_board_or_at_what_opponents_have() -> None:
    table = given(f"standard 4 phase=action hands=S;-;-;- {TAKEN}").when("0 play 1")
    assert sorted(table.legal(0)) == [
        "rob 1 gem",
        "rob 2 tile",
        "rob 3 gem",
        "rob 3 tile",
        "take 5",
    ]
    for word in ("take 4", "rob 0 gem", "rob 0 tile", "rob 1 tile", "rob 2 gem", "rob merchant"):
        assert table.refused(f"0 {word}") == "FT-6.5"


@pytest.mark.rule("FT-6.5")
@pytest.mark.parametrize(
    ("word", "won", "kept"),
    [
        ("rob 1 gem", [3, 3, 0, 2], [1, 0, 1, 1]),
        ("rob 3 gem", [3, 4, 0, 1], [1, 0, 1, 1]),
        ("rob 2 tile", [2, 4, 0, 2], [2, 0, 0, 1]),
        ("rob 3 tile", [2, 4, 0, 2], [2, 0, 1, 0]),
    ],
)
def test_what_you_take_goes_into_your_hoard_as_what_it_is(
    word: str, won: list[int], kept: list[int]
) -> None:
    table = given(f"standard 4 phase=action hands=S;-;-;- {TAKEN}")
    table.when("0 play 1", f"0 {word}")
    assert [table.won(seat) for seat in range(4)] == won
    assert [table.kept(seat) for seat in range(4)] == kept
    assert (table.gems, table.discards, table.phase) == ("5", "S", "steal")
    assert len(table.happened(Robbed)) == 1


@pytest.mark.rule("FT-6.5")
def test_sapphire_tiles_in_hands_or_on_the_board_cannot_be_aimed_at() -> None:
    board = "board=S^,S,.,./.,.,.,./.,.,.,./.,.,.,."
    table = given(f"standard 2 phase=action {board} hands=S;S").when("0 play 1")
    assert sorted(table.legal(0)) == [f"take {number}" for number in range(1, 10)]
    assert table.refused("0 rob 1 tile") == "FT-6.5"


@pytest.mark.rule("FT-6.5", "FT-11.6")
def test_with_three_tales_it_robs_the_merchant() -> None:
    tokens = "gems=5 won=3,2 loot=3 merchant=4 gone=$m"
    table = given(f"three_tales 2 phase=action hands=S;- {tokens}").when("0 play 1")
    assert sorted(table.legal(0)) == ["rob 1 gem", "rob merchant", "take 5"]
    table.when("0 rob merchant")
    assert (table.won(0), table.view(None).merchant.loot, table.gems) == (4, 2, "5")


@pytest.mark.rule("FT-6.5", "FT-9.1")  # U-29
def test_if_you_take_the_last_gem_the_game_is_over_before_your_fourth_phase() -> None:
    table = given("standard 3 phase=action hands=S;-;- gems=5 won=3,3,2").when(
        "0 play 1", "0 take 5"
    )
    assert (table.phase, table.ending, table.deciders) == ("over", "last_sapphire", ())
    assert (table.scores, table.winners) == ((4, 3, 2), (0,))
    assert len(table.happened(GameOver)) == 1


# FT-6.6 Amulet


@pytest.mark.rule("FT-6.6")
@pytest.mark.parametrize(
    ("word", "eyes", "left", "discards"),
    [("drop token", (1, 1), 14, ["A"]), ("drop tile", (2, 0), 13, ["A", "E"])],
)
def test_an_amulet_frees_you_of_a_token_or_a_tile(
    word: str, eyes: tuple[int, int], left: int, discards: list[str]
) -> None:
    table = action("gm,A", "eyes=2,0,0 eye-tiles=E;E;-").when("0 play 2")
    assert sorted(table.legal(0)) == ["drop tile", "drop token"]
    table.when(f"0 {word}")
    assert (table.eyes(0), eyes_left(table), table.scores) == (eyes, left, (-2, -1, 0))
    assert sorted(table.discards.split()) == discards
    assert (table.hand(0), table.eyes(1), table.phase) == ("gm", (0, 1), "steal")


@pytest.mark.rule("FT-6.6")
@pytest.mark.parametrize(
    ("tokens", "eyes"),
    [("eyes=3,0,0", (2, 0)), ("eyes=1,0,0", (0, 0)), ("eye-tiles=E,E;-;-", (0, 1))],
)
def test_if_you_have_one_kind_only_there_is_nothing_to_choose(
    tokens: str, eyes: tuple[int, int]
) -> None:
    table = action("A", tokens).when("0 play 1")
    assert (table.eyes(0), table.phase) == (eyes, "steal")


@pytest.mark.rule("FT-6.6")
@pytest.mark.parametrize("tokens", ["", "eyes=0,2,1 eye-tiles=-;E;-"])
def test_without_an_evil_eye_of_your_own_you_cannot_play_it(tokens: str) -> None:
    table = action("A,E", tokens)
    assert [word for word in table.legal(0) if word.startswith("play")] == ["play 2"]
    assert table.refused("0 play 1") == "FT-6.6"


# FT-6.7 Evil Eye


@pytest.mark.rule("FT-6.7")  # U-27
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_evil_eye_goes_to_an_opponent_of_your_choice(players: int) -> None:
    for seat in range(1, players):
        table = given(f"standard {players} phase=action hands=gm,rtE{';-' * (players - 1)}")
        table.when("0 play 2")
        if players > 2:
            assert table.legal(0) == [f"give {other}" for other in range(1, players)]
            table.when(f"0 give {seat}")
        assert [table.eyes(other) for other in every_seat(players)] == [
            (0, int(other == seat)) for other in every_seat(players)
        ]
        assert (table.scores[seat], eyes_left(table)) == (-1, 15)
        assert (table.hand(0), table.discards, table.phase) == ("gm", "", "steal")
        assert table.view(None).to_json()["seats"][seat]["eye_tiles"] == ["rt"]


@pytest.mark.rule("FT-6.7")
@pytest.mark.parametrize("word", ["give 0", "give 3"])
def test_you_cannot_give_it_to_yourself_or_to_nobody(word: str) -> None:
    table = action("E", "eyes=1,1,1").when("0 play 1")
    assert table.refused(f"0 {word}") == "FT-6.7"


@pytest.mark.rule("FT-6.7", "FT-6.6")
def test_it_stays_until_an_amulet_takes_it_away() -> None:
    table = given("standard 2 phase=action hands=E;A,gm,rs")
    table.when("0 play 1", "1 pass", "0 pass", "1 keep", "1 pass")
    assert (table.eyes(1), table.scores, table.discards) == ((0, 1), (0, -1), "")
    table.when("1 play 1")
    assert (table.eyes(1), table.scores) == ((0, 0), (0, 0))
    assert sorted(table.discards.split()) == ["A", "E"]


@pytest.mark.rule("FT-6.7", "FT-7.4")
def test_an_evil_eye_that_was_cancelled_is_discarded_instead() -> None:
    table = given("standard 2 phase=action hands=E;D").when("0 play 1", "1 dagger 1")
    assert (table.eyes(1), table.discards, table.phase) == ((0, 0), "E D", "steal")
