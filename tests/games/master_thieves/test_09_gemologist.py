"""MT-9 The gemologist."""

import pytest

from .table import Table, editions, given


def gemologist(rules: str, drawer: str = "/", others: str = "T", more: str = "") -> Table:
    """Seat 0 is a gemologist before the drawer T.E; the others have their cards open."""
    cards = f"G,{others}"
    players = len(cards.split(","))
    return given(
        f"{rules} {players} phase=open actor=0 chosen={cards} T.E={drawer} {more} rest=B.E"
    )


def totals(table: Table) -> list[int]:
    """How many imitations she may place in all, one after the other."""
    table.when("0 open T.E")
    allowed, placed = [], 0
    while table.phase == "place":
        if "place nothing" in table.legal(0):
            allowed.append(placed)
        table.when(f"0 {table.legal(0)[0]}")
        placed += 1
    return [*allowed, placed]


# MT-9.1 Her imitation -----------------------------------------------------------------------


@pytest.mark.rule("MT-9.1")
@editions()
def test_if_no_gems_fell_she_may_or_must_place_one(edition: str) -> None:
    assert totals(gemologist(edition)) == ([0, 1] if edition == "english_a" else [1])


@pytest.mark.rule("MT-9.1", "MT-9.2")
@editions()
def test_if_gems_fell_she_may_or_must_place_one(edition: str) -> None:
    free = edition in ("english_a", "english_b")
    assert totals(gemologist(edition, "/2D")) == ([0, 1] if free else [1])


@pytest.mark.rule("MT-9.1", "MT-9.2")
@editions()
@pytest.mark.parametrize(
    ("duty", "drawer", "allowed"),
    [
        ("may", "2D/", [0, 1]),
        ("may", "/2D", [0, 1]),
        ("must", "2D/", [1]),
        ("must", "/2D", [1]),
        ("must_unless_fell", "2D/", [1]),
        ("must_unless_fell", "/2D", [0, 1]),
    ],
)
def test_every_duty_of_a_gemologist(
    edition: str, duty: str, drawer: str, allowed: list[int]
) -> None:
    assert totals(gemologist(f"{edition}[gemologist_imitation={duty}]", drawer)) == allowed


@pytest.mark.rule("MT-9.1")
@pytest.mark.parametrize("drawer", ["/", "2D/", "/2D"])
def test_a_gemologist_who_must_place_is_refused_to_place_nothing(drawer: str) -> None:
    table = gemologist("french", drawer).when("0 open T.E")
    assert table.refused("0 place nothing") == "MT-9.1"


@pytest.mark.rule("MT-9.1")
def test_an_alarm_that_falls_alone_does_not_lift_her_duty() -> None:
    assert totals(gemologist("english_b", "/!1")) == [1]


@pytest.mark.rule("MT-9.1", "MT-1.4")
@editions()
@pytest.mark.parametrize(("kind", "white"), [("D", "4D2S"), ("S", "5D1S")])
def test_she_places_a_diamond_or_a_sapphire(edition: str, kind: str, white: str) -> None:
    table = gemologist(edition, "1D/", more="white=5D2S,*").when("0 open T.E", f"0 place {kind}")
    assert table.drawer("T.E") == {"D": "2D/", "S": "1D1S/"}[kind]
    assert table.white(0) == white


# MT-9.2 Also when gems fell -----------------------------------------------------------------


@pytest.mark.rule("MT-9.2", "MT-5.3")
@editions()
def test_gems_that_fall_go_to_red_and_then_she_places_in_the_same_drawer(edition: str) -> None:
    table = gemologist(edition, "/2D1S").when("0 open T.E", "0 place S")
    assert (table.red, table.drawer("T.E")) == ("2D1S", "1S/")


@pytest.mark.rule("MT-9.2", "MT-8.4")
@editions()
def test_gems_that_fall_with_an_alarm_go_to_its_owner_and_she_still_places(edition: str) -> None:
    table = gemologist(edition, "/3D!1", more="red=1D").when("0 open T.E")
    assert (table.black(1), table.has_alarm(1), table.red) == ("3D", True, "1D")
    table.when("0 place D")
    assert table.drawer("T.E") == "1D/"


@pytest.mark.rule("MT-9.2", "MT-8.5")
@editions()
def test_her_own_alarm_falls_and_she_still_places(edition: str) -> None:
    table = gemologist(edition, "/3D!0").when("0 open T.E", "0 place D")
    assert (table.red, table.has_alarm(0), table.drawer("T.E")) == ("3D", True, "1D/")


@pytest.mark.rule("MT-9.2")
@editions()
@pytest.mark.parametrize("character", ["S", "J", "T", "M"])
def test_nobody_else_places_when_gems_fell(edition: str, character: str) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen={character},D T.E=/2D rest=B.E")
    assert table.when("0 open T.E").phase == "move"
    assert table.refused("0 place D") == "MT-5.3"


# MT-9.3 One more for each detective ---------------------------------------------------------


@pytest.mark.rule("MT-9.3", "MT-9.1")
@editions()
def test_two_detectives_allow_two_more(edition: str) -> None:
    table = gemologist(edition, others="D,D", more="white=5D,*,*")
    assert totals(table) == ([0, 1, 2, 3] if edition == "english_a" else [1, 2, 3])


@pytest.mark.rule("MT-9.3", "MT-9.1")
@editions()
def test_at_a_table_for_two_one_detective_allows_one_more(edition: str) -> None:
    table = gemologist(edition, others="D", more="white=6D,*")
    assert totals(table) == ([0, 1, 2] if edition == "english_a" else [1, 2])


@pytest.mark.rule("MT-9.3", "MT-9.2")
@editions()
def test_she_places_more_also_if_gems_fell(edition: str) -> None:
    allowed = {"english_a": [0, 1, 2], "english_b": [0, 1, 2], "italian": [1, 2], "french": [1, 2]}
    assert totals(gemologist(edition, "/2D", others="D")) == allowed[edition]


@pytest.mark.rule("MT-9.3")
def test_without_a_detective_she_places_no_second() -> None:
    table = gemologist("french").when("0 open T.E", "0 place D")
    assert table.phase == "move"
    table.refused("0 place D")


@pytest.mark.rule("MT-9.3")
def test_she_places_no_more_than_the_detectives_allow() -> None:
    table = gemologist("french", others="D").when("0 open T.E", "0 place D", "0 place D")
    assert table.phase == "move"
    assert table.refused("0 place D") == "MT-9.3"


@pytest.mark.rule("MT-9.3", "MT-9.2")
def test_gems_that_fell_are_not_what_keeps_her_from_placing_too_many() -> None:
    table = gemologist("french", "/2D").when("0 open T.E", "0 place D")
    assert table.phase == "move"
    assert table.refused("0 place D") == "MT-9.3"


@pytest.mark.rule("MT-9.3")
@editions()
def test_detectives_of_earlier_rounds_do_not_count(edition: str) -> None:
    table = given(
        f"{edition} 3 round=2 phase=open actor=0 chosen=G,T,T hands=JTMD,SJGM,SJGM T.E=/ rest=B.E"
    )
    assert max(totals(table)) == 1


@pytest.mark.rule("MT-9.3")
@editions()
def test_she_mixes_diamonds_and_sapphires_as_she_likes(edition: str) -> None:
    table = gemologist(edition, others="D,D", more="white=3D2S,*,*")
    table.when("0 open T.E", "0 place S", "0 place D", "0 place S")
    assert (table.drawer("T.E"), table.white(0)) == ("1D2S/", "2D")


@pytest.mark.rule("MT-9.3")
@editions()
def test_with_too_few_imitations_she_places_what_she_has(edition: str) -> None:
    table = gemologist(edition, others="D,D,D", more="white=1D1S,*,*,*")
    assert totals(table) == ([0, 1, 2] if edition == "english_a" else [1, 2])
    assert (table.white(0), table.drawer("T.E")) == ("-", "1D1S/")


@pytest.mark.rule("MT-9.3", "MT-13.1")
@editions()
def test_her_last_imitations_end_the_game_after_the_detectives_have_divided(edition: str) -> None:
    table = gemologist(edition, others="D,D,D", more="white=2D,*,*,* red=3D")
    table.when("0 open T.E", "0 place D", "0 place D", "0 done")
    assert (table.phase, table.ending) == ("confiscate", None)
    table.when("1 pick D", "2 pick D", "3 pick D")
    assert (table.phase, table.ending) == ("over", "empty_pillow")


# MT-9.4 She takes nothing -------------------------------------------------------------------


@pytest.mark.rule("MT-9.4")
@editions()
def test_a_gemologist_takes_no_gems(edition: str) -> None:
    table = gemologist(edition, "2D1S/").when("0 open T.E")
    assert table.refused("0 take all") == "MT-9.4"
    assert table.refused("0 take S") == "MT-9.4"
    assert (table.drawer("T.E"), table.red, table.black(0)) == ("2D1S/", "-", "-")
