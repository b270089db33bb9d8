"""MT-10 The thief."""

import pytest

from larceny.games.master_thieves.choices import Duty
from larceny.games.master_thieves.events import Took
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.kernel.errors import InvalidRuleset

from .table import Table, editions, given

MUST_TAKE = ("english_b", "italian", "french")


def thief(rules: str, drawers: str) -> Table:
    """Seat 0 is a thief, and so is seat 1 after him."""
    return given(f"{rules} 2 phase=open actor=0 chosen=T,T {drawers} rest=B.E")


# MT-10.1 He takes it all --------------------------------------------------------------------


@pytest.mark.rule("MT-10.1")
@editions(*MUST_TAKE)
def test_a_thief_takes_all_gems_without_being_asked(edition: str) -> None:
    table = thief(edition, "T.E=2D1S/").when("0 open T.E")
    assert (table.black(0), table.drawer("T.E"), table.phase) == ("2D1S", "/", "move")


@pytest.mark.rule("MT-10.1")
@editions("english_a")
@pytest.mark.parametrize(
    ("word", "black", "drawer"), [("take all", "2D1S", "/"), ("leave", "-", "2D1S/")]
)
def test_a_thief_who_may_take_takes_all_or_none(
    edition: str, word: str, black: str, drawer: str
) -> None:
    table = thief(edition, "T.E=2D1S/").when("0 open T.E")
    assert table.legal(0) == ["take all", "leave"]
    table.when(f"0 {word}")
    assert (table.black(0), table.drawer("T.E"), table.phase) == (black, drawer, "move")


@pytest.mark.rule("MT-10.1")
@editions()
@pytest.mark.parametrize(("duty", "phase"), [("may", "take"), ("must", "move")])
def test_both_duties_of_a_thief(edition: str, duty: str, phase: str) -> None:
    table = thief(f"{edition}[thief_takes={duty}]", "T.E=2D1S/").when("0 open T.E")
    assert table.phase == phase


@pytest.mark.rule("MT-10.1")
@pytest.mark.parametrize("duty", [Duty.MUST_UNLESS_EMPTY, Duty.MUST_UNLESS_FELL])
def test_a_thief_knows_no_other_duty(duty: Duty) -> None:
    with pytest.raises(InvalidRuleset):
        Ruleset(thief_takes=duty)


@pytest.mark.rule("MT-10.1")
@editions()
@pytest.mark.parametrize("word", ["take D", "take S"])
def test_a_thief_never_takes_just_a_part(edition: str, word: str) -> None:
    table = thief(edition, "T.E=2D1S/").when("0 open T.E")
    assert table.refused(f"0 {word}") == "MT-10.1"


@pytest.mark.rule("MT-10.1")
@editions()
def test_a_thief_finds_an_empty_drawer(edition: str) -> None:
    table = thief(edition, "T.E=/").when("0 open T.E")
    assert (table.black(0), table.phase) == ("-", "move")


@pytest.mark.rule("MT-10.1", "MT-5.3")
@editions()
def test_a_thief_whose_drawer_let_gems_fall_takes_nothing(edition: str) -> None:
    table = thief(edition, "T.E=/2D1S").when("0 open T.E")
    assert (table.red, table.black(0), table.phase) == ("2D1S", "-", "move")
    assert table.refused("0 take all") == "MT-5.3"


@pytest.mark.rule("MT-10.1")
@editions()
def test_gems_that_another_thief_turned_over_fall_to_red(edition: str) -> None:
    table = given(
        f"{edition} 2 phase=open actor=0 chosen=T,T cards=555555,777777 T.E=2D/ T.W=/ rest=M.W"
    )
    table.when("0 open T.W", "0 flip")
    if table.deciders == (0,):  # there may be a second move
        table.when("0 done")
    table.when("1 open B.E")
    assert (table.red, table.black(1), table.phase) == ("2D", "-", "move")


@pytest.mark.rule("MT-10.1", "MT-5.4")
@pytest.mark.parametrize(("drawer", "words"), [("2D/", ["take all", "leave"]), ("/", ["leave"])])
def test_where_only_he_sees_inside_he_is_asked_also_if_he_found_nothing(
    drawer: str, words: list[str]
) -> None:
    table = thief("english_a[drawers_seen_by=opener]", f"T.E={drawer}").when("0 open T.E")
    assert (table.phase, table.legal(0)) == ("take", words)
    if drawer == "/":
        assert table.refused("0 take all") == "MT-10.1"


@pytest.mark.rule("MT-10.1", "MT-5.4")
@pytest.mark.parametrize("drawer", ["2D/", "/"])
def test_where_he_must_take_everyone_sees_what_he_took(drawer: str) -> None:
    table = thief("french[drawers_seen_by=opener]", f"T.E={drawer}").when("0 open T.E")
    (took,) = table.happened(Took)
    assert took.to_json()["gems"] == (drawer.strip("/") or "-")
    assert (took.only, table.phase) == (None, "move")


# MT-10.2 No secrets for him -----------------------------------------------------------------


@pytest.mark.rule("MT-10.2", "MT-2.4")
@editions()
def test_a_thief_is_not_offered_a_look(edition: str) -> None:
    table = thief(edition, "T.N=2D(R)/").when("0 open T.N")
    assert "look" not in table.legal(0)


@pytest.mark.rule("MT-10.2", "MT-2.4")
def test_a_thief_may_not_look_further() -> None:
    table = thief("french", "T.N=2D(R)/").when("0 open T.N")
    assert table.refused("0 look") == "MT-10.2"


@pytest.mark.rule("MT-10.2")
@editions()
def test_a_thief_does_not_reach_the_ruby_behind_the_gems(edition: str) -> None:
    table = thief(edition, "T.N=2D(R)/").when("0 open T.N")
    if table.phase == "take":
        table.when("0 take all")
    assert (table.black(0), table.drawer("T.N")) == ("2D", "(R)/")


@pytest.mark.rule("MT-10.2")
@editions()
def test_no_ruby_falls_from_a_drawer_that_a_thief_opens(edition: str) -> None:
    table = thief(edition, "T.N=/2D(R)").when("0 open T.N")
    assert (table.red, table.drawer("T.N")) == ("2D", "/(R)")


# MT-10.3 No imitation -----------------------------------------------------------------------


@pytest.mark.rule("MT-10.3")
@editions()
@pytest.mark.parametrize("drawer", ["2D/", "/"])
def test_a_thief_places_no_imitation(edition: str, drawer: str) -> None:
    table = thief(edition, f"T.E={drawer} white=3D,*").when("0 open T.E")
    if table.phase == "take":
        table.when("0 take all")
    assert table.refused("0 place D") == "MT-10.3"
    assert table.white(0) == "3D"


@pytest.mark.rule("MT-10.3", "MT-6.1")
@editions()
def test_a_thief_who_places_nothing_has_one_move_or_two(edition: str) -> None:
    table = thief(edition, "T.E=2D/").when("0 open T.E")
    if table.phase == "take":
        table.when("0 take all")
    table.when("0 rotate 1 cw")
    assert table.deciders == ((1,) if edition == "english_a" else (0,))
