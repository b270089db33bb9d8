"""FT-11 Three Tales: Sinbad and his seven voyages."""

import pytest

from larceny.games.forty_thieves.events import Drew, GoldenDrawn, HandsPassed
from larceny.kernel.events import Viewer, every_seat

from .boards import board, pass_turn
from .table import Table, dealt, given

HANDS = ["rs,rc,rm", "gs,gc", "bs", "-"]
STACK = "stack=ys,yc,ym,yh,yt"


def tale(tokens: str, players: int) -> Table:
    """Set up a table with hands of different sizes."""
    if "hands=" not in tokens:
        tokens += f" hands={';'.join(HANDS[:players])}"
    if "stack=" not in tokens:
        tokens += f" {STACK}"
    return given(f"three_tales {players} {tokens}")


def sinbad_comes(players: int, tokens: str = "") -> Table:
    """Seat 0 glimpses Sinbad on b2."""
    return tale(f"{board(b2='$s')} {tokens}", players).when("0 glimpse b2")


def hands(table: Table) -> list[str]:
    """List all hands."""
    return [table.hand(seat) for seat in every_seat(table.state.players)]


# FT-11.9 Sinbad ---------------------------------------------------------------------------------


@pytest.mark.rule("FT-11.9")
@pytest.mark.parametrize(
    ("players", "after"),
    [
        (2, ["gs gc", "rs rc rm"]),  # you swap hands
        (3, ["bs", "rs rc rm", "gs gc"]),  # each hand goes to the left neighbour
        (4, ["gs gc", "bs", "", "rs rc rm"]),  # each hand goes to the right neighbour
    ],
)
def test_what_seven_times_to_the_left_comes_to(players: int, after: list[str]) -> None:
    table = sinbad_comes(players)
    assert hands(table) == after
    assert (table.phase, table.deciders, len(table.happened(HandsPassed))) == ("action", (0,), 1)


@pytest.mark.rule("FT-11.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_the_same_as_handing_on_seven_times(players: int) -> None:
    expected = [hand.replace(",", " ").replace("-", "") for hand in HANDS[:players]]
    for _ in range(7):
        expected = [expected[-1], *expected[:-1]]  # what seat 0 gets comes from its right
    assert hands(sinbad_comes(players)) == expected


@pytest.mark.rule("FT-11.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_empty_hands_go_round_as_well(players: int) -> None:
    table = sinbad_comes(players, "hands=rs" + ";-" * (players - 1))
    (holder,) = [seat for seat in every_seat(players) if table.hand(seat)]
    assert holder == {2: 1, 3: 1, 4: 3}[players]


@pytest.mark.rule("FT-11.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_does_not_matter_whose_turn_it_is(players: int) -> None:
    for seat in every_seat(players):
        table = tale(f"active={seat} {board(b2='$s')}", players).when(f"{seat} glimpse b2")
        assert hands(table) == hands(sinbad_comes(players))


@pytest.mark.rule("FT-11.9", "FT-2.4")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_everyone_sees_only_the_hand_that_came_to_them(viewer: Viewer) -> None:
    table = sinbad_comes(3)
    seen = [told for told in table.witnessed(viewer) if told["event"] == "HandSeen"]
    assert [told["seat"] for told in seen] == [0, 1, 2]
    new = {0: ["bs"], 1: ["rs", "rc", "rm"], 2: ["gs", "gc"]}
    for told in seen:
        assert told["fronts"] == (new[told["seat"]] if told["seat"] == viewer else None)
    if viewer is not None:
        assert table.view(viewer).to_json()["seats"][viewer]["fronts"] == new[viewer]
    others = [seat for seat in range(3) if seat != viewer]
    assert all(table.view(viewer).seats[seat].fronts is None for seat in others)


@pytest.mark.rule("FT-11.9", "FT-11.2")
def test_u67_in_the_very_first_turn_of_four_players() -> None:
    for n in range(2000):
        table = dealt("three_tales", 4, f"{n}")
        order = [event for event in table.events if isinstance(event, Drew | GoldenDrawn)]
        fronts = [event.to_json()["front"] for event in order[:5]]
        if fronts[1:2] == ["$s"] and not {"$m", "$g"} & set(fronts):
            break
    seat = order[0].seat
    assert table.hand((seat + 3) % 4) == fronts[0]  # D gets what A has drawn
    assert table.hand(seat).split() == fronts[2:]  # and A has none and draws three more
    assert [table.hand((seat + step) % 4) for step in (1, 2)] == ["", ""]
    assert (table.active, table.phase, len(order)) == (seat, "glimpse", 5)


@pytest.mark.rule("FT-11.9", "FT-11.2")
def test_u67_as_a_position() -> None:
    table = tale("phase=steal active=3 hands=-;-;-;- stack=ys,$s,yc,ym,yh,yt", 4).when("3 pass")
    assert hands(table) == ["yc ym yh", "", "", "ys"]
    assert (table.active, table.phase) == (0, "glimpse")


@pytest.mark.rule("FT-11.9", "FT-11.2")
@pytest.mark.parametrize(
    ("players", "after"),
    [
        (2, ["gs gc yc", "rs ys"]),
        (3, ["bs yc ym", "rs ys", "gs gc"]),
        (4, ["gs gc yc", "bs", "", "rs ys"]),
    ],
)
def test_in_the_middle_of_drawing_one_goes_on_with_the_hand_that_came(
    players: int, after: list[str]
) -> None:
    held = ";".join(["rs", *HANDS[1:players]])
    table = tale(f"phase=draw hands={held} stack=ys,$s,yc,ym,yh", players).when("0 keep")
    assert hands(table) == after
    assert table.phase == "glimpse"


@pytest.mark.rule("FT-11.9")
def test_if_a_full_hand_came_nothing_more_is_drawn() -> None:
    table = tale("phase=draw hands=rs,rc;gs,gc,gm stack=$s,ys", 2).when("0 keep")
    assert hands(table) == ["gs gc gm", "rs rc"]
    assert not table.happened(Drew)


@pytest.mark.rule("FT-11.9", "FT-4.2")
def test_what_was_thrown_away_before_stays_away() -> None:
    table = tale("phase=draw hands=rs,rc,rm;gs stack=$s,ys,yc", 2).when("0 discard 1 3")
    assert hands(table) == ["gs ys yc", "rc"]
    assert sorted(table.discards.split()) == ["rm", "rs"]


@pytest.mark.rule("FT-11.9", "FT-7.2", "FT-3.4")
def test_who_has_had_no_turn_yet_may_get_a_dagger_and_play_it() -> None:
    table = tale(f"{board(b2='$s')} hands=D,rs;-;S", 3).when("0 glimpse b2")
    assert hands(table) == ["S", "D rs", ""]
    table.when("0 play 1", "0 take 5")
    assert (table.phase, table.deciders) == ("dagger", (1,))
    table.when("1 dagger 1")
    assert (table.won(0), table.gems, table.hand(1)) == (0, "123456789", "rs")


@pytest.mark.rule("FT-11.9", "FT-5.3")
def test_a_hand_that_was_lost_to_a_dagger_may_be_filled() -> None:
    table = tale(f"{board(a1='D', b2='$s')} hands=rs,rc,rm;gs,gc", 2)
    table.when("0 glimpse a1")
    assert hands(table) == ["", "gs gc"]
    table.when("0 pass", "0 steal 1")  # Sinbad comes up in the steal
    assert (table.hand(0), table.eyes(0), table.active) == ("gs gc", (1, 0), 1)


@pytest.mark.rule("FT-11.9", "FT-4.5")
def test_an_empty_hand_is_made_up_only_in_ones_own_next_first_phase() -> None:
    table = sinbad_comes(2, "hands=rs,rc,rm;-")
    assert hands(table) == ["", "rs rc rm"]
    pass_turn(table)
    assert hands(table) == ["", "rs rc rm"]
    pass_turn(table)
    assert hands(table)[0] == "yc ym yh"


@pytest.mark.rule("FT-11.9", "FT-1.5")
def test_hoards_stay_where_they_are() -> None:
    table = sinbad_comes(3, "won=1,2,3 gems=567 kept=S;-;- eyes=0,1,0 eye-tiles=-;-;E")
    assert [table.won(seat) for seat in range(3)] == [1, 2, 3]
    assert [table.kept(seat) for seat in range(3)] == [1, 0, 0]
    assert [table.eyes(seat) for seat in range(3)] == [(0, 0), (1, 0), (0, 1)]
