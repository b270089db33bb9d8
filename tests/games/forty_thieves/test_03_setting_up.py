"""FT-3: sixteen tiles and nine sapphires, the stack, how tiles are laid, and who begins."""

from collections import Counter

import pytest

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.events import BoardLaid, Drew, Laid, Succeeded, TurnBegun
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.events import Viewer
from tests.effort import amount

from .table import Table, dealt, editions, given

TABLE_SIZES = (2, 3, 4)
VIEWERS = (None, 0, 1, 2)

SQUARES = [column + row for row in "1234" for column in "abcd"]

AROUND = {  # as the rulebook draws it
    1: ["a1", "b1", "a2", "b2"],
    2: ["b1", "c1", "b2", "c2"],
    3: ["c1", "d1", "c2", "d2"],
    4: ["a2", "b2", "a3", "b3"],
    5: ["b2", "c2", "b3", "c3"],
    6: ["c2", "d2", "c3", "d3"],
    7: ["a3", "b3", "a4", "b4"],
    8: ["b3", "c3", "b4", "c4"],
    9: ["c3", "d3", "c4", "d4"],
}


def board_with(tiles: dict[str, str]) -> str:
    """Write a board on which some squares are named."""
    rows = [",".join(tiles.get(column + row, ".") for column in "abcd") for row in "1234"]
    return f"board={'/'.join(rows)}"


def pass_turn(table: Table) -> None:
    """Let the player whose turn it is do nothing but draw."""
    seat = table.active
    while table.active == seat:
        table.when(f"{seat} {'keep' if table.phase == 'draw' else 'pass'}")


# FT-3.1 Tiles and sapphires


@pytest.mark.rule("FT-3.1")
@editions()
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_sixteen_tiles_are_laid_out_face_down(edition: str, players: int) -> None:
    table = dealt(edition, players)
    (laid,) = table.happened(BoardLaid)
    assert len(laid.jars) == 16
    assert table.face_up == []
    assert all(table.tile(square) for square in SQUARES)


@pytest.mark.rule("FT-3.1")
@editions()
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_nobody_looks_at_them(edition: str, viewer: Viewer) -> None:
    table = dealt(edition, 4)
    assert {tile["front"] for tile in table.view(viewer).to_json()["board"]} == {None}
    told = [event for event in table.witnessed(viewer) if event.get("front") is not None]
    assert {event["event"] for event in told} <= {"Drew", "GoldenDrawn", "GoldenActed"}


@pytest.mark.rule("FT-3.1")
@editions()
def test_all_tiles_are_shuffled(edition: str) -> None:
    tables = [dealt(edition, 2, f"{secret}", fixed_jars=True) for secret in range(400)]
    found = Counter(table.tile("c3") for table in tables)
    kinds = {"standard": 60, "leaders": 60, "three_tales": 63, "family": 40}[edition]
    assert len(found) == kinds  # every tile comes up there, sooner or later
    assert max(found.values()) < 40


@pytest.mark.rule("FT-3.1")
@editions()
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_the_nine_sapphires_lie_where_four_tiles_meet(edition: str, players: int) -> None:
    assert dealt(edition, players).gems == "123456789"


@pytest.mark.rule("FT-3.1", "FT-8.4")
@pytest.mark.parametrize("gem", AROUND)
def test_each_sapphire_is_surrounded_by_four_tiles(gem: int) -> None:
    greens = dict(zip(AROUND[gem], ["gs", "gc", "gm", "gh"], strict=True))
    table = given(f"standard 2 phase=steal {board_with(greens)}").when(f"0 steal {gem}")
    assert len(table.happened(Succeeded)) == 1
    assert table.face_up == AROUND[gem]
    assert table.gems == "123456789".replace(str(gem), "")


# FT-3.2 The stack


@pytest.mark.rule("FT-3.2", "FT-12.1", "FT-11.1")  # U-01
@editions()
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_the_tiles_that_are_not_on_the_board_form_the_stack(edition: str, players: int) -> None:
    table = dealt(edition, players)
    stack = {"standard": 44, "leaders": 44, "three_tales": 47, "family": 24}[edition]
    (laid,) = table.happened(BoardLaid)
    assert (len(laid.jars), laid.stack) == (16, stack)
    assert len(table.state.all_tiles()) == 16 + stack
    assert table.view(None).eyes_left == 15


@pytest.mark.rule("FT-3.2", "FT-12.3")
@pytest.mark.parametrize(
    ("family", "three_tales", "stack"),
    [(False, False, 44), (False, True, 47), (True, False, 24), (True, True, 27)],
)
@pytest.mark.parametrize("leaders", [False, True])
def test_the_leaders_change_nothing_here(
    family: bool, three_tales: bool, stack: int, leaders: bool
) -> None:
    table = dealt("standard", 3, family=family, three_tales=three_tales, leaders=leaders)
    (laid,) = table.happened(BoardLaid)
    assert (laid.stack, len(table.state.all_tiles())) == (stack, 16 + stack)


@pytest.mark.rule("FT-3.2", "FT-4.3")
def test_there_are_no_discards_at_the_start() -> None:
    table = dealt("standard", 2)
    assert (table.stack, table.discards) == (41, "")  # the first player has drawn three


# FT-3.3 Laying tiles

FOUR = ["D", "A", "S", "E"]


@pytest.mark.rule("FT-3.3")
def test_at_the_start_tiles_are_laid_from_left_to_right_and_row_by_row() -> None:
    table = dealt("standard", 2)
    (laid,) = table.happened(BoardLaid)
    assert laid.to_json()["jars"] == [table.tile(square)[:2] for square in SQUARES]


@pytest.mark.rule("FT-3.3", "FT-8.10")
@pytest.mark.parametrize(
    ("line", "squares"),
    [
        ("row 2", ["a2", "b2", "c2", "d2"]),
        ("column b", ["b1", "b2", "b3", "b4"]),
        ("falling", ["a1", "b2", "c3", "d4"]),
        ("rising", ["d1", "c2", "b3", "a4"]),
    ],
)
def test_several_gaps_are_filled_from_top_to_bottom(line: str, squares: list[str]) -> None:
    greens = dict(zip(squares, ["gs", "gc", "gm", "gh"], strict=True))
    table = given(f"standard 2 phase=steal {board_with(greens)} stack={','.join(FOUR)}")
    stack = table.stack
    table.when(f"0 steal {line}", "0 take 5")
    assert [table.front(square) for square in squares] == FOUR
    assert [event["square"] for event in table.witnessed(1) if event["event"] == "Laid"] == squares
    assert table.stack == stack - 4 - 3  # and seat 1 has drawn three


@pytest.mark.rule("FT-3.3", "FT-8.10")
def test_gaps_of_two_lines_are_filled_together() -> None:
    greens = {"a1": "gs^", "b1": "gc^", "c1": "gm^", "d1": "gh^"}
    below = {"a2": "rs", "a3": "bs", "a4": "ys"}
    table = given(
        f"standard 2 phase=steal {board_with(greens | below)} stack=D,A,S,E,L,rt,bt",
    )
    table.when("0 steal column a", "0 take 7", "0 steal row 1", "0 take 2")
    squares = ["a1", "b1", "c1", "d1", "a2", "a3", "a4"]
    assert [table.front(square) for square in squares] == ["D", "A", "S", "E", "L", "rt", "bt"]


@pytest.mark.rule("FT-3.3", "FT-5.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_tile_that_fills_a_gap_is_laid_face_down_and_nobody_looks_at_it(
    viewer: Viewer,
) -> None:
    table = given(f"standard 3 {board_with({'b2': 'S'})} hands=gm;-;- stack=rhD")
    table.when("0 glimpse b2")
    (laid,) = table.happened(Laid)
    assert laid.to_json() == {"event": "Laid", "square": "b2", "jar": "rh"}
    assert table.front("b2") == "D"
    assert table.face_up == []
    assert table.view(viewer).to_json()["board"][5] == {"jar": "rh", "front": None}


# FT-3.4 Who begins

DEALS = amount(quick=300, usual=300, soak=3_000)


@pytest.mark.rule("FT-3.4")
@editions()
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_chance_picks_the_seat_that_begins(edition: str, players: int) -> None:
    begins = Counter(dealt(edition, players, f"{secret}").active for secret in range(DEALS))
    assert set(begins) == set(range(players))
    fair = DEALS / players
    assert all(2 / 3 * fair < times < 4 / 3 * fair for times in begins.values())


@pytest.mark.rule("FT-3.4")
@pytest.mark.parametrize("seat", range(4))
def test_or_the_host_names_the_seat_that_begins(seat: int) -> None:
    begins = {
        dealt("standard", 4, f"{secret}", first_player=f"seat_{seat}").active
        for secret in range(12)
    }
    assert begins == {seat}


@pytest.mark.rule("FT-3.4")
@editions()
def test_who_begins_changes_nothing_else_about_the_deal(edition: str) -> None:
    by_lot = dealt(edition, 3).state
    named = dealt(edition, 3, first_player="seat_2").state
    assert (named.deck, named.board) == (by_lot.deck, by_lot.board)
    assert sorted(named.all_tiles()) == sorted(by_lot.all_tiles())


@pytest.mark.rule("FT-3.4", "FT-1.1")
@pytest.mark.parametrize(("players", "seat"), [(2, 2), (2, 3), (3, 3)])
def test_a_seat_that_is_not_at_the_table_cannot_begin(players: int, seat: int) -> None:
    with pytest.raises(InvalidRuleset) as refused:
        dealt("standard", players, first_player=f"seat_{seat}")
    assert refused.value.code == "first-player"
    assert refused.value.details == {"seat": seat, "players": players, "rule": "FT-3.4"}
    with pytest.raises(InvalidRuleset):
        GAME.ruleset("standard", first_player="seat_4")


@pytest.mark.rule("FT-3.4", "FT-1.1")
@pytest.mark.parametrize("players", TABLE_SIZES)
@pytest.mark.parametrize("secret", ["one", "two", "three", "four"])
def test_then_the_turn_goes_clockwise(players: int, secret: str) -> None:
    table = dealt("standard", players, secret)
    first, order = table.active, []
    for _ in range(2 * players):
        order.append(table.active)
        pass_turn(table)
    assert order == [(first + step) % players for step in range(2 * players)]


@pytest.mark.rule("FT-3.4", "FT-4.2")
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_all_hands_are_empty_until_the_first_phase_of_ones_first_turn(players: int) -> None:
    table = dealt("standard", players)
    (begun,) = table.happened(TurnBegun)
    assert (begun.seat, begun.turn) == (table.active, 1)
    assert {event.seat for event in table.happened(Drew)} == {table.active}
    held = [0] * players
    for _ in range(players):
        held[table.active] = 3
        assert [len(hand) for hand in table.state.hands] == held
        assert table.phase == "glimpse"
        pass_turn(table)


@pytest.mark.rule("FT-3.4", "FT-7.2")
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_until_then_nobody_can_answer_anothers_tile(players: int) -> None:
    table = given(f"standard {players} phase=action hands=S{';-' * (players - 1)}")
    table.when("0 play 1", "0 take 5")
    assert (table.won(0), table.phase) == (1, "steal")
