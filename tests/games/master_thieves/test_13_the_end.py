"""MT-13 The end."""

import pytest

from larceny.games.master_thieves.events import GameOver, RoundEnded
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.events import Seat

from .table import Table, dealt, editions, given

# MT-13.1 An empty white pillow --------------------------------------------------------------


@pytest.mark.rule("MT-13.1")
@editions()
def test_the_game_ends_with_the_round_if_a_white_pillow_is_empty(edition: str) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen=G,T white=1D,* T.E=/ T.W=1D/ rest=B.E")
    table.when("0 open T.E", "0 place D", "0 done")
    assert (table.white(0), table.phase, table.ending) == ("-", "open", None)
    table.when("1 open T.W")
    if table.phase == "take":
        table.when("1 take all")
    table.when("1 done")
    assert (table.phase, table.deciders, table.ending) == ("over", (), "empty_pillow")
    assert table.black(1) == "1D"


@pytest.mark.rule("MT-13.1", "MT-7.4", "MT-12.2")
@editions()
def test_after_a_smuggler_placed_his_last_imitation_the_round_is_played_out(edition: str) -> None:
    table = given(
        f"{edition} 4 phase=open actor=0 chosen=S,T,M,D white=1D,*,*,*"
        " T.E=/ T.W=3D/ M.E=/2D rest=B.E"
    )
    table.when("0 open T.E", "0 place D", "0 done", "1 open T.W")
    if table.phase == "take":
        table.when("1 take all")
    table.when("1 done", "2 open M.E", "2 done", "3 pick D")
    assert table.ending is None
    table.when("3 pick D")
    assert table.ending == "empty_pillow"
    assert (table.black(1), table.black(3)) == ("3D", "2D")


@pytest.mark.rule("MT-13.1")
@editions()
def test_the_game_goes_on_while_everyone_has_an_imitation(edition: str) -> None:
    table = given(f"{edition} 2 phase=move actor=1 chosen=T,T white=1D,1S rest=B.E")
    assert table.when("1 done").phase == "choose"


@pytest.mark.rule("MT-13.1")
@editions()
def test_nobody_plays_on_after_the_end(edition: str) -> None:
    table = over(edition, white="-,*", black="-,-")
    assert (table.legal(0), table.legal(1)) == ([], [])
    assert table.refused("0 choose thief").startswith("MT-13.")


# MT-13.2 The sixth ruby ---------------------------------------------------------------------


def last_ruby_found(rules: str, more: str = "") -> Table:
    """The master thief of seat 0 has found the last ruby; a thief and a detective come after."""
    table = given(
        f"{rules} 3 phase=open actor=0 chosen=M,M,D black=2R,3R,- red=2D T.N=1D(R)/ {more} rest=B.E"
    )
    return table.when("0 open T.N", "0 look")


@pytest.mark.rule("MT-13.2")
@editions()
def test_the_sixth_ruby_ends_the_french_game_at_once_and_no_other(edition: str) -> None:
    table = last_ruby_found(edition).when("0 take all")
    if edition == "french":
        assert (table.phase, table.ending) == ("over", "sixth_ruby")
    else:
        assert (table.phase, table.ending) == ("place" if edition == "english_a" else "move", None)
    assert table.black(0) == "1D3R"


@pytest.mark.rule("MT-13.2", "MT-13.6")
@editions()
def test_at_once_means_no_more_turns_and_no_division(edition: str) -> None:
    table = last_ruby_found(f"{edition}[sixth_ruby=at_once]").when("0 take all")
    assert (table.phase, table.deciders, table.ending) == ("over", (), "sixth_ruby")
    assert (table.black(0), table.black(2), table.red) == ("1D3R", "-", "2D")
    assert table.happened(GameOver)
    assert not table.happened(RoundEnded)


@pytest.mark.rule("MT-13.2", "MT-13.1")
@editions()
def test_end_of_round_means_that_the_round_is_played_out(edition: str) -> None:
    table = last_ruby_found(f"{edition}[sixth_ruby=end_of_round]").when("0 take all")
    finish_turn(table, Seat(0))
    table.when("1 open T.E", "1 leave")
    finish_turn(table, Seat(1))
    table.when("2 pick D")
    assert (table.phase, table.ending) == ("confiscate", None)
    table.when("2 pick D")
    assert (table.phase, table.ending) == ("over", "sixth_ruby")
    assert table.black(2) == "2D"


@pytest.mark.rule("MT-13.2")
@editions()
def test_never_means_that_the_game_goes_on(edition: str) -> None:
    table = last_ruby_found(f"{edition}[sixth_ruby=never]").when("0 take all")
    finish_turn(table, Seat(0))
    table.when("1 open T.E", "1 leave")
    finish_turn(table, Seat(1))
    table.when("2 pick D", "2 pick D")
    assert (table.phase, table.ending, table.state.round) == ("choose", None, 2)


def finish_turn(table: Table, seat: Seat) -> None:
    if table.phase == "place":
        table.when(f"{seat} place nothing")
    table.when(f"{seat} done")


@pytest.mark.rule("MT-13.2")
def test_the_fifth_ruby_ends_nothing() -> None:
    table = given("french 2 phase=open actor=0 chosen=M,D black=2R,2R T.N=(R)/ T.S=/(R) rest=B.E")
    table.when("0 open T.N", "0 look", "0 take all", "0 done")
    assert (table.phase, table.black(0)) == ("choose", "3R")


@pytest.mark.rule("MT-13.2", "MT-11.5")
def test_a_last_ruby_that_falls_back_into_its_drawer_has_not_been_taken() -> None:
    table = given("french 2 phase=open actor=0 chosen=M,D black=2R,3R T.N=2D/(R) rest=B.E")
    table.when("0 open T.N", "0 look")
    assert (table.phase, table.ending, table.drawer("T.N")) == ("move", None, "2D(R)/")
    assert table.when("0 done").phase == "choose"


@pytest.mark.rule("MT-13.2", "MT-11.3")
def test_a_last_ruby_that_he_leaves_has_not_been_taken() -> None:
    table = last_ruby_found("french").when("0 leave", "0 done")
    assert (table.phase, table.deciders, table.ending) == ("open", (1,), None)


@pytest.mark.rule("MT-13.2", "MT-11.5")
@pytest.mark.parametrize("sixth_ruby", ["at_once", "end_of_round"])
def test_a_last_ruby_that_falls_to_red_has_not_been_taken_by_a_master_thief(
    sixth_ruby: str,
) -> None:
    table = given(
        f"french[ruby_falls_to=red,sixth_ruby={sixth_ruby}] 2"
        " phase=open actor=0 chosen=M,D black=2R,3R T.N=/(R) rest=B.E"
    )
    table.when("0 open T.N", "0 look", "0 done", "1 pick R")
    assert (table.phase, table.ending) == ("choose", None)


@pytest.mark.rule("MT-13.2")
def test_the_last_ruby_in_the_box_counts_though_another_lies_on_red() -> None:
    table = given(
        "french[ruby_falls_to=red] 2"
        " phase=open actor=0 chosen=M,D black=2R,2R red=1R T.N=(R)/ rest=B.E"
    )
    table.when("0 open T.N", "0 look", "0 take all")
    assert (table.phase, table.ending) == ("over", "sixth_ruby")


@pytest.mark.rule("MT-13.2", "MT-13.1")
def test_the_sixth_ruby_comes_before_a_pillow_that_was_emptied_in_the_same_round() -> None:
    table = given("french 2 phase=open actor=0 chosen=M,G white=*,- black=2R,3R T.N=(R)/ rest=B.E")
    table.when("0 open T.N", "0 look", "0 take all")
    assert table.ending == "sixth_ruby"


# MT-13.3 A last round -----------------------------------------------------------------------


def last_turn(rules: str, round_number: int) -> Table:
    hands = {0: "-,-", 5: "S,S"}[round_number % 6]
    return given(
        f"{rules} 2 phase=move actor=1 chosen=T,T round={round_number} hands={hands}"
        " black=3D,- rest=B.E"
    ).when("1 done")


@pytest.mark.rule("MT-13.3")
@editions()
def test_the_game_is_over_after_sixty_rounds(edition: str) -> None:
    assert last_turn(edition, 59).ending is None
    table = last_turn(edition, 60)
    assert (table.phase, table.ending, table.winners) == ("over", "round_cap", (0,))


@pytest.mark.rule("MT-13.3")
@editions()
@pytest.mark.parametrize("cap", [5, 6])
def test_a_host_may_choose_another_last_round(edition: str, cap: int) -> None:
    assert last_turn(f"{edition}[round_cap={cap}]", cap).ending == "round_cap"
    assert last_turn(f"{edition}[round_cap={cap + 1}]", cap).ending is None


@pytest.mark.rule("MT-13.3", "MT-13.4")
@editions()
def test_after_the_last_round_points_are_counted_as_they_stand(edition: str) -> None:
    full = {"english_a": -15, "english_b": -14, "italian": -12, "french": -12}[edition]
    assert last_turn(edition, 60).scores == (full + 3, full)


@pytest.mark.rule("MT-13.3")
@pytest.mark.parametrize(("cap", "fits"), [(0, False), (1, True), (10_000, True), (10_001, False)])
def test_a_game_may_last_from_one_round_to_ten_thousand(cap: int, fits: bool) -> None:
    if fits:
        dealt("french", 2, round_cap=cap)
    else:
        with pytest.raises(InvalidRuleset):
            dealt("french", 2, round_cap=cap)


# MT-13.4 Points -----------------------------------------------------------------------------


def over(rules: str, white: str, black: str, more: str = "") -> Table:
    """A game that an empty white pillow has ended after the first round."""
    players = len(white.split(","))
    hands = ",".join(["SJGMD"] * players)
    return given(
        f"{rules} {players} phase=over ending=empty_pillow hands={hands}"
        f" white={white} black={black} {more} rest=B.E"
    )


@pytest.mark.rule("MT-13.4")
@editions()
def test_everyone_starts_with_minus_points(edition: str) -> None:
    full = {"english_a": -15, "english_b": -14, "italian": -12, "french": -12}[edition]
    assert dealt(edition, 4).scores == (full,) * 4


@pytest.mark.rule("MT-13.4")
@editions()
@pytest.mark.parametrize(
    ("white", "black", "points"),
    [("-", "1D", 1), ("-", "1S", 2), ("-", "1R", 4), ("1D", "-", -1), ("1S", "-", -2)],
)
def test_what_a_gem_counts(edition: str, white: str, black: str, points: int) -> None:
    assert over(edition, f"{white},-", f"{black},-").scores == (points, 0)


@pytest.mark.rule("MT-13.4")
@editions()
def test_most_points_win(edition: str) -> None:
    table = over(edition, "-,4D1S,3D", "2D1S,3D2R,1S1R")
    assert table.scores == (4, 5, 3)
    assert table.winners == (1,)


# MT-13.5 Ties -------------------------------------------------------------------------------


@pytest.mark.rule("MT-13.5")
@editions()
def test_among_equal_points_most_rubies_win(edition: str) -> None:
    table = over(edition, "-,-,*", "2S2R,4S1R,-")
    assert table.scores[:2] == (12, 12)
    assert table.winners == (0,)


@pytest.mark.rule("MT-13.5")
@editions()
def test_among_equal_rubies_most_sapphires_win(edition: str) -> None:
    table = over(edition, "-,-,*", "3D1S1R,1D2S1R,-")
    assert table.scores[:2] == (9, 9)
    assert table.winners == (1,)


@pytest.mark.rule("MT-13.5")
@editions()
def test_most_diamonds_decide_in_the_italian_edition_only(edition: str) -> None:
    table = over(edition, "2D,-", "10D1S1R,8D1S1R")
    assert table.scores == (14, 14)
    assert table.winners == ((0,) if edition == "italian" else (0, 1))


@pytest.mark.rule("MT-13.5")
@editions()
@pytest.mark.parametrize(
    ("tie_break", "winners"),
    [("rubies_sapphires", (0, 1)), ("rubies_sapphires_diamonds", (0,))],
)
def test_both_ways_to_break_a_tie(edition: str, tie_break: str, winners: tuple[int, ...]) -> None:
    table = over(f"{edition}[tie_break={tie_break}]", "2D,-", "10D1S1R,8D1S1R")
    assert table.winners == winners


@pytest.mark.rule("MT-13.5")
@editions()
def test_white_pillows_do_not_break_a_tie(edition: str) -> None:
    table = over(edition, "2S,4D,-", "2D1S1R,2D1S1R,-")
    assert table.scores == (4, 4, 0)
    assert table.winners == (0, 1)


@pytest.mark.rule("MT-13.5")
@editions()
def test_those_who_are_still_equal_win_together(edition: str) -> None:
    assert over(edition, "-,-,-", "1S1R,1S1R,1S1R").winners == (0, 1, 2)


@pytest.mark.rule("MT-13.5")
@editions()
def test_rubies_decide_only_among_those_with_the_most_points(edition: str) -> None:
    table = over(edition, "-,-,-", "9D,3D3S,2R")
    assert table.scores == (9, 9, 8)
    assert table.winners == (1,)


# MT-13.6 What does not count ----------------------------------------------------------------


@pytest.mark.rule("MT-13.6")
@editions()
def test_gems_in_the_box_and_on_the_red_pillow_count_for_nobody(edition: str) -> None:
    table = over(edition, "-,1D", "2D,1D", more="red=3D1S T.E=4D/ T.W=/2D")
    assert table.scores == (2, 0)


@pytest.mark.rule("MT-13.6")
@editions()
def test_alarms_count_nothing_wherever_they_are(edition: str) -> None:
    table = over(edition, "-,-", "1D,1D", more="T.E=4D!0/")
    assert (table.has_alarm(0), table.has_alarm(1)) == (False, True)
    assert (table.scores, table.winners) == ((1, 1), (0, 1))
