"""MT-7 The smuggler."""

import pytest

from larceny.games.master_thieves.events import Revealed, SmugglersCounted, TurnEnded
from larceny.kernel.errors import InvalidRuleset

from .table import Table, editions, given

ALL_TO_RED = ("english_b", "italian", "french")

# MT-7.1 What he takes -----------------------------------------------------------------------


@pytest.mark.rule("MT-7.1", "MT-7.3")
@editions(*ALL_TO_RED)
def test_a_lone_smuggler_puts_all_on_red_and_then_takes_the_whole_pillow(edition: str) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen=S,T red=4D T.E=2D1S/ rest=B.E")
    table.when("0 open T.E")
    assert (table.red, table.drawer("T.E"), table.black(0)) == ("6D1S", "/", "-")
    table.when("0 place D", "0 done", "0 pick S", *6 * ["0 pick D"])
    assert (table.red, table.black(0)) == ("-", "6D1S")


@pytest.mark.rule("MT-7.1", "MT-7.3", "MT-7.6")
@editions("english_a")
def test_outside_a_ring_he_takes_one_gem_and_the_rest_stays(edition: str) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen=S,T red=4D T.E=2D1S/ rest=B.E")
    table.when("0 open T.E", "0 take S")
    assert (table.black(0), table.drawer("T.E"), table.red) == ("1S", "2D/", "4D")
    table.when("0 place nothing", "0 done")
    assert (table.phase, table.deciders, table.red) == ("open", (1,), "4D")


@pytest.mark.rule("MT-7.1")
def test_putting_all_on_red_is_no_choice() -> None:
    table = given("french 2 phase=open actor=0 chosen=S,t T.E=2D1S/ rest=B.E")
    table.when("0 open T.E")
    assert table.phase == "place"
    assert table.refused("0 take S") == "MT-7.1"
    assert table.refused("0 take all") == "MT-7.1"


@pytest.mark.rule("MT-7.1")
def test_outside_a_ring_he_takes_the_gem_he_likes_or_none() -> None:
    table = given("english_a 2 phase=open actor=0 chosen=S,T T.E=2D1S/ rest=B.E")
    table.when("0 open T.E")
    assert table.legal(0) == ["take D", "take S", "leave"]
    assert table.refused("0 take all") == "MT-7.1"
    table.when("0 leave")
    assert (table.black(0), table.red, table.drawer("T.E")) == ("-", "-", "2D1S/")


@pytest.mark.rule("MT-7.1")
def test_outside_a_ring_he_takes_no_second_gem() -> None:
    table = given("english_a 2 phase=open actor=0 chosen=S,T T.E=2D1S/ rest=B.E")
    table.when("0 open T.E", "0 take S")
    assert table.refused("0 take D") == "MT-7.1"


@pytest.mark.rule("MT-7.1")
@pytest.mark.parametrize(
    ("cards", "ring"),
    [("S,T", False), ("S,D", False), ("S,S", True), ("S,S,D", True), ("S,S,D,D", False)],
)
def test_a_ring_is_two_smugglers_and_more_smugglers_than_detectives(cards: str, ring: bool) -> None:
    players = len(cards.split(","))
    table = given(f"english_a {players} phase=open actor=0 chosen={cards} T.E=2D1S/ rest=B.E")
    table.when("0 open T.E")
    assert table.red == ("2D1S" if ring else "-")
    assert table.phase == ("place" if ring else "take")


@pytest.mark.rule("MT-7.1")
def test_a_ring_holds_for_the_round_even_if_a_smuggler_drops_gems() -> None:
    table = given("english_a 3 phase=open actor=0 chosen=S,S,D T.E=/1D T.W=2D/ rest=B.E")
    table.when("0 open T.E", "0 done", "1 open T.W")
    assert (table.red, table.drawer("T.W"), table.phase) == ("3D", "/", "place")


@pytest.mark.rule("MT-7.1", "MT-4.2")
def test_he_must_know_at_his_drawer_whether_there_is_a_ring() -> None:
    with pytest.raises(InvalidRuleset) as refusal:
        given("french[smuggler_takes=one_unless_ring] 2 rest=B.E")
    assert refusal.value.details["rule"] == "MT-7.1"


@pytest.mark.rule("MT-7.1", "MT-7.3")
def test_one_unless_ring_can_go_together_with_sharing_at_a_tie() -> None:
    table = given(
        "french[smuggler_takes=one_unless_ring,reveal=all_at_once] 2"
        " phase=open actor=0 chosen=S,D red=1D T.E=2D1S/ rest=B.E"
    )
    table.when("0 open T.E", "0 take S", "0 place D", "0 done", "0 pick D")
    assert (table.black(0), table.red, table.drawer("T.E")) == ("1D1S", "-", "3D/")


@pytest.mark.rule("MT-7.1", "MT-7.3")
def test_all_to_red_can_go_together_with_sharing_in_a_ring_only() -> None:
    table = given(
        "english_a[smuggler_takes=all_to_red] 2"
        " phase=open actor=0 chosen=S,T red=1D T.E=2D1S/ rest=B.E"
    )
    table.when("0 open T.E", "0 place nothing", "0 done")
    assert (table.phase, table.red, table.black(0)) == ("open", "3D1S", "-")


@pytest.mark.rule("MT-7.1", "MT-8.6")
@editions()
def test_he_takes_gems_from_under_a_lying_alarm(edition: str) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen=S,S T.E=2D1S!1/ rest=B.E")
    table.when("0 open T.E")
    assert (table.red, table.drawer("T.E"), table.black(1)) == ("2D1S", "!1/", "-")


@pytest.mark.rule("MT-7.1")
def test_a_drawer_without_gems_asks_him_for_no_taking() -> None:
    table = given("english_a 2 phase=open actor=0 chosen=S,T T.E=/ rest=B.E")
    assert table.when("0 open T.E").phase == "place"


@pytest.mark.rule("MT-7.1", "MT-5.4")
@pytest.mark.parametrize("inside", ["2D1S", ""])
def test_where_only_he_sees_inside_he_is_asked_also_if_he_found_nothing(inside: str) -> None:
    table = given(
        f"english_a[drawers_seen_by=opener] 2 phase=open actor=0 chosen=S,T T.E={inside}/ rest=B.E"
    )
    table.when("0 open T.E")
    assert table.phase == "take"
    assert table.legal(0) == (["take D", "take S", "leave"] if inside else ["leave"])


# MT-7.2 His imitation -----------------------------------------------------------------------


@pytest.mark.rule("MT-7.2")
@editions()
def test_who_took_gems_may_decline_to_place_or_not(edition: str) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen=S,S white=4D2S,* T.E=2D/ rest=B.E")
    table.when("0 open T.E")
    if edition in ("english_a", "english_b"):
        assert table.when("0 place nothing").white(0) == "4D2S"
    else:
        assert table.refused("0 place nothing") == "MT-7.2"


@pytest.mark.rule("MT-7.2")
@editions()
def test_who_found_nothing_may_decline_to_place_or_not(edition: str) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen=S,S T.E=/ rest=B.E")
    table.when("0 open T.E")
    if edition == "italian":
        assert table.refused("0 place nothing") == "MT-7.2"
    else:
        assert table.when("0 place nothing").drawer("T.E") == "/"


@pytest.mark.rule("MT-7.2")
@pytest.mark.parametrize("inside", ["2D", ""])
@pytest.mark.parametrize(
    ("duty", "free_with", "free_without"),
    [("may", True, True), ("must", False, False), ("must_unless_empty", False, True)],
)
def test_every_duty_to_place(duty: str, free_with: bool, free_without: bool, inside: str) -> None:
    table = given(
        f"french[smuggler_imitation={duty}] 2 phase=open actor=0 chosen=S,t T.E={inside}/ rest=B.E"
    )
    table.when("0 open T.E")
    free = free_with if inside else free_without
    assert table.legal(0) == ["place D", "place S", *(["place nothing"] if free else [])]


@pytest.mark.rule("MT-7.2")
def test_gems_that_lay_in_the_drawer_bind_him_also_if_he_left_them() -> None:
    table = given(
        "french[smuggler_takes=one_unless_ring,reveal=all_at_once] 2"
        " phase=open actor=0 chosen=S,D T.E=2D/ rest=B.E"
    )
    table.when("0 open T.E", "0 leave")
    assert table.refused("0 place nothing") == "MT-7.2"


@pytest.mark.rule("MT-7.2")
def test_an_alarm_alone_in_the_drawer_is_no_gem_that_binds_him() -> None:
    table = given("french[alarm_alone=stays] 2 phase=open actor=0 chosen=S,t T.E=!1/ rest=B.E")
    table.when("0 open T.E", "0 place nothing")
    assert table.phase == "move"


@pytest.mark.rule("MT-7.2")
@editions()
@pytest.mark.parametrize("kind", ["D", "S"])
@pytest.mark.parametrize("other", ["S", "T"])
def test_he_places_one_diamond_or_sapphire_and_no_second(
    edition: str, kind: str, other: str
) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen=S,{other} white=4D2S,* T.E=/ rest=B.E")
    table.when("0 open T.E", f"0 place {kind}")
    assert table.drawer("T.E") == f"1{kind}/"
    assert table.white(0) == {"D": "3D2S", "S": "4D1S"}[kind]
    assert table.refused("0 place D") == "MT-7.2"


# MT-7.3 When smugglers share ----------------------------------------------------------------

COUNTS = [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (2, 3), (3, 2), (3, 3)]
RING = {(2, 0), (2, 1), (3, 2)}
NOT_OUTNUMBERED = {(1, 0), (1, 1), (2, 0), (2, 1), (2, 2), (3, 2), (3, 3)}


def last_smuggler_is_done(rules: str, smugglers: int, detectives: int) -> Table:
    chosen = ",".join("S" * smugglers + "D" * detectives + "T")
    players, last = smugglers + detectives + 1, smugglers - 1
    white = ",".join("1D1S" if seat == last else "*" for seat in range(players))
    table = given(
        f"{rules} {players} phase=move actor={last} chosen={chosen} placed=1 white={white}"
        " red=2D rest=B.E"
    )
    return table.when(f"{last} done")


@pytest.mark.rule("MT-7.3", "MT-7.6")
@editions()
@pytest.mark.parametrize(("smugglers", "detectives"), COUNTS)
def test_smugglers_against_detectives(edition: str, smugglers: int, detectives: int) -> None:
    table = last_smuggler_is_done(edition, smugglers, detectives)
    share = (smugglers, detectives) in (RING if edition == "english_a" else NOT_OUTNUMBERED)
    assert table.happened(SmugglersCounted) == [SmugglersCounted(smugglers, detectives, share)]
    assert (table.phase == "booty") is share
    assert table.red == "2D"


@pytest.mark.rule("MT-7.3")
@pytest.mark.parametrize("share_if", ["ring", "not_outnumbered"])
@pytest.mark.parametrize(("smugglers", "detectives"), COUNTS)
def test_both_ways_to_share(share_if: str, smugglers: int, detectives: int) -> None:
    table = last_smuggler_is_done(f"french[share_if={share_if}]", smugglers, detectives)
    share = (smugglers, detectives) in (RING if share_if == "ring" else NOT_OUTNUMBERED)
    assert (table.phase == "booty") is share


@pytest.mark.rule("MT-7.3", "MT-7.4")
@editions(*ALL_TO_RED)
def test_two_smugglers_share_against_two_detectives(edition: str) -> None:
    table = given(
        f"{edition} 4 phase=open actor=0 chosen=S,S,D,D cards=333333,666666,111111,222222"
        " red=1D T.E=2D/ T.W=1S/ rest=B.E"
    )
    table.when("0 open T.E", "0 place D", "0 done", "1 open T.W", "1 place D", "1 done")
    assert table.red == "3D1S"
    table.when("0 pick S", "1 pick D", "0 pick D", "1 pick D")
    assert [table.black(seat) for seat in range(4)] == ["1D1S", "2D", "-", "-"]


@pytest.mark.rule("MT-7.1", "MT-7.3", "MT-12.2")
@editions("english_a")
def test_two_smugglers_against_two_detectives_are_no_ring(edition: str) -> None:
    table = given(
        f"{edition} 4 phase=open actor=0 chosen=S,S,D,D cards=333333,666666,111111,222222"
        " red=1D T.E=2D/ T.W=1S/ rest=B.E"
    )
    table.when("0 open T.E", "0 take D", "0 place nothing", "0 done")
    table.when("1 open T.W", "1 take S", "1 place nothing", "1 done", "2 pick D")
    assert [table.black(seat) for seat in range(4)] == ["1D", "1S", "1D", "-"]
    assert table.drawer("T.E") == "1D/"


@pytest.mark.rule("MT-7.3", "MT-7.6", "MT-12.2")
@editions(*ALL_TO_RED)
def test_a_smuggler_outnumbered_by_detectives_gets_nothing(edition: str) -> None:
    table = given(
        f"{edition} 3 phase=open actor=0 chosen=S,D,D cards=555555,111111,222222 T.E=2D1S/ rest=B.E"
    )
    table.when("0 open T.E", "0 place D", "0 done")
    assert (table.phase, table.red) == ("confiscate", "2D1S")
    table.when("1 pick S", "2 pick D", "1 pick D")
    assert [table.black(seat) for seat in range(3)] == ["-", "1D1S", "1D"]


@pytest.mark.rule("MT-7.1")
@editions("english_a")
def test_a_smuggler_outnumbered_by_detectives_may_still_take_one_gem(edition: str) -> None:
    table = given(
        f"{edition} 3 phase=open actor=0 chosen=S,D,D cards=555555,111111,222222 T.E=2D1S/ rest=B.E"
    )
    table.when("0 open T.E", "0 take S", "0 place nothing", "0 done")
    assert [table.black(seat) for seat in range(3)] == ["1S", "-", "-"]
    assert table.drawer("T.E") == "2D/"


# MT-7.4 Dividing the red pillow -------------------------------------------------------------


@pytest.mark.rule("MT-7.4")
@editions()
def test_they_divide_when_the_last_of_them_has_moved_the_box(edition: str) -> None:
    table = given(f"{edition} 3 phase=open actor=0 chosen=S,S,T red=1D T.E=/ T.W=/ rest=B.E")
    table.when("0 open T.E", "0 place D", "0 done")
    assert (table.phase, table.deciders, table.red) == ("open", (1,), "1D")
    table.when("1 open T.W", "1 place D")
    assert (table.phase, table.deciders, table.red) == ("move", (1,), "1D")
    table.when("1 rotate 1 cw", "1 flip")
    assert (table.phase, table.deciders) == ("booty", (0,))
    table.when("0 pick D")
    assert (table.phase, table.deciders) == ("open", (2,))


@pytest.mark.rule("MT-7.4", "MT-4.2")
@editions(*ALL_TO_RED)
def test_every_card_lies_open_before_they_divide(edition: str) -> None:
    placed = "placed=1 white=1D1S,*"
    table = given(f"{edition} 2 phase=move actor=0 chosen=S,d {placed} red=1D rest=B.E")
    table.when("0 done")
    assert [type(event) for event in table.events] == [TurnEnded, Revealed, SmugglersCounted]
    assert table.phase == "booty"


@pytest.mark.rule("MT-7.4")
@editions()
def test_the_lowest_number_picks_first_also_if_he_found_nothing(edition: str) -> None:
    table = given(
        f"{edition} 3 phase=open actor=1 chosen=S,S,T cards=777777,444444,111111"
        " T.E=/ T.W=3D/ rest=B.E"
    )
    table.when("1 open T.E", "1 place D", "1 done", "0 open T.W", "0 place D", "0 done")
    assert table.refused("0 pick D") == "MT-7.4"
    table.when("1 pick D", "0 pick D", "1 pick D")
    assert (table.black(1), table.black(0), table.red) == ("2D", "1D", "-")


@pytest.mark.rule("MT-7.4")
@editions()
def test_after_the_last_the_first_picks_again_until_the_pillow_is_empty(edition: str) -> None:
    table = given(f"{edition} 4 phase=booty chosen=S,S,S,T pickers=0,1,2 red=5D rest=B.E")
    table.when("0 pick D", "1 pick D", "2 pick D", "0 pick D", "1 pick D")
    assert [table.black(seat) for seat in range(4)] == ["2D", "2D", "1D", "-"]
    assert (table.phase, table.deciders) == ("open", (3,))


@pytest.mark.rule("MT-7.4")
@editions()
def test_they_pick_any_kind_they_like(edition: str) -> None:
    table = given(f"{edition} 3 phase=booty chosen=S,S,T pickers=0,1 red=2D1S rest=B.E")
    assert table.legal(0) == ["pick D", "pick S"]
    table.when("0 pick D")
    assert table.legal(1) == ["pick D", "pick S"]
    assert (table.black(0), table.red) == ("1D", "1D1S")


@pytest.mark.rule("MT-7.4", "MT-11.5")
def test_a_smuggler_may_pick_a_ruby_that_fell_earlier() -> None:
    table = given("english_a 3 phase=booty chosen=S,S,T pickers=0,1 red=1D1R rest=B.E")
    table.when("0 pick R", "1 pick D")
    assert (table.black(0), table.black(1)) == ("1R", "1D")


@pytest.mark.rule("MT-7.4")
@editions()
def test_nobody_may_pass_while_the_smugglers_divide(edition: str) -> None:
    table = given(f"{edition} 3 phase=booty chosen=S,S,T pickers=0,1 red=2D rest=B.E")
    assert table.refused("0 done") == "MT-7.4"
    assert table.refused("0 leave") == "MT-7.4"
    assert table.refused("0 pick S") == "MT-7.4"


# MT-7.5 A smuggler who dropped gems ---------------------------------------------------------


@pytest.mark.rule("MT-7.5", "MT-5.3")
@editions()
def test_a_smuggler_who_dropped_gems_may_only_move_the_box(edition: str) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen=S,S T.E=/2D rest=B.E")
    table.when("0 open T.E")
    assert (table.red, table.phase) == ("2D", "move")
    assert table.refused("0 place D") == "MT-5.3"
    assert "flip" in table.legal(0)


@pytest.mark.rule("MT-7.5", "MT-7.3")
@editions()
def test_a_smuggler_who_dropped_gems_gets_no_share_but_is_counted(edition: str) -> None:
    table = given(f"{edition} 3 phase=open actor=0 chosen=S,S,D T.E=/2D T.W=1S/ rest=B.E")
    table.when("0 open T.E", "0 done", "1 open T.W", "1 place D", "1 done")
    assert table.happened(SmugglersCounted) == [SmugglersCounted(2, 1, share=True)]
    table.when("1 pick S", "1 pick D", "1 pick D")
    assert (table.black(0), table.black(1)) == ("-", "2D1S")


@pytest.mark.rule("MT-7.5")
def test_a_smuggler_who_dropped_gems_is_refused_a_gem_while_another_divides() -> None:
    table = given("french 3 phase=booty chosen=S,S,T dropped=0 pickers=1 red=2D rest=B.E")
    assert table.refused("0 pick D") == "MT-7.5"


@pytest.mark.rule("MT-7.5", "MT-7.3")
@editions(*ALL_TO_RED)
def test_a_smuggler_who_dropped_gems_saves_the_other_from_two_detectives(edition: str) -> None:
    table = given(
        f"{edition} 4 phase=move actor=1 chosen=S,S,D,D dropped=0 placed=1 white=*,1D1S,*,*"
        " red=2D rest=B.E"
    )
    table.when("1 done")
    assert (table.phase, table.deciders) == ("booty", (1,))


@pytest.mark.rule("MT-7.5", "MT-8.4")
@editions()
def test_a_smuggler_whose_gems_went_to_the_owner_of_an_alarm_gets_no_share(edition: str) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen=S,T red=3D T.E=/2D!1 rest=B.E")
    table.when("0 open T.E", "0 done")
    assert (table.black(0), table.black(1), table.red) == ("-", "2D", "3D")
    assert table.has_alarm(1)
    assert (table.phase, table.deciders) == ("open", (1,))


@pytest.mark.rule("MT-7.5", "MT-8.5")
@editions()
def test_a_smuggler_whose_own_alarm_fell_with_gems_gets_no_share(edition: str) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen=S,T red=3D T.E=/2D!0 rest=B.E")
    table.when("0 open T.E", "0 done")
    assert (table.black(0), table.red, table.has_alarm(0)) == ("-", "5D", True)
    assert table.phase == "open"


@pytest.mark.rule("MT-7.5")
def test_a_smuggler_who_dropped_gems_in_an_earlier_round_shares_again() -> None:
    table = given(
        "french 2 phase=move actor=1 chosen=S,S dropped=0,1 turn=fell,barred round=6 hands=-,-"
        " red=2D rest=B.E"
    )
    table.when("1 done", "0 choose smuggler", "1 choose smuggler")  # the cards changed hands
    table.when("1 open T.E", "1 place D", "1 done", "0 open T.W", "0 place D", "0 done")
    table.when("1 pick D", "0 pick D")
    assert (table.black(0), table.black(1)) == ("1D", "1D")


@pytest.mark.rule("MT-7.5", "MT-5.5")
@pytest.mark.parametrize("may_act", [True, False])
def test_with_sticky_drawers_he_may_act_and_share_if_gems_lay_above_as_well(may_act: bool) -> None:
    table = given(
        f"french[sticky_drawers=0.001,misopened_action={may_act}] 2"
        " phase=open actor=0 chosen=S,t T.E=2D/1S rest=B.E"
    )
    table.when("0 open T.E")
    assert table.red == ("2D1S" if may_act else "1S")
    if may_act:
        table.when("0 place D")
    table.when("0 done")
    assert table.phase == ("booty" if may_act else "open")


# MT-7.6 When nobody may share ---------------------------------------------------------------


@pytest.mark.rule("MT-7.6", "MT-7.5", "MT-12.3")
@editions()
def test_if_all_smugglers_dropped_gems_the_red_pillow_waits(edition: str) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen=S,S red=3D T.E=/1D T.W=/1D rest=B.E")
    table.when("0 open T.E", "0 done", "1 open T.W", "1 done")
    assert (table.phase, table.state.round, table.red) == ("choose", 2, "5D")


@pytest.mark.rule("MT-7.6", "MT-12.2")
@editions()
def test_if_all_smugglers_dropped_gems_the_detectives_get_the_red_pillow(edition: str) -> None:
    table = given(f"{edition} 3 phase=open actor=0 chosen=S,S,D red=1D T.E=/1D T.W=/1D rest=B.E")
    table.when("0 open T.E", "0 done", "1 open T.W", "1 done", *3 * ["2 pick D"])
    assert (table.black(2), table.state.round) == ("3D", 2)


@pytest.mark.rule("MT-7.6")
@editions()
def test_without_a_smuggler_nobody_divides(edition: str) -> None:
    table = given(f"{edition} 2 hands=T,T round=6 red=2D rest=B.E")
    table.when("0 choose thief", "1 choose thief")
    assert (table.phase, table.red) == ("open", "2D")
    table.when("0 open T.E", "0 done", "1 open T.E", "1 done")
    assert (table.phase, table.red) == ("choose", "2D")


@pytest.mark.rule("MT-7.3", "MT-7.4")
@editions()
def test_two_smugglers_at_a_table_for_two_divide(edition: str) -> None:
    placed = "placed=1 white=*,1D1S"
    table = given(f"{edition} 2 phase=move actor=1 chosen=S,S {placed} red=3D rest=B.E")
    table.when("1 done", "0 pick D", "1 pick D", "0 pick D")
    assert (table.black(0), table.black(1), table.red) == ("2D", "1D", "-")
