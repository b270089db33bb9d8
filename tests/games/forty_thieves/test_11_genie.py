"""FT-11 Three Tales: the Genie's wishes, and the second turn."""

import pytest

from larceny.games.forty_thieves.events import MerchantTook, TurnBegun, Wished
from larceny.kernel.events import Seat, Viewer

from .boards import NOTHING, board, board_at, pass_turn
from .table import Table, given

FULL_HANDS = ["rs,rc,rm", "gs,gc,gm", "bs,bc,bm", "ys,yc,ym"]


def tale(tokens: str, players: int = 2, rules: str = "three_tales") -> Table:
    """Set up a table at which everybody holds three tiles, so that nothing is drawn."""
    if "hands=" not in tokens:
        tokens += f" hands={';'.join(FULL_HANDS[:players])}"
    if "stack=" not in tokens:
        tokens += " stack=yh,yt,bh"
    return given(f"{rules} {players} {tokens}")


def genie_comes(tokens: str = "", players: int = 2, rules: str = "three_tales") -> Table:
    """Seat 0, or another, glimpses the Genie on b2."""
    table = tale(f"{board(b2='$g')} {tokens}", players, rules)
    return table.when(f"{table.active} glimpse b2")


def turns_begun(table: Table) -> list[int]:
    """List whose turns have just begun."""
    return [event.seat for event in table.happened(TurnBegun)]


# FT-11.7 The Genie ------------------------------------------------------------------------------

MERCHANT = "gone=$m merchant=3 loot=2 gems=2345689"


@pytest.mark.rule("FT-11.7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_player_whose_turn_it_is_may_make_one_wish_or_none(players: int, seat: Seat) -> None:
    table = genie_comes(f"active={seat}", players)
    assert (table.phase, table.deciders) == ("wish", (seat,))
    assert table.legal(seat) == ["pass", "wish eyes", "wish turn"]
    assert table.refused(f"{1 - seat} wish eyes") == "FT-4.1"


@pytest.mark.rule("FT-11.7")
@pytest.mark.parametrize("word", ["wish eyes", "wish turn", "wish merchant", "pass"])
def test_then_the_turn_goes_on_where_it_was(word: str) -> None:
    table = genie_comes(MERCHANT).when(f"0 {word}")
    assert (table.phase, table.deciders, table.active) == ("action", (0,), 0)


@pytest.mark.rule("FT-11.7")
@pytest.mark.parametrize("word", ["wish eyes", "wish turn", "wish merchant", "pass"])
def test_one_wish_at_once_and_none_is_kept_for_later(word: str) -> None:
    table = genie_comes(MERCHANT).when(f"0 {word}")
    for later in ("wish eyes", "wish turn", "wish merchant"):
        assert later not in table.legal(0)
        assert table.refused(f"0 {later}") == "FT-11.7"


@pytest.mark.rule("FT-11.7")
@pytest.mark.parametrize("word", ["interchange a1 b1", "steal 5", "keep"])
def test_nothing_else_is_done_before_the_wish(word: str) -> None:
    assert genie_comes().refused(f"0 {word}") == "FT-11.7"


@pytest.mark.rule("FT-11.7")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everyone_hears_the_wish(viewer: Viewer) -> None:
    table = genie_comes().when("0 wish turn")
    assert table.happened(Wished)
    assert {"event": "Wished", "seat": 0, "wish": "turn", "loot": 0} in table.witnessed(viewer)


@pytest.mark.rule("FT-11.7")
def test_u63_to_be_rid_of_all_evil_eyes() -> None:
    table = genie_comes("eyes=2,1 eye-tiles=E;E,E")
    assert table.view(None).eyes_left == 12
    table.when("0 wish eyes")
    assert (table.eyes(0), table.eyes(1)) == ((0, 0), (1, 2))  # those of others are untouched
    assert (table.view(None).eyes_left, table.discards) == (14, "E")
    assert table.scores == (0, -3)


@pytest.mark.rule("FT-11.7", "FT-1.4")
@pytest.mark.parametrize(("eyes", "left"), [("20,1", 14), ("16,0", 15), ("3,14", 1)])
def test_debts_are_gone_as_well(eyes: str, left: int) -> None:
    table = genie_comes(f"eyes={eyes}").when("0 wish eyes")
    assert (table.eyes(0), table.view(None).eyes_left) == ((0, 0), left)


@pytest.mark.rule("FT-11.7")
def test_one_may_wish_this_without_having_any_to_no_effect() -> None:
    table = genie_comes("eyes=0,2").when("0 wish eyes")
    assert (table.eyes(0), table.eyes(1), table.discards) == ((0, 0), (2, 0), "")


@pytest.mark.rule("FT-11.7", "FT-11.5")
@pytest.mark.parametrize(
    ("merchant", "gems"),
    [(1, "123456789"), (2, "12345689"), (3, "2345689"), (4, "245689"), (5, "24568")],
)
def test_u65_to_be_rid_of_the_merchant_and_to_have_his_loot(merchant: int, gems: str) -> None:
    loot = merchant - 1
    table = genie_comes(f"gone=$m merchant={merchant} loot={loot} gems={gems}")
    assert table.legal(0) == ["pass", "wish eyes", "wish turn", "wish merchant"]
    table.when("0 wish merchant")
    assert (table.won(0), table.state.loot, table.view(None).merchant) == (loot, 0, None)
    pass_turn(table, 6)
    assert not table.happened(MerchantTook)  # he takes nothing any more
    assert (table.ending, table.gems) == (None, gems)  # and no fifth turn threatens


@pytest.mark.rule("FT-11.7")
@pytest.mark.parametrize(("merchant", "gems"), [(1, "123456789"), (6, "2468")])
def test_with_or_without_loot(merchant: int, gems: str) -> None:
    table = genie_comes(f"gone=$m merchant={merchant} gems={gems} rest=1").when("0 wish merchant")
    assert (table.won(0), table.view(None).merchant) == (0, None)


@pytest.mark.rule("FT-11.7", "FT-12.3")
@pytest.mark.parametrize("where", ["board", "stack"])
def test_u65_while_his_tile_is_not_beside_the_board_this_cannot_be_wished(where: str) -> None:
    tokens = "stack=yh,$m" if where == "stack" else "stack=yh"
    table = tale(f"{board(b2='$g', c3='$m' if where == 'board' else '.')} {tokens}")
    table.when("0 glimpse b2")
    assert "wish merchant" not in table.legal(0)
    assert table.refused("0 wish merchant") == "FT-11.7"


@pytest.mark.rule("FT-11.7", "FT-11.2")
def test_if_merchant_and_genie_come_together_the_merchant_may_be_sent_away_at_once() -> None:
    table = tale(f"phase=steal {board(b2='$m', c2='$g')}").when("0 steal 5", "0 wish merchant")
    assert (table.view(None).merchant, table.gems, table.active) == (None, "123456789", 1)


@pytest.mark.rule("FT-11.7", "FT-11.2")
def test_but_not_if_he_comes_after_the_genie() -> None:
    table = tale(f"phase=steal {board(b2='$g', c2='$m')}").when("0 steal 5")
    assert table.refused("0 wish merchant") == "FT-11.7"


@pytest.mark.rule("FT-11.7", "FT-11.2")
def test_in_the_middle_of_drawing() -> None:
    table = tale("phase=draw hands=rs,rc;- eyes=2,0 stack=$g,yh,yt").when("0 keep")
    assert table.hand(0) == "rs rc"
    table.when("0 wish eyes")
    assert (table.hand(0), table.eyes(0), table.phase) == ("rs rc yh", (0, 0), "glimpse")


# FT-11.8 The second turn ------------------------------------------------------------------------


@pytest.mark.rule("FT-11.8")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_same_player_takes_a_whole_further_turn(players: int, seat: Seat) -> None:
    table = genie_comes(f"active={seat}", players).when(f"{seat} wish turn")
    table.when(f"{seat} interchange a1 b1")
    assert (table.phase, turns_begun(table)) == ("steal", [])  # this one is played to its end
    table.when(f"{seat} pass")
    assert (turns_begun(table), table.active, table.phase) == ([seat], seat, "draw")
    table.when(f"{seat} discard 1", f"{seat} glimpse a1", f"{seat} pass", f"{seat} pass")
    following = (seat + 1) % players  # after that the left neighbour is next
    assert (turns_begun(table), table.active) == ([following], following)


@pytest.mark.rule("FT-11.8", "FT-4.2")
def test_in_the_second_turn_the_hand_is_built_up_again() -> None:
    table = genie_comes("hands=rs;gs,gc,gm stack=yh,yt,bh,bt,bc").when("0 wish turn")
    table.when("0 replace 1 a1", "0 pass", "0 discard 1")
    assert table.hand(0) == "yt bh bt"


@pytest.mark.rule("FT-11.8", "FT-8.8")
@pytest.mark.parametrize("four", ["bs bc bm bh", NOTHING])
def test_one_may_steal_in_both(four: str) -> None:
    table = tale(f"{board_at('9', four, b2='$g', a3='rs', b3='gm')} hands=yh,yt,ym;-")
    table.when("0 glimpse b2", "0 wish turn", "0 pass", "0 steal 9")
    assert (table.active, table.phase) == (0, "draw")
    table.when("0 keep", "0 pass", "0 pass", "0 steal row 3")
    assert (table.won(0), table.eyes(0)) == ((0, (2, 0)) if four == NOTHING else (1, (1, 0)))
    assert table.active == 1


@pytest.mark.rule("FT-11.8", "FT-11.2")
def test_also_if_the_genie_comes_in_the_steal() -> None:
    table = tale(f"phase=steal {board(b2='$g')}").when("0 steal 5", "0 wish turn")
    assert (turns_begun(table), table.active, table.phase) == ([0], 0, "draw")


@pytest.mark.rule("FT-11.8")
def test_also_if_the_genie_is_drawn() -> None:
    table = tale("phase=draw hands=rs,rc;gs,gc,gm stack=$g,yh").when("0 keep", "0 wish turn")
    pass_turn(table)
    assert (table.active, turns_begun(table)) == (0, [0])
    pass_turn(table)
    assert (table.active, turns_begun(table)) == (1, [1])


@pytest.mark.rule("FT-11.8", "FT-11.4")
def test_for_the_merchant_it_is_a_turn_like_any_other() -> None:
    table = genie_comes("gone=$m merchant=1").when("0 wish turn")
    pass_turn(table)
    assert (table.active, table.gems) == (0, "12345689")
    assert table.view(None).to_json()["merchant"]["gem"] == 1
    pass_turn(table)
    assert (table.active, table.gems) == (1, "2345689")


@pytest.mark.rule("FT-11.8", "FT-11.5")
def test_it_may_be_the_fifth() -> None:
    table = genie_comes("gone=$m merchant=4 gems=245689 rest=1").when("0 wish turn")
    pass_turn(table)
    assert (table.active, table.gems, table.ending) == (0, "24568", None)
    pass_turn(table)
    assert (table.ending, table.winners) == ("merchant", ())


@pytest.mark.rule("FT-11.8", "FT-9.5")
@pytest.mark.parametrize(("cap", "active"), [(1, None), (2, 0), (3, 0)])
def test_it_counts_for_the_turn_cap(cap: int, active: int | None) -> None:
    table = genie_comes(rules=f"three_tales[turn_cap={cap}]").when("0 wish turn")
    pass_turn(table)
    assert table.ending == ("turn_cap" if active is None else None)
    if active is not None:
        assert table.active == active
        pass_turn(table)
        assert table.ending == ("turn_cap" if cap == 2 else None)


@pytest.mark.rule("FT-11.8", "FT-9.1")
def test_if_the_game_ends_before_the_second_turn_it_is_lost() -> None:
    table = tale(f"{board_at('9', 'bs bc bm bh', b2='$g')} gems=9 rest=1 stack=yh")
    table.when("0 glimpse b2", "0 wish turn", "0 pass", "0 steal 9")
    assert (table.ending, turns_begun(table), table.deciders) == ("last_sapphire", [], ())


@pytest.mark.rule("FT-11.8", "FT-10.3", "FT-12.3")
def test_one_may_lead_once_in_each_of_the_two_turns() -> None:
    tokens = "hands=r!,g!,rs;gs,gc,gm"
    table = genie_comes(tokens, rules="leaders[three_tales=true]").when("0 wish turn")
    table.when("0 lead 1 a1", "0 pass", "0 pass", "0 keep", "0 pass", "0 lead 2 a2")
    assert table.face_up == ["a1", "a2"]
    assert table.phase == "action"
