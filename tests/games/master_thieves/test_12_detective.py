"""MT-12 The detective."""

import pytest

from larceny.games.master_thieves.events import (
    BoxMoved,
    Opened,
    Picked,
    Revealed,
    RoundEnded,
    TurnBegun,
)

from .table import editions, given

# MT-12.1 He touches nothing -----------------------------------------------------------------


@pytest.mark.rule("MT-12.1", "MT-6.4")
@editions()
def test_a_round_of_detectives_alone_leaves_the_box_untouched(edition: str) -> None:
    table = given(f"{edition} 2 T.E=2D/ rest=B.E")
    before = table.drawer("T.E")
    table.when("0 choose detective", "1 choose detective")
    assert (table.phase, table.state.round) == ("choose", 2)
    assert table.happened(Revealed)
    assert table.happened(RoundEnded)
    assert not [*table.happened(Opened), *table.happened(BoxMoved), *table.happened(TurnBegun)]
    assert table.drawer("T.E") == before


@pytest.mark.rule("MT-12.1")
@editions()
def test_a_detective_gets_no_turn_at_the_box(edition: str) -> None:
    table = given(f"{edition} 2 phase=move actor=0 chosen=T,D red=1D rest=B.E")
    table.when("0 done")
    assert (table.phase, table.legal(1)) == ("confiscate", ["pick D"])


@pytest.mark.rule("MT-12.1")
@pytest.mark.parametrize("word", ["open T.E", "take all", "place D", "flip", "rotate 1 cw"])
def test_a_detective_neither_opens_nor_takes_nor_places_nor_moves(word: str) -> None:
    table = given("french 2 phase=confiscate chosen=T,D pickers=1 red=1D T.E=2D/ rest=B.E")
    assert table.refused(f"1 {word}") in ("MT-12.1", "MT-6.4")


# MT-12.2 Confiscating -----------------------------------------------------------------------


@pytest.mark.rule("MT-12.2")
@editions()
def test_a_lone_detective_gets_the_whole_red_pillow(edition: str) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen=T,D red=1D T.E=/1D1S rest=B.E")
    table.when("0 open T.E", "0 done", "1 pick S", "1 pick D", "1 pick D")
    assert (table.black(1), table.red) == ("2D1S", "-")
    assert (table.phase, table.state.round) == ("choose", 2)


@pytest.mark.rule("MT-12.2")
@editions()
def test_the_detective_with_the_lowest_number_picks_first_and_again_last(edition: str) -> None:
    table = given(
        f"{edition} 3 phase=open actor=1 chosen=D,T,D cards=555555,111111,222222 T.E=/2D1S rest=B.E"
    )
    table.when("1 open T.E", "1 done")
    assert table.deciders == (2,)
    assert table.refused("0 pick S") == "MT-12.2"
    table.when("2 pick S", "0 pick D", "2 pick D")
    assert (table.black(2), table.black(0), table.red) == ("1D1S", "1D", "-")


@pytest.mark.rule("MT-12.2")
@editions()
def test_the_detectives_wait_until_all_others_have_acted(edition: str) -> None:
    table = given(f"{edition} 4 phase=open actor=1 chosen=D,T,M,D red=1D T.E=/1D T.W=/1D rest=B.E")
    table.when("1 open T.E", "1 done")
    assert (table.phase, table.deciders, table.red) == ("open", (2,), "2D")
    table.when("2 open T.W", "2 done")
    assert (table.phase, table.deciders, table.red) == ("confiscate", (0,), "3D")


@pytest.mark.rule("MT-12.2")
@editions()
def test_the_detectives_divide_once_in_a_round(edition: str) -> None:
    table = given(f"{edition} 4 phase=confiscate chosen=D,T,D,D pickers=0,2,3 red=4D rest=B.E")
    table.when("0 pick D", "2 pick D", "3 pick D", "0 pick D")
    assert [picked.seat for picked in table.happened(Picked)] == [0, 2, 3, 0]
    assert table.phase == "choose"


@pytest.mark.rule("MT-12.2")
@editions()
def test_the_detectives_pick_any_kind_they_like(edition: str) -> None:
    table = given(f"{edition} 3 phase=confiscate chosen=D,T,D pickers=0,2 red=2D1S rest=B.E")
    assert table.legal(0) == ["pick D", "pick S"]
    table.when("0 pick D", "2 pick D", "0 pick S")
    assert (table.black(0), table.black(2)) == ("1D1S", "1D")


@pytest.mark.rule("MT-12.2", "MT-11.5")
def test_a_detective_picks_a_ruby_that_fell() -> None:
    table = given(
        "english_a 3 phase=confiscate chosen=D,D,T cards=111111,444444,222222 pickers=0,1"
        " red=1D1R rest=B.E"
    )
    table.when("0 pick R", "1 pick D")
    assert (table.black(0), table.black(1)) == ("1R", "1D")


@pytest.mark.rule("MT-12.2")
@editions()
@pytest.mark.parametrize("word", ["done", "leave", "pick S"])
def test_no_detective_may_pass_or_pick_what_is_not_there(edition: str, word: str) -> None:
    table = given(f"{edition} 3 phase=confiscate chosen=D,T,D pickers=0,2 red=2D rest=B.E")
    assert table.refused(f"0 {word}") == "MT-12.2"


@pytest.mark.rule("MT-12.2", "MT-7.3")
@editions("english_b", "italian", "french")
def test_detectives_who_outnumber_the_smugglers_get_it_all(edition: str) -> None:
    table = given(
        f"{edition} 4 phase=open actor=0 chosen=S,T,D,D cards=111111,333333,222222,555555"
        " T.E=2D/ T.W=/1S rest=B.E"
    )
    table.when("0 open T.E", "0 place D", "0 done", "1 open T.W", "1 done")
    table.when("2 pick S", "3 pick D", "2 pick D")
    assert [table.black(seat) for seat in range(4)] == ["-", "-", "1D1S", "1D"]


@pytest.mark.rule("MT-12.2", "MT-7.4")
@editions()
def test_after_the_smugglers_only_what_came_later_is_left_for_the_detectives(edition: str) -> None:
    table = given(
        f"{edition} 4 phase=move actor=1 chosen=S,S,T,D placed=1 white=*,1D1S,*,* red=2D T.W=/1S"
        " rest=B.E"
    )
    table.when("1 done", "0 pick D", "1 pick D", "2 open T.W", "2 done", "3 pick S")
    assert [table.black(seat) for seat in range(4)] == ["1D", "1D", "-", "1S"]
    assert table.phase == "choose"


@pytest.mark.rule("MT-12.2")
@editions()
def test_detectives_have_nothing_to_decide_before_an_empty_red_pillow(edition: str) -> None:
    table = given(f"{edition} 2 phase=move actor=0 chosen=T,D rest=B.E")
    table.when("0 done")
    assert (table.phase, table.black(1)) == ("choose", "-")


# MT-12.3 No detective -----------------------------------------------------------------------


@pytest.mark.rule("MT-12.3")
@editions()
def test_without_a_detective_the_red_pillow_stays_for_the_next_round(edition: str) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen=T,M red=1S T.E=/2D rest=B.E")
    table.when("0 open T.E", "0 done", "1 open T.W", "1 leave")
    if table.phase == "place":
        table.when("1 place nothing")
    table.when("1 done")
    assert (table.phase, table.state.round, table.red) == ("choose", 2, "2D1S")


@pytest.mark.rule("MT-12.3", "MT-12.2")
@editions()
def test_a_detective_of_the_next_round_gets_what_stayed(edition: str) -> None:
    table = given(f"{edition} 2 round=2 hands=SJGMD,SJGTD red=2D rest=B.E")
    table.when("0 choose detective", "1 choose thief", "1 open T.E", "1 done", *2 * ["0 pick D"])
    assert (table.black(0), table.red) == ("2D", "-")
