"""MT-6: rotating the box and turning it over at the end of a turn."""

import re
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.events import BoxMoved, TurnBegun, TurnEnded
from larceny.kernel.errors import InvalidRuleset, LarcenyError

from .table import ALL_EDITIONS, Table, editions, given

PLACES = [f"{level}.{side}" for level in "TMB" for side in "NESW"]
ROTATIONS = ["rotate 1 cw", "rotate 1 ccw", "rotate 2 cw", "rotate 2 ccw"]
MOVES = [*ROTATIONS, "flip"]

ONE_MOVE = 1 + 5
"""Ways to make up to one move: none, four rotations, turning over."""

TWO_MOVES = {
    "rotate_then_flip": (1 + 4) * (1 + 1),
    "either_order": 1 + 5 + 4 + 4,
    "any_two": 1 + 5 + 5 * 5,
}
"""Ways to make up to two moves."""


def turn(edition: str, character: str = "J", tokens: str = "") -> Table:
    """Seat 0 is about to open a drawer; seat 1, a master thief, is next, and seat 2 detects."""
    other = "T" if character == "M" else "M"
    return given(f"{edition} 3 phase=open actor=0 chosen={character},{other},D {tokens} rest=B.E")


def end_of_turn(edition: str, tokens: str = "") -> Table:
    """Seat 0, a jeweler who has placed an imitation, has only the box left to move."""
    position = f"{edition} 3 phase=move actor=0 chosen=J,T,D placed=1 white=1D1S,*,*"
    return given(f"{position} {tokens} rest=B.E")


def ways_to_move(table: Table) -> dict[tuple[str, ...], str]:
    """All sequences of moves with which seat 0 may end his turn, and how the box then stands."""
    ways: dict[tuple[str, ...], str] = {}
    pending: list[tuple[str, ...]] = [()]
    while pending:
        moves = pending.pop()
        after = given(table.line).when(*(f"0 {move}" for move in moves))
        over = after.deciders != (0,) or len(moves) > 3
        for word in ["done"] if over else after.legal(0):
            if word == "done":
                ways[moves] = box(after)
            else:
                pending.append((*moves, word))
    return ways


def box(table: Table) -> str:
    token = re.search(r" box=(\S+)", table.line)
    return token.group(1) if token else "000^"


# MT-6.1 How many moves


@pytest.mark.rule("MT-6.1")
@editions()
@pytest.mark.parametrize("word", MOVES)
def test_at_the_end_of_the_turn_the_box_may_be_moved(edition: str, word: str) -> None:
    table = end_of_turn(edition)
    assert table.legal(0) == [*MOVES, "done"]
    table.when(f"0 {word}")
    (moved,) = table.happened(BoxMoved)
    assert moved.to_json()["seat"] == 0
    assert box(table) != "000^"


@pytest.mark.rule("MT-6.1")
@editions()
def test_not_before_the_character_is_done(edition: str) -> None:
    table = turn(edition).when("0 open T.E")
    assert not set(MOVES) & set(table.legal(0))
    table.when("0 place D")
    assert not set(MOVES) & set(table.legal(0))
    table.when("0 alarm keep")
    assert set(MOVES) < set(table.legal(0))


@pytest.mark.rule("MT-6.1", "MT-6.2")
@editions()
def test_a_thief_who_took_three_gems_moves_the_box(edition: str) -> None:
    table = turn(edition, "T", "T.E=3D/").when("0 open T.E")
    if edition == "english_a":
        table.when("0 take all")
    ways = ways_to_move(table)
    sequences = {"english_a": 6, "english_b": 10, "italian": 31, "french": 14}
    table_states = {"english_a": 6, "english_b": 10, "italian": 20, "french": 14}
    assert len(ways) == sequences[edition]
    assert len(set(ways.values())) == table_states[edition]


@pytest.mark.rule("MT-6.1", "MT-5.3")
@editions()
def test_also_when_gems_fell(edition: str) -> None:
    table = turn(edition, "T", "T.E=/3D").when("0 open T.E")
    ways = {"english_a": 6, "english_b": 10, "italian": 31, "french": 14}
    assert len(ways_to_move(table)) == ways[edition]


@pytest.mark.rule("MT-6.1", "MT-6.2")
@pytest.mark.parametrize("box_order", TWO_MOVES)
@pytest.mark.parametrize("placed", [0, 1, 3])
def test_how_many_moves_each_value_allows(box_order: str, placed: int) -> None:
    def ways(box_actions: str) -> int:
        switches = f"box_order={box_order},box_actions={box_actions},gemologist_imitation=may"
        rules, tokens = f"french[{switches}]", "chosen=G,D,D white=5D,*,*"
        position = f"{rules} 3 phase=move actor=0 {tokens} placed={placed} rest=B.E"
        return len(ways_to_move(given(position)))

    assert ways("one") == ONE_MOVE
    assert ways("two") == TWO_MOVES[box_order]
    assert ways("two_if_placed") == (TWO_MOVES[box_order] if placed else ONE_MOVE)


@pytest.mark.rule("MT-6.1")
@pytest.mark.parametrize(
    ("character", "tokens", "words", "placed"),
    [
        ("S", "T.E=1D/", ["leave", "place nothing"], False),
        ("S", "T.E=1D/", ["take D", "place nothing"], False),
        ("S", "T.E=1D/", ["leave", "place S"], True),
        ("J", "T.E=/", ["place nothing", "alarm keep"], False),
        ("J", "T.E=/", ["place nothing", "alarm set"], False),
        ("J", "T.E=/", ["place D", "alarm set"], True),
        ("G", "T.E=/", ["place nothing"], False),
        ("G", "T.E=/", ["place D", "place nothing"], True),
        ("G", "T.E=/", ["place D", "place S"], True),
        ("G", "T.E=/1D", ["place nothing"], False),
        ("G", "T.E=/1D", ["place D", "place nothing"], True),
        ("T", "T.E=1D/", ["take all"], False),
        ("T", "T.E=1D/", ["leave"], False),
        ("M", "T.E=1D/", ["take all", "place nothing"], False),
        ("M", "T.E=1D/", ["take all", "place D"], True),
        ("M", "T.E=1D/", ["leave", "place D"], True),
        ("M", "T.E=1D/", ["look"], False),
        ("S", "T.E=/1D", [], False),
        ("J", "T.E=/1D", [], False),
    ],
)
def test_english_a_gives_two_moves_to_those_who_placed_an_imitation(
    character: str, tokens: str, words: list[str], placed: bool
) -> None:
    table = turn("english_a", character, tokens).when("0 open T.E", *(f"0 {w}" for w in words))
    assert table.phase == "move"
    assert len(ways_to_move(table)) == (10 if placed else 6)


@pytest.mark.rule("MT-6.1", "MT-11.5")
@pytest.mark.parametrize(
    ("edition", "ways"), [("english_a", 6), ("english_b", 10), ("italian", 31), ("french", 14)]
)
def test_a_master_thief_who_made_a_ruby_fall_moves_the_box(edition: str, ways: int) -> None:
    table = turn(edition, "M", "T.N=/(R)").when("0 open T.N", "0 look")
    assert len(ways_to_move(table)) == ways


@pytest.mark.rule("MT-6.1", "MT-6.5")
@pytest.mark.parametrize(
    ("edition", "tokens", "rule"),
    [
        ("english_a", "moves=1,0", "MT-6.1"),
        ("english_b", "placed=1 moves=1,1", "MT-6.1"),
        ("italian", "placed=1 moves=2,0", "MT-6.1"),
        ("french", "placed=1 moves=1,1", "MT-6.1"),
        ("french[box_actions=one]", "placed=1 moves=1,0", "MT-6.5"),
        ("french[box_actions=one]", "placed=1 moves=0,1", "MT-6.5"),
    ],
)
def test_one_move_more_is_refused(edition: str, tokens: str, rule: str) -> None:
    position = f"{edition} 3 phase=move actor=0 chosen=J,T,D white=1D1S,*,*"
    table = given(f"{position} {tokens} rest=B.E")
    assert table.legal(0) == ["done"]
    assert {table.refused(f"0 {word}") for word in MOVES} == {rule}


@pytest.mark.rule("MT-6.1")
@editions()
def test_what_was_placed_in_an_earlier_turn_does_not_count(edition: str) -> None:
    position = f"{edition} 3 phase=open actor=0 chosen=J,T,D T.W=/ rest=B.E"
    table = given(position).when("0 open T.E", "0 place D", "0 alarm keep", "0 done")
    table.when("1 open T.W")
    if table.phase == "take":
        table.when("1 leave")
    table.when("1 rotate 1 cw")
    if edition == "english_a":
        assert table.phase == "choose"  # the turn is over, and the round with it
    else:
        assert "flip" in table.legal(1)


# MT-6.2 Which moves, in which order


@pytest.mark.rule("MT-6.2")
@editions()
def test_the_printed_order(edition: str) -> None:
    order = {
        "english_a": "rotate_then_flip",
        "english_b": "rotate_then_flip",
        "italian": "any_two",
        "french": "either_order",
    }
    assert GAME.ruleset(edition).box_order == order[edition]
    assert len(ways_to_move(end_of_turn(edition))) == TWO_MOVES[order[edition]]


@pytest.mark.rule("MT-6.2")
@pytest.mark.parametrize(
    ("box_order", "moves", "allowed"),
    [
        ("rotate_then_flip", ("rotate 1 cw", "flip"), True),
        ("rotate_then_flip", ("flip", "rotate 1 cw"), False),
        ("rotate_then_flip", ("rotate 1 cw", "rotate 2 cw"), False),
        ("rotate_then_flip", ("flip", "flip"), False),
        ("either_order", ("rotate 2 ccw", "flip"), True),
        ("either_order", ("flip", "rotate 2 ccw"), True),
        ("either_order", ("rotate 1 cw", "rotate 1 cw"), False),
        ("either_order", ("flip", "flip"), False),
        ("any_two", ("rotate 1 cw", "flip"), True),
        ("any_two", ("flip", "rotate 1 cw"), True),
        ("any_two", ("rotate 1 cw", "rotate 1 cw"), True),
        ("any_two", ("rotate 1 cw", "rotate 2 ccw"), True),
        ("any_two", ("flip", "flip"), True),
        ("any_two", ("rotate 1 cw", "rotate 1 cw", "rotate 1 cw"), False),
        ("any_two", ("flip", "rotate 1 cw", "flip"), False),
    ],
)
def test_which_moves_go_together(box_order: str, moves: tuple[str, ...], allowed: bool) -> None:
    assert (moves in ways_to_move(end_of_turn(f"french[box_order={box_order}]"))) is allowed


@pytest.mark.rule("MT-6.2")
@pytest.mark.parametrize(
    ("edition", "first", "second"),
    [
        ("english_a", "rotate 1 cw", "rotate 1 ccw"),
        ("english_b", "rotate 1 cw", "rotate 2 cw"),
        ("french", "rotate 1 cw", "rotate 1 cw"),
        ("french", "flip", "flip"),
    ],
)
def test_two_that_do_not_go_together_are_refused(edition: str, first: str, second: str) -> None:
    table = end_of_turn(edition).when(f"0 {first}")
    assert table.refused(f"0 {second}") == "MT-6.2"


@pytest.mark.rule("MT-6.2")
@pytest.mark.parametrize("edition", ["english_a", "english_b"])
def test_after_turning_over_there_is_nothing_left_to_move(edition: str) -> None:
    table = end_of_turn(edition).when("0 flip")
    assert len(table.happened(TurnEnded)) == 1


@pytest.mark.rule("MT-6.2")
def test_the_order_of_rotating_and_turning_over_matters() -> None:
    ways = ways_to_move(end_of_turn("french"))
    assert ways["rotate 1 cw", "flip"] != ways["flip", "rotate 1 cw"]


@pytest.mark.rule("MT-6.2")
@editions()
def test_a_strict_order_is_a_variant_of_the_italian_edition(edition: str) -> None:
    rules = GAME.ruleset(edition)
    if edition == "italian":
        strict = GAME.variant(rules, "strict_box_order")
        assert strict == rules.with_changes(box_order="either_order")
        assert len(ways_to_move(end_of_turn("italian[box_order=either_order]"))) == 14
    else:
        with pytest.raises(InvalidRuleset, match="variant-not-offered"):
            GAME.variant(rules, "strict_box_order")


# MT-6.3 You may always stop


@pytest.mark.rule("MT-6.3")
@pytest.mark.parametrize("box_order", TWO_MOVES)
@pytest.mark.parametrize("box_actions", ["one", "two", "two_if_placed"])
def test_after_each_move_one_may_stop(box_order: str, box_actions: str) -> None:
    rules = f"french[box_order={box_order},box_actions={box_actions}]"
    ways = ways_to_move(end_of_turn(rules))
    assert () in ways
    assert all(moves[:-1] in ways for moves in ways)


@pytest.mark.rule("MT-6.3")
@editions()
def test_when_you_stop_your_turn_is_over(edition: str) -> None:
    table = end_of_turn(edition).when("0 rotate 1 cw", "0 done")
    assert [event.seat for event in table.happened(TurnEnded)] == [0]
    assert [event.seat for event in table.happened(TurnBegun)] == [1]
    assert table.refused("0 flip") == "MT-4.3"


@pytest.mark.rule("MT-6.1")
@editions()
def test_the_next_player_has_all_moves_anew(edition: str) -> None:
    table = end_of_turn(edition).when("0 rotate 1 cw", "0 flip", "1 open M.E")
    if table.phase == "take":
        table.when("1 leave")
    assert table.legal(1) == [*MOVES, "done"]


@pytest.mark.rule("MT-6.3")
@editions()
def test_when_no_move_is_left_your_turn_is_over(edition: str) -> None:
    table = end_of_turn(edition).when("0 rotate 1 cw", "0 flip")
    assert table.deciders == (1,)


@pytest.mark.rule("MT-6.3", "MT-2.5")
@pytest.mark.parametrize("word", ROTATIONS)
def test_a_rotation_is_exactly_a_quarter_turn(word: str) -> None:
    table = end_of_turn("french", "T.N=2D/").when(f"0 {word}")
    assert table.drawer("T.E" if word.endswith(" cw") else "T.W") == "2D/"


@pytest.mark.rule("MT-6.3", "MT-2.3")
@for_all(moves=st.lists(st.sampled_from([*MOVES, "done"]), max_size=2))
@settings(deadline=None)
def test_moving_the_box_moves_gems_nowhere_but_with_their_drawers(moves: list[str]) -> None:
    tokens = "T.E=2D/(R) T.N=/1D M.W=1S!0/ red=2D black=1D,-,- box=120^"
    table = end_of_turn("italian", tokens)
    before = sorted(table.drawer(place) for place in PLACES)
    flips = 0
    for move in moves:
        if table.deciders == (0,):
            table.when(f"0 {move}")
            flips += move == "flip"
    after = [table.drawer(place) for place in PLACES]
    if flips % 2:
        after = ["/".join(reversed(drawer.split("/"))) for drawer in after]
    assert sorted(after) == before
    assert (table.red, table.black(0), table.has_alarm(0)) == ("2D", "1D", False)


# MT-6.4 Not the detective


@pytest.mark.rule("MT-6.4", "MT-12.1")
@editions()
def test_a_detective_does_not_move_the_box(edition: str) -> None:
    table = given(f"{edition} 2 phase=confiscate chosen=T,D pickers=1 red=2D rest=B.E")
    assert {table.refused(f"1 {word}") for word in MOVES} == {"MT-6.4"}


@pytest.mark.rule("MT-6.4", "MT-12.1")
@editions()
def test_a_detective_is_never_asked_to(edition: str) -> None:
    table = given(f"{edition} 3 phase=move actor=0 chosen=T,D,D red=3D rest=B.E").when("0 done")
    while table.phase == "confiscate":
        (seat,) = table.deciders
        assert not set(table.legal(seat)) & {*MOVES, "done"}
        table.when(f"{seat} pick D")
    assert table.phase == "choose"
    assert not table.happened(BoxMoved)


@pytest.mark.rule("MT-6.4")
@pytest.mark.parametrize("phase", ["open", "move"])
def test_no_position_lets_him(phase: str) -> None:
    with pytest.raises(LarcenyError, match="actor-without-a-turn"):
        given(f"french 2 phase={phase} actor=1 chosen=T,D rest=B.E")


# MT-6.5 The one-action variant

ONE = {"english_b": "english_b[box_actions=one]", "french": "french[box_actions=one]"}


@pytest.mark.rule("MT-6.5")
@editions()
def test_two_editions_print_the_one_action_variant(edition: str) -> None:
    rules = GAME.ruleset(edition)
    assert rules.box_actions == ("two_if_placed" if edition == "english_a" else "two")
    if edition in ONE:
        assert GAME.variant(rules, "one_action") == rules.with_changes(box_actions="one")
    else:
        with pytest.raises(InvalidRuleset) as refusal:
            GAME.variant(rules, "one_action")
        assert refusal.value.code == "variant-not-offered"


@pytest.mark.rule("MT-6.5", "MT-6.1")
@pytest.mark.parametrize("edition", ONE)
@pytest.mark.parametrize("word", MOVES)
def test_rotate_or_turn_over_but_not_both(edition: str, word: str) -> None:
    ways = ways_to_move(end_of_turn(ONE[edition]))
    assert set(ways) == {(), *((move,) for move in MOVES)}
    table = end_of_turn(ONE[edition]).when(f"0 {word}")
    assert table.deciders == (1,)  # his turn is over
    assert table.refused("0 flip") == "MT-4.3"


@pytest.mark.rule("MT-6.5", "MT-3.9")
@pytest.mark.parametrize("edition", ONE)
def test_it_holds_for_filling_as_well(edition: str) -> None:
    table = given(f"{ONE[edition]} 2 phase=fill_move actor=0 rest=B.E")
    if edition == "french":  # at least one is owed, so it is exactly one
        assert table.legal(0) == MOVES
        assert table.refused("0 done") == "MT-3.9"
    else:
        assert table.legal(0) == [*MOVES, "done"]
    assert table.when("0 flip").phase == "choose"


@pytest.mark.rule("MT-6.5", "MT-3.9")
def test_it_cannot_be_joined_with_two_moves_owed() -> None:
    for edition in ALL_EDITIONS:
        with pytest.raises(InvalidRuleset) as refusal:
            GAME.ruleset(edition, box_actions="one", fill_moves="rotate_and_flip")
        assert refusal.value.code == "two-moves-owed"
        assert refusal.value.details["rule"] == "MT-6.5"
    with pytest.raises(InvalidRuleset, match="two-moves-owed"):
        GAME.ruleset("italian", box_actions="one")


@pytest.mark.rule("MT-6.5")
def test_a_variant_that_nobody_knows() -> None:
    with pytest.raises(InvalidRuleset) as refusal:
        GAME.variant(GAME.ruleset("french"), "three_actions")
    assert refusal.value.code == "unknown-variant"


@pytest.mark.rule("MT-6.1", "MT-6.2")
@pytest.mark.parametrize(("field", "value"), [("box_actions", "three"), ("box_order", "any")])
def test_a_switch_knows_no_other_values(field: str, value: Any) -> None:
    with pytest.raises(InvalidRuleset) as refusal:
        GAME.ruleset("french", **{field: value})
    assert refusal.value.code == "bad-value"
