"""MT-3: rubies, cards, imitations and alarms; and how the box is filled before the first round."""

import re
from collections import Counter
from typing import Any

import pytest

from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.events import (
    BoxMoved,
    Dealt,
    Fell,
    FillingBegun,
    RoundBegun,
    RubiesPlaced,
)
from larceny.games.master_thieves.pieces import PLACE_OF_NAME, To
from larceny.kernel.errors import InvalidNotation, InvalidPosition, InvalidRuleset
from larceny.kernel.events import Seat, every_seat

from .table import Table, dealt, editions, given

TABLE_SIZES = range(2, 9)
SHARES = {
    2: [6, 6],
    3: [4, 4, 4],
    4: [3, 3, 3, 3],
    5: [3, 3, 2, 2, 2],
    6: [2, 2, 2, 2, 2, 2],
    7: [2, 2, 2, 2, 2, 1, 1],
    8: [2, 2, 2, 2, 1, 1, 1, 1],
}
MOVES_OWED = {
    "optional": ["done"],
    "at_least_one": ["flip", "done"],
    "rotate_and_flip": ["rotate 1 cw", "flip"],
}


def fill(table: Table) -> list[FillingBegun]:
    """Let everybody fill M.E and move the box as little as the rules allow; tell who had what."""
    begun = table.happened(FillingBegun)
    for _ in range(table.state.players):
        if table.phase != "fill":
            break
        seat = table.deciders[0]
        table.when(f"{seat} open M.E")
        begun += table.happened(FillingBegun)
        share = len(table.legal(seat))
        table.when(f"{seat} put {share}")
        for move in MOVES_OWED[GAME.rules_of(table.state).fill_moves]:
            if table.phase == "fill_move":
                table.when(f"{seat} {move}")
                begun += table.happened(FillingBegun)
    return begun


def ways_to_move(position: str, seat: Seat = Seat(0)) -> list[tuple[str, ...]]:
    """All sequences of moves after which the box may be left as it is, or must be."""
    ways: list[tuple[str, ...]] = []
    pending: list[tuple[str, ...]] = [()]
    while pending:
        moves = pending.pop()
        table = given(position).when(*(f"{seat} {move}" for move in moves))
        if table.phase != "fill_move" or len(moves) > 3:
            ways.append(moves)
            continue
        for word in table.legal(seat):
            if word == "done":
                ways.append(moves)
            else:
                pending.append((*moves, word))
    return ways


# MT-3.1 Hiding the rubies


@pytest.mark.rule("MT-3.1")
@editions()
def test_rubies_go_to_the_south_then_the_box_is_turned_over_and_so_do_the_others(
    edition: str,
) -> None:
    south = tuple(PLACE_OF_NAME[place] for place in ("T.S", "M.S", "B.S"))
    table = dealt(edition, 2)
    assert [event.places for event in table.happened(RubiesPlaced)] == [south, south]
    kinds = [type(event) for event in table.events]
    assert kinds[:3] == [RubiesPlaced, BoxMoved, RubiesPlaced]


@pytest.mark.rule("MT-3.1", "MT-2.6")
@editions()
def test_each_long_drawer_holds_a_ruby_above_in_the_south_and_below_in_the_north(
    edition: str,
) -> None:
    table = dealt(edition, 2)
    for level in "TMB":
        assert table.drawer(f"{level}.S") == "(R)/"
        assert table.drawer(f"{level}.N") == "/(R)"
        assert table.drawer(f"{level}.E") == table.drawer(f"{level}.W") == "/"


@pytest.mark.rule("MT-3.1")
@editions()
def test_the_first_to_fill_finds_the_box_turned_over_once(edition: str) -> None:
    assert dealt(edition, 2).view(0).turned_over


# MT-3.2 Dealing the cards


@pytest.mark.rule("MT-3.2")
@editions()
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_everybody_gets_one_numbered_card_of_each_character(edition: str, players: int) -> None:
    table = dealt(edition, players)
    hands = [table.view(seat).seats[seat].hand for seat in every_seat(players)]
    for hand in hands:
        assert "".join(character.name[0] for character, _ in hand) == "SJGTMD"
    for stack in zip(*hands, strict=True):
        numbers = {number for _, number in stack}
        assert len(numbers) == players  # no card twice
        assert numbers <= set(range(1, 9))


@pytest.mark.rule("MT-3.2")
def test_every_stack_is_shuffled_by_itself() -> None:
    hands = [dealt("french", 8, secret=f"deal {n}").view(0).seats[0].hand for n in range(200)]
    for character in range(6):
        counts = Counter(hand[character][1] for hand in hands)
        assert set(counts) == set(range(1, 9))
        assert max(counts.values()) < 60  # 25 of each are to be expected
    alike = sum(len({number for _, number in hand}) == 1 for hand in hands)
    assert alike < 5


@pytest.mark.rule("MT-3.2")
def test_you_see_your_own_cards_and_nobody_elses() -> None:
    table = dealt("french", 3)
    for viewer in (0, 1, 2, None):
        for seat in range(3):
            assert (table.view(viewer).seats[seat].hand is not None) is (seat == viewer)


@pytest.mark.rule("MT-3.2")
def test_others_do_not_witness_what_you_were_dealt() -> None:
    table = dealt("french", 2)
    for event in table.happened(Dealt):
        own = GAME.witnessed(event, event.seat)
        assert isinstance(own, Dealt)
        assert own.numbers is not None
        for viewer in (None, 1 - event.seat):
            other = GAME.witnessed(event, viewer)
            assert isinstance(other, Dealt)
            assert other.numbers is None


# MT-3.3 Imitations


@pytest.mark.rule("MT-3.3")
@editions()
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_everybody_starts_with_the_same_imitations(edition: str, players: int) -> None:
    full = {"english_a": "9D3S", "english_b": "10D2S", "italian": "8D2S", "french": "8D2S"}
    table = dealt(edition, players)
    assert [table.white(seat) for seat in every_seat(players)] == [full[edition]] * players


@pytest.mark.rule("MT-3.3")
@pytest.mark.parametrize(
    ("diamonds", "sapphires", "pillow"),
    [(0, 1, "1S"), (1, 0, "1D"), (99, 99, "99D99S"), (5, 7, "5D7S")],
)
def test_a_host_may_choose_other_imitations(diamonds: int, sapphires: int, pillow: str) -> None:
    table = dealt("french", 2, imitation_diamonds=diamonds, imitation_sapphires=sapphires)
    assert table.white(0) == table.white(1) == pillow


@pytest.mark.rule("MT-3.3")
def test_but_not_none_of_both() -> None:
    with pytest.raises(InvalidRuleset) as refusal:
        GAME.ruleset("french", imitation_diamonds=0, imitation_sapphires=0)
    assert refusal.value.code == "no-imitations"
    assert refusal.value.details["rule"] == "MT-3.3"


@pytest.mark.rule("MT-3.3")
@pytest.mark.parametrize("field", ["imitation_diamonds", "imitation_sapphires"])
@pytest.mark.parametrize("count", [-1, 100])
def test_nor_less_than_none_or_a_hundred(field: str, count: int) -> None:
    with pytest.raises(InvalidRuleset) as refusal:
        GAME.ruleset("french", **{field: count})
    assert refusal.value.code == "out-of-range"
    assert refusal.value.details["field"] == field


# MT-3.4 Alarms


@pytest.mark.rule("MT-3.4")
@editions()
def test_everybody_has_an_alarm_on_the_sheet(edition: str) -> None:
    table = dealt(edition, 8)
    assert all(table.has_alarm(seat) for seat in range(8))
    assert all(seat.alarm_on_sheet for seat in table.view(None).seats)


@pytest.mark.rule("MT-3.4", "MT-8.2")
@editions()
def test_it_lies_there_until_its_owner_sets_it_as_a_jeweler(edition: str) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen=J,D rest=B.E")
    table.when("0 open T.E", "0 place D")
    assert table.has_alarm(0)
    table.when("0 alarm set")
    assert not table.has_alarm(0)
    assert table.has_alarm(1)
    assert table.drawer("T.E") == "1D!0/"


# MT-3.5 Shares of the box diamonds


@pytest.mark.rule("MT-3.5")
@editions()
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_twelve_diamonds_are_shared_and_those_who_fill_first_get_more(
    edition: str, players: int
) -> None:
    table = dealt(edition, players)
    assert [begun.share for begun in fill(table)] == SHARES[players]
    put = " ".join([table.red, *(table.drawer(place) for place in PLACE_OF_NAME)])
    assert sum(int(diamonds) for diamonds in re.findall(r"(\d+)D", put)) == 12


@pytest.mark.rule("MT-3.5")
@pytest.mark.parametrize(
    ("box_diamonds", "players", "shares"),
    [(24, 2, [12, 12]), (24, 7, [4, 4, 4, 3, 3, 3, 3]), (7, 3, [3, 2, 2]), (2, 2, [1, 1])],
)
def test_a_host_may_choose_another_number(
    box_diamonds: int, players: int, shares: list[int]
) -> None:
    table = dealt("french", players, box_diamonds=box_diamonds)
    assert [begun.share for begun in fill(table)] == shares


@pytest.mark.rule("MT-3.5", "MT-3.7")
@pytest.mark.parametrize("box_diamonds", [0, 1, 2])
@pytest.mark.parametrize("fill_order", ["clockwise", "free"])
def test_who_has_no_share_opens_no_drawer(box_diamonds: int, fill_order: str) -> None:
    table = dealt("french", 3, box_diamonds=box_diamonds, fill_order=fill_order)
    assert [begun.share for begun in fill(table) if begun.share] == [1] * box_diamonds
    assert table.phase == "choose"


@pytest.mark.rule("MT-3.5")
@pytest.mark.parametrize("box_diamonds", [-1, 25])
def test_no_fewer_than_0_and_no_more_than_24(box_diamonds: int) -> None:
    with pytest.raises(InvalidRuleset) as refusal:
        GAME.ruleset("french", box_diamonds=box_diamonds)
    assert refusal.value.code == "out-of-range"


# MT-3.6 Who fills when


@pytest.mark.rule("MT-3.6")
@editions()
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_the_players_fill_clockwise(edition: str, players: int) -> None:
    seats = [begun.seat for begun in fill(dealt(edition, players))]
    assert seats == [(seats[0] + step) % players for step in range(players)]


@pytest.mark.rule("MT-3.6")
def test_chance_picks_the_first_seat() -> None:
    first = Counter(dealt("french", 4, secret=f"deal {n}").deciders for n in range(200))
    assert set(first) == {(0,), (1,), (2,), (3,)}
    assert max(first.values()) < 80  # 50 of each are to be expected


@pytest.mark.rule("MT-3.6")
@editions()
@pytest.mark.parametrize("seat", [0, 1, 4])
def test_or_the_host_names_it(edition: str, seat: int) -> None:
    by_lot = dealt(edition, 5)
    table = dealt(edition, 5, first_player=f"seat_{seat}")
    assert (table.state.numbers, table.state.grains) == (by_lot.state.numbers, by_lot.state.grains)
    assert [begun.seat for begun in fill(table)] == [(seat + step) % 5 for step in range(5)]


@pytest.mark.rule("MT-3.6")
def test_in_a_free_order_naming_it_changes_nothing() -> None:
    table = dealt("english_a", 3, first_player="seat_2", fill_order="free")
    assert set(table.deciders) == {0, 1, 2}


@pytest.mark.rule("MT-3.6", "MT-1.1")
def test_a_seat_that_is_not_at_the_table_cannot_be_named() -> None:
    with pytest.raises(InvalidRuleset) as refused:
        dealt("french", 3, first_player="seat_3")
    assert refused.value.code == "first-player"
    assert refused.value.details == {"seat": 3, "players": 3, "rule": "MT-3.6"}


@pytest.mark.rule("MT-3.6")
@pytest.mark.parametrize(("actor", "to_fill", "stands"), [(1, "2,0", True), (0, "1,2", False)])
def test_a_position_cannot_have_begun_with_another(actor: int, to_fill: str, stands: bool) -> None:
    line = f"french[first_player=seat_1] 3 phase=fill actor={actor} share=4 to-fill={to_fill}"
    if stands:
        assert given(f"{line} rest=B.E").deciders == (actor,)
    else:
        with pytest.raises(InvalidPosition):
            given(f"{line} rest=B.E")


@pytest.mark.rule("MT-3.6")
def test_clockwise_nobody_may_push_ahead() -> None:
    table = given("french 3 phase=fill actor=1 share=4 to-fill=2,0 rest=B.E")
    assert table.deciders == (1,)
    assert table.refused("2 open T.N") == "MT-3.6"
    assert table.refused("0 open T.N") == "MT-3.6"


@pytest.mark.rule("MT-3.6")
def test_nobody_fills_twice() -> None:
    table = given("french[fill_order=free] 3 phase=fill to-fill=2,0 M.E=4D/ rest=B.E")
    assert sorted(table.deciders) == [0, 2]
    assert table.refused("1 open T.N") == "MT-3.6"


@pytest.mark.rule("MT-3.6", "MT-3.5")
@pytest.mark.parametrize("order", [(0, 1, 2, 3, 4), (3, 0, 4, 2, 1)])
def test_free_order_lets_whoever_opens_first_be_next(order: tuple[int, ...]) -> None:
    table = dealt("english_a", 5, fill_order="free")
    shares = []
    for n, seat in enumerate(order):
        assert sorted(table.deciders) == sorted(order[n:])
        table.when(f"{seat} open T.N")
        shares.append(len(table.legal(seat)))
        assert table.deciders == (seat,)
        table.when(f"{seat} put {shares[-1]}", f"{seat} done")
    assert shares == [3, 3, 2, 2, 2]
    assert table.phase == "choose"


@pytest.mark.rule("MT-3.6")
def test_in_free_order_too_one_player_finishes_before_the_next_begins() -> None:
    table = dealt("english_a", 3, fill_order="free").when("1 open T.N")
    assert table.refused("0 open T.E") == "MT-3.6"
    table.when("1 put 1")
    assert table.refused("0 open T.E") == "MT-3.6"
    table.when("1 open T.E", "1 put 3")
    assert table.refused("0 open T.E") == "MT-3.6"
    table.when("1 done", "0 open T.E")


@pytest.mark.rule("MT-3.6")
@editions()
def test_free_order_is_a_variant_of_the_english_editions(edition: str) -> None:
    rules = GAME.ruleset(edition)
    assert rules.fill_order == "clockwise"
    if edition in ("english_a", "english_b"):
        assert GAME.variant(rules, "free_fill_order") == rules.with_changes(fill_order="free")
    else:
        with pytest.raises(InvalidRuleset, match="variant-not-offered"):
            GAME.variant(rules, "free_fill_order")


# MT-3.7 Filling


def filling(edition: str = "french", tokens: str = "rest=B.W") -> Table:
    """Seat 0 fills first, with six diamonds."""
    return given(f"{edition} 2 phase=fill actor=0 share=6 to-fill=1 {tokens}")


@pytest.mark.rule("MT-3.7")
@editions()
def test_diamonds_are_put_on_the_upper_side_of_one_drawer_or_several(edition: str) -> None:
    table = filling(edition)
    assert len(table.legal(0)) == 12  # any of them
    table.when("0 open T.E", "0 put 1", "0 open M.W", "0 put 3", "0 open T.E", "0 put 2")
    assert (table.drawer("T.E"), table.drawer("M.W")) == ("3D/", "3D/")
    assert table.phase == "fill_move"
    assert filling(edition).when("0 open T.E", "0 put 6").drawer("T.E") == "6D/"


@pytest.mark.rule("MT-3.7")
@editions()
def test_each_opening_places_at_least_one_and_no_more_than_the_share(edition: str) -> None:
    table = filling(edition).when("0 open T.E", "0 put 2", "0 open M.E")
    assert table.legal(0) == ["put 1", "put 2", "put 3", "put 4"]
    assert table.refused("0 put 5") == "MT-3.7"
    assert table.refused("0 open T.W") == "MT-3.7"
    assert table.refused("0 done") == "MT-3.7"
    with pytest.raises(InvalidNotation):
        GAME.action_of_word("put 0")


@pytest.mark.rule("MT-3.7")
@editions()
@pytest.mark.parametrize("word", ["flip", "rotate 1 cw", "rotate 2 ccw", "done"])
def test_the_box_is_not_moved_before_the_whole_share_is_in(edition: str, word: str) -> None:
    table = filling(edition)
    assert table.refused(f"0 {word}") == "MT-3.7"
    table.when("0 open T.E", "0 put 5")
    assert table.refused(f"0 {word}") == "MT-3.7"


@pytest.mark.rule("MT-3.7")
@editions()
def test_the_secret_compartments_stay_shut(edition: str) -> None:
    table = dealt(edition, 2)
    seat = table.deciders[0]
    table.when(f"{seat} open T.N")
    assert table.refused(f"{seat} look") == "MT-3.7"
    table.when(f"{seat} put 2", f"{seat} open T.S", f"{seat} put 4")
    assert (table.drawer("T.N"), table.drawer("T.S")) == ("2D/(R)", "4D(R)/")


@pytest.mark.rule("MT-3.7")
def test_the_first_round_begins_when_all_have_filled() -> None:
    table = given("english_a 2 phase=fill_move actor=1 rest=B.E").when("1 done")
    assert [event.round for event in table.happened(RoundBegun)] == [1]
    assert table.deciders == (0, 1)
    assert table.phase == "choose"


# MT-3.8 Diamonds that fall while filling


@pytest.mark.rule("MT-3.8")
@editions()
def test_diamonds_that_fall_while_filling(edition: str) -> None:
    table = given(f"{edition} 2 phase=fill actor=0 share=6 T.E=/6D rest=B.E").when("0 open T.E")
    back = edition == "english_a"
    assert (table.drawer("T.E"), table.red) == (("6D/", "-") if back else ("/", "6D"))
    (fell,) = table.happened(Fell)
    assert fell.to is (To.DRAWER if back else To.RED)


@pytest.mark.rule("MT-3.8")
@pytest.mark.parametrize(
    ("where", "drawer", "red"), [("red", "2D/", "6D"), ("same_drawer", "8D/", "-")]
)
def test_one_may_still_put_diamonds_into_that_drawer(where: str, drawer: str, red: str) -> None:
    table = given(f"french[fill_fallen={where}] 2 phase=fill actor=0 share=6 T.E=/6D rest=B.E")
    table.when("0 open T.E", "0 put 2")
    assert (table.drawer("T.E"), table.red) == (drawer, red)


@pytest.mark.rule("MT-3.8", "MT-7.4")
@pytest.mark.parametrize(
    ("edition", "booty"), [("english_a", 0), ("english_b", 6), ("italian", 6), ("french", 6)]
)
def test_the_red_pillow_may_hold_gems_before_the_first_round(edition: str, booty: int) -> None:
    table = given(f"{edition} 2 phase=fill actor=1 share=6 T.E=/6D rest=B.E")
    table.when("1 open T.E", "1 put 6", "1 rotate 1 cw", "1 flip")
    assert table.red == (f"{booty}D" if booty else "-")
    table.when("0 choose smuggler", "1 choose thief", "0 open M.E", "0 place D", "0 done")
    while table.phase == "booty":
        table.when("0 pick D")
    assert table.black(0) == (f"{booty}D" if booty else "-")


# MT-3.9 Moving the box after filling

MOVED_AFTER_FILLING = "2 phase=fill_move actor=0 rest=B.E"


@pytest.mark.rule("MT-3.9")
@editions()
def test_in_how_many_ways_the_box_can_be_moved_after_filling(edition: str) -> None:
    ways = {"english_a": 10, "english_b": 10, "italian": 4, "french": 13}
    assert len(ways_to_move(f"{edition} {MOVED_AFTER_FILLING}")) == ways[edition]


@pytest.mark.rule("MT-3.9", "MT-6.2", "MT-6.5")
@pytest.mark.parametrize(
    ("fill_moves", "box_order", "ways"),
    [
        ("optional", "rotate_then_flip", 10),
        ("optional", "either_order", 14),
        ("optional", "any_two", 31),
        ("at_least_one", "rotate_then_flip", 9),
        ("at_least_one", "either_order", 13),
        ("at_least_one", "any_two", 30),
        ("rotate_and_flip", "rotate_then_flip", 4),
        ("rotate_and_flip", "either_order", 4),
        ("rotate_and_flip", "any_two", 4),
    ],
)
@pytest.mark.parametrize("box_actions", ["two", "two_if_placed", "one"])
def test_what_is_owed_and_how_moves_go_together(
    fill_moves: str, box_order: str, ways: int, box_actions: str
) -> None:
    fields = f"fill_moves={fill_moves},box_order={box_order},box_actions={box_actions}"
    position = f"french[{fields}] {MOVED_AFTER_FILLING}"
    if box_actions != "one":  # `two_if_placed` does not bind the filling
        assert len(ways_to_move(position)) == ways
    elif fill_moves == "rotate_and_flip":
        with pytest.raises(InvalidRuleset, match="two-moves-owed"):
            given(position)
    else:
        assert len(ways_to_move(position)) == {"optional": 6, "at_least_one": 5}[fill_moves]


@pytest.mark.rule("MT-3.9")
@pytest.mark.parametrize("edition", ["english_a", "english_b"])
def test_optional_moves_may_be_left_out(edition: str) -> None:
    assert given(f"{edition} {MOVED_AFTER_FILLING}").when("0 done").phase == "choose"


@pytest.mark.rule("MT-3.9")
def test_at_least_one_move_is_owed_in_the_french_edition() -> None:
    table = given(f"french {MOVED_AFTER_FILLING}")
    assert table.refused("0 done") == "MT-3.9"
    assert table.when("0 flip", "0 done").phase == "choose"


@pytest.mark.rule("MT-3.9")
def test_a_rotation_and_then_turning_over_are_owed_in_the_italian_edition() -> None:
    table = given(f"italian {MOVED_AFTER_FILLING}")
    assert table.refused("0 done") == "MT-3.9"
    assert table.refused("0 flip") == "MT-3.9"
    table.when("0 rotate 2 ccw")
    assert table.refused("0 done") == "MT-3.9"
    assert table.refused("0 rotate 2 ccw") == "MT-3.9"
    assert table.when("0 flip").phase == "choose"


@pytest.mark.rule("MT-3.9")
@editions()
def test_every_player_moves_the_box_after_filling_and_not_just_the_last(edition: str) -> None:
    table = dealt(edition, 3)
    for _ in range(3):
        seat = table.deciders[0]
        table.when(f"{seat} open M.E", f"{seat} put 4")
        assert table.phase == "fill_move"
        table.when(f"{seat} rotate 1 cw", f"{seat} flip")
    assert table.phase == "choose"


@pytest.mark.rule("MT-3.6", "MT-3.8", "MT-3.9")
@pytest.mark.parametrize(
    ("field", "value"), [("fill_order", "seats"), ("fill_fallen", "black"), ("fill_moves", "two")]
)
def test_a_switch_knows_no_other_values(field: str, value: Any) -> None:
    with pytest.raises(InvalidRuleset) as refusal:
        GAME.ruleset("french", **{field: value})
    assert refusal.value.code == "bad-value"
    assert refusal.value.details["field"] == field
