"""FT-4: four phases, building up the hand, the discards, and what if tiles run out."""

from itertools import combinations
from random import Random

import pytest

from larceny.games.forty_thieves.events import (
    Aimed,
    Discarded,
    Drew,
    Failed,
    Laid,
    Shuffled,
    Succeeded,
    TurnBegun,
    TurnEnded,
)
from larceny.games.forty_thieves.state import GAP
from larceny.kernel.errors import InvalidPosition
from larceny.kernel.events import Viewer, every_seat

from .table import Table, dealt, editions, given

TABLE_SIZES = (2, 3, 4)
VIEWERS = (None, 0, 1, 2)
ONE_EACH = {2: "gm;rs", 3: "gm;rs;bc", 4: "gm;rs;bc;yh"}

GREEN_ROW = "board=gs,gc,gm,gh/.,.,.,./.,.,.,./.,.,.,."
SAPPHIRE_ON_B2 = "board=.,.,.,./.,S,.,./.,.,.,./.,.,.,."


def leaving(table: Table, stack: int, discards: int) -> Table:
    """Take tiles out of the game until so few are left, which no game ever comes to (FT-4.4)."""
    state = table.state
    rest = state.discards + state.stack
    state.stack = rest[len(rest) - stack :]
    state.discards = rest[:discards]
    state.gone = rest[discards : len(rest) - stack]
    return table


def with_gap(line: str, square: int) -> Table:
    """Set up a position in which one tile of the board is missing and no tile is left."""
    table = leaving(given(line), 0, 0)
    table.state.gone += (table.state.board[square],)
    table.state.board[square] = GAP
    table.state.gaps = 1 << square
    return table


# FT-4.1 Four phases


@pytest.mark.rule("FT-4.1")
@editions()
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_a_turn_has_four_phases_always_in_this_order(edition: str, players: int) -> None:
    line = f"{edition} {players} phase=draw hands={ONE_EACH[players]} stack=rt,gt"
    for seat in every_seat(players):
        table = given(f"{line} active={seat}")
        for phase, word in zip(
            ("draw", "glimpse", "action", "steal"), ("keep", "pass", "pass", "pass"), strict=True
        ):
            assert (table.phase, table.deciders, table.active) == (phase, (seat,), seat)
            table.when(f"{seat} {word}")
        left = (seat + 1) % players
        assert (table.phase, table.deciders, table.active) == ("draw", (left,), left)
        assert [event.seat for event in table.happened(TurnEnded)] == [seat]
        assert [event.seat for event in table.happened(TurnBegun)] == [left]


@pytest.mark.rule("FT-4.1", "FT-4.2")
@editions()
def test_the_first_phase_is_a_duty(edition: str) -> None:
    table = given(f"{edition} 2 phase=draw hands=gm,rs,bc;-")
    assert "pass" not in table.legal(0)
    assert table.refused("0 pass") == "FT-4.2"


@pytest.mark.rule("FT-4.1", "FT-5.1", "FT-6.1", "FT-8.1")
@pytest.mark.parametrize(
    ("phase", "following"), [("glimpse", "action"), ("action", "steal"), ("steal", "draw")]
)
def test_the_others_are_not(phase: str, following: str) -> None:
    table = given(f"standard 2 phase={phase} hands=gm,rs,bc;yh")
    assert "pass" in table.legal(0)
    assert table.when("0 pass").phase == following


@pytest.mark.rule("FT-4.1")
@pytest.mark.parametrize(
    ("phase", "word", "rule"),
    [
        ("glimpse", "keep", "FT-4.2"),
        ("glimpse", "discard 1", "FT-4.2"),
        ("action", "keep", "FT-4.2"),
        ("action", "glimpse b2", "FT-5.1"),
        ("action", "play 2", "FT-5.7"),
        ("steal", "discard 1", "FT-4.2"),
        ("steal", "glimpse b2", "FT-5.1"),
        ("steal", "replace 1 b2", "FT-6.1"),
        ("steal", "interchange a1 b2", "FT-6.1"),
        ("steal", "play 3", "FT-6.1"),
    ],
)
def test_you_cannot_go_back_to_an_earlier_phase(phase: str, word: str, rule: str) -> None:
    table = given(f"standard 2 phase={phase} hands=gm,L,S;-")
    assert table.refused(f"0 {word}") == rule


@pytest.mark.rule("FT-4.1")
@pytest.mark.parametrize(
    ("phase", "word"),
    [
        *(("draw", word) for word in ("glimpse b2", "replace 1 b2", "steal 5")),
        *(("glimpse", word) for word in ("replace 1 b2", "interchange a1 b2", "steal row 2")),
        ("action", "steal 5"),
    ],
)
def test_nor_run_ahead_to_a_later_one(phase: str, word: str) -> None:
    table = given(f"standard 2 phase={phase} hands=gm,L,S;-")
    assert table.refused(f"0 {word}") == "FT-4.1"


@pytest.mark.rule("FT-4.1")
@pytest.mark.parametrize(
    ("phase", "word"),
    [
        ("draw", "keep"),
        ("glimpse", "glimpse b2"),
        ("action", "interchange a1 b2"),
        ("steal", "steal 5"),
    ],
)
def test_a_turn_is_one_players_alone(phase: str, word: str) -> None:
    table = given(f"standard 3 phase={phase} active=1 hands=gm;rs;bc")
    for seat in (0, 2):
        assert table.legal(seat) == []
        assert table.refused(f"{seat} {word}") == "FT-4.1"


@pytest.mark.rule("FT-4.1", "FT-8.4", "FT-8.5", "FT-8.8")
@pytest.mark.parametrize(
    "moves",
    [["0 pass"], ["0 steal 5"], ["0 steal 1"], ["0 steal row 1", "0 take 2"]],
    ids=["pass", "failure", "square", "line"],
)
def test_when_the_fourth_phase_is_over_so_is_the_turn(moves: list[str]) -> None:
    board = "board=gs,gc,gm,gh/gt,gs,rs,rs/.,bs,bc,./.,.,.,."
    table = given(f"standard 3 phase=steal {board} hands=A;-;-").when(*moves)
    assert bool(table.happened(Failed)) is (moves == ["0 steal 5"])
    assert len(table.happened(Succeeded)) == (moves[0] in ("0 steal 1", "0 steal row 1"))
    assert (table.active, table.deciders, table.state.turn) == (1, (1,), 2)


@pytest.mark.rule("FT-4.1", "FT-6.7")
def test_a_question_with_one_public_answer_is_not_put() -> None:
    alone = given("standard 2 phase=action hands=E;-").when("0 play 1")
    assert [event.target for event in alone.happened(Aimed)] == ["give 1"]
    assert (alone.eyes(1), alone.phase) == ((0, 1), "steal")
    among_three = given("standard 3 phase=action hands=E;-;-").when("0 play 1")
    assert (among_three.phase, among_three.legal(0)) == ("target", ["give 1", "give 2"])


@pytest.mark.rule("FT-4.1", "FT-5.1")
@pytest.mark.parametrize("hand", ["gm,gh,D", "L,L,D"])
def test_where_all_tiles_lie_face_up_nobody_is_asked_for_a_glimpse(hand: str) -> None:
    board = "rs^,rc^,rm^,rh^/gs^,gc^,gt^,rt^/bs^,bc^,bm^,bh^/ys^,yc^,ym^,yh^"
    table = given(f"standard 2 phase=draw board={board} hands={hand};-").when("0 keep")
    assert table.phase == "action"


@pytest.mark.rule("FT-4.1", "FT-7.2")
@pytest.mark.parametrize(("hand", "words"), [("gm", ["pass"]), ("D", ["dagger 1", "pass"])])
def test_where_a_secret_hangs_on_it_the_question_is_always_put(hand: str, words: list[str]) -> None:
    table = given(f"standard 2 phase=action hands=E;{hand}").when("0 play 1")
    assert (table.phase, table.deciders) == ("dagger", (1,))
    assert sorted(table.legal(1)) == words


# FT-4.2 Building up your hand

HAND = ["gm", "A", "D"]
SLOT_SETS = [slots for size in range(4) for slots in combinations((1, 2, 3), size)]


def discarding(slots: tuple[int, ...]) -> str:
    return " ".join(["discard", *map(str, slots)]) if slots else "keep"


@pytest.mark.rule("FT-4.2")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_you_decide_once_which_tiles_to_throw_away(size: int) -> None:
    table = given(f"standard 2 phase=draw hands={','.join(HAND[:size])};-")
    words = [discarding(slots) for slots in SLOT_SETS if all(slot <= size for slot in slots)]
    assert sorted(table.legal(0)) == sorted(words)
    assert len(words) == 2**size


@pytest.mark.rule("FT-4.2")
@pytest.mark.parametrize("size", [1, 2, 3])
@pytest.mark.parametrize("slots", SLOT_SETS)
def test_then_you_draw_until_you_hold_three(size: int, slots: tuple[int, ...]) -> None:
    table = given(f"standard 2 phase=draw hands={','.join(HAND[:size])};- stack=rs,bc,yt")
    stack = table.stack
    if any(slot > size for slot in slots):
        assert table.refused(f"0 {discarding(slots)}") == "FT-4.2"
        return
    table.when(f"0 {discarding(slots)}")
    kept = [tile for slot, tile in enumerate(HAND[:size], 1) if slot not in slots]
    drawn = ["rs", "bc", "yt"][: 3 - len(kept)]
    assert table.hand(0) == " ".join(kept + drawn)
    assert table.discards == " ".join(HAND[slot - 1] for slot in slots)
    assert table.stack == stack - len(drawn)
    assert table.phase == "glimpse"


@pytest.mark.rule("FT-4.2")  # U-07
def test_of_two_tiles_one_is_kept_and_two_are_drawn() -> None:
    table = given("standard 2 phase=draw hands=gm,A;-").when("0 discard 1")
    assert len(table.happened(Drew)) == 2
    assert (table.discards, len(table.hand(0).split())) == ("gm", 3)


@pytest.mark.rule("FT-4.2")
@pytest.mark.parametrize("word", ["keep", "discard 1", "discard 1 2 3"])
@pytest.mark.parametrize("done", ["0 keep", "0 discard 2"])
def test_you_cannot_throw_away_what_you_have_just_drawn(done: str, word: str) -> None:
    table = given("standard 2 phase=draw hands=gm,A;-").when(done)
    assert table.refused(f"0 {word}") == "FT-4.2"


@pytest.mark.rule("FT-4.2")
@editions()
def test_if_you_keep_three_you_draw_none(edition: str) -> None:
    table = given(f"{edition} 2 phase=draw hands=gm,rs,bc;-")
    stack = table.stack
    table.when("0 keep")
    assert (table.hand(0), table.stack, table.happened(Drew)) == ("gm rs bc", stack, [])


@pytest.mark.rule("FT-4.2")
@editions()
def test_with_an_empty_hand_you_draw_three_at_once(edition: str) -> None:
    table = given(f"{edition} 2 phase=steal hands=gm;- stack=rs,bc,yt").when("0 pass")
    assert (table.hand(1), table.phase, table.deciders) == ("rs bc yt", "glimpse", (1,))


@pytest.mark.rule("FT-4.2", "FT-2.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_see_the_jars_that_go_and_come_and_only_you_see_what_you_drew(
    viewer: Viewer,
) -> None:
    table = given("standard 3 phase=draw hands=rmgm,rmA,rhD;-;- stack=gcbc,btyt")
    table.when("0 discard 2 3")
    seen = viewer == 0
    assert table.witnessed(viewer) == [
        {"event": "Discarded", "seat": 0, "slots": [2, 3], "jars": ["rm", "rh"]},
        {"event": "Drew", "seat": 0, "jar": "gc", "front": "bc" if seen else None},
        {"event": "Drew", "seat": 0, "jar": "bt", "front": "yt" if seen else None},
    ]


# FT-4.3 Discards


@pytest.mark.rule("FT-4.3")
@pytest.mark.parametrize(
    ("line", "moves", "discards"),
    [
        ("phase=draw hands=rmgm,rmA;-", ["0 discard 1 2"], ["rm", "rm"]),
        ("phase=action hands=rcS;-", ["0 play 1", "0 take 5"], ["rc"]),
        ("hands=rsL;-", ["0 play 1", "0 peek a1 b1"], ["rs"]),
        ("board=D,.,.,./.,.,.,./.,.,.,./.,.,.,. hands=rmA;-", ["0 glimpse a1"], ["rm"]),
        (
            "phase=steal board=gtgs,gsgc,gcgm,gmgh/.,.,.,./.,.,.,./.,.,.,.",
            ["0 steal row 1", "0 take 1"],
            ["gt", "gs", "gc", "gm"],
        ),
    ],
    ids=["thrown away", "played", "Lantern", "lost to a Dagger", "after a line"],
)
def test_discards_lie_jar_up(line: str, moves: list[str], discards: list[str]) -> None:
    table = given(f"standard 2 {line}").when(*moves)
    for viewer in (None, 0, 1):
        assert table.view(viewer).to_json()["discards"] == discards


@pytest.mark.rule("FT-4.3")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_what_the_discards_hide_is_known_only_to_those_who_saw_it(viewer: Viewer) -> None:
    told = []
    for hand in ("rhD,rhgh", "rhgh,rhD"):
        table = given(f"standard 3 phase=draw hands={hand};-;- stack=rs,rc").when("0 discard 1")
        told.append((table.witnessed(viewer), table.view(viewer)))
    assert told[0] == told[1]


@pytest.mark.rule("FT-4.3")  # U-09
def test_two_in_the_stack_ten_among_the_discards_and_three_to_draw() -> None:
    table = leaving(given("standard 2 phase=steal hands=gm;- stack=rs,bc"), 2, 10)
    table.when("0 pass")
    drawing = [type(event) for event in table.events if isinstance(event, Drew | Shuffled)]
    assert drawing == [Drew, Drew, Shuffled, Drew]
    assert table.happened(Shuffled) == [Shuffled(10)]
    assert table.hand(1).startswith("rs bc ")
    assert (len(table.hand(1).split()), table.stack, table.discards) == (3, 9, "")


@pytest.mark.rule("FT-4.3")
@pytest.mark.parametrize("players", TABLE_SIZES)
@pytest.mark.parametrize("stack", [[], ["rs"], ["rs", "bc"]])
def test_the_discards_become_the_new_stack_when_a_tile_is_needed(
    players: int, stack: list[str]
) -> None:
    hands = "gm,gh,bt" + ";-" * (players - 1)
    line = f"standard {players} phase=steal hands={hands} stack={','.join(stack) or '-'}"
    table = given(f"{line} unnamed=discards").when("0 pass")
    discards = 60 - 16 - 3 - len(stack)
    assert table.happened(Shuffled) == [Shuffled(discards)]
    assert table.hand(1).split()[: len(stack)] == stack
    assert (table.stack, table.discards) == (discards - (3 - len(stack)), "")


@pytest.mark.rule("FT-4.3")
def test_what_you_throw_away_is_shuffled_in_too() -> None:
    line = "standard 2 phase=draw hands=gm,gh,bt;- stack=rs unnamed=discards"
    table = given(line).when("0 discard 1 2 3")
    assert table.happened(Shuffled) == [Shuffled(60 - 16 - 1)]
    assert (table.stack, table.discards) == (60 - 16 - 3, "")


@pytest.mark.rule("FT-4.3")
def test_the_new_stack_is_shuffled_by_chance() -> None:
    line = "standard 2 phase=steal unnamed=discards"
    hands = {given(line, f"{secret}").when("0 pass").hand(1) for secret in range(20)}
    assert len(hands) > 15


@pytest.mark.rule("FT-4.3")
def test_a_stack_that_is_empty_stays_empty_until_somebody_needs_a_tile() -> None:
    table = given("standard 2 phase=draw hands=gm;gh,bt,yh stack=rs,bc unnamed=discards")
    discards = table.discards
    table.when("0 keep")
    assert (table.hand(0), table.stack, table.discards) == ("gm rs bc", 0, discards)
    table.when("0 pass", "0 pass", "0 pass", "1 keep")
    assert (table.stack, table.discards, table.happened(Shuffled)) == (0, discards, [])
    table.when("1 pass", "1 pass", "1 pass", "0 discard 1")
    assert (len(table.happened(Shuffled)), table.discards) == (1, "")


@pytest.mark.rule("FT-4.3", "FT-5.4")
def test_a_tile_may_be_needed_on_the_board_as_well() -> None:
    table = given(f"standard 2 {SAPPHIRE_ON_B2} hands=gm;- unnamed=discards")
    assert table.stack == 0
    table.when("0 glimpse b2")
    assert table.happened(Shuffled) == [Shuffled(60 - 16 - 1)]
    assert (table.stack, table.discards, table.kept(0)) == (60 - 16 - 2, "", 1)


@pytest.mark.rule("FT-4.3", "FT-5.6", "FT-3.3")
@pytest.mark.parametrize("stack", [["A"], ["A", "D"], ["A", "D", "E"]])
def test_gaps_are_filled_from_the_old_stack_first_and_then_from_the_new_one(
    stack: list[str],
) -> None:
    board = "board=S,L,S,./.,S,.,./.,.,.,./.,.,.,."
    line = f"standard 2 {board} hands=gm;- stack={','.join(stack)} unnamed=discards"
    table = given(line).when("0 glimpse b1")
    discards = 60 - 16 - 1 - len(stack)
    assert [table.front(square) for square in ("a1", "c1", "b2")][: len(stack)] == stack
    if len(stack) == 3:
        assert (table.happened(Shuffled), table.stack) == ([], 0)
    else:
        assert table.happened(Shuffled) == [Shuffled(discards)]
        assert (table.stack, table.discards) == (discards - (3 - len(stack)), "")


@pytest.mark.rule("FT-4.3", "FT-8.10")
def test_the_tiles_of_a_line_are_discarded_before_the_gaps_are_filled() -> None:
    table = given(f"standard 2 phase=steal {GREEN_ROW} hands=-;rs,bc,yt unnamed=discards stack=A,D")
    table.when("0 steal row 1", "0 take 2")
    assert table.happened(Shuffled) == [Shuffled(60 - 16 - 3 - 2 + 4)]
    assert (table.front("a1"), table.front("b1")) == ("A", "D")
    assert (table.stack, table.discards) == (60 - 16 - 3, "")


# FT-4.4 When tiles run out


@pytest.mark.rule("FT-4.4", "FT-4.2")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_you_draw_what_there_is(left: int) -> None:
    table = leaving(given("standard 2 phase=steal hands=gm;- stack=rs,bc"), left, 0)
    table.when("0 pass")
    assert table.hand(1) == " ".join(["rs", "bc"][:left])
    assert (table.stack, table.discards, table.phase) == (0, "", "glimpse")


@pytest.mark.rule("FT-4.4", "FT-4.3")
def test_what_you_have_just_thrown_away_may_be_all_there_is() -> None:
    table = leaving(given("standard 2 phase=draw hands=gm,A,D;-"), 0, 0)
    table.when("0 discard 1 3")
    assert (sorted(table.hand(0).split()), table.stack, table.discards) == (["A", "D", "gm"], 0, "")


@pytest.mark.rule("FT-4.4", "FT-5.4")
def test_gaps_on_the_board_stay_empty() -> None:
    table = leaving(given(f"standard 2 {SAPPHIRE_ON_B2} hands=gm;-"), 0, 0)
    table.when("0 glimpse b2")
    assert (table.kept(0), table.happened(Laid), table.phase) == (1, [], "action")
    for viewer in (None, 0, 1):
        assert table.view(viewer).board[5] is None


@pytest.mark.rule("FT-4.4", "FT-5.1", "FT-6.2", "FT-6.3", "FT-8.1")
@pytest.mark.parametrize(
    ("phase", "rule", "word"),
    [
        ("glimpse", "FT-5.1", "glimpse b2"),
        ("action", "FT-6.2", "replace 1 b2"),
        *(("action", "FT-6.3", f"interchange {pair}") for pair in ("b2 c2", "b1 b2", "a1 b2")),
        *(("steal", "FT-8.1", f"steal {place}") for place in ("1", "5", "row 2", "falling")),
    ],
)
def test_a_gap_is_no_tile(phase: str, rule: str, word: str) -> None:
    table = with_gap(f"standard 2 phase={phase} hands=gm;-", 5)
    assert word not in table.legal(0)
    assert table.refused(f"0 {word}") == rule


@pytest.mark.rule("FT-4.4", "FT-5.7")
def test_nor_can_a_lantern_look_at_a_gap() -> None:
    table = with_gap("standard 2 hands=L;-", 5).when("0 play 1")
    assert len(table.legal(0)) == 24 - 4
    assert table.refused("0 peek b2 c2") == "FT-5.7"


@pytest.mark.rule("FT-4.4", "FT-5.5")
def test_a_gap_is_not_lit() -> None:
    board = "board=.,gm,.,./bs,.,.,./.,L,.,./.,.,.,."
    table = with_gap(f"standard 2 {board} hands=gh;-", 5).when("0 glimpse b3")
    lit = [event["squares"] for event in table.witnessed(1) if event["event"] == "Shown"]
    assert sorted(square for squares in lit for square in squares) == ["a3", "b3", "b4", "c3"]
    assert table.phase == "action"  # three are left, and there is nothing to choose


@pytest.mark.rule("FT-4.4", "FT-8.9")
def test_a_square_or_line_with_a_gap_is_no_indirect_steal() -> None:
    board = "board=gs^,gc,gm^,gh^/gt,gt,.,./.,.,.,./.,.,.,."
    table = with_gap(f"standard 2 phase=steal {board} hands=gh;-", 3).when("0 steal 1")
    assert (table.won(0), table.active) == (1, 1)  # row 1 would have been claimed


@pytest.mark.rule("FT-4.4")
@editions()
def test_with_the_numbers_of_tiles_in_this_game_this_never_happens(edition: str) -> None:
    tiles = len(dealt(edition, 4).state.all_tiles())
    board, hands, hoards, golden = 16, 4 * 3, 0 if edition == "family" else 4 + 4, 3
    assert board + hands + hoards + golden < tiles


@pytest.mark.rule("FT-4.4", "FT-4.5")
@editions()
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_however_they_play_tiles_are_left_and_nobody_holds_more_than_three(
    edition: str, players: int
) -> None:
    table, dice = dealt(edition, players), Random(players)
    for _ in range(400):
        if table.phase == "over":
            break
        (seat,) = table.deciders
        table.when(f"{seat} {dice.choice(table.legal(seat))}")
        assert table.stack or table.discards
        assert GAP not in table.state.board
        assert all(len(hand) <= 3 for hand in table.state.hands)


@pytest.mark.rule("FT-4.4")
def test_a_position_with_a_gap_and_tiles_left_is_refused() -> None:
    with pytest.raises(InvalidPosition):
        given("standard 2 board=-,.,.,./.,.,.,./.,.,.,./.,.,.,.")


# FT-4.5 Three tiles at most


@pytest.mark.rule("FT-4.5")
def test_nobody_holds_four_tiles() -> None:
    with pytest.raises(InvalidPosition) as refusal:
        given("standard 2 hands=gm,gh,rs,bc;-")
    assert refusal.value.code == "too-many-tiles-in-hand"


@pytest.mark.rule("FT-4.5", "FT-6.2")
@pytest.mark.parametrize("hand", ["gm", "gm,A", "gm,A,D"])
def test_replacing_a_tile_exchanges_one_for_one(hand: str) -> None:
    table = given(f"standard 2 phase=action hands={hand};-").when("0 replace 1 b2")
    assert len(table.hand(0).split()) == len(hand.split(","))


@pytest.mark.rule("FT-4.5", "FT-5.7", "FT-6.4")
@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("hands=L,gm,rs;-;-", ["0 play 1", "0 peek a1 b1"]),
        ("phase=action hands=S,gm,rs;-;-", ["0 play 1", "0 take 5"]),
        ("phase=action hands=A,gm,rs;-;- eyes=1,0,0", ["0 play 1"]),
        ("phase=action hands=E,gm,rs;-;-", ["0 play 1", "0 give 2"]),
    ],
    ids="LSAE",
)
def test_what_you_use_up_is_not_made_up_for_until_your_own_next_first_phase(
    line: str, moves: list[str]
) -> None:
    table = given(f"standard 3 {line}").when(*moves)
    while table.active == 0:
        table.when("0 pass")
        assert table.hand(0) == "gm rs"
    for seat in (1, 2):
        table.when(*[f"{seat} pass"] * 3)
        assert table.hand(0) == "gm rs"
    table.when("0 keep")
    assert len(table.hand(0).split()) == 3


@pytest.mark.rule("FT-4.5", "FT-7.6")
def test_nor_is_what_you_use_on_anothers_turn() -> None:
    table = given("standard 3 phase=action hands=S;gm;D,rs,bc").when(
        "0 play 1", "0 take 5", "1 pass", "2 dagger 1", "1 pass", "0 pass"
    )
    assert table.hand(2) == "rs bc"
    table.when("1 keep", "1 pass", "1 pass", "1 pass")
    assert table.hand(2) == "rs bc"
    assert len(table.when("2 keep").hand(2).split()) == 3


@pytest.mark.rule("FT-4.5", "FT-5.3")
def test_a_hand_lost_to_a_dagger_stays_empty_that_long_too() -> None:
    board = "board=D,.,.,./.,.,.,./.,.,.,./.,.,.,."
    table = given(f"standard 2 {board} hands=gm,rs,bc;A,yt,yh").when("0 glimpse a1")
    assert [event.slots for event in table.happened(Discarded)] == [(0, 1, 2)]
    table.when("0 pass", "0 pass", "1 keep", "1 pass", "1 pass")
    assert table.hand(0) == ""
    assert len(table.when("1 pass").hand(0).split()) == 3


@pytest.mark.rule("FT-4.5", "FT-11.2")
def test_the_one_exception_is_a_golden_tile_got_from_the_board() -> None:
    board = "board=$m,.,.,./.,.,.,./.,.,.,./.,.,.,."
    table = given(f"three_tales 2 phase=action {board} hands=gm,rs,bc;- stack=D")
    table.when("0 replace 1 a1")
    assert sorted(table.hand(0).split()) == ["D", "bc", "rs"]
