"""FT-7: Daggers against tiles that others play: when, who is asked, chains, and what they cost."""

from random import Random

import pytest

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.events import Cancelled, Glimpsed, Played, Worked
from larceny.kernel.events import Seat, Viewer, every_seat

from .table import Table, dealt, editions, given

VIEWERS = (None, 0, 1, 2)
PLAYED = "LSAE"
THEN = {"L": "action", "S": "steal", "A": "steal", "E": "steal"}
BOARD = "board=.,.,.,./.,S,.,./.,gm,.,./.,.,.,."


def about_to_play(front: str, own: str, *others: str) -> Table:
    """Seat 0 is about to play a special tile and holds more; the others have these hands."""
    players = 1 + len(others)
    hands = ";".join([f"{front},{own}".rstrip(",-"), *others])
    phase = "glimpse" if front == "L" else "action"
    eyes = f"eyes=1{',0' * len(others)}"
    return given(f"standard {players} phase={phase} {BOARD} hands={hands} {eyes}")


def played(front: str, own: str, *others: str) -> Table:
    """Seat 0 has played a special tile and named its aim."""
    table = about_to_play(front, own, *others).when("0 play 1")
    aim = {"L": "peek b2 b3", "S": "take 5", "A": None, "E": "give 1"}[front]
    if aim and table.phase in ("pair", "target"):
        table.when(f"0 {aim}")
    return table


def works(table: Table, front: str) -> bool:
    """Ask whether the tile that seat 0 played took effect."""
    effects = {
        "L": table.kept(0) == 1,
        "S": table.won(0) == 1,
        "A": table.eyes(0) == (0, 0),
        "E": table.eyes(1) == (0, 1),
    }
    assert not any(effects[other] for other in PLAYED if other != front)
    return effects[front]


def all_pass(table: Table) -> list[int]:
    """Let everybody pass who is asked for a Dagger; tell who was asked, in order."""
    asked: list[int] = []
    while table.phase == "dagger":
        (seat,) = table.deciders
        asked.append(seat)
        table.when(f"{seat} pass")
    return asked


# FT-7.1 When it can be played


@pytest.mark.rule("FT-7.1")
@pytest.mark.parametrize("front", PLAYED)
@pytest.mark.parametrize("others", [["D"], ["D", "-"], ["-", "D"], ["-", "-", "D"]])
def test_a_dagger_cancels_a_special_tile_of_another_player(front: str, others: list[str]) -> None:
    table = played(front, "-", *others)
    seat = 1 + others.index("D")
    table.when(f"{seat} dagger 1")
    assert (works(table, front), table.hand(seat), table.phase) == (False, "", THEN[front])
    assert (len(table.happened(Cancelled)), table.happened(Worked)) == (1, [])


@pytest.mark.rule("FT-7.1", "FT-7.3")
@pytest.mark.parametrize("front", PLAYED)
def test_or_another_dagger(front: str) -> None:
    table = played(front, "-", "D", "D").when("1 dagger 1", "2 dagger 1")
    assert (works(table, front), table.phase) == (True, THEN[front])


@pytest.mark.rule("FT-7.1")
def test_not_before_the_aim_has_been_named() -> None:
    for front, phase in (("L", "pair"), ("S", "target"), ("E", "target")):
        table = about_to_play(front, "D", "D", "D").when("0 play 1")
        assert table.phase == phase
        assert [table.refused(f"{seat} dagger 1") for seat in (0, 1, 2)] == ["FT-7.1"] * 3


@pytest.mark.rule("FT-7.1")
@pytest.mark.parametrize("front", PLAYED)
def test_nor_after_the_tile_has_taken_effect(front: str) -> None:
    table = played(front, "-", "D", "D")
    all_pass(table)
    assert works(table, front)
    assert [table.refused(f"{seat} dagger 1") for seat in (1, 2)] == ["FT-7.1"] * 2


@pytest.mark.rule("FT-7.1")
@pytest.mark.parametrize("phase", ["draw", "glimpse", "action", "steal"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_there_is_no_other_time_to_play_it(phase: str, seat: Seat) -> None:
    table = given(f"standard 3 phase={phase} hands=D;D;D")
    assert not any(word.startswith("dagger") for word in table.legal(seat))
    assert table.refused(f"{seat} dagger 1") == "FT-7.1"


@pytest.mark.rule("FT-7.1", "FT-6.4")
@pytest.mark.parametrize("active", [0, 1, 2])
@pytest.mark.parametrize("steps", [1, 2])
def test_it_is_played_on_anyones_turn(active: int, steps: int) -> None:
    seat = (active + steps) % 3
    hands = ";".join({active: "S", seat: "D"}.get(s, "-") for s in range(3))
    table = given(f"standard 3 phase=action active={active} hands={hands}")
    table.when(f"{active} play 1", f"{active} take 5", f"{seat} dagger 1")
    assert (table.won(active), table.active, table.phase) == (0, active, "steal")


@pytest.mark.rule("FT-7.1", "FT-7.2")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_it_is_played_from_any_place_in_the_hand(slot: int) -> None:
    hand = ["gh", "gh", "rs"]
    hand[slot - 1] = "D"
    table = played("S", "-", ",".join(hand))
    assert sorted(table.legal(1)) == [f"dagger {slot}", "pass"]
    for other in {1, 2, 3} - {slot}:
        assert table.refused(f"1 dagger {other}") == "FT-7.1"
    table.when(f"1 dagger {slot}")
    assert table.hand(1).split() == [tile for tile in hand if tile != "D"]


@pytest.mark.rule("FT-7.1")
@pytest.mark.parametrize("tile", ["gh", "L", "S", "A", "E"])
def test_no_other_tile_cancels(tile: str) -> None:
    table = played("S", "-", tile)
    assert table.legal(1) == ["pass"]
    assert table.refused("1 dagger 1") == "FT-7.1"
    assert table.refused("1 dagger 2") == "FT-7.1"  # and there is no such tile
    assert table.refused("1 play 1") == "FT-7.2"


# FT-7.2 Who is asked


@pytest.mark.rule("FT-7.2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tile", ["A", "D"])
def test_the_others_are_asked_clockwise_from_the_one_who_played_it(players: int, tile: str) -> None:
    for active in range(players):
        hands = ";".join("S" if seat == active else tile for seat in every_seat(players))
        table = given(f"standard {players} phase=action active={active} hands={hands}")
        table.when(f"{active} play 1", f"{active} take 5")
        expected = [(active + step) % players for step in range(1, players)]
        assert list(table.view(None).deciders) == expected[:1]
        assert all_pass(table) == expected
        assert (table.won(active), table.phase, table.deciders) == (1, "steal", (active,))


@pytest.mark.rule("FT-7.2")
@pytest.mark.parametrize(
    ("others", "asked"),
    [
        (["gh", "-", "rs"], [1, 3]),
        (["-", "D", "-"], [2]),
        (["-", "-", "gh"], [3]),
        (["gh", "rs", "-"], [1, 2]),
        (["-", "-", "-"], []),
    ],
)
@pytest.mark.parametrize("front", PLAYED)
def test_who_holds_no_tile_is_left_out(front: str, others: list[str], asked: list[int]) -> None:
    table = played(front, "gs", *others)
    assert all_pass(table) == asked
    assert works(table, front)


@pytest.mark.rule("FT-7.2")
@pytest.mark.parametrize("viewer", [None, 0, 2])
@pytest.mark.parametrize("front", PLAYED)
def test_a_question_tells_nothing_about_a_hand(front: str, viewer: Viewer) -> None:
    told = []
    for hand in ("rhD,rtgt", "rhgh,rtrs"):
        table = played(front, "bc", hand, "yt")
        asking = (table.view(viewer), table.witnessed(viewer))
        table.when("1 pass")
        told.append((asking, table.view(viewer), table.witnessed(viewer)))
    assert told[0] == told[1]


@pytest.mark.rule("FT-7.2")
@pytest.mark.parametrize(
    ("passing", "dagger", "asked"),
    [([], 1, [2, 3, 0]), ([1], 2, [3, 0, 1]), ([1, 2], 3, [0, 1, 2])],
)
def test_the_first_dagger_opens_a_new_round_in_which_all_others_are_asked(
    passing: list[int], dagger: int, asked: list[int]
) -> None:
    table = played("S", "gs", "D,gh", "D,gh", "D,rs")
    table.when(*(f"{seat} pass" for seat in passing), f"{dagger} dagger 1")
    assert all_pass(table) == asked
    assert not works(table, "S")


@pytest.mark.rule("FT-7.2")
def test_who_has_played_the_last_tile_is_left_out_of_that_round_too() -> None:
    table = played("S", "-", "D", "gh")  # seat 0 holds nothing any more, nor does seat 1
    assert all_pass(table.when("1 dagger 1")) == [2]


@pytest.mark.rule("FT-7.2")
def test_nobody_loses_anything_by_being_skipped() -> None:
    table = played("S", "-", "D", "D", "D").when("1 dagger 1")
    assert table.deciders == (2,)  # was not asked about the Sapphire
    table.when("2 pass", "3 dagger 1", "2 pass")
    assert works(table, "S")


@pytest.mark.rule("FT-7.2", "FT-7.3")
def test_nobody_answers_out_of_turn() -> None:
    table = played("S", "D", "D", "D", "D")
    assert [table.refused(f"{seat} dagger 1") for seat in (2, 3)] == ["FT-7.2"] * 2
    assert [table.refused(f"{seat} pass") for seat in (2, 3)] == ["FT-7.2"] * 2
    assert table.refused("0 dagger 1") == "FT-7.3"
    for word in ("keep", "glimpse b2", "interchange a1 b2", "steal 5"):
        assert table.refused(f"1 {word}") == "FT-7.2"


@pytest.mark.rule("FT-7.2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_who_is_asked_and_what_was_answered(viewer: Viewer) -> None:
    table = played("S", "gs", "gh", "rhD")
    assert table.view(viewer).deciders == (1,)
    table.when("1 pass")
    assert table.witnessed(viewer) == [{"event": "Passed", "seat": 1, "phase": "dagger"}]
    table.when("2 dagger 1")
    assert table.witnessed(viewer)[0] == {"event": "Played", "seat": 2, "slot": 1, "front": "D"}
    assert table.view(viewer).to_json()["chain"][1] == {"seat": 2, "jar": "rh", "front": "D"}


@pytest.mark.rule("FT-7.2", "FT-12.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_family_game_nobody_is_ever_asked(players: int) -> None:
    table, dice = dealt("family", players), Random(players)
    for _ in range(400):
        if table.phase == "over":
            break
        (seat,) = table.deciders
        table.when(f"{seat} {dice.choice(table.legal(seat))}")
        assert table.phase not in ("dagger", "pair", "reveal", "target")
        assert not table.happened(Played)


# FT-7.3 Chains


@pytest.mark.rule("FT-7.3", "FT-7.4")
@pytest.mark.parametrize("front", PLAYED)
@pytest.mark.parametrize("daggers", range(5))
def test_with_an_even_number_of_daggers_the_tile_works(front: str, daggers: int) -> None:
    table = played(front, "D,D", "D,D,rs")
    for number in range(daggers):
        table.when(f"{1 - number % 2} dagger 1")
    all_pass(table)
    even = daggers % 2 == 0
    assert works(table, front) is even
    discards = ["D"] * daggers if front == "E" and even else [front, *["D"] * daggers]
    assert (table.discards.split(), table.phase) == (discards, THEN[front])
    assert (len(table.hand(0).split()), len(table.hand(1).split())) == (
        2 - daggers // 2,
        3 - (daggers + 1) // 2,
    )


@pytest.mark.rule("FT-7.3")
@pytest.mark.parametrize("seats", [[1], [1, 2], [1, 2, 3], [1, 2, 3, 0], [3, 2], [2, 0, 3, 1]])
def test_anyone_may_answer_anyones_dagger(seats: list[int]) -> None:
    table = played("S", "D,gs", "D,gh", "D,rs", "D,bc")
    for seat in seats:
        while table.deciders != (seat,):
            table.when(f"{table.deciders[0]} pass")
        table.when(f"{seat} dagger 1")
    all_pass(table)
    assert works(table, "S") is (len(seats) % 2 == 0)
    assert table.discards == " ".join(["S", *["D"] * len(seats)])


@pytest.mark.rule("FT-7.3")
def test_the_example_with_four_players() -> None:
    table = given("standard 4 phase=action hands=rcS,rhD;gh;gmD,rs;bc")
    table.when("0 play 1", "0 take 5", "1 pass", "2 dagger 1")
    assert (table.deciders, table.view(None).to_ask) == ((3,), (0, 1))
    table.when("3 pass", "0 dagger 1")
    assert all_pass(table) == [1, 2, 3]
    assert (table.won(0), table.gems, table.phase) == (1, "12346789", "steal")
    assert table.view(None).to_json()["discards"] == ["rc", "gm", "rh"]
    assert [table.hand(seat) for seat in range(4)] == ["", "gh", "rs", "bc"]


@pytest.mark.rule("FT-7.3")
def test_had_seat_0_and_seat_1_passed_the_sapphire_would_have_been_cancelled() -> None:
    table = given("standard 4 phase=action hands=rcS,rhD;gh;gmD,rs;bc")
    table.when("0 play 1", "0 take 5", "1 pass", "2 dagger 1", "3 pass", "0 pass", "1 pass")
    assert (table.won(0), table.gems, table.phase) == (0, "123456789", "steal")
    assert table.view(None).to_json()["discards"] == ["rc", "gm"]
    assert table.hand(0) == "D"


@pytest.mark.rule("FT-7.3")  # U-31
@pytest.mark.parametrize("saviour", [0, 2])
def test_a_theft_happens_if_the_dagger_against_it_is_cancelled(saviour: int) -> None:
    hands = {0: "S,D;D;-", 2: "S;D;D"}[saviour]
    table = given(f"standard 3 phase=action hands={hands} gems=12345678 won=0,1,0")
    table.when("0 play 1", "0 rob 1 gem", "1 dagger 1", f"{saviour} dagger 1")
    assert ([table.won(seat) for seat in range(3)], table.phase) == ([1, 0, 0], "steal")


@pytest.mark.rule("FT-7.3")
def test_you_never_play_a_dagger_against_your_own_tile() -> None:
    table = played("S", "D", "D,D")
    assert table.legal(0) == []
    assert table.refused("0 dagger 1") == table.refused("0 pass") == "FT-7.3"
    table.when("1 dagger 1")
    assert (table.deciders, table.legal(1)) == ((0,), [])
    assert table.refused("1 dagger 1") == table.refused("1 pass") == "FT-7.3"


@pytest.mark.rule("FT-7.3")
def test_but_you_may_play_one_against_a_dagger_that_is_aimed_at_it() -> None:
    table = played("S", "D", "D,D").when("1 dagger 1")
    assert sorted(table.legal(0)) == ["dagger 1", "pass"]
    table.when("0 dagger 1")
    assert sorted(table.legal(1)) == ["dagger 1", "pass"]  # the second Dagger of the same hand
    table.when("1 dagger 1")  # seat 0 holds nothing any more and is not asked
    assert (works(table, "S"), table.discards, table.phase) == (False, "S D D D", "steal")


@pytest.mark.rule("FT-7.3", "FT-7.2")
def test_who_passed_may_still_play_a_dagger_later_in_the_chain() -> None:
    table = played("S", "gs", "D,gh", "D,rs", "D,bc")
    table.when("1 pass", "2 pass", "3 dagger 1", "0 pass", "1 pass", "2 dagger 1")
    assert table.deciders == (3,)
    table.when("3 pass", "0 pass", "1 dagger 1")
    assert all_pass(table) == [2, 3, 0]
    assert (works(table, "S"), table.discards) == (False, "S D D D")


# FT-7.4 A cancelled tile


@pytest.mark.rule("FT-7.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_cancelled_tile_is_discarded_with_all_the_daggers_in_order(viewer: Viewer) -> None:
    table = given("standard 3 phase=action hands=rtE,ysD;bcD,gh;gmD discards=yt")
    table.when("0 play 1", "0 give 2", "1 pass", "2 dagger 1", "0 dagger 1", "1 dagger 1")
    all_pass(table)
    assert table.view(viewer).to_json()["discards"][1:] == ["rt", "gm", "ys", "bc"]
    assert (table.discards, table.eyes(2)) == ("yt E D D D", (0, 0))
    assert table.view(viewer).chain == ()


@pytest.mark.rule("FT-7.4", "FT-6.1")
@pytest.mark.parametrize("front", "SAE")
def test_whose_sapphire_amulet_or_evil_eye_is_cancelled_has_had_the_action(front: str) -> None:
    table = played(front, "S,gs", "D").when("1 dagger 1", "0 pass")
    assert (works(table, front), table.phase, table.deciders) == (False, "steal", (0,))
    for word in ("play 1", "replace 2 b2", "interchange a1 b2"):
        assert table.refused(f"0 {word}") == "FT-6.1"
    assert "steal 5" in table.legal(0)


@pytest.mark.rule("FT-7.4", "FT-5.1")  # U-33
def test_whose_lantern_is_cancelled_looks_at_nothing_and_gets_no_plain_glimpse() -> None:
    table = played("L", "L,S", "D").when("1 dagger 1", "0 pass")
    assert (works(table, "L"), table.happened(Glimpsed)) == (False, [])
    assert (table.discards, table.hand(0), table.front("b2")) == ("L D", "L S", "S")
    assert (table.phase, table.deciders) == ("action", (0,))
    assert table.refused("0 glimpse b2") == "FT-5.1"
    assert table.refused("0 play 1") == "FT-5.7"
    assert {"play 2", "interchange a1 b2"} <= set(table.legal(0))  # the action is left


@pytest.mark.rule("FT-7.4", "FT-6.5")
def test_a_cancelled_sapphire_does_not_end_the_game() -> None:
    table = given("standard 2 phase=action hands=S;D gems=5 won=4,4").when("0 play 1")
    table.when("0 take 5", "1 dagger 1")
    assert (table.gems, table.phase, table.ending) == ("5", "steal", None)


@pytest.mark.rule("FT-7.4")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("front", PLAYED)
def test_everybody_sees_that_it_was_cancelled(front: str, viewer: Viewer) -> None:
    table = played(front, "gs", "D", "-").when("1 dagger 1", "0 pass")
    assert {"event": "Cancelled", "seat": 0, "front": front} in table.witnessed(viewer)


# FT-7.5 What no Dagger stops


@pytest.mark.rule("FT-7.5")  # U-35: an Amulet in a steal
@pytest.mark.parametrize(
    ("line", "move", "then"),
    [
        ("standard 2 board=D,", "0 glimpse a1", "action"),
        ("standard 2 board=S,", "0 glimpse a1", "action"),
        ("standard 2 board=L,", "0 glimpse a1", "action"),
        ("standard 2 phase=steal board=A,", "0 steal 1", "draw"),
        ("standard 2 phase=steal board=S,", "0 steal 1", "draw"),
        ("standard 2 phase=action board=S,", "0 replace 1 a1", "steal"),
        ("standard 2 phase=action board=S,", "0 interchange a1 b1", "steal"),
        ("standard 2 phase=draw board=S,", "0 discard 1", "glimpse"),
        ("leaders 2 phase=action board=S,", "0 lead 2 a1", "action"),
        ("three_tales 2 board=$m,", "0 glimpse a1", "action"),
        ("three_tales 2 phase=action board=$m,", "0 replace 1 a1", "steal"),
    ],
    ids=[
        *("Dagger found", "Sapphire found", "Lantern found", "Amulet in a steal", "failed steal"),
        *("replace", "interchange", "discard", "Leader", "golden tile", "golden tile gained"),
    ],
)
def test_a_dagger_stops_only_special_tiles_played_from_a_hand(
    line: str, move: str, then: str
) -> None:
    own = "A,r!" if line.startswith("leaders") else "A,rt"
    table = given(f"{line}gs,.,./gc,gm,.,./.,.,.,./.,.,.,. hands={own};D,D,D stack=yc,ys")
    table.when(move)
    assert (table.phase, table.hand(1)) == (then, "D D D")
    assert table.happened(Cancelled) == []


@pytest.mark.rule("FT-7.5", "FT-8.9")
def test_nor_what_is_taken_and_claimed_in_a_steal() -> None:
    board = "board=gs^,gc^,.,./gm,A,gh^,gt^/.,.,.,./.,.,.,."
    table = given(f"standard 2 phase=steal {board} hands=-;D,D,D").when("0 steal 1")
    assert (table.phase, table.deciders) == ("claim", (0,))
    table.when("0 steal row 2")
    assert (table.phase, table.deciders) == ("take", (0,))
    assert table.refused("1 dagger 1") == "FT-7.1"
    assert table.when("0 take 4").won(0) == 2


# FT-7.6 What a Dagger costs


@pytest.mark.rule("FT-7.6")
def test_on_your_own_turn_a_dagger_costs_no_action() -> None:
    table = played("L", "D,S", "D").when("1 dagger 1", "0 dagger 1")
    assert (works(table, "L"), table.phase, table.hand(0)) == (True, "action", "S")
    table.when("0 play 1", "0 take 5")
    assert (table.won(0), table.phase) == (1, "steal")


@pytest.mark.rule("FT-7.6")
def test_nor_does_it_on_your_next_turn() -> None:
    table = played("S", "-", "D,E").when("1 dagger 1", "0 pass", "1 keep")
    assert (table.phase, table.deciders) == ("glimpse", (1,))
    assert "glimpse b2" in table.legal(1)
    assert table.when("1 pass", "1 play 1").eyes(0) == (1, 1)


@pytest.mark.rule("FT-7.6", "FT-4.5")
def test_your_hand_is_not_made_up_until_the_first_phase_of_your_own_next_turn() -> None:
    table = played("S", "D,gs", "-", "D,gh,rs").when("2 dagger 1", "0 dagger 1", "2 pass")
    stack = table.stack
    assert (table.hand(0), table.hand(2), table.discards) == ("gs", "gh rs", "S D D")
    table.when("0 pass", "1 pass", "1 pass")
    assert (table.hand(0), table.hand(2), table.stack) == ("gs", "gh rs", stack - 3)
    table.when("1 pass", "2 keep")
    assert (table.hand(0), len(table.hand(2).split())) == ("gs", 3)
    table.when("2 pass", "2 pass", "2 pass", "0 keep")
    assert len(table.hand(0).split()) == 3


@pytest.mark.rule("FT-7.6")
@editions("standard", "leaders", "three_tales")
def test_it_is_so_in_every_edition_with_special_tiles(edition: str) -> None:
    table = given(f"{edition} 2 phase=action hands=S,gs;D,gh").when("0 play 1", "0 take 5")
    table.when("1 dagger 1", "0 pass")
    assert (table.hand(0), table.hand(1), table.discards) == ("gs", "gh", "S D")


# All at once: where people are apart, everybody is asked at the same time


@pytest.mark.rule("FT-7.2")
def test_everybody_who_will_be_asked_can_be_asked_at_once() -> None:
    table = given("standard 4 phase=action hands=S;gm,D;-;rc").when("0 play 1", "0 take 5")
    words = [[a.word for a in GAME.reactions(table.state, Seat(seat))] for seat in range(4)]
    assert words == [[], ["pass", "dagger 2"], [], ["pass"]]
    table.when("1 pass")
    assert [bool(GAME.reactions(table.state, Seat(seat))) for seat in range(4)] == [False] * 3 + [
        True
    ]
    table.when("3 pass")
    assert not any(GAME.reactions(table.state, Seat(seat)) for seat in range(4))
